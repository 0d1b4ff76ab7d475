//! Packets that carry a message or another packet from one part of the game's servers to another.
//!
//! The messages are nativeparam. Each type is generic over the message: a declared one of
//! [`nativeparam::messages`](crate::nativeparam::messages), or
//! [`Struct`](crate::nativeparam::Struct) for any.

use codec_core::Wire;
use uuid::Uuid;

use super::Packet;
use crate::{
    nativeparam::{AvatarId, Inline, OaPacket},
    otherland::Base,
};

/// `oaPktClientToClusterNode` (8c/47): a message between client and cluster node.
///
/// `oaPktCrafting` (8c/15) and `oaPktSteamMicroTxn` (b6/3f) inherit from it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x478c, name = "oaPktClientToClusterNode")]
pub struct ClientToClusterNode<T> {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// Which message `param` is, such as 4 for
    /// [`QuestTracker`](crate::nativeparam::messages::QuestTracker); in `oaPktSteamMicroTxn`, 1 is
    /// a [`PurchaseResult`](crate::nativeparam::messages::PurchaseResult).
    pub kind: u8,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// `oaCommunityPktBase`: a message between clients and the servers for communities and
/// communication.
///
/// It has no id of its own; five packets inherit from it, and have its fields only.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaCommunityPktBase")]
pub struct Community<T> {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: Uuid,
    /// Meaning not known.
    pub unknown_1: String,
    /// The message. In `oaPktClusterClientToCommunity` it is a
    /// [`CommunityRequest`](crate::nativeparam::messages::CommunityRequest), in
    /// `oaPktClusterNodeToClient` a [`NodeReply`](crate::nativeparam::messages::NodeReply).
    #[wire(as = Inline)]
    pub param: T,
    /// Meaning not known.
    pub unknown_3: u32,
}

/// `oaPktCheatingClusterNode` (8c/35): a cheat command.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x358c, name = "oaPktCheatingClusterNode")]
pub struct CheatingClusterNode<T> {
    /// What every packet begins with.
    pub base: Base,
    /// Who cheats.
    pub avatar_id: AvatarId,
    /// The command, such as a [`CheatCommand`](crate::nativeparam::messages::CheatCommand).
    #[wire(as = Inline)]
    pub command: T,
}

/// `CPktRouted` (77/00): another packet and where it goes.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0077, name = "CPktRouted")]
pub struct Routed<'a> {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u8,
    /// Where it goes.
    pub destination: Destination,
    /// Meaning not known.
    pub unknown_2: u64,
    /// The packet, with its two id bytes.
    pub packet: Box<Packet<'a>>,
}

/// Where a [`Routed`] packet goes. 0, 2 and 3 exist too; what they mean is not known.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum Destination {
    /// 1: to the client.
    Client = 1,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}
