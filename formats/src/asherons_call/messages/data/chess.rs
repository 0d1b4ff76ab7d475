//! The board game that players can play.

use codec_core::{Implied, Wire};

use crate::asherons_call::AsheronsCall;

/// `GameMoveData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GameMoveData {
    /// Type.
    pub kind: Implied<i32>,
    /// Player id.
    pub player_id: u32,
    /// What `kind` asks for.
    #[wire(switch = kind)]
    pub choice: GameMoveDataChoice,
}

/// What [`GameMoveData`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = i32)]
#[non_exhaustive]
pub enum GameMoveDataChoice {
    /// With `0x4`.
    #[wire(id = 0x4)]
    Kind4 {
        /// X grid.
        x_grid: i32,
        /// Y grid.
        y_grid: i32,
    },
    /// With `0x5`.
    #[wire(id = 0x5)]
    Kind5 {
        /// X from.
        x_from: i32,
        /// Y from.
        y_from: i32,
        /// X to.
        x_to: i32,
        /// Y to.
        y_to: i32,
    },
    /// With `0x6`.
    #[wire(id = 0x6)]
    Kind6 {
        /// Piece id.
        piece_id: u32,
    },
}
