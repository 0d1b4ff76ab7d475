//! Arrays: a fixed number of values, without a count.

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        list,
        size::{Layout, Size},
    },
    write::Writer,
};

#[diagnostic::do_not_recommend]
impl<F: Scalars, T: Layout<F>, const N: usize> Layout<F> for [T; N] {
    const SIZE: Size = T::SIZE.times(N);

    fn shape() -> Shape {
        match T::shape() {
            Shape::Int { width: 1, signed: false, .. } => Shape::Bytes { frame: Frame::Fixed(N) },
            _ => Shape::Array { of: T::shape, len: N },
        }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Scalars, T: Encode<F>, const N: usize> Encode<F> for [T; N] {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.values(self)
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        list::extra(T::SIZE, self, levels, T::extra).saturating_sub(T::SIZE.min.saturating_mul(N))
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Scalars, T: Decode<'de, F>, const N: usize> Decode<'de, F> for [T; N] {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_array(input)
    }
}
