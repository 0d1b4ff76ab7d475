//! Messages of the Game connection (type 11): what happens in an age.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::moul::{
    Moul, VarBytes,
    messages::{MAX_BUFFER, NetError},
};

/// `Cli2Game`: what the client sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, tag = u16)]
#[non_exhaustive]
pub enum Cli2Game {
    /// Asks for a sign of life.
    PingRequest(PingRequest),
    /// Enters an age.
    JoinAgeRequest(JoinAgeRequest),
    /// A message for other players.
    PropagateBuffer(PropagateBuffer),
    /// A message of a game within the game.
    GameMgrMsg(GameMgrMsg),
}

/// `Game2Cli`: what the server sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, tag = u16)]
#[non_exhaustive]
pub enum Game2Cli {
    /// Answers [`PingRequest`].
    PingReply(PingReply),
    /// Answers [`JoinAgeRequest`].
    JoinAgeReply(JoinAgeReply),
    /// A message of another player.
    PropagateBuffer(PropagateBuffer),
    /// A message of a game within the game.
    GameMgrMsg(GameMgrMsg),
}

/// `Cli2Game_PingRequest`: asks for a sign of life.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 0)]
pub struct PingRequest {
    /// Clock of the client in milliseconds, echoed in the reply.
    pub ping_time_ms: u32,
}

/// `Game2Cli_PingReply`: answers [`PingRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 0)]
pub struct PingReply {
    /// Clock of the client, from the request.
    pub ping_time_ms: u32,
}

/// `Cli2Game_JoinAgeRequest`: enters an age.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 1)]
pub struct JoinAgeRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Number of the age instance, from the Auth server's `AgeReply`.
    pub age_mcp_id: u32,
    /// The account, from the login.
    pub account_id: Uuid,
    /// KI number of the avatar.
    pub player_id: u32,
}

/// `Game2Cli_JoinAgeReply`: answers [`JoinAgeRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 1)]
pub struct JoinAgeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Game_PropagateBuffer` and `Game2Cli_PropagateBuffer`: a message for other players, or from
/// one.
///
/// Servers pass it on as it is.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 2)]
pub struct PropagateBuffer {
    /// Class of the message in `buffer`, which begins with the same number as a `u16`.
    pub class_index: u32,
    /// A `plNetMessage`.
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub buffer: Bytes,
}

/// `Cli2Game_GameMgrMsg` and `Game2Cli_GameMgrMsg`: a message of a game within the game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = Moul, id = 3)]
pub struct GameMgrMsg {
    /// A `GameMgr` message: `u32` number, transaction, game and length, then its fields.
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub buffer: Bytes,
}
