//! Default values, as `DEFAULT=` declares them.

use super::{
    DescriptorError, DescriptorErrorKind as Kind, SimpleType, Values,
    token::{Token, TokenKind},
};
use crate::moul::{
    UnifiedTime,
    sdl::element::{String32, null_key},
};

/// The one element that the items of a default make; `None` for a type without a value of its own.
///
/// `whole` is what the value begins with, for errors about all of it.
pub(super) fn value(
    ty: SimpleType,
    items: &[Token<'_>],
    whole: Token<'_>,
) -> Result<Option<Values>, DescriptorError> {
    let values = match ty {
        SimpleType::Int => Values::Int(vec![truncated(ty, one(items, whole)?)?]),
        SimpleType::Short => Values::Short(vec![truncated(ty, one(items, whole)?)?]),
        SimpleType::Byte => Values::Byte(vec![truncated(ty, one(items, whole)?)?]),
        SimpleType::Float => Values::Float(vec![float(ty, one(items, whole)?)?]),
        SimpleType::Double => Values::Double(vec![double(ty, one(items, whole)?)?]),
        SimpleType::Bool => Values::Bool(vec![boolean(one(items, whole)?)?]),
        SimpleType::String32 => Values::String32(vec![text(one(items, whole)?)?]),
        SimpleType::Key => Values::Key(vec![key(one(items, whole)?)?]),
        SimpleType::Time => {
            let seconds = integer(ty, one(items, whole)?)?;
            Values::Time(vec![UnifiedTime { seconds, microseconds: 0 }])
        }
        SimpleType::AgeTimeOfDay => {
            double(ty, one(items, whole)?)?;
            return Ok(None);
        }
        SimpleType::Creatable => return Err(error(Kind::DefaultNotAllowed, whole)),
        SimpleType::Vector3 => Values::Vector3(vec![floats(ty, items, whole)?]),
        SimpleType::Point3 => Values::Point3(vec![floats(ty, items, whole)?]),
        SimpleType::Rgb => Values::Rgb(vec![floats(ty, items, whole)?]),
        SimpleType::Rgba => Values::Rgba(vec![floats(ty, items, whole)?]),
        SimpleType::Quaternion => Values::Quaternion(vec![floats(ty, items, whole)?]),
        SimpleType::Rgb8 => Values::Rgb8(vec![bytes(ty, items, whole)?]),
        SimpleType::Rgba8 => Values::Rgba8(vec![bytes(ty, items, whole)?]),
    };
    Ok(Some(values))
}

/// The item of a value that has one.
fn one<'t>(items: &[Token<'t>], whole: Token<'_>) -> Result<Token<'t>, DescriptorError> {
    tuple::<1>(items, whole).map(|[item]| item)
}

/// The items of a value that has `N`.
fn tuple<'t, const N: usize>(
    items: &[Token<'t>],
    whole: Token<'_>,
) -> Result<[Token<'t>; N], DescriptorError> {
    let wrong = Kind::WrongTupleLength { expected: N, found: items.len() };
    items.try_into().map_err(|_| error(wrong, whole))
}

fn floats<const N: usize>(
    ty: SimpleType,
    items: &[Token<'_>],
    whole: Token<'_>,
) -> Result<[f32; N], DescriptorError> {
    let mut values = [0.0; N];
    for (value, item) in values.iter_mut().zip(tuple::<N>(items, whole)?) {
        *value = float(ty, item)?;
    }
    Ok(values)
}

fn bytes<const N: usize>(
    ty: SimpleType,
    items: &[Token<'_>],
    whole: Token<'_>,
) -> Result<[u8; N], DescriptorError> {
    let mut values = [0; N];
    for (value, item) in values.iter_mut().zip(tuple::<N>(items, whole)?) {
        *value = integer(ty, item)?;
    }
    Ok(values)
}

fn float(ty: SimpleType, item: Token<'_>) -> Result<f32, DescriptorError> {
    let number = number(item)?;
    number
        .parse()
        .ok()
        .filter(|value: &f32| value.is_finite())
        .ok_or_else(|| out_of_range(ty, item))
}

fn double(ty: SimpleType, item: Token<'_>) -> Result<f64, DescriptorError> {
    let number = number(item)?;
    number
        .parse()
        .ok()
        .filter(|value: &f64| value.is_finite())
        .ok_or_else(|| out_of_range(ty, item))
}

/// A whole number, of which a fraction is cut off.
fn truncated<N: TryFrom<i64>>(ty: SimpleType, item: Token<'_>) -> Result<N, DescriptorError> {
    let number = number(item)?;
    match number.split_once('.') {
        Some((digits, fraction)) if !fraction.contains(['e', 'E']) => whole(ty, digits, item),
        _ => whole(ty, number, item),
    }
}

/// A whole number.
fn integer<N: TryFrom<i64>>(ty: SimpleType, item: Token<'_>) -> Result<N, DescriptorError> {
    whole(ty, number(item)?, item)
}

fn whole<N: TryFrom<i64>>(
    ty: SimpleType,
    digits: &str,
    item: Token<'_>,
) -> Result<N, DescriptorError> {
    if digits.contains(['.', 'e', 'E']) {
        return Err(invalid("a whole number", item));
    }
    let value = digits.parse::<i64>().ok();
    value.and_then(|value| N::try_from(value).ok()).ok_or_else(|| out_of_range(ty, item))
}

fn boolean(item: Token<'_>) -> Result<bool, DescriptorError> {
    match item.kind {
        TokenKind::Word(word) if word.eq_ignore_ascii_case("true") => Ok(true),
        TokenKind::Word(word) if word.eq_ignore_ascii_case("false") => Ok(false),
        TokenKind::Number(_) => integer::<i64>(SimpleType::Bool, item).map(|value| value != 0),
        _ => Err(invalid("`true`, `false` or a whole number", item)),
    }
}

fn text(item: Token<'_>) -> Result<String32, DescriptorError> {
    let text = match item.kind {
        TokenKind::Word(word) => word.as_bytes(),
        TokenKind::Quoted(text) => text,
        _ => return Err(invalid(TEXT, item)),
    };
    if text.len() > String32::MAX {
        return Err(error(Kind::TooLong { max: String32::MAX, len: text.len() }, item));
    }
    String32::new(text).ok_or_else(|| invalid(TEXT, item))
}

const TEXT: &str = "a word or a text in quotes";

fn key(item: Token<'_>) -> Result<crate::moul::key::Uoid, DescriptorError> {
    match item.kind {
        TokenKind::Word("nil") => Ok(null_key()),
        _ => Err(invalid("`nil`", item)),
    }
}

fn number(item: Token<'_>) -> Result<&str, DescriptorError> {
    match item.kind {
        TokenKind::Number(number) => Ok(number),
        _ => Err(invalid("a number", item)),
    }
}

#[cold]
fn invalid(expected: &'static str, item: Token<'_>) -> DescriptorError {
    error(Kind::InvalidDefault { expected, found: item.show() }, item)
}

#[cold]
fn out_of_range(ty: SimpleType, item: Token<'_>) -> DescriptorError {
    error(Kind::ValueOutOfRange { ty, found: item.show() }, item)
}

#[cold]
fn error(kind: Kind, at: Token<'_>) -> DescriptorError {
    DescriptorError::new(kind, at.place)
}
