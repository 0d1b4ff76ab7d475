use std::marker::PhantomData;

use super::{Encoding, TextValue, len, read, write};
use crate::{
    codec::{DecodeAs, EncodeAs},
    error::{DecodeError, EncodeError},
    format::Engine,
    read::Reader,
    value::{Layout, Size},
    write::Writer,
};

/// Text in the encoding `E` in exactly `LEN` units, with zeros behind it.
#[derive(Debug)]
pub struct Fixed<const LEN: usize, E>(PhantomData<E>);

impl<F: Engine, const LEN: usize, E: Encoding> Layout<F> for Fixed<LEN, E> {
    const SIZE: Size = Size::fixed(LEN.saturating_mul(E::UNIT));
}

impl<F: Engine, const LEN: usize, E: Encoding, T: AsRef<str>> EncodeAs<F, T> for Fixed<LEN, E> {
    fn encode_as(text: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let (len, all) = (len::<E>(text.as_ref())?, LEN.saturating_mul(E::UNIT));
        let max = u64::try_from(all).unwrap_or(u64::MAX);
        let behind = all.checked_sub(len).ok_or_else(|| EncodeError::too_long(len, max))?;
        write::<E, F>(text.as_ref(), out)?;
        out.zeros(behind);
        Ok(())
    }
}

impl<'de, F: Engine, const LEN: usize, E: Encoding, T: TextValue<'de>> DecodeAs<'de, F, T>
    for Fixed<LEN, E>
{
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let all = LEN.saturating_mul(E::UNIT);
        let zeros = |unit: &&[u8]| unit.iter().all(|byte| *byte == 0);
        let units = input.rest().get(..all).unwrap_or_default().chunks_exact(E::UNIT);
        let behind = units.rev().take_while(zeros).count().saturating_mul(E::UNIT);
        let text = read::<E, F, T>(all.saturating_sub(behind), input)?;
        input.take(behind)?;
        Ok(text)
    }
}

/// Text in the encoding `E`, with a unit of zeros behind it.
#[derive(Debug)]
pub struct Terminated<E>(PhantomData<E>);

impl<F: Engine, E: Encoding> Layout<F> for Terminated<E> {
    const SIZE: Size = Size::at_least(E::UNIT);
}

impl<F: Engine, E: Encoding, T: AsRef<str>> EncodeAs<F, T> for Terminated<E> {
    fn encode_as(text: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        write::<E, F>(text.as_ref(), out)?;
        out.zeros(E::UNIT);
        Ok(())
    }
}

impl<'de, F: Engine, E: Encoding, T: TextValue<'de>> DecodeAs<'de, F, T> for Terminated<E> {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let mut units = input.rest().chunks_exact(E::UNIT);
        let Some(units) = units.position(|unit| unit.iter().all(|byte| *byte == 0)) else {
            return Err(input.end_error(input.rest().len().saturating_add(1)));
        };
        let text = read::<E, F, T>(units.saturating_mul(E::UNIT), input)?;
        input.take(E::UNIT)?;
        Ok(text)
    }
}
