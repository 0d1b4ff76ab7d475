//! The connection itself.

use core::net::Ipv4Addr;

use bytes::Bytes;
use codec_core::{DecodeError, Format as _, Wire};
use uuid::Uuid;

use crate::moul::{
    BitVector, Moul, NetString, PackedIpv4, VarBytes,
    messages::{MAX_BUFFER, MAX_PING, NetError},
};

/// `Cli2Auth_PingRequest`: asks for a sign of life.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingRequest {
    /// Clock of the client in milliseconds, echoed in the reply.
    pub ping_time_ms: u32,
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Any bytes, echoed in the reply; clients send none.
    #[wire(as = VarBytes<MAX_PING>)]
    pub payload: Bytes,
}

/// `Auth2Cli_PingReply`: answers [`PingRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0)]
pub struct PingReply {
    /// Clock of the client, from the request.
    pub ping_time_ms: u32,
    /// Transaction number of the request.
    pub trans_id: u32,
    /// The bytes of the request.
    #[wire(as = VarBytes<MAX_PING>)]
    pub payload: Bytes,
}

/// `Cli2Auth_ClientRegisterRequest`: the first message of a client.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct ClientRegisterRequest {
    /// Build number of the client, such as 918.
    pub build_id: u32,
}

/// `Auth2Cli_ClientRegisterReply`: answers [`ClientRegisterRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3)]
pub struct ClientRegisterReply {
    /// A random number for the hash of the login.
    pub server_challenge: u32,
}

/// `Cli2Auth_ClientSetCCRLevel`: changes the level of a customer care representative.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct ClientSetCcrLevel {
    /// The new CCR level.
    pub ccr_level: u32,
}

/// `Auth2Cli_ServerAddr`: where to connect again, should the connection break.
///
/// Servers of Cyan and MOSS send it.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 1)]
pub struct ServerAddr {
    /// Address of the server.
    #[wire(as = PackedIpv4)]
    pub address: Ipv4Addr,
    /// What the next connect packet must carry.
    pub token: Uuid,
}

/// `Auth2Cli_ServerCaps`: what the server can do.
///
/// An extension of H'uru. DIRTSAND sends it as soon as the connection is encrypted; clients that do
/// not know it lose track of the stream. Bits: 0 score leaderboards, 1 to 6 the games `BlueSpiral`,
/// `ClimbingWall`, `Heek`, `Marker`, `TicTacToe`, `VarSync`.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x1002)]
pub struct ServerCaps {
    /// A [`BitVector`]; bytes behind it have no meaning.
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub capabilities: Bytes,
}

impl ServerCaps {
    /// The bits.
    ///
    /// # Errors
    ///
    /// As [`Format::from_prefix`](codec_core::Format::from_prefix).
    pub fn bits(&self) -> Result<BitVector, DecodeError> {
        Moul::from_prefix(&self.capabilities).map(|(bits, _)| bits)
    }
}

/// `Auth2Cli_NotifyNewBuild`: tells of a newer client.
///
/// Fan servers do not send it.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 2)]
pub struct NotifyNewBuild {
    /// Not used by clients; a message has at least one field.
    pub unused: u32,
}

/// `Auth2Cli_KickedOff`: tells that the server ends the connection.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 39)]
pub struct KickedOff {
    /// Why.
    pub reason: NetError,
}

/// `Cli2Auth_PropagateBuffer` and `Auth2Cli_PropagateBuffer`: a message for other players.
///
/// Not used in practice; the Game connection has its own. The number differs with the direction
/// and stands at the variants of [`Cli2Auth`](super::Cli2Auth) and
/// [`Auth2Cli`](super::Auth2Cli).
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct PropagateBuffer {
    /// Class of the message in `buffer`, which begins with the same number as a `u16`.
    pub class_index: u32,
    /// A [`NetMessage`](crate::moul::net_message::NetMessage).
    #[wire(as = VarBytes<MAX_BUFFER>)]
    pub buffer: Bytes,
}

/// `Cli2Auth_LogPythonTraceback`: reports an error in a Python script.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 43)]
pub struct LogPythonTraceback {
    /// The traceback.
    #[wire(as = NetString<1024>)]
    pub traceback: String,
}

/// `Cli2Auth_LogStackDump`: reports a crash.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 44)]
pub struct LogStackDump {
    /// The stack.
    #[wire(as = NetString<1024>)]
    pub stack_dump: String,
}

/// `Cli2Auth_LogClientDebuggerConnect`: reports that a debugger watches the client.
///
/// The C struct has no field, the wire has.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 45)]
pub struct LogClientDebuggerConnect {
    /// Always 0; a message has at least one field.
    pub unused: u32,
}
