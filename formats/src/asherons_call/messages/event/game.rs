//! Chess, which two players can play at a board in the world.
//!
//! Each game has a number, that of its board.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, enums::ChessMoveResult, messages::data::GameMoveData,
};

/// `Game_JoinGameResponse` (0x0281): whether the player can take part in a game of chess.
///
/// It answers [`Join`](crate::asherons_call::messages::action::game::Join).
#[doc(alias = "Game_JoinGameResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0281)]
pub struct JoinGameResponse {
    /// The game.
    pub game_id: u32,
    /// The side of the player, or -1 if the player cannot take part.
    pub team: i32,
}

/// `Game_StartGame` (0x0282): the game of chess begins.
#[doc(alias = "Game_StartGame")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0282)]
pub struct StartGame {
    /// The game.
    pub game_id: u32,
    /// The side that moves first.
    pub team: i32,
}

/// `Game_MoveResponse` (0x0283): whether the player's move is allowed.
///
/// It answers [`Move`](crate::asherons_call::messages::action::game::Move).
#[doc(alias = "Game_MoveResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0283)]
pub struct MoveResponse {
    /// The game.
    pub game_id: u32,
    /// What came of the move; 0 and less are failures.
    pub move_result: ChessMoveResult,
}

/// `Game_OpponentTurn` (0x0284): what the opponent has done.
#[doc(alias = "Game_OpponentTurn")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0284)]
pub struct OpponentTurn {
    /// The game.
    pub game_id: u32,
    /// The side that has moved.
    pub team: i32,
    /// The move.
    pub game_move: GameMoveData,
}

/// `Game_OpponentStalemateState` (0x0285): the opponent offers a draw, or takes the offer back.
#[doc(alias("Game_OpponentStalemateState", "OppenentStalemate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0285)]
pub struct OpponentStalemateState {
    /// The game.
    pub game_id: u32,
    /// The side that offers.
    pub team: i32,
    /// Whether the offer stands.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Game_GameOver` (0x028c): the game of chess has ended.
#[doc(alias = "Game_GameOver")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x028c)]
pub struct GameOver {
    /// The game.
    pub game_id: u32,
    /// The side that has won.
    pub team_winner: i32,
}
