//! Text of a constant size.

use core::marker::PhantomData;

use super::{
    FromText, TextEncoding, charge, charge_owned, invalid, units, units_before_nul, without_nul,
    write,
};
use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::Writer,
};

/// Text in the encoding `E` in exactly `LEN` units, zero-padded.
///
/// It ends at the first zero unit; a text that fills all `LEN` units has none. Padding behind the
/// first zero unit is ignored, except in strict mode, where it must be zero.
#[derive(Debug)]
pub struct Fixed<const LEN: usize, E>(PhantomData<E>);

impl<F: Format, const LEN: usize, E: TextEncoding> Layout<F> for Fixed<LEN, E> {
    const SIZE: Size = Size::fixed(LEN.saturating_mul(E::UNIT));

    fn shape() -> Shape {
        Shape::Text { encoding: E::NAME, frame: Frame::Fixed(LEN) }
    }
}

impl<F, const LEN: usize, E, T> EncodeAs<F, T> for Fixed<LEN, E>
where
    F: Format,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let text = without_nul(value.as_ref())?;
        let units = units::<E>(text)?;
        let Some(padding) = LEN.checked_sub(units) else {
            return Err(EncodeError::too_long(units, u64::try_from(LEN).unwrap_or(u64::MAX)));
        };
        write::<E, F>(text, units, out)?;
        out.zeros(padding.saturating_mul(E::UNIT));
        Ok(())
    }
}

impl<'de, F, const LEN: usize, E, T> DecodeAs<'de, F, T> for Fixed<LEN, E>
where
    F: Format,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let start = input.offset();
        let mut part = input.split(LEN.saturating_mul(E::UNIT))?;
        let units = units_before_nul(part.rest(), E::UNIT).unwrap_or(LEN);
        let bytes = part.take(units.saturating_mul(E::UNIT))?;
        super::note::<E, F>(bytes, &mut part);
        charge::<E, T, F>(bytes.len(), &mut part)?;
        part.pad(part.rest().len())?;
        let text = T::from_text(bytes).ok_or_else(|| invalid(E::NAME, start));
        if T::SOMETIMES { charge_owned(text?, input) } else { text }
    }
}
