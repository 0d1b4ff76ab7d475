//! Contracts: quests that a player keeps track of.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, PackableHashTable,
    enums::{ContractId, ContractStage},
};

/// `ContractTracker`: a contract of a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ContractTracker {
    /// The version of the contract in the data files.
    pub version: u32,
    /// The contract.
    pub contract_id: ContractId,
    /// How far the player has come.
    pub contract_stage: ContractStage,
    /// The seconds until the quest can be finished, or 0.
    pub time_when_done: f64,
    /// The seconds until the quest can be done again, or 0.
    pub time_when_repeats: f64,
}

/// `ContractTrackerTable`: all contracts of a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ContractTrackerTable {
    /// The contracts, by their numbers.
    pub contract_trackers: PackableHashTable<u32, ContractTracker>,
}
