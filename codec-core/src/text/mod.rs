//! Text: encodings, and how the end of a text is marked.
//!
//! | encoding | units | | framing | the end is marked by |
//! |---|---|---|---|---|
//! | [`Utf8`] | bytes | | [`Prefixed<N, E>`](Prefixed) | a count of units before it |
//! | [`Utf16Le`], [`Utf16Be`] | 16 bits | | [`Terminated<E>`](Terminated) | a zero unit behind it |
//! | [`Windows1252`] | bytes | | [`Fixed<LEN, E>`](Fixed) | a constant number of units, zero-padded |
//! | [`ShiftJis`], [`EucKr`], [`Gbk`], [`Big5`], any [`CodePage`] | bytes | | [`Text<E>`](Text) | another field (`count`, `len`) or the end (`rest`) |
//!
//! [`Padded<TO, C>`](Padded) adds zero bytes behind any codec. All are strict: what cannot be
//! written or read exactly is an error, never a replacement character.

pub(crate) mod ahead;
mod ascii;
mod bare;
mod code_page;
mod fixed;
mod padded;
mod prefixed;
mod terminated;
pub mod utf16;
mod utf8;
mod windows1252;

use alloc::{borrow::Cow, boxed::Box, string::String};

pub use self::{
    bare::Text,
    code_page::{Big5, CodePage, EucKr, Gbk, ShiftJis},
    fixed::Fixed,
    padded::Padded,
    prefixed::Prefixed,
    terminated::Terminated,
    utf8::Utf8,
    utf16::{Utf16Be, Utf16Le},
    windows1252::Windows1252,
};
use crate::{
    describe::tree::Value,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    read::Reader,
    write::Writer,
};

/// A way to turn text into bytes and back.
///
/// ```
/// use std::borrow::Cow;
///
/// use codec_core::{BigEndian, Format, text::{Prefixed, TextEncoding}};
///
/// /// ISO 8859-1: the first 256 characters of Unicode.
/// struct Latin1;
///
/// impl TextEncoding for Latin1 {
///     const NAME: &'static str = "ISO 8859-1";
///     const UNIT: usize = 1;
///
///     fn units(text: &str) -> Result<usize, char> {
///         match text.chars().find(|c| u8::try_from(*c).is_err()) {
///             Some(c) => Err(c),
///             None => Ok(text.chars().count()),
///         }
///     }
///
///     fn write(text: &str, out: &mut [u8]) {
///         for (byte, c) in out.iter_mut().zip(text.chars()) {
///             *byte = u8::try_from(c).unwrap_or(b'?');
///         }
///     }
///
///     fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
///         Some(bytes.iter().copied().map(char::from).collect())
///     }
/// }
///
/// assert_eq!(BigEndian::to_vec_as::<Prefixed<u8, Latin1>, _>("né")?, [2, 0x6e, 0xe9]);
/// assert_eq!(
///     BigEndian::to_vec_as::<Prefixed<u8, Latin1>, _>("5 €").unwrap_err().to_string(),
///     "'€' cannot be written in ISO 8859-1"
/// );
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
pub trait TextEncoding {
    /// Its name, for messages to people.
    const NAME: &'static str;
    /// Bytes of one unit.
    const UNIT: usize;
    /// The most bytes of memory that a byte of text takes in a `String`, spare capacity included.
    const MEMORY: usize = 4;

    /// The number of units of `text`.
    ///
    /// # Errors
    ///
    /// The first character that cannot be written.
    fn units(text: &str) -> Result<usize, char>;

    /// About how many bytes `text` has: as many units as bytes of memory, which is right for ASCII.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    fn about(text: &str) -> usize {
        text.len().saturating_mul(Self::UNIT)
    }

    /// Writes `text` into `out`, which has room for exactly its units.
    fn write(text: &str, out: &mut [u8]);

    /// Reads the text in `bytes`; `None` if they are not valid.
    fn read(bytes: &[u8]) -> Option<Cow<'_, str>>;

    /// As [`read`](Self::read), for one of many texts in `input`.
    #[inline]
    #[must_use]
    fn read_from<'de, F: Format>(
        bytes: &'de [u8],
        _input: &mut Reader<'_, 'de, F>,
    ) -> Option<Cow<'de, str>> {
        Self::read(bytes)
    }
}

/// A text type that can be made from bytes in the encoding `E`.
///
/// ```
/// use codec_core::text::{FromText, Utf8, Windows1252};
///
/// let text = <String as FromText<Windows1252>>::from_text(b"5 \x80");
/// assert_eq!(text.as_deref(), Some("5 €"));
/// let text = <&str as FromText<Utf8>>::from_text(b"5 \x80");
/// assert_eq!(text, None);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot hold text that is {E} on the wire",
    label = "cannot be read from {E}",
    note = "use `String` or `Cow<str>`; `&str` borrows the input and is for `Utf8` only"
)]
pub trait FromText<'de, E: TextEncoding>: Sized {
    /// Whether it always allocates memory.
    const OWNED: bool;

    /// Whether it allocates memory for some texts.
    const SOMETIMES: bool = false;

    /// The memory that it has allocated, if it does so only for some texts.
    #[inline]
    #[must_use]
    fn memory(&self) -> usize {
        0
    }

    /// Reads the text in `bytes`; `None` if they are not valid.
    fn from_text(bytes: &'de [u8]) -> Option<Self>;

    /// As [`from_text`](Self::from_text), for one of many texts in `input`.
    #[inline]
    #[must_use]
    fn from_texts<F: Format>(bytes: &'de [u8], _input: &mut Reader<'_, 'de, F>) -> Option<Self> {
        Self::from_text(bytes)
    }
}

impl<'de, E: TextEncoding> FromText<'de, E> for String {
    const OWNED: bool = true;

    // Kept out of line without a reference to the reader, which can then stay in registers.
    #[inline(never)]
    fn from_text(bytes: &'de [u8]) -> Option<Self> {
        E::read(bytes).map(Cow::into_owned)
    }

    #[inline]
    fn from_texts<F: Format>(bytes: &'de [u8], input: &mut Reader<'_, 'de, F>) -> Option<Self> {
        E::read_from(bytes, input).map(Cow::into_owned)
    }
}

impl<'de, E: TextEncoding> FromText<'de, E> for Box<str> {
    const OWNED: bool = true;

    #[inline]
    fn from_text(bytes: &'de [u8]) -> Option<Self> {
        E::read(bytes).map(|text| text.into_owned().into_boxed_str())
    }

    #[inline]
    fn from_texts<F: Format>(bytes: &'de [u8], input: &mut Reader<'_, 'de, F>) -> Option<Self> {
        E::read_from(bytes, input).map(|text| text.into_owned().into_boxed_str())
    }
}

impl<'de: 'a, 'a, E: TextEncoding> FromText<'de, E> for Cow<'a, str> {
    const OWNED: bool = false;
    // Text of one byte of memory for each byte is UTF-8 already, and borrowed.
    const SOMETIMES: bool = E::MEMORY > 1;

    #[inline]
    fn memory(&self) -> usize {
        match self {
            Cow::Borrowed(_) => 0,
            Cow::Owned(text) => text.capacity(),
        }
    }

    #[inline]
    fn from_text(bytes: &'de [u8]) -> Option<Self> {
        E::read(bytes)
    }

    #[inline]
    fn from_texts<F: Format>(bytes: &'de [u8], input: &mut Reader<'_, 'de, F>) -> Option<Self> {
        E::read_from(bytes, input)
    }
}

impl<'de: 'a, 'a> FromText<'de, Utf8> for &'a str {
    const OWNED: bool = false;

    #[inline]
    fn from_text(bytes: &'de [u8]) -> Option<Self> {
        core::str::from_utf8(bytes).ok()
    }

    #[inline]
    fn from_texts<F: Format>(bytes: &'de [u8], input: &mut Reader<'_, 'de, F>) -> Option<Self> {
        let (ahead, whole) = input.ahead();
        ahead.utf8(bytes, whole, |bytes| core::str::from_utf8(bytes).ok())
    }
}

/// The number of units of `text` in the encoding `E`.
///
/// # Errors
///
/// [`EncodeErrorKind::Unmappable`].
#[inline]
pub fn units<E: TextEncoding>(text: &str) -> Result<usize, EncodeError> {
    E::units(text).map_err(|character| unmappable(E::NAME, character))
}

/// Writes `text`, which has `units` units in the encoding `E`, without marking its end.
///
/// # Errors
///
/// [`EncodeErrorKind::BufferTooSmall`].
#[inline]
pub fn write<E: TextEncoding, F: Format>(
    text: &str,
    units: usize,
    out: &mut Writer<'_, F>,
) -> Result<(), EncodeError> {
    out.fill(units.saturating_mul(E::UNIT), |bytes| E::write(text, bytes));
    Ok(())
}

/// Reads `units` units of text in the encoding `E`.
///
/// # Errors
///
/// [`DecodeErrorKind::InvalidText`], and as [`Reader::take`].
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]
pub fn read<'de, E: TextEncoding, T: FromText<'de, E>, F: Format>(
    units: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<T, DecodeError> {
    let start = input.offset();
    let bytes = take::<E, T, F>(units, input)?;
    let text = T::from_text(bytes).ok_or_else(|| invalid(E::NAME, start));
    if T::SOMETIMES { charge_owned(text?, input) } else { text }
}

/// As [`read`], for a text in a list: the texts behind it may be checked along with it.
///
/// # Errors
///
/// As [`read`].
#[inline]
pub fn read_element<'de, E: TextEncoding, T: FromText<'de, E>, F: Format>(
    units: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<T, DecodeError> {
    let start = input.offset();
    let bytes = take::<E, T, F>(units, input)?;
    let text = T::from_texts(bytes, input).ok_or_else(|| invalid(E::NAME, start));
    if T::SOMETIMES { charge_owned(text?, input) } else { text }
}

/// Takes the bytes of a text, and subtracts its memory from the limits.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]
fn take<'de, E: TextEncoding, T: FromText<'de, E>, F: Format>(
    units: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<&'de [u8], DecodeError> {
    let bytes = input.take(units.saturating_mul(E::UNIT))?;
    note::<E, F>(bytes, input);
    charge::<E, T, F>(bytes.len(), input)?;
    Ok(bytes)
}

/// Notes a text that was read; bytes that are no text are noted as they are.
#[inline]
fn note<E: TextEncoding, F: Format>(bytes: &[u8], input: &mut Reader<'_, '_, F>) {
    input.note(move || match E::read(bytes) {
        Some(text) => Value::from(text.into_owned()),
        None => Value::from(bytes),
    });
}

/// Subtracts the memory of a text of `len` bytes in the encoding `E` from the limits.
///
/// # Errors
///
/// [`DecodeErrorKind::BudgetExceeded`].
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]
pub fn charge<'de, E: TextEncoding, T: FromText<'de, E>, F: Format>(
    len: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<(), DecodeError> {
    // So many bytes are in the input, so this never wraps.
    if T::OWNED { input.charge(0, len.wrapping_mul(E::MEMORY)) } else { Ok(()) }
}

/// Subtracts the memory of a text that allocates only sometimes from the limits.
///
/// # Errors
///
/// [`DecodeErrorKind::BudgetExceeded`].
#[inline(always)]
#[allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]
pub fn charge_owned<'de, E: TextEncoding, T: FromText<'de, E>, F: Format>(
    text: T,
    input: &mut Reader<'_, 'de, F>,
) -> Result<T, DecodeError> {
    match text.memory() {
        0 => {}
        memory => input.charge(0, memory)?,
    }
    Ok(text)
}

/// Rejects text that contains a NUL, which readers would take for its end.
#[inline]
fn without_nul(text: &str) -> Result<&str, EncodeError> {
    if text.as_bytes().contains(&0) {
        return Err(EncodeError::new(EncodeErrorKind::Invalid { what: "NUL in text" }));
    }
    Ok(text)
}

/// The number of units before the first zero unit.
fn units_before_nul(bytes: &[u8], unit: usize) -> Option<usize> {
    if unit == 0 {
        return None;
    }
    bytes.chunks_exact(unit).position(|unit| unit.iter().all(|byte| *byte == 0))
}

#[cold]
fn unmappable(encoding: &'static str, character: char) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Unmappable { encoding, character })
}

#[cold]
fn invalid(encoding: &'static str, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::InvalidText { encoding }, offset)
}
