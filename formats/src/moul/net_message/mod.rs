//! Messages between players: what
//! [`PropagateBuffer`](super::messages::game::PropagateBuffer) holds.
//!
//! ```text
//! ad 02          01 10 06 00   00 f1 53 65 90 d0 03 00   31 4e 00 00
//! class: 0x2ad   flags         time_sent                 player_id
//! ```
//!
//! A message is an object of the engine, told by the index of its class ([`NetMessage`]). Classes
//! inherit from others: a struct here has what its parent has in its first field, `base`, and all
//! begin with a [`NetMessageHeader`]. Their names are those of the client, without `pl`.
//!
//! | group | classes |
//! |---|---|
//! | messages between objects | [`NetMsgGameMessage`], [`NetMsgGameMessageDirected`], [`NetMsgLoadClone`]; the object inside is a [`plasma::Message`](super::plasma::Message) |
//! | state of objects | [`NetMsgSdlState`], [`NetMsgSdlStateBCast`], [`NetMsgTestAndSet`], [`NetMsgGetSharedState`], [`NetMsgObjStateRequest`] |
//! | pages | [`NetMsgPagingRoom`], [`NetMsgGameStateRequest`], [`NetMsgGroupOwner`], [`NetMsgRelevanceRegions`], [`NetMsgPlayerPage`], [`NetMsgObjectUpdateFilter`] |
//! | players | [`NetMsgMembersListReq`], [`NetMsgMembersList`], [`NetMsgMemberUpdate`], [`NetMsgInitialAgeStateSent`], [`NetMsgVoice`], [`NetMsgListenListUpdate`] |
//! | parents of others | [`NetMessageHeader`], [`NetMsgRoomsList`], [`NetMsgObject`], [`NetMsgStreamedObject`], [`NetMsgSharedState`], [`NetMsgStream`], [`NetMsgServerToClient`]; clients do not send them, but programs that know the classes can |
//!
//! ```
//! use formats::moul::{
//!     UnifiedTime,
//!     messages::game::PropagateBuffer,
//!     net_message::{NetFlags, NetMessage, NetMessageHeader, NetMsgMembersListReq},
//! };
//!
//! let message = NetMessage::MembersListReq(NetMsgMembersListReq {
//!     base: NetMessageHeader {
//!         flags: NetFlags::IS_SYSTEM_MESSAGE.into(),
//!         player_id: Some(20017),
//!         ..NetMessageHeader::default()
//!     },
//! });
//! let buffer = PropagateBuffer::new(&message)?;
//! assert_eq!(buffer.class_index, 0x2ad);
//! assert_eq!(&buffer.buffer[..], b"\xad\x02\0\x10\x02\0\x31\x4e\0\0");
//! assert_eq!(buffer.message()?, message);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game_message;
mod header;
mod object;
mod player;
mod room;
mod shared_state;
mod stream;

use bytes::Bytes;
use codec_core::Wire;

pub use self::{
    game_message::{NetMsgGameMessage, NetMsgGameMessageDirected, NetMsgLoadClone, NetMsgStream},
    header::{NetFlags, NetMessageHeader, NetVersion},
    object::{
        NetMsgGetSharedState, NetMsgObjStateRequest, NetMsgObject, NetMsgSdlState,
        NetMsgSdlStateBCast, NetMsgSharedState, NetMsgStreamedObject, NetMsgTestAndSet,
    },
    player::{
        ClientGuid, MemberInfo, NetMsgInitialAgeStateSent, NetMsgListenListUpdate,
        NetMsgMemberUpdate, NetMsgMembersList, NetMsgMembersListReq, NetMsgServerToClient,
        NetMsgVoice,
    },
    room::{
        GroupOwner, NetGroupId, NetMsgGameStateRequest, NetMsgGroupOwner, NetMsgObjectUpdateFilter,
        NetMsgPagingRoom, NetMsgPlayerPage, NetMsgRelevanceRegions, NetMsgRoomsList, Room,
    },
    shared_state::{GenericValue, GenericVariable, SharedState},
    stream::{Compression, NetStream},
};
use super::{Moul, message_set::conversions};

/// `plNetMessage`: a message between players, behind the index of its class.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u16)]
#[non_exhaustive]
pub enum NetMessage {
    /// Tells that the client loaded pages, or dropped them.
    PagingRoom(NetMsgPagingRoom),
    /// The header alone.
    Header(NetMessageHeader),
    /// A list of pages, and nothing else.
    RoomsList(NetMsgRoomsList),
    /// Tells which groups of objects the client takes care of.
    GroupOwner(NetMsgGroupOwner),
    /// Asks for the state of pages.
    GameStateRequest(NetMsgGameStateRequest),
    /// The name of an object, and nothing else.
    Object(NetMsgObject),
    /// A message between objects, for all players in the age.
    GameMessage(NetMsgGameMessage),
    /// A stream, and nothing else.
    Stream(NetMsgStream),
    /// What a player says.
    Voice(NetMsgVoice),
    /// An object with a stream, and nothing else.
    StreamedObject(NetMsgStreamedObject),
    /// A lock, and nothing else.
    SharedState(NetMsgSharedState),
    /// Locks an object, or unlocks it.
    TestAndSet(NetMsgTestAndSet),
    /// Asks for the state of an object.
    GetSharedState(NetMsgGetSharedState),
    /// Asks for the state of an object.
    ObjStateRequest(NetMsgObjStateRequest),
    /// Limits how often objects send their state.
    ObjectUpdateFilter(NetMsgObjectUpdateFilter),
    /// Asks who is in the age.
    MembersListReq(NetMsgMembersListReq),
    /// Answers [`NetMsgMembersListReq`].
    MembersList(NetMsgMembersList),
    /// Tells that a player came or left.
    MemberUpdate(NetMsgMemberUpdate),
    /// The header of what servers send, and nothing else.
    ServerToClient(NetMsgServerToClient),
    /// Tells that the client now has the state of the whole age.
    InitialAgeStateSent(NetMsgInitialAgeStateSent),
    /// Tells whose voices the client plays.
    ListenListUpdate(NetMsgListenListUpdate),
    /// Tells the state of an object.
    SdlState(NetMsgSdlState),
    /// Tells the state of an object, to other players too.
    SdlStateBCast(NetMsgSdlStateBCast),
    /// A message between objects, for some players.
    GameMessageDirected(NetMsgGameMessageDirected),
    /// Tells where the player is, and what the client wants to know of.
    RelevanceRegions(NetMsgRelevanceRegions),
    /// Makes a clone of an object, or removes it.
    LoadClone(NetMsgLoadClone),
    /// Tells that the client loaded an avatar, or dropped it.
    PlayerPage(NetMsgPlayerPage),
    /// A message of another class, with the index of the class.
    #[wire(other)]
    Unknown(u16, Bytes),
}

conversions! {
    NetMessage:
    PagingRoom(NetMsgPagingRoom),
    Header(NetMessageHeader),
    RoomsList(NetMsgRoomsList),
    GroupOwner(NetMsgGroupOwner),
    GameStateRequest(NetMsgGameStateRequest),
    Object(NetMsgObject),
    GameMessage(NetMsgGameMessage),
    Stream(NetMsgStream),
    Voice(NetMsgVoice),
    StreamedObject(NetMsgStreamedObject),
    SharedState(NetMsgSharedState),
    TestAndSet(NetMsgTestAndSet),
    GetSharedState(NetMsgGetSharedState),
    ObjStateRequest(NetMsgObjStateRequest),
    ObjectUpdateFilter(NetMsgObjectUpdateFilter),
    MembersListReq(NetMsgMembersListReq),
    MembersList(NetMsgMembersList),
    MemberUpdate(NetMsgMemberUpdate),
    ServerToClient(NetMsgServerToClient),
    InitialAgeStateSent(NetMsgInitialAgeStateSent),
    ListenListUpdate(NetMsgListenListUpdate),
    SdlState(NetMsgSdlState),
    SdlStateBCast(NetMsgSdlStateBCast),
    GameMessageDirected(NetMsgGameMessageDirected),
    RelevanceRegions(NetMsgRelevanceRegions),
    LoadClone(NetMsgLoadClone),
    PlayerPage(NetMsgPlayerPage),
}

impl NetMessage {
    /// What it begins with; `None` if its class is not known.
    #[must_use]
    pub fn header(&self) -> Option<&NetMessageHeader> {
        Some(match self {
            Self::PagingRoom(message) => &message.base.base,
            Self::Header(header) => header,
            Self::RoomsList(message) => &message.base,
            Self::Object(message) => &message.base,
            Self::Stream(message) => &message.base,
            Self::StreamedObject(message) => &message.base.base,
            Self::SharedState(message) => &message.base.base.base,
            Self::ServerToClient(message) => &message.base,
            Self::GroupOwner(message) => &message.base.base,
            Self::GameStateRequest(message) => &message.base.base,
            Self::GameMessage(message) => &message.base.base,
            Self::Voice(message) => &message.base,
            Self::TestAndSet(message) => &message.base.base.base.base,
            Self::GetSharedState(message) => &message.base.base,
            Self::ObjStateRequest(message) => &message.base.base,
            Self::ObjectUpdateFilter(message) => &message.base,
            Self::MembersListReq(message) => &message.base,
            Self::MembersList(message) => &message.base.base,
            Self::MemberUpdate(message) => &message.base.base,
            Self::InitialAgeStateSent(message) => &message.base.base,
            Self::ListenListUpdate(message) => &message.base,
            Self::SdlState(message) => &message.base.base.base,
            Self::SdlStateBCast(message) => &message.base.base.base.base,
            Self::GameMessageDirected(message) => &message.base.base.base,
            Self::RelevanceRegions(message) => &message.base,
            Self::LoadClone(message) => &message.base.base.base,
            Self::PlayerPage(message) => &message.base,
            Self::Unknown(..) => return None,
        })
    }
}
