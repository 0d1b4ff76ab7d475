//! Descriptions of types and codecs.

use super::{BitsShape, EnumShape, Frame, Record};

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
    /// True or false, in a byte.
    Bool,
    /// A UUID of 16 bytes.
    Uuid,
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
    /// A derived struct.
    Record(&'static Record),
    /// A derived enum.
    Enum(&'static EnumShape),
    /// A derived struct that is one number.
    Bits {
        /// The number.
        of: fn() -> Shape,
        /// The struct.
        bits: &'static BitsShape,
    },
    /// A type or codec that describes itself no further.
    Other,
}

/// The order of the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ByteOrder {
    /// The least significant byte first.
    Little,
    /// The most significant byte first.
    Big,
    /// What the message says.
    Varies,
}
