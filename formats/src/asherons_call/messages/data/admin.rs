//! What administrators are told of accounts and players.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `AdminAccountData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AdminAccountData {
    /// Account name.
    pub account_name: String,
    /// Bookie id.
    pub bookie_id: u32,
}

/// `AdminPlayerData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AdminPlayerData {
    /// Name.
    pub name: String,
    /// Bookie id.
    pub bookie_id: u32,
}
