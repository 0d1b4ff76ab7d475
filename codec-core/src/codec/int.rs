//! Whole numbers of any width up to eight bytes.

use core::marker::PhantomData;

use super::{
    DecodeAs, EncodeAs,
    prefix::{Prefix, to_size},
    tag::NumberCodec,
};
use crate::{
    describe::shape::{ByteOrder, Shape},
    describe::tree::Value,
    error::{DecodeError, EncodeError, EncodeErrorKind},
    format::{
        entry_points::Format,
        packed::{Order, Scalars},
        ready::{BigEndian, LittleEndian},
    },
    message::TagType,
    read::Reader,
    value::{
        number::number_order,
        size::{Layout, Size},
    },
    write::Writer,
};

/// The whole number `N` in `BYTES` bytes, in the format's order; a number that needs more is an
/// encode error.
///
/// Common ones have names: `#[wire(as = U24)] length: u32` is `as = Int<u32, 3>`. The number can
/// also count ([`List<U24>`](super::List)), tell the variants of an enum apart (`tag = U24`), and
/// have an order of its own (`BigEndian<U24>`).
#[derive(Debug)]
pub struct Int<N, const BYTES: usize>(PhantomData<N>);

/// A `u32` in three bytes.
pub type U24 = Int<u32, 3>;
/// A `u64` in five bytes.
pub type U40 = Int<u64, 5>;
/// A `u64` in six bytes.
pub type U48 = Int<u64, 6>;
/// A `u64` in seven bytes.
pub type U56 = Int<u64, 7>;
/// An `i32` in three bytes.
pub type I24 = Int<i32, 3>;
/// An `i64` in five bytes.
pub type I40 = Int<i64, 5>;
/// An `i64` in six bytes.
pub type I48 = Int<i64, 6>;
/// An `i64` in seven bytes.
pub type I56 = Int<i64, 7>;

/// A whole number, by its bits.
#[allow(unnameable_types, reason = "sealed: the number types have it")]
pub trait Whole: TagType {
    /// Whether it may be negative.
    const SIGNED: bool;
    /// Its bits.
    const BITS: u32;

    /// The number in 64 bits, filled up with the sign.
    fn pattern(self) -> u64;

    /// The number with this [`pattern`](Self::pattern).
    fn from_pattern(pattern: u64) -> Self;

    /// The number, to be noted.
    #[inline]
    fn value(self) -> Value {
        let pattern = self.pattern();
        if Self::SIGNED { pattern.cast_signed().into() } else { pattern.into() }
    }
}

/// A whole number that is not negative.
#[allow(unnameable_types, reason = "sealed: the number types have it")]
pub trait Unsigned: Whole {}

/// A whole number that may be negative.
#[allow(unnameable_types, reason = "sealed: the number types have it")]
pub trait Signed: Whole {}

macro_rules! whole {
    ($($unsigned:ident $signed:ident),*) => {$(
        impl Whole for $unsigned {
            const SIGNED: bool = false;
            const BITS: u32 = $unsigned::BITS;

            #[inline]
            fn pattern(self) -> u64 {
                u64::from(self)
            }

            #[inline]
            #[allow(
                clippy::as_conversions, clippy::cast_possible_truncation, clippy::cast_lossless,
                trivial_numeric_casts, reason = "the pattern of a number fits in its type"
            )]
            fn from_pattern(pattern: u64) -> Self {
                pattern as Self
            }
        }

        impl Unsigned for $unsigned {}

        impl Whole for $signed {
            const SIGNED: bool = true;
            const BITS: u32 = $signed::BITS;

            #[inline]
            fn pattern(self) -> u64 {
                i64::from(self).cast_unsigned()
            }

            #[inline]
            fn from_pattern(pattern: u64) -> Self {
                <$unsigned as Whole>::from_pattern(pattern).cast_signed()
            }
        }

        impl Signed for $signed {}
    )*};
}

whole!(u16 i16, u32 i32, u64 i64);

impl<N: Whole, const BYTES: usize> Int<N, BYTES> {
    /// Bits of the 64 that it does not have.
    const UNUSED: u32 = {
        assert!(BYTES > 0, "`Int<N, BYTES>` needs at least one byte");
        let mut bits = 0u32;
        let mut left = BYTES;
        while left > 0 {
            bits = bits.saturating_add(8);
            left = left.saturating_sub(1);
        }
        assert!(bits <= N::BITS, "`Int<N, BYTES>` has more bytes than the number type `N`");
        u64::BITS.saturating_sub(bits)
    };

    /// Writes `value` in the order `order`.
    #[inline]
    fn put<F: Format>(value: N, order: Order, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let pattern = value.pattern();
        if Self::extended(pattern) != pattern {
            return Err(out_of_range(name(BYTES, N::SIGNED)));
        }
        let bytes = pattern.to_le_bytes();
        out.fill(BYTES, |room| match order {
            Order::Little => room.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte),
            Order::Big => room.iter_mut().rev().zip(bytes).for_each(|(to, byte)| *to = byte),
        });
        Ok(())
    }

    /// Reads a number in the order `order`.
    #[inline]
    fn get<F: Format>(order: Order, input: &mut Reader<'_, '_, F>) -> Result<N, DecodeError> {
        let bytes: [u8; BYTES] = input.array()?;
        let mut all = [0; 8];
        match order {
            Order::Little => all.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte),
            Order::Big => {
                all.iter_mut().zip(bytes.iter().rev()).for_each(|(to, byte)| *to = *byte);
            }
        }
        let number = N::from_pattern(Self::extended(u64::from_le_bytes(all)));
        input.note(move || number.value());
        Ok(number)
    }

    /// The bits of `pattern` that are written, filled up with the sign.
    #[inline]
    fn extended(pattern: u64) -> u64 {
        let high = pattern.wrapping_shl(Self::UNUSED);
        if N::SIGNED {
            high.cast_signed().wrapping_shr(Self::UNUSED).cast_unsigned()
        } else {
            high.wrapping_shr(Self::UNUSED)
        }
    }

    const fn shape(order: ByteOrder) -> Shape {
        Shape::Int { width: BYTES, signed: N::SIGNED, order }
    }

    const SIZE: Size = {
        let _ = Self::UNUSED;
        Size::fixed(BYTES)
    };
}

impl<N: Whole, const BYTES: usize> NumberCodec for Int<N, BYTES> {
    type Number = N;
    const MIN: i128 = if N::SIGNED { i128::MIN >> (Self::UNUSED.saturating_add(64)) } else { 0 };
    const MAX: i128 = {
        let unsigned = i128::MAX >> Self::UNUSED.saturating_add(63);
        if N::SIGNED { unsigned >> 1_u32 } else { unsigned }
    };
}

macro_rules! codec {
    ($codec:ty, $format:ident, |$cursor:ident| $order:expr, $described:expr) => {
        impl<F: $format, N: Whole, const BYTES: usize> Layout<F> for $codec {
            const SIZE: Size = Int::<N, BYTES>::SIZE;

            fn shape() -> Shape {
                Int::<N, BYTES>::shape($described)
            }
        }

        impl<F: $format, N: Whole, const BYTES: usize> EncodeAs<F, N> for $codec {
            #[inline]
            fn encode_as(value: &N, $cursor: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                let order = $order;
                Int::<N, BYTES>::put(*value, order, $cursor)
            }
        }

        impl<'de, F: $format, N: Whole, const BYTES: usize> DecodeAs<'de, F, N> for $codec {
            #[inline]
            fn decode_as($cursor: &mut Reader<'_, 'de, F>) -> Result<N, DecodeError> {
                let order = $order;
                Int::<N, BYTES>::get(order, $cursor)
            }
        }

        impl<F: $format, N: Unsigned, const BYTES: usize> Prefix<F> for $codec {
            const SIZE: Size = Int::<N, BYTES>::SIZE;

            fn number() -> Shape {
                <Self as Layout<F>>::shape()
            }

            #[inline]
            fn encode_count(count: usize, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                let number = to_number::<N>(count, u64::MAX.wrapping_shr(Int::<N, BYTES>::UNUSED))?;
                Self::encode_as(&number, out)
            }

            #[inline]
            fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError> {
                let start = input.offset();
                to_size(<Self as DecodeAs<'_, F, N>>::decode_as(input)?.pattern(), start)
            }
        }
    };
}

codec!(Int<N, BYTES>, Scalars, |cursor| cursor.order(), number_order::<F>());
codec!(BigEndian<Int<N, BYTES>>, Format, |cursor| Order::Big, ByteOrder::Big);
codec!(LittleEndian<Int<N, BYTES>>, Format, |cursor| Order::Little, ByteOrder::Little);

impl<N: Whole, const BYTES: usize> NumberCodec for BigEndian<Int<N, BYTES>> {
    type Number = N;
    const MIN: i128 = Int::<N, BYTES>::MIN;
    const MAX: i128 = Int::<N, BYTES>::MAX;
}

impl<N: Whole, const BYTES: usize> NumberCodec for LittleEndian<Int<N, BYTES>> {
    type Number = N;
    const MIN: i128 = Int::<N, BYTES>::MIN;
    const MAX: i128 = Int::<N, BYTES>::MAX;
}

/// `count` as a number of at most `max`.
#[inline]
pub(super) fn to_number<N: Unsigned>(count: usize, max: u64) -> Result<N, EncodeError> {
    match u64::try_from(count) {
        Ok(number) if number <= max => Ok(N::from_pattern(number)),
        _ => Err(EncodeError::too_long(count, max)),
    }
}

#[cold]
fn out_of_range(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::OutOfRange { what })
}

const fn name(bytes: usize, signed: bool) -> &'static str {
    match (bytes, signed) {
        (1, false) => "u8",
        (2, false) => "u16",
        (3, false) => "u24",
        (4, false) => "u32",
        (5, false) => "u40",
        (6, false) => "u48",
        (7, false) => "u56",
        (_, false) => "u64",
        (1, true) => "i8",
        (2, true) => "i16",
        (3, true) => "i24",
        (4, true) => "i32",
        (5, true) => "i40",
        (6, true) => "i48",
        (7, true) => "i56",
        (_, true) => "i64",
    }
}
