//! The climbing wall: two teams and their blockers.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2ClimbingWall {
    /// Changes the number of blockers.
    ChangeNumBlockers(ChangeNumBlockers),
    /// Tells that a team is ready.
    Ready(Ready),
    /// Sets or removes a blocker.
    BlockerChanged(BlockerChanged),
    /// `Cli2Srv_ClimbingWall_Reset`: begins anew.
    #[doc(alias = "Cli2Srv_ClimbingWall_Reset")]
    #[wire(id = 6)]
    Reset,
    /// Tells that a player is on the wall.
    PlayerEntered(PlayerEntered),
    /// `Cli2Srv_ClimbingWall_FinishedGame`: tells that a player arrived.
    #[doc(alias = "Cli2Srv_ClimbingWall_FinishedGame")]
    #[wire(id = 8)]
    FinishedGame,
    /// `Cli2Srv_ClimbingWall_Panic`: gives up.
    #[doc(alias = "Cli2Srv_ClimbingWall_Panic")]
    #[wire(id = 9)]
    Panic,
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum ClimbingWall2Cli {
    /// Tells the number of blockers.
    NumBlockersChanged(NumBlockersChanged),
    /// Tells which teams are ready.
    Ready(ReadyState),
    /// Tells the blockers of a team.
    BlockersChanged(BlockersChanged),
    /// `Srv2Cli_ClimbingWall_PlayerEntered`: tells that a player is on the wall.
    #[doc(alias = "Srv2Cli_ClimbingWall_PlayerEntered")]
    #[wire(id = 7)]
    PlayerEntered,
    /// Tells which suit machines are locked.
    SuitMachineLocked(SuitMachineLocked),
    /// Tells who won.
    GameOver(GameOver),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_ClimbingWall_ChangeNumBlockers`: changes the number of blockers.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3, name = "Cli2Srv_ClimbingWall_ChangeNumBlockers")]
pub struct ChangeNumBlockers {
    /// What to add.
    pub adjustment: i32,
}

/// `Cli2Srv_ClimbingWall_Ready`: tells that a team is ready.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Cli2Srv_ClimbingWall_Ready")]
pub struct Ready {
    /// For what.
    pub ready_type: u8,
    /// The team.
    pub team: u8,
}

/// `Cli2Srv_ClimbingWall_BlockerChanged`: sets or removes a blocker.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Cli2Srv_ClimbingWall_BlockerChanged")]
pub struct BlockerChanged {
    /// The team.
    pub team: u8,
    /// Where.
    pub blocker: u8,
    /// Whether it is set.
    pub added: bool,
}

/// `Cli2Srv_ClimbingWall_PlayerEntered`: tells that a player is on the wall.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7, name = "Cli2Srv_ClimbingWall_PlayerEntered")]
pub struct PlayerEntered {
    /// The team.
    pub team: u8,
}

/// `Srv2Cli_ClimbingWall_NumBlockersChanged`: tells the number of blockers.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_ClimbingWall_NumBlockersChanged")]
pub struct NumBlockersChanged {
    /// How many.
    pub blockers: u8,
    /// Whether only the receiver shows it.
    pub local_only: bool,
}

/// `Srv2Cli_ClimbingWall_Ready`: tells which teams are ready.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Srv2Cli_ClimbingWall_Ready")]
pub struct ReadyState {
    /// For what.
    pub ready_type: u8,
    /// Whether the first team is.
    pub team1_ready: bool,
    /// Whether the second team is.
    pub team2_ready: bool,
    /// Whether only the receiver shows it.
    pub local_only: bool,
}

/// `Srv2Cli_ClimbingWall_BlockersChanged`: tells the blockers of a team.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Srv2Cli_ClimbingWall_BlockersChanged")]
pub struct BlockersChanged {
    /// The team.
    pub team: u8,
    /// Where they are.
    pub blockers: [i32; 20],
    /// Whether only the receiver shows it.
    pub local_only: bool,
}

/// `Srv2Cli_ClimbingWall_SuitMachineLocked`: tells which suit machines are locked.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8, name = "Srv2Cli_ClimbingWall_SuitMachineLocked")]
pub struct SuitMachineLocked {
    /// Whether that of the first team is.
    pub team1_locked: bool,
    /// Whether that of the second team is.
    pub team2_locked: bool,
    /// Whether only the receiver shows it.
    pub local_only: bool,
}

/// `Srv2Cli_ClimbingWall_GameOver`: tells who won.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 9, name = "Srv2Cli_ClimbingWall_GameOver")]
pub struct GameOver {
    /// The team.
    pub winner: u8,
    /// Where the blockers of the first team were.
    pub team1_blockers: [i32; 20],
    /// Where those of the second team were.
    pub team2_blockers: [i32; 20],
    /// Whether only the receiver shows it.
    pub local_only: bool,
}
