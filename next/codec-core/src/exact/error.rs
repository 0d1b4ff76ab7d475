//! Why a value is not of the type that was asked for.

use alloc::{borrow::Cow, boxed::Box, format};
use core::fmt;

use super::Value;
use crate::error::{Path, path::located};

/// Why a [`Value`] is not of the type that was asked for, and in which field.
///
/// ```
/// use codec_core::exact::{Exact, Value};
///
/// #[derive(Exact, Debug)]
/// struct Server {
///     names: Vec<String>,
/// }
///
/// let json: Value = serde_json::from_str(r#"{"names": ["Kaiator", 5]}"#)?;
/// let error = Server::from_value(json).unwrap_err();
/// assert_eq!(error.to_string(), "Server.names[1]: expected text, found a whole number");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    what: Cow<'static, str>,
    path: Path,
}

impl Error {
    /// An error with this text: lower case, without a period.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn new(what: impl Into<Cow<'static, str>>) -> Self {
        Self(Box::new(Inner { what: what.into(), path: Path::default() }))
    }

    /// `found` is not what was expected, such as `a list`.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn unexpected(expected: &str, found: &Value) -> Self {
        Self::new(format!("expected {expected}, found {}", found.found()))
    }

    /// A number does not fit in a type.
    #[cold]
    #[inline(never)]
    pub(super) fn out_of_range(number: &dyn fmt::Display, ty: &str) -> Self {
        Self::new(format!("{number} does not fit in {ty}"))
    }
}

located!(Error);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.path.is_empty() {
            write!(f, "{}: ", self.0.path)?;
        }
        f.write_str(&self.0.what)
    }
}

impl core::error::Error for Error {}
