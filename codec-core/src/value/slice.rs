//! `&[T]`: a list that is borrowed from the input. Its elements are bytes, or records with `plain`
//! that need no alignment.

use crate::{
    codec::{
        DecodeAs, EncodeAs, List,
        prefix::{Prefix, list_size},
    },
    describe::shape::{Counts, Shape},
    error::{DecodeError, EncodeError},
    fields::items::{DecodeItems, EncodeItems},
    format::{entry_points::Format, packed::Packed},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        list,
        memory::{InPlace, decode_in_place},
        size::{Layout, Size},
    },
    write::Writer,
};

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Layout<F>> Layout<F> for &[T] {
    const SIZE: Size = list_size::<F, F::Count>();

    fn shape() -> Shape {
        match T::shape() {
            Shape::Int { width: 1, signed: false, .. } => {
                Shape::Bytes { frame: <F::Count as Prefix<F>>::frame(Counts::Bytes) }
            }
            _ => Shape::List {
                of: T::shape,
                frame: <F::Count as Prefix<F>>::frame(Counts::Elements),
            },
        }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Encode<F>> Encode<F> for &[T] {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        <F::Count as Prefix<F>>::encode_count(self.len(), out)?;
        out.values(self)
    }

    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode_apart(T::SIZE, self.iter(), out, T::encode)
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        list::extra(T::SIZE, self, levels, T::extra)
    }
}

#[diagnostic::do_not_recommend]
impl<'de: 'a, 'a, F: Packed, T: Decode<'de, F> + InPlace> Decode<'de, F> for &'a [T] {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let count = <F::Count as Prefix<F>>::decode_count(input)?;
        decode_in_place(count, input)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode_rest(input)
    }
}

impl<F: Format, N: Prefix<F>, T: Encode<F>> EncodeAs<F, &[T]> for List<N> {
    #[inline]
    fn encode_as(value: &&[T], out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        N::encode_count(value.len(), out)?;
        out.values(value)
    }

    #[inline]
    fn extra_as(value: &&[T], levels: usize) -> usize {
        list::extra(T::SIZE, value, levels, T::extra)
    }
}

impl<'de: 'a, 'a, F, N, T> DecodeAs<'de, F, &'a [T]> for List<N>
where
    F: Format,
    N: Prefix<F>,
    T: Decode<'de, F> + InPlace,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<&'a [T], DecodeError> {
        let count = N::decode_count(input)?;
        decode_in_place(count, input)
    }
}

impl<F: Format, T: Encode<F>> EncodeItems<F> for &[T] {
    #[inline]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline]
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.values(self)
    }

    #[inline]
    fn encode_apart(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode_apart(T::SIZE, self.iter(), out, T::encode)
    }

    #[inline]
    fn extra_items(&self, levels: usize) -> usize {
        list::extra(T::SIZE, self, levels, T::extra)
    }
}

impl<'de: 'a, 'a, F: Format, T: Decode<'de, F> + InPlace> DecodeItems<'de, F> for &'a [T] {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        decode_in_place(count, input)
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        // Rounds up: if bytes are left over, the error then tells how many are missing.
        let count = input.rest().len().div_ceil(size_of::<T>().max(1));
        decode_in_place(count, input)
    }
}
