//! Text: UTF-16LE with a zero unit behind it, reached by an offset.

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, EncodeErrorKind, Layout, Reader,
    Shape, Sink, Writer,
    text::{self, FromText, TextEncoding as _, Utf16Le},
};

use super::{
    Tera,
    layout::{Slot, follow, take_slot},
    slot,
};

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        impl $(<$life>)? Layout<Tera> for $ty {
            const MIN_LEN: usize = 2;

            fn shape() -> Shape {
                Shape::Text { encoding: Utf16Le::NAME, framing: "u16 offset, NUL", max: None }
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
        return Err(EncodeError::new(EncodeErrorKind::Invalid { what: "NUL in text" }));
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
    let start = u16::from_le_bytes(take_slot(input, Slot::Text)?);
    follow(start, input, |input| {
        let (units, _) = input.rest().as_chunks::<2>();
        let Some(len) = units.iter().position(|unit| *unit == [0, 0]) else {
            let value = u64::from(start);
            return Err(
                input.error(DecodeErrorKind::Invalid { what: "text without an end at", value })
            );
        };
        let text = text::read::<Utf16Le, T, _>(len, input)?;
        input.take(2)?;
        Ok(text)
    })
}
