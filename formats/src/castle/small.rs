//! Text that needs no memory of its own while it is short.

use core::{
    borrow::Borrow,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
};
use std::sync::Arc;

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Sink, Writer, text::Utf8,
};

use super::{Castle, text, token};

/// The longest text that is kept in place: with its length and its kind it takes 24 bytes.
const SHORT: usize = 22;

/// A text or a name in a tree of values: up to 22 bytes are kept in place, longer ones are shared
/// by its clones.
///
/// Most names and many texts are that short, and a file has thousands of them.
///
/// ```
/// use formats::castle::Text;
///
/// let name = Text::from("foodLevel");
/// assert_eq!(name, "foodLevel");
/// assert!(name.starts_with("food"));
/// ```
#[derive(Clone)]
pub struct Text(Repr);

#[derive(Clone)]
enum Repr {
    /// The first `len` bytes, which are UTF-8; the others are 0.
    Short { len: u8, bytes: [u8; SHORT] },
    /// A text of more than `SHORT` bytes.
    Long(Arc<str>),
}

impl Text {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            // It was checked when it was made.
            Repr::Short { .. } => core::str::from_utf8(self.as_bytes()).unwrap_or_default(),
            Repr::Long(text) => text,
        }
    }

    /// The text in UTF-8.
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        match &self.0 {
            Repr::Short { len, bytes } => bytes.get(..usize::from(*len)).unwrap_or_default(),
            Repr::Long(text) => text.as_bytes(),
        }
    }

    /// A clone of a short text.
    #[inline]
    pub(super) fn copy_short(&self) -> Option<Self> {
        match self.0 {
            Repr::Short { len, bytes } => Some(Self(Repr::Short { len, bytes })),
            Repr::Long(_) => None,
        }
    }

    /// All bytes of a short text as numbers; two bytes are in two of them.
    #[inline]
    pub(super) fn words(&self) -> Option<[u64; 3]> {
        let Repr::Short { bytes, .. } = &self.0 else { return None };
        let (first, rest) = bytes.split_first_chunk()?;
        let (second, _) = rest.split_first_chunk()?;
        let (_, third) = bytes.split_last_chunk()?;
        Some([first, second, third].map(|word| u64::from_le_bytes(*word)))
    }

    /// The text in `bytes`, if they are UTF-8.
    #[inline]
    pub(super) fn from_utf8(bytes: &[u8]) -> Option<Self> {
        match Self::short(bytes) {
            Some(text) if bytes.is_ascii() => Some(text),
            Some(text) => core::str::from_utf8(bytes).ok().map(|_| text),
            None => core::str::from_utf8(bytes).ok().map(|text| Self(Repr::Long(text.into()))),
        }
    }

    /// `text` in place, if it is short.
    #[inline]
    fn short(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; SHORT];
        bytes.get_mut(..text.len())?.copy_from_slice(text);
        Some(Self(Repr::Short { len: u8::try_from(text.len()).ok()?, bytes }))
    }
}

impl Default for Text {
    fn default() -> Self {
        Self(Repr::Short { len: 0, bytes: [0; SHORT] })
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl From<&str> for Text {
    #[inline]
    fn from(text: &str) -> Self {
        Self::short(text.as_bytes()).unwrap_or_else(|| Self(Repr::Long(text.into())))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl From<Arc<str>> for Text {
    fn from(text: Arc<str>) -> Self {
        Self::short(text.as_bytes()).unwrap_or(Self(Repr::Long(text)))
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        text.as_str().into()
    }
}

impl PartialEq for Text {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            // What is behind the text is 0 in both.
            (Repr::Short { len, bytes }, Repr::Short { len: other_len, bytes: other_bytes }) => {
                len == other_len && bytes == other_bytes
            }
            (Repr::Long(text), Repr::Long(other)) => text == other,
            _ => false,
        }
    }
}

impl Eq for Text {}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_bytes().cmp(other.as_bytes())
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // As `str` does, which this can be borrowed as.
        state.write(self.as_bytes());
        state.write_u8(0xff);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

impl Layout<Castle> for Text {
    const MIN_LEN: usize = 2;
    const TAG: u8 = token::STRING;

    fn shape() -> Shape {
        <String as Layout<Castle>>::shape()
    }
}

impl Encode<Castle> for Text {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
        text::put::<Utf8, S>(self, out)
    }
}

impl<'de> Decode<'de, Castle> for Text {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        text::take::<Utf8, &str>(input).map(Self::from)
    }
}
