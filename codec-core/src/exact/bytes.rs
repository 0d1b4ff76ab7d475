//! Bytes as hexadecimal digits.

use alloc::{borrow::Cow, boxed::Box, format, vec::Vec};
use core::fmt;

use bytes::Bytes;
use serde::{
    Deserializer, Serializer,
    de::{Error, SeqAccess, Visitor},
};

use super::Exact;

macro_rules! bytes {
    ($($ty:ty),*) => {$(
        impl Exact for $ty {
            fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                write(self, serializer)
            }

            fn deserialize_exact<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                read(deserializer).map(Self::from)
            }
        }
    )*};
}

bytes!(Vec<u8>, Box<[u8]>, Bytes, Cow<'_, [u8]>);

impl<const N: usize> Exact for [u8; N] {
    fn serialize_exact<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self, serializer)
    }

    fn deserialize_exact<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = read(deserializer)?;
        let found = bytes.len();
        Self::try_from(bytes)
            .map_err(|_| D::Error::custom(format!("expected {N} bytes, found {found}")))
    }
}

fn write<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_str(&Hex(bytes))
    } else {
        serializer.serialize_bytes(bytes)
    }
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    if deserializer.is_human_readable() {
        deserializer.deserialize_str(BytesVisitor)
    } else {
        deserializer.deserialize_byte_buf(BytesVisitor)
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

struct BytesVisitor;

impl<'de> Visitor<'de> for BytesVisitor {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes as hexadecimal digits")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Vec<u8>, E> {
        from_hex(text).ok_or_else(|| {
            E::custom("bytes must be an even number of hexadecimal digits, without spaces")
        })
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Vec<u8>, E> {
        Ok(bytes.to_vec())
    }

    fn visit_byte_buf<E: Error>(self, bytes: Vec<u8>) -> Result<Vec<u8>, E> {
        Ok(bytes)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<u8>, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = items.next_element()? {
            bytes.push(byte);
        }
        Ok(bytes)
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|n| u8::try_from(n).ok());
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    rest.is_empty().then(|| pairs.iter().map(byte).collect())?
}
