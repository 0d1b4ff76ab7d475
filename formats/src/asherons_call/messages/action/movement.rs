//! Movement.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::HoldKey,
    messages::data::{AutonomousPositionPack, JumpPack, MoveToStatePack},
};

/// `Movement_Jump` (0xf61b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf61b)]
pub struct Jump {
    /// Jump.
    pub jump: JumpPack,
}

/// `Movement_MoveToState` (0xf61c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf61c)]
pub struct MoveToState {
    /// Move to state.
    pub move_to_state: MoveToStatePack,
}

/// `Movement_DoMovementCommand` (0xf61e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf61e)]
pub struct DoMovementCommand {
    /// Motion.
    pub motion: u32,
    /// Speed.
    pub speed: f32,
    /// Hold key.
    pub hold_key: HoldKey,
}

/// `Movement_StopMovementCommand` (0xf661).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf661)]
pub struct StopMovementCommand {
    /// Motion.
    pub motion: u32,
    /// Hold key.
    pub hold_key: HoldKey,
}

/// `Movement_AutonomyLevel` (0xf752).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf752)]
pub struct AutonomyLevel {
    /// Autonomy level.
    pub autonomy_level: u32,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Movement_AutonomousPosition` (0xf753).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf753)]
pub struct AutonomousPosition {
    /// Position.
    pub position: AutonomousPositionPack,
}

/// `Movement_Jump_NonAutonomous` (0xf7c9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7c9)]
pub struct JumpNonAutonomous {
    /// Extent.
    pub extent: f32,
}
