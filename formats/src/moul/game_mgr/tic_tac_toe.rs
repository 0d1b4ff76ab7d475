//! Tic-tac-toe, for tests.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2TicTacToe {
    /// Marks a field.
    MakeMove(MakeMove),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum TicTacToe2Cli {
    /// Tells that the game began.
    GameStarted(GameStarted),
    /// Tells how the game ended.
    GameOver(GameOver),
    /// Tells of a move.
    MoveMade(MoveMade),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_TTT_MakeMove`: marks a field.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3, name = "Cli2Srv_TTT_MakeMove")]
pub struct MakeMove {
    /// The row.
    pub row: u8,
    /// The column.
    pub column: u8,
}

/// `Srv2Cli_TTT_GameStarted`: tells that the game began.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_TTT_GameStarted")]
pub struct GameStarted {
    /// Whether the receiver begins.
    pub your_turn: bool,
}

/// `Srv2Cli_TTT_GameOver`: tells how the game ended.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Srv2Cli_TTT_GameOver")]
pub struct GameOver {
    /// How it ended.
    pub result: i32,
    /// KI number of the winner.
    pub winner_id: u32,
}

/// `Srv2Cli_TTT_MoveMade`: tells of a move.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Srv2Cli_TTT_MoveMade")]
pub struct MoveMade {
    /// KI number of the player.
    pub player_id: u32,
    /// The row.
    pub row: u8,
    /// The column.
    pub column: u8,
}
/// What [`CreateGame`](super::CreateGame) says of a game of tic-tac-toe.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct CreateData {
    /// Number of players.
    pub players: u8,
}
