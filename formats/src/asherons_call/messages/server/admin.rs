//! Administration.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::EnvironChangeType,
    messages::data::{AdminAccountData, AdminPlayerData},
};

/// `Admin_Environs` (0xea60).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xea60)]
pub struct Environs {
    /// Environ option.
    pub environ_option: EnvironChangeType,
}

/// `Admin_ReceiveAccountData` (0xf7ca).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7ca)]
pub struct ReceiveAccountData {
    /// Unknown.
    pub unknown: u32,
    /// Admin account data.
    pub admin_account_data: Vec<AdminAccountData>,
}

/// `Admin_ReceivePlayerData` (0xf7cb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7cb)]
pub struct ReceivePlayerData {
    /// Unknown.
    pub unknown: i32,
    /// Admin player data.
    pub admin_player_data: Vec<AdminPlayerData>,
}
