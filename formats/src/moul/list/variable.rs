//! Variable arrays: the lists at the end of messages.

use core::marker::PhantomData;

use bytes::Bytes;
use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, DecodeItems, Encode, EncodeAs, EncodeError,
    EncodeErrorKind, Layout, Prefix, Reader, Role, Shape, Size, Writer, shape::Counts,
};

use crate::moul::format::{Moul, VarLimit};

/// `NET_MSG_FIELD_VAR_COUNT(1, MAX)` and `NET_MSG_FIELD_VAR_PTR`: a `u32` count of bytes, then the
/// bytes, for `Vec<u8>`, [`Bytes`] and `&[u8]`.
///
/// More than `MAX` bytes are too long, both ways, unless [`VarLimit`] allows them.
///
/// `#[wire(as = VarBytes<65536>)] payload: Bytes`
#[derive(Debug)]
pub struct VarBytes<const MAX: usize>(());

/// `NET_MSG_FIELD_VAR_COUNT(size of T, MAX)` and `NET_MSG_FIELD_VAR_PTR`: a `u32` count of
/// elements, then the elements, for `Vec<T>`.
///
/// All elements have the same length. More than `MAX` of them are too long, both ways, unless
/// [`VarLimit`] allows them.
///
/// `#[wire(as = VarArray<u32, 512>)] node_ids: Vec<u32>`
#[derive(Debug)]
pub struct VarArray<T, const MAX: usize>(PhantomData<T>);

impl<const MAX: usize> Layout<Moul> for VarBytes<MAX> {
    const SIZE: Size = Size::at_least(<u32 as Prefix<Moul>>::SIZE.min).role(Role::List);

    fn shape() -> Shape {
        Shape::Bytes { frame: <u32 as Prefix<Moul>>::frame(Counts::Bytes).at_most(MAX) }
    }
}

impl<const MAX: usize, T: AsRef<[u8]>> EncodeAs<Moul, T> for VarBytes<MAX> {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let bytes = value.as_ref();
        encode_count(bytes.len(), MAX, out)?;
        out.put(bytes);
        Ok(())
    }
}

impl<'de: 'a, 'a, const MAX: usize> DecodeAs<'de, Moul, &'a [u8]> for VarBytes<MAX> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<&'a [u8], DecodeError> {
        let count = decode_count(MAX, input)?;
        let bytes = input.take(count)?;
        input.note(move || bytes);
        Ok(bytes)
    }
}

impl<'de, const MAX: usize> DecodeAs<'de, Moul, Bytes> for VarBytes<MAX> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Bytes, DecodeError> {
        let count = decode_count(MAX, input)?;
        Bytes::decode_items(count, input)
    }
}

impl<'de, const MAX: usize> DecodeAs<'de, Moul, Vec<u8>> for VarBytes<MAX> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Vec<u8>, DecodeError> {
        let count = decode_count(MAX, input)?;
        Vec::decode_items(count, input)
    }
}

impl<T: Layout<Moul>, const MAX: usize> Layout<Moul> for VarArray<T, MAX> {
    const SIZE: Size = {
        assert!(
            T::SIZE.fixed.is_some(),
            "the elements of a MOUL variable array all have the same length"
        );
        Size::at_least(size_of::<u32>()).role(Role::List)
    };

    fn shape() -> Shape {
        let frame = <u32 as Prefix<Moul>>::frame(Counts::Elements).at_most(MAX);
        Shape::List { of: T::shape, frame }
    }
}

impl<T: Encode<Moul>, const MAX: usize> EncodeAs<Moul, Vec<T>> for VarArray<T, MAX> {
    #[inline]
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        encode_count(value.len(), MAX, out)?;
        out.values(value)
    }
}

impl<'de, T: Decode<'de, Moul>, const MAX: usize> DecodeAs<'de, Moul, Vec<T>> for VarArray<T, MAX> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Vec<T>, DecodeError> {
        let count = decode_count(MAX, input)?;
        T::decode_vec(count, input)
    }
}

#[inline]
fn encode_count(count: usize, max: usize, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
    if out.options().var_limit == VarLimit::Declared {
        check_len(count, max)?;
    }
    u32::encode_count(count, out)
}

#[inline]
fn decode_count(max: usize, input: &mut Reader<'_, '_, Moul>) -> Result<usize, DecodeError> {
    let start = input.offset();
    let count = u32::decode_count(input)?;
    if count > max && input.options().var_limit == VarLimit::Declared {
        return Err(found_too_long(count, max, start));
    }
    Ok(count)
}

/// Fails to encode more than `max` units or elements.
#[inline]
pub(in crate::moul) fn check_len(len: usize, max: usize) -> Result<(), EncodeError> {
    if len > max { Err(too_long(len, max)) } else { Ok(()) }
}

#[cold]
fn too_long(len: usize, max: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::TooLong { max: number(max), len: number(len) })
}

/// The error for a count of `found`, at the byte `offset`, where `max` are allowed.
#[cold]
pub(in crate::moul) fn found_too_long(found: usize, max: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::TooLong { max: number(max), found: number(found) }, offset)
}

fn number(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}
