//! Friends, and players one does not want to hear.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, PackableHashTable, enums::LogTextType};

/// `FriendData`: a friend of a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct FriendData {
    /// The friend.
    pub friend_id: u32,
    /// Whether the friend is logged in.
    #[wire(as = Bool32)]
    pub online: bool,
    /// Whether the friend wants to seem not to be.
    #[wire(as = Bool32)]
    pub appear_offline: bool,
    /// The friend's name.
    pub name: String,
    /// By its name, whom the friend has as friends; servers leave it empty.
    pub out_friends: Vec<u32>,
    /// By its name, who has the friend as a friend; servers leave it empty.
    pub in_friends: Vec<u32>,
}

/// `SquelchInfo`: what a player does not want to hear of someone.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SquelchInfo {
    /// The kinds of messages.
    pub filters: Vec<LogTextType>,
    /// The name of the one who is silenced.
    pub name: String,
    /// Whether all characters of that one's account are silenced.
    #[wire(as = Bool32)]
    pub account: bool,
}

/// `SquelchDB`: whom and what a player does not want to hear.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SquelchDb {
    /// Silenced accounts, each with one of its characters. Servers leave it empty and list the
    /// characters below.
    pub account_hash: PackableHashTable<String, u32>,
    /// Silenced characters.
    pub character_hash: PackableHashTable<u32, SquelchInfo>,
    /// Kinds of messages that are silenced from everyone.
    pub global_info: SquelchInfo,
}
