//! Arrays whose elements have a codec.

use super::{As, DecodeAs, EncodeAs};
use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    io::{reader::Reader, sink::Sink, writer::Writer},
    value::decode::{Decode as _, array},
};

/// `[C; N]` as a codec: an array whose elements have the codec `C`.
///
/// `#[wire(as = [U24; 2])] ends: [u32; 2]`
impl<F: Scalars, C: EncodeAs<F, T>, T, const N: usize> EncodeAs<F, [T; N]> for [C; N] {
    fn shape_as() -> Shape {
        Shape::Array { of: C::shape_as, len: N }
    }

    #[inline]
    fn encode_as<S: Sink>(value: &[T; N], out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.each_of::<T, _>(value.iter().map(As::<C, &T>::new))
    }
}

impl<'de, F: Scalars, C: DecodeAs<'de, F, T>, T, const N: usize> DecodeAs<'de, F, [T; N]>
    for [C; N]
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<[T; N], DecodeError> {
        let items = As::<C, T>::decode_vec(N, input)?;
        array(items.into_iter().map(As::into_inner).collect(), input)
    }
}
