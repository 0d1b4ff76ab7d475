//! Why a value could not be encoded.

use alloc::boxed::Box;
use core::fmt;

use super::{Path, path::located};

/// Why a value could not be encoded, and in which field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodeError(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: EncodeErrorKind,
    path: Path,
}

/// The reasons for which a value cannot be encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodeErrorKind {
    /// A list, text or message is longer than its count can hold or the field allows.
    TooLong {
        /// The largest length allowed.
        max: u64,
        /// The length of the value.
        len: u64,
    },
    /// A number does not fit in its type on the wire.
    OutOfRange {
        /// What did not fit, such as `u16`.
        what: &'static str,
    },
    /// The text has a character that its encoding cannot write.
    Unmappable {
        /// Name of the encoding.
        encoding: &'static str,
        /// The character.
        character: char,
    },
    /// An optional field is present although its condition does not hold, or absent although it
    /// does.
    Presence {
        /// Whether the condition holds.
        wanted: bool,
    },
    /// A count that other fields determine differs from the number of elements.
    CountMismatch {
        /// The count the other fields give.
        expected: u64,
        /// The number of elements.
        len: u64,
    },
    /// A value that this field cannot have.
    Invalid {
        /// What is wrong.
        what: &'static str,
    },
    /// A `check` of the field does not hold.
    CheckFailed {
        /// The condition as written.
        condition: &'static str,
    },
    /// Arithmetic in a directive of the field has no result: it overflows, divides by zero, shifts
    /// too far, casts to a type in which the number does not fit, or indexes past the end.
    Overflow {
        /// The expression as written.
        expression: &'static str,
    },
    /// No number in the field that an expression names makes it the count or length it must be.
    NoSolution {
        /// The expression as written.
        expression: &'static str,
        /// What it must be.
        len: u64,
        /// Why no number does that.
        why: &'static str,
    },
    /// Values are nested deeper than the format or [`Limits::depth`](crate::Limits::depth) allow.
    DepthLimit {
        /// The limit.
        limit: usize,
    },
    /// Values are nested so deeply that encoding them takes more stack than the
    /// [`Limits::stack`](crate::Limits::stack) of the format.
    StackLimit,
    /// The output slice is too short.
    BufferTooSmall {
        /// Bytes the value needs.
        needed: usize,
        /// Bytes that were left.
        left: usize,
    },
}

impl EncodeError {
    /// Creates an error.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn new(kind: EncodeErrorKind) -> Self {
        Self(Box::new(Inner { kind, path: Path::default() }))
    }

    /// Creates a [`TooLong`](EncodeErrorKind::TooLong) error for a length of `len`.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn too_long(len: usize, max: u64) -> Self {
        let len = u64::try_from(len).unwrap_or(u64::MAX);
        Self::new(EncodeErrorKind::TooLong { max, len })
    }

    /// Why the value could not be encoded.
    #[must_use]
    pub fn kind(&self) -> &EncodeErrorKind {
        &self.0.kind
    }
}

located!(EncodeError);

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.kind)?;
        if self.0.path.is_empty() { Ok(()) } else { write!(f, " in {}", self.0.path) }
    }
}

impl core::error::Error for EncodeError {}

impl fmt::Display for EncodeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { max, len } => write!(f, "length {len} is over the maximum {max}"),
            Self::OutOfRange { what } => write!(f, "value does not fit in {what}"),
            Self::Unmappable { encoding, character } => {
                write!(f, "{character:?} cannot be written in {encoding}")
            }
            Self::Presence { wanted: true } => f.write_str("must be present under its condition"),
            Self::Presence { wanted: false } => f.write_str("must be absent under its condition"),
            Self::CountMismatch { expected, len } => {
                write!(f, "{len} elements where other fields say {expected}")
            }
            Self::Invalid { what } => write!(f, "invalid {what}"),
            Self::CheckFailed { condition } => write!(f, "`{condition}` does not hold"),
            Self::Overflow { expression } => write!(f, "`{expression}` is out of range"),
            Self::NoSolution { expression, len, why } => {
                write!(f, "`{expression}` cannot be {len}: {why}")
            }
            Self::DepthLimit { limit } => write!(f, "nested deeper than {limit} levels"),
            Self::StackLimit => f.write_str("nested too deeply for the stack"),
            Self::BufferTooSmall { needed, left } => {
                write!(f, "needed {needed} bytes of output, {left} left")
            }
        }
    }
}
