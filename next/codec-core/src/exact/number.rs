//! Whole numbers and truth values.

use alloc::{borrow::Cow, string::ToString as _};

use super::{Error, Exact, Value};

/// The whole number that a value is.
pub(super) fn whole(value: Value) -> Result<i128, Error> {
    match value {
        Value::Unsigned(number) => Ok(number.into()),
        Value::Signed(number) => Ok(number.into()),
        other => Err(Error::unexpected("a whole number", &other)),
    }
}

macro_rules! numbers {
    ($($kind:ident($($ty:ident)*))*) => {$($(
        impl Exact for $ty {
            fn to_value(&self) -> Value {
                Value::$kind((*self).into())
            }

            fn from_value(value: Value) -> Result<Self, Error> {
                let number = whole(value)?;
                number.try_into().map_err(|_| Error::out_of_range(&number, stringify!($ty)))
            }
        }
    )*)*};
}

// `u8` is in `bytes.rs`.
numbers! {
    Unsigned(u16 u32 u64)
    Signed(i8 i16 i32 i64)
}

/// Readers of JSON have no whole numbers of more than 64 bits, so larger ones are text.
macro_rules! wide_numbers {
    ($($ty:ident $kind:ident)*) => {$(
        impl Exact for $ty {
            fn to_value(&self) -> Value {
                match (*self).try_into() {
                    Ok(number) => Value::$kind(number),
                    Err(_) => Value::Text(Cow::Owned(self.to_string())),
                }
            }

            fn from_value(value: Value) -> Result<Self, Error> {
                let fault = |number: &dyn core::fmt::Display| Error::out_of_range(number, stringify!($ty));
                match value {
                    Value::Text(digits) => digits.parse().map_err(|_| fault(&digits)),
                    other => {
                        let number = whole(other)?;
                        number.try_into().map_err(|_| fault(&number))
                    }
                }
            }
        }
    )*};
}

wide_numbers! {
    u128 Unsigned
    i128 Signed
}

impl Exact for bool {
    fn to_value(&self) -> Value {
        Value::Bool(*self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Bool(value) => Ok(value),
            other => Err(Error::unexpected("true or false", &other)),
        }
    }
}
