//! Text, and values that are written as text.

use alloc::{
    borrow::Cow,
    boxed::Box,
    string::{String, ToString as _},
};
use core::net::{Ipv4Addr, Ipv6Addr};

use uuid::Uuid;

use super::{Error, Exact, Value};

/// The text that a value is.
fn text(value: Value) -> Result<Cow<'static, str>, Error> {
    match value {
        Value::Text(text) => Ok(text),
        other => Err(Error::unexpected("text", &other)),
    }
}

macro_rules! texts {
    ($($ty:ty)*) => {$(
        impl Exact for $ty {
            fn to_value(&self) -> Value {
                Value::Text(Cow::Owned(self.as_ref().into()))
            }

            fn from_value(value: Value) -> Result<Self, Error> {
                Ok(Self::from(text(value)?.into_owned()))
            }
        }
    )*};
}

texts! { Box<str> Cow<'_, str> }

impl Exact for String {
    fn to_value(&self) -> Value {
        Value::Text(Cow::Owned(self.clone()))
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        text(value).map(Cow::into_owned)
    }
}

macro_rules! printed {
    ($($ty:ty, $expected:literal;)*) => {$(
        impl Exact for $ty {
            fn to_value(&self) -> Value {
                Value::Text(Cow::Owned(self.to_string()))
            }

            fn from_value(value: Value) -> Result<Self, Error> {
                let text = text(value)?;
                text.parse().map_err(|_| Error::new(alloc::format!("`{text}` is not {}", $expected)))
            }
        }
    )*};
}

printed! {
    char, "one character";
    Ipv4Addr, "an address with four numbers";
    Ipv6Addr, "an address of IPv6";
    Uuid, "a UUID";
}
