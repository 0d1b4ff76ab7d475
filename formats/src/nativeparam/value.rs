//! Any message, without a declaration.

use std::{borrow::Cow, fmt};

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeItems, Encode, EncodeError, EncodeItems, Layout,
    Reader, Shape, Size, Writer,
};
use uuid::Uuid;

use super::{
    AvatarId, Json, NativeParam, Vector3,
    format::{MAX_FIELDS, enter, leave, put_field, too_many},
    list::{put_count, take_count},
    type_id,
};

/// Any value of the format.
///
/// Text and buffers borrow from the input where `'a` is its lifetime;
/// [`into_owned`](Self::into_owned) copies them.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "the format has 17 types and cannot change any more")]
pub enum Value<'a> {
    /// `uint8`
    UInt8(u8),
    /// `float32`
    Float32(f32),
    /// `float64`
    Float64(f64),
    /// `int32`
    Int32(i32),
    /// `c-string`
    CString(Cow<'a, str>),
    /// `struct`
    Struct(Struct<'a>),
    /// `uuid`
    Uuid(Uuid),
    /// `avatar-id`
    AvatarId(AvatarId),
    /// `vector3`
    Vector3(Vector3),
    /// `bool`
    Bool(bool),
    /// `json`
    Json(Json<Cow<'a, str>>),
    /// `int32-array`
    Int32Array(Vec<i32>),
    /// `int64`
    Int64(i64),
    /// `buffer`
    Buffer(Cow<'a, [u8]>),
    /// `uint32`
    UInt32(u32),
    /// `uuid-array`
    UuidArray(Vec<Uuid>),
    /// `c-string-array`
    CStringArray(Vec<Cow<'a, str>>),
}

/// A struct of any fields: the only value that can be a whole message.
///
/// ```
/// use codec_core::Format;
/// use formats::nativeparam::{NativeParam, Struct, Value};
///
/// let message: Struct = NativeParam::from_slice(&[2, 4, 0xb3, 0, 0, 0, 10, 1])?;
/// assert_eq!(message.0, [Value::Int32(0xb3), Value::Bool(true)]);
/// assert_eq!(message.to_string(), "struct\n|- int32 = 179\n|- bool = true\n");
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct Struct<'a>(pub Vec<Value<'a>>);

/// The same for every type id: `$body` with the value bound.
macro_rules! each {
    ($self:expr, $value:ident => $body:expr) => {
        match $self {
            Value::UInt8($value) => $body,
            Value::Float32($value) => $body,
            Value::Float64($value) => $body,
            Value::Int32($value) => $body,
            Value::CString($value) => $body,
            Value::Struct($value) => $body,
            Value::Uuid($value) => $body,
            Value::AvatarId($value) => $body,
            Value::Vector3($value) => $body,
            Value::Bool($value) => $body,
            Value::Json($value) => $body,
            Value::Int32Array($value) => $body,
            Value::Int64($value) => $body,
            Value::Buffer($value) => $body,
            Value::UInt32($value) => $body,
            Value::UuidArray($value) => $body,
            Value::CStringArray($value) => $body,
        }
    };
}

impl Value<'_> {
    /// The name of its type.
    #[must_use]
    pub fn type_name(&self) -> &'static str {
        type_id::name(self.type_number()).unwrap_or("?")
    }

    /// The same with nothing borrowed.
    #[must_use]
    pub fn into_owned(self) -> Value<'static> {
        match self {
            Self::CString(text) => Value::CString(owned(text)),
            Self::Json(Json(text)) => Value::Json(Json(owned(text))),
            Self::Buffer(bytes) => Value::Buffer(Cow::Owned(bytes.into_owned())),
            Self::CStringArray(list) => Value::CStringArray(list.into_iter().map(owned).collect()),
            Self::Struct(fields) => Value::Struct(fields.into_owned()),
            Self::UInt8(value) => Value::UInt8(value),
            Self::Float32(value) => Value::Float32(value),
            Self::Float64(value) => Value::Float64(value),
            Self::Int32(value) => Value::Int32(value),
            Self::Uuid(value) => Value::Uuid(value),
            Self::AvatarId(value) => Value::AvatarId(value),
            Self::Vector3(value) => Value::Vector3(value),
            Self::Bool(value) => Value::Bool(value),
            Self::Int32Array(value) => Value::Int32Array(value),
            Self::Int64(value) => Value::Int64(value),
            Self::UInt32(value) => Value::UInt32(value),
            Self::UuidArray(value) => Value::UuidArray(value),
        }
    }
}

fn owned(text: Cow<'_, str>) -> Cow<'static, str> {
    Cow::Owned(text.into_owned())
}

impl Struct<'_> {
    /// The same with nothing borrowed.
    #[must_use]
    pub fn into_owned(self) -> Struct<'static> {
        Struct(self.0.into_iter().map(Value::into_owned).collect())
    }
}

impl Layout<NativeParam> for Value<'_> {
    fn shape() -> Shape {
        Shape::Any
    }
}

impl Encode<NativeParam> for Value<'_> {
    fn encode(&self, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        each!(self, value => value.encode(out))
    }

    fn type_number(&self) -> u8 {
        each!(self, value => Encode::<NativeParam>::type_number(value))
    }
}

impl<'de: 'a, 'a> Decode<'de, NativeParam> for Value<'a> {
    /// A value without its type id can only be a struct.
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        Struct::decode(input).map(Self::Struct)
    }

    fn decode_typed(
        tag: u8,
        input: &mut Reader<'_, 'de, NativeParam>,
    ) -> Result<Self, DecodeError> {
        Ok(match tag {
            type_id::UINT8 => Self::UInt8(input.value()?),
            type_id::FLOAT32 => Self::Float32(input.value()?),
            type_id::FLOAT64 => Self::Float64(input.value()?),
            type_id::INT32 => Self::Int32(input.value()?),
            type_id::C_STRING => Self::CString(input.value()?),
            type_id::STRUCT => Self::Struct(input.value()?),
            type_id::UUID => Self::Uuid(input.value()?),
            type_id::AVATAR_ID => Self::AvatarId(input.value()?),
            type_id::VECTOR3 => Self::Vector3(input.value()?),
            type_id::BOOL => Self::Bool(input.value()?),
            type_id::JSON => Self::Json(input.value()?),
            type_id::INT32_ARRAY => Self::Int32Array(input.value()?),
            type_id::INT64 => Self::Int64(input.value()?),
            type_id::BUFFER => Self::Buffer(input.value::<&[u8]>()?.into()),
            type_id::UINT32 => Self::UInt32(input.value()?),
            type_id::UUID_ARRAY => Self::UuidArray(input.value()?),
            type_id::C_STRING_ARRAY => Self::CStringArray(input.value()?),
            other => {
                return Err(input.error(DecodeErrorKind::UnknownType { id: u64::from(other) }));
            }
        })
    }
}

impl Layout<NativeParam> for Struct<'_> {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Typed { number: u64::from(type_id::STRUCT), of: || Shape::Any }
    }
}

impl Encode<NativeParam> for Struct<'_> {
    fn encode(&self, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        let count = u8::try_from(self.0.len()).map_err(|_| too_many(self.0.len()))?;
        enter(out)?;
        out.put(&[count]);
        for (index, value) in self.0.iter().enumerate() {
            put_value(value, out).map_err(|error| error.at_index(index))?;
        }
        leave(out);
        Ok(())
    }
}

/// Writes type id and value, telling the types apart once for both.
fn put_value(value: &Value<'_>, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
    match value {
        Value::Struct(fields) => put_field(fields, out),
        value => each!(value, value => put_field(value, out)),
    }
}

impl<'de: 'a, 'a> Decode<'de, NativeParam> for Struct<'a> {
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        let offset = input.offset();
        input.budget().enter(offset)?;
        let [count] = input.array()?;
        input.note(move || count);
        let count = usize::from(count);
        let fields = decode_fields(count, input)?;
        input.budget().leave();
        Ok(Self(fields))
    }
}

fn decode_fields<'de: 'a, 'a>(
    count: usize,
    input: &mut Reader<'_, 'de, NativeParam>,
) -> Result<Vec<Value<'a>>, DecodeError> {
    // A field has a type id and a byte at least; what is claimed beyond that fails below.
    let room = count.min(input.rest().len() / 2).min(usize::from(MAX_FIELDS));
    input.charge(count, room.saturating_mul(size_of::<Value<'_>>()))?;
    let mut fields = Vec::with_capacity(room);
    for index in 0..count {
        fields.push(input.element(index, decode_untyped)?);
    }
    Ok(fields)
}

fn decode_untyped<'de: 'a, 'a>(
    input: &mut Reader<'_, 'de, NativeParam>,
) -> Result<Value<'a>, DecodeError> {
    let start = input.offset();
    let [tag] = input.array()?;
    if type_id::name(tag).is_none() {
        return Err(DecodeError::new(DecodeErrorKind::UnknownType { id: u64::from(tag) }, start));
    }
    Value::decode_typed(tag, input)
}

impl Layout<NativeParam> for Cow<'_, [u8]> {
    const SIZE: Size = Size::at_least(4);
    const TYPE: u8 = type_id::BUFFER;

    fn shape() -> Shape {
        super::list::buffer()
    }
}

impl Encode<NativeParam> for Cow<'_, [u8]> {
    fn encode(&self, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        (&**self).encode(out)
    }
}

impl Layout<NativeParam> for Vec<Cow<'_, str>> {
    const SIZE: Size = Size::at_least(4);
    const TYPE: u8 = type_id::C_STRING_ARRAY;

    fn shape() -> Shape {
        <Vec<String> as Layout<NativeParam>>::shape()
    }
}

impl Encode<NativeParam> for Vec<Cow<'_, str>> {
    fn encode(&self, out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        put_count(self.len(), out)?;
        out.values(self)
    }
}

impl<'de: 'a, 'a> Decode<'de, NativeParam> for Vec<Cow<'a, str>> {
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        let count = take_count(input)?;
        <Cow<'a, str>>::decode_vec(count, input)
    }
}

/// The fields behind those that a struct declares, which are dropped.
///
/// By default they are an error. A last field of this type with `#[wire(rest)]` ignores them, as
/// the server code does.
///
/// ```
/// use codec_core::{Format, Wire};
/// use formats::nativeparam::{Ignored, NativeParam};
///
/// #[derive(Wire)]
/// #[wire(format = NativeParam)]
/// struct Ping {
///     time: i32,
///     #[wire(rest)]
///     rest: Ignored,
/// }
///
/// let ping: Ping = NativeParam::from_slice(&[2, 4, 7, 0, 0, 0, 10, 1])?;
/// assert_eq!(ping.time, 7);
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Ignored;

impl Layout<NativeParam> for Ignored {
    fn shape() -> Shape {
        Shape::Any
    }
}

impl EncodeItems<NativeParam> for Ignored {
    fn count(&self) -> usize {
        0
    }

    fn encode_items(&self, _: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
        Ok(())
    }
}

impl<'de> DecodeItems<'de, NativeParam> for Ignored {
    fn decode_items(
        count: usize,
        input: &mut Reader<'_, 'de, NativeParam>,
    ) -> Result<Self, DecodeError> {
        for index in 0..count {
            input.element(index, decode_untyped)?;
        }
        Ok(Self)
    }

    fn decode_rest(_: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        Ok(Self)
    }
}

impl fmt::Display for Struct<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tree(f, self, 0)
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Struct(fields) => fields.fmt(f),
            Self::UInt8(value) => value.fmt(f),
            Self::Float32(value) => value.fmt(f),
            Self::Float64(value) => value.fmt(f),
            Self::Int32(value) => value.fmt(f),
            Self::CString(text) | Self::Json(Json(text)) => write!(f, "{text:?}"),
            Self::Uuid(value) => value.fmt(f),
            Self::AvatarId(AvatarId(value)) => write!(f, "{value:#x}"),
            Self::Vector3(Vector3 { x, y, z }) => write!(f, "({x}, {y}, {z})"),
            Self::Bool(value) => value.fmt(f),
            Self::Int32Array(value) => write!(f, "{value:?}"),
            Self::Int64(value) => value.fmt(f),
            Self::Buffer(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
            Self::UInt32(value) => value.fmt(f),
            Self::UuidArray(list) => f.debug_list().entries(list).finish(),
            Self::CStringArray(list) => write!(f, "{list:?}"),
        }
    }
}

/// Prints the fields of `fields`, `depth` levels in.
fn tree(f: &mut fmt::Formatter<'_>, fields: &Struct<'_>, depth: usize) -> fmt::Result {
    writeln!(f, "struct")?;
    for value in &fields.0 {
        for _ in 0..depth {
            f.write_str("|  ")?;
        }
        f.write_str("|- ")?;
        match value {
            Value::Struct(fields) => tree(f, fields, depth.saturating_add(1))?,
            value => writeln!(f, "{} = {value}", value.type_name())?,
        }
    }
    Ok(())
}
