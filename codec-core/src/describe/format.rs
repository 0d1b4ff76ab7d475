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
    /// A struct is a `u16` count and as many tokens in any order: type number, total length as `u32`
    /// if the type number is `sized` or more, name id as `u16`, payload. The message begins with a
    /// `u16` count and the names, each a `u8` length and ASCII; then comes a token whose type number
    /// is 0, with a length, and whose payload is the message. Unknown tokens are skipped.
    Named {
        /// The type number of a struct.
        record: u64,
        /// The lowest type number of tokens that have a length.
        sized: u64,
    },
}

impl FormatShape {
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
