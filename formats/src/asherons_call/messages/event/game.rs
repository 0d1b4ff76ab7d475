//! Games of chess.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, enums::ChessMoveResult, messages::data::GameMoveData,
};

/// `Game_JoinGameResponse` (0x0281).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0281)]
pub struct JoinGameResponse {
    /// Game id.
    pub game_id: u32,
    /// Team.
    pub team: i32,
}

/// `Game_StartGame` (0x0282).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0282)]
pub struct StartGame {
    /// Game id.
    pub game_id: u32,
    /// Team.
    pub team: i32,
}

/// `Game_MoveResponse` (0x0283).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0283)]
pub struct MoveResponse {
    /// Game id.
    pub game_id: u32,
    /// Move result.
    pub move_result: ChessMoveResult,
}

/// `Game_OpponentTurn` (0x0284).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0284)]
pub struct OpponentTurn {
    /// Game id.
    pub game_id: u32,
    /// Team.
    pub team: i32,
    /// Game move.
    pub game_move: GameMoveData,
}

/// `Game_OpponentStalemateState` (0x0285).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0285)]
pub struct OpponentStalemateState {
    /// Game id.
    pub game_id: u32,
    /// Team.
    pub team: i32,
    /// On.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Game_GameOver` (0x028c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x028c)]
pub struct GameOver {
    /// Game id.
    pub game_id: u32,
    /// Team winner.
    pub team_winner: i32,
}
