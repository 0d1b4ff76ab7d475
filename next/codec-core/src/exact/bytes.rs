//! Bytes: lists of `u8`.

use alloc::{format, vec::Vec};
use core::fmt;

use bytes::Bytes;

use super::{Error, Exact, Value, number};

impl Exact for u8 {
    fn to_value(&self) -> Value {
        Value::Unsigned((*self).into())
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        let number = number::whole(value)?;
        number.try_into().map_err(|_| Error::out_of_range(&number, "u8"))
    }

    fn list_to_value(list: &[Self]) -> Value {
        Value::Bytes(list.to_vec())
    }

    fn list_from_value(value: Value) -> Result<Vec<Self>, Error> {
        match value {
            Value::Bytes(bytes) => Ok(bytes),
            Value::Text(text) => from_hex(&text).ok_or_else(|| {
                Error::new("bytes must be an even number of hexadecimal digits, without spaces")
            }),
            // What a text format may make of bytes.
            Value::List(items) => super::container::read(items),
            other => Err(Error::unexpected("bytes as hexadecimal digits", &other)),
        }
    }

    fn wrong_len(expected: usize, found: usize) -> Error {
        Error::new(format!("expected {expected} bytes, found {found}"))
    }
}

impl Exact for Bytes {
    fn to_value(&self) -> Value {
        u8::list_to_value(self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        u8::list_from_value(value).map(Self::from)
    }
}

/// Bytes that are printed as hexadecimal digits.
pub(super) struct Hex<'a>(pub(super) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|n| u8::try_from(n).ok());
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    rest.is_empty().then(|| pairs.iter().map(byte).collect())?
}
