//! Arrays: a fixed number of values, without a count.

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    io::{any_bits::AnyBits, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
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
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.values(self)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Scalars, T: Decode<'de, F>, const N: usize> Decode<'de, F> for [T; N] {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_array(input)
    }

    #[inline]
    fn from_any_bits(bytes: &mut AnyBits<'_>) -> Option<Self> {
        T::array_from_any_bits(bytes)
    }
}
