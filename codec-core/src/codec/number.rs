//! Codecs for numbers: another byte order, another width.

use core::marker::PhantomData;

use super::{DecodeAs, EncodeAs};
use crate::{
    describe::shape::{ByteOrder, Shape, Truth},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    format::{
        entry_points::Format,
        ready::{BigEndian, LittleEndian},
    },
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A `bool` as the number `N`: 0 or 1; any other value is an error.
///
/// `#[wire(as = BoolAs<u32>)] open: bool`
#[derive(Debug)]
pub struct BoolAs<N>(PhantomData<N>);

macro_rules! ordered {
    ($codec:ident, $order:ident, $to:ident, $from:ident: $($num:ident $shape:ident $($signed:literal)?),*) => {$(
        impl<F: Format> Layout<F> for $codec<$num> {
            const SIZE: Size = Size::fixed(size_of::<$num>());

            fn shape() -> Shape {
                Shape::$shape {
                    width: size_of::<$num>(),
                    $(signed: $signed,)?
                    order: ByteOrder::$order,
                }
            }
        }

        impl<F: Format> EncodeAs<F, $num> for $codec<$num> {
            #[inline]
            fn encode_as(
                value: &$num,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                out.put(&value.$to());
                Ok(())
            }
        }

        impl<'de, F: Format> DecodeAs<'de, F, $num> for $codec<$num> {
            #[inline]
            fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<$num, DecodeError> {
                let value = input.array().map($num::$from);
                input.noted(value)
            }
        }
    )*};
}

macro_rules! both_orders {
    ($($num:ident $shape:ident $($signed:literal)?),* $(,)?) => {
        ordered!(BigEndian, Big, to_be_bytes, from_be_bytes: $($num $shape $($signed)?),*);
        ordered!(LittleEndian, Little, to_le_bytes, from_le_bytes: $($num $shape $($signed)?),*);
    };
}

both_orders! {
    u16 Int false, i16 Int true, u32 Int false, i32 Int true, u64 Int false, i64 Int true,
    f32 Float, f64 Float,
}

macro_rules! ordered_arrays {
    ($($codec:ident)*) => {$(
        /// An array whose elements have the codec's order.
        impl<F: Format, T, const N: usize> Layout<F> for $codec<[T; N]>
        where
            $codec<T>: Layout<F>,
        {
            const SIZE: Size = <$codec<T> as Layout<F>>::SIZE.times(N).converted();

            fn shape() -> Shape {
                Shape::Array { of: <$codec<T> as Layout<F>>::shape, len: N }
            }
        }

        impl<F: Format, T, const N: usize> EncodeAs<F, [T; N]> for $codec<[T; N]>
        where
            $codec<T>: EncodeAs<F, T>,
        {
            #[inline]
            fn encode_as(
                value: &[T; N],
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                for (index, item) in value.iter().enumerate() {
                    $codec::<T>::encode_as(item, out).map_err(|error| error.at_index(index))?;
                }
                Ok(())
            }
        }

        impl<'de, F: Format, T: Copy + Default, const N: usize> DecodeAs<'de, F, [T; N]>
            for $codec<[T; N]>
        where
            $codec<T>: DecodeAs<'de, F, T>,
        {
            #[inline]
            fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<[T; N], DecodeError> {
                let mut items = [T::default(); N];
                for (index, item) in items.iter_mut().enumerate() {
                    *item = input.element(index, $codec::<T>::decode_as)?;
                }
                Ok(items)
            }
        }
    )*};
}

ordered_arrays!(BigEndian LittleEndian);

/// A number type as a codec: the field's number in the width of `Self`, if it fits.
///
/// `#[wire(as = u8)] level: u32`
macro_rules! width {
    ($($num:ident),*) => {$(
        impl<F: Format, T: Copy> EncodeAs<F, T> for $num
        where
            $num: Encode<F> + TryFrom<T>,
        {
            #[inline]
            fn encode_as(
                value: &T,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                match $num::try_from(*value) {
                    Ok(value) => value.encode(out),
                    Err(_) => Err(EncodeError::new(EncodeErrorKind::OutOfRange {
                        what: stringify!($num),
                    })),
                }
            }
        }

        impl<'de, F: Format, T: TryFrom<$num>> DecodeAs<'de, F, T> for $num
        where
            $num: Decode<'de, F>,
        {
            #[inline]
            fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
                let start = input.offset();
                let value = $num::decode(input)?;
                T::try_from(value).map_err(|_| {
                    let value = crate::fields::bits::number(&value).unwrap_or(0);
                    DecodeError::new(DecodeErrorKind::Invalid { what: "number", value }, start)
                })
            }
        }
    )*};
}

width!(u8, u16, u32, u64, i8, i16, i32, i64);

impl<F: Format, N: Layout<F>> Layout<F> for BoolAs<N> {
    const SIZE: Size = N::SIZE.converted();
    const TYPE: F::TypeNumber = N::TYPE;

    fn shape() -> Shape {
        Shape::Bool { of: N::shape, truth: Truth::One }
    }
}

impl<F: Format, N: Encode<F> + From<bool>> EncodeAs<F, bool> for BoolAs<N> {
    #[inline]
    fn encode_as(value: &bool, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        N::from(*value).encode(out)
    }
}

impl<'de, F: Format, N> DecodeAs<'de, F, bool> for BoolAs<N>
where
    N: Decode<'de, F> + From<bool> + PartialEq + 'static,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<bool, DecodeError> {
        let start = input.offset();
        let value = N::decode(input)?;
        if value == N::from(false) {
            input.noted(Ok(false))
        } else if value == N::from(true) {
            input.noted(Ok(true))
        } else {
            let value = crate::fields::bits::number(&value).unwrap_or(0);
            Err(DecodeError::new(DecodeErrorKind::Invalid { what: "bool", value }, start))
        }
    }
}
