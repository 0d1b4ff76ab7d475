//! Why decoding stopped.

use alloc::boxed::Box;
use core::fmt;

use super::{Path, path::located, until::Until};

/// Why decoding stopped, at which byte, and in which field.
///
/// ```
/// # use codec_core::{DecodeError, DecodeErrorKind};
/// let kind = DecodeErrorKind::UnexpectedEnd { needed: 4, left: 2 };
/// let error = DecodeError::new(kind, 0x1c).in_field("name").at_index(3).in_field("servers");
/// assert_eq!(
///     error.in_type("ServerList").to_string(),
///     "needed 4 bytes, 2 left at byte 0x1c in ServerList.servers[3].name"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    kind: DecodeErrorKind,
    offset: usize,
    path: Path,
    /// Bytes that must follow the value at fault, at least.
    following: usize,
    /// Whether the value at fault lies elsewhere than its field.
    is_elsewhere: bool,
    /// Whether the value at fault is in a list with `end`.
    is_in_list: bool,
    /// The terminator that the value at fault lacks, if it lacks that.
    until: Option<Until>,
    /// The field of `Limits` that the value at fault exceeds, if it exceeds one.
    limit: Option<&'static str>,
}

// How much follows is a hint for streams, and no part of what is wrong.
impl PartialEq for Inner {
    fn eq(&self, other: &Self) -> bool {
        (&self.kind, self.offset, &self.path) == (&other.kind, other.offset, &other.path)
    }
}

impl Eq for Inner {}

/// The reasons for which decoding stops.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// The input ends before the value does.
    ///
    /// From [`Format::from_prefix`](crate::Format::from_prefix) it means: read more and try
    /// again. Every other kind is final.
    UnexpectedEnd {
        /// Bytes the value needs.
        needed: usize,
        /// Bytes that were left.
        left: usize,
    },
    /// The value does not fit in the part of the message that a length gave it.
    PastLimit {
        /// Bytes the value needs.
        needed: usize,
        /// Bytes that were left of the part.
        left: usize,
    },
    /// Bytes are left over behind the value.
    TrailingBytes {
        /// How many.
        left: usize,
    },
    /// No variant of the enum carries this tag.
    UnknownTag {
        /// Name of the enum.
        ty: &'static str,
        /// The tag as read.
        tag: u64,
    },
    /// No variant of the enum has this name.
    UnknownName {
        /// Name of the enum.
        ty: &'static str,
    },
    /// The bytes hold another type of value than the field has.
    WrongType {
        /// What the field is.
        expected: &'static str,
        /// What was found.
        found: &'static str,
    },
    /// The bytes hold a type number that the format does not have.
    UnknownType {
        /// The number as read.
        id: u64,
    },
    /// A struct on the wire has another number of fields than the declared one.
    FieldCount {
        /// Fields of the declared struct.
        expected: usize,
        /// Fields found.
        found: usize,
    },
    /// A field that must be there is not.
    MissingField {
        /// Its name on the wire.
        name: &'static str,
    },
    /// A constant has another value.
    WrongConstant {
        /// The value it must have, where it is a whole number.
        expected: Option<u64>,
        /// The value found, where it is a whole number.
        found: Option<u64>,
    },
    /// A text constant has another value.
    WrongText {
        /// The text it must be.
        expected: &'static str,
        /// The beginning of the text found.
        found: Box<str>,
    },
    /// A constant of raw bytes has another value.
    WrongBytes {
        /// The bytes it must have.
        expected: Box<[u8]>,
        /// The bytes found.
        found: Box<[u8]>,
    },
    /// The text is not valid in its encoding.
    InvalidText {
        /// Name of the encoding.
        encoding: &'static str,
    },
    /// A value that this field cannot have.
    Invalid {
        /// What is wrong, such as `bool` or `padding`.
        what: &'static str,
        /// The value as read, or 0 where it is not a number.
        value: u64,
    },
    /// A `check` of the field does not hold.
    CheckFailed {
        /// The condition as written.
        condition: &'static str,
    },
    /// The bytes that a checksum covers have another one.
    Checksum {
        /// The sum of the bytes, where it is a whole number.
        expected: Option<u64>,
        /// The sum in the message, where it is a whole number.
        found: Option<u64>,
    },
    /// Arithmetic in a directive of the field has no result: it overflows, divides by zero, shifts
    /// too far, casts to a type in which the number does not fit, or indexes past the end.
    Overflow {
        /// The expression as written.
        expression: &'static str,
    },
    /// A count or length is larger than the field allows.
    TooLong {
        /// The largest allowed.
        max: u64,
        /// The one found.
        found: u64,
    },
    /// Values are nested deeper than [`Limits::depth`](crate::Limits::depth).
    DepthLimit {
        /// The limit.
        limit: usize,
    },
    /// The message needs more elements, memory or stack than [`Limits`](crate::Limits) allow.
    BudgetExceeded {
        /// What ran out, such as `elements`, `memory` or `stack`.
        what: &'static str,
        /// The limit.
        limit: usize,
    },
}

impl DecodeError {
    /// Creates an error at the byte `offset` of the message.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn new(kind: DecodeErrorKind, offset: usize) -> Self {
        Self(Box::new(Inner {
            kind,
            offset,
            path: Path::default(),
            following: 0,
            is_elsewhere: false,
            is_in_list: false,
            until: None,
            limit: None,
        }))
    }

    /// Why decoding stopped.
    #[must_use]
    pub fn kind(&self) -> &DecodeErrorKind {
        &self.0.kind
    }

    /// The byte of the message at which it stopped, counted from 0.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// Whether more input could help: the input ended before the value did.
    #[must_use]
    pub fn is_incomplete(&self) -> bool {
        matches!(self.0.kind, DecodeErrorKind::UnexpectedEnd { .. })
    }

    /// How many more bytes the input must have at least before decoding can succeed; `None` if more
    /// input does not help.
    ///
    /// Memory is limited in proportion to the input, so more input may also help against
    /// [`BudgetExceeded`](DecodeErrorKind::BudgetExceeded).
    ///
    /// It counts what is known to be missing of the whole message, such as the other elements of a
    /// list, so that a stream need not be decoded again for every few bytes.
    ///
    /// ```
    /// # use codec_core::{DecodeError, DecodeErrorKind};
    /// let kind = DecodeErrorKind::UnexpectedEnd { needed: 4, left: 1 };
    /// assert_eq!(DecodeError::new(kind, 0).missing(), Some(3));
    /// ```
    #[must_use]
    pub fn missing(&self) -> Option<usize> {
        match self.0.kind {
            DecodeErrorKind::UnexpectedEnd { needed, left } => {
                Some(needed.saturating_sub(left).max(1).saturating_add(self.0.following))
            }
            DecodeErrorKind::BudgetExceeded { .. } if self.0.following > 0 => {
                Some(self.0.following)
            }
            _ => None,
        }
    }

    /// Notes that at least `bytes` bytes must follow the value at fault.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn followed_by(mut self, bytes: usize) -> Self {
        if !self.0.is_elsewhere && self.is_incomplete() {
            self.0.following = self.0.following.saturating_add(bytes);
        }
        self
    }

    /// Notes that the value at fault goes up to `unit` bytes that are all `byte`, which are not before
    /// the offset `from`.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn up_to(mut self, from: usize, unit: usize, byte: u8) -> Self {
        if self.is_incomplete() {
            self.0.until = Some(Until { from, unit, byte, behind: 0 });
        }
        self
    }

    /// The terminator that the message lacks, if it lacks that.
    pub(crate) fn until(&self) -> Option<Until> {
        self.0.until.map(|until| Until { behind: self.0.following, ..until })
    }

    /// Notes that the message could be decoded if it had `bytes` more bytes.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn mended_by(mut self, bytes: usize) -> Self {
        self.0.following = bytes;
        self
    }

    /// Notes which field of [`Limits`](crate::Limits) is exceeded.
    #[must_use]
    pub(crate) fn limited_by(mut self, limit: &'static str) -> Self {
        self.0.limit = Some(limit);
        self
    }

    /// Notes that the value at fault is in a list with `end`.
    #[must_use]
    pub(crate) fn in_list(mut self) -> Self {
        self.0.is_in_list = true;
        self
    }

    /// Whether the value at fault is in a list with `end`, where a stream can go on.
    pub(crate) fn is_in_list(&self) -> bool {
        self.0.is_in_list
    }

    /// Notes that the value at fault lies elsewhere: what follows its field is not behind it.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub(crate) fn elsewhere(mut self) -> Self {
        self.0.following = 0;
        self.0.is_elsewhere = true;
        self
    }
}

located!(DecodeError);

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {:#x}", self.0.kind, self.0.offset)?;
        if !self.0.path.is_empty() {
            write!(f, " in {}", self.0.path)?;
        }
        match self.0.limit {
            Some(limit) => write!(f, "; `Limits::{limit}` raises the limit"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for DecodeError {}

impl fmt::Display for DecodeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnexpectedEnd { needed, left } => {
                write!(f, "needed {needed} bytes, {left} left")
            }
            Self::PastLimit { needed, left } => {
                write!(f, "needed {needed} bytes, {left} left in the part its length gives")
            }
            Self::TrailingBytes { left } => write!(f, "{left} bytes left over"),
            Self::UnknownTag { ty, tag } => write!(f, "unknown tag {tag:#x} of `{ty}`"),
            Self::UnknownName { ty } => write!(f, "unknown name of `{ty}`"),
            Self::WrongType { expected, found } => write!(f, "expected {expected}, found {found}"),
            Self::UnknownType { id } => write!(f, "unknown type number {id:#x}"),
            Self::FieldCount { expected, found } => {
                write!(f, "expected {expected} fields, found {found}")
            }
            Self::MissingField { name } => write!(f, "missing field `{name}`"),
            Self::WrongConstant { expected, found } => match (expected, found) {
                (Some(expected), Some(found)) => {
                    write!(f, "expected the constant {expected:#x}, found {found:#x}")
                }
                _ => f.write_str("wrong constant"),
            },
            Self::WrongText { expected, found } => {
                write!(f, "expected the constant {expected:?}, found {found:?}")
            }
            Self::WrongBytes { expected, found } => {
                let (expected, found) = (expected.escape_ascii(), found.escape_ascii());
                write!(f, "expected the constant b\"{expected}\", found b\"{found}\"")
            }
            Self::InvalidText { encoding } => write!(f, "invalid {encoding} text"),
            Self::Invalid { what, value } => write!(f, "invalid {what} {value:#x}"),
            Self::CheckFailed { condition } => write!(f, "`{condition}` does not hold"),
            Self::Checksum { expected, found } => match (expected, found) {
                (Some(expected), Some(found)) => {
                    write!(f, "expected the checksum {expected:#x}, found {found:#x}")
                }
                _ => f.write_str("wrong checksum"),
            },
            Self::Overflow { expression } => write!(f, "`{expression}` is out of range"),
            Self::TooLong { max, found } => write!(f, "length {found} is over the maximum {max}"),
            Self::DepthLimit { limit } => write!(f, "nested deeper than {limit} levels"),
            Self::BudgetExceeded { what, limit } => write!(f, "more {what} than the limit {limit}"),
        }
    }
}
