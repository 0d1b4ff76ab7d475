//! The numbers that structs with `bits` are.

use crate::codec::{BigEndian, LittleEndian};

/// A number, or a codec for one, that a struct can be: `#[wire(bits = u16)]`.
///
/// `u8` to `u64` are in the byte order of the format, `BigEndian<u16>` and the like in their own.
/// Implement it for a codec of your own, which is [`EncodeAs`](crate::EncodeAs) and
/// [`DecodeAs`](crate::DecodeAs) for the [`Number`](Self::Number).
///
/// ```
/// use codec_core::{bits::BitNumber, codec::BigEndian};
///
/// assert_eq!(<BigEndian<u16> as BitNumber>::WIDTH, 16);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number that a struct with `bits` can be",
    label = "not a number without a sign",
    note = "use `u8`, `u16`, `u32`, `u64`, or one of them in another byte order, such as `BigEndian<u16>`",
    note = "a codec of your own: implement `codec_core::bits::BitNumber` for it"
)]
pub trait BitNumber {
    /// How many bits it has, at most 64.
    const WIDTH: u32;
    /// The type that is encoded.
    type Number;

    /// The number with these bits, of which only [`WIDTH`](Self::WIDTH) can be set.
    fn from_bits(bits: u64) -> Self::Number;

    /// The bits of the number.
    fn to_bits(number: Self::Number) -> u64;
}

macro_rules! numbers {
    ($($number:ident: $($codec:ty),+;)*) => {$($(
        impl BitNumber for $codec {
            const WIDTH: u32 = $number::BITS;
            type Number = $number;

            #[inline]
            #[allow(
                clippy::as_conversions, clippy::cast_possible_truncation, clippy::cast_lossless,
                reason = "only bits of the number are set"
            )]
            fn from_bits(bits: u64) -> $number {
                bits as $number
            }

            #[inline]
            #[allow(clippy::as_conversions, clippy::cast_lossless, reason = "widens")]
            fn to_bits(number: $number) -> u64 {
                number as u64
            }
        }
    )+)*};
}

numbers! {
    u8: u8;
    u16: u16, BigEndian<u16>, LittleEndian<u16>;
    u32: u32, BigEndian<u32>, LittleEndian<u32>;
    u64: u64, BigEndian<u64>, LittleEndian<u64>;
}
