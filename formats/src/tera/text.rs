//! Text: UTF-16LE with a zero unit behind it, reached by an offset.

#![allow(clippy::inline_always, reason = "keeps heads and tails of a message in registers")]

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, EncodeErrorKind,
    Layout, Reader, Shape, Sink, Size, Writer,
    shape::{Far, Frame},
    text::{
        TextEncoding as _, Utf16Le,
        utf16::{self, Found},
    },
};

use super::{
    Tera,
    list::{Slot, follow, take_slot},
    slot,
};

/// How the end of a text is found, in descriptions.
const FRAME: Frame = Frame::Far(Far::terminated(<u16 as Layout<Tera>>::shape, &[0; 2]));

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        impl $(<$life>)? Layout<Tera> for $ty {
            const SIZE: Size = Size::at_least(2).in_place(2);

            fn shape() -> Shape {
                Shape::Text { encoding: Utf16Le::NAME, frame: FRAME }
            }
        }

        impl $(<$life>)? Encode<Tera> for $ty {
            #[inline(always)]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, Tera, S>) -> Result<(), EncodeError> {
                put(self, out)
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, Tera> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, Tera>) -> Result<Self, DecodeError> {
                take(input).map(Into::into)
            }
        }
    )*};
}

text! {
    String;
    Box<str>;
    Cow<'a, str>, 'a;
}

#[inline(always)]
fn put<S: Sink>(value: &str, out: &mut Writer<'_, Tera, S>) -> Result<(), EncodeError> {
    slot::blob(
        out,
        |here| here,
        |tail| {
            // Text that cannot be written is found by the counting pass.
            if S::WRITES {
                let most = utf16::len_with_nul(value.len());
                return tail.fill_some(most, |room| utf16::write_with_nul(value, room));
            }
            let units = utf16::units_without_nul(value).ok_or_else(nul)?;
            tail.zeros(utf16::len_with_nul(units))
        },
    )
}

#[inline]
fn take(input: &mut Reader<'_, '_, Tera>) -> Result<String, DecodeError> {
    let text = at_text(input, |found, input| {
        let start = input.offset();
        let bytes = input.take(found.len())?;
        // Many slots may share one text, so every copy counts.
        input.charge(0, bytes.len().saturating_mul(Utf16Le::MEMORY))?;
        match utf16::take(found, bytes) {
            Some(text) => Ok(text),
            None => Err(invalid(start)),
        }
    })?;
    input.note(|| text.as_str());
    Ok(text)
}

#[cold]
fn invalid(offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::InvalidText { encoding: Utf16Le::NAME }, offset)
}

/// Follows the slot of a text; `read` takes its units.
#[inline]
fn at_text<'de, T>(
    input: &mut Reader<'_, 'de, Tera>,
    read: impl FnOnce(Found, &mut Reader<'_, 'de, Tera>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    let start = u16::from_le_bytes(take_slot(input, Slot::Text)?);
    follow(start, input, |input| {
        input.enter_data();
        let found = utf16::find(input.rest());
        if found.is_none() {
            let value = u64::from(start);
            return Err(
                input.error(DecodeErrorKind::Invalid { what: "text without an end at", value })
            );
        }
        let text = read(found, input)?;
        input.take(2)?;
        input.leave();
        Ok(text)
    })
}

/// The units of a text, whether or not they are valid UTF-16: a codec for `Vec<u16>`.
///
/// Clients and servers do not check for unpaired surrogates. A proxy that must pass on every text
/// that they accept uses this codec.
#[derive(Debug)]
pub struct RawText(());

impl Layout<Tera> for RawText {
    const SIZE: Size = Size::at_least(2).in_place(2);

    fn shape() -> Shape {
        Shape::Text { encoding: "16-bit units", frame: FRAME }
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
            |here| here,
            |tail| {
                tail.fill(value.len().saturating_mul(2), |bytes| {
                    let (places, _) = bytes.as_chunks_mut();
                    for (place, unit) in places.iter_mut().zip(value) {
                        *place = unit.to_le_bytes();
                    }
                })?;
                tail.zeros(2)
            },
        )
    }
}

impl<'de> DecodeAs<'de, Tera, Vec<u16>> for RawText {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Vec<u16>, DecodeError> {
        at_text(input, |found, input| {
            let len = found.len();
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
