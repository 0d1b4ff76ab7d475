//! Contracts: quests that a player keeps track of.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, PackableHashTable,
    enums::{ContractId, ContractStage},
};

/// `ContractTracker`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ContractTracker {
    /// Version.
    pub version: u32,
    /// Contract id.
    pub contract_id: ContractId,
    /// Contract stage.
    pub contract_stage: ContractStage,
    /// Time when done.
    pub time_when_done: f64,
    /// Time when repeats.
    pub time_when_repeats: f64,
}

/// `ContractTrackerTable`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ContractTrackerTable {
    /// Contract trackers.
    pub contract_trackers: PackableHashTable<u32, ContractTracker>,
}
