//! Items that leave the world.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Inventory_PickupEvent` (0xf74a): an object is gone from the world because someone has picked it
/// up or put it on.
#[doc(alias = "Inventory_PickupEvent")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf74a)]
pub struct PickupEvent {
    /// The object.
    pub object_id: u32,
    /// How often the object has come into the world.
    pub object_instance_sequence: u16,
    /// How often the object's position has changed.
    pub object_position_sequence: u16,
}
