//! JSON objects that leave out what is empty.

use alloc::{
    string::{String, ToString as _},
    vec::Vec,
};
use core::fmt::Write as _;

use serde_json::{Map, Value};

/// An object that is being filled.
#[derive(Default)]
pub(crate) struct Object(Map<String, Value>);

impl Object {
    /// An object of this kind.
    pub(crate) fn of_kind(kind: &str) -> Self {
        Self::default().with("kind", kind)
    }

    pub(crate) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.into(), value.into());
        self
    }

    /// The same with a value, if there is one.
    pub(crate) fn with_some(self, key: &str, value: Option<impl Into<Value>>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// The same with a text, unless it is empty.
    pub(crate) fn with_text(self, key: &str, text: &str) -> Self {
        self.with_some(key, Some(text).filter(|text| !text.is_empty()))
    }

    /// The same with a list, unless it is empty.
    pub(crate) fn with_list<T: Into<Value>>(
        self,
        key: &str,
        items: impl IntoIterator<Item = T>,
    ) -> Self {
        let items: Vec<Value> = items.into_iter().map(Into::into).collect();
        self.with_some(key, Some(items).filter(|items| !items.is_empty()))
    }

    /// The same with bytes as hexadecimal digits, unless there are none.
    pub(crate) fn with_bytes(self, key: &str, bytes: &[u8]) -> Self {
        self.with_text(key, &hex(bytes))
    }

    /// The same with `true`, or without.
    pub(crate) fn with_flag(self, key: &str, is: bool) -> Self {
        self.with_some(key, is.then_some(true))
    }
}

impl From<Object> for Value {
    fn from(object: Object) -> Self {
        Self::Object(object.0)
    }
}

/// A whole number, which is text if it needs more than 64 bits.
pub(crate) fn whole(number: i128) -> Value {
    i64::try_from(number)
        .map(Value::from)
        .or_else(|_| u64::try_from(number).map(Value::from))
        .unwrap_or_else(|_| number.to_string().into())
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
