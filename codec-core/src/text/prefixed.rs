//! Text behind a count of its units.

use core::marker::PhantomData;

use super::{FromText, TextEncoding, read, read_element, units, write};
use crate::{
    codec::{DecodeAs, EncodeAs, prefix::Prefix},
    describe::shape::{Counts, Shape},
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::Writer,
};

/// Text in the encoding `E` behind a count of its units of type `N`.
///
/// `#[wire(as = Prefixed<u16, Utf16Le>)] name: String`
#[derive(Debug)]
pub struct Prefixed<N, E>(PhantomData<(N, E)>);

impl<F: Format, N: Prefix<F>, E: TextEncoding> Layout<F> for Prefixed<N, E> {
    const SIZE: Size = Size::at_least(N::SIZE.min);

    fn shape() -> Shape {
        Shape::Text { encoding: E::NAME, frame: N::frame(Counts::Units) }
    }
}

impl<F, N, E, T> EncodeAs<F, T> for Prefixed<N, E>
where
    F: Format,
    N: Prefix<F>,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        let units = units::<E>(text)?;
        N::encode_count(units, out)?;
        write::<E, F>(text, units, out)
    }

    #[inline]
    fn extra_as(value: &T, _levels: usize) -> usize {
        E::about(value.as_ref())
    }
}

impl<'de, F, N, E, T> DecodeAs<'de, F, T> for Prefixed<N, E>
where
    F: Format,
    N: Prefix<F>,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the reader stays in registers only where it is inlined"
    )]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = N::decode_count(input)?;
        read::<E, T, F>(units, input)
    }

    #[inline]
    fn decode_element_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = N::decode_count(input)?;
        read_element::<E, T, F>(units, input)
    }
}
