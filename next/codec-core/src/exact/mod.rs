//! Messages in JSON and other self-describing formats of serde, without loss.
//!
//! [`derive(Exact)`](derive@Exact) turns values into a [`Value`] and back, and implements serde's
//! `Serialize` and `Deserialize` through it:
//!
//! ```
//! use codec_core::exact::Exact;
//!
//! #[derive(Exact, Debug, PartialEq)]
//! struct Sample {
//!     name: Option<String>,
//!     digest: [u8; 4],
//!     heights: Vec<f32>,
//! }
//!
//! let heights = vec![0.1, -0.0, f32::INFINITY];
//! let sample = Sample { name: None, digest: [0xca, 0xfe, 0, 1], heights };
//! let json = serde_json::to_string(&sample)?;
//! assert_eq!(json, r#"{"name":null,"digest":"cafe0001","heights":[0.1,-0.0,"inf"]}"#);
//! assert_eq!(serde_json::from_str::<Sample>(&json)?, sample);
//!
//! let error = serde_json::from_str::<Sample>(r#"{"digest": "cafe"}"#).unwrap_err();
//! assert_eq!(error.to_string(), "Sample.digest: expected 4 bytes, found 2");
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! | value | in text formats | in binary formats |
//! |---|---|---|
//! | a struct | an object; one field without a name is its value, several are a list | the same |
//! | an enum | the name of the variant, or an object of the name and what the variant has | the same |
//! | bytes: `Vec<u8>`, `[u8; N]`, `Bytes`, `Cow<[u8]>` | text of hexadecimal digits, lower case; read in either case | bytes |
//! | `f32`, `f64` | a number with the fewest digits that give the same value again | the number |
//! | infinities | `"inf"`, `"-inf"` | the number |
//! | NaN | `"NaN"`, or `"nan:"` and the bits in hexadecimal, such as `"nan:7fc00001"` | the number |
//! | whole numbers | the number; text if it has more than 64 bits | the same |
//! | `Option` | the value or `null`; may be missing | the same |
//! | `Vec`, arrays and tuples | a list | the same |
//! | UUIDs and addresses | text | the same |
//! | [`FlagWord`](crate::FlagWord) | its bits that are not computed; may be missing | the same |
//! | [`Implied`](crate::Implied) | not written: other fields determine it | the same |
//!
//! Fields that a type does not have are ignored.
//!
//! Reading goes through `deserialize_any`, so a format must say itself what each value is, as JSON,
//! YAML, CBOR and `MessagePack` do. Formats that cannot, such as that of `bincode`, are not for this
//! module; [`Format::to_vec`](crate::Format::to_vec) writes messages in binary.
//!
//! A struct that derives serde's own traits can write single fields like this:
//!
//! ```
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Sample {
//!     #[serde(with = "codec_core::exact")]
//!     digest: [u8; 4],
//! }
//!
//! assert_eq!(serde_json::to_string(&Sample { digest: [1; 4] })?, r#"{"digest":"01010101"}"#);
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! The feature `serde` turns on `float_roundtrip` of `serde_json`: without it, a few numbers are
//! read with another last bit than the text says.

mod bytes;
mod container;
mod error;
pub(crate) mod fields;
mod float;
mod name;
mod number;
mod text;
mod value;

use alloc::vec::Vec;

pub use codec_derive::Exact;
use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};

#[doc(hidden)]
pub use self::name::{name_from_value, name_out_of_range, name_to_value};
pub use self::{error::Error, value::Value};

/// A value that can be turned into a [`Value`] and back, without loss.
///
/// Derive it with [`derive(Exact)`](derive@Exact). Written by hand, two functions are enough, and
/// [`serde_by_exact!`](crate::serde_by_exact) adds serde's traits:
///
/// ```
/// use codec_core::exact::{Error, Exact, Value};
///
/// /// A day of the week: in JSON a number from 1 to 7.
/// struct Day(u8);
///
/// impl Exact for Day {
///     fn to_value(&self) -> Value {
///         self.0.to_value()
///     }
///
///     fn from_value(value: Value) -> Result<Self, Error> {
///         match u8::from_value(value)? {
///             day @ 1..=7 => Ok(Self(day)),
///             _ => Err(Error::new("no such day")),
///         }
///     }
/// }
///
/// codec_core::serde_by_exact!(Day);
///
/// assert_eq!(serde_json::to_string(&Day(7))?, "7");
/// assert_eq!(serde_json::from_str::<Day>("8").err().unwrap().to_string(), "no such day");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be turned into JSON and back",
    label = "does not implement `Exact`",
    note = "a type of your own: add `#[derive(Exact)]` to it",
    note = "a type that borrows: use one that owns its content, such as `String`, `Vec<u8>` or `Cow`",
    note = "a type that others made: put it in a type of your own and implement `Exact` for that"
)]
pub trait Exact {
    /// The value.
    fn to_value(&self) -> Value;

    /// The value of a field; `None` for one that is not written.
    fn to_field(&self) -> Option<Value> {
        Some(self.to_value())
    }

    /// The counterpart of [`to_value`](Self::to_value).
    ///
    /// # Errors
    ///
    /// Fails if `value` is not one of this type.
    fn from_value(value: Value) -> Result<Self, Error>
    where
        Self: Sized;

    /// What a missing field of this type is; `None` if it must not be missing.
    #[must_use]
    fn absent() -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// A list of values of this type.
    #[must_use]
    fn list_to_value(list: &[Self]) -> Value
    where
        Self: Sized,
    {
        container::write(list)
    }

    /// The counterpart of [`list_to_value`](Self::list_to_value).
    ///
    /// # Errors
    ///
    /// Fails if `value` is not a list of this type.
    fn list_from_value(value: Value) -> Result<Vec<Self>, Error>
    where
        Self: Sized,
    {
        match value {
            Value::List(items) => container::read(items),
            other => Err(Error::unexpected("a list", &other)),
        }
    }

    /// The error for a list of another length than that of an array.
    #[doc(hidden)]
    #[must_use]
    fn wrong_len(expected: usize, found: usize) -> Error
    where
        Self: Sized,
    {
        container::wrong_len(expected, found)
    }
}

/// Writes a value through [`Exact`]; also what `#[serde(with = "codec_core::exact")]` calls.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<T: Exact, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.to_value().serialize(serializer)
}

/// Reads a value through [`Exact`]; also what `#[serde(with = "codec_core::exact")]` calls.
///
/// # Errors
///
/// Fails if the input is not a value of this type, and with the errors of the deserializer.
pub fn deserialize<'de, T: Exact, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    match Value::deserialize(deserializer) {
        Ok(value) => T::from_value(value).map_err(D::Error::custom),
        Err(error) => Err(error),
    }
}

/// Implements serde's `Serialize` and `Deserialize` through [`Exact`](crate::exact::Exact), for types
/// that implement it by hand.
///
/// The documentation of [`Exact`](trait@crate::exact::Exact) has an example.
#[macro_export]
macro_rules! serde_by_exact {
    ($($ty:ty),* $(,)?) => {$(
        impl $crate::__private::json::Serialize for $ty {
            fn serialize<S: $crate::__private::json::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::exact::serialize(self, serializer)
            }
        }

        impl<'de> $crate::__private::json::Deserialize<'de> for $ty {
            fn deserialize<D: $crate::__private::json::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::exact::deserialize(deserializer)
            }
        }
    )*};
}

/// Implements [`Exact`](crate::exact::Exact), `Serialize` and `Deserialize` for enums with `repr = …`
/// that keep unknown numbers: a number with a name is the name, another the number.
///
/// Numbers are read for both.
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
        impl $crate::exact::Exact for $ty {
            fn to_value(&self) -> $crate::exact::Value {
                let number = <$number as ::core::convert::From<Self>>::from(*self);
                $crate::exact::name_to_value(
                    ::core::convert::Into::into(number),
                    &<Self as $crate::Layout<$format>>::shape(),
                )
            }

            fn from_value(
                value: $crate::exact::Value,
            ) -> ::core::result::Result<Self, $crate::exact::Error> {
                let shape = <Self as $crate::Layout<$format>>::shape();
                let number = $crate::exact::name_from_value(value, &shape)?;
                match <$number as ::core::convert::TryFrom<i128>>::try_from(number) {
                    ::core::result::Result::Ok(number) => {
                        ::core::result::Result::Ok(<Self as ::core::convert::From<$number>>::from(number))
                    }
                    ::core::result::Result::Err(_) => {
                        ::core::result::Result::Err($crate::exact::name_out_of_range(number, &shape))
                    }
                }
            }
        }

        $crate::serde_by_exact!($ty);
    )*};
}
