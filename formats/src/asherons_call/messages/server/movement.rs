//! Where objects are and how they move.
//!
//! Sequence numbers of the object count the changes of one kind. A client ignores a change whose
//! number is not newer than that of the last one.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PositionPack, Vector3, messages::movement::MovementData};

/// `Movement_PositionAndMovementEvent` (0xf619): where an object is and how it moves, both at once,
/// such as after a death.
///
/// The movement begins at a multiple of 4, so that its own alignment puts 3 zeros in it.
#[doc(alias("Movement_PositionAndMovementEvent", "PositionAndMovement"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf619)]
pub struct PositionAndMovementEvent {
    /// The object.
    pub object_id: u32,
    /// Where it is.
    pub position: PositionPack,
    /// How it moves.
    pub movement_data: MovementData,
}

/// `Movement_PositionEvent` (0xf748): where an object is.
///
/// Servers send it now and then for what moves; between, the client computes the place.
#[doc(alias("Movement_PositionEvent", "UpdatePosition"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf748)]
pub struct PositionEvent {
    /// The object.
    pub object_id: u32,
    /// Where it is.
    pub position: PositionPack,
}

/// `Movement_SetObjectMovement` (0xf74c): an object begins or ends a movement or a gesture.
#[doc(alias("Movement_SetObjectMovement", "Motion", "MovementEvent"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf74c)]
pub struct SetObjectMovement {
    /// The object.
    pub object_id: u32,
    /// How often the object has come into the world.
    pub object_instance_sequence: u16,
    /// How it moves.
    pub movement_data: MovementData,
}

/// `Movement_VectorUpdate` (0xf74e): the velocity of an object has changed, such as by a jump.
#[doc(alias = "Movement_VectorUpdate")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf74e)]
pub struct VectorUpdate {
    /// The object.
    pub object_id: u32,
    /// The velocity, in meters a second.
    pub velocity: Vector3,
    /// The angular velocity around each axis.
    pub omega: Vector3,
    /// How often the object has come into the world.
    pub object_instance_sequence: u16,
    /// How often the object's velocity has changed.
    pub object_vector_sequence: u16,
}
