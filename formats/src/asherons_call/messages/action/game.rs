//! Chess, which two players can play at a board in the world.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Game_Join` (0x0269): the player sits down at a chess board.
///
/// The answer is
/// [`JoinGameResponse`](crate::asherons_call::messages::event::game::JoinGameResponse).
#[doc(alias("Game_Join", "GameJoin"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0269)]
pub struct Join {
    /// The board.
    pub game_id: u32,
    /// The side the player wants; the server assigns one.
    pub team: u32,
}

/// `Game_Quit` (0x026a): the player gives up the game of chess.
#[doc(alias("Game_Quit", "Quit2", "GameQuit"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x026a)]
pub struct Quit;

/// `Game_Move` (0x026b): the player moves a piece.
///
/// The answer is [`MoveResponse`](crate::asherons_call::messages::event::game::MoveResponse).
#[doc(alias("Game_Move", "GameMove"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x026b)]
pub struct Move {
    /// Column of the piece, from 0 to 7.
    pub x_from: i32,
    /// Row of the piece, from 0 to 7.
    pub y_from: i32,
    /// Column it moves to, from 0 to 7.
    pub x_to: i32,
    /// Row it moves to, from 0 to 7.
    pub y_to: i32,
}

/// `Game_MovePass` (0x026d): the player lets a turn pass.
#[doc(alias("Game_MovePass", "GameMovePass"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x026d)]
pub struct MovePass;

/// `Game_Stalemate` (0x026e): the player offers a draw, or takes the offer back.
#[doc(alias("Game_Stalemate", "GameStalemate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x026e)]
pub struct Stalemate {
    /// Whether the offer stands.
    #[wire(as = Bool32)]
    pub on: bool,
}
