//! `Vec<T>`: the format's count, then the values.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use alloc::vec::Vec;

use crate::{
    codec::prefix::{Prefix, list_size},
    describe::shape::{Counts, Shape},
    error::{DecodeError, EncodeError},
    fields::items::{DecodeItems, slice_apart},
    format::packed::Packed,
    io::{reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
};

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Layout<F>> Layout<F> for Vec<T> {
    const SIZE: Size = list_size::<F, F::Count>();

    fn shape() -> Shape {
        Shape::List { of: T::shape, frame: <F::Count as Prefix<F>>::frame(Counts::Elements) }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Encode<F>> Encode<F> for Vec<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        <F::Count as Prefix<F>>::encode_count(self.len(), out)?;
        out.values(self)
    }

    #[inline]
    fn encode_bounded<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        slice_apart(self, out)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Packed, T: Decode<'de, F>> Decode<'de, F> for Vec<T> {
    #[inline(always)]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let count = <F::Count as Prefix<F>>::decode_count(input)?;
        T::decode_vec(count, input)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode_rest(input)
    }
}
