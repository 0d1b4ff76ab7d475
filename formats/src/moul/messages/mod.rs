//! Messages of each connection, and the numbers that tell them apart.
//!
//! | connection | type | client to server | server to client | number |
//! |---|---|---|---|---|
//! | Gatekeeper | 22 | [`Cli2GateKeeper`](gate_keeper::Cli2GateKeeper), 3 | [`GateKeeper2Cli`](gate_keeper::GateKeeper2Cli), 3 | `u16` |
//! | Auth | 10 | [`Cli2Auth`](auth::Cli2Auth), 48 | [`Auth2Cli`](auth::Auth2Cli), 48 | `u16` |
//! | Game | 11 | [`Cli2Game`](game::Cli2Game), 4 | [`Game2Cli`](game::Game2Cli), 4 | `u16` |
//! | File | 16 | [`Cli2File`](file::Cli2File), 6 | [`File2Cli`](file::File2Cli), 5 | length, `u32` |
//! | CSR | 20 | [`Cli2Csr`](csr::Cli2Csr), 3 | [`Csr2Cli`](csr::Csr2Cli), 3 | `u16` |
//!
//! A message has the name that the client's sources give it, without the direction:
//! `kCli2Auth_AcctLoginRequest` is [`auth::AcctLoginRequest`]. It has a type of its own, without
//! the number before it; the enum of the direction has the number.
//!
//! The numbers are those of one connection and direction. Number 0 is a ping everywhere, but its
//! fields differ. Client and server agree on a transaction by `trans_id`: the client chooses it,
//! 0 is none.

pub mod auth;
pub mod csr;
pub mod file;
pub mod game;
pub mod gate_keeper;
mod net_error;

pub use self::net_error::NetError;

/// Declared maximum of buffers, in bytes, units or elements.
const MAX_BUFFER: usize = 1 << 20;
/// Declared maximum of the payload of a ping.
const MAX_PING: usize = 1 << 16;
