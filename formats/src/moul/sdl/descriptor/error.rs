//! What is wrong with the text of a `.sdl` file.

use core::fmt;

use super::SimpleType;

/// What is wrong with the text of a `.sdl` file, and at which line and column.
///
/// ```
/// use formats::moul::sdl::Descriptors;
///
/// let error = Descriptors::parse("STATEDESC Door\n{\n    VERSION 1\n    VAR BOL open[1]\n}").unwrap_err();
/// assert_eq!(error.to_string(), "unknown type `BOL` at line 4, column 9");
/// assert_eq!((error.line(), error.column()), (4, 9));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DescriptorError(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    kind: DescriptorErrorKind,
    place: Place,
    file: Option<String>,
}

/// A place in a text. Both numbers count from 1; the column counts bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// The kinds of mistakes in the text of a `.sdl` file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DescriptorErrorKind {
    /// Another word or sign than the grammar allows here.
    UnexpectedToken {
        /// What may stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// The text ends inside of a descriptor.
    UnexpectedEndOfText {
        /// What should follow.
        expected: &'static str,
    },
    /// A character that no word, number or sign begins with.
    UnexpectedCharacter {
        /// The byte.
        found: u8,
    },
    /// A text in quotes is not closed on its line.
    UnterminatedString,
    /// A descriptor does not begin with `VERSION`.
    MissingVersion {
        /// What stands in its place.
        found: String,
    },
    /// A descriptor has a second `VERSION`.
    DuplicateVersion,
    /// A version is not a whole number from 0 to 65535.
    InvalidVersion {
        /// What stands in its place.
        found: String,
    },
    /// No type of variables has this name.
    UnknownType {
        /// The name.
        name: String,
    },
    /// A number of elements is not a whole number from 1 to 2147483647.
    InvalidCount {
        /// What stands in its place.
        found: String,
    },
    /// A variable declares more elements than are allowed: by default
    /// [`Descriptors::MAX_COUNT`](super::Descriptors::MAX_COUNT).
    CountTooLarge {
        /// The most elements it may have.
        max: u32,
        /// The elements it has.
        count: u32,
    },
    /// A default value is not written as the type of the variable asks.
    InvalidDefault {
        /// How values of the type are written.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// A default value is a number that the type of the variable cannot hold.
    ValueOutOfRange {
        /// The type.
        ty: SimpleType,
        /// The number as written.
        found: String,
    },
    /// A default text has too many bytes.
    TooLong {
        /// The most bytes it may have.
        max: usize,
        /// The bytes it has.
        len: usize,
    },
    /// A default value has another number of items than the type.
    WrongTupleLength {
        /// Items of a value of the type.
        expected: usize,
        /// Items found.
        found: usize,
    },
    /// `DEFAULT` on a variable whose type has none.
    DefaultNotAllowed,
    /// `DEFAULT` stands twice on one variable.
    DuplicateAttribute,
    /// A variable is a state of a descriptor that does not exist.
    UnknownDescriptor {
        /// Name of the descriptor.
        name: String,
    },
    /// A descriptor contains itself in arrays of fixed length, so that a state of it would have no
    /// end.
    RecursiveDescriptor {
        /// Name of the descriptor.
        name: String,
    },
    /// There is another descriptor with this name and version.
    DuplicateDescriptor {
        /// Its name.
        name: String,
        /// Its version.
        version: u16,
    },
    /// The file is encrypted: decrypt it first, with [`file_cipher`](crate::moul::file_cipher).
    EncryptedFile,
}

impl DescriptorError {
    #[cold]
    pub(super) fn new(kind: DescriptorErrorKind, place: Place) -> Self {
        Self(Box::new(Inner { kind, place, file: None }))
    }

    /// The same, in a file of this name.
    #[cold]
    pub(super) fn in_file(mut self, name: &str) -> Self {
        self.0.file = Some(name.to_owned());
        self
    }

    /// What is wrong.
    #[must_use]
    pub fn kind(&self) -> &DescriptorErrorKind {
        &self.0.kind
    }

    /// The line of the mistake, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.0.place.line
    }

    /// The column of the mistake, counted in bytes from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.0.place.column
    }

    /// The file of the mistake, if the descriptors come from files with names.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        self.0.file.as_deref()
    }
}

impl fmt::Display for DescriptorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, place: Place { line, column }, file } = &*self.0;
        write!(f, "{kind} at line {line}, column {column}")?;
        file.as_ref().map_or(Ok(()), |file| write!(f, " of {file}"))
    }
}

impl core::error::Error for DescriptorError {}

impl fmt::Display for DescriptorErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnexpectedToken { expected, found } => {
                write!(f, "expected {expected}, found {found}")
            }
            Self::UnexpectedEndOfText { expected } => {
                write!(f, "expected {expected}, found the end of the text")
            }
            Self::UnexpectedCharacter { found } => {
                write!(f, "unexpected character `{}`", found.escape_ascii())
            }
            Self::UnterminatedString => f.write_str("quote without a closing quote on its line"),
            Self::MissingVersion { found } => write!(f, "expected `VERSION`, found {found}"),
            Self::DuplicateVersion => f.write_str("second `VERSION` of one descriptor"),
            Self::InvalidVersion { found } => {
                write!(f, "expected a version from 0 to 65535, found {found}")
            }
            Self::UnknownType { name } => write!(f, "unknown type `{name}`"),
            Self::InvalidCount { found } => {
                write!(f, "expected a number of elements from 1 to 2147483647, found {found}")
            }
            Self::CountTooLarge { max, count } => write!(
                f,
                "{count} elements are over the maximum {max}; `Descriptors::parse_with` raises it"
            ),
            Self::InvalidDefault { expected, found } => {
                write!(f, "expected {expected} as the default, found {found}")
            }
            Self::ValueOutOfRange { ty, found } => {
                write!(f, "{found} is not in the range of {}", ty.name())
            }
            Self::TooLong { max, len } => {
                write!(f, "a text of {len} bytes is over the maximum {max}")
            }
            Self::WrongTupleLength { expected, found } => {
                write!(f, "expected a value of {expected} items, found {found}")
            }
            Self::DefaultNotAllowed => f.write_str("variables of this type have no default"),
            Self::DuplicateAttribute => f.write_str("second `DEFAULT` of one variable"),
            Self::UnknownDescriptor { name } => write!(f, "unknown descriptor `{name}`"),
            Self::RecursiveDescriptor { name } => {
                write!(f, "states of `{name}` contain themselves without end")
            }
            Self::DuplicateDescriptor { name, version } => {
                write!(f, "second descriptor `{name}` of version {version}")
            }
            Self::EncryptedFile => f.write_str("the file is encrypted"),
        }
    }
}
