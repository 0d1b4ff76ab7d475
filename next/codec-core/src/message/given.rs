//! Boxes and lists of structs that get values from the struct around them.

use super::{Body, DecodeWith, EncodeWith};
use crate::{
    codec::{Bare, DecodeList as _, EncodeList as _, HintList, Prefix, With},
    error::{DecodeError, EncodeError},
    format::{Engine, Packed},
    read::Reader,
    write::Writer,
};

impl<F: Engine, T: Body<F>> Body<F> for Box<T> {
    #[inline]
    fn hint_body(&self, levels: usize) -> usize {
        T::hint_body(self, levels)
    }
}

impl<F: Engine, P, T: EncodeWith<F, P>> EncodeWith<F, P> for Box<T> {
    #[inline]
    fn encode_with(&self, given: P, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        T::encode_with(self, given, out)
    }
}

impl<'de, F: Engine, P, T: DecodeWith<'de, F, P>> DecodeWith<'de, F, P> for Box<T> {
    #[inline]
    fn decode_with(given: P, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_with(given, input).map(Self::new)
    }
}

/// A list has the count of the format.
impl<F: Packed, T: Body<F>> Body<F> for Vec<T> {
    #[inline]
    fn hint_body(&self, levels: usize) -> usize {
        let elements = HintList::<F, Self>::hint_items(&Bare, self, levels);
        F::Count::width(self.len()).saturating_add(elements)
    }
}

impl<F: Packed, P: Copy, T: EncodeWith<F, P>> EncodeWith<F, P> for Vec<T> {
    #[inline]
    fn encode_with(&self, given: P, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        F::Count::write(self.len(), out)?;
        With(given).encode_items(self, out)
    }
}

impl<'de, F: Packed, P: Copy, T: DecodeWith<'de, F, P>> DecodeWith<'de, F, P> for Vec<T> {
    #[inline]
    fn decode_with(given: P, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let count = F::Count::read(input)?;
        With(given).decode_count(count, input)
    }
}
