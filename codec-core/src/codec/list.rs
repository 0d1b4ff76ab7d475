//! Codecs for lists and byte strings with a count of their own.

use alloc::vec::Vec;
use core::marker::PhantomData;

use bytes::Bytes;

use super::{As, DecodeAs, EncodeAs};
use crate::{
    codec::prefix::{Prefix, list_size},
    describe::shape::{Counts, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::items::{DecodeItems, EncodeItems},
    format::{entry_points::Format, packed::Packed},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Role, Size},
    },
    write::Writer,
};

/// A list with a count of type `N` before it, instead of the format's own.
///
/// `#[wire(as = List<u16>)] ids: Vec<u32>`
#[derive(Debug)]
pub struct List<N>(PhantomData<N>);

/// A list with a count of type `N` before it, whose elements have the codec `C`.
///
/// `#[wire(as = ListAs<u16, BigEndian<u32>>)] ids: Vec<u32>`
#[derive(Debug)]
pub struct ListAs<N, C>(PhantomData<(N, C)>);

/// A byte string with a count of type `N` before it: for `Vec<u8>`, `Bytes` and `&[u8]`.
#[derive(Debug)]
pub struct Blob<N>(PhantomData<N>);

/// The codec `C`, for lists of at most `MAX` elements.
///
/// `#[wire(as = AtMost<16, List<u8>>)] ids: Vec<u32>`
#[derive(Debug)]
pub struct AtMost<const MAX: usize, C>(PhantomData<C>);

impl<F: Format, N: Prefix<F>> Layout<F> for List<N> {
    const SIZE: Size = list_size::<F, N>();

    fn shape() -> Shape {
        Shape::List { of: || Shape::Unit, frame: N::frame(Counts::Elements) }
    }
}

impl<F: Format, N: Prefix<F>, T: Encode<F>> EncodeAs<F, Vec<T>> for List<N> {
    fn shape_as() -> Shape {
        Shape::List { of: T::shape, frame: N::frame(Counts::Elements) }
    }

    #[inline]
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        N::encode_count(value.len(), out)?;
        out.values(value)
    }

    #[inline]
    fn extra_as(value: &Vec<T>, levels: usize) -> usize {
        value.extra_items(levels)
    }
}

impl<'de, F: Format, N: Prefix<F>, T: Decode<'de, F>> DecodeAs<'de, F, Vec<T>> for List<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let count = N::decode_count(input)?;
        T::decode_vec(count, input)
    }

    #[inline]
    fn decode_at_most(max: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        at_most_items::<F, N, _>(max, input)
    }
}

impl<F: Format, N: Prefix<F>, C: Layout<F>> Layout<F> for ListAs<N, C> {
    // A list of lists without a count has none either.
    const SIZE: Size = match C::SIZE.role {
        role @ Role::Uncounted => list_size::<F, N>().role(role),
        _ => list_size::<F, N>(),
    };

    fn shape() -> Shape {
        Shape::List { of: C::shape, frame: N::frame(Counts::Elements) }
    }
}

impl<F: Format, N: Prefix<F>, C: EncodeAs<F, T>, T> EncodeAs<F, Vec<T>> for ListAs<N, C> {
    fn shape_as() -> Shape {
        Shape::List { of: C::shape_as, frame: N::frame(Counts::Elements) }
    }

    #[inline]
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        N::encode_count(value.len(), out)?;
        As::<Vec<C>, _>::new(value).encode_items(out)
    }

    #[inline]
    fn extra_as(value: &Vec<T>, levels: usize) -> usize {
        As::<Vec<C>, _>::new(value).extra_items(levels)
    }
}

impl<'de, F, N, C, T> DecodeAs<'de, F, Vec<T>> for ListAs<N, C>
where
    F: Format,
    N: Prefix<F>,
    C: DecodeAs<'de, F, T>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let count = N::decode_count(input)?;
        As::<Vec<C>, _>::decode_items(count, input).map(As::into_inner)
    }

    #[inline]
    fn decode_at_most(max: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        at_most_items::<F, N, As<Vec<C>, _>>(max, input).map(As::into_inner)
    }
}

/// `Vec<C>` as a codec: the format's own list, whose elements have the codec `C`.
impl<F: Packed, C: EncodeAs<F, T>, T> EncodeAs<F, Vec<T>> for Vec<C> {
    fn shape_as() -> Shape {
        Shape::List { of: C::shape_as, frame: <F::Count as Prefix<F>>::frame(Counts::Elements) }
    }

    #[inline]
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        <F::Count as Prefix<F>>::encode_count(value.len(), out)?;
        As::<Vec<C>, _>::new(value).encode_items(out)
    }

    #[inline]
    fn encode_bounded_as(value: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        As::<Vec<C>, _>::new(value).encode_apart(out)
    }

    #[inline]
    fn extra_as(value: &Vec<T>, levels: usize) -> usize {
        As::<Vec<C>, _>::new(value).extra_items(levels)
    }
}

impl<'de, F: Packed, C: DecodeAs<'de, F, T>, T> DecodeAs<'de, F, Vec<T>> for Vec<C> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let count = <F::Count as Prefix<F>>::decode_count(input)?;
        As::<Vec<C>, _>::decode_items(count, input).map(As::into_inner)
    }

    #[inline]
    fn decode_bounded_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        As::<Vec<C>, _>::decode_rest(input).map(As::into_inner)
    }

    #[inline]
    fn decode_at_most(max: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        at_most_items::<F, F::Count, As<Vec<C>, _>>(max, input).map(As::into_inner)
    }
}

impl<F: Format, N: Prefix<F>> Layout<F> for Blob<N> {
    const SIZE: Size = list_size::<F, N>();

    fn shape() -> Shape {
        Shape::Bytes { frame: N::frame(Counts::Bytes) }
    }
}

impl<F: Format, N: Prefix<F>, T: AsRef<[u8]>> EncodeAs<F, T> for Blob<N> {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        N::encode_count(value.as_ref().len(), out)?;
        out.put(value.as_ref());
        Ok(())
    }

    #[inline]
    fn extra_as(value: &T, _levels: usize) -> usize {
        value.as_ref().len()
    }
}

impl<'de: 'a, 'a, F: Format, N: Prefix<F>> DecodeAs<'de, F, &'a [u8]> for Blob<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<&'a [u8], DecodeError> {
        let count = N::decode_count(input)?;
        let bytes = input.take(count)?;
        input.note(move || bytes);
        Ok(bytes)
    }
}

impl<'de, F: Format, N: Prefix<F>> DecodeAs<'de, F, Vec<u8>> for Blob<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<u8>, DecodeError> {
        let bytes: &'de [u8] = Self::decode_as(input)?;
        input.charge(0, bytes.len())?;
        Ok(bytes.to_vec())
    }

    #[inline]
    fn decode_at_most(max: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<u8>, DecodeError> {
        let count = count_at_most::<F, N>(max, input)?;
        let bytes = input.take(count)?;
        input.note(move || bytes);
        input.charge(0, count)?;
        Ok(bytes.to_vec())
    }
}

impl<'de, F: Format, N: Prefix<F>> DecodeAs<'de, F, Bytes> for Blob<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Bytes, DecodeError> {
        let bytes: &'de [u8] = Self::decode_as(input)?;
        input.share(bytes)
    }
}

impl<F: Format, const MAX: usize, C: Layout<F>> Layout<F> for AtMost<MAX, C> {
    const SIZE: Size = C::SIZE;
    const TYPE: F::TypeNumber = C::TYPE;

    fn shape() -> Shape {
        at_most(C::shape(), MAX)
    }
}

impl<F: Format, const MAX: usize, C, T> EncodeAs<F, Vec<T>> for AtMost<MAX, C>
where
    C: EncodeAs<F, Vec<T>>,
{
    fn shape_as() -> Shape {
        at_most(C::shape_as(), MAX)
    }

    #[inline]
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        if value.len() > MAX {
            return Err(EncodeError::too_long(value.len(), u64::try_from(MAX).unwrap_or(u64::MAX)));
        }
        C::encode_as(value, out)
    }

    #[inline]
    fn extra_as(value: &Vec<T>, levels: usize) -> usize {
        C::extra_as(value, levels)
    }
}

impl<'de, F: Format, const MAX: usize, C, T> DecodeAs<'de, F, Vec<T>> for AtMost<MAX, C>
where
    C: DecodeAs<'de, F, Vec<T>>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let start = input.offset();
        let items = C::decode_at_most(MAX, input)?;
        if items.len() > MAX {
            return Err(too_long(MAX, items.len(), start));
        }
        Ok(items)
    }
}

/// Reads a count of at most `max`, and as many elements.
#[inline]
fn at_most_items<'de, F: Format, N: Prefix<F>, L: DecodeItems<'de, F>>(
    max: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<L, DecodeError> {
    let count = count_at_most::<F, N>(max, input)?;
    L::decode_items(count, input)
}

/// Reads a count, and compares it with `max` before anything is read or allocated for it.
#[inline]
fn count_at_most<F: Format, N: Prefix<F>>(
    max: usize,
    input: &mut Reader<'_, '_, F>,
) -> Result<usize, DecodeError> {
    let start = input.offset();
    let count = N::decode_count(input)?;
    if count > max { Err(too_long(max, count, start)) } else { Ok(count) }
}

#[cold]
#[inline(never)]
fn too_long(max: usize, found: usize, start: usize) -> DecodeError {
    let number = |n| u64::try_from(n).unwrap_or(u64::MAX);
    let kind = DecodeErrorKind::TooLong { max: number(max), found: number(found) };
    DecodeError::new(kind, start)
}

/// The description of a list with at most `max` elements.
fn at_most(shape: Shape, max: usize) -> Shape {
    match shape {
        Shape::List { of, frame } => Shape::List { of, frame: frame.at_most(max) },
        Shape::Bytes { frame } => Shape::Bytes { frame: frame.at_most(max) },
        other => other,
    }
}
