//! Elements of variables that are more than numbers.

use core::fmt;

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::{
    Moul, NULL_CLASS,
    key::{LocFlags, Location, SequenceNumber, Uoid},
};

/// `STRING32`: 32 bytes, which hold a text up to the first NUL.
///
/// Programs write at most 31 bytes of text and a NUL; what they leave behind it is kept. Nothing
/// says which encoding the text has: all that is known is ASCII.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "STRING32")]
pub struct String32([u8; 32]);

impl String32 {
    /// The most bytes that a text may have.
    pub const MAX: usize = 31;

    /// A text of up to 31 bytes without a NUL; `None` for others.
    #[must_use]
    pub fn new(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; 32];
        if text.len() > Self::MAX || text.contains(&0) {
            return None;
        }
        bytes.get_mut(..text.len())?.copy_from_slice(text);
        Some(Self(bytes))
    }

    /// The text: all bytes before the first NUL.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.0.split(|byte| *byte == 0).next().unwrap_or_default()
    }

    /// The text, if it is UTF-8.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        str::from_utf8(self.bytes()).ok()
    }

    /// All 32 bytes, with those behind the text.
    #[must_use]
    pub fn raw(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for String32 {
    fn from(raw: [u8; 32]) -> Self {
        Self(raw)
    }
}

impl fmt::Display for String32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.bytes().escape_ascii())
    }
}

/// `CREATABLE`: an object behind its class index and its length, or nothing.
///
/// ```text
/// 06 02   04 00 00 00   00 11 22 33        00 80
/// class   length        what it has        nothing
/// ```
#[derive(Wire, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "CREATABLE")]
pub struct SizedCreatable {
    /// Its class, or [`NULL_CLASS`].
    pub class_index: u16,
    /// What the class has; `None` if and only if the class is [`NULL_CLASS`].
    #[wire(when = class_index != NULL_CLASS)]
    pub data: Option<Bytes>,
}

impl SizedCreatable {
    /// Nothing.
    pub const NULL: Self = Self { class_index: NULL_CLASS, data: None };
}

impl Default for SizedCreatable {
    fn default() -> Self {
        Self::NULL
    }
}

/// The `PLKEY` that names no object: an invalid page, and all else zero.
pub(super) fn null_key() -> Uoid {
    let location = Location { sequence: SequenceNumber(u32::MAX), flags: LocFlags::NONE };
    Uoid { location, ..Uoid::default() }
}
