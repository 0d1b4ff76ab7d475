//! Values of another format.

use core::marker::PhantomData;

use super::{DecodeAs, EncodeAs};
use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::{engine::Engine, entry_points::Format},
    read::Reader,
    value::{decode::Decode, encode::Encode, size::Layout},
    write::Writer,
};

/// A value in the format `G`, in place: a struct of another byte order, or of another protocol.
///
/// `#[wire(as = In<BigEndian>)] header: Header`
///
/// The value begins as a message of `G` with its default options. Protocol version, limits and
/// strictness are those of the message around it, and so is the start that `align` counts from.
#[derive(Debug)]
pub struct In<G>(PhantomData<G>);

impl<F: Format, G: Format> Layout<F> for In<G> {
    fn shape() -> Shape {
        Shape::Inside { format: || <G as Engine>::SHAPE, of: || Shape::Unit }
    }
}

impl<F: Format, G: Format, T: Encode<G>> EncodeAs<F, T> for In<G> {
    fn shape_as() -> Shape {
        Shape::Inside { format: || <G as Engine>::SHAPE, of: T::shape }
    }

    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let version = out.version();
        out.embed_in::<G, T>(value, version)
    }

    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        T::SIZE.min.saturating_add(value.extra(levels))
    }
}

impl<'de, F: Format, G: Format, T: Decode<'de, G>> DecodeAs<'de, F, T> for In<G> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        input.in_format::<G, T>()
    }
}
