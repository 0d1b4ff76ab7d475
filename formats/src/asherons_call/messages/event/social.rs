//! Friends, titles and contracts.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, Trailing,
    enums::FriendsUpdateType,
    messages::data::{ContractTracker, ContractTrackerTable, FriendData},
};

/// `Social_FriendsUpdate` (0x0021): the player's friends, or a change of them.
#[doc(alias("Social_FriendsUpdate", "FriendsListUpdate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0021)]
pub struct FriendsUpdate {
    /// All friends, or those that have changed.
    pub friends: Vec<FriendData>,
    /// Whether these are all friends or a change.
    pub kind: FriendsUpdateType,
}

/// `Social_CharacterTitleTable` (0x0029): the titles that the player's character has earned, once
/// after the login.
#[doc(alias("Social_CharacterTitleTable", "CharacterTitle"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0029)]
pub struct CharacterTitleTable {
    /// Always 1.
    #[wire(const = 0x1)]
    pub one: Implied<u32>,
    /// The title that is shown.
    pub display_title: u32,
    /// All titles.
    pub titles: Vec<u32>,
}

/// `Social_AddOrSetCharacterTitle` (0x002b): the player's character has earned a title or shows
/// another one.
#[doc(alias("Social_AddOrSetCharacterTitle", "UpdateTitle"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x002b)]
pub struct AddOrSetCharacterTitle {
    /// The title.
    pub new_title: u32,
    /// Whether it is shown from now on.
    #[wire(as = Bool32)]
    pub set_as_display_title: bool,
}

/// `Social_SendClientContractTrackerTable` (0x0314): all contracts of the player, once after the
/// login.
#[doc(alias = "Social_SendClientContractTrackerTable")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0314)]
pub struct SendClientContractTrackerTable {
    /// The contracts.
    pub contract_tracker: ContractTrackerTable,
}

/// `Social_SendClientContractTracker` (0x0315): a contract of the player has changed.
#[doc(alias = "Social_SendClientContractTracker")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0315)]
pub struct SendClientContractTracker {
    /// The contract.
    pub contract_tracker: ContractTracker,
    /// Whether the contract is gone from the list.
    #[wire(as = Bool32)]
    pub delete_contract: bool,
    /// Whether the contract is shown on the screen from now on.
    #[wire(as = Bool32)]
    pub set_as_display_contract: bool,
    /// What some senders leave out.
    pub rest: Trailing<SendClientContractTrackerEnd>,
}

/// The end of [`SendClientContractTracker`]: what some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SendClientContractTrackerEnd {
    /// Meaning unknown.
    pub unused1: u32,
    /// Meaning unknown.
    pub unused2: u32,
    /// Meaning unknown.
    pub unused3: u32,
}
