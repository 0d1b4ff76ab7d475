//! Descriptions of types, as data. The reference is `docs/shapes.md` in the repository.

use alloc::string::String;

pub use super::{
    bits::{BitGroup, BitKind, BitsShape},
    format::{FormatShape, Lies, TypeShape},
    frame::{Count, Counts, Far, Frame},
    number::{ByteOrder, NumberForm, Truth},
    opaque::{read_as, read_one},
    record::{EnumShape, Field, Keeps, Placement, RecordShape, VariantShape},
    rule::{Base, Binary, Expr, Rule, Unary},
};
use crate::{error::DecodeError, format::packed::UuidOrder};

/// A description of a type or codec in one format.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// Nothing on the wire.
    Unit,
    /// A whole number.
    Int {
        /// Bytes on the wire.
        width: usize,
        /// Whether it may be negative, in two's complement.
        signed: bool,
        /// The order of its bytes.
        order: ByteOrder,
    },
    /// A floating point number.
    Float {
        /// Bytes on the wire.
        width: usize,
        /// The order of its bytes.
        order: ByteOrder,
    },
    /// A whole number of varying length.
    VarInt {
        /// How it is written.
        form: NumberForm,
        /// The bits of the largest number.
        bits: u32,
        /// Whether it may be negative.
        signed: bool,
    },
    /// A number that is larger or smaller than the one on the wire.
    Shifted {
        /// The number on the wire.
        of: fn() -> Shape,
        /// What is added to it.
        plus: i128,
        /// The smallest and the largest sum; others are errors.
        range: (i128, i128),
    },
    /// True or false.
    Bool {
        /// The number on the wire.
        of: fn() -> Shape,
        /// Which numbers are true.
        truth: Truth,
    },
    /// A UUID of 16 bytes.
    Uuid {
        /// Their order.
        order: UuidOrder,
    },
    /// Text.
    Text {
        /// Name of the encoding.
        encoding: &'static str,
        /// How its end is found.
        frame: Frame,
    },
    /// Raw bytes.
    Bytes {
        /// How their end is found.
        frame: Frame,
    },
    /// A fixed number of values.
    Array {
        /// The elements.
        of: fn() -> Shape,
        /// How many.
        len: usize,
    },
    /// Any number of values.
    List {
        /// The elements.
        of: fn() -> Shape,
        /// How their end is found.
        frame: Frame,
    },
    /// A compound in a format with [names](Lies::Named), whose names are data.
    Map {
        /// The values.
        of: fn() -> Shape,
    },
    /// A value that may be absent.
    Optional {
        /// The value.
        of: fn() -> Shape,
        /// What says whether it is there.
        present: Present,
    },
    /// A derived struct.
    Record(&'static RecordShape),
    /// A derived enum.
    Enum(&'static EnumShape),
    /// A derived struct that is a number.
    Bits {
        /// The number.
        of: fn() -> Shape,
        /// Its bits.
        bits: &'static BitsShape,
    },
    /// A number whose bits have names.
    Flags(&'static FlagsShape),
    /// A codec or type with a name of its own.
    Named {
        /// The name.
        name: &'static str,
        /// What it is made of.
        of: fn() -> Shape,
    },
    /// A value that fills a number of bytes, which its frame gives.
    Framed {
        /// The value.
        of: fn() -> Shape,
        /// How its end is found.
        frame: Frame,
    },
    /// A value with zero bytes behind it, up to a multiple of so many bytes from its own start.
    Padded {
        /// The value.
        of: fn() -> Shape,
        /// The multiple.
        to: usize,
    },
    /// An enum whose tag may also be `null`, with nothing behind it. Behind a tag of no variant all
    /// that is left is kept; so it is behind a known one if it has such a value inside and goes on
    /// behind it.
    Open {
        /// The enum.
        of: fn() -> Shape,
        /// The tag for nothing.
        null: i128,
    },
    /// A value behind its type number, in a format that is [tagged](Lies::Tagged) or has
    /// [names](Lies::Named).
    Typed {
        /// The type number.
        number: u64,
        /// The value.
        of: fn() -> Shape,
    },
    /// A value of another format.
    Inside {
        /// The format.
        format: fn() -> FormatShape,
        /// The value.
        of: fn() -> Shape,
    },
    /// Any value that the format has, of those whose [types](FormatShape::types) stand before their
    /// values; in places without a type, a struct of such values.
    Any,
    /// A value that only its own code can read.
    Opaque {
        /// Its name.
        name: &'static str,
        /// Reads one from the beginning of the bytes.
        read: fn(&[u8]) -> Result<Taken, DecodeError>,
    },
}

/// What [`Shape::Opaque`] has read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Taken {
    /// How many bytes.
    pub len: usize,
    /// The value, as `Debug` prints it.
    pub value: String,
}

impl Taken {
    /// A value that was read from so many bytes.
    #[must_use]
    pub const fn new(len: usize, value: String) -> Self {
        Self { len, value }
    }
}

/// What says whether an optional value is there.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Present {
    /// The format: a field that is absent is left out.
    Format,
    /// A number before it, which is true or false.
    Number(fn() -> Shape),
    /// Whether bytes are left.
    Left,
}

impl Shape {
    /// A number of one byte without a sign.
    pub const BYTE: Self = Self::Int { width: 1, signed: false, order: ByteOrder::Little };

    /// The number on the wire, if it is one: of an enum its number, of flags the word.
    #[must_use]
    pub fn number(self) -> Option<Self> {
        match self {
            Self::Int { .. } | Self::VarInt { .. } => Some(self),
            Self::Named { of, .. }
            | Self::Typed { of, .. }
            | Self::Bool { of, .. }
            | Self::Bits { of, .. }
            | Self::Shifted { of, .. } => of().number(),
            Self::Flags(flags) => (flags.of)().number(),
            Self::Enum(shape) if shape.is_bare() => (shape.tag)().number(),
            _ => None,
        }
    }

    /// What is left without names, type numbers and formats around it.
    #[must_use]
    pub fn plain(self) -> Self {
        match self {
            Self::Named { of, .. } | Self::Typed { of, .. } => of().plain(),
            other => other,
        }
    }
}

/// A description of a number whose bits have names.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FlagsShape {
    /// Its Rust name.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// The number.
    pub of: fn() -> Shape,
    /// The bits that have names.
    pub flags: &'static [FlagShape],
}

impl FlagsShape {
    /// A description of flags.
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        of: fn() -> Shape,
        flags: &'static [FlagShape],
    ) -> Self {
        Self { name, docs, of, flags }
    }
}

/// A bit, or some bits, with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FlagShape {
    /// Its name.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// The bits.
    pub mask: u64,
}

impl FlagShape {
    /// A description of a flag.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, mask: u64) -> Self {
        Self { name, docs, mask }
    }
}
