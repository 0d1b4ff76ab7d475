//! What a player does with items: carry, wear, drop, use, give, split, merge, salvage.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::EquipMask};

/// `Inventory_PutItemInContainer` (0x0019): the player picks an item up or moves it to another
/// container.
///
/// The server confirms with
/// [`ServerSaysContainId`](crate::asherons_call::messages::event::item::ServerSaysContainId) or
/// refuses with
/// [`ServerSaysAttemptFailed`](crate::asherons_call::messages::event::character::ServerSaysAttemptFailed).
#[doc(alias = "Inventory_PutItemInContainer")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0019)]
pub struct PutItemInContainer {
    /// The item.
    pub object_id: u32,
    /// The container, which may be the character itself: its main pack.
    pub container_id: u32,
    /// The place in the container, from 0.
    pub slot_index: u32,
}

/// `Inventory_GetAndWieldItem` (0x001a): the player puts an item on or takes it in hand.
///
/// The server confirms with [`WearItem`](crate::asherons_call::messages::event::item::WearItem).
#[doc(alias = "Inventory_GetAndWieldItem")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x001a)]
pub struct GetAndWieldItem {
    /// The item.
    pub object_id: u32,
    /// Where to wear it.
    pub slot: EquipMask,
}

/// `Inventory_DropItem` (0x001b): the player drops an item to the ground.
#[doc(alias = "Inventory_DropItem")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x001b)]
pub struct DropItem {
    /// The item.
    pub object_id: u32,
}

/// `Inventory_UseWithTargetEvent` (0x0035): the player uses an item on something, such as a key on
/// a door.
///
/// When it is over, the server sends
/// [`UseDone`](crate::asherons_call::messages::event::item::UseDone).
#[doc(alias("Inventory_UseWithTargetEvent", "UseWithTarget"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0035)]
pub struct UseWithTargetEvent {
    /// The item that is used.
    pub object_id: u32,
    /// What it is used on.
    pub target_id: u32,
}

/// `Inventory_UseEvent` (0x0036): the player uses something, such as a door, a potion or a vendor.
///
/// When it is over, the server sends
/// [`UseDone`](crate::asherons_call::messages::event::item::UseDone).
#[doc(alias("Inventory_UseEvent", "Use"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0036)]
pub struct UseEvent {
    /// What is used.
    pub object_id: u32,
}

/// `Inventory_StackableMerge` (0x0054): the player moves items from one stack to another.
#[doc(alias = "Inventory_StackableMerge")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0054)]
pub struct StackableMerge {
    /// The stack they are taken from.
    pub object_id: u32,
    /// The stack they are added to.
    pub target_id: u32,
    /// How many.
    pub amount: u32,
}

/// `Inventory_StackableSplitToContainer` (0x0055): the player takes items from a stack and puts
/// them into a container.
#[doc(alias = "Inventory_StackableSplitToContainer")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0055)]
pub struct StackableSplitToContainer {
    /// The stack they are taken from.
    pub object_id: u32,
    /// The container.
    pub container_id: u32,
    /// The place in the container, from 0.
    pub slot_index: u32,
    /// How many.
    pub amount: u32,
}

/// `Inventory_StackableSplitTo3D` (0x0056): the player drops a part of a stack to the ground.
#[doc(alias = "Inventory_StackableSplitTo3D")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0056)]
pub struct StackableSplitTo3D {
    /// The stack they are taken from.
    pub object_id: u32,
    /// How many.
    pub amount: u32,
}

/// `Inventory_GiveObjectRequest` (0x00cd): the player gives an item to someone.
#[doc(alias = "Inventory_GiveObjectRequest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00cd)]
pub struct GiveObjectRequest {
    /// Who gets it.
    pub target_id: u32,
    /// The item.
    pub object_id: u32,
    /// How many of a stack.
    pub amount: u32,
}

/// `Inventory_NoLongerViewingContents` (0x0195): the player closes a container that lies in the
/// world, such as a chest or a corpse.
#[doc(alias = "Inventory_NoLongerViewingContents")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0195)]
pub struct NoLongerViewingContents {
    /// The container.
    pub object_id: u32,
}

/// `Inventory_StackableSplitToWield` (0x019b): the player takes items from a stack in hand, such as
/// arrows.
#[doc(alias = "Inventory_StackableSplitToWield")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x019b)]
pub struct StackableSplitToWield {
    /// The stack they are taken from.
    pub object_id: u32,
    /// Where to wear them.
    pub slot: EquipMask,
    /// How many.
    pub amount: i32,
}

/// `Inventory_CreateTinkeringTool` (0x027d): the player salvages items: breaks them down to their
/// materials.
///
/// The answer is
/// [`SalvageOperationsResultDataEvent`](crate::asherons_call::messages::event::inventory::SalvageOperationsResultDataEvent).
#[doc(alias = "Inventory_CreateTinkeringTool")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x027d)]
pub struct CreateTinkeringTool {
    /// The tool for it, an ust.
    pub tool_id: u32,
    /// What is salvaged.
    pub items: Vec<u32>,
}
