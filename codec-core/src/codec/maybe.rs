//! An `Option` behind a number that says whether it is there.

use core::marker::PhantomData;

use super::{BoolAs, DecodeAs, EncodeAs};
use crate::{
    describe::shape::{Present, Shape},
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// An `Option` behind a number `N`: 1 and the value, or 0 and nothing. Any other number is an error.
///
/// `#[wire(as = Maybe<u8>)] level: Option<u16>`
#[derive(Debug)]
pub struct Maybe<N>(PhantomData<N>);

/// An `Option` behind a number `N`, whose value has the codec `C`.
///
/// `#[wire(as = MaybeAs<u8, Prefixed<u16, Utf8>>)] title: Option<String>`
#[derive(Debug)]
pub struct MaybeAs<N, C>(PhantomData<(N, C)>);

impl<F: Format, N: Layout<F>> Layout<F> for Maybe<N> {
    const SIZE: Size = Size::at_least(N::SIZE.min);

    fn shape() -> Shape {
        Shape::Optional { of: || Shape::Unit, present: Present::Number(BoolAs::<N>::shape) }
    }
}

impl<F: Format, N, T: Encode<F>> EncodeAs<F, Option<T>> for Maybe<N>
where
    N: Layout<F>,
    BoolAs<N>: EncodeAs<F, bool>,
{
    fn shape_as() -> Shape {
        Shape::Optional { of: T::shape, present: Present::Number(BoolAs::<N>::shape) }
    }

    #[inline]
    fn encode_as(value: &Option<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        BoolAs::<N>::encode_as(&value.is_some(), out)?;
        match value {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn extra_as(value: &Option<T>, levels: usize) -> usize {
        value.as_ref().map_or(0, |value| T::SIZE.min.saturating_add(value.extra(levels)))
    }
}

impl<'de, F: Format, N, T: Decode<'de, F>> DecodeAs<'de, F, Option<T>> for Maybe<N>
where
    N: Layout<F>,
    BoolAs<N>: DecodeAs<'de, F, bool>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Option<T>, DecodeError> {
        // One level down: the value may be a type that contains itself.
        if BoolAs::<N>::decode_as(input)? {
            input.nested(|input| T::decode(input)).map(Some)
        } else {
            Ok(None)
        }
    }
}

impl<F: Format, N: Layout<F>, C: Layout<F>> Layout<F> for MaybeAs<N, C> {
    const SIZE: Size = Size::at_least(N::SIZE.min);

    fn shape() -> Shape {
        Shape::Optional { of: C::shape, present: Present::Number(BoolAs::<N>::shape) }
    }
}

impl<F: Format, N, C, T> EncodeAs<F, Option<T>> for MaybeAs<N, C>
where
    N: Layout<F>,
    BoolAs<N>: EncodeAs<F, bool>,
    C: EncodeAs<F, T>,
{
    fn shape_as() -> Shape {
        Shape::Optional { of: C::shape_as, present: Present::Number(BoolAs::<N>::shape) }
    }

    #[inline]
    fn encode_as(value: &Option<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        BoolAs::<N>::encode_as(&value.is_some(), out)?;
        match value {
            Some(value) => C::encode_as(value, out),
            None => Ok(()),
        }
    }

    #[inline]
    fn extra_as(value: &Option<T>, levels: usize) -> usize {
        value.as_ref().map_or(0, |value| C::SIZE.min.saturating_add(C::extra_as(value, levels)))
    }
}

impl<'de, F: Format, N, C, T> DecodeAs<'de, F, Option<T>> for MaybeAs<N, C>
where
    N: Layout<F>,
    BoolAs<N>: DecodeAs<'de, F, bool>,
    C: DecodeAs<'de, F, T>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Option<T>, DecodeError> {
        if BoolAs::<N>::decode_as(input)? {
            input.nested(|input| C::decode_as(input)).map(Some)
        } else {
            Ok(None)
        }
    }
}
