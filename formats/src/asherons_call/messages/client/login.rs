//! Login and characters.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Trailing};

/// `Login_LogOffCharacter` (0xf653).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf653)]
pub struct LogOffCharacter {
    /// Character id.
    pub character_id: Trailing<u32>,
}

/// `Login_SendEnterWorld` (0xf657).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf657)]
pub struct SendEnterWorld {
    /// Character id.
    pub character_id: u32,
    /// Account.
    pub account: String,
}

/// `Login_SendEnterWorldRequest` (0xf7c8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7c8)]
pub struct SendEnterWorldRequest;
