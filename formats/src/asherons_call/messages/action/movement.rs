//! How the player's own character moves, as the client decides it.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::HoldKey,
    messages::data::{AutonomousPositionPack, JumpPack, MoveToStatePack},
};

/// `Movement_Jump` (0xf61b): the character jumps.
#[doc(alias = "Movement_Jump")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf61b)]
pub struct Jump {
    /// How it jumps.
    pub jump: JumpPack,
}

/// `Movement_MoveToState` (0xf61c): the player has pressed or let go a key that moves the
/// character.
#[doc(alias = "Movement_MoveToState")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf61c)]
pub struct MoveToState {
    /// What the keys make the character do now, and where it is.
    pub move_to_state: MoveToStatePack,
}

/// `Movement_DoMovementCommand` (0xf61e): the character begins a movement.
#[doc(alias = "Movement_DoMovementCommand")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf61e)]
pub struct DoMovementCommand {
    /// The command: the number of a
    /// [`MovementCommand`](crate::asherons_call::enums::MovementCommand) in the low half, its class
    /// in the high half.
    pub motion: u32,
    /// How fast, as a multiple of the usual speed.
    pub speed: f32,
    /// Whether the key to run is held.
    pub hold_key: HoldKey,
}

/// `Movement_StopMovementCommand` (0xf661): the character ends a movement.
#[doc(alias = "Movement_StopMovementCommand")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf661)]
pub struct StopMovementCommand {
    /// The command that ends, as in [`DoMovementCommand`].
    pub motion: u32,
    /// Whether the key to run is held.
    pub hold_key: HoldKey,
}

/// `Movement_AutonomyLevel` (0xf752): the client says how far it moves the character by itself.
#[doc(alias = "Movement_AutonomyLevel")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf752)]
pub struct AutonomyLevel {
    /// 0, 1 or 2: with 2 the client decides, else the server.
    pub autonomy_level: u32,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Movement_AutonomousPosition` (0xf753): the client reports where the character is, about once a
/// second while it moves.
#[doc(alias = "Movement_AutonomousPosition")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf753)]
pub struct AutonomousPosition {
    /// The place, and whether the character stands on something.
    pub position: AutonomousPositionPack,
}

/// `Movement_Jump_NonAutonomous` (0xf7c9): the character jumps while the server controls it.
#[doc(alias = "Movement_Jump_NonAutonomous")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7c9)]
pub struct JumpNonAutonomous {
    /// How strong the jump is, from 0 to 1.
    pub extent: f32,
}
