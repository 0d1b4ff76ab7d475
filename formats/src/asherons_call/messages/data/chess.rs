//! Moves of chess.

use codec_core::{Implied, Wire};

use crate::asherons_call::AsheronsCall;

/// `GameMoveData`: what a player has done in a game of chess.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GameMoveData {
    /// What kind of move it is.
    pub kind: Implied<i32>,
    /// The player.
    pub player_id: u32,
    /// The move, by its kind.
    #[wire(switch = kind)]
    pub choice: GameMoveDataChoice,
}

/// What [`GameMoveData`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = i32)]
#[non_exhaustive]
pub enum GameMoveDataChoice {
    /// A square.
    #[wire(id = 0x4)]
    Grid {
        /// The column, from 0.
        x_grid: i32,
        /// The row, from 0.
        y_grid: i32,
    },
    /// A piece moves from one square to another.
    #[wire(id = 0x5)]
    FromTo {
        /// The column it was on, from 0.
        x_from: i32,
        /// The row it was on, from 0.
        y_from: i32,
        /// The column it moves to, from 0.
        x_to: i32,
        /// The row it moves to, from 0.
        y_to: i32,
    },
    /// A piece.
    #[wire(id = 0x6)]
    SelectedPiece {
        /// The piece, which is an object in the world.
        piece_id: u32,
    },
}
