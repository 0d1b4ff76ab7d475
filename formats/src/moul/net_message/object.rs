//! Objects and their state.

use codec_core::{
    Wire,
    text::{Fixed, Windows1252},
};

use super::{NetMessageHeader, NetStream};
use crate::moul::{Moul, key::Uoid};

/// `plNetMsgObject`: what messages about an object begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x268, name = "plNetMsgObject")]
pub struct NetMsgObject {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// The object.
    pub uoid: Uoid,
}

/// `plNetMsgStreamedObject`: what messages with the state of an object begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x27b, name = "plNetMsgStreamedObject")]
pub struct NetMsgStreamedObject {
    /// The object.
    pub base: NetMsgObject,
    /// Its state.
    pub stream: NetStream,
}

/// `plNetMsgSharedState`: what messages about a lock begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x27c, name = "plNetMsgSharedState")]
pub struct NetMsgSharedState {
    /// The object, and a [`SharedState`](super::SharedState) in the stream.
    pub base: NetMsgStreamedObject,
    /// Whether to lock it, or to unlock it.
    pub lock_request: bool,
}

/// `plNetMsgTestAndSet`: locks an object, or unlocks it.
///
/// The server answers with a [`ServerReplyMsg`](crate::moul::plasma::ServerReplyMsg).
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x27d, name = "plNetMsgTestAndSet")]
pub struct NetMsgTestAndSet {
    /// The object and its state.
    pub base: NetMsgSharedState,
}

/// `plNetMsgSDLState`: tells the state of an object.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2cd, name = "plNetMsgSDLState")]
pub struct NetMsgSdlState {
    /// The object, and a [`State`](crate::moul::sdl::State) in the stream.
    pub base: NetMsgStreamedObject,
    /// Whether the player just came.
    pub is_initial_state: bool,
    /// Whether the server keeps it.
    pub persist_on_server: bool,
    /// Whether the object is an avatar.
    pub is_avatar_state: bool,
}

/// `plNetMsgSDLStateBCast`: tells the state of an object, to other players too.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x329, name = "plNetMsgSDLStateBCast")]
pub struct NetMsgSdlStateBCast {
    /// The object and its state.
    pub base: NetMsgSdlState,
}

/// `plNetMsgGetSharedState`: asks for the state of an object.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x27e, name = "plNetMsgGetSharedState")]
pub struct NetMsgGetSharedState {
    /// The object.
    pub base: NetMsgObject,
    /// Name of the state.
    #[wire(as = Fixed<32, Windows1252>)]
    pub shared_state_name: String,
}

/// `plNetMsgObjStateRequest`: asks for the state of an object.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x286, name = "plNetMsgObjStateRequest")]
pub struct NetMsgObjStateRequest {
    /// The object.
    pub base: NetMsgObject,
}
