//! Messages of the CSR connection (type 20), for customer service; no server has it any more.
//!
//! These numbers have a name in the sources, but no open code says what their messages hold; they
//! are [`UnknownTag`](codec_core::DecodeErrorKind::UnknownTag):
//!
//! | direction | number | name |
//! |---|---|---|
//! | `Cli2Csr` | 3 | `PatchRequest` |
//! | `Csr2Cli` | 3 | `PatchReply` |

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use crate::moul::{
    Moul, NetString, VarBytes,
    field::ShaDigest,
    message_set::message_set,
    messages::{MAX_PING, NetError},
};
use crate::secret::hides;

message_set! {
    /// `Cli2Csr`: what the client sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Cli2Csr {
        /// Asks for a sign of life.
        PingRequest(PingRequest),
        /// The first message of a client.
        RegisterRequest(RegisterRequest),
        /// Logs in.
        LoginRequest(LoginRequest),
    }
}

message_set! {
    /// `Csr2Cli`: what the server sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Csr2Cli {
        /// Answers [`PingRequest`].
        PingReply(PingReply),
        /// Answers [`RegisterRequest`].
        RegisterReply(RegisterReply),
        /// Answers [`LoginRequest`].
        LoginReply(LoginReply),
    }
}

/// `Cli2Csr_PingRequest`: asks for a sign of life.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Clock of the client in milliseconds, echoed in the reply.
    pub ping_time_ms: u32,
    /// Any bytes, echoed in the reply; clients send none.
    #[wire(as = VarBytes<MAX_PING>)]
    pub payload: Bytes,
}

/// `Csr2Cli_PingReply`: answers [`PingRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Clock of the client, from the request.
    pub ping_time_ms: u32,
    /// The bytes of the request.
    #[wire(as = VarBytes<MAX_PING>)]
    pub payload: Bytes,
}

/// `Cli2Csr_RegisterRequest`: the first message of a client.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct RegisterRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
}

/// `Csr2Cli_RegisterReply`: answers [`RegisterRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct RegisterReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// A random number for the hash of the login.
    pub server_challenge: u32,
    /// Build number of the newest CSR client.
    pub csr_build_id: u32,
}

/// `Cli2Csr_LoginRequest`: logs in.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct LoginRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// A random number.
    pub client_challenge: u32,
    /// Login name.
    #[wire(as = NetString<64>)]
    pub csr_name: String,
    /// Hash of the password and both challenges.
    pub challenge_hash: ShaDigest,
}

hides! {
    LoginRequest { trans_id, client_challenge, csr_name } hides challenge_hash
}

/// `Csr2Cli_LoginReply`: answers [`LoginRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct LoginReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The CSR.
    pub csr_id: Uuid,
    /// 1 admin, 2 disabled, 4 server.
    pub csr_flags: u32,
}
