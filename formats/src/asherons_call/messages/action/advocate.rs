//! Advocate.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Position};

/// `Advocate_Teleport` (0x00d6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00d6)]
pub struct Teleport {
    /// Object id.
    pub object_id: String,
    /// Destination.
    pub destination: Position,
}
