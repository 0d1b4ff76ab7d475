//! Messages between objects, on their way to other players.

use codec_core::Wire;

use super::{NetMessageHeader, NetStream};
use crate::moul::{Counted, Flagged, Moul, UnifiedTime, key::Uoid};

/// `plNetMsgStream`: what messages with a message inside begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x26c, name = "plNetMsgStream")]
pub struct NetMsgStream {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// The message inside: [`NetStream::message`].
    pub stream: NetStream,
}

/// `plNetMsgGameMessage`: a message between objects, for all players in the age.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x26b, name = "plNetMsgGameMessage")]
pub struct NetMsgGameMessage {
    /// The message inside.
    pub base: NetMsgStream,
    /// When to deliver it; `None` is at once.
    #[wire(as = Flagged<UnifiedTime>)]
    pub delivery_time: Option<UnifiedTime>,
}

/// `plNetMsgGameMessageDirected`: a message between objects, for some players.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x32e, name = "plNetMsgGameMessageDirected")]
pub struct NetMsgGameMessageDirected {
    /// The message inside.
    pub base: NetMsgGameMessage,
    /// KI numbers of the players.
    #[wire(as = Counted<u8, u32>)]
    pub receivers: Vec<u32>,
}

/// `plNetMsgLoadClone`: makes a clone of an object, or removes it.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3b3, name = "plNetMsgLoadClone")]
pub struct NetMsgLoadClone {
    /// The message inside, a [`LoadCloneMsg`](crate::moul::plasma::LoadCloneMsg) or
    /// [`LoadAvatarMsg`](crate::moul::plasma::LoadAvatarMsg).
    pub base: NetMsgGameMessage,
    /// The clone.
    pub uoid: Uoid,
    /// Whether it is an avatar.
    pub is_player: bool,
    /// Whether it is made.
    pub is_loading: bool,
    /// Whether the receiver just came.
    pub is_initial_state: bool,
}
