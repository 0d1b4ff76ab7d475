//! Tokens `String` and `String16`: text behind a `u16` count of units.

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape, Size,
    Writer,
    shape::Frame,
    text::{self, FromText, TextEncoding, Utf8, Utf16Le},
};

use super::{
    Castle,
    count::{count_shape, put_count, take_count},
    token,
};

/// Text in UTF-16, the token `String16`: a codec for `String` and `Cow<str>`.
///
/// `#[wire(as = String16)] title: String`
#[derive(Debug)]
pub struct String16(());

#[inline]
pub(super) fn put<E: TextEncoding>(
    value: &str,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    let units = text::units::<E>(value)?;
    put_count(units, out)?;
    text::write::<E, _>(value, units, out)
}

#[inline]
pub(super) fn take<'de, E: TextEncoding, T: FromText<'de, E>>(
    input: &mut Reader<'_, 'de, Castle>,
) -> Result<T, DecodeError> {
    let units = match input.state().bare_text.take() {
        Some(len) => len,
        None => take_count(input)?,
    };
    text::read::<E, T, _>(units, input)
}

const fn text(encoding: &'static str) -> Shape {
    Shape::Text { encoding, frame: Frame::units(count_shape) }
}

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        impl $(<$life>)? Layout<Castle> for $ty {
            const SIZE: Size = Size::at_least(2);
            const TYPE: u8 = token::STRING;

            fn shape() -> Shape {
                Shape::Typed { number: u64::from(token::STRING), of: || text(Utf8::NAME) }
            }
        }

        impl $(<$life>)? Encode<Castle> for $ty {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
                put::<Utf8>(self, out)
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, Castle> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                take::<Utf8, _>(input)
            }
        }
    )*};
}

text! {
    String;
    Box<str>;
    &'a str, 'a;
    Cow<'a, str>, 'a;
}

impl Layout<Castle> for String16 {
    const SIZE: Size = Size::at_least(2);
    const TYPE: u8 = token::STRING16;

    fn shape() -> Shape {
        Shape::Typed { number: u64::from(token::STRING16), of: || text(Utf16Le::NAME) }
    }
}

impl<T: AsRef<str>> EncodeAs<Castle, T> for String16 {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        put::<Utf16Le>(value.as_ref(), out)
    }
}

impl<'de, T: FromText<'de, Utf16Le>> DecodeAs<'de, Castle, T> for String16 {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Castle>) -> Result<T, DecodeError> {
        take::<Utf16Le, T>(input)
    }
}
