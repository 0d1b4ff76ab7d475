//! Floating point numbers, also those that JSON has no number for.

use alloc::{
    format,
    string::{String, ToString as _},
};

use serde::Serializer;

use super::{Error, Exact, Value};

/// Writes a number, in text formats with the fewest digits.
pub(super) fn write32<S: Serializer>(value: f32, serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return serializer.serialize_f32(value);
    }
    if let Some(text) = no_number(value.into(), || format!("nan:{:08x}", value.to_bits())) {
        return serializer.serialize_str(&text);
    }
    // Readers of self-describing formats round twice, to `f64` and then to `f32`. Should that
    // give another number, all digits are written.
    let read = value.to_string().parse().map(narrow);
    match read {
        Ok(read) if read.to_bits() == value.to_bits() => serializer.serialize_f32(value),
        _ => serializer.serialize_f64(value.into()),
    }
}

/// [`write32`] for 64 bits.
pub(super) fn write64<S: Serializer>(value: f64, serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return serializer.serialize_f64(value);
    }
    match no_number(value, || format!("nan:{:016x}", value.to_bits())) {
        Some(text) => serializer.serialize_str(&text),
        None => serializer.serialize_f64(value),
    }
}

/// The text of what is not a number; `bits` prints a NaN with other bits than usual.
fn no_number(value: f64, bits: impl Fn() -> String) -> Option<String> {
    let usual = value.to_bits() == f64::NAN.to_bits();
    match value {
        _ if usual => Some("NaN".into()),
        _ if value.is_nan() => Some(bits()),
        _ if value.is_infinite() => Some(if value > 0.0 { "inf" } else { "-inf" }.into()),
        _ => None,
    }
}

#[allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "rounds to the nearest, as a reader of text does"
)]
fn narrow(wide: f64) -> f32 {
    wide as f32
}

impl Exact for f32 {
    fn to_value(&self) -> Value {
        Value::F32(*self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::F32(value) => Ok(value),
            Value::Text(text) => {
                let bits = |bits: u64| bits.try_into().ok().map(Self::from_bits);
                from_text(&text, [Self::NAN, Self::INFINITY], bits, Self::is_nan)
            }
            other => {
                let wide = wide(other)?;
                let value = narrow(wide);
                if value.is_infinite() && wide.is_finite() {
                    return Err(Error::new(format!("the number {wide} is too large")));
                }
                Ok(value)
            }
        }
    }
}

impl Exact for f64 {
    fn to_value(&self) -> Value {
        Value::F64(*self)
    }

    fn from_value(value: Value) -> Result<Self, Error> {
        match value {
            Value::Text(text) => {
                let bits = |bits| Some(Self::from_bits(bits));
                from_text(&text, [Self::NAN, Self::INFINITY], bits, Self::is_nan)
            }
            other => wide(other),
        }
    }
}

/// The number that a value is, which may have been written without a fraction.
#[allow(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "rounds to the nearest, as with a decimal point"
)]
fn wide(value: Value) -> Result<f64, Error> {
    match value {
        Value::F32(value) => Ok(value.into()),
        Value::F64(value) => Ok(value),
        Value::Unsigned(value) => Ok(value as f64),
        Value::Signed(value) => Ok(value as f64),
        other => Err(Error::unexpected(EXPECTED, &other)),
    }
}

const EXPECTED: &str = "a number, \"inf\", \"-inf\", \"NaN\", or \"nan:\" and its bits";

/// The number that a text stands for.
fn from_text<T: Copy + core::ops::Neg<Output = T>>(
    text: &str,
    [nan, infinity]: [T; 2],
    from_bits: impl Fn(u64) -> Option<T>,
    is_nan: impl Fn(T) -> bool,
) -> Result<T, Error> {
    let bits = |digits| u64::from_str_radix(digits, 16).ok().and_then(&from_bits);
    let value = match text {
        "inf" => Some(infinity),
        "-inf" => Some(infinity.neg()),
        "NaN" => Some(nan),
        _ => text.strip_prefix("nan:").and_then(bits).filter(|value| is_nan(*value)),
    };
    value.ok_or_else(|| Error::new(format!("expected {EXPECTED}, found \"{text}\"")))
}
