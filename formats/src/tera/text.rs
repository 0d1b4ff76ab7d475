//! Text: UTF-16LE with a zero unit behind it, reached by an offset.

use std::borrow::Cow;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, EncodeErrorKind,
    Layout, Reader, Shape, Size, Writer,
    shape::{Far, Frame},
    text::{
        TextEncoding as _, Utf16Le,
        utf16::{self, Found},
    },
};

use super::{
    Tera,
    placement::Kind,
    slot::{follow, slot, take_slot},
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
            #[inline]
            fn encode(&self, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
                put(self, out)
            }

            #[inline]
            fn extra(&self, _levels: usize) -> usize {
                text_bytes(self.len())
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

/// The bytes of a text of so many units, with its end.
#[inline]
fn text_bytes(units: usize) -> usize {
    units.saturating_add(1).saturating_mul(2)
}

#[inline]
fn put(value: &str, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
    slot(out, Kind::Text, |out, here| {
        let units = utf16::units_without_nul(value).ok_or_else(nul)?;
        out.fill(units.saturating_mul(2), |room| Utf16Le::write(value, room));
        out.array([0; 2]);
        Ok(here)
    })
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
    let start = u16::from_le_bytes(take_slot(input, Kind::Text)?);
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
    fn encode_as(value: &Vec<u16>, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
        if value.contains(&0) {
            return Err(nul());
        }
        slot(out, Kind::Text, |out, here| {
            for unit in value {
                out.array(unit.to_le_bytes());
            }
            out.array([0; 2]);
            Ok(here)
        })
    }

    fn extra_as(value: &Vec<u16>, _levels: usize) -> usize {
        text_bytes(value.len())
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
