//! Descriptors by name and version.

use std::sync::Arc;

use super::{
    Declared, Descriptor, DescriptorError,
    bind::{self, Index},
    parser::parse,
};
use crate::moul::sdl::state::MAX_READ;

/// Descriptors of states, looked up by name and version.
///
/// ```
/// use formats::moul::sdl::Descriptors;
///
/// let descriptors = Descriptors::parse(
///     "STATEDESC Door { VERSION 1 VAR BOOL open[1] DEFAULT=false }
///      STATEDESC Door { VERSION 2 VAR BOOL open[1] DEFAULT=false VAR BYTE knocks[1] }",
/// )?;
/// assert_eq!(descriptors.newest("door").unwrap().version(), 2);
/// assert_eq!(descriptors.get("Door", 1).unwrap().variables().len(), 1);
/// assert!(descriptors.get("Door", 3).is_none());
/// # Ok::<(), formats::moul::sdl::DescriptorError>(())
/// ```
///
/// # Text
///
/// ```text
/// # a comment
/// STATEDESC Lamp
/// {
///     VERSION 3
///     VAR BOOL   lit[1]    DEFAULT=false
///     VAR $Wick  wicks[]
///     VAR POINT3 place[2]  DEFAULT=(0,0,1.5)  DEFAULTOPTION=VAULT  DISPLAYOPTION=hidden
/// }
/// ```
///
/// | part | accepted |
/// |---|---|
/// | text | 8-bit; a UTF-8 byte order mark is skipped; `#` begins a comment, except in quotes |
/// | keywords | in upper case |
/// | names | letters, digits, `_` and `-`; they match in upper and lower case |
/// | types | those of [`SimpleType`](crate::moul::sdl::SimpleType), in upper or lower case; `$Name` for states of a descriptor |
/// | `[n]`, `[]` | an array of `n` elements, at most [`MAX_COUNT`](Self::MAX_COUNT); a list; brackets are required |
/// | `VERSION` | once and first, 0 to 65535 |
/// | `DEFAULT` | the value of each element; numbers are decimal, and fit in the type; `(0)` is `0` |
/// | options | any word, any number of times; `PHASED` is `DEFAULTOPTION=VAULT`, `INTERNAL` is `DISPLAYOPTION=hidden` |
/// | `;` | behind a version, a variable and its options; no meaning |
/// | a variable name twice | two variables; by name, the first |
/// | a descriptor twice | an error, if the version is the same |
/// | `$Name` | the newest version declared so far, else the newest of all |
///
/// Published files keep to it. Servers differ from it and from each other: MOSS and the client need
/// blanks around signs, DIRTSAND and moulars bind `$Name` to the newest version of all.
#[derive(Clone, Debug, Default)]
pub struct Descriptors {
    all: Arc<[Arc<Declared>]>,
    index: Arc<Index>,
}

impl Descriptors {
    /// The most elements that a variable may declare, unless [`parse_with`](Self::parse_with) says
    /// otherwise: as many as lists can have. A default value is made for each of them where a state
    /// has none.
    pub const MAX_COUNT: u32 = MAX_READ;

    /// Reads the descriptors of one text.
    ///
    /// # Errors
    ///
    /// [`DescriptorError`] with the line and column of the first mistake.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Self, DescriptorError> {
        Self::parse_with(text, Self::MAX_COUNT)
    }

    /// [`parse`](Self::parse) with another limit than [`MAX_COUNT`](Self::MAX_COUNT).
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse).
    pub fn parse_with(text: impl AsRef<[u8]>, max_count: u32) -> Result<Self, DescriptorError> {
        let parsed = parse(text.as_ref(), max_count)?;
        let (all, index) = bind::bind(parsed).map_err(|(error, _)| error)?;
        Ok(Self { all: all.into(), index: Arc::new(index) })
    }

    /// Reads the descriptors of several files, which may refer to each other.
    ///
    /// The order matters as it does for clients: a state inside of another has the newest version
    /// that is declared before it, if there is one.
    ///
    /// # Errors
    ///
    /// [`DescriptorError`] with the file, line and column of the first mistake.
    pub fn parse_files<N, T>(
        files: impl IntoIterator<Item = (N, T)>,
    ) -> Result<Self, DescriptorError>
    where
        N: AsRef<str>,
        T: AsRef<[u8]>,
    {
        Self::parse_files_with(files, Self::MAX_COUNT)
    }

    /// [`parse_files`](Self::parse_files) with another limit than [`MAX_COUNT`](Self::MAX_COUNT).
    ///
    /// # Errors
    ///
    /// As [`parse_files`](Self::parse_files).
    pub fn parse_files_with<N, T>(
        files: impl IntoIterator<Item = (N, T)>,
        max_count: u32,
    ) -> Result<Self, DescriptorError>
    where
        N: AsRef<str>,
        T: AsRef<[u8]>,
    {
        let mut descriptors = Vec::new();
        // The file of each descriptor.
        let mut names = Vec::new();
        for (name, text) in files {
            let name: Arc<str> = name.as_ref().into();
            let parsed = parse(text.as_ref(), max_count).map_err(|error| error.in_file(&name))?;
            names.resize(names.len().saturating_add(parsed.len()), name);
            descriptors.extend(parsed);
        }
        let (all, index) = bind::bind(descriptors).map_err(|(error, at)| match names.get(at) {
            Some(name) => error.in_file(name),
            None => error,
        })?;
        Ok(Self { all: all.into(), index: Arc::new(index) })
    }

    /// The descriptor with this name, in upper or lower case, and version.
    #[must_use]
    pub fn get(&self, name: &str, version: u16) -> Option<Descriptor> {
        self.at(*self.index.get(&name.to_ascii_lowercase())?.get(&version)?)
    }

    /// The newest version of the descriptor with this name, in upper or lower case.
    #[must_use]
    pub fn newest(&self, name: &str) -> Option<Descriptor> {
        self.at(*self.index.get(&name.to_ascii_lowercase())?.values().next_back()?)
    }

    /// All descriptors, in the order of the declaration.
    pub fn iter(&self) -> impl Iterator<Item = Descriptor> + '_ {
        (0..self.all.len()).filter_map(|index| self.at(index))
    }

    /// The number of descriptors.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are no descriptors.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    fn at(&self, index: usize) -> Option<Descriptor> {
        let declared = Arc::clone(self.all.get(index)?);
        Some(Descriptor { declared, all: Arc::clone(&self.all) })
    }
}
