//! The values that groups of bits hold.

use super::width_of;
use crate::{
    describe::shape::BitKind,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
};

/// A value that can be a group of bits in a struct with `bits`.
///
/// | type | its bits |
/// |---|---|
/// | `bool` | 0 or 1; one bit, unless the field says more |
/// | `u8` to `u64` | the number; the field says how many bits |
/// | `i8` to `i64` | the number in two's complement |
/// | an enum with `repr` | its number |
/// | a struct with `bits` | as many as it has |
/// | `()` | unused: zero, and not looked at when they are decoded, except with `Options::strict` |
///
/// A type of your own:
///
/// ```
/// use codec_core::{
///     BigEndian, DecodeError, EncodeError, Format, Wire,
///     bits::{BitValue, Group},
///     shape::BitKind,
/// };
///
/// /// A number in steps of a tenth.
/// #[derive(Debug, PartialEq)]
/// struct Tenths(f32);
///
/// impl BitValue for Tenths {
///     const MAX_WIDTH: u32 = 16;
///     const KIND: BitKind = BitKind::Int { signed: false };
///
///     fn to_bits(&self, width: u32) -> Result<u64, EncodeError> {
///         // What has too many bits for the group is an error of the field.
///         let Tenths(value) = self;
///         BitValue::to_bits(&((value * 10.0).round() as u16), width)
///     }
///
///     fn from_bits(group: Group) -> Result<Self, DecodeError> {
///         u16::from_bits(group).map(|tenths| Self(f32::from(tenths) / 10.0))
///     }
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian, bits = u16)]
/// struct Sample {
///     #[wire(bits = 12)]
///     volts: Tenths,
///     #[wire(bits = 4)]
///     channel: u8,
/// }
///
/// let sample: Sample = BigEndian::from_slice(&[0x07, 0xb2])?;
/// assert_eq!((sample.volts, sample.channel), (Tenths(12.3), 2));
/// # Ok::<(), DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a group of bits",
    label = "not a number, `bool`, enum with `repr` or struct with `bits`",
    note = "an enum of your own: derive `Wire` for it, with `#[wire(repr = u8)]`",
    note = "bits that are not used: `()`"
)]
pub trait BitValue: Sized {
    /// How many bits it has where the field does not say.
    const WIDTH: Option<u32> = None;
    /// The fewest bits that a field can give it.
    const MIN_WIDTH: u32 = 1;
    /// The most bits that a field can give it.
    const MAX_WIDTH: u32;
    /// What it is, for descriptions.
    const KIND: BitKind;

    /// The bits of the value. One that is set above `width` is an error of the field.
    ///
    /// # Errors
    ///
    /// Fails if the value cannot be written in `width` bits.
    fn to_bits(&self, width: u32) -> Result<u64, EncodeError>;

    /// The value with these bits.
    ///
    /// # Errors
    ///
    /// Fails if no value has them.
    fn from_bits(group: Group) -> Result<Self, DecodeError>;
}

/// A group of bits that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Group {
    /// The bits.
    pub bits: u64,
    /// How many they are.
    pub width: u32,
    /// The first byte of the number that they are part of.
    pub offset: usize,
    /// Whether unused bits must be zero.
    pub strict: bool,
}

impl Group {
    /// An error at the number that the bits are part of.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn error(self, kind: DecodeErrorKind) -> DecodeError {
        DecodeError::new(kind, self.offset)
    }

    /// The error for a number that no variant of the enum `ty` has.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn unknown_tag(self, ty: &'static str) -> DecodeError {
        self.error(DecodeErrorKind::UnknownTag { ty, tag: self.bits })
    }

    /// The error for bits that are no `what`.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn invalid(self, what: &'static str) -> DecodeError {
        self.error(DecodeErrorKind::Invalid { what, value: self.bits })
    }
}

/// The error for a value that does not fit in `width` bits.
#[cold]
#[inline(never)]
pub(super) fn out_of_range(width: u32) -> EncodeError {
    EncodeError::new(EncodeErrorKind::OutOfRange { what: width_of(width) })
}

impl BitValue for () {
    const MAX_WIDTH: u32 = u64::BITS;
    const KIND: BitKind = BitKind::Unused;

    #[inline]
    fn to_bits(&self, _: u32) -> Result<u64, EncodeError> {
        Ok(0)
    }

    #[inline]
    fn from_bits(group: Group) -> Result<Self, DecodeError> {
        if group.strict && group.bits != 0 { Err(group.invalid("padding")) } else { Ok(()) }
    }
}

impl BitValue for bool {
    const WIDTH: Option<u32> = Some(1);
    const MAX_WIDTH: u32 = u64::BITS;
    const KIND: BitKind = BitKind::Bool;

    #[inline]
    fn to_bits(&self, _: u32) -> Result<u64, EncodeError> {
        Ok(u64::from(*self))
    }

    #[inline]
    fn from_bits(group: Group) -> Result<Self, DecodeError> {
        match group.bits {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(group.invalid("bool")),
        }
    }
}

macro_rules! unsigned {
    ($($number:ident)*) => {$(
        impl BitValue for $number {
            const MAX_WIDTH: u32 = $number::BITS;
            const KIND: BitKind = BitKind::Int { signed: false };

            #[inline]
            fn to_bits(&self, _: u32) -> Result<u64, EncodeError> {
                Ok(u64::from(*self))
            }

            #[inline]
            fn from_bits(group: Group) -> Result<Self, DecodeError> {
                $number::try_from(group.bits).map_err(|_| group.invalid("number"))
            }
        }
    )*};
}

unsigned!(u8 u16 u32 u64);

macro_rules! signed {
    ($($number:ident)*) => {$(
        impl BitValue for $number {
            const MAX_WIDTH: u32 = $number::BITS;
            const KIND: BitKind = BitKind::Int { signed: true };

            #[inline]
            fn to_bits(&self, width: u32) -> Result<u64, EncodeError> {
                let number = i64::from(*self);
                let unused = u64::BITS.wrapping_sub(width);
                if number.wrapping_shl(unused).wrapping_shr(unused) == number {
                    Ok(number.cast_unsigned() & u64::MAX.wrapping_shr(unused))
                } else {
                    Err(out_of_range(width))
                }
            }

            #[inline]
            fn from_bits(group: Group) -> Result<Self, DecodeError> {
                let unused = u64::BITS.wrapping_sub(group.width);
                let number = group.bits.cast_signed().wrapping_shl(unused).wrapping_shr(unused);
                $number::try_from(number).map_err(|_| group.invalid("number"))
            }
        }
    )*};
}

signed!(i8 i16 i32 i64);
