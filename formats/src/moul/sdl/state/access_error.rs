//! What is wrong with a request to read or change a variable.

use core::fmt;

/// Why a variable could not be read or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccessError {
    variable: String,
    kind: AccessErrorKind,
}

/// The reasons for which a variable cannot be read or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AccessErrorKind {
    /// The descriptor has no such variable.
    UnknownVariable,
    /// The variable has another type than the value.
    TypeMismatch {
        /// The type of the variable, as descriptors have it, or `states`.
        declared: &'static str,
        /// The type that was asked for: of a value, or `values` or `states`.
        value: &'static str,
    },
    /// The variable has another number of elements than the value.
    CountMismatch {
        /// Elements of the variable, or 1 where the value is one element.
        expected: usize,
        /// Elements of the value.
        len: usize,
    },
    /// A text has more bytes than fit.
    TooLong {
        /// The most bytes it may have.
        max: usize,
        /// The bytes it has.
        len: usize,
    },
    /// A text is not UTF-8 (when it is read), or has a NUL (when it is set).
    InvalidText,
    /// There are more elements than a list may have, or more states than it can store.
    TooManyElements {
        /// The most there may be.
        max: usize,
        /// How many there would be.
        len: usize,
    },
    /// A list has no element with this index, or has no room to store it.
    IndexOutOfRange {
        /// Indices are below this.
        count: usize,
        /// The index.
        index: usize,
    },
}

impl AccessError {
    #[cold]
    pub(super) fn new(variable: &str, kind: AccessErrorKind) -> Self {
        Self { variable: variable.to_owned(), kind }
    }

    /// The name of the variable, as it was asked for.
    #[must_use]
    pub fn variable(&self) -> &str {
        &self.variable
    }

    /// Why it could not be read or changed.
    #[must_use]
    pub fn kind(&self) -> &AccessErrorKind {
        &self.kind
    }
}

impl fmt::Display for AccessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variable, kind } = self;
        write!(f, "variable `{variable}`: ")?;
        match kind {
            AccessErrorKind::UnknownVariable => f.write_str("the descriptor has no such variable"),
            AccessErrorKind::TypeMismatch { declared, value } => {
                write!(f, "it holds {declared}, not {value}")
            }
            AccessErrorKind::CountMismatch { expected, len } => {
                write!(f, "expected {expected} elements, found {len}")
            }
            AccessErrorKind::TooLong { max, len } => {
                write!(f, "a text of {len} bytes is over the maximum {max}")
            }
            AccessErrorKind::InvalidText => f.write_str("the text is not UTF-8, or has a NUL"),
            AccessErrorKind::TooManyElements { max, len } => {
                write!(f, "{len} elements are over the maximum {max}")
            }
            AccessErrorKind::IndexOutOfRange { count, index } => {
                write!(f, "there is no element {index}, only {count} elements")
            }
        }
    }
}

impl core::error::Error for AccessError {}
