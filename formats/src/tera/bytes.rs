//! Byte arrays.

use bytes::Bytes;
use codec_core::{
    DecodeAs, DecodeError, EncodeAs, EncodeError, Layout, Reader, Shape, Size, Writer,
    shape::{Far, Frame},
};

use super::{
    Tera,
    placement::Kind,
    slot::{count, follow, slot, take_slot},
};

/// How the end of a byte array is found, in descriptions.
const BYTE_ARRAY: Frame =
    Frame::Far(Far::counted(<u16 as Layout<Tera>>::shape, <u16 as Layout<Tera>>::shape));

/// A byte array: `start` and `count` in the head, the bytes behind it. An empty one has the
/// offset 0. A codec for `Vec<u8>`, `Bytes` and `&[u8]`.
#[derive(Debug)]
pub struct ByteArray<const HERE: bool = false>(());

/// A byte array as [`ByteArray`], but an empty one has the offset at which its bytes would be, as
/// in some official packets.
pub type ByteArrayHere = ByteArray<true>;

impl<const HERE: bool> Layout<Tera> for ByteArray<HERE> {
    const SIZE: Size = Size::at_least(4).in_place(4);

    fn shape() -> Shape {
        Shape::Bytes { frame: BYTE_ARRAY }
    }
}

impl<const HERE: bool, T: AsRef<[u8]>> EncodeAs<Tera, T> for ByteArray<HERE> {
    fn encode_as(value: &T, out: &mut Writer<'_, Tera>) -> Result<(), EncodeError> {
        let bytes = value.as_ref();
        let [c, d] = count(bytes.len())?;
        slot(out, Kind::Text, |out, here| {
            out.put(bytes);
            let [a, b] = if bytes.is_empty() && !HERE { [0; 2] } else { here };
            Ok([a, b, c, d])
        })
    }

    fn extra_as(value: &T, _levels: usize) -> usize {
        value.as_ref().len()
    }
}

impl<'de: 'a, 'a, const HERE: bool> DecodeAs<'de, Tera, &'a [u8]> for ByteArray<HERE> {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<&'a [u8], DecodeError> {
        take_bytes(input)
    }
}

impl<'de, const HERE: bool> DecodeAs<'de, Tera, Vec<u8>> for ByteArray<HERE> {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Vec<u8>, DecodeError> {
        let bytes = take_bytes(input)?;
        input.charge(0, bytes.len())?;
        Ok(bytes.to_vec())
    }
}

impl<'de, const HERE: bool> DecodeAs<'de, Tera, Bytes> for ByteArray<HERE> {
    fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Bytes, DecodeError> {
        let bytes = take_bytes(input)?;
        input.share(bytes)
    }
}

fn take_bytes<'de>(input: &mut Reader<'_, 'de, Tera>) -> Result<&'de [u8], DecodeError> {
    let [a, b, c, d] = take_slot(input, Kind::Text)?;
    let (start, count) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
    if count == 0 {
        return Ok(&[]);
    }
    let bytes = follow(start, input, |input| {
        input.enter_data();
        let bytes = input.take(usize::from(count))?;
        input.leave();
        Ok(bytes)
    })?;
    input.note(move || bytes);
    Ok(bytes)
}
