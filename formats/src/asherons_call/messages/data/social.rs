//! Friends, and players one does not want to hear.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, PackableHashTable, enums::LogTextType};

/// `FriendData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct FriendData {
    /// Friend id.
    pub friend_id: u32,
    /// Online.
    #[wire(as = Bool32)]
    pub online: bool,
    /// Appear offline.
    #[wire(as = Bool32)]
    pub appear_offline: bool,
    /// Name.
    pub name: String,
    /// Out friends.
    pub out_friends: Vec<u32>,
    /// In friends.
    pub in_friends: Vec<u32>,
}

/// `SquelchInfo`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SquelchInfo {
    /// Filters.
    pub filters: Vec<LogTextType>,
    /// Name.
    pub name: String,
    /// Account.
    #[wire(as = Bool32)]
    pub account: bool,
}

/// `SquelchDB`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SquelchDb {
    /// Account hash.
    pub account_hash: PackableHashTable<String, u32>,
    /// Character hash.
    pub character_hash: PackableHashTable<u32, SquelchInfo>,
    /// Global info.
    pub global_info: SquelchInfo,
}
