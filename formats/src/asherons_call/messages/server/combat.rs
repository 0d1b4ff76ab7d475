//! Combat.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Combat_HandlePlayerDeathEvent` (0x019e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x019e)]
pub struct HandlePlayerDeathEvent {
    /// Message.
    pub message: String,
    /// Killed id.
    pub killed_id: u32,
    /// Killer id.
    pub killer_id: u32,
}
