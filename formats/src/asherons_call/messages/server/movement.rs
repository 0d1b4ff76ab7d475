//! Movement.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PositionPack, Vector3, messages::movement::MovementData};

/// `Movement_PositionAndMovementEvent` (0xf619).
///
/// The movement begins at a multiple of 4, so that its own alignment puts 3 zeros in it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf619)]
pub struct PositionAndMovementEvent {
    /// Object id.
    pub object_id: u32,
    /// Position.
    pub position: PositionPack,
    /// Movement data.
    pub movement_data: MovementData,
}

/// `Movement_PositionEvent` (0xf748).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf748)]
pub struct PositionEvent {
    /// Object id.
    pub object_id: u32,
    /// Position.
    pub position: PositionPack,
}

/// `Movement_SetObjectMovement` (0xf74c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf74c)]
pub struct SetObjectMovement {
    /// Object id.
    pub object_id: u32,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Movement data.
    pub movement_data: MovementData,
}

/// `Movement_VectorUpdate` (0xf74e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf74e)]
pub struct VectorUpdate {
    /// Object id.
    pub object_id: u32,
    /// Velocity.
    pub velocity: Vector3,
    /// Omega.
    pub omega: Vector3,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object vector sequence.
    pub object_vector_sequence: u16,
}
