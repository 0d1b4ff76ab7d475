//! What administrators are told of accounts and players.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `AdminAccountData`: an account.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AdminAccountData {
    /// The name of the account.
    pub account_name: String,
    /// Meaning unknown.
    pub bookie_id: u32,
}

/// `AdminPlayerData`: a player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AdminPlayerData {
    /// The name of the player's character.
    pub name: String,
    /// Meaning unknown.
    pub bookie_id: u32,
}
