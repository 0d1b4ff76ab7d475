//! Types 5, 11 and 17: text behind a `u16` count of bytes.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape, Size,
    Writer,
    shape::{ByteOrder, Frame},
    text::{self, FromText, TextEncoding, Utf8, Windows1252},
};

use super::{NativeParam, type_id};

/// A JSON document, kept as the text it is.
///
/// With the feature `serde_json`, `Json::value` and `Json::from_value` convert it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct Json<T = String>(pub T);

/// A c-string in Windows-1252, as a Windows client may send it: a codec for `String` and
/// `Cow<str>`.
#[derive(Debug)]
pub struct Ansi(());

/// A c-string whose bytes that are not UTF-8 become U+FFFD: a codec for `String`, as the server
/// code reads it. What is read this way may not be written back to the same bytes.
#[derive(Debug)]
pub struct Lossy(());

/// A c-string as raw bytes: a codec for `Vec<u8>` and `&[u8]`.
#[derive(Debug)]
pub struct RawText(());

#[inline]
fn put_len(len: usize, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
    match u16::try_from(len) {
        Ok(len) => {
            out.put(&len.to_le_bytes());
            Ok(())
        }
        Err(_) => Err(EncodeError::too_long(len, u64::from(u16::MAX))),
    }
}

#[inline]
fn take_len(input: &mut Reader<'_, '_, NativeParam>) -> Result<usize, DecodeError> {
    input.array().map(u16::from_le_bytes).map(usize::from)
}

#[inline]
fn put<E: TextEncoding>(value: &str, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
    let units = text::units::<E>(value)?;
    put_len(units, out)?;
    text::write::<E, _>(value, units, out)
}

#[inline(always)]
fn take<'de, E: TextEncoding, T: FromText<'de, E>>(
    input: &mut Reader<'_, 'de, NativeParam>,
) -> Result<T, DecodeError> {
    let len = take_len(input)?;
    text::read::<E, T, _>(len, input)
}

const fn text(encoding: &'static str) -> Shape {
    let number = || Shape::Int { width: 2, signed: false, order: ByteOrder::Little };
    Shape::Text { encoding, frame: Frame::units(number) }
}

macro_rules! text {
    ($($ty:ty, $id:ident, |$value:ident| $get:expr, $wrap:expr $(, $life:lifetime)?;)*) => {$(
        impl $(<$life>)? Layout<NativeParam> for $ty {
            const SIZE: Size = Size::at_least(2);
            const TYPE: u8 = type_id::$id;

            fn shape() -> Shape {
                Shape::Typed { number: u64::from(type_id::$id), of: || text(Utf8::NAME) }
            }
        }

        impl $(<$life>)? Encode<NativeParam> for $ty {
            #[inline]
            fn encode(
                &self,
                out: &mut Writer<'_, NativeParam>,
            ) -> Result<(), EncodeError> {
                let $value = self;
                put::<Utf8>($get, out)
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, NativeParam> for $ty {
            #[inline(always)]
            fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                take::<Utf8, _>(input).map($wrap)
            }
        }
    )*};
}

text! {
    String, C_STRING, |value| value, |text: String| text;
    &'a str, C_STRING, |value| value, |text| text, 'a;
    Cow<'a, str>, C_STRING, |value| value, |text| text, 'a;
    Json<String>, JSON, |value| &value.0, Json;
    Json<&'a str>, JSON, |value| value.0, Json, 'a;
    Json<Cow<'a, str>>, JSON, |value| &value.0, Json, 'a;
}

macro_rules! c_string_codec {
    ($($codec:ident $encoding:literal;)*) => {$(
        impl Layout<NativeParam> for $codec {
            const SIZE: Size = Size::at_least(2);
            const TYPE: u8 = type_id::C_STRING;

            fn shape() -> Shape {
                Shape::Typed { number: u64::from(type_id::C_STRING), of: || text($encoding) }
            }
        }
    )*};
}

c_string_codec! {
    Ansi "Windows-1252";
    Lossy "UTF-8";
    RawText "bytes";
}

impl<T: AsRef<str>> EncodeAs<NativeParam, T> for Ansi {
    fn encode_as(value: &T, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        put::<Windows1252>(value.as_ref(), out)
    }
}

impl<'de, T: FromText<'de, Windows1252>> DecodeAs<'de, NativeParam, T> for Ansi {
    fn decode_as(input: &mut Reader<'_, 'de, NativeParam>) -> Result<T, DecodeError> {
        take::<Windows1252, T>(input)
    }
}

impl EncodeAs<NativeParam, String> for Lossy {
    fn encode_as(value: &String, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        put::<Utf8>(value, out)
    }
}

impl<'de> DecodeAs<'de, NativeParam, String> for Lossy {
    fn decode_as(input: &mut Reader<'_, 'de, NativeParam>) -> Result<String, DecodeError> {
        let bytes: &[u8] = RawText::decode_as(input)?;
        // A byte that is not UTF-8 becomes three.
        input.charge(0, bytes.len().saturating_mul(3))?;
        Ok(String::from_utf8_lossy(bytes).into_owned())
    }
}

impl<T: AsRef<[u8]>> EncodeAs<NativeParam, T> for RawText {
    fn encode_as(value: &T, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        put_len(value.as_ref().len(), out)?;
        out.put(value.as_ref());
        Ok(())
    }
}

impl<'de: 'a, 'a> DecodeAs<'de, NativeParam, &'a [u8]> for RawText {
    fn decode_as(input: &mut Reader<'_, 'de, NativeParam>) -> Result<&'a [u8], DecodeError> {
        let len = take_len(input)?;
        input.take(len)
    }
}

impl<'de> DecodeAs<'de, NativeParam, Vec<u8>> for RawText {
    fn decode_as(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Vec<u8>, DecodeError> {
        let bytes: &[u8] = Self::decode_as(input)?;
        input.charge(0, bytes.len())?;
        Ok(bytes.to_vec())
    }
}

#[cfg(feature = "serde_json")]
impl<T: AsRef<str>> Json<T> {
    /// The document as a JSON value.
    ///
    /// # Errors
    ///
    /// If the text is not JSON.
    pub fn value(&self) -> Result<serde_json::Value, serde_json::Error> {
        serde_json::from_str(self.0.as_ref())
    }
}

#[cfg(feature = "serde_json")]
impl Json<String> {
    /// The text of a JSON value.
    #[must_use]
    pub fn from_value(value: &serde_json::Value) -> Self {
        Self(value.to_string())
    }
}
