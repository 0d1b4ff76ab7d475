//! Games of chess.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Game_Join` (0x0269).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0269)]
pub struct Join {
    /// Game id.
    pub game_id: u32,
    /// Team.
    pub team: u32,
}

/// `Game_Quit` (0x026a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x026a)]
pub struct Quit;

/// `Game_Move` (0x026b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x026b)]
pub struct Move {
    /// X from.
    pub x_from: i32,
    /// Y from.
    pub y_from: i32,
    /// X to.
    pub x_to: i32,
    /// Y to.
    pub y_to: i32,
}

/// `Game_MovePass` (0x026d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x026d)]
pub struct MovePass;

/// `Game_Stalemate` (0x026e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x026e)]
pub struct Stalemate {
    /// On.
    #[wire(as = Bool32)]
    pub on: bool,
}
