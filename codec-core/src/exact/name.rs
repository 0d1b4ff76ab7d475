//! Enums that keep unknown numbers.

use alloc::format;
use core::fmt;

use serde::{
    Deserializer, Serializer,
    de::{Error, Visitor},
};

use crate::describe::shape::{EnumShape, Shape};

/// Writes the name of a number, or the number if it has none.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize_name<S: Serializer>(
    number: i128,
    shape: &Shape,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let name = match shape {
        Shape::Enum(shape) => shape.variants.iter().find(|variant| variant.ids.contains(&number)),
        _ => None,
    };
    match (name, u64::try_from(number), i64::try_from(number)) {
        (Some(variant), ..) => serializer.serialize_str(variant.name),
        (None, Ok(number), _) => serializer.serialize_u64(number),
        (None, _, Ok(number)) => serializer.serialize_i64(number),
        _ => serializer.serialize_i128(number),
    }
}

/// Reads the name of a number, or a number.
///
/// # Errors
///
/// Fails for names that no variant has and for numbers that do not fit, and with the errors of the
/// deserializer.
pub fn deserialize_name<'de, T: TryFrom<i128>, D: Deserializer<'de>>(
    shape: &Shape,
    deserializer: D,
) -> Result<T, D::Error> {
    let Shape::Enum(shape) = shape else {
        return Err(D::Error::custom("the type is not an enum"));
    };
    let number = deserializer.deserialize_any(NameVisitor(shape))?;
    T::try_from(number)
        .map_err(|_| D::Error::custom(format!("{number} does not fit in `{}`", shape.name)))
}

struct NameVisitor(&'static EnumShape);

impl Visitor<'_> for NameVisitor {
    type Value = i128;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a name of `{}`, or a number", self.0.name)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<i128, E> {
        let named = self.0.variants.iter().find(|variant| variant.name == name);
        named
            .and_then(|variant| variant.ids.first().copied())
            .ok_or_else(|| E::custom(format!("`{}` has no name `{name}`", self.0.name)))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<i128, E> {
        Ok(number.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<i128, E> {
        Ok(number.into())
    }
}
