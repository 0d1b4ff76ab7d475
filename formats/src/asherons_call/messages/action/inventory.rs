//! Items that a player carries.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::EquipMask};

/// `Inventory_PutItemInContainer` (0x0019).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0019)]
pub struct PutItemInContainer {
    /// Object id.
    pub object_id: u32,
    /// Container id.
    pub container_id: u32,
    /// Slot index.
    pub slot_index: u32,
}

/// `Inventory_GetAndWieldItem` (0x001a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x001a)]
pub struct GetAndWieldItem {
    /// Object id.
    pub object_id: u32,
    /// Slot.
    pub slot: EquipMask,
}

/// `Inventory_DropItem` (0x001b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x001b)]
pub struct DropItem {
    /// Object id.
    pub object_id: u32,
}

/// `Inventory_UseWithTargetEvent` (0x0035).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0035)]
pub struct UseWithTargetEvent {
    /// Object id.
    pub object_id: u32,
    /// Target id.
    pub target_id: u32,
}

/// `Inventory_UseEvent` (0x0036).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0036)]
pub struct UseEvent {
    /// Object id.
    pub object_id: u32,
}

/// `Inventory_StackableMerge` (0x0054).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0054)]
pub struct StackableMerge {
    /// Object id.
    pub object_id: u32,
    /// Target id.
    pub target_id: u32,
    /// Amount.
    pub amount: u32,
}

/// `Inventory_StackableSplitToContainer` (0x0055).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0055)]
pub struct StackableSplitToContainer {
    /// Object id.
    pub object_id: u32,
    /// Container id.
    pub container_id: u32,
    /// Slot index.
    pub slot_index: u32,
    /// Amount.
    pub amount: u32,
}

/// `Inventory_StackableSplitTo3D` (0x0056).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0056)]
pub struct StackableSplitTo3D {
    /// Object id.
    pub object_id: u32,
    /// Amount.
    pub amount: u32,
}

/// `Inventory_GiveObjectRequest` (0x00cd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00cd)]
pub struct GiveObjectRequest {
    /// Target id.
    pub target_id: u32,
    /// Object id.
    pub object_id: u32,
    /// Amount.
    pub amount: u32,
}

/// `Inventory_NoLongerViewingContents` (0x0195).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0195)]
pub struct NoLongerViewingContents {
    /// Object id.
    pub object_id: u32,
}

/// `Inventory_StackableSplitToWield` (0x019b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x019b)]
pub struct StackableSplitToWield {
    /// Object id.
    pub object_id: u32,
    /// Slot.
    pub slot: EquipMask,
    /// Amount.
    pub amount: i32,
}

/// `Inventory_CreateTinkeringTool` (0x027d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x027d)]
pub struct CreateTinkeringTool {
    /// Tool id.
    pub tool_id: u32,
    /// Items.
    pub items: Vec<u32>,
}
