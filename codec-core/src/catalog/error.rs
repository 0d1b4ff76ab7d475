//! What can go wrong with an entry, or with looking for one.

use std::fmt;

use crate::error::{DecodeError, EncodeError};

/// Why an [`Entry`](super::Entry) could not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
// No variant is called `Encode`: compile errors would then have to tell it from the trait.
pub enum Error {
    /// The bytes are not this message.
    NotDecoded(DecodeError),
    /// The format cannot hold the value.
    NotEncoded(EncodeError),
    /// The JSON is not that of this message.
    Json {
        /// What is wrong with it, and where.
        what: String,
    },
    /// The type was added without JSON.
    NoJson,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotDecoded(error) => error.fmt(f),
            Self::NotEncoded(error) => error.fmt(f),
            Self::Json { what } => f.write_str(what),
            Self::NoJson => f.write_str("the type has no JSON"),
        }
    }
}

impl std::error::Error for Error {}

impl From<DecodeError> for Error {
    fn from(error: DecodeError) -> Self {
        Self::NotDecoded(error)
    }
}

impl From<EncodeError> for Error {
    fn from(error: EncodeError) -> Self {
        Self::NotEncoded(error)
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::Json { what: error.to_string() }
    }
}

/// Why [`Catalog::find`](super::Catalog::find) did not find exactly one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindError {
    /// No entry has this name or number.
    Unknown {
        /// What was looked for.
        name: String,
        /// Names that are spelled nearly like it.
        near: Vec<String>,
    },
    /// Several entries have it.
    Ambiguous {
        /// What was looked for.
        name: String,
        /// What to write for each of them.
        candidates: Vec<String>,
    },
}

impl fmt::Display for FindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, names: &[String], last: &str| {
            names.iter().enumerate().try_for_each(|(index, name)| {
                let between = match index {
                    0 => "",
                    _ if index.saturating_add(1) == names.len() => last,
                    _ => ", ",
                };
                write!(f, "{between}`{name}`")
            })
        };
        match self {
            Self::Unknown { name, near } if near.is_empty() => write!(f, "no message `{name}`"),
            Self::Unknown { name, near } => {
                write!(f, "no message `{name}`; did you mean ")?;
                list(f, near, " or ")?;
                f.write_str("?")
            }
            Self::Ambiguous { name, candidates } => {
                write!(f, "`{name}` is ambiguous: ")?;
                list(f, candidates, " or ")
            }
        }
    }
}

impl std::error::Error for FindError {}
