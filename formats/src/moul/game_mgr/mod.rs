//! Games within the game: what [`GameMgrMsg`](super::messages::game::GameMgrMsg) holds.
//!
//! ```text
//! 01 00 00 00   02 00 00 00   00 00 00 00   18 00 00 00   4d 00 00 00  00 00 00 00
//! id: 1         trans_id      game_id       length: 24    fields
//! ```
//!
//! All messages have this header, [`GameFrame`]. The numbers are those of one receiver and
//! direction: the manager ([`Cli2GameMgr`], [`GameMgr2Cli`]) if the game is 0, else a game. All
//! games have some messages in common ([`Cli2AnyGame`], [`AnyGame2Cli`]); their own follow those,
//! so that a message of a game is a [`GameMessage`] of both. Which game a number stands for was
//! said when the player joined it:
//!
//! | game | type | messages |
//! |---|---|---|
//! | tic-tac-toe | [`TIC_TAC_TOE`] | [`tic_tac_toe`] |
//! | Heek | [`HEEK`] | [`heek`] |
//! | marker games | [`MARKER`] | [`marker`] |
//! | blue spiral | [`BLUE_SPIRAL`] | [`blue_spiral`] |
//! | climbing wall | [`CLIMBING_WALL`] | [`climbing_wall`] |
//! | variables | [`VAR_SYNC`] | [`var_sync`] |
//!
//! They are structs of the first clients, so text has a fixed size, and what stands behind its end
//! is not looked at. Current clients only have some of the games.
//!
//! ```
//! use formats::moul::{
//!     game_mgr::{Cli2AnyGame, GameFrame, GameMessage, heek::Cli2Heek},
//!     messages::game::GameMgrMsg,
//! };
//!
//! let frame = GameFrame { trans_id: 0, game_id: 7, message: GameMessage::Own(Cli2Heek::LeaveGame) };
//! let message = GameMgrMsg::new(&frame)?;
//! assert_eq!(&message.buffer[..], b"\x04\0\0\0\0\0\0\0\x07\0\0\0\x10\0\0\0");
//! assert_eq!(message.frame::<GameMessage<Cli2AnyGame, Cli2Heek>>()?, frame);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod blue_spiral;
pub mod climbing_wall;
mod frame;
pub mod heek;
mod manager;
pub mod marker;
pub mod tic_tac_toe;
pub mod var_sync;

use uuid::{Uuid, uuid};

pub use self::{
    frame::{GameFrame, GameMessage},
    manager::{
        AnyGame2Cli, Cli2AnyGame, Cli2GameMgr, CommonGame, CreateGame, GameInstance, GameMgr2Cli,
        Invite, InviteError, InviteFailed, InviteReceived, InviteRevoked, JoinGame, JoinResult,
        OwnerChange, PlayerJoined, PlayerLeft, Uninvite,
    },
};

/// Type of [`tic_tac_toe`].
pub const TIC_TAC_TOE: Uuid = uuid!("a7236529-11d8-4758-9368-59cb43445a83");
/// Type of [`heek`].
pub const HEEK: Uuid = uuid!("9d83c2e2-7835-4477-9aaa-22254c59a753");
/// Type of [`marker`].
pub const MARKER: Uuid = uuid!("000b2c39-0319-4be1-b06c-7a105b160fcf");
/// Type of [`blue_spiral`].
pub const BLUE_SPIRAL: Uuid = uuid!("5ff98165-913e-4fd1-a2c2-9c7f31be2cc8");
/// Type of [`climbing_wall`].
pub const CLIMBING_WALL: Uuid = uuid!("6224cdf4-3556-4740-b7cd-d637562d07be");
/// Type of [`var_sync`].
pub const VAR_SYNC: Uuid = uuid!("475c2e9b-a245-4106-a047-9b25d41ff333");
