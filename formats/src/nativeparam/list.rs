//! Types 12, 14, 16, 17: arrays and buffers behind a `u32` count.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Reader, Shape, Size, Writer,
    shape::{ByteOrder, Frame},
};
use uuid::Uuid;

use super::{NativeParam, type_id};

/// Writes a `u32` count.
#[inline]
pub(super) fn put_count(
    count: usize,
    out: &mut Writer<'_, NativeParam>,
) -> Result<(), EncodeError> {
    match u32::try_from(count) {
        Ok(count) => {
            out.put(&count.to_le_bytes());
            Ok(())
        }
        Err(_) => Err(EncodeError::too_long(count, u64::from(u32::MAX))),
    }
}

/// Reads a `u32` count.
#[inline]
pub(super) fn take_count(input: &mut Reader<'_, '_, NativeParam>) -> Result<usize, DecodeError> {
    let count = input.array().map(u32::from_le_bytes)?;
    input.note(move || count);
    usize::try_from(count).map_err(|_| {
        input.error(DecodeErrorKind::Invalid { what: "count", value: u64::from(count) })
    })
}

/// The count, in descriptions.
fn count() -> Shape {
    Shape::Int { width: 4, signed: false, order: ByteOrder::Little }
}

/// The description of a buffer.
pub(super) fn buffer() -> Shape {
    Shape::Typed {
        number: u64::from(type_id::BUFFER),
        of: || Shape::Bytes { frame: Frame::bytes(count) },
    }
}

macro_rules! array {
    ($($item:ty, $id:ident;)*) => {$(
        impl Layout<NativeParam> for Vec<$item> {
            const SIZE: Size = Size::at_least(4);
            const TYPE: u8 = type_id::$id;

            fn shape() -> Shape {
                Shape::Typed {
                    number: u64::from(type_id::$id),
                    of: || Shape::List {
                        of: || <$item as Layout<NativeParam>>::shape().plain(),
                        frame: Frame::elements(count),
                    },
                }
            }
        }

        impl Encode<NativeParam> for Vec<$item> {
            #[inline]
            fn encode(
                &self,
                out: &mut Writer<'_, NativeParam>,
            ) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.values(self)
            }
        }

        impl<'de> Decode<'de, NativeParam> for Vec<$item> {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                let count = take_count(input)?;
                <$item as Decode<'de, NativeParam>>::decode_vec(count, input)
            }
        }
    )*};
}

array! {
    i32, INT32_ARRAY;
    Uuid, UUID_ARRAY;
    String, C_STRING_ARRAY;
}

macro_rules! buffer {
    ($($ty:ty, |$input:ident, $bytes:ident| $from:expr;)*) => {$(
        impl Layout<NativeParam> for $ty {
            const SIZE: Size = Size::at_least(4);
            const TYPE: u8 = type_id::BUFFER;

            fn shape() -> Shape {
                buffer()
            }
        }

        impl Encode<NativeParam> for $ty {
            #[inline]
            fn encode(
                &self,
                out: &mut Writer<'_, NativeParam>,
            ) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.put(self);
                Ok(())
            }
        }

        impl<'de> Decode<'de, NativeParam> for $ty {
            #[inline]
            fn decode($input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                let count = take_count($input)?;
                let $bytes = $input.take(count)?;
                $input.note(move || $bytes);
                $from
            }
        }
    )*};
}

buffer! {
    Vec<u8>, |input, bytes| { input.charge(0, bytes.len())?; Ok(bytes.to_vec()) };
    Bytes, |input, bytes| input.share(bytes);
}

impl Layout<NativeParam> for &[u8] {
    const SIZE: Size = Size::at_least(4);
    const TYPE: u8 = type_id::BUFFER;

    fn shape() -> Shape {
        buffer()
    }
}

impl Encode<NativeParam> for &[u8] {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        put_count(self.len(), out)?;
        out.put(self);
        Ok(())
    }
}

impl<'de: 'a, 'a> Decode<'de, NativeParam> for &'a [u8] {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        let count = take_count(input)?;
        let bytes = input.take(count)?;
        input.note(move || bytes);
        Ok(bytes)
    }
}
