//! Codecs of whole numbers, as the `tag` or `repr` of an enum.

use crate::{
    format::ready::{BigEndian, LittleEndian},
    message::TagType,
};

/// A codec of whole numbers, which the `tag` or `repr` of an enum can name: `tag = VarInt<u32>`.
///
/// A codec of your own needs [`EncodeAs`](crate::EncodeAs) and [`DecodeAs`](crate::DecodeAs) for
/// the number, and this:
///
/// ```
/// use codec_core::NumberCodec;
///
/// /// Six bits of a byte.
/// struct SixBits;
///
/// impl NumberCodec for SixBits {
///     type Number = u8;
///     const MAX: i128 = 63;
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a codec of whole numbers",
    label = "not a codec of whole numbers",
    note = "`tag` and `repr` take a number type such as `u16`, or a codec of one, such as `VarInt<u32>`, `U24` or `BigEndian<u16>`",
    note = "for a codec of your own, implement `NumberCodec`, which says the type of the number"
)]
pub trait NumberCodec {
    /// The number, as it is in memory.
    type Number: TagType;
    /// The smallest number that it can write.
    const MIN: i128 = i128::MIN;
    /// The largest number that it can write.
    const MAX: i128 = i128::MAX;
}

macro_rules! numbers {
    ($($num:ident),*) => {$(
        impl NumberCodec for $num {
            type Number = $num;
        }
    )*};
}

numbers!(u8, u16, u32, u64, i8, i16, i32, i64);

macro_rules! ordered {
    ($($num:ident),*) => {$(
        impl NumberCodec for BigEndian<$num> {
            type Number = $num;
        }

        impl NumberCodec for LittleEndian<$num> {
            type Number = $num;
        }
    )*};
}

ordered!(u16, u32, u64, i16, i32, i64);
