//! What a state begins with, and states whose descriptor is not known.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::{Moul, SafeString, key::Uoid};
use codec_core::FlagWord;

/// What a state begins with: of what it is the state.
///
/// ```text
/// 00 80   05 f0 bc 93 9a 99 8b   18 00
/// flags   descriptor: "Cleft"    version: 24
/// ```
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct Header {
    /// Flags: 1 `uoid`, which is written from it; 0x8000 is always set. Others have no meaning.
    #[wire(check = flags.get() & Header::ALWAYS != 0)]
    pub flags: FlagWord<u16, 0x1>,
    /// Name of the descriptor.
    #[wire(as = SafeString)]
    pub descriptor: String,
    /// Version of the descriptor.
    pub version: u16,
    /// The object; not used in practice.
    #[wire(bit = flags & FlagWord::new(0x1))]
    pub uoid: Option<Uoid>,
}

impl Header {
    /// The flag that is always set.
    pub const ALWAYS: u16 = 0x8000;
    /// All flags that have a meaning.
    pub(super) const KNOWN: u16 = 0x8001;

    /// The header of states of this descriptor.
    #[must_use]
    pub fn new(descriptor: impl Into<String>, version: u16) -> Self {
        Self { flags: Self::ALWAYS.into(), descriptor: descriptor.into(), version, uoid: None }
    }
}

/// A state without its descriptor: all behind the header stays bytes.
///
/// It is read without a descriptor, for example by [`Moul::from_slice`], and written back
/// unchanged. Once there is a descriptor, [`Descriptors::decode`] reads the same bytes.
///
/// [`Moul::from_slice`]: codec_core::Format::from_slice
/// [`Descriptors::decode`]: crate::moul::sdl::Descriptors::decode
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct RawState {
    /// Of what it is the state.
    pub header: Header,
    /// Flags and variables.
    #[wire(rest)]
    pub body: Bytes,
}
