//! Files as JSON and in other formats of serde.
//!
//! A value is an object of its type and content, `{"Int32": 5}`; a compound is an object of its names
//! in their order; a list says of what it is: `{"of": "Int32", "items": […]}`. Times are ticks of
//! 100 ns, dates are days, both as on the wire.

use codec_core::exact::{Error, Exact, Value as Tree};
use half::f16;

use super::{Compound, Date, DateTime, List, Text, Time, Value, token};

/// `Exact` for [`Value`]: the types that have it by themselves, and those of 16 bits.
macro_rules! tokens {
    ($($name:ident)*) => {
        impl Exact for Value {
            fn to_value(&self) -> Tree {
                let value = match self {
                    $(Self::$name(value) => value.to_value(),)*
                    Self::Half(half) => half_to_value(*half),
                    Self::HalfArray(halves) => {
                        Tree::List(halves.iter().copied().map(half_to_value).collect())
                    }
                };
                Tree::variant(self.token_name(), value)
            }

            fn from_value(value: Tree) -> Result<Self, Error> {
                let (name, value) = value.into_variant()?;
                match &*name {
                    $(stringify!($name) => Exact::from_value(value).map(Self::$name),)*
                    "Half" => half_from_value(value).map(Self::Half),
                    "HalfArray" => halves_from_value(value).map(Self::HalfArray),
                    _ => Err(unnamed(&name)),
                }
            }
        }
    };
}

tokens! {
    Byte SByte Int16 UInt16 Int32 UInt32 Int64 UInt64 Single Double String String16 DateTime Date Time
    ByteArray SByteArray Int16Array UInt16Array Int32Array UInt32Array Int64Array UInt64Array
    SingleArray DoubleArray Guid List Compound
}

impl Exact for Text {
    fn to_value(&self) -> Tree {
        Tree::Text(self.to_string().into())
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        String::from_value(value).map(Self::from)
    }
}

impl Exact for Compound {
    fn to_value(&self) -> Tree {
        let entry = |(name, value): &(Text, Value)| (name.to_string().into(), value.to_value());
        Tree::Object(self.0.iter().map(entry).collect())
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        let Tree::Object(entries) = value else {
            return Err(Error::unexpected("names and values", &value));
        };
        let mut compound = Self::default();
        for (name, value) in entries {
            compound.0.push((Text::from(&*name), Value::from_value(value)?));
        }
        Ok(compound)
    }
}

/// The fields of a list, as they are read.
#[derive(Exact)]
struct Listed {
    /// The type of the elements: its name, or a number that has none.
    of: Tree,
    items: Vec<Value>,
}

impl Exact for List {
    fn to_value(&self) -> Tree {
        let of = self.of_name().map_or_else(|| self.of.to_value(), |name| Tree::Text(name.into()));
        Tree::Object(vec![("of".into(), of), ("items".into(), self.items.to_value())])
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        let Listed { of, items } = Listed::from_value(value)?;
        let of = match of {
            Tree::Text(name) => token::id(&name).ok_or_else(|| unnamed(&name))?,
            number => u8::from_value(number)?,
        };
        Ok(Self { of, items })
    }
}

#[cold]
fn unnamed(name: &str) -> Error {
    Error::new(format!("no type has the name `{name}`"))
}

#[derive(Exact)]
struct Ticks {
    ticks: i64,
    offset: i16,
}

impl Exact for DateTime {
    fn to_value(&self) -> Tree {
        Ticks { ticks: self.ticks(), offset: self.offset() }.to_value()
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        let Ticks { ticks, offset } = Ticks::from_value(value)?;
        Self::new(ticks, offset).ok_or_else(|| Error::new("no such date and time"))
    }
}

impl Exact for Date {
    fn to_value(&self) -> Tree {
        self.day().to_value()
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        Self::new(i32::from_value(value)?).ok_or_else(|| Error::new("no such date"))
    }
}

impl Exact for Time {
    fn to_value(&self) -> Tree {
        self.ticks().to_value()
    }

    fn from_value(value: Tree) -> Result<Self, Error> {
        Self::new(i64::from_value(value)?).ok_or_else(|| Error::new("no such time"))
    }
}

codec_core::serde_by_exact!(Value, Text, Compound, List, DateTime, Date, Time);

/// A number of 16 bits, like the wider ones. Its type cannot have `Exact`, as neither is declared here.
fn half_to_value(half: f16) -> Tree {
    if half.is_nan() {
        Tree::Text(format!("nan:{:04x}", half.to_bits()).into())
    } else {
        Tree::F32(half.to_f32())
    }
}

fn half_from_value(value: Tree) -> Result<f16, Error> {
    let bits = |digits| u16::from_str_radix(digits, 16).ok().map(f16::from_bits);
    if let Tree::Text(text) = &value
        && let Some(digits) = text.strip_prefix("nan:")
    {
        let half = bits(digits).filter(|half| half.is_nan());
        return half.ok_or_else(|| Error::new(format!("`{text}` is not a number of 16 bits")));
    }
    f64::from_value(value).map(f16::from_f64)
}

fn halves_from_value(value: Tree) -> Result<Vec<f16>, Error> {
    let Tree::List(items) = value else { return Err(Error::unexpected("a list", &value)) };
    let half = |(index, item)| half_from_value(item).map_err(|error: Error| error.at_index(index));
    items.into_iter().enumerate().map(half).collect()
}
