//! A value of any type, between a message and a format of serde.

use alloc::{
    borrow::{Cow, ToOwned as _},
    format,
    string::String,
    vec::Vec,
};
use core::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, SeqAccess, Visitor},
    ser::{SerializeMap as _, SerializeSeq as _},
};

use super::{Error, Exact, bytes::Hex, float};

/// A value of any type, as JSON has it.
///
/// [`Exact`](super::Exact) turns values into it and back. It implements serde's traits, so that the
/// code for a format of serde is compiled once, and not for each type of message.
///
/// ```
/// use codec_core::exact::{Exact, Value};
///
/// let value = vec![1_u16, 2].to_value();
/// assert_eq!(value, Value::List(vec![Value::Unsigned(1), Value::Unsigned(2)]));
/// assert_eq!(serde_json::to_string(&value)?, "[1,2]");
/// assert_eq!(serde_json::from_str::<Value>("[1, 2]")?, value);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Value {
    /// Nothing: `null`.
    #[default]
    Null,
    /// A truth value.
    Bool(bool),
    /// A whole number.
    Unsigned(u64),
    /// A whole number that may be negative.
    Signed(i64),
    /// A floating point number of 32 bits, which is written with fewer digits than one of 64.
    F32(f32),
    /// A floating point number of 64 bits.
    F64(f64),
    /// Text.
    Text(Cow<'static, str>),
    /// Bytes: in text formats, hexadecimal digits.
    Bytes(Vec<u8>),
    /// A list of values.
    List(Vec<Self>),
    /// Names and values, in their order.
    Object(Vec<(Cow<'static, str>, Self)>),
}

impl Value {
    /// What it is, for error messages.
    pub(super) fn found(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "a truth value",
            Self::Unsigned(_) | Self::Signed(_) => "a whole number",
            Self::F32(_) | Self::F64(_) => "a number with a fraction",
            Self::Text(_) => "text",
            Self::Bytes(_) => "bytes",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }

    /// A variant of an enum: an object of its name and what it has.
    ///
    /// ```
    /// use codec_core::exact::Value;
    ///
    /// let value = Value::variant("Level", Value::Unsigned(5));
    /// assert_eq!(serde_json::to_string(&value)?, r#"{"Level":5}"#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    #[must_use]
    pub fn variant(name: impl Into<Cow<'static, str>>, value: Self) -> Self {
        Self::Object(Vec::from([(name.into(), value)]))
    }

    /// The name of a variant and what it has, which is [`Null`](Self::Null) for a name alone.
    ///
    /// ```
    /// use codec_core::exact::{Error, Value};
    ///
    /// let (name, value) = Value::variant("Level", Value::Unsigned(5)).into_variant()?;
    /// assert_eq!((&*name, value), ("Level", Value::Unsigned(5)));
    /// assert_eq!(Value::Text("Off".into()).into_variant()?, ("Off".into(), Value::Null));
    /// # Ok::<(), Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the value is neither text nor an object with one field.
    pub fn into_variant(self) -> Result<(Cow<'static, str>, Self), Error> {
        match self {
            Self::Text(name) => Ok((name, Self::Null)),
            Self::Object(fields) => <[_; 1]>::try_from(fields).map_or_else(
                |fields| {
                    let found = fields.len();
                    Err(Error::new(format!(
                        "expected the name of one variant, found {found} names"
                    )))
                },
                |[variant]| Ok(variant),
            ),
            other => Err(Error::unexpected("the name of a variant", &other)),
        }
    }
}

/// Any value.
impl Exact for Value {
    fn to_value(&self) -> Value {
        self.clone()
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        Ok(value)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Unsigned(value) => serializer.serialize_u64(*value),
            Self::Signed(value) => serializer.serialize_i64(*value),
            Self::F32(value) => float::write32(*value, serializer),
            Self::F64(value) => float::write64(*value, serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Bytes(bytes) if serializer.is_human_readable() => {
                serializer.collect_str(&Hex(bytes))
            }
            Self::Bytes(bytes) => serializer.serialize_bytes(bytes),
            Self::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                items.iter().try_for_each(|item| list.serialize_element(item))?;
                list.end()
            }
            Self::Object(fields) => {
                let mut object = serializer.serialize_map(Some(fields.len()))?;
                fields.iter().try_for_each(|(name, value)| object.serialize_entry(name, value))?;
                object.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Unsigned(value))
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Signed(value))
    }

    fn visit_f32<E: serde::de::Error>(self, value: f32) -> Result<Value, E> {
        Ok(Value::F32(value))
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Value, E> {
        Ok(Value::F64(value))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E: serde::de::Error>(self, text: String) -> Result<Value, E> {
        Ok(Value::Text(Cow::Owned(text)))
    }

    fn visit_bytes<E: serde::de::Error>(self, bytes: &[u8]) -> Result<Value, E> {
        Ok(Value::Bytes(bytes.to_vec()))
    }

    fn visit_byte_buf<E: serde::de::Error>(self, bytes: Vec<u8>) -> Result<Value, E> {
        Ok(Value::Bytes(bytes))
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        Value::deserialize(deserializer)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<Value, D::Error> {
        Value::deserialize(inner)
    }

    // Lists and objects grow with what is read: a length that the input claims is not trusted.
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = entries.next_entry::<String, _>()? {
            fields.push((Cow::Owned(name), value));
        }
        Ok(Value::Object(fields))
    }
}
