//! Values of one type as values of another, as clients convert them.

use crate::moul::sdl::{SimpleType, String32, Values};

/// The values as values of type `ty`; `None` where clients have no rule, or a value does not fit.
pub(super) fn convert(values: &Values, ty: SimpleType) -> Option<Values> {
    if values.ty() == ty {
        return Some(values.clone());
    }
    match ty {
        SimpleType::Rgb => {
            Some(Values::Rgb(colors(values)?.into_iter().map(|[r, g, b, _]| [r, g, b]).collect()))
        }
        SimpleType::Rgba => Some(Values::Rgba(colors(values)?)),
        SimpleType::Rgb8 => {
            let colors = byte_colors(values)?;
            Some(Values::Rgb8(colors.into_iter().map(|[r, g, b, _]| [r, g, b]).collect()))
        }
        SimpleType::Rgba8 => Some(Values::Rgba8(byte_colors(values)?)),
        _ => match values {
            Values::String32(texts) => from_texts(texts, ty),
            _ => from_numbers(&numbers(values)?, ty),
        },
    }
}

/// A number that may become one of another type.
#[derive(Clone, Copy)]
enum Number {
    Whole(i32),
    Real(f64),
}

impl Number {
    /// A whole number; a real one is rounded up from the middle on.
    fn whole(self) -> Option<i32> {
        match self {
            Self::Whole(number) => Some(number),
            Self::Real(number) => round(number),
        }
    }

    fn real(self) -> f64 {
        match self {
            Self::Whole(number) => number.into(),
            Self::Real(number) => number,
        }
    }
}

fn numbers(values: &Values) -> Option<Vec<Number>> {
    let whole = |number: i32| Number::Whole(number);
    Some(match values {
        Values::Int(list) => list.iter().map(|number| whole(*number)).collect(),
        Values::Short(list) => list.iter().map(|number| whole((*number).into())).collect(),
        Values::Byte(list) => list.iter().map(|number| whole((*number).into())).collect(),
        Values::Bool(list) => list.iter().map(|value| whole((*value).into())).collect(),
        Values::Float(list) => list.iter().map(|number| Number::Real((*number).into())).collect(),
        Values::Double(list) => list.iter().map(|number| Number::Real(*number)).collect(),
        _ => return None,
    })
}

fn from_numbers(numbers: &[Number], ty: SimpleType) -> Option<Values> {
    let whole = numbers.iter().map(|number| number.whole());
    Some(match ty {
        SimpleType::Int => Values::Int(whole.collect::<Option<_>>()?),
        // Narrower ones keep the low bytes.
        SimpleType::Short => Values::Short(
            whole
                .map(|number| number.map(i32::to_le_bytes))
                .map(|bytes| bytes.map(|[a, b, ..]| i16::from_le_bytes([a, b])))
                .collect::<Option<_>>()?,
        ),
        SimpleType::Byte => Values::Byte(
            whole
                .map(|number| number.map(i32::to_le_bytes))
                .map(|bytes| bytes.map(|[byte, ..]| byte))
                .collect::<Option<_>>()?,
        ),
        SimpleType::Float => {
            Values::Float(numbers.iter().map(|number| narrow(number.real())).collect())
        }
        SimpleType::Double => Values::Double(numbers.iter().map(|number| number.real()).collect()),
        SimpleType::Bool => {
            Values::Bool(numbers.iter().map(|number| number.real() != 0.0).collect())
        }
        _ => return None,
    })
}

fn from_texts(texts: &[String32], ty: SimpleType) -> Option<Values> {
    let texts = texts.iter().map(String32::bytes);
    Some(match ty {
        SimpleType::Bool => Values::Bool(texts.map(boolean).collect::<Option<_>>()?),
        SimpleType::Int => Values::Int(
            texts.map(|text| i32::try_from(leading::<i64>(text)).ok()).collect::<Option<_>>()?,
        ),
        SimpleType::Float => Values::Float(texts.map(|text| narrow(leading(text))).collect()),
        _ => return None,
    })
}

fn boolean(text: &[u8]) -> Option<bool> {
    let is = |word: &str| text.eq_ignore_ascii_case(word.as_bytes());
    if is("true") || is("1") {
        Some(true)
    } else if is("false") || is("0") {
        Some(false)
    } else {
        None
    }
}

/// The number that a text begins with, or 0.
fn leading<N: Default + core::str::FromStr>(text: &[u8]) -> N {
    let text = text.trim_ascii_start();
    let number = |len| str::from_utf8(text.get(..len)?).ok()?.parse().ok();
    (1..=text.len()).rev().find_map(number).unwrap_or_default()
}

/// Colours with parts from 0 to 1; a new alpha is 0.
fn colors(values: &Values) -> Option<Vec<[f32; 4]>> {
    let part = |byte: u8| f32::from(byte) / 255.0;
    Some(match values {
        Values::Rgb(list) => list.iter().map(|[r, g, b]| [*r, *g, *b, 0.0]).collect(),
        Values::Rgba(list) => list.clone(),
        Values::Rgb8(list) => {
            list.iter().map(|[r, g, b]| [part(*r), part(*g), part(*b), 0.0]).collect()
        }
        Values::Rgba8(list) => list.iter().map(|color| color.map(part)).collect(),
        _ => return None,
    })
}

/// Colours with parts from 0 to 255; a new alpha is 0.
fn byte_colors(values: &Values) -> Option<Vec<[u8; 4]>> {
    match values {
        Values::Rgb8(list) => Some(list.iter().map(|[r, g, b]| [*r, *g, *b, 0]).collect()),
        Values::Rgba8(list) => Some(list.clone()),
        _ => colors(values)?.into_iter().map(byte_color).collect(),
    }
}

fn byte_color(color: [f32; 4]) -> Option<[u8; 4]> {
    let part = |part: f32| u8::try_from(round(f64::from(part) * 255.0)?).ok();
    let [r, g, b, a] = color;
    Some([part(r)?, part(g)?, part(b)?, part(a)?])
}

/// The whole number below `number` + 0.5, or above it if that is negative.
#[allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "it is a whole number in the range of the type"
)]
fn round(number: f64) -> Option<i32> {
    let whole = (number + 0.5).trunc();
    let range = f64::from(i32::MIN)..=f64::from(i32::MAX);
    range.contains(&whole).then_some(whole as i32)
}

#[allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "the nearest number of the narrower type is what clients take"
)]
fn narrow(number: f64) -> f32 {
    number as f32
}
