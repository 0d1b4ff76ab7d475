//! State of objects, as the state description language (SDL) has it.
//!
//! ```text
//! 00 80   05 f0 bc 93 9a 99 8b   18 00         00 00        06           1f 02 00 …
//! flags   descriptor: "Cleft"    version: 24   body flags   io version   variables
//! ```
//!
//! It stands in the stream of a [`NetMsgSdlState`](super::net_message::NetMsgSdlState), and in
//! vault nodes. What the variables are only the file of the descriptor says, so they stay bytes:
//! first those that have a value, a count and as many values, then those that are states
//! themselves. The count is a `u8`, `u16` or `u32`, whichever can say the number of variables of
//! the descriptor.

use bytes::Bytes;
use codec_core::{Implied, Wire};

use super::{
    Moul,
    common::{SafeString, Uoid},
};

/// The state of an object, with what it is a state of.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[wire(format = Moul)]
pub struct SdlState {
    /// Flags: 1 `uoid`, which is written from it; 0x8000 is always set.
    #[wire(check = flags & SdlState::ALWAYS != 0)]
    pub flags: u16,
    /// Name of the descriptor.
    #[wire(as = SafeString)]
    pub descriptor: String,
    /// Version of the descriptor.
    pub version: u16,
    /// The object.
    #[wire(bit = flags & 1)]
    pub uoid: Option<Uoid>,
    /// Flags of the state: [`VOLATILE`](Self::VOLATILE).
    pub body_flags: u16,
    /// Version of the way to write variables.
    #[wire(const = 6)]
    pub io_version: Implied<u8>,
    /// The variables.
    #[wire(rest)]
    pub variables: Bytes,
}

impl SdlState {
    /// The flag that is always set.
    pub const ALWAYS: u16 = 0x8000;
    /// Flag of the state: nobody keeps it.
    pub const VOLATILE: u16 = 1;
}
