//! Text with a zero unit behind it.

use core::marker::PhantomData;

use super::{FromText, TextEncoding, read, units, units_before_nul, without_nul, write};
use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::Writer,
};

/// Text in the encoding `E` with a zero unit behind it; text with a NUL inside is an error.
#[derive(Debug)]
pub struct Terminated<E>(PhantomData<E>);

impl<F: Format, E: TextEncoding> Layout<F> for Terminated<E> {
    const SIZE: Size = Size::at_least(E::UNIT);

    fn shape() -> Shape {
        let nul: &[u8] = if E::UNIT == 1 { &[0] } else { &[0; 2] };
        let frame = Frame::Terminated(nul);
        Shape::Text { encoding: E::NAME, frame }
    }
}

impl<F, E, T> EncodeAs<F, T> for Terminated<E>
where
    F: Format,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let text = without_nul(value.as_ref())?;
        write::<E, F>(text, units::<E>(text)?, out)?;
        out.zeros(E::UNIT);
        Ok(())
    }

    #[inline]
    fn extra_as(value: &T, _levels: usize) -> usize {
        E::about(value.as_ref())
    }
}

impl<'de, F, E, T> DecodeAs<'de, F, T> for Terminated<E>
where
    F: Format,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        if let Some(units) = units_before_nul(input.rest(), E::UNIT) {
            let text = read::<E, T, F>(units, input)?;
            input.take(E::UNIT)?;
            return Ok(text);
        }
        // No zero unit: the text cannot end before one unit more than the whole ones that are left.
        let left = input.rest().len();
        let part = left.checked_rem(E::UNIT).unwrap_or(0);
        let whole = left.saturating_sub(part);
        let from = input.offset().saturating_add(whole);
        Err(match input.take(whole.saturating_add(E::UNIT)) {
            Err(error) => error.up_to(from, E::UNIT, 0),
            Ok(_) => super::invalid(E::NAME, input.offset()),
        })
    }
}
