//! Changes of the surroundings, and what administrators are told.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::EnvironChangeType,
    messages::data::{AdminAccountData, AdminPlayerData},
};

/// `Admin_Environs` (0xea60): the server changes the light, fog or sounds around the player.
#[doc(alias = "Admin_Environs")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xea60)]
pub struct Environs {
    /// The change.
    pub environ_option: EnvironChangeType,
}

/// `Admin_ReceiveAccountData` (0xf7ca): accounts, for an administrator.
#[doc(alias = "Admin_ReceiveAccountData")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7ca)]
pub struct ReceiveAccountData {
    /// Meaning unknown.
    pub unknown: u32,
    /// The accounts.
    pub admin_account_data: Vec<AdminAccountData>,
}

/// `Admin_ReceivePlayerData` (0xf7cb): players, for an administrator.
#[doc(alias = "Admin_ReceivePlayerData")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7cb)]
pub struct ReceivePlayerData {
    /// Meaning unknown.
    pub unknown: i32,
    /// The players.
    pub admin_player_data: Vec<AdminPlayerData>,
}
