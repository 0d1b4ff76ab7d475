//! From the character to the world: what the client loads, and how far it is.

use bytes::Bytes;
use codec_core::{Implied, Wire};
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `oaPktRequestEnterGame` (a8/00): the client asks to enter the game.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a8, name = "oaPktRequestEnterGame")]
pub struct RequestEnterGame {
    /// What every packet begins with.
    pub base: Base,
    /// The session, as [`LoginResult`](super::login::LoginResult) has it.
    pub session_id: Uuid,
    /// The magic bytes, as [`LoginResult`](super::login::LoginResult) has them.
    pub magic_bytes: [u8; 16],
}

/// `CPktResourceNotify` (33/00): the client loads a resource.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0033, name = "CPktResourceNotify")]
pub struct ResourceNotify {
    /// What every packet begins with.
    pub base: Base,
    /// The kind of resource.
    pub resource_type: ResourceType,
    /// The resource.
    pub resource_id: Uuid,
    /// The movie to show.
    pub movie: String,
}

/// The kinds of resources.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum ResourceType {
    /// 0: a world.
    WorldDef = 0,
    /// Any other number.
    #[wire(other)]
    Other(u16),
}

/// `CPktBlob` (23/00): an avatar with its parameters and its movement.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0023, name = "CPktBlob")]
pub struct Blob {
    /// What every packet begins with.
    pub base: Base,
    /// The name of the avatar.
    pub avatar_name: String,
    /// The avatar.
    pub avatar_id: AvatarId,
    /// The class of its parameters.
    pub class_id: u32,
    /// Its parameters.
    pub params: Bytes,
    /// How it moves: a [`MoveManagerInit`](super::move_manager::MoveManagerInit).
    pub movement: Bytes,
    /// Whether `guid` follows.
    pub has_guid: Implied<Flag>,
    /// A GUID; of what is not known.
    #[wire(bit = has_guid & Flag::SET)]
    pub guid: Option<Uuid>,
}

/// `oaPktC2SConnectionState` (94/00): the client tells how far it is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0094, name = "oaPktC2SConnectionState")]
pub struct ClientConnectionState {
    /// What every packet begins with.
    pub base: Base,
    /// How far it is.
    pub state: ConnectionState,
    /// An avatar; its part is not known.
    pub unknown_1: AvatarId,
}

/// `oaPktS2XConnectionState` (94/01): the server tells how far a connection is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0194, name = "oaPktS2XConnectionState")]
pub struct ServerConnectionState {
    /// What every packet begins with.
    pub base: Base,
    /// How far it is.
    pub state: ConnectionState,
    /// An avatar; its part is not known.
    pub unknown_1: AvatarId,
}

/// How far a client is on its way into the world.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ConnectionState {
    /// 0: not connected.
    Offline = 0,
    /// 1: between two worlds.
    Transition = 1,
    /// 2: it has received the player.
    PlayerReceived = 2,
    /// 3: it has loaded the map.
    MapLoaded = 3,
    /// 4: it has loaded the player.
    PlayerLoaded = 4,
    /// 5: it waits for the first things around the player.
    WaitingForInitialInterests = 5,
    /// 6: it has received them.
    ReceivedInitialInterests = 6,
    /// 7: it has loaded them.
    InitialInterestsLoaded = 7,
    /// 8: it is in the game.
    InGame = 8,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}
