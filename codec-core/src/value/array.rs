//! Arrays: a fixed number of values, without a count.

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    io::{plain::Plain, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        layout::{Layout, Memory},
    },
};

#[diagnostic::do_not_recommend]
impl<F: Scalars, T: Layout<F>, const N: usize> Layout<F> for [T; N] {
    const FIXED_LEN: Option<usize> = match T::FIXED_LEN {
        Some(len) => len.checked_mul(N),
        None => None,
    };
    const MIN_LEN: usize = T::MIN_LEN.saturating_mul(N);
    const HEAD_LEN: Option<usize> = match T::HEAD_LEN {
        Some(len) => len.checked_mul(N),
        None => None,
    };
    const PLAIN: bool = T::PLAIN;
    const MEMORY: Memory = T::MEMORY;

    fn shape() -> Shape {
        match T::shape() {
            Shape::Int { width: 1, signed: false } => {
                Shape::Bytes { framing: "fixed", max: Some(N) }
            }
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
    fn plain(bytes: &mut Plain<'_>) -> Option<Self> {
        T::plain_array(bytes)
    }
}
