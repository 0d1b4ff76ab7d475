//! Objects.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Item_Appraise` (0x00c8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00c8)]
pub struct Appraise {
    /// Object id.
    pub object_id: u32,
}

/// `Item_QueryItemMana` (0x0263).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0263)]
pub struct QueryItemMana {
    /// Object id.
    pub object_id: u32,
}
