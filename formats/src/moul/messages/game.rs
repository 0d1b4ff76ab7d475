//! Messages of the Game connection (type 11): what happens in an age.

use bytes::Bytes;
use codec_core::{DecodeError, EncodeError, Format as _, Switch, Wire};
use uuid::Uuid;

use crate::moul::{
    Moul, VarBytes,
    game_mgr::GameFrame,
    message_set::message_set,
    messages::{MAX_BUFFER, NetError},
    net_message::NetMessage,
};

message_set! {
    /// `Cli2Game`: what the client sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
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
}

message_set! {
    /// `Game2Cli`: what the server sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
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
}

/// `Cli2Game_PingRequest`: asks for a sign of life.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingRequest {
    /// Clock of the client in milliseconds, echoed in the reply.
    pub ping_time_ms: u32,
}

/// `Game2Cli_PingReply`: answers [`PingRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingReply {
    /// Clock of the client, from the request.
    pub ping_time_ms: u32,
}

/// `Cli2Game_JoinAgeRequest`: enters an age.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
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
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
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
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct PropagateBuffer {
    /// Class of the message in `buffer`, which begins with the same number as a `u16`.
    pub class_index: u32,
    /// A [`NetMessage`].
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub buffer: Bytes,
}

impl PropagateBuffer {
    /// The buffer that holds `message`.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`](codec_core::Format::to_vec).
    // Inline, like `message`, so that only programs that call them compile every kind of `NetMessage`.
    #[inline]
    pub fn new(message: &NetMessage) -> Result<Self, EncodeError> {
        let buffer = Moul::to_vec(message)?;
        let class_index = match *buffer {
            [low, high, ..] => u16::from_le_bytes([low, high]),
            _ => 0,
        };
        Ok(Self { class_index: class_index.into(), buffer: buffer.into() })
    }

    /// The message it holds. Its class is that of the buffer, whatever `class_index` says.
    ///
    /// # Errors
    ///
    /// As [`Format::from_bytes`](codec_core::Format::from_bytes).
    #[inline]
    pub fn message(&self) -> Result<NetMessage, DecodeError> {
        Moul::from_bytes(&self.buffer)
    }
}

/// `Cli2Game_GameMgrMsg` and `Game2Cli_GameMgrMsg`: a message of a game within the game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3)]
pub struct GameMgrMsg {
    /// A [`GameFrame`] with a message of the [game manager](crate::moul::game_mgr) or a game.
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub buffer: Bytes,
}

impl GameMgrMsg {
    /// The message that holds `frame`.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`](codec_core::Format::to_vec).
    pub fn new<T>(frame: &GameFrame<T>) -> Result<Self, EncodeError>
    where
        T: for<'de> Switch<'de, Moul, Selector = u32>,
    {
        Moul::to_vec(frame).map(|buffer| Self { buffer: buffer.into() })
    }

    /// What it holds; `T` is an enum of the manager's messages, or a
    /// [`GameMessage`](crate::moul::game_mgr::GameMessage).
    ///
    /// # Errors
    ///
    /// As [`Format::from_bytes`](codec_core::Format::from_bytes).
    pub fn frame<T>(&self) -> Result<GameFrame<T>, DecodeError>
    where
        T: for<'de> Switch<'de, Moul, Selector = u32>,
    {
        Moul::from_bytes(&self.buffer)
    }
}
