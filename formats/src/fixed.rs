//! Values of a fixed width, in formats that put a type number before each value.

use core::any::TypeId;

use codec_core::{explain::Value, uuid::Uuid};

/// Implements `Layout`, `Encode` and `Decode` for values that always take the same bytes.
///
/// Each row has the type, the constant of the module `$ids` with its type number, its width in
/// bytes, its shape, and functions to its bytes and from them. Lists are read and written as a
/// whole.
macro_rules! fixed {
    (
        $format:ident, $ids:ident;
        $($ty:ty, $id:ident, $len:literal, $shape:expr, $to:expr, $from:expr;)*
    ) => {$(
        impl ::codec_core::Layout<$format> for $ty {
            const SIZE: ::codec_core::Size = ::codec_core::Size::fixed($len);
            const TYPE: u8 = $ids::$id;

            #[inline]
            fn shape() -> ::codec_core::Shape {
                ::codec_core::Shape::Typed { number: u64::from($ids::$id), of: || $shape }
            }
        }

        impl ::codec_core::Encode<$format> for $ty {
            #[inline]
            fn encode(
                &self,
                out: &mut ::codec_core::Writer<'_, $format>,
            ) -> Result<(), ::codec_core::EncodeError> {
                out.put(&$to(*self));
                Ok(())
            }

            #[inline]
            fn encode_slice(
                items: &[Self],
                out: &mut ::codec_core::Writer<'_, $format>,
            ) -> Result<(), ::codec_core::EncodeError> {
                out.fill(items.len().saturating_mul($len), |bytes| {
                    let (chunks, _) = bytes.as_chunks_mut::<$len>();
                    for (chunk, item) in chunks.iter_mut().zip(items) {
                        *chunk = $to(*item);
                    }
                });
                Ok(())
            }
        }

        impl<'de> ::codec_core::Decode<'de, $format> for $ty {
            #[inline]
            fn decode(
                input: &mut ::codec_core::Reader<'_, 'de, $format>,
            ) -> Result<Self, ::codec_core::DecodeError> {
                let value = input.array::<$len>().map($from)?;
                input.note(move || $crate::fixed::Noted::noted(value));
                Ok(value)
            }

            #[inline]
            fn decode_vec(
                count: usize,
                input: &mut ::codec_core::Reader<'_, 'de, $format>,
            ) -> Result<Vec<Self>, ::codec_core::DecodeError> {
                let bytes = input.take(count.saturating_mul($len))?;
                input.charge(count, count.saturating_mul(size_of::<$ty>()))?;
                let (chunks, _) = bytes.as_chunks::<$len>();
                let items: Vec<Self> = chunks.iter().copied().map($from).collect();
                input.note(|| $crate::fixed::note_all(&items));
                Ok(items)
            }
        }
    )*};
}

pub(crate) use fixed;

/// A value that notes itself for `Format::explain`.
pub(crate) trait Noted: Copy + 'static {
    /// The value, without its type.
    fn noted(self) -> Value;
}

macro_rules! noted {
    ($($ty:ty),*) => {$(
        impl Noted for $ty {
            fn noted(self) -> Value {
                self.into()
            }
        }
    )*};
}

noted!(u8, i8, u16, i16, u32, i32, u64, i64, f32, f64, bool, Uuid);

impl Noted for [f32; 3] {
    fn noted(self) -> Value {
        Value::List(self.map(Value::from).into())
    }
}

/// Notes the elements of a list; bytes are noted as bytes.
pub(crate) fn note_all<T: Noted>(items: &[T]) -> Value {
    let items: Vec<Value> = items.iter().map(|item| item.noted()).collect();
    if TypeId::of::<T>() != TypeId::of::<u8>() {
        return Value::List(items);
    }
    let byte = |item: &Value| match item {
        Value::Int(byte) => u8::try_from(*byte).ok(),
        _ => None,
    };
    Value::Bytes(items.iter().filter_map(byte).collect())
}
