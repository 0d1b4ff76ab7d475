//! What a client reports of its own character's movement.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Position, Trailing, Vector3, messages::movement::RawMotionState,
};

/// `JumpPack`.
///
/// Programs differ: one server reads the two numbers at the end; one reader has none, but a
/// position before the sequences.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct JumpPack {
    /// Extent.
    pub extent: f32,
    /// Velocity.
    pub velocity: Vector3,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// What some senders leave out.
    pub rest: Trailing<JumpPackEnd>,
}

/// The end of [`JumpPack`], which some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct JumpPackEnd {
    /// Object id.
    pub object_id: u32,
    /// Spell id.
    pub spell_id: u32,
}

/// `MoveToStatePack`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct MoveToStatePack {
    /// Raw motion state.
    pub raw_motion_state: RawMotionState,
    /// Position.
    pub position: Position,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// Contact.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `AutonomousPositionPack`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AutonomousPositionPack {
    /// Position.
    pub position: Position,
    /// Object instance sequence.
    pub object_instance_sequence: u16,
    /// Object server control sequence.
    pub object_server_control_sequence: u16,
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Object force position sequence.
    pub object_force_position_sequence: u16,
    /// Contact.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
