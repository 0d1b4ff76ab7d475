//! An older list of friends.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Social_SendFriendsCommand` (0xf7cd): the player asks for the older list of friends, with
/// `/friends old`.
///
/// The list was replaced in 2006;
/// [`FriendsUpdate`](crate::asherons_call::messages::event::social::FriendsUpdate) has the newer
/// one.
#[doc(alias("Social_SendFriendsCommand", "FriendsOld"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7cd)]
pub struct SendFriendsCommand {
    /// What to do; clients send 0, to show the list.
    pub command: u32,
    /// A friend's name; empty to show the list.
    pub player: String,
}
