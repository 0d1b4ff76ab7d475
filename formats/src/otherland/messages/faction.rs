//! Factions and a player's standing with them.
//!
//! `FactionRelation` and `FactionRelationList` of the description are
//! [`Faction`](crate::nativeparam::messages::Faction) and
//! [`FactionList`](crate::nativeparam::messages::FactionList).

use codec_core::Wire;

use crate::{
    nativeparam::{AvatarId, Inline, OaPacket},
    otherland::Base,
};

/// `oaPktFactionRequest` (8c/43): asks for the standing with factions.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x438c, name = "oaPktFactionRequest")]
pub struct FactionRequest<T> {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// Which message `param` is.
    pub kind: u8,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// `oaPktFactionResponse` (8c/44): the standing with factions.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x448c, name = "oaPktFactionResponse")]
pub struct FactionResponse<T> {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// Which message `param` is. 1 is the list of all factions,
    /// [`FactionResponse`](crate::nativeparam::messages::FactionResponse).
    pub kind: u8,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}
