//! Text that is stored inline, without an allocation, if it is short.

use core::{
    borrow::Borrow,
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
};
use std::sync::Arc;

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Writer, text::Utf8,
};

use super::{Castle, text, token};

/// The longest text that is stored inline: with its length and its kind it takes 24 bytes.
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
            // Never fails: the bytes were checked when the text was made.
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

    /// Whether it is stored inline.
    #[inline]
    pub(super) fn is_short(&self) -> bool {
        matches!(self.0, Repr::Short { .. })
    }

    /// The text in the first `len` bytes of `input`, if they are UTF-8, and what is behind it.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "all that is rare is in a function of its own")]
    pub(super) fn split(input: &[u8], len: usize) -> Option<(Self, &[u8])> {
        let (bytes, rest) = input.split_at_checked(len)?;
        // Most texts are short ASCII, with enough bytes behind them to copy whole words.
        if let Some(keep) = SHORT.checked_sub(len)
            && let Some(keep) = KEEP.as_flattened().get(keep..).and_then(<[u8]>::first_chunk)
            && let Some(bytes) = input.first_chunk()
            && let Ok(len) = u8::try_from(len)
        {
            let ([a, b, c], [keep_a, keep_b, keep_c]) = (words(bytes), words(keep));
            let text = [a & keep_a, b & keep_b, c & keep_c];
            if text.iter().fold(0, |all, word| all | word) & NOT_ASCII == 0 {
                return Some((Self(Repr::Short { len, bytes: bytes_of(text) }), rest));
            }
        }
        Some((Self::from_utf8(bytes)?, rest))
    }

    /// The text in `bytes`, if they are UTF-8.
    #[inline(never)]
    fn from_utf8(bytes: &[u8]) -> Option<Self> {
        core::str::from_utf8(bytes).ok().map(Self::from)
    }

    /// `text` stored inline, if it is short.
    #[inline]
    fn short(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; SHORT];
        bytes.get_mut(..text.len())?.copy_from_slice(text);
        Some(Self(Repr::Short { len: u8::try_from(text.len()).ok()?, bytes }))
    }
}

/// The highest bit of every byte, which is never set in ASCII.
const NOT_ASCII: u64 = u64::from_ne_bytes([0x80; 8]);

/// A table of masks: the `SHORT` bytes from `SHORT - n` on keep the first `n` bytes of a text.
static KEEP: [[u8; SHORT]; 2] = [[0xff; SHORT], [0; SHORT]];

/// All bytes as three numbers that overlap by two bytes.
#[inline]
fn words(bytes: &[u8; SHORT]) -> [u64; 3] {
    let (words, _) = bytes.as_chunks();
    let words = words.iter().chain(bytes.last_chunk());
    let mut all = [0; 3];
    for (to, word) in all.iter_mut().zip(words) {
        *to = u64::from_le_bytes(*word);
    }
    all
}

/// The bytes that [`words`] gave.
#[inline]
fn bytes_of([first, second, third]: [u64; 3]) -> [u8; SHORT] {
    let mut bytes = [0; SHORT];
    if let Some((to, rest)) = bytes.split_first_chunk_mut()
        && let Some(next) = rest.first_chunk_mut()
    {
        *to = first.to_le_bytes();
        *next = second.to_le_bytes();
    }
    if let Some(to) = bytes.last_chunk_mut() {
        *to = third.to_le_bytes();
    }
    bytes
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
            // Whole arrays can be compared, because the bytes behind the text are 0 in both.
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
        // Must hash like `str`, because this type can be borrowed as one.
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
    const SIZE: Size = Size::at_least(2);
    const TYPE: u8 = token::STRING;

    fn shape() -> Shape {
        <String as Layout<Castle>>::shape()
    }
}

impl Encode<Castle> for Text {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        text::put::<Utf8>(self, out)
    }
}

impl<'de> Decode<'de, Castle> for Text {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        text::take::<Utf8, &str>(input).map(Self::from)
    }
}
