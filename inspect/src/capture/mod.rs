//! Messages out of captures: files of `tcpdump`, Wireshark and the like.
//!
//! ```text
//! file     ─►  packet     ─►  flow   ─►  stream  ─►  moul, tera        messages of TCP connections
//! pcap(ng)     addresses,     table      in order    asherons_call     messages of datagrams
//!              payload
//! ```
//!
//! Nothing is read at once, and what waits for more bytes is bounded ([`Limits`]), so captures may be
//! larger than memory. Captures are cut off, begin in the middle and miss packets; what can be
//! decoded is, and a [`Note`](Item::Note) says what cannot.

mod asherons_call;
mod file;
mod flow;
mod fragments;
mod keys;
mod moul;
mod packet;
mod reader;
mod stream;
mod tera;
mod write;

use std::{fmt, net::SocketAddr};

pub(crate) use self::{file::Growing, reader::Table};
pub use self::{
    file::{CaptureError, Frames, RawFrame},
    keys::{Keys, KeysError},
    packet::{Segment, Transport, segment},
    reader::{Messages, Protocol, Settings},
    stream::{Piece, Stream},
    write::Recorder,
};

/// A point in time, in nanoseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub u64);

impl Time {
    /// Now.
    #[must_use]
    pub fn now() -> Self {
        let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
        Self(u64::try_from(since.as_nanos()).unwrap_or(u64::MAX))
    }

    /// Seconds and microseconds since `start`, as `12.345678`.
    #[must_use]
    pub fn since(self, start: Self) -> String {
        let nanos = self.0.saturating_sub(start.0);
        let (seconds, rest) = (nanos / 1_000_000_000, nanos % 1_000_000_000);
        format!("{seconds}.{:06}", rest / 1000)
    }
}

/// Both ends of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Flow {
    /// The side that began, as far as that is known.
    pub client: SocketAddr,
    /// The other side.
    pub server: SocketAddr,
}

/// Which side sent something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::exhaustive_enums, reason = "there are two directions")]
pub enum Direction {
    /// The client did.
    ToServer,
    /// The server did.
    ToClient,
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ToServer => "->",
            Self::ToClient => "<-",
        })
    }
}

/// What a segment completes, with who sent it: not always who sent the segment, where bytes of one
/// side wait for those of the other.
type Items = Vec<(Direction, Item)>;

/// Something in a capture.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Found {
    /// When the packet came that completed it.
    pub time: Time,
    /// Who sent it.
    pub direction: Direction,
    /// Between whom.
    pub flow: Flow,
    /// What it is.
    pub item: Item,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Item {
    /// A message.
    Message(Message),
    /// Bytes that could not be made into messages, and why.
    Note(Note),
}

/// A message, all of it, decrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Message {
    /// The format, by the name of its module.
    pub format: &'static str,
    /// The set of messages that it belongs to, such as `Cli2Auth`.
    pub set: &'static str,
    /// Its number, where it has one.
    pub number: Option<u64>,
    /// Its name, where a table outside of the declarations has it.
    pub name: Option<String>,
    /// Its bytes; those of a set begin with the number.
    pub bytes: Vec<u8>,
}

/// Why bytes are missing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Note {
    /// What happened, in words.
    pub text: String,
    /// How many bytes could not be read because of it, if that is known.
    pub bytes: u64,
    /// Whether something is wrong with the capture or the messages in it. What is not shows how
    /// something was understood.
    pub is_fault: bool,
}

impl Note {
    fn fault(text: impl Into<String>, bytes: u64) -> Item {
        Item::Note(Self { text: text.into(), bytes, is_fault: true })
    }

    fn remark(text: impl Into<String>) -> Item {
        Item::Note(Self { text: text.into(), bytes: 0, is_fault: false })
    }
}

/// How much may wait for more bytes.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Conversations that are followed at once; the one that was quiet for longest gives way.
    pub flows: usize,
    /// Bytes that wait, of all conversations together.
    pub bytes: usize,
    /// Bytes of one direction that came before earlier ones did. More than that, and the earlier
    /// ones are taken for lost.
    pub out_of_order: usize,
    /// Bytes of one message.
    pub message: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { flows: 4096, bytes: 32 << 20, out_of_order: 512 << 10, message: 4 << 20 }
    }
}

/// `usize` as `u64`, which has room for it.
fn wide(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}
