//! What is wrong with the bytes of a state.

use core::fmt;

use codec_core::{DecodeError, DecodeErrorKind, Segment};

use super::{read::IO_VERSION, stored::MAX_READ};

/// Why the bytes of a state could not be decoded, at which byte, and in which variable.
///
/// Variables have names only at run time, so this is a type of its own beside
/// [`DecodeError`], whose paths are of names in programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateError(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: StateErrorKind,
    offset: usize,
    path: String,
}

/// The reasons for which decoding a state stops.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StateErrorKind {
    /// The flags of the header lack 0x8000.
    MissingHeaderFlag {
        /// The flags.
        flags: u16,
    },
    /// There is no descriptor with this name and version.
    UnknownDescriptor {
        /// The name.
        name: String,
        /// The version.
        version: u16,
    },
    /// The variables are written in another way than in version 6, the only one that is known.
    UnsupportedIoVersion {
        /// The version found.
        found: u8,
    },
    /// More variables or states are stored than there are.
    CountTooLarge {
        /// How many there are.
        max: usize,
        /// How many are claimed.
        found: usize,
    },
    /// A stored variable or state has an index that none has.
    IndexOutOfRange {
        /// How many there are.
        count: usize,
        /// The index.
        index: usize,
    },
    /// A variable or state is stored twice.
    DuplicateIndex {
        /// Its index.
        index: usize,
    },
    /// A list has more than 9999 elements, which no program reads.
    ListTooLong {
        /// How many are claimed.
        found: u32,
    },
    /// Bits that have no meaning are set, in strict mode.
    UnknownFlags {
        /// Which flags they are among.
        what: &'static str,
        /// The flags.
        flags: u16,
    },
    /// What other values can have wrong too: the input ends, bytes are left over, text is not
    /// valid, a limit is reached.
    Decode(DecodeErrorKind),
}

impl StateError {
    #[cold]
    pub(in crate::moul::sdl) fn new(kind: StateErrorKind, offset: usize) -> Self {
        Self(Box::new(Inner { kind, offset, path: String::new() }))
    }

    /// Why decoding stopped.
    #[must_use]
    pub fn kind(&self) -> &StateErrorKind {
        &self.0.kind
    }

    /// The byte of the state at which it stopped, counted from 0.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// The variable in which it stopped, behind the name of the descriptor, such as
    /// `Lamp.wicks[1].length`; empty in the header.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.0.path
    }

    /// Whether more input could help: the input ended before the state did.
    #[must_use]
    pub fn is_incomplete(&self) -> bool {
        matches!(self.0.kind, StateErrorKind::Decode(DecodeErrorKind::UnexpectedEnd { .. }))
    }

    /// Adds the enclosing variable to the path.
    #[cold]
    pub(super) fn in_variable(mut self, name: &str) -> Self {
        self.0.path = joined(name, &self.0.path);
        self
    }

    /// Adds the index in the enclosing array to the path.
    #[cold]
    pub(super) fn at_index(mut self, index: usize) -> Self {
        self.0.path = joined(&format!("[{index}]"), &self.0.path);
        self
    }
}

impl From<DecodeError> for StateError {
    #[cold]
    fn from(error: DecodeError) -> Self {
        let path = path_of(error.path().segments());
        let kind = StateErrorKind::Decode(error.kind().clone());
        Self(Box::new(Inner { kind, offset: error.offset(), path }))
    }
}

/// What the error is in general terms. The names of variables are lost.
impl From<StateError> for DecodeError {
    #[cold]
    fn from(error: StateError) -> Self {
        use DecodeErrorKind::{Invalid, TooLong, UnknownName, WrongConstant};

        let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        let Inner { kind, offset, .. } = *error.0;
        let kind = match kind {
            StateErrorKind::MissingHeaderFlag { flags } => {
                Invalid { what: "header flags", value: flags.into() }
            }
            StateErrorKind::UnknownDescriptor { .. } => UnknownName { ty: "descriptor" },
            StateErrorKind::UnsupportedIoVersion { found } => {
                WrongConstant { expected: Some(IO_VERSION.into()), found: Some(found.into()) }
            }
            StateErrorKind::CountTooLarge { max, found } => {
                TooLong { max: number(max), found: number(found) }
            }
            StateErrorKind::IndexOutOfRange { index, .. } => {
                Invalid { what: "index", value: number(index) }
            }
            StateErrorKind::DuplicateIndex { index } => {
                Invalid { what: "index that is stored twice", value: number(index) }
            }
            StateErrorKind::ListTooLong { found } => {
                TooLong { max: MAX_READ.into(), found: found.into() }
            }
            StateErrorKind::UnknownFlags { flags, .. } => {
                Invalid { what: "flag bits", value: flags.into() }
            }
            StateErrorKind::Decode(kind) => kind,
        };
        Self::new(kind, offset)
    }
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, offset, path } = &*self.0;
        write!(f, "{kind} at byte {offset:#x}")?;
        if path.is_empty() { Ok(()) } else { write!(f, " in {path}") }
    }
}

impl core::error::Error for StateError {}

impl fmt::Display for StateErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingHeaderFlag { flags } => {
                write!(f, "header flags {flags:#06x} without 0x8000")
            }
            Self::UnknownDescriptor { name, version } => {
                write!(f, "no descriptor `{name}` of version {version}")
            }
            Self::UnsupportedIoVersion { found } => {
                write!(f, "unknown io version {found}, only {IO_VERSION} is known")
            }
            Self::CountTooLarge { max, found } => {
                write!(f, "{found} are stored, but there are only {max}")
            }
            Self::IndexOutOfRange { count, index } => {
                write!(f, "index {index} is stored, but there are only {count}")
            }
            Self::DuplicateIndex { index } => write!(f, "index {index} is stored twice"),
            Self::ListTooLong { found } => {
                write!(f, "a list of {found} elements is over the maximum {MAX_READ}")
            }
            Self::UnknownFlags { what, flags } => write!(f, "unknown bits in {what} {flags:#x}"),
            Self::Decode(kind) => kind.fmt(f),
        }
    }
}

/// The steps as one path.
fn path_of(segments: impl Iterator<Item = Segment>) -> String {
    segments.fold(String::new(), |path, segment| match segment {
        Segment::Index(index) => format!("{path}[{index}]"),
        Segment::Field(name) => joined(&path, name),
        // Steps of other kinds say nothing that the names do not say.
        _ => path,
    })
}

/// `inner` behind `outer`.
fn joined(outer: &str, inner: &str) -> String {
    let dot = if outer.is_empty() || inner.is_empty() || inner.starts_with('[') { "" } else { "." };
    format!("{outer}{dot}{inner}")
}
