//! The elements of one variable.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, EncodeError, Reader, Writer, explain::Value,
};

use super::{
    SimpleType,
    element::{SizedCreatable, String32, null_key},
};
use crate::moul::{Moul, UnifiedTime, key::Uoid};

/// The elements of one variable, all of the same type.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the table of `SimpleType` says what each type is")]
pub enum Values {
    Int(Vec<i32>),
    Float(Vec<f32>),
    Bool(Vec<bool>),
    String32(Vec<String32>),
    /// Objects; [`Option<Uoid>`](super::VariableValue) reads the null key as `None`.
    Key(Vec<Uoid>),
    Creatable(Vec<SizedCreatable>),
    Double(Vec<f64>),
    Time(Vec<UnifiedTime>),
    Byte(Vec<u8>),
    Short(Vec<i16>),
    /// The number of elements, which have no bytes.
    AgeTimeOfDay(usize),
    Vector3(Vec<[f32; 3]>),
    Point3(Vec<[f32; 3]>),
    Rgb(Vec<[f32; 3]>),
    Rgba(Vec<[f32; 4]>),
    Quaternion(Vec<[f32; 4]>),
    Rgb8(Vec<[u8; 3]>),
    Rgba8(Vec<[u8; 4]>),
}

/// Does the same with the list of elements, whatever their type is.
macro_rules! with_list {
    ($values:expr, $list:ident => $body:expr, clock $count:ident => $clock:expr) => {
        match $values {
            Values::Int($list) => $body,
            Values::Float($list) => $body,
            Values::Bool($list) => $body,
            Values::String32($list) => $body,
            Values::Key($list) => $body,
            Values::Creatable($list) => $body,
            Values::Double($list) => $body,
            Values::Time($list) => $body,
            Values::Byte($list) => $body,
            Values::Short($list) => $body,
            Values::AgeTimeOfDay($count) => $clock,
            Values::Vector3($list) | Values::Point3($list) | Values::Rgb($list) => $body,
            Values::Rgba($list) | Values::Quaternion($list) => $body,
            Values::Rgb8($list) => $body,
            Values::Rgba8($list) => $body,
        }
    };
}
pub(super) use with_list;

impl Values {
    /// The type of the elements.
    #[must_use]
    pub const fn ty(&self) -> SimpleType {
        match self {
            Self::Int(_) => SimpleType::Int,
            Self::Float(_) => SimpleType::Float,
            Self::Bool(_) => SimpleType::Bool,
            Self::String32(_) => SimpleType::String32,
            Self::Key(_) => SimpleType::Key,
            Self::Creatable(_) => SimpleType::Creatable,
            Self::Double(_) => SimpleType::Double,
            Self::Time(_) => SimpleType::Time,
            Self::Byte(_) => SimpleType::Byte,
            Self::Short(_) => SimpleType::Short,
            Self::AgeTimeOfDay(_) => SimpleType::AgeTimeOfDay,
            Self::Vector3(_) => SimpleType::Vector3,
            Self::Point3(_) => SimpleType::Point3,
            Self::Rgb(_) => SimpleType::Rgb,
            Self::Rgba(_) => SimpleType::Rgba,
            Self::Quaternion(_) => SimpleType::Quaternion,
            Self::Rgb8(_) => SimpleType::Rgb8,
            Self::Rgba8(_) => SimpleType::Rgba8,
        }
    }

    /// The number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        with_list!(self, list => list.len(), clock count => *count)
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One element of the type, with all its bytes zero; no text, no key, no object.
    pub(super) fn zero(ty: SimpleType) -> Self {
        match ty {
            SimpleType::Int => Self::Int(vec![0]),
            SimpleType::Float => Self::Float(vec![0.0]),
            SimpleType::Bool => Self::Bool(vec![false]),
            SimpleType::String32 => Self::String32(vec![String32::default()]),
            SimpleType::Key => Self::Key(vec![null_key()]),
            SimpleType::Creatable => Self::Creatable(vec![SizedCreatable::NULL]),
            SimpleType::Double => Self::Double(vec![0.0]),
            SimpleType::Time => Self::Time(vec![UnifiedTime::default()]),
            SimpleType::Byte => Self::Byte(vec![0]),
            SimpleType::Short => Self::Short(vec![0]),
            SimpleType::AgeTimeOfDay => Self::AgeTimeOfDay(1),
            SimpleType::Vector3 => Self::Vector3(vec![[0.0; 3]]),
            SimpleType::Point3 => Self::Point3(vec![[0.0; 3]]),
            SimpleType::Rgb => Self::Rgb(vec![[0.0; 3]]),
            SimpleType::Rgba => Self::Rgba(vec![[0.0; 4]]),
            SimpleType::Quaternion => Self::Quaternion(vec![[0.0; 4]]),
            SimpleType::Rgb8 => Self::Rgb8(vec![[0; 3]]),
            SimpleType::Rgba8 => Self::Rgba8(vec![[0; 4]]),
        }
    }

    /// Makes them `count` elements: cuts those behind off, or adds copies of the one in `filler`.
    pub(super) fn resize(&mut self, count: usize, filler: &Self) {
        /// `count` elements of `list`, or of copies of the first in `filler` behind them.
        fn fill<T: Clone>(list: &mut Vec<T>, count: usize, filler: &[T]) {
            if let Some(filler) = filler.first() {
                list.resize(count, filler.clone());
            }
        }
        match (self, filler) {
            (Self::Int(list), Self::Int(filler)) => fill(list, count, filler),
            (Self::Float(list), Self::Float(filler)) => fill(list, count, filler),
            (Self::Bool(list), Self::Bool(filler)) => fill(list, count, filler),
            (Self::String32(list), Self::String32(filler)) => fill(list, count, filler),
            (Self::Key(list), Self::Key(filler)) => fill(list, count, filler),
            (Self::Creatable(list), Self::Creatable(filler)) => fill(list, count, filler),
            (Self::Double(list), Self::Double(filler)) => fill(list, count, filler),
            (Self::Time(list), Self::Time(filler)) => fill(list, count, filler),
            (Self::Byte(list), Self::Byte(filler)) => fill(list, count, filler),
            (Self::Short(list), Self::Short(filler)) => fill(list, count, filler),
            (Self::AgeTimeOfDay(len), Self::AgeTimeOfDay(_)) => *len = count,
            (Self::Vector3(list), Self::Vector3(filler))
            | (Self::Point3(list), Self::Point3(filler))
            | (Self::Rgb(list), Self::Rgb(filler)) => fill(list, count, filler),
            (Self::Rgba(list), Self::Rgba(filler))
            | (Self::Quaternion(list), Self::Quaternion(filler)) => fill(list, count, filler),
            (Self::Rgb8(list), Self::Rgb8(filler)) => fill(list, count, filler),
            (Self::Rgba8(list), Self::Rgba8(filler)) => fill(list, count, filler),
            // All callers give a filler of the same type.
            _ => {}
        }
    }

    /// Reads `count` elements.
    pub(super) fn read(
        ty: SimpleType,
        count: usize,
        input: &mut Reader<'_, '_, Moul>,
    ) -> Result<Self, DecodeError> {
        Ok(match ty {
            SimpleType::Int => Self::Int(Decode::decode_vec(count, input)?),
            SimpleType::Float => Self::Float(Decode::decode_vec(count, input)?),
            SimpleType::Bool => Self::Bool(read_bools(count, input)?),
            SimpleType::String32 => Self::String32(Decode::decode_vec(count, input)?),
            SimpleType::Key => Self::Key(Decode::decode_vec(count, input)?),
            SimpleType::Creatable => Self::Creatable(Decode::decode_vec(count, input)?),
            SimpleType::Double => Self::Double(Decode::decode_vec(count, input)?),
            SimpleType::Time => Self::Time(Decode::decode_vec(count, input)?),
            SimpleType::Byte => Self::Byte(Decode::decode_vec(count, input)?),
            SimpleType::Short => Self::Short(Decode::decode_vec(count, input)?),
            SimpleType::AgeTimeOfDay => Self::AgeTimeOfDay(count),
            SimpleType::Vector3 => Self::Vector3(Decode::decode_vec(count, input)?),
            SimpleType::Point3 => Self::Point3(Decode::decode_vec(count, input)?),
            SimpleType::Rgb => Self::Rgb(Decode::decode_vec(count, input)?),
            SimpleType::Rgba => Self::Rgba(Decode::decode_vec(count, input)?),
            SimpleType::Quaternion => Self::Quaternion(Decode::decode_vec(count, input)?),
            SimpleType::Rgb8 => Self::Rgb8(Decode::decode_vec(count, input)?),
            SimpleType::Rgba8 => Self::Rgba8(Decode::decode_vec(count, input)?),
        })
    }

    /// Notes the elements for those who look at the bytes, or the only one where there is one.
    pub(super) fn note(&self, alone: bool, input: &mut Reader<'_, '_, Moul>) {
        fn list<T: Clone + Into<Value>>(list: &[T]) -> Vec<Value> {
            list.iter().cloned().map(Into::into).collect()
        }
        if !input.has_notes() {
            return;
        }
        let mut values = match self {
            Self::Int(values) => list(values),
            Self::Float(values) => list(values),
            Self::Bool(values) => list(values),
            Self::Double(values) => list(values),
            Self::Byte(values) => list(values),
            Self::Short(values) => list(values),
            Self::String32(values) => {
                values.iter().map(|text| Value::Text(text.to_string())).collect()
            }
            // The others have parts, which note themselves.
            _ => return input.note(|| self.to_string()),
        };
        input.note(|| match values.pop() {
            Some(value) if alone && values.is_empty() => value,
            last => Value::List(values.into_iter().chain(last).collect()),
        });
    }

    /// Writes the elements, without their number.
    pub(super) fn write(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        with_list!(self, list => out.values(list), clock _count => Ok(()))
    }
}

/// Reads bytes of which any other than 0 is true; in strict mode only 1 is.
fn read_bools(count: usize, input: &mut Reader<'_, '_, Moul>) -> Result<Vec<bool>, DecodeError> {
    let start = input.offset();
    let bytes = u8::decode_vec(count, input)?;
    if input.strict()
        && let Some((offset, byte)) = (start..).zip(&bytes).find(|(_, byte)| **byte > 1)
    {
        let kind = DecodeErrorKind::Invalid { what: "bool", value: u64::from(*byte) };
        return Err(DecodeError::new(kind, offset));
    }
    Ok(bytes.into_iter().map(|byte| byte != 0).collect())
}
