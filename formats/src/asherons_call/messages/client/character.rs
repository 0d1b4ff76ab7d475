//! The player's own character.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::CharGenResult};

/// `Character_CharacterDelete` (0xf655).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf655)]
pub struct CharacterDelete {
    /// Account.
    pub account: String,
    /// Slot.
    pub slot: i32,
}

/// `Character_SendCharGenResult` (0xf656).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf656)]
pub struct SendCharGenResult {
    /// Account.
    pub account: String,
    /// Result.
    pub result: CharGenResult,
}
