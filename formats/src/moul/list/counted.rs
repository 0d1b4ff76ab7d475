//! Lists and byte strings inside of buffers.
//!
//! A variable array is the last field of a message. Buffers have no such rule: these codecs can
//! stand anywhere.

use core::marker::PhantomData;

use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, DecodeItems, Encode, EncodeAs, EncodeError,
    Layout, Prefix, Reader, Shape, Size, Writer,
    shape::{Count, Counts, Frame},
};

use super::check_len;
use crate::moul::Moul;

/// A count of type `N`, then as many values of type `T`, for `Vec<T>`.
///
/// `#[wire(as = Counted<u8, u32>)] receivers: Vec<u32>`
#[derive(Debug)]
pub struct Counted<N, T>(PhantomData<(N, T)>);

/// An `i16` as the count of a [`Counted`] list: clients write it as a `u16` and read it as an
/// `i16`, so there are at most 32767 values; a count below zero is an error.
#[derive(Debug)]
pub struct SignedCount(());

/// A string of 8-bit characters, as the client's `plMsgStdStringHelper` has it: a `u16` count of
/// bytes, then the bytes, for [`Bytes`](bytes::Bytes) and `Vec<u8>`.
///
/// They have no encoding: H'uru writes UTF-8 and reads Latin-1.
///
/// `#[wire(as = ShortBytes)] name: Bytes`
#[derive(Debug)]
pub struct ShortBytes(());

impl<N: Prefix<Moul>, T: Layout<Moul>> Layout<Moul> for Counted<N, T> {
    const SIZE: Size = Size::at_least(N::SIZE.min);

    fn shape() -> Shape {
        Shape::List { of: T::shape, frame: N::frame(Counts::Elements) }
    }
}

impl<N: Prefix<Moul>, T: Encode<Moul>> EncodeAs<Moul, Vec<T>> for Counted<N, T> {
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        N::encode_count(value.len(), out)?;
        out.values(value)
    }
}

impl<'de, N: Prefix<Moul>, T: Decode<'de, Moul>> DecodeAs<'de, Moul, Vec<T>> for Counted<N, T> {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Vec<T>, DecodeError> {
        let count = N::decode_count(input)?;
        T::decode_vec(count, input)
    }
}

impl Prefix<Moul> for SignedCount {
    const SIZE: Size = Size::at_least(size_of::<i16>());

    fn number() -> Shape {
        <u16 as Layout<Moul>>::shape()
    }

    fn frame(counts: Counts) -> Frame {
        let max = usize::from(i16::MAX.unsigned_abs());
        Frame::Prefix(Count::new(Self::number, counts).at_most(max))
    }

    fn encode_count(count: usize, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        check_len(count, usize::from(i16::MAX.unsigned_abs()))?;
        <u16 as Prefix<Moul>>::encode_count(count, out)
    }

    fn decode_count(input: &mut Reader<'_, '_, Moul>) -> Result<usize, DecodeError> {
        let start = input.offset();
        let count: u16 = input.value()?;
        if count > i16::MAX.unsigned_abs() {
            let kind = DecodeErrorKind::Invalid { what: "count", value: count.into() };
            return Err(DecodeError::new(kind, start));
        }
        Ok(count.into())
    }
}

impl Layout<Moul> for ShortBytes {
    const SIZE: Size = Size::at_least(<u16 as Prefix<Moul>>::SIZE.min);

    fn shape() -> Shape {
        Shape::Bytes { frame: <u16 as Prefix<Moul>>::frame(Counts::Bytes) }
    }
}

impl<T: AsRef<[u8]> + ?Sized> EncodeAs<Moul, T> for ShortBytes {
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let bytes = value.as_ref();
        <u16 as Prefix<Moul>>::encode_count(bytes.len(), out)?;
        out.put(bytes);
        Ok(())
    }
}

impl<'de, T: DecodeItems<'de, Moul> + AsRef<[u8]>> DecodeAs<'de, Moul, T> for ShortBytes {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError> {
        let count = <u16 as Prefix<Moul>>::decode_count(input)?;
        T::decode_items(count, input)
    }
}
