//! Values of a fixed width, in formats that put a type number before each value.

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

            fn shape() -> ::codec_core::Shape {
                $shape
            }
        }

        impl ::codec_core::Encode<$format> for $ty {
            #[inline]
            fn encode<S: ::codec_core::Sink>(
                &self,
                out: &mut ::codec_core::Writer<'_, $format, S>,
            ) -> Result<(), ::codec_core::EncodeError> {
                out.put(&$to(*self))
            }

            #[inline]
            fn encode_slice<S: ::codec_core::Sink>(
                items: &[Self],
                out: &mut ::codec_core::Writer<'_, $format, S>,
            ) -> Result<(), ::codec_core::EncodeError> {
                out.fill(items.len().saturating_mul($len), |bytes| {
                    let (chunks, _) = bytes.as_chunks_mut::<$len>();
                    for (chunk, item) in chunks.iter_mut().zip(items) {
                        *chunk = $to(*item);
                    }
                })
            }
        }

        impl<'de> ::codec_core::Decode<'de, $format> for $ty {
            #[inline]
            fn decode<P: ::codec_core::Probe>(
                input: &mut ::codec_core::Reader<'_, 'de, $format, P>,
            ) -> Result<Self, ::codec_core::DecodeError> {
                input.array::<$len>().map($from)
            }

            #[inline]
            fn decode_vec<P: ::codec_core::Probe>(
                count: usize,
                input: &mut ::codec_core::Reader<'_, 'de, $format, P>,
            ) -> Result<Vec<Self>, ::codec_core::DecodeError> {
                let bytes = input.take(count.saturating_mul($len))?;
                input.charge(count, count.saturating_mul(size_of::<$ty>()))?;
                let (chunks, _) = bytes.as_chunks::<$len>();
                Ok(chunks.iter().copied().map($from).collect())
            }
        }
    )*};
}

pub(crate) use fixed;
