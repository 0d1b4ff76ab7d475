//! Descriptions of formats: how the fields of a struct lie.

use super::shape::Shape;

/// A description of a format.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FormatShape {
    /// Its name.
    pub name: &'static str,
    /// How the fields of a struct lie.
    pub lies: Lies,
    /// Whether bytes behind a message are ignored.
    pub ignores_trailing: bool,
    /// The types whose numbers stand before values.
    pub types: &'static [TypeShape],
}

/// A type whose number stands before values.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TypeShape {
    /// The number.
    pub number: u64,
    /// Its name in the format.
    pub name: &'static str,
    /// The values.
    pub shape: fn() -> Shape,
}

impl TypeShape {
    /// A description of a type.
    #[must_use]
    pub const fn new(number: u64, name: &'static str, shape: fn() -> Shape) -> Self {
        Self { number, name, shape }
    }
}

/// How the fields of a struct lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Lies {
    /// One after the other, with nothing between them.
    Packed,
    /// One after the other; what has no fixed length lies elsewhere, at an offset.
    Offsets {
        /// The offset of the first byte of the message.
        first: usize,
    },
    /// A struct is a `u8` count and as many fields, each behind its type number. Fields at the end
    /// may be missing. The tag of an enum is the first of the fields.
    Tagged {
        /// The type number of a struct.
        record: u64,
    },
    /// A message is a zero byte, the length of the names as `u32`, a zero `u16`, the names, each
    /// behind its length as `u16` in ASCII, and a struct. A struct is a `u16` count and as many
    /// tokens in any order: type number; if it is `sized` or more, the length of what follows as
    /// `u32`; the number of its name as `u16`; payload. Tokens that no field has are skipped. In a
    /// list whose elements are structs, each has its length as `u32` before it.
    Named {
        /// The type number of a struct.
        record: u64,
        /// The lowest type number of tokens that have a length.
        sized: u64,
    },
}

impl FormatShape {
    /// Whether it is the same description.
    #[cfg(feature = "catalog")]
    pub(crate) fn is(&self, other: &Self) -> bool {
        let Self { name, lies, ignores_trailing, types } = self;
        (*name, *lies, *ignores_trailing) == (other.name, other.lies, other.ignores_trailing)
            && core::ptr::eq(*types, other.types)
    }

    /// A format whose fields lie one after the other.
    #[must_use]
    pub const fn packed(name: &'static str) -> Self {
        Self { name, lies: Lies::Packed, ignores_trailing: false, types: &[] }
    }

    /// The same for fields that lie otherwise.
    #[must_use]
    pub const fn lying(self, lies: Lies) -> Self {
        Self { lies, ..self }
    }

    /// The same with types.
    #[must_use]
    pub const fn with_types(self, types: &'static [TypeShape]) -> Self {
        Self { types, ..self }
    }

    /// The same for a format that ignores bytes behind a message.
    #[must_use]
    pub const fn ignoring_trailing(self) -> Self {
        Self { ignores_trailing: true, ..self }
    }
}
