//! Text behind a count of its units.

use core::marker::PhantomData;

use super::{FromText, TextEncoding, read, units, write};
use crate::{
    codec::{DecodeAs, EncodeAs},
    error::{DecodeError, EncodeError},
    format::Format,
    layout::Layout,
    prefix::Prefix,
    reader::Reader,
    shape::Shape,
    sink::Sink,
    writer::Writer,
};

/// Text in the encoding `E` behind a count of its units of type `N`.
///
/// `#[wire(as = Prefixed<u16, Utf16Le>)] name: String`
#[derive(Debug)]
pub struct Prefixed<N, E>(PhantomData<(N, E)>);

impl<F: Format, N: Prefix<F>, E: TextEncoding> Layout<F> for Prefixed<N, E> {
    const MIN_LEN: usize = N::MIN_LEN;

    fn shape() -> Shape {
        Shape::Text { encoding: E::NAME, framing: N::NAME, max: None }
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
    fn encode_as<S: Sink>(value: &T, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        let units = units::<E>(text)?;
        N::encode_count(units, out)?;
        write::<E, F, S>(text, units, out)
    }
}

impl<'de, F, N, E, T> DecodeAs<'de, F, T> for Prefixed<N, E>
where
    F: Format,
    N: Prefix<F>,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = N::decode_count(input)?;
        read::<E, T, F>(units, input)
    }
}
