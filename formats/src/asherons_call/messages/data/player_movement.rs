//! What a client reports of its own character's movement.
//!
//! Each report ends with the sequence numbers that the client last got from the server, so that the
//! server can ignore what was sent before a teleport or a correction.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Position, Trailing, Vector3, messages::movement::RawMotionState,
};

/// `JumpPack`: how a character jumps.
///
/// Programs differ: one server reads the two numbers at the end; one reader has none, but a
/// position before the sequences.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct JumpPack {
    /// How strong the jump is, from 0 to 1.
    pub extent: f32,
    /// The velocity at the jump, in meters a second along the axes of the character.
    pub velocity: Vector3,
    /// How often the character has logged in.
    pub object_instance_sequence: u16,
    /// How often the server has taken control of the character's movement.
    pub object_server_control_sequence: u16,
    /// How often the character has been teleported.
    pub object_teleport_sequence: u16,
    /// How often the server has corrected the character's position.
    pub object_force_position_sequence: u16,
    /// What some senders leave out.
    pub rest: Trailing<JumpPackEnd>,
}

/// The end of [`JumpPack`]: what some senders leave out.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct JumpPackEnd {
    /// Meaning unknown. The server that reads it does not use it.
    pub object_id: u32,
    /// Meaning unknown. The server that reads it does not use it.
    pub spell_id: u32,
}

/// `MoveToStatePack`: what the player's keys make a character do, and where it is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct MoveToStatePack {
    /// What the keys do.
    pub raw_motion_state: RawMotionState,
    /// Where the character is.
    pub position: Position,
    /// How often the character has logged in.
    pub object_instance_sequence: u16,
    /// How often the server has taken control of the character's movement.
    pub object_server_control_sequence: u16,
    /// How often the character has been teleported.
    pub object_teleport_sequence: u16,
    /// How often the server has corrected the character's position.
    pub object_force_position_sequence: u16,
    /// 1 if the character stands on something, 2 while it gets ready to jump far, both added up.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `AutonomousPositionPack`: where a character is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AutonomousPositionPack {
    /// Where the character is.
    pub position: Position,
    /// How often the character has logged in.
    pub object_instance_sequence: u16,
    /// How often the server has taken control of the character's movement.
    pub object_server_control_sequence: u16,
    /// How often the character has been teleported.
    pub object_teleport_sequence: u16,
    /// How often the server has corrected the character's position.
    pub object_force_position_sequence: u16,
    /// 1 if the character stands on something, else 0.
    pub contact: u8,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}
