//! Any token, without a declaration.

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Format, Layout, Options, Reader,
    Shape, Size, Writer,
};
use half::f16;
use uuid::Uuid;

use super::{
    Castle, CastleOptions, Date, DateTime, String16, Text, Time, object::bad_token, token, tree,
};

/// Any value of the format.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "the format has these tokens and cannot change")]
pub enum Value {
    /// `Byte`; 0 and 1 stand for false and true.
    Byte(u8),
    /// `SByte`
    SByte(i8),
    /// `Int16`
    Int16(i16),
    /// `UInt16`
    UInt16(u16),
    /// `Int32`
    Int32(i32),
    /// `UInt32`
    UInt32(u32),
    /// `Int64`
    Int64(i64),
    /// `UInt64`
    UInt64(u64),
    /// `Half`
    Half(f16),
    /// `Single`
    Single(f32),
    /// `Double`
    Double(f64),
    /// `String`: text in UTF-8.
    String(Text),
    /// `String16`: text in UTF-16.
    String16(Text),
    /// `DateTime`
    DateTime(DateTime),
    /// `Date`
    Date(Date),
    /// `Time`
    Time(Time),
    /// `ByteArray`
    ByteArray(Vec<u8>),
    /// `SByteArray`
    SByteArray(Vec<i8>),
    /// `Int16Array`
    Int16Array(Vec<i16>),
    /// `UInt16Array`
    UInt16Array(Vec<u16>),
    /// `Int32Array`
    Int32Array(Vec<i32>),
    /// `UInt32Array`
    UInt32Array(Vec<u32>),
    /// `Int64Array`
    Int64Array(Vec<i64>),
    /// `UInt64Array`
    UInt64Array(Vec<u64>),
    /// `HalfArray`
    HalfArray(Vec<f16>),
    /// `SingleArray`
    SingleArray(Vec<f32>),
    /// `DoubleArray`
    DoubleArray(Vec<f64>),
    /// `Guid`
    Guid(Uuid),
    /// `List`
    List(List),
    /// `Compound`
    Compound(Compound),
}

/// A `List`: values of one type.
///
/// Its elements are moved out by [`IntoIterator`].
#[derive(Default)]
pub struct List {
    /// The token id of the elements, which cannot be that of a list. A list without elements may
    /// have 0, for no type; it is written as the id of `Byte`.
    pub of: u8,
    /// The elements; encoding fails if they have another type.
    pub items: Vec<Value>,
}

impl List {
    /// A list of `items`, which have the type of the first.
    #[must_use]
    pub fn new(items: Vec<Value>) -> Self {
        Self { of: items.first().map_or(token::ROOT, Value::token), items }
    }

    /// An empty list of the type with this name, such as `Int32`; `None` if there is no such type,
    /// or no list of it.
    ///
    /// ```
    /// use formats::castle::List;
    ///
    /// assert_eq!(List::empty_of("Int32").map(|list| list.of), Some(5));
    /// assert!(List::empty_of("List").is_none());
    /// ```
    #[must_use]
    pub fn empty_of(name: &str) -> Option<Self> {
        let of = token::id(name).filter(|of| !matches!(*of, token::ROOT | token::LIST))?;
        Some(Self { of, items: Vec::new() })
    }

    /// The name of the type of the elements, such as `Int32`; `None` for a list without elements
    /// that has no type, and for a number that is not the id of a type.
    #[must_use]
    pub fn of_name(&self) -> Option<&'static str> {
        token::name(self.of).filter(|_| self.of != token::ROOT)
    }
}

/// A `Compound`, or a whole file: values with names.
///
/// ```
/// use codec_core::Format;
/// use formats::castle::{Castle, Compound, Value};
///
/// let mut file = Compound::default();
/// file.push("Hello", Value::String("World".into()));
/// let bytes = Castle::to_vec(&file)?;
/// assert_eq!(bytes, b"\0\x07\0\0\0\0\0\x05\0Hello\x01\0\x0c\0\0\x05\0World");
/// let again: Compound = Castle::from_slice(&bytes)?;
/// assert_eq!(again.get("Hello"), Some(&Value::String("World".into())));
/// assert_eq!(again.to_string(), "Compound\n|- Hello: String = \"World\"\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A tree of any depth is read, written, printed, cloned, compared and dropped on a small stack.
/// Its values are moved out by [`IntoIterator`].
#[derive(Default)]
pub struct Compound(
    /// The names, which must be ASCII, and values in the order of the file.
    pub Vec<(Text, Value)>,
);

impl Compound {
    /// The first value with this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(known, _)| *known == *name).map(|(_, value)| value)
    }

    /// Reads a file in the form that the format describes, or else in that of the printed examples.
    ///
    /// A file of one kind is not well-formed as the other: see [`CastleOptions::draft`].
    ///
    /// # Errors
    ///
    /// The error of the usual form, if the file has neither form.
    pub fn decode_auto(input: &[u8]) -> Result<Self, DecodeError> {
        Castle::from_slice(input).or_else(|error| {
            let draft = Options::new(CastleOptions::DRAFT);
            Castle::from_slice_with(input, &draft).map_err(|_| error)
        })
    }

    /// Adds a value at the end.
    pub fn push(&mut self, name: impl Into<Text>, value: Value) {
        self.0.push((name.into(), value));
    }
}

impl Value {
    /// Its token id.
    #[must_use]
    pub fn token(&self) -> u8 {
        self.type_number()
    }

    /// Whether it holds no allocation.
    #[inline]
    pub(super) fn is_plain(&self) -> bool {
        match self {
            Self::Byte(_)
            | Self::SByte(_)
            | Self::Int16(_)
            | Self::UInt16(_)
            | Self::Int32(_)
            | Self::UInt32(_)
            | Self::Int64(_)
            | Self::UInt64(_)
            | Self::Half(_)
            | Self::Single(_)
            | Self::Double(_)
            | Self::DateTime(_)
            | Self::Date(_)
            | Self::Time(_)
            | Self::Guid(_) => true,
            Self::String(text) | Self::String16(text) => text.is_short(),
            _ => false,
        }
    }

    /// The name of its token.
    #[must_use]
    pub fn token_name(&self) -> &'static str {
        token::name(self.type_number()).unwrap_or("?")
    }
}

/// `$body` for each kind of value that holds no others and is written as its own type says.
macro_rules! plain {
    ($($kind:ident $id:ident),* $(,)?) => {
        impl Layout<Castle> for Value {
            fn shape() -> Shape {
                Shape::Any
            }
        }

        impl Encode<Castle> for Value {
            fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
                match self {
                    $(Self::$kind(value) => value.encode(out),)*
                    Self::String16(text) => String16::encode_as(text, out),
                    Self::List(list) => list.encode(out),
                    Self::Compound(compound) => compound.encode(out),
                }
            }

            fn type_number(&self) -> u8 {
                match self {
                    $(Self::$kind(_) => token::$id,)*
                    Self::String16(_) => token::STRING16,
                    Self::List(_) => token::LIST,
                    Self::Compound(_) => token::COMPOUND,
                }
            }
        }

        /// Reads a payload that holds no other values.
        #[inline]
        pub(super) fn take_plain(
            tag: u8,
            input: &mut Reader<'_, '_, Castle>,
        ) -> Result<Value, DecodeError> {
            Ok(match tag {
                $(token::$id => Value::$kind(input.value()?),)*
                token::STRING16 => {
                    let text: String = String16::decode_as(input)?;
                    Value::String16(text.into())
                },
                other => return Err(bad_token(other, input.offset())),
            })
        }
    };
}

plain! {
    Byte BYTE, SByte SBYTE, Int16 INT16, UInt16 UINT16, Int32 INT32, UInt32 UINT32, Int64 INT64,
    UInt64 UINT64, Half HALF, Single SINGLE, Double DOUBLE, String STRING, DateTime DATE_TIME,
    Date DATE, Time TIME, ByteArray BYTE_ARRAY, SByteArray SBYTE_ARRAY, Int16Array INT16_ARRAY,
    UInt16Array UINT16_ARRAY, Int32Array INT32_ARRAY, UInt32Array UINT32_ARRAY,
    Int64Array INT64_ARRAY, UInt64Array UINT64_ARRAY, HalfArray HALF_ARRAY,
    SingleArray SINGLE_ARRAY, DoubleArray DOUBLE_ARRAY, Guid GUID,
}

impl<'de> Decode<'de, Castle> for Value {
    /// A value without its token id can only be a compound.
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        tree::take(token::COMPOUND, input)
    }

    #[inline]
    fn decode_typed(tag: u8, input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        if tag < token::LIST { take_plain(tag, input) } else { tree::take(tag, input) }
    }
}

impl Layout<Castle> for Compound {
    const SIZE: Size = Size::at_least(2);

    fn shape() -> Shape {
        Shape::Typed { number: u64::from(token::COMPOUND), of: || Shape::Any }
    }
}

impl Encode<Castle> for Compound {
    fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        tree::put(tree::Node::Compound(self), out)
    }
}

impl<'de> Decode<'de, Castle> for Compound {
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        match tree::take(token::COMPOUND, input)? {
            Value::Compound(compound) => Ok(compound),
            _ => Ok(Self::default()),
        }
    }
}

impl Layout<Castle> for List {
    const SIZE: Size = Size::at_least(3);
    const TYPE: u8 = token::LIST;

    fn shape() -> Shape {
        Shape::Typed { number: u64::from(token::LIST), of: || Shape::Any }
    }
}

impl Encode<Castle> for List {
    fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        tree::put(tree::Node::List(self), out)
    }
}

impl<'de> Decode<'de, Castle> for List {
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        match tree::take(token::LIST, input)? {
            Value::List(list) => Ok(list),
            _ => Ok(Self::default()),
        }
    }
}
