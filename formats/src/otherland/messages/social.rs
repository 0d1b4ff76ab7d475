//! Chat and friends.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `CPktChat` (3d/00): a player says something.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x003d, name = "CPktChat")]
pub struct Chat {
    /// What every packet begins with.
    pub base: Base,
    /// Who can hear it.
    pub chat_type: ChatType,
    /// An avatar; its part is not known.
    pub unknown_1: AvatarId,
    /// The name of who says it.
    pub sender: String,
    /// The name of whom it is said to.
    pub receiver: String,
    /// What is said.
    pub message: String,
}

/// Who can hear what is said.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum ChatType {
    /// 0: the party.
    Party = 0,
    /// 1: all that are near.
    Local = 1,
    /// 2: all that are less near; the game does not use it.
    LocalYell = 2,
    /// 3: the clan.
    Clan = 3,
    /// 4: the officers of the clan.
    ClanOfficer = 4,
    /// 5: the receiver.
    Whisper = 5,
    /// 6: all that hear shouts.
    Shout = 6,
    /// 7: all.
    Broadcast = 7,
    /// 8: called a bubble, meant to be combined with the others; the game does not use it.
    Bubble = 8,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}

/// `CPktChannelChat` (3e/00): something is said in a channel.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x003e, name = "CPktChannelChat")]
pub struct ChannelChat {
    /// What every packet begins with.
    pub base: Base,
    /// The channel.
    pub channel: String,
    /// What is said.
    pub message: String,
}

/// `CPktStream_167_0` (a7/00): the friends of a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x00a7, name = "CPktStream_167_0")]
pub struct FriendStream {
    /// What every packet begins with.
    pub base: Base,
    /// The friends.
    pub friend_list: FriendList,
}

/// `oaPktFriendRequest` (a7/02): asks something about a friend.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x02a7, name = "oaPktFriendRequest")]
pub struct FriendRequest {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: String,
    /// Meaning not known.
    pub unknown_1: u32,
    /// Meaning not known.
    pub unknown_2: u32,
}

/// `oaFriendList`: a list of friends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaFriendList")]
pub struct FriendList {
    /// The friends.
    pub friends: Vec<FriendInfo>,
}

/// `oaFriendInfo`: one friend.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaFriendInfo")]
pub struct FriendInfo {
    /// Meaning not known.
    pub unknown_0: u32,
    /// Meaning not known.
    pub unknown_1: u64,
    /// Meaning not known.
    pub unknown_2: String,
    /// Meaning not known.
    pub unknown_3: u32,
    /// Meaning not known.
    pub unknown_4: u32,
    /// Meaning not known.
    pub unknown_5: u32,
    /// Meaning not known.
    pub unknown_6: u32,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_7: bool,
    /// Meaning not known.
    pub unknown_8: Uuid,
}
