//! Strings that are lightly obfuscated: their bits are inverted.

use core::marker::PhantomData;

use codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, EncodeErrorKind, Layout, Prefix,
    Reader, Shape, Size, Writer,
    shape::{Count, Counts, Frame, read_as},
    text::{TextEncoding, Utf8, Utf16Le, units},
};

use crate::moul::{format::Moul, list::check_len};

/// `SafeString`: a count and 8-bit characters, all inverted.
///
/// ```text
/// 04 f0   9c 96 8b 86      "city"
/// count   characters
/// ```
///
/// | part | written | read |
/// |---|---|---|
/// | high 4 bits of the count | set | masked out, but one must be set; in strict mode all |
/// | low 12 bits of the count | up to 4095 characters | the same |
/// | characters | inverted | inverted back if the first has its high bit set, else literal |
/// | `u16` before the characters | never | skipped if [`OldSafeString::Accepted`] and the high 4 bits are clear |
///
/// Text that could not be read back is an encode error: a first byte of 0x80 or more, and a NUL. A
/// NUL is a decode error too.
///
/// `E` is the encoding of the characters: [`Utf8`] as in H'uru, or
/// [`Windows1252`](codec_core::text::Windows1252) as in the first clients. [`SafeBytes`] leaves
/// that open.
///
/// `#[wire(as = SafeString)] name: String`
#[derive(Debug)]
pub struct SafeString<E = Utf8>(PhantomData<E>);

/// [`SafeString`] for `Vec<u8>`: its characters without an encoding.
#[derive(Debug)]
pub struct SafeBytes(());

/// `SafeWString`: a count and UTF-16 units, all inverted, then a zero unit.
///
/// ```text
/// 02 f0   b7 ff  96 ff   00 00      "Hi"
/// count   units          terminator
/// ```
///
/// The count has up to 4095 units, without the terminator; its high 4 bits are written as ones and
/// masked out when read. Units are always inverted. The terminator is ignored, except in strict
/// mode. [`EmptyWide`] determines whether an empty text has one. A NUL is an error both ways.
///
/// `#[wire(as = SafeWString)] name: String`
#[derive(Debug)]
pub struct SafeWString(());

/// Whether a [`SafeString`] may have the form from before July 2003, when it is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum OldSafeString {
    /// A count without any of its high 4 bits is an error, as in H'uru since 2023.
    #[default]
    Refused,
    /// Such a count is followed by a `u16` without meaning, as in other clients and servers.
    Accepted,
}

/// Whether an empty [`SafeWString`] has a terminator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum EmptyWide {
    /// `00 f0 00 00`, as documented, and as servers and libHSPlasma have it.
    #[default]
    Terminated,
    /// `00 f0`, as clients of Cyan and H'uru write and read it.
    Bare,
}

/// The bits of a count that are not part of it.
const MARK: u16 = 0xf000;
/// The largest count.
const MAX: u16 = 0x0fff;
const NUL: &str = "NUL in text";

/// How the end is found, in descriptions.
fn frame(terminator: &'static [u8]) -> Frame {
    let count = Count::new(<u16 as Layout<Moul>>::shape, Counts::Units);
    Frame::Prefix(count.masked(MAX.into(), MARK.into()).terminated(terminator))
}

/// The description of a `SafeString`.
fn narrow<E: TextEncoding>() -> Shape {
    let encoding = match E::NAME {
        "UTF-8" => "inverted UTF-8",
        "Windows-1252" => "inverted Windows-1252",
        _ => {
            return Shape::Opaque { name: "SafeString", read: read_as::<Moul, SafeBytes, Vec<u8>> };
        }
    };
    Shape::Text { encoding, frame: frame(&[]) }
}

impl<E: TextEncoding> Layout<Moul> for SafeString<E> {
    const SIZE: Size = Size::at_least(<u16 as Prefix<Moul>>::SIZE.min);

    fn shape() -> Shape {
        Shape::Named { name: "SafeString", of: narrow::<E> }
    }
}

impl<E: TextEncoding, T: AsRef<str> + ?Sized> EncodeAs<Moul, T> for SafeString<E> {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        let mut bytes = vec![0; units::<E>(text)?.saturating_mul(E::UNIT)];
        E::write(text, &mut bytes);
        encode_narrow(&bytes, out)
    }
}

impl<'de, E: TextEncoding, T: From<String>> DecodeAs<'de, Moul, T> for SafeString<E> {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let start = input.offset();
        let bytes = decode_narrow(input)?;
        input.charge(0, bytes.len().saturating_mul(E::MEMORY))?;
        match E::read(&bytes) {
            Some(text) => {
                input.note(|| &*text);
                Ok(text.into_owned().into())
            }
            None => Err(DecodeError::new(
                DecodeErrorKind::InvalidText { encoding: E::NAME },
                start.saturating_add(size_of::<u16>()),
            )),
        }
    }
}

impl Layout<Moul> for SafeBytes {
    const SIZE: Size = Size::at_least(<u16 as Prefix<Moul>>::SIZE.min);

    fn shape() -> Shape {
        Shape::Named {
            name: "SafeString",
            of: || Shape::Text { encoding: "inverted bytes", frame: frame(&[]) },
        }
    }
}

impl<T: AsRef<[u8]> + ?Sized> EncodeAs<Moul, T> for SafeBytes {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        encode_narrow(value.as_ref(), out)
    }
}

impl<'de, T: From<Vec<u8>>> DecodeAs<'de, Moul, T> for SafeBytes {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let bytes = decode_narrow(input)?;
        input.note(|| &*bytes);
        Ok(T::from(bytes))
    }
}

impl Layout<Moul> for SafeWString {
    const SIZE: Size = Size::at_least(<u16 as Prefix<Moul>>::SIZE.min);

    fn shape() -> Shape {
        Shape::Named {
            name: "SafeWString",
            of: || Shape::Text { encoding: "inverted UTF-16LE", frame: frame(&[0; 2]) },
        }
    }
}

impl<T: AsRef<str> + ?Sized> EncodeAs<Moul, T> for SafeWString {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        encode_count(units::<Utf16Le>(text)?, out)?;
        refuse_nul(text.as_bytes())?;
        for unit in text.encode_utf16() {
            out.value(&!unit)?;
        }
        if text.is_empty() && out.options().empty_wide == EmptyWide::Bare {
            return Ok(());
        }
        out.zeros(size_of::<u16>());
        Ok(())
    }
}

impl<'de, T: From<String>> DecodeAs<'de, Moul, T> for SafeWString {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let start = input.offset();
        let count = input.value::<u16>()?;
        if input.strict() && count & MARK != MARK {
            return Err(bad_count(count, start));
        }
        let count = usize::from(count & MAX);
        let start = input.offset();
        let bytes = input.take(count.saturating_mul(Utf16Le::UNIT))?;
        if count > 0 || input.options().empty_wide == EmptyWide::Terminated {
            input.pad(Utf16Le::UNIT)?;
        }
        input.charge(0, bytes.len().saturating_mul(Utf16Le::MEMORY))?;
        let (units, _) = bytes.as_chunks();
        // A unit has three bytes at most in UTF-8.
        let mut text = String::with_capacity(units.len().saturating_mul(3));
        for unit in char::decode_utf16(units.iter().map(|unit| !u16::from_le_bytes(*unit))) {
            let Ok(unit) = unit else {
                let kind = DecodeErrorKind::InvalidText { encoding: Utf16Le::NAME };
                return Err(DecodeError::new(kind, start));
            };
            text.push(unit);
        }
        found_nul(text.as_bytes(), start)?;
        input.note(|| text.as_str());
        Ok(text.into())
    }
}

fn encode_narrow(bytes: &[u8], out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
    encode_count(bytes.len(), out)?;
    refuse_nul(bytes)?;
    if bytes.first().is_some_and(|byte| !byte.is_ascii()) {
        // Inverted, its high bit would be clear, and readers would take the text as literal.
        return Err(EncodeError::new(EncodeErrorKind::Invalid {
            what: "first character of a SafeString",
        }));
    }
    out.fill(bytes.len(), |out| {
        for (out, byte) in out.iter_mut().zip(bytes) {
            *out = !byte;
        }
    });
    Ok(())
}

fn decode_narrow(input: &mut Reader<'_, '_, Moul>) -> Result<Vec<u8>, DecodeError> {
    let start = input.offset();
    let count = input.value::<u16>()?;
    if input.strict() && count & MARK != MARK {
        return Err(bad_count(count, start));
    }
    if count & MARK == 0 {
        if input.options().old_safe_string == OldSafeString::Refused {
            return Err(bad_count(count, start));
        }
        input.take(size_of::<u16>())?;
    }
    let start = input.offset();
    let bytes = input.take(usize::from(count & MAX))?;
    input.charge(0, bytes.len())?;
    let literal = bytes.first().is_none_or(u8::is_ascii);
    let bytes: Vec<u8> = bytes.iter().map(|byte| if literal { *byte } else { !byte }).collect();
    found_nul(&bytes, start)?;
    Ok(bytes)
}

fn encode_count(count: usize, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
    check_len(count, usize::from(MAX))?;
    out.value(&(u16::try_from(count).unwrap_or(MAX) | MARK))
}

fn refuse_nul(bytes: &[u8]) -> Result<(), EncodeError> {
    if bytes.contains(&0) {
        return Err(EncodeError::new(EncodeErrorKind::Invalid { what: NUL }));
    }
    Ok(())
}

fn found_nul(bytes: &[u8], offset: usize) -> Result<(), DecodeError> {
    if bytes.contains(&0) {
        return Err(DecodeError::new(DecodeErrorKind::Invalid { what: NUL, value: 0 }, offset));
    }
    Ok(())
}

#[cold]
fn bad_count(count: u16, offset: usize) -> DecodeError {
    let kind = DecodeErrorKind::Invalid { what: "count of a safe string", value: count.into() };
    DecodeError::new(kind, offset)
}
