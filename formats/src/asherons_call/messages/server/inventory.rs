//! Items that a player carries.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Inventory_PickupEvent` (0xf74a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf74a)]
pub struct PickupEvent {
    /// Object id.
    pub object_id: u32,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object position sequence.
    pub object_position_sequence: u16,
}
