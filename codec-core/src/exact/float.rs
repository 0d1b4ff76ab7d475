//! Floating point numbers, also those that JSON has no number for.

use alloc::{format, string::ToString};
use core::{fmt, marker::PhantomData};

use serde::{
    Deserializer, Serializer,
    de::{Error, Visitor},
};

use super::Exact;

/// What the code for both widths needs to know of a width.
trait Float: Copy + 'static {
    /// The number in the wider type, and back. Back is exact for what [`write`] wrote.
    fn wide(self) -> f64;
    fn narrow(wide: f64) -> Self;
    /// The number with these bits, if they are not too many.
    fn from_bits(bits: u64) -> Option<Self>;
    fn is_quiet_nan(self) -> bool;
    fn nan_bits(self) -> Bits;
    fn write<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// Bits to be written with all their digits.
enum Bits {
    B32(u32),
    B64(u64),
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::B32(bits) => write!(f, "nan:{bits:08x}"),
            Self::B64(bits) => write!(f, "nan:{bits:016x}"),
        }
    }
}

impl Float for f32 {
    fn wide(self) -> f64 {
        self.into()
    }

    #[allow(
        clippy::as_conversions,
        clippy::cast_possible_truncation,
        reason = "rounds to the nearest, as a reader of text does"
    )]
    fn narrow(wide: f64) -> Self {
        wide as Self
    }

    fn from_bits(bits: u64) -> Option<Self> {
        bits.try_into().ok().map(Self::from_bits)
    }

    fn is_quiet_nan(self) -> bool {
        self.to_bits() == Self::NAN.to_bits()
    }

    fn nan_bits(self) -> Bits {
        Bits::B32(self.to_bits())
    }

    fn write<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error> {
        // Readers of self-describing formats round twice, to `f64` and then to `f32`. Should that
        // give another number, all digits are written.
        let read = self.to_string().parse().map(Self::narrow);
        match read {
            Ok(read) if read.to_bits() == self.to_bits() => serializer.serialize_f32(self),
            _ => serializer.serialize_f64(self.into()),
        }
    }
}

impl Float for f64 {
    fn wide(self) -> f64 {
        self
    }

    fn narrow(wide: f64) -> Self {
        wide
    }

    fn from_bits(bits: u64) -> Option<Self> {
        Some(Self::from_bits(bits))
    }

    fn is_quiet_nan(self) -> bool {
        self.to_bits() == Self::NAN.to_bits()
    }

    fn nan_bits(self) -> Bits {
        Bits::B64(self.to_bits())
    }

    fn write<S: Serializer>(self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self)
    }
}

fn write<T: Float, S: Serializer>(value: T, serializer: S) -> Result<S::Ok, S::Error> {
    let wide = value.wide();
    if wide.is_nan() && value.is_quiet_nan() {
        serializer.serialize_str("NaN")
    } else if wide.is_nan() {
        serializer.collect_str(&value.nan_bits())
    } else if wide.is_infinite() {
        serializer.serialize_str(if wide > 0.0 { "inf" } else { "-inf" })
    } else {
        value.write(serializer)
    }
}

macro_rules! floats {
    ($($ty:ident $serialize:ident;)*) => {$(
        impl Exact for $ty {
            fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    write(*self, serializer)
                } else {
                    serializer.$serialize(*self)
                }
            }

            fn deserialize_exact<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    deserializer.deserialize_any(FloatVisitor(PhantomData))
                } else {
                    serde::Deserialize::deserialize(deserializer)
                }
            }
        }
    )*};
}

floats! {
    f32 serialize_f32;
    f64 serialize_f64;
}

struct FloatVisitor<T>(PhantomData<T>);

impl<T: Float> Visitor<'_> for FloatVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, \"inf\", \"-inf\", \"NaN\", or \"nan:\" and its bits")
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<T, E> {
        let narrow = T::narrow(value);
        if narrow.wide().is_infinite() && value.is_finite() {
            return Err(E::custom(format!("the number {value} is too large")));
        }
        Ok(narrow)
    }

    #[allow(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "rounds to the nearest, as with a decimal point"
    )]
    fn visit_u64<E: Error>(self, value: u64) -> Result<T, E> {
        Ok(T::narrow(value as f64))
    }

    #[allow(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "rounds to the nearest, as with a decimal point"
    )]
    fn visit_i64<E: Error>(self, value: i64) -> Result<T, E> {
        Ok(T::narrow(value as f64))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        let bits = |digits| u64::from_str_radix(digits, 16).ok().and_then(T::from_bits);
        let value = match text {
            "inf" => Some(T::narrow(f64::INFINITY)),
            "-inf" => Some(T::narrow(f64::NEG_INFINITY)),
            "NaN" => Some(T::narrow(f64::NAN)),
            _ => text.strip_prefix("nan:").and_then(bits).filter(|value| value.wide().is_nan()),
        };
        value.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
    }
}
