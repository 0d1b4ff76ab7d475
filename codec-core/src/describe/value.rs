//! Values of fields, for people and programs that do not know the type.

use alloc::{string::String, vec::Vec};
use core::{any::TypeId, fmt};

use uuid::Uuid;

use super::{
    bits::BitKind,
    shape::{ByteOrder, Shape},
};
use crate::format::packed::Order;

/// The value of a field in a [`Tree`](super::tree::Tree).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Value {
    /// True or false.
    Bool(bool),
    /// A whole number.
    Int(i128),
    /// A whole number that is too large for [`Int`](Self::Int).
    Big(u128),
    /// A floating point number of 32 bits.
    F32(f32),
    /// A floating point number of 64 bits.
    F64(f64),
    /// Text.
    Text(String),
    /// Raw bytes.
    Bytes(Vec<u8>),
    /// A UUID.
    Uuid(Uuid),
    /// A number that has a name: the variant of an enum.
    Named {
        /// The name.
        name: &'static str,
        /// The number on the wire.
        number: i128,
    },
    /// A number whose bits have names.
    Flags {
        /// The names of the bits that are set, and have one.
        names: Vec<&'static str>,
        /// The number on the wire.
        number: u64,
    },
    /// The elements of a list.
    List(Vec<Self>),
}

impl Value {
    /// The value of `bytes`, where the type alone says what it is. `order` is that of numbers of which
    /// the message chose it.
    pub(super) fn of_shape(shape: Shape, bytes: &[u8], chosen: Order) -> Option<Self> {
        Some(match shape {
            Shape::Int { signed, order, .. } => {
                let number = number_of(bytes, order, chosen);
                let unused =
                    u128::BITS.checked_sub(u32::try_from(bytes.len()).ok()?.checked_mul(8)?)?;
                if signed {
                    Self::Int(number.wrapping_shl(unused).cast_signed().wrapping_shr(unused))
                } else {
                    Self::from(number)
                }
            }
            Shape::Float { width: 4, order } => {
                Self::F32(f32::from_bits(u32::try_from(number_of(bytes, order, chosen)).ok()?))
            }
            Shape::Float { order, .. } => {
                Self::F64(f64::from_bits(u64::try_from(number_of(bytes, order, chosen)).ok()?))
            }
            Shape::Enum(shape) => return Self::of_shape((shape.tag)(), bytes, chosen),
            Shape::Typed { of, .. } | Shape::Named { of, .. } => {
                return Self::of_shape(of(), bytes, chosen);
            }
            Shape::Bool { .. } => Self::Bool(bytes.iter().any(|byte| *byte != 0)),
            Shape::Bytes { .. } => bytes.into(),
            _ => return None,
        })
    }

    /// The value of the bits of a group.
    pub(crate) fn of_bits(kind: BitKind, width: u32, bits: u64) -> Option<Self> {
        Some(match kind {
            BitKind::Bool => Self::Bool(bits != 0),
            BitKind::Int { signed: true } => {
                let unused = u64::BITS.saturating_sub(width);
                Self::from(bits.wrapping_shl(unused).cast_signed().wrapping_shr(unused))
            }
            BitKind::Enum { variants, .. } => {
                Self::named(variants.iter().copied(), i128::from(bits))
            }
            BitKind::Struct(_) => return None,
            BitKind::Int { .. } | BitKind::Unused => Self::from(bits),
        })
    }

    /// A list of numbers; bytes are [`Bytes`](Self::Bytes).
    pub(crate) fn of_numbers<T: Copy + Into<Self> + 'static>(items: &[T]) -> Self {
        let items: Vec<Self> = items.iter().map(|item| (*item).into()).collect();
        if TypeId::of::<T>() != TypeId::of::<u8>() {
            return Self::List(items);
        }
        let byte = |item: &Self| match item {
            Self::Int(byte) => u8::try_from(*byte).ok(),
            _ => None,
        };
        Self::Bytes(items.iter().filter_map(byte).collect())
    }

    /// The memory that it takes beside itself.
    pub(crate) fn heap(&self) -> usize {
        match self {
            Self::Text(text) => text.capacity(),
            Self::Bytes(bytes) => bytes.capacity(),
            Self::Flags { names, .. } => names.capacity().saturating_mul(size_of::<&str>()),
            Self::List(items) => {
                let own = items.capacity().saturating_mul(size_of::<Self>());
                items.iter().map(Self::heap).fold(own, usize::saturating_add)
            }
            _ => 0,
        }
    }

    /// The number with its name, if one of the variants has it.
    pub(crate) fn named(
        mut variants: impl Iterator<Item = (&'static str, i128)>,
        number: i128,
    ) -> Self {
        match variants.find(|(_, id)| *id == number) {
            Some((name, number)) => Self::Named { name, number },
            None => Self::Int(number),
        }
    }
}

/// The bits of a number.
fn number_of(bytes: &[u8], order: ByteOrder, chosen: Order) -> u128 {
    let add = |sum: u128, byte: &u8| sum.wrapping_shl(8) | u128::from(*byte);
    match (order, chosen) {
        (ByteOrder::Big, _) | (ByteOrder::Varies, Order::Big) => bytes.iter().fold(0, add),
        _ => bytes.iter().rev().fold(0, add),
    }
}

/// Floating point numbers are equal if all their bits are.
impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Bool(a), Self::Bool(b)) => a == b,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Big(a), Self::Big(b)) => a == b,
            (Self::F32(a), Self::F32(b)) => a.to_bits() == b.to_bits(),
            (Self::F64(a), Self::F64(b)) => a.to_bits() == b.to_bits(),
            (Self::Text(a), Self::Text(b)) => a == b,
            (Self::Bytes(a), Self::Bytes(b)) => a == b,
            (Self::Uuid(a), Self::Uuid(b)) => a == b,
            (Self::Named { name, number }, Self::Named { name: other, number: b }) => {
                name == other && number == b
            }
            (Self::Flags { names, number }, Self::Flags { names: other, number: b }) => {
                names == other && number == b
            }
            (Self::List(a), Self::List(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Value {}

macro_rules! from {
    ($($ty:ty => |$value:ident| $make:expr;)*) => {$(
        impl From<$ty> for Value {
            #[inline]
            fn from($value: $ty) -> Self {
                $make
            }
        }
    )*};
}

from! {
    bool => |value| Self::Bool(value);
    u8 => |value| Self::Int(value.into());
    i8 => |value| Self::Int(value.into());
    u16 => |value| Self::Int(value.into());
    i16 => |value| Self::Int(value.into());
    u32 => |value| Self::Int(value.into());
    i32 => |value| Self::Int(value.into());
    u64 => |value| Self::Int(value.into());
    i64 => |value| Self::Int(value.into());
    i128 => |value| Self::Int(value);
    u128 => |value| i128::try_from(value).map_or(Self::Big(value), Self::Int);
    f32 => |value| Self::F32(value);
    f64 => |value| Self::F64(value);
    &str => |value| Self::Text(value.into());
    String => |value| Self::Text(value);
    &[u8] => |value| Self::Bytes(value.into());
    Uuid => |value| Self::Uuid(value);
}

/// As a Rust programmer would write it; text has its control characters escaped.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool(value) => write!(f, "{value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Big(value) => write!(f, "{value}"),
            Self::F32(value) => write!(f, "{value:?}"),
            Self::F64(value) => write!(f, "{value:?}"),
            Self::Text(value) => write!(f, "{value:?}"),
            Self::Bytes(value) => {
                for byte in value {
                    write!(f, "{byte:02x}")?;
                }
                Ok(())
            }
            Self::Uuid(value) => write!(f, "{value}"),
            Self::Named { name, number } => write!(f, "{name} ({number})"),
            Self::Flags { names, number } => {
                for name in names {
                    write!(f, "{name} ")?;
                }
                write!(f, "({number:#x})")
            }
            Self::List(items) => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_str("]")
            }
        }
    }
}
