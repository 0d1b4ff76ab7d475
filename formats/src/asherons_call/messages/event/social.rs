//! Friends and titles.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, Trailing,
    enums::FriendsUpdateType,
    messages::data::{ContractTracker, ContractTrackerTable, FriendData},
};

/// `Social_FriendsUpdate` (0x0021).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0021)]
pub struct FriendsUpdate {
    /// Friends.
    pub friends: Vec<FriendData>,
    /// Type.
    pub kind: FriendsUpdateType,
}

/// `Social_CharacterTitleTable` (0x0029).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0029)]
pub struct CharacterTitleTable {
    /// Always `0x1`.
    #[wire(const = 0x1)]
    pub one: Implied<u32>,
    /// Display title.
    pub display_title: u32,
    /// Titles.
    pub titles: Vec<u32>,
}

/// `Social_AddOrSetCharacterTitle` (0x002b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x002b)]
pub struct AddOrSetCharacterTitle {
    /// New title.
    pub new_title: u32,
    /// Set as display title.
    #[wire(as = Bool32)]
    pub set_as_display_title: bool,
}

/// `Social_SendClientContractTrackerTable` (0x0314).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0314)]
pub struct SendClientContractTrackerTable {
    /// Contract tracker.
    pub contract_tracker: ContractTrackerTable,
}

/// `Social_SendClientContractTracker` (0x0315).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0315)]
pub struct SendClientContractTracker {
    /// Contract tracker.
    pub contract_tracker: ContractTracker,
    /// Delete contract.
    #[wire(as = Bool32)]
    pub delete_contract: bool,
    /// Set as display contract.
    #[wire(as = Bool32)]
    pub set_as_display_contract: bool,
    /// What some senders leave out.
    pub rest: Trailing<SendClientContractTrackerEnd>,
}

/// The end of [`SendClientContractTracker`], which some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SendClientContractTrackerEnd {
    /// Unused1.
    pub unused1: u32,
    /// Unused2.
    pub unused2: u32,
    /// Unused3.
    pub unused3: u32,
}
