//! Enums that keep unknown numbers.

use alloc::{borrow::Cow, format};

use super::{Error, Value, number};
use crate::describe::Shape;

/// The name of a number, or the number if it has none.
#[must_use]
pub fn name_to_value(number: i128, shape: &Shape) -> Value {
    let variant = match shape {
        Shape::Enum(shape) => shape.variants.iter().find(|variant| variant.ids.contains(&number)),
        _ => None,
    };
    match (variant, u64::try_from(number), i64::try_from(number)) {
        (Some(variant), ..) => Value::Text(Cow::Borrowed(variant.name)),
        (None, Ok(number), _) => Value::Unsigned(number),
        (None, _, Ok(number)) => Value::Signed(number),
        _ => Value::Null,
    }
}

/// The number of a name, or a number.
///
/// # Errors
///
/// Fails for names that no variant has, and for other values.
pub fn name_from_value(value: Value, shape: &Shape) -> Result<i128, Error> {
    let Shape::Enum(shape) = shape else { return Err(Error::new("the type is not an enum")) };
    match value {
        Value::Text(name) => {
            let named = shape.variants.iter().find(|variant| variant.name == name);
            named
                .and_then(|variant| variant.ids.first().copied())
                .ok_or_else(|| Error::new(format!("`{}` has no name `{name}`", shape.name)))
        }
        other @ (Value::Unsigned(_) | Value::Signed(_)) => number::whole(other),
        other => {
            let expected = format!("a name of `{}`, or a number", shape.name);
            Err(Error::unexpected(&expected, &other))
        }
    }
}

/// A number that no variant of an enum can have.
#[cold]
#[must_use]
pub fn name_out_of_range(number: i128, shape: &Shape) -> Error {
    let name = match shape {
        Shape::Enum(shape) => shape.name,
        _ => "",
    };
    Error::new(format!("{number} does not fit in `{name}`"))
}
