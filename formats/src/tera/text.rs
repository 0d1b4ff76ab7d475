//! Text: UTF-16LE with a zero unit behind it, reached by an offset.

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, EncodeErrorKind,
    Layout, Reader, Shape, Sink, Writer,
    text::{self, FromText, TextEncoding as _, Utf16Le},
};

use super::{
    Tera,
    layout::{Slot, follow, take_slot},
    slot,
};

/// How a text says its end, in descriptions.
const FRAMING: &str = "u16 offset, NUL";

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        impl $(<$life>)? Layout<Tera> for $ty {
            const MIN_LEN: usize = 2;

            fn shape() -> Shape {
                Shape::Text { encoding: Utf16Le::NAME, framing: FRAMING, max: None }
            }
        }

        impl $(<$life>)? Encode<Tera> for $ty {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, Tera, S>) -> Result<(), EncodeError> {
                put(self, out)
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, Tera> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, Tera>) -> Result<Self, DecodeError> {
                take(input)
            }
        }
    )*};
}

text! {
    String;
    Box<str>;
    Cow<'a, str>, 'a;
}

#[inline]
fn put<S: Sink>(value: &str, out: &mut Writer<'_, Tera, S>) -> Result<(), EncodeError> {
    if value.as_bytes().contains(&0) {
        return Err(nul());
    }
    let units = text::units::<Utf16Le>(value)?;
    slot::blob(
        out,
        2,
        |slot, here| slot.put(&here),
        |out| {
            text::write::<Utf16Le, _, _>(value, units, out)?;
            out.zeros(2)
        },
    )
}

#[inline]
fn take<'de, T: FromText<'de, Utf16Le>>(
    input: &mut Reader<'_, 'de, Tera>,
) -> Result<T, DecodeError> {
    at_text(input, |len, input| {
        // Many slots may share one text, so every copy counts.
        if !T::OWNED {
            input.charge(0, len.saturating_mul(2))?;
        }
        text::read::<Utf16Le, T, _>(len, input)
    })
}

/// Follows the slot of a text; `read` takes its units, of which it is told the number.
#[inline]
fn at_text<'de, T>(
    input: &mut Reader<'_, 'de, Tera>,
    read: impl FnOnce(usize, &mut Reader<'_, 'de, Tera>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    let start = u16::from_le_bytes(take_slot(input, Slot::Text)?);
    follow(start, input, |input| {
        let (units, _) = input.rest().as_chunks::<2>();
        let Some(len) = units.iter().position(|unit| *unit == [0, 0]) else {
            let value = u64::from(start);
            return Err(
                input.error(DecodeErrorKind::Invalid { what: "text without an end at", value })
            );
        };
        let text = read(len, input)?;
        input.take(2)?;
        Ok(text)
    })
}

/// The units of a text, whether or not they are valid UTF-16: a codec for `Vec<u16>`.
///
/// Clients and servers do not look for unpaired surrogates; a proxy that must not refuse a text
/// that they take keeps its units.
#[derive(Debug)]
pub struct RawText(());

impl Layout<Tera> for RawText {
    const MIN_LEN: usize = 2;

    fn shape() -> Shape {
        Shape::Text { encoding: "16-bit units", framing: FRAMING, max: None }
    }
}

impl EncodeAs<Tera, Vec<u16>> for RawText {
    fn encode_as<S: Sink>(
        value: &Vec<u16>,
        out: &mut Writer<'_, Tera, S>,
    ) -> Result<(), EncodeError> {
        if value.contains(&0) {
            return Err(nul());
        }
        slot::blob(
            out,
            2,
            |slot, here| slot.put(&here),
            |out| {
                out.fill(value.len().saturating_mul(2), |bytes| {
                    let (places, _) = bytes.as_chunks_mut();
                    for (place, unit) in places.iter_mut().zip(value) {
                        *place = unit.to_le_bytes();
                    }
                })?;
                out.zeros(2)
            },
        )
    }
}

impl<'de> DecodeAs<'de, Tera, Vec<u16>> for RawText {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Vec<u16>, DecodeError> {
        at_text(input, |len, input| {
            let len = len.saturating_mul(2);
            input.charge(0, len)?;
            let (units, _) = input.take(len)?.as_chunks();
            Ok(units.iter().copied().map(u16::from_le_bytes).collect())
        })
    }
}

#[cold]
fn nul() -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what: "NUL in text" })
}
