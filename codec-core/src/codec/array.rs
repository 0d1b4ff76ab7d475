//! Arrays whose elements have a codec.

use super::{DecodeAs, EncodeAs};
use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    read::Reader,
    value::list,
    write::Writer,
};

/// `[C; N]` as a codec: an array whose elements have the codec `C`.
///
/// `#[wire(as = [U24; 2])] ends: [u32; 2]`
impl<F: Scalars, C: EncodeAs<F, T>, T, const N: usize> EncodeAs<F, [T; N]> for [C; N] {
    fn shape_as() -> Shape {
        Shape::Array { of: C::shape_as, len: N }
    }

    #[inline]
    fn encode_as(value: &[T; N], out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode(C::SIZE, value.iter(), out, C::encode_as)
    }
}

impl<'de, F: Scalars, C: DecodeAs<'de, F, T>, T, const N: usize> DecodeAs<'de, F, [T; N]>
    for [C; N]
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<[T; N], DecodeError> {
        list::decode_array::<F, C, T, N>(input, C::decode_element_as)
    }
}
