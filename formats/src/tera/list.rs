//! Lists and byte arrays.

#![allow(clippy::inline_always, reason = "keeps heads and tails of a message in registers")]

use bytes::Bytes;
use codec_core::{
    Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError, Layout, Reader,
    Role, Shape, Sink, Size, Writer,
    shape::{Far, Frame},
};

use super::{Tera, slot};

/// How the end of a byte array is found, in descriptions.
const BYTE_ARRAY: Frame =
    Frame::Far(Far::counted(<u16 as Layout<Tera>>::shape, <u16 as Layout<Tera>>::shape));

/// A list: `count` and `start` in the head; each element lies behind its own offset and that of
/// the next.
impl<T: Layout<Tera>> Layout<Tera> for Vec<T> {
    const SIZE: Size = Size::at_least(4).in_place(4).role(Role::List);

    fn shape() -> Shape {
        let frame =
            Frame::Far(Far::linked(<u16 as Layout<Tera>>::shape, <u16 as Layout<Tera>>::shape));
        Shape::List { of: T::shape, frame }
    }
}

impl<T: Encode<Tera>> Encode<Tera> for Vec<T> {
    #[inline(always)]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, Tera, S>) -> Result<(), EncodeError> {
        slot::array(out, self)
    }
}

impl<'de, T: Decode<'de, Tera>> Decode<'de, Tera> for Vec<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Tera>) -> Result<Self, DecodeError> {
        let [a, b, c, d] = take_slot(input, Slot::Array)?;
        let (count, start) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        input.note(move || count);
        if count == 0 {
            return Ok(Self::new());
        }
        elements(usize::from(count), start, input)
    }
}

/// Follows the chain of elements that begins at the offset `next`.
fn elements<'de, T: Decode<'de, Tera>>(
    count: usize,
    start: u16,
    input: &mut Reader<'_, 'de, Tera>,
) -> Result<Vec<T>, DecodeError> {
    input.charge(count, count.saturating_mul(size_of::<T>()))?;
    let hoisted = input.state().hoisted.take();
    let mut items = Vec::with_capacity(count);
    let mut at = start;
    for index in 0..count {
        if at == 0 && index > 0 {
            let value = u64::try_from(index).unwrap_or(u64::MAX);
            let kind = DecodeErrorKind::Invalid { what: "end of the chain before element", value };
            return Err(input.error(kind).at_index(index));
        }
        let is_last = index.wrapping_add(1) == count;
        let (item, next) =
            element(at, index, is_last, input).map_err(|error| error.at_index(index))?;
        items.push(item);
        at = next;
    }
    input.state().hoisted = hoisted;
    Ok(items)
}

/// Reads the element at the offset `at`, and the offset of the next.
#[inline]
fn element<'de, T: Decode<'de, Tera>>(
    at: u16,
    index: usize,
    is_last: bool,
    input: &mut Reader<'_, 'de, Tera>,
) -> Result<(T, u16), DecodeError> {
    follow(at, input, |input| {
        input.enter_index(index);
        let start = input.offset();
        let [a, b, c, d] = input.array()?;
        let (here, next) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
        if input.strict() {
            check_links(at, here, next, is_last, start)?;
        }
        let item = T::decode(input)?;
        input.leave();
        Ok((item, next))
    })
}

/// Rejects wrong links that readers usually ignore, of an element at the offset `at`, which is the
/// byte `start` of the body.
fn check_links(
    at: u16,
    here: u16,
    next: u16,
    is_last: bool,
    start: usize,
) -> Result<(), DecodeError> {
    let (what, value, offset) = if here != at {
        ("own offset", here, start)
    } else if is_last && next != 0 {
        ("offset behind the last element", next, start.saturating_add(2))
    } else {
        return Ok(());
    };
    Err(DecodeError::new(DecodeErrorKind::Invalid { what, value: u64::from(value) }, offset))
}

/// Reads what lies at the offset `at` of the packet.
#[inline]
pub(super) fn follow<'de, T>(
    at: u16,
    input: &mut Reader<'_, 'de, Tera>,
    read: impl FnOnce(&mut Reader<'_, 'de, Tera>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    // An offset before the body wraps to a position behind its end, which is rejected.
    let position = usize::from(at).wrapping_sub(input.state().body_at);
    if position > input.input().len() {
        let value = u64::from(at);
        return Err(input.error(DecodeErrorKind::Invalid { what: "offset", value }));
    }
    input.at(position, |input| {
        let value = read(input)?;
        let end = input.offset().max(input.state().end);
        input.state().end = end;
        Ok(value)
    })
}

/// The kinds of slots, which lie in separate groups if slots are hoisted.
#[derive(Clone, Copy)]
pub(super) enum Slot {
    Array,
    Text,
}

/// Reads the next slot of a kind.
#[inline]
pub(super) fn take_slot<const N: usize>(
    input: &mut Reader<'_, '_, Tera>,
    kind: Slot,
) -> Result<[u8; N], DecodeError> {
    let Some(mut hoisted) = input.state().hoisted else { return input.array() };
    let cursor = match kind {
        Slot::Array => &mut hoisted.arrays,
        Slot::Text => &mut hoisted.texts,
    };
    let position = *cursor;
    *cursor = position.saturating_add(N);
    input.state().hoisted = Some(hoisted);
    input.at(position, |input| {
        input.enter_data();
        let slot = input.array()?;
        input.leave();
        Ok(slot)
    })
}

/// A byte array: `start` and `count` in the head, the bytes behind it. An empty one has the
/// offset 0. A codec for `Vec<u8>`, `Bytes` and `&[u8]`.
#[derive(Debug)]
pub struct ByteArray(());

/// A byte array as [`ByteArray`], but an empty one has the offset at which its bytes would be, as
/// in some official packets.
#[derive(Debug)]
pub struct ByteArrayHere(());

macro_rules! byte_array {
    ($($codec:ident, $empty_at:expr;)*) => {$(
        impl Layout<Tera> for $codec {
            const SIZE: Size = Size::at_least(4).in_place(4);

            fn shape() -> Shape {
                Shape::Bytes { frame: BYTE_ARRAY }
            }
        }

        impl<T: AsRef<[u8]>> EncodeAs<Tera, T> for $codec {
            fn encode_as<S: Sink>(
                value: &T,
                out: &mut Writer<'_, Tera, S>,
            ) -> Result<(), EncodeError> {
                put_bytes(value.as_ref(), out, $empty_at)
            }
        }

        impl<'de: 'a, 'a> DecodeAs<'de, Tera, &'a [u8]> for $codec {
            fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<&'a [u8], DecodeError> {
                take_bytes(input)
            }
        }

        impl<'de> DecodeAs<'de, Tera, Vec<u8>> for $codec {
            fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Vec<u8>, DecodeError> {
                let bytes = take_bytes(input)?;
                input.charge(0, bytes.len())?;
                Ok(bytes.to_vec())
            }
        }

        impl<'de> DecodeAs<'de, Tera, Bytes> for $codec {
            fn decode_as(input: &mut Reader<'_, 'de, Tera>) -> Result<Bytes, DecodeError> {
                let bytes = take_bytes(input)?;
                input.share(bytes)
            }
        }
    )*};
}

byte_array! {
    ByteArray, |_| [0, 0];
    ByteArrayHere, |here| here;
}

fn put_bytes<S: Sink>(
    bytes: &[u8],
    out: &mut Writer<'_, Tera, S>,
    empty_at: impl Fn([u8; 2]) -> [u8; 2],
) -> Result<(), EncodeError> {
    let count = u16::try_from(bytes.len()).map_err(|_| super::format::too_long(bytes.len()))?;
    slot::blob(
        out,
        |here| {
            let [a, b] = if bytes.is_empty() { empty_at(here) } else { here };
            let [c, d] = count.to_le_bytes();
            [a, b, c, d]
        },
        |tail| tail.put(bytes),
    )
}

fn take_bytes<'de>(input: &mut Reader<'_, 'de, Tera>) -> Result<&'de [u8], DecodeError> {
    let [a, b, c, d] = take_slot(input, Slot::Text)?;
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
