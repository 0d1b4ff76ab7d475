//! Objects that appear, change and disappear.
//!
//! Most messages here carry sequence numbers of the object, which count the changes of one kind. A
//! client ignores a change whose number is not newer than that of the last one.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{ParentLocation, PhysicsState, Placement},
    messages::object::{ObjDesc, PhysicsDesc, PublicWeenieDesc},
};

/// `Item_ServerSaysRemove` (0x0024): an object that the client knows has ceased to exist.
#[doc(alias("Item_ServerSaysRemove", "InventoryRemoveObject"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0024)]
pub struct ServerSaysRemove {
    /// The object.
    pub object_id: u32,
}

/// `Item_UpdateStackSize` (0x0197): a stack of items has grown or shrunk.
#[doc(alias("Item_UpdateStackSize", "SetStackSize"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0197)]
pub struct UpdateStackSize {
    /// Increases by one with every change of this stack and wraps at 255.
    pub sequence: u8,
    /// The stack.
    pub object_id: u32,
    /// How many items are in it now.
    pub amount: u32,
    /// The value of the whole stack now.
    pub new_value: u32,
}

/// `Item_ObjDescEvent` (0xf625): an object looks different, such as a player who has changed
/// clothes.
#[doc(alias = "Item_ObjDescEvent")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf625)]
pub struct ObjDescEvent {
    /// The object.
    pub object_id: u32,
    /// The looks.
    pub object_description: ObjDesc,
    /// How often the object has come into the world.
    pub instance_sequence: u16,
    /// How often the object's looks have changed.
    pub visual_desc_sequence: u16,
}

/// `Item_CreateObject` (0xf745): an object has appeared: near the player, in a container the player
/// sees, or on someone.
///
/// `Item_UpdateObject` (0xf7db) has the same fields.
#[doc(alias("Item_CreateObject", "ObjectCreate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf745)]
pub struct CreateObject {
    /// The number of the object in all other messages.
    pub object_id: u32,
    /// What it looks like.
    pub object_description: ObjDesc,
    /// Where it is and how it moves.
    pub physics_description: PhysicsDesc,
    /// What it is and does.
    pub weenie_description: PublicWeenieDesc,
}

/// `Item_DeleteObject` (0xf747): an object is gone from the player's surroundings.
#[doc(alias("Item_DeleteObject", "ObjectDelete"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf747)]
pub struct DeleteObject {
    /// The object.
    pub object_id: u32,
    /// How often the object has come into the world.
    pub object_instance_sequence: u16,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Item_ParentEvent` (0xf749): an object is held by another now, such as a sword in a hand.
#[doc(alias = "Item_ParentEvent")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf749)]
pub struct ParentEvent {
    /// The object that holds.
    pub parent_id: u32,
    /// The object that is held.
    pub child_id: u32,
    /// Where it is held, by a number of the holder's model.
    pub location: ParentLocation,
    /// How it is turned there, by a number of its own model.
    pub placement: Placement,
    /// How often the holder has come into the world.
    pub object_instance_sequence: u16,
    /// How often the position of the held object has changed.
    pub child_position_sequence: u16,
}

/// `Item_SetState` (0xf74b): the physical state of an object has changed.
///
/// Clients act on few bits after an object has appeared: whether it is drawn, lit and hidden.
#[doc(alias = "Item_SetState")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf74b)]
pub struct SetState {
    /// The object.
    pub object_id: u32,
    /// All bits, not only those that have changed.
    pub new_state: PhysicsState,
    /// How often the object has come into the world.
    pub object_instance_sequence: u16,
    /// How often the object's state has changed.
    pub object_state_sequence: u16,
}
