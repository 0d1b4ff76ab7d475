//! Objects.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{ParentLocation, PhysicsState, Placement},
    messages::object::{ObjDesc, PhysicsDesc, PublicWeenieDesc},
};

/// `Item_ServerSaysRemove` (0x0024).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0024)]
pub struct ServerSaysRemove {
    /// Object id.
    pub object_id: u32,
}

/// `Item_UpdateStackSize` (0x0197).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0197)]
pub struct UpdateStackSize {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Amount.
    pub amount: u32,
    /// New value.
    pub new_value: u32,
}

/// `Item_ObjDescEvent` (0xf625).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf625)]
pub struct ObjDescEvent {
    /// Object id.
    pub object_id: u32,
    /// Object description.
    pub object_description: ObjDesc,
    /// Instance sequence.
    pub instance_sequence: u16,
    /// Visual desc sequence.
    pub visual_desc_sequence: u16,
}

/// `Item_CreateObject` (0xf745).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf745)]
pub struct CreateObject {
    /// Object id.
    pub object_id: u32,
    /// Object description.
    pub object_description: ObjDesc,
    /// Physics description.
    pub physics_description: PhysicsDesc,
    /// Weenie description.
    pub weenie_description: PublicWeenieDesc,
}

/// `Item_DeleteObject` (0xf747).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf747)]
pub struct DeleteObject {
    /// Object id.
    pub object_id: u32,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Item_ParentEvent` (0xf749).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf749)]
pub struct ParentEvent {
    /// Parent id.
    pub parent_id: u32,
    /// Child id.
    pub child_id: u32,
    /// Location.
    pub location: ParentLocation,
    /// Placement.
    pub placement: Placement,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Child position sequence.
    pub child_position_sequence: u16,
}

/// `Item_SetState` (0xf74b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf74b)]
pub struct SetState {
    /// Object id.
    pub object_id: u32,
    /// New state.
    pub new_state: PhysicsState,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object state sequence.
    pub object_state_sequence: u16,
}

/// `Item_UpdateObject` (0xf7db).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7db)]
pub struct UpdateObject {
    /// Object id.
    pub object_id: u32,
    /// Object desc.
    pub object_desc: ObjDesc,
    /// Physics desc.
    pub physics_desc: PhysicsDesc,
    /// Weenie desc.
    pub weenie_desc: PublicWeenieDesc,
}
