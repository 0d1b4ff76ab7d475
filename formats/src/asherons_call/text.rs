//! The string types of the format.

use codec_core::{
    DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, Layout, Prefix, Reader,
    Shape, Size, Writer,
    shape::read_as,
    text::{self, Padded, Prefixed, Utf16Le, Windows1252},
};

use super::{
    format::{AsheronsCall, LoginText},
    number::PackedWord,
};

/// `String16L`: `u16` length in bytes, Windows-1252, zeros up to a multiple of 4 bytes.
///
/// ```text
/// 03 00  61 62 63  00 00 00     "abc"
/// ```
///
/// The multiple is counted from the start of the string. It is how a `String` is written unless
/// the field names another codec. Strict mode refuses padding that is not zero.
pub type String16L = Padded<4, Prefixed<u16, Windows1252>>;

/// `WString`: a [`PackedWord`] count of units, UTF-16LE, no padding.
pub type WString = Prefixed<PackedWord, Utf16Le>;

/// `String32L` as described: `u32` length of what follows, length in one or three bytes,
/// Windows-1252, zeros up to a multiple of 4 bytes.
///
/// ```text
/// 08 00 00 00  05  61 62 63 64 65  00 00        "abcde"
/// 04 01 00 00  ff ff 00  61 ...  00 00          255 bytes: ff, then a u16
/// ```
///
/// The first length counts the padding too. No client is known that writes it this way; see
/// [`RetailString32L`].
#[derive(Debug)]
pub struct String32L(());

/// `String32L` as the original client has it: `u32` length of what follows, [`PackedWord`] length,
/// Windows-1252, no padding.
///
/// ```text
/// 06 00 00 00  05  61 62 63 64 65               "abcde"
/// f6 00 00 00  80 f4  ...                       244 bytes
/// 00 00 00 00                                   ""
/// ```
#[derive(Debug)]
pub struct RetailString32L(());

/// [`String32L`] or [`RetailString32L`], depending on [`LoginText`].
#[derive(Debug)]
pub struct LoginString(());

/// Bytes of the first length.
const TOTAL: usize = 4;

macro_rules! layout {
    ($($codec:ident $shape:expr;)*) => {$(
        impl Layout<AsheronsCall> for $codec {
            const SIZE: Size = Size::at_least(TOTAL);

            fn shape() -> Shape {
                $shape
            }
        }
    )*};
}

layout! {
    String32L Shape::Opaque { name: "String32L", read: read_as::<AsheronsCall, Self, String> };
    RetailString32L Shape::Opaque {
        name: "RetailString32L",
        read: read_as::<AsheronsCall, Self, String>,
    };
    LoginString Shape::Opaque {
        name: "String32L or RetailString32L",
        read: read_as::<AsheronsCall, Self, String>,
    };
}

impl<T: AsRef<str>> EncodeAs<AsheronsCall, T> for String32L {
    fn encode_as(value: &T, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let units = text::units::<Windows1252>(value.as_ref())?;
        let short = u8::try_from(units).ok().filter(|short| *short != 0xff);
        let used = units.saturating_add(if short.is_some() { 1 } else { 3 });
        let total = used.next_multiple_of(4);
        u32::encode_count(total, out)?;
        if let Some(units) = short {
            units.encode(out)?;
        } else {
            0xff_u8.encode(out)?;
            u16::encode_count(units, out)?;
        }
        text::write::<Windows1252, _>(value.as_ref(), units, out)?;
        out.zeros(total.saturating_sub(used));
        Ok(())
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, String> for String32L {
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<String, DecodeError> {
        let start = input.offset();
        let total = u32::decode_count(input)?;
        input.limited(total, |input| {
            let short: u8 = input.value()?;
            let units = match short {
                0xff => u16::decode_count(input)?,
                _ => usize::from(short),
            };
            let value = text::read::<Windows1252, _, _>(units, input)?;
            let padding = input.rest().len();
            if padding > 3 {
                return Err(wrong_length(total, start));
            }
            input.pad(padding)?;
            Ok(value)
        })
    }
}

impl<T: AsRef<str>> EncodeAs<AsheronsCall, T> for RetailString32L {
    fn encode_as(value: &T, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        let units = text::units::<Windows1252>(value.as_ref())?;
        if units == 0 {
            return 0_u32.encode(out);
        }
        let prefix = if units < 0x80 { 1 } else { 2 };
        u32::encode_count(units.saturating_add(prefix), out)?;
        PackedWord::encode_count(units, out)?;
        text::write::<Windows1252, _>(value.as_ref(), units, out)
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, String> for RetailString32L {
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<String, DecodeError> {
        let total = u32::decode_count(input)?;
        if total == 0 {
            input.note(|| "");
            return Ok(String::new());
        }
        input.limited(total, |input| {
            let units = PackedWord::decode_count(input)?;
            text::read::<Windows1252, _, _>(units, input)
        })
    }
}

impl<T: AsRef<str>> EncodeAs<AsheronsCall, T> for LoginString {
    fn encode_as(value: &T, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        match out.options().login_text {
            LoginText::Described => String32L::encode_as(value, out),
            LoginText::Retail => RetailString32L::encode_as(value, out),
        }
    }
}

impl<'de> DecodeAs<'de, AsheronsCall, String> for LoginString {
    fn decode_as(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<String, DecodeError> {
        let (start, rest) = (input.offset(), input.rest());
        match input.options().login_text {
            LoginText::Described => {
                String32L::decode_as(input).map_err(|error| explain(error, rest, start))
            }
            LoginText::Retail => RetailString32L::decode_as(input),
        }
    }
}

/// The error of a login text, which begins at `start` with `bytes`. If it is one of the original
/// client, the error names the options that read it.
#[cold]
fn explain(error: DecodeError, bytes: &[u8], start: usize) -> DecodeError {
    match retail_len(bytes) {
        Some(len) => {
            let what = "login text: it has the form that `AsheronsCallOptions::RETAIL` reads, and the length";
            DecodeError::new(DecodeErrorKind::Invalid { what, value: u64::from(len) }, start)
        }
        None => error,
    }
}

/// The first length of a [`RetailString32L`] at the start of `bytes`, if there is one.
fn retail_len(bytes: &[u8]) -> Option<u32> {
    let (len, text) = bytes.split_first_chunk()?;
    let len = u32::from_le_bytes(*len);
    let text = text.get(..usize::try_from(len).ok()?)?;
    let (prefix, units) = match *text {
        [] => return Some(len),
        [short @ ..0x80, ..] => (1, u16::from(short)),
        [high, low, ..] => (2, u16::from_be_bytes([high & 0x7f, low])),
        [_] => return None,
    };
    (text.len() == usize::from(units).saturating_add(prefix)).then_some(len)
}

#[cold]
fn wrong_length(total: usize, offset: usize) -> DecodeError {
    let value = u64::try_from(total).unwrap_or(u64::MAX);
    DecodeError::new(DecodeErrorKind::Invalid { what: "length", value }, offset)
}
