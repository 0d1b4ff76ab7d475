//! Messages of the Gatekeeper connection (type 22): where the other servers are.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::{Moul, NetString, VarBytes, message_set::message_set, messages::MAX_PING};

message_set! {
    /// `Cli2GateKeeper`: what the client sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Cli2GateKeeper {
        /// Asks for a sign of life.
        PingRequest(PingRequest),
        /// Asks for the file server.
        FileSrvIpAddressRequest(FileSrvIpAddressRequest),
        /// Asks for the auth server.
        AuthSrvIpAddressRequest(AuthSrvIpAddressRequest),
    }
}

message_set! {
    /// `GateKeeper2Cli`: what the server sends.
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum GateKeeper2Cli {
        /// Answers [`PingRequest`].
        PingReply(PingReply),
        /// Answers [`FileSrvIpAddressRequest`].
        FileSrvIpAddressReply(FileSrvIpAddressReply),
        /// Answers [`AuthSrvIpAddressRequest`].
        AuthSrvIpAddressReply(AuthSrvIpAddressReply),
    }
}

/// `Cli2GateKeeper_PingRequest`: asks for a sign of life.
///
/// Declared in this order, but clients write the time first and a 0 behind it. Servers echo both.
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

/// `GateKeeper2Cli_PingReply`: answers [`PingRequest`].
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

/// `Cli2GateKeeper_FileSrvIpAddressRequest`: asks for the file server.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct FileSrvIpAddressRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Whether the patcher asks, not the game.
    pub is_patcher: bool,
}

/// `GateKeeper2Cli_FileSrvIpAddressReply`: answers [`FileSrvIpAddressRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct FileSrvIpAddressReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Host name or IPv4 address of the server.
    #[wire(as = NetString<24>)]
    pub address: String,
}

/// `Cli2GateKeeper_AuthSrvIpAddressRequest`: asks for the auth server.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct AuthSrvIpAddressRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
}

/// `GateKeeper2Cli_AuthSrvIpAddressReply`: answers [`AuthSrvIpAddressRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct AuthSrvIpAddressReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Host name or IPv4 address of the server.
    #[wire(as = NetString<24>)]
    pub address: String,
}
