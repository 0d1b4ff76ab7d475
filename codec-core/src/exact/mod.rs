//! Values in JSON and other text formats of serde, without loss.
//!
//! Messages derive `Serialize` and `Deserialize` like any other type. For some fields that is not
//! enough: JSON has no NaN, and a list of numbers is a poor way to show bytes. Those fields name this
//! module:
//!
//! ```
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Serialize, Deserialize, Debug, PartialEq)]
//! struct Sample {
//!     #[serde(with = "codec_core::exact")]
//!     digest: [u8; 4],
//!     #[serde(with = "codec_core::exact")]
//!     heights: Vec<f32>,
//! }
//!
//! let sample = Sample { digest: [0xca, 0xfe, 0, 1], heights: vec![0.1, -0.0, f32::INFINITY] };
//! let json = serde_json::to_string(&sample)?;
//! assert_eq!(json, r#"{"digest":"cafe0001","heights":[0.1,-0.0,"inf"]}"#);
//! assert_eq!(serde_json::from_str::<Sample>(&json)?, sample);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! | value | in text formats | in binary formats |
//! |---|---|---|
//! | bytes: `Vec<u8>`, `[u8; N]`, `Bytes`, `Cow<[u8]>` | text of hexadecimal digits, lower case; read in either case | bytes |
//! | `f32`, `f64` | a number with the fewest digits that give the same value again | the number |
//! | infinities | `"inf"`, `"-inf"` | the number |
//! | NaN | `"NaN"`, or `"nan:"` and the bits in hexadecimal, such as `"nan:7fc00001"` | the number |
//! | `Option`, `Vec`, arrays, tuples and `Box` of these | as usual | as usual |
//! | [`FlagWord`](crate::FlagWord) | its bits that are not computed | the same |
//!
//! [`Implied`](crate::Implied) fields take `#[serde(skip)]`: other fields determine them.
//!
//! The feature `serde` turns on `float_roundtrip` of `serde_json`: without it, a few numbers are
//! read with another last bit than the text says.

mod bytes;
mod container;
mod flags;
mod float;
mod name;

use alloc::string::String;

use serde::{Deserializer, Serializer};

#[doc(hidden)]
pub use self::name::{deserialize_name, serialize_name};

/// A type that [`exact`](self) can write and read.
///
/// Implemented for bytes, numbers, text and containers of them. `u8` does not implement it, so that
/// a list of bytes is never mistaken for a list of numbers.
pub trait Exact: Sized {
    /// Writes the value.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Fails if the input is not a value of this type, and with the errors of the deserializer.
    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

/// What `#[serde(with = "codec_core::exact")]` writes a field with.
///
/// # Errors
///
/// As [`Exact::serialize_exact`].
pub fn serialize<T: Exact, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.serialize_exact(serializer)
}

/// What `#[serde(with = "codec_core::exact")]` reads a field with.
///
/// # Errors
///
/// As [`Exact::deserialize_exact`].
pub fn deserialize<'de, T: Exact, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::deserialize_exact(deserializer)
}

/// Implements [`Exact`](crate::exact::Exact) for types whose `Serialize` and `Deserialize` lose
/// nothing, so that they can be in the same places as floating point numbers.
///
/// ```
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Level(u16);
///
/// codec_core::exact_by_serde!(Level);
/// ```
#[macro_export]
macro_rules! exact_by_serde {
    ($($ty:ty),* $(,)?) => {$(
        impl $crate::exact::Exact for $ty {
            fn serialize_exact<S: $crate::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::__private::serde::Serialize::serialize(self, serializer)
            }

            fn deserialize_exact<'de, D: $crate::__private::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::__private::serde::Deserialize::deserialize(deserializer)
            }
        }
    )*};
}

/// Implements `Serialize`, `Deserialize` and [`Exact`](crate::exact::Exact) for enums with
/// `repr = …` that keep unknown numbers: a number with a name is the name, another the number.
///
/// Numbers are read for both. In binary formats every value is its number.
///
/// ```
/// use codec_core::{LittleEndian, Wire};
///
/// #[derive(Wire, Clone, Copy, Debug, PartialEq)]
/// #[wire(format = LittleEndian, repr = u8)]
/// enum Color {
///     Red,
///     Green,
///     #[wire(other)]
///     Other(u8),
/// }
/// # impl From<u8> for Color {
/// #     fn from(number: u8) -> Self {
/// #         match number { 0 => Self::Red, 1 => Self::Green, _ => Self::Other(number) }
/// #     }
/// # }
/// # impl From<Color> for u8 {
/// #     fn from(color: Color) -> Self {
/// #         match color { Color::Red => 0, Color::Green => 1, Color::Other(number) => number }
/// #     }
/// # }
/// // `From<u8> for Color` and `From<Color> for u8` are implemented.
/// codec_core::exact_by_name!(LittleEndian: Color as u8);
///
/// assert_eq!(serde_json::to_string(&[Color::Green, Color::Other(9)])?, r#"["Green",9]"#);
/// assert_eq!(serde_json::from_str::<[Color; 2]>(r#"["Red", 1]"#)?, [Color::Red, Color::Green]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! exact_by_name {
    ($format:ty: $($ty:ty as $number:ty),* $(,)?) => {$(
        impl $crate::__private::serde::Serialize for $ty {
            fn serialize<S: $crate::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                let number = <$number as ::core::convert::From<Self>>::from(*self);
                if !serializer.is_human_readable() {
                    return $crate::__private::serde::Serialize::serialize(&number, serializer);
                }
                let shape = <Self as $crate::Layout<$format>>::shape();
                $crate::exact::serialize_name(number.into(), &shape, serializer)
            }
        }

        impl<'de> $crate::__private::serde::Deserialize<'de> for $ty {
            fn deserialize<D: $crate::__private::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                if !deserializer.is_human_readable() {
                    let number = $crate::__private::serde::Deserialize::deserialize(deserializer)?;
                    return ::core::result::Result::Ok(<Self as ::core::convert::From<$number>>::from(
                        number,
                    ));
                }
                let shape = <Self as $crate::Layout<$format>>::shape();
                let number: $number = $crate::exact::deserialize_name(&shape, deserializer)?;
                ::core::result::Result::Ok(<Self as ::core::convert::From<$number>>::from(number))
            }
        }

        $crate::exact_by_serde!($ty);
    )*};
}

exact_by_serde! {
    bool, u16, u32, u64, i8, i16, i32, i64, String, uuid::Uuid,
}
