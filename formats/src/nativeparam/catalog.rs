//! All messages, for tools.

use codec_core::catalog::{Catalog, Family};

use super::{
    NativeParam, OaPacket, Struct,
    messages::{
        CheatCommand, CommunityRequest, FactionList, FactionResponse, InstantKill, LootAvatar,
        NodeReply, PortalBook, PurchaseResult, QuestTracker,
    },
};

/// All messages of [`NativeParam`].
///
/// [`Struct`] takes any message. The number of a [`CommunityRequest`] or [`NodeReply`] is one of its
/// fields, so that these are found as a whole.
#[must_use]
#[inline]
pub fn catalog() -> Catalog {
    let mut catalog = Catalog::new();
    catalog.add_family::<NativeParam, AnyStruct>("").set_name("Struct");
    catalog.add::<NativeParam, CommunityRequest>("");
    catalog.add::<NativeParam, NodeReply>("");
    catalog.add::<NativeParam, CheatCommand>("");
    catalog.add::<NativeParam, InstantKill>("");
    catalog.add::<NativeParam, QuestTracker>("");
    catalog.add::<NativeParam, PortalBook>("");
    catalog.add::<NativeParam, PurchaseResult>("");
    catalog.add::<NativeParam, LootAvatar>("");
    catalog.add::<NativeParam, FactionResponse>("");
    catalog.add::<OaPacket, FactionList>("");
    catalog.set_format("nativeparam");
    catalog
}

/// [`Struct`], for input of any lifetime.
struct AnyStruct;

impl Family<NativeParam> for AnyStruct {
    type Of<'de> = Struct<'de>;
}
