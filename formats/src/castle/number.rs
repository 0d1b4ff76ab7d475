//! Tokens of numbers, `Guid` and the arrays of numbers; `Option`.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Role, Shape, Sink, Writer,
};
use half::f16;
use uuid::Uuid;

use super::{Castle, list, token};

/// Writes a `u16` count.
#[inline]
pub(super) fn put_count<S: Sink>(
    count: usize,
    out: &mut Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    out.put(&self::count(count)?.to_le_bytes())
}

/// A count as it is written.
#[inline]
pub(super) fn count(count: usize) -> Result<u16, EncodeError> {
    u16::try_from(count).map_err(|_| EncodeError::too_long(count, u64::from(u16::MAX)))
}

/// A length as it is written.
#[inline]
pub(super) fn total(len: usize) -> Result<u32, EncodeError> {
    u32::try_from(len).map_err(|_| EncodeError::too_long(len, u64::from(u32::MAX)))
}

/// Reads a `u16` count.
#[inline]
pub(super) fn take_count(input: &mut Reader<'_, '_, Castle>) -> Result<usize, DecodeError> {
    input.array().map(u16::from_le_bytes).map(usize::from)
}

/// Fills in the length of what was written since `start`.
#[inline]
pub(super) fn fill_len<S: Sink>(
    mut room: S,
    start: usize,
    out: &Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    let len = total(out.position().saturating_sub(start))?;
    room.put(&len.to_le_bytes())
}

macro_rules! number {
    ($($ty:ty, $id:ident, $len:literal, $shape:expr, $to:expr, $from:expr;)*) => {$(
        impl Layout<Castle> for $ty {
            const FIXED_LEN: Option<usize> = Some($len);
            const TAG: u8 = token::$id;

            fn shape() -> Shape {
                $shape
            }
        }

        impl Encode<Castle> for $ty {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
                out.put(&$to(*self))
            }

            #[inline]
            fn encode_slice<S: Sink>(
                items: &[Self],
                out: &mut Writer<'_, Castle, S>,
            ) -> Result<(), EncodeError> {
                out.fill(items.len().saturating_mul($len), |bytes| {
                    let (chunks, _) = bytes.as_chunks_mut::<$len>();
                    for (chunk, item) in chunks.iter_mut().zip(items) {
                        *chunk = $to(*item);
                    }
                })
            }
        }

        impl<'de> Decode<'de, Castle> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                input.array::<$len>().map($from)
            }

            #[inline]
            fn decode_vec(
                count: usize,
                input: &mut Reader<'_, 'de, Castle>,
            ) -> Result<Vec<Self>, DecodeError> {
                let bytes = input.take(count.saturating_mul($len))?;
                input.charge(count, count.saturating_mul(size_of::<$ty>()))?;
                let (chunks, _) = bytes.as_chunks::<$len>();
                Ok(chunks.iter().copied().map($from).collect())
            }
        }
    )*};
}

const fn int(width: usize, signed: bool) -> Shape {
    Shape::Int { width, signed }
}

number! {
    u8, BYTE, 1, int(1, false), u8::to_le_bytes, u8::from_le_bytes;
    i8, SBYTE, 1, int(1, true), i8::to_le_bytes, i8::from_le_bytes;
    i16, INT16, 2, int(2, true), i16::to_le_bytes, i16::from_le_bytes;
    u16, UINT16, 2, int(2, false), u16::to_le_bytes, u16::from_le_bytes;
    i32, INT32, 4, int(4, true), i32::to_le_bytes, i32::from_le_bytes;
    u32, UINT32, 4, int(4, false), u32::to_le_bytes, u32::from_le_bytes;
    i64, INT64, 8, int(8, true), i64::to_le_bytes, i64::from_le_bytes;
    u64, UINT64, 8, int(8, false), u64::to_le_bytes, u64::from_le_bytes;
    f16, HALF, 2, Shape::Float { width: 2 }, f16::to_le_bytes, f16::from_le_bytes;
    f32, SINGLE, 4, Shape::Float { width: 4 }, f32::to_le_bytes, f32::from_le_bytes;
    f64, DOUBLE, 8, Shape::Float { width: 8 }, f64::to_le_bytes, f64::from_le_bytes;
    // Any byte but 0 is true.
    bool, BYTE, 1, Shape::Bool { width: 1 }, |value| [u8::from(value)], |bytes| bytes != [0];
    Uuid, GUID, 16, Shape::Uuid, |id: Uuid| id.to_bytes_le(), Uuid::from_bytes_le;
}

/// Numbers are an array token, other elements a `List`.
impl<T: Layout<Castle>> Layout<Castle> for Vec<T> {
    const MIN_LEN: usize = list::min_len::<T>();
    const TAG: u8 = token::list_of(T::TAG);
    const ROLE: Role = Role::List;

    fn shape() -> Shape {
        Shape::List { of: T::shape, framing: "u16 count", max: Some(0xffff) }
    }
}

impl<T: Encode<Castle>> Encode<Castle> for Vec<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
        if <Self as Layout<Castle>>::TAG == token::LIST {
            return list::put(T::TAG, self.iter(), out);
        }
        put_count(self.len(), out)?;
        out.values(self)
    }
}

impl<'de, T: Decode<'de, Castle>> Decode<'de, Castle> for Vec<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        if <Self as Layout<Castle>>::TAG == token::LIST {
            return list::take(input);
        }
        let count = take_count(input)?;
        T::decode_vec(count, input)
    }
}

macro_rules! byte_array {
    ($($ty:ty $(, $life:lifetime)?; |$input:ident, $bytes:ident| $from:expr;)*) => {$(
        impl $(<$life>)? Layout<Castle> for $ty {
            const MIN_LEN: usize = 2;
            const TAG: u8 = token::BYTE_ARRAY;

            fn shape() -> Shape {
                Shape::Bytes { framing: "u16 count", max: Some(0xffff) }
            }
        }

        impl $(<$life>)? Encode<Castle> for $ty {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.put(self)
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, Castle> for $ty {
            #[inline]
            fn decode($input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                let count = take_count($input)?;
                let $bytes = $input.take(count)?;
                $from
            }
        }
    )*};
}

byte_array! {
    Bytes; |input, bytes| input.share(bytes);
    &'a [u8], 'a; |input, bytes| Ok(bytes);
}

/// A token that may be absent.
impl<T: Layout<Castle>> Layout<Castle> for Option<T> {
    const TAG: u8 = T::TAG;
    const ROLE: Role = Role::Optional;

    fn shape() -> Shape {
        Shape::Optional { of: T::shape }
    }
}

impl<T: Encode<Castle>> Encode<Castle> for Option<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
        match self {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn tag(&self) -> u8 {
        self.as_ref().map_or(Self::TAG, Encode::tag)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.as_ref().is_some_and(Encode::is_present)
    }
}

impl<'de, T: Decode<'de, Castle>> Decode<'de, Castle> for Option<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_tagged(tag: u8, input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        T::decode_tagged(tag, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
