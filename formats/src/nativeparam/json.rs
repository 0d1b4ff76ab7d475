//! Messages as JSON, for logs and tools: each value is an object of one entry, its type and
//! content, such as `{"int32": 179}`.
//!
//! Floating point numbers that JSON cannot write (NaN, infinities) are their bits, as a
//! hexadecimal string; a buffer is a string of hexadecimal digits.

use std::{
    borrow::Cow,
    fmt::{self, Write as _},
};

use serde_json::{Map, Value as JsonValue};
use uuid::Uuid;

use super::{AvatarId, Json, Struct, Value, Vector3};

/// Why JSON is not a nativeparam message, and where.
///
/// It holds the beginning of the JSON at fault, not all of it, which may be large or secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromJsonError {
    /// What was expected.
    expected: &'static str,
    /// The beginning of the JSON at fault.
    found: String,
    /// The way to it, innermost first.
    path: Vec<Segment>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Index(usize),
    /// The name of a type, whose content is below.
    Content(String),
}

impl FromJsonError {
    /// Where the fault is in the JSON, such as `[2].struct[0].int32`; empty for all of it.
    #[must_use]
    pub fn path(&self) -> String {
        let mut path = String::new();
        for segment in self.path.iter().rev() {
            match segment {
                Segment::Index(index) => {
                    // A string takes whatever is written to it.
                    let _ = write!(path, "[{index}]");
                }
                Segment::Content(name) => {
                    if !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(name);
                }
            }
        }
        path
    }

    fn below(mut self, segment: Segment) -> Self {
        self.path.push(segment);
        self
    }
}

impl fmt::Display for FromJsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}, found {}", self.expected, self.found)?;
        match self.path().as_str() {
            "" => Ok(()),
            path => write!(f, " at {path}"),
        }
    }
}

impl std::error::Error for FromJsonError {}

#[cold]
fn wrong(expected: &'static str, found: &JsonValue) -> FromJsonError {
    let mut excerpt = Excerpt { text: String::new(), left: 64 };
    if fmt::write(&mut excerpt, format_args!("{found}")).is_err() {
        excerpt.text.push('…');
    }
    FromJsonError { expected, found: excerpt.text, path: Vec::new() }
}

/// The beginning of a text; what writes it is stopped by an error where that is full.
struct Excerpt {
    text: String,
    /// Characters that still fit.
    left: usize,
}

impl fmt::Write for Excerpt {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            self.left = self.left.checked_sub(1).ok_or(fmt::Error)?;
            self.text.push(character);
        }
        Ok(())
    }
}

impl Struct<'_> {
    /// The fields as a JSON array.
    #[must_use]
    pub fn to_json(&self) -> JsonValue {
        self.0.iter().map(Value::to_json).collect()
    }

    /// The message that [`to_json`](Self::to_json) made.
    ///
    /// # Errors
    ///
    /// If the JSON has another form.
    pub fn from_json(json: &JsonValue) -> Result<Struct<'static>, FromJsonError> {
        list(json, "a struct", Value::from_json).map(Struct)
    }
}

impl Value<'_> {
    /// The value as a JSON object of its type and content.
    #[must_use]
    pub fn to_json(&self) -> JsonValue {
        let content: JsonValue = match self {
            Self::UInt8(value) => (*value).into(),
            Self::Float32(value) => float32(*value),
            Self::Float64(value) => float64(*value),
            Self::Int32(value) => (*value).into(),
            Self::CString(text) | Self::Json(Json(text)) => text.as_ref().into(),
            Self::Struct(fields) => fields.to_json(),
            Self::Uuid(value) => value.to_string().into(),
            Self::AvatarId(AvatarId(value)) => (*value).into(),
            Self::Vector3(Vector3 { x, y, z }) => {
                [x, y, z].into_iter().map(|n| float32(*n)).collect()
            }
            Self::Bool(value) => (*value).into(),
            Self::Int32Array(list) => list.iter().copied().collect(),
            Self::Int64(value) => (*value).into(),
            Self::Buffer(bytes) => hex(bytes).into(),
            Self::UInt32(value) => (*value).into(),
            Self::UuidArray(list) => list.iter().map(Uuid::to_string).collect(),
            Self::CStringArray(list) => {
                list.iter().map(|text| JsonValue::from(text.as_ref())).collect()
            }
        };
        JsonValue::Object(Map::from_iter([(self.type_name().to_owned(), content)]))
    }

    /// The value that [`to_json`](Self::to_json) made.
    ///
    /// # Errors
    ///
    /// If the JSON has another form.
    pub fn from_json(json: &JsonValue) -> Result<Value<'static>, FromJsonError> {
        let entry = json.as_object().filter(|map| map.len() == 1).and_then(|map| map.iter().next());
        let Some((name, content)) = entry else { return Err(wrong("{type: content}", json)) };
        let content = match name.as_str() {
            "uint8" => number(content, JsonValue::as_u64).map(Value::UInt8),
            "float32" => to_float32(content).map(Value::Float32),
            "float64" => to_float64(content).map(Value::Float64),
            "int32" => number(content, JsonValue::as_i64).map(Value::Int32),
            "c-string" => text(content).map(Value::CString),
            "struct" => Struct::from_json(content).map(Value::Struct),
            "uuid" => uuid(content).map(Value::Uuid),
            "avatar-id" => {
                number(content, JsonValue::as_u64).map(|id| Value::AvatarId(AvatarId(id)))
            }
            "vector3" => vector(content).map(Value::Vector3),
            "bool" => content.as_bool().ok_or_else(|| wrong("a bool", content)).map(Value::Bool),
            "json" => text(content).map(|text| Value::Json(Json(text))),
            "int32-array" => {
                let item = |item: &JsonValue| number(item, JsonValue::as_i64);
                list(content, "a list of numbers", item).map(Value::Int32Array)
            }
            "int64" => number(content, JsonValue::as_i64).map(Value::Int64),
            "buffer" => unhex(content).map(|bytes| Value::Buffer(Cow::Owned(bytes))),
            "uint32" => number(content, JsonValue::as_u64).map(Value::UInt32),
            "uuid-array" => list(content, "a list of UUIDs", uuid).map(Value::UuidArray),
            "c-string-array" => list(content, "a list of texts", text).map(Value::CStringArray),
            _ => return Err(wrong("the name of a type", &name.as_str().into())),
        };
        content.map_err(|error| error.below(Segment::Content(name.clone())))
    }
}

fn vector(json: &JsonValue) -> Result<Vector3, FromJsonError> {
    match *list(json, "three numbers", to_float32)? {
        [x, y, z] => Ok(Vector3 { x, y, z }),
        _ => Err(wrong("three numbers", json)),
    }
}

fn float32(value: f32) -> JsonValue {
    if value.is_finite() { value.into() } else { format!("{:#010x}", value.to_bits()).into() }
}

fn float64(value: f64) -> JsonValue {
    if value.is_finite() { value.into() } else { format!("{:#018x}", value.to_bits()).into() }
}

/// The bits in a string such as `0x7fc00000`.
fn bits(json: &JsonValue) -> Option<u64> {
    let digits = json.as_str()?.strip_prefix("0x")?;
    u64::from_str_radix(digits, 16).ok()
}

fn to_float32(json: &JsonValue) -> Result<f32, FromJsonError> {
    // Text of a `f32` is read back as the same `f32`; going through `f64` rounds to it too.
    let number = json.as_number().and_then(|number| number.to_string().parse().ok());
    let bits = || bits(json).and_then(|bits| u32::try_from(bits).ok()).map(f32::from_bits);
    number.or_else(bits).ok_or_else(|| wrong("a number", json))
}

fn to_float64(json: &JsonValue) -> Result<f64, FromJsonError> {
    json.as_f64().or_else(|| bits(json).map(f64::from_bits)).ok_or_else(|| wrong("a number", json))
}

fn number<N, T: TryFrom<N>>(
    json: &JsonValue,
    read: impl Fn(&JsonValue) -> Option<N>,
) -> Result<T, FromJsonError> {
    read(json)
        .and_then(|number| T::try_from(number).ok())
        .ok_or_else(|| wrong("a number in range", json))
}

fn text(json: &JsonValue) -> Result<Cow<'static, str>, FromJsonError> {
    match json.as_str() {
        Some(text) => Ok(Cow::Owned(text.to_owned())),
        None => Err(wrong("a text", json)),
    }
}

fn uuid(json: &JsonValue) -> Result<Uuid, FromJsonError> {
    json.as_str().and_then(|text| Uuid::parse_str(text).ok()).ok_or_else(|| wrong("a UUID", json))
}

fn list<T>(
    json: &JsonValue,
    expected: &'static str,
    item: impl Fn(&JsonValue) -> Result<T, FromJsonError>,
) -> Result<Vec<T>, FromJsonError> {
    match json.as_array() {
        Some(items) => items
            .iter()
            .enumerate()
            .map(|(index, json)| item(json).map_err(|error| error.below(Segment::Index(index))))
            .collect(),
        None => Err(wrong(expected, json)),
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().saturating_mul(2));
    for byte in bytes {
        for digit in [byte >> 4, byte & 0x0f] {
            text.extend(char::from_digit(u32::from(digit), 16));
        }
    }
    text
}

fn unhex(json: &JsonValue) -> Result<Vec<u8>, FromJsonError> {
    let bytes = json.as_str().and_then(|text| {
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
        let byte = |pair: &[u8; 2]| {
            let digits = pair.iter().all(u8::is_ascii_hexdigit).then_some(pair)?;
            u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
        };
        pairs.iter().map(byte).collect()
    });
    bytes.ok_or_else(|| wrong("hexadecimal digits", json))
}
