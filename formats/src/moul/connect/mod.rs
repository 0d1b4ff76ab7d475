//! How a connection begins: who asks for what, and the key that both sides then use.
//!
//! | step | from | bytes |
//! |---|---|---|
//! | [`ConnectPacket`] | client | 31 bytes, then data of the connection type |
//! | [`SetupPacket::Connect`] | client | its public value, up to 64 bytes; none for no encryption |
//! | [`SetupPacket::Encrypt`] | server | 7 bytes that the key is mixed with; none for no encryption |
//! | messages | both | RC4, a stream in each direction, both with the same key |
//!
//! The File connection has no setup packets and is never encrypted, and so is `SimpleNet`,
//! whose messages are others. The client chooses; a server says which types it takes by
//! [`Connection::with_connection_types`]. [`Connection`] does all of it for both sides, over any transport:
//!
//! ```
//! use formats::moul::{
//!     connect::{ClientSecurity, ConnectData, ConnectPacket, Connection, ServerSecurity, Token},
//!     messages::auth::{Auth2Cli, Cli2Auth, ClientRegisterReply, ClientRegisterRequest},
//! };
//!
//! let packet = ConnectPacket::new(918, ConnectData::Auth(Token::default()));
//! let mut client = Connection::client(&packet, ClientSecurity::None)?;
//! let mut server = Connection::server();
//!
//! while let Some(packet) = client.transmit() {
//!     server.receive(&packet)?;
//! }
//! assert_eq!(server.request(), Some(&packet));
//! server.accept(ServerSecurity::None)?;
//! while let Some(packet) = server.transmit() {
//!     client.receive(&packet)?;
//! }
//! assert!(client.is_open() && server.is_open());
//!
//! client.send(&Cli2Auth::ClientRegisterRequest(ClientRegisterRequest { build_id: 918 }))?;
//! while let Some(packet) = client.transmit() {
//!     server.receive(&packet)?;
//! }
//! assert!(matches!(server.next_message()?, Some(Cli2Auth::ClientRegisterRequest(_))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cipher;
mod connection;
mod key;
mod login;
mod packet;
mod setup;

pub use self::{
    cipher::{Cipher, SessionKey},
    connection::{ClientSecurity, Connection, ServerSecurity},
    key::{ClientKeys, PrivateKey, ServerKeys},
    login::{
        HashLength, HashRules, LoginProof, PasswordBytes, account_hash, challenge_hash, is_email,
        password_hash,
    },
    packet::{
        BuildType, ConnectData, ConnectPacket, ConnectionType, FileClient, PlayerIds,
        SimpleNetChannel, Token,
    },
    setup::{SEED_LEN, SetupPacket},
};
