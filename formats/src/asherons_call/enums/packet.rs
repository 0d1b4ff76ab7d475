//! Packets and logins.

use codec_core::Wire;

use super::{flags, wide};
use crate::asherons_call::AsheronsCall;

/// `FragmentGroup`: the queue that a message is sent in.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum FragmentGroup {
    /// Messages of the game that are for one player.
    Event = 0x5,
    /// Messages about the connection and the account.
    Private = 0x9,
    /// Messages about objects that several players see.
    Object = 0xa,
    /// A number without a name.
    #[wire(other)]
    Other(u16),
}

/// `ServerSwitchType`: the kind of server that a client goes to.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ServerSwitchType {
    /// The server of the world.
    World = 0,
    /// The server where players log on.
    Logon = 1,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `NetAuthType`: how an account is proved.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum NetAuthType {
    /// Not at all.
    Undef = 0x0,
    /// By the name of the account.
    Account = 0x1,
    /// By name and password.
    AccountPassword = 0x2,
    /// By a ticket that a login service gave.
    GlsTicket = 0x4000_0002,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `PacketHeaderFlags`: the flag word of a packet: which optional headers are there.
    pub flags PacketHeaderFlags: u32, empty NONE {
        /// It was sent before.
        RETRANSMISSION = 0x1,
        /// The checksum is mixed with a stream of keys, which proves the sender.
        ENCRYPTED_CHECKSUM = 0x2,
        /// Pieces of messages follow the optional headers.
        BLOB_FRAGMENTS = 0x4,
        /// The client is sent to another server.
        SERVER_SWITCH = 0x100,
        /// The address of the server where players log on.
        LOGON_SERVER_ADDR = 0x200,
        /// A header without content.
        EMPTY_HEADER1 = 0x400,
        /// The client is given a second server.
        REFERRAL = 0x800,
        /// The numbers of packets that did not come.
        REQUEST_RETRANSMIT = 0x1000,
        /// The numbers of packets that cannot be sent again.
        REJECT_RETRANSMIT = 0x2000,
        /// The number of the last packet that came.
        ACK_SEQUENCE = 0x4000,
        DISCONNECT = 0x8000,
        /// The account, from the client.
        LOGIN_REQUEST = 0x1_0000,
        /// The same to the server that it was sent to.
        WORLD_LOGIN_REQUEST = 0x2_0000,
        /// The keys, from the server.
        CONNECT_REQUEST = 0x4_0000,
        /// What the client proves its address with.
        CONNECT_RESPONSE = 0x8_0000,
        /// An error.
        NET_ERROR = 0x10_0000,
        /// An error that ends the connection.
        NET_ERROR_DISCONNECT = 0x20_0000,
        /// A command between servers.
        CICMD_COMMAND = 0x40_0000,
        /// The time of the server.
        TIME_SYNC = 0x100_0000,
        /// Asks for an answer, with the time of the sender.
        ECHO_REQUEST = 0x200_0000,
        /// The answer.
        ECHO_RESPONSE = 0x400_0000,
        /// How many bytes came in which time.
        FLOW = 0x800_0000,
    }
}

impl PacketHeaderFlags {
    /// The bits that encoding sets from the fields.
    pub const PRESENCE: u64 = Self::NAMED
        & !wide(
            Self::RETRANSMISSION
                .union(Self::ENCRYPTED_CHECKSUM)
                .union(Self::EMPTY_HEADER1)
                .union(Self::DISCONNECT)
                .bits(),
        );
}

flags! {
    /// `AuthFlags`: how a client wants to log in.
    ///
    /// Some descriptions have it as an enum; its values are bits.
    pub flags AuthFlags: u32, empty NONE {
        /// Checksums are to be encrypted.
        ENABLE_CRYPTO = 0x1,
        /// An administrator logs in for another account.
        ADMIN_ACCOUNT_OVERRIDE = 0x2,
        LAST_DEFAULT = 0x4,
    }
}
