//! The packets of a login: their optional headers.
//!
//! A client sends a packet with a [`LoginRequest`]; the server answers with a [`ConnectRequest`];
//! the client sends its cookie back (`ConnectResponse`, a `u64`) to the next port.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, LoginString,
    enums::{AuthFlags, NetAuthType},
};

/// `LoginRequest` (flag 0x10000): the first packet of a client, up to its end.
///
/// ```text
/// 04 00 31 38 30 32 00 00 | 28 00 00 00  | 01 00 00 00 | 00 00 00 00 | c0 42 a4 58 | ...
/// version "1802"          | length below | auth kind   | flags       | time        | account, ...
/// ```
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct LoginRequest {
    /// Version of the client: `1802` in all captures.
    pub client_version: String,
    /// Bytes of what follows.
    pub length: Implied<u32>,
    /// Who logs in.
    #[wire(len = length)]
    pub credentials: Credentials,
}

/// Who logs in, and how that is proved.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[wire(format = AsheronsCall)]
pub struct Credentials {
    /// How the account is proved.
    pub kind: NetAuthType,
    /// What the client wants.
    pub flags: AuthFlags,
    /// Clock of the client, in seconds since 1970.
    pub timestamp: u32,
    /// Name of the account; with [`NetAuthType::Account`] also `name:password`.
    pub account: String,
    /// Name of the account to log in as, for administrators.
    pub login_as: String,
    /// Nothing with [`NetAuthType::Account`], the password with [`NetAuthType::AccountPassword`], the
    /// ticket with [`NetAuthType::GlsTicket`].
    #[wire(as = LoginString)]
    pub secret: String,
    /// Zeros up to a multiple of 4 from some clients, nothing from the original one.
    #[wire(rest)]
    pub padding: Vec<u8>,
}

/// `ConnectRequest` (flag 0x40000): answers a [`LoginRequest`].
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ConnectRequest {
    /// Clock of the server.
    pub server_time: f64,
    /// To be sent back in a `ConnectResponse`.
    pub cookie: u64,
    /// Number of the client, for the header of its packets.
    pub net_id: u32,
    /// Seed of the [`KeyStream`](crate::asherons_call::KeyStream) of the server's packets.
    pub outgoing_seed: u32,
    /// Seed of the key stream of the client's packets.
    pub incoming_seed: u32,
    /// Unused.
    pub padding: u32,
}
