//! Pages of an age: which are loaded, who takes care of them, who is near.

use bytes::Bytes;
use codec_core::Wire;

use super::{NetMessageHeader, NetMsgServerToClient};
use crate::moul::{
    BitVector, Counted, Moul, ShortBytes, SignedCount,
    key::{Location, Uoid},
};

/// `plNetMsgRoomsList`: what messages about pages begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x263, name = "plNetMsgRoomsList")]
pub struct NetMsgRoomsList {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// The pages.
    #[wire(as = Counted<u32, Room>)]
    pub rooms: Vec<Room>,
}

/// A page of an age, by place and name.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct Room {
    /// Its place.
    pub location: Location,
    /// Its name.
    #[wire(as = ShortBytes)]
    pub name: Bytes,
}

/// `plNetMsgPagingRoom`: tells that the client loaded pages, or dropped them.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x218, name = "plNetMsgPagingRoom")]
pub struct NetMsgPagingRoom {
    /// The pages.
    pub base: NetMsgRoomsList,
    /// What happened: the constants of this type.
    pub page_flags: u8,
}

impl NetMsgPagingRoom {
    /// `kPagingOut`: the pages are dropped.
    pub const PAGING_OUT: u8 = 1;
    /// `kResetList`: all others are dropped.
    pub const RESET_LIST: u8 = 2;
    /// `kRequestState`: the client wants their state.
    pub const REQUEST_STATE: u8 = 4;
    /// `kFinalRoomInAge`: it is the last one.
    pub const FINAL_ROOM: u8 = 8;
}

/// `plNetMsgGameStateRequest`: asks for the state of pages; of all, if none is named.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x265, name = "plNetMsgGameStateRequest")]
pub struct NetMsgGameStateRequest {
    /// The pages.
    pub base: NetMsgRoomsList,
}

/// `plNetMsgGroupOwner`: tells which groups of objects the client takes care of.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x264, name = "plNetMsgGroupOwner")]
pub struct NetMsgGroupOwner {
    /// What all messages of servers have.
    pub base: NetMsgServerToClient,
    /// The groups.
    #[wire(as = Counted<u32, GroupOwner>)]
    pub groups: Vec<GroupOwner>,
}

/// A group of objects, and whether the client takes care of it.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct GroupOwner {
    /// The group.
    pub group: NetGroupId,
    /// Whether it does.
    pub owned: bool,
}

/// `plNetGroupId`: a group of objects, usually those of a page.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plNetGroupId")]
pub struct NetGroupId {
    /// The page, or one of the groups of
    /// [`SequenceNumber`](crate::moul::key::SequenceNumber).
    pub location: Location,
    /// The constants of this type.
    pub flags: u8,
}

impl NetGroupId {
    /// `kNetGroupConstant`: the group does not change.
    pub const CONSTANT: u8 = 1;
    /// `kNetGroupLocal`: the client always takes care of it.
    pub const LOCAL: u8 = 2;
}

/// `plNetMsgRelevanceRegions`: tells where the player is, and what the client wants to know of.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3ac, name = "plNetMsgRelevanceRegions")]
pub struct NetMsgRelevanceRegions {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// The regions the client wants to know of.
    pub regions_i_care_about: BitVector,
    /// The regions the player is in.
    pub regions_im_in: BitVector,
}

/// `plNetMsgPlayerPage`: tells that the client loaded an avatar, or dropped it.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3b4, name = "plNetMsgPlayerPage")]
pub struct NetMsgPlayerPage {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// Whether it dropped it.
    pub unload: bool,
    /// The avatar.
    pub uoid: Uoid,
}

/// `plNetMsgObjectUpdateFilter`: limits how often objects send their state.
///
/// Servers of today do not look at it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x29d, name = "plNetMsgObjectUpdateFilter")]
pub struct NetMsgObjectUpdateFilter {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// The objects.
    #[wire(as = Counted<SignedCount, Uoid>)]
    pub uoids: Vec<Uoid>,
    /// How often.
    pub max_update_frequency: f32,
}
