//! A file that is read in place: only the requested parts are read.

use std::iter::FusedIterator;

use codec_core::{
    Decode, DecodeContext, DecodeError, DecodeErrorKind, Engine, Format, Options, Reader,
};

use super::{
    Castle,
    count::take_count,
    list,
    name::{Names, invalid, take_head},
    object::{Children, Header, take_len},
    token::{self, Extent},
};

/// An opened file: its bytes and its name table.
///
/// Opening reads only the names; parts that no [`View`] reads are not checked either, nor what is
/// behind the root. That a compound or list ends where its length says is checked with its last
/// token or element.
///
/// ```
/// use codec_core::Format;
/// use formats::castle::{Castle, Compound, File, List, Value};
///
/// let section = |y| Value::Compound(Compound(vec![("Y".into(), Value::SByte(y))]));
/// let level = Compound(vec![(
///     "Sections".into(),
///     Value::List(List::new(vec![section(-1), section(0), section(1)])),
/// )]);
/// let bytes = Castle::to_vec(&Compound(vec![("Level".into(), Value::Compound(level))]))?;
///
/// let file = File::open(&bytes)?;
/// let y = file.root().get("Level")?.get("Sections")?.at(2)?.get("Y")?;
/// assert_eq!(y.decode::<i8>()?, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct File<'de> {
    input: &'de [u8],
    names: Vec<&'de str>,
    options: Options<Castle>,
    start: usize,
}

impl<'de> File<'de> {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// If its head or its name table is not well-formed.
    pub fn open(input: &'de [u8]) -> Result<Self, DecodeError> {
        Self::open_with(input, Castle::DEFAULTS)
    }

    /// [`open`](Self::open) with options; they are those of all reads from the file.
    ///
    /// # Errors
    ///
    /// As [`open`](Self::open).
    pub fn open_with(input: &'de [u8], options: &Options<Castle>) -> Result<Self, DecodeError> {
        let mut state = DecodeContext::new(input, None, options);
        let mut reader = Reader::new(&mut state, options);
        let names = take_head(&mut reader, options.format.draft)?;
        Ok(Self { input, names, options: options.clone(), start: reader.offset() })
    }

    /// The names of the file, by their ids.
    #[must_use]
    pub fn names(&self) -> &[&'de str] {
        &self.names
    }

    /// The whole file as a compound.
    #[must_use]
    pub fn root(&self) -> View<'_> {
        let header = Header { tag: token::COMPOUND, name: None, end: None };
        View { file: self, header, start: self.start }
    }
}

/// A token of a [`File`]. Its payload is read only on request.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    file: &'a File<'a>,
    header: Header,
    start: usize,
}

impl<'a> View<'a> {
    /// Its token id.
    #[must_use]
    pub fn token(&self) -> u8 {
        self.header.tag
    }

    /// The byte of the file at which its payload begins.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.start
    }

    /// Reads it as a value of type `T`.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`].
    pub fn decode<T: Decode<'a, Castle>>(&self) -> Result<T, DecodeError> {
        self.at_byte(self.start, |input| self.header.decode(input))
    }

    /// The first token of this compound with this name.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] if there is none, and as [`find`](Self::find).
    pub fn get(&self, name: &str) -> Result<View<'a>, DecodeError> {
        match self.find(name)? {
            Some(view) => Ok(view),
            None => Err(invalid("name: there is no such token", 0, self.start)),
        }
    }

    /// The first token of this compound with this name, if there is one.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongType`] if this is not a compound, and what is wrong with the tokens
    /// before the one that is asked for.
    pub fn find(&self, name: &str) -> Result<Option<View<'a>>, DecodeError> {
        for token in self.tokens()? {
            let (known, view) = token?;
            if known == name {
                return Ok(Some(view));
            }
        }
        Ok(None)
    }

    /// The tokens of this compound with their names, in the order of the file.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongType`] if this is not a compound.
    pub fn tokens(&self) -> Result<Tokens<'a>, DecodeError> {
        if self.header.tag != token::COMPOUND {
            return Err(self.wrong_type("Compound"));
        }
        self.at_byte(self.start, |input| {
            let left = Children::open(input)?.left();
            self.check_end(left, input)?;
            Ok(Tokens { of: *self, left, at: input.offset() })
        })
    }

    /// The element `index` of this list or array.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] if there is none, and as [`items`](Self::items).
    pub fn at(&self, index: usize) -> Result<View<'a>, DecodeError> {
        self.items()?.nth(index).unwrap_or_else(|| {
            let value = u64::try_from(index).unwrap_or(u64::MAX);
            Err(invalid("index: there is no such element", value, self.start))
        })
    }

    /// The elements of this list or array.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongType`] if this is neither, and what is wrong with its head.
    pub fn items(&self) -> Result<Items<'a>, DecodeError> {
        self.at_byte(self.start, |input| {
            let (left, of) = match self.header.tag {
                token::LIST => list::take_head(input)?,
                tag @ token::BYTE_ARRAY..=token::DOUBLE_ARRAY => {
                    (take_count(input)?, token::element_of(tag))
                }
                _ => return Err(self.wrong_type("List")),
            };
            self.check_end(left, input)?;
            Ok(Items { list: *self, of, left, at: input.offset() })
        })
    }

    /// Checks, behind the last token or element, that this ends there.
    fn check_end(
        &self,
        left: usize,
        input: &mut Reader<'_, 'a, Castle>,
    ) -> Result<(), DecodeError> {
        if left == 0 { self.header.check_end(input) } else { Ok(()) }
    }

    /// Reads at a byte of the file.
    fn at_byte<T>(
        &self,
        offset: usize,
        body: impl FnOnce(&mut Reader<'_, 'a, Castle>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let mut state = DecodeContext::new(self.file.input, None, &self.file.options);
        let mut reader = Reader::new(&mut state, &self.file.options);
        reader.state().names = Names::Borrowed(&self.file.names);
        reader.at(offset, body)
    }

    #[cold]
    fn wrong_type(&self, expected: &'static str) -> DecodeError {
        let found = Castle::type_name(self.header.tag);
        DecodeError::new(DecodeErrorKind::WrongType { expected, found }, self.start)
    }
}

/// The tokens of a compound: see [`View::tokens`].
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    of: View<'a>,
    left: usize,
    at: usize,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<(&'a str, View<'a>), DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let file = self.of.file;
        let token = self.of.at_byte(self.at, |input| {
            let header = Header::take(input)?;
            let start = input.offset();
            header.skip(input)?;
            self.of.check_end(self.left, input)?;
            Ok((View { file, header, start }, input.offset()))
        });
        match token {
            Ok((view, end)) => {
                self.at = end;
                Some(Ok((view.header.name_in(&file.names).unwrap_or_default(), view)))
            }
            Err(error) => {
                self.left = 0;
                Some(Err(error))
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.left))
    }
}

impl FusedIterator for Tokens<'_> {}

/// The elements of a list or array: see [`View::items`].
#[derive(Clone, Debug)]
pub struct Items<'a> {
    list: View<'a>,
    of: u8,
    left: usize,
    at: usize,
}

impl<'a> Items<'a> {
    /// The token id of the elements.
    #[must_use]
    pub fn token(&self) -> u8 {
        self.of
    }

    fn step(&mut self) -> Result<View<'a>, DecodeError> {
        let (file, of) = (self.list.file, self.of);
        let (view, end) = self.list.at_byte(self.at, |input| {
            let end = if of == token::COMPOUND { Some(take_len(input)?) } else { None };
            let start = input.offset();
            let header = Header { tag: of, name: None, end };
            header.skip(input)?;
            self.list.check_end(self.left, input)?;
            Ok((View { file, header, start }, input.offset()))
        })?;
        self.at = end;
        Ok(view)
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Result<View<'a>, DecodeError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let item = self.step();
        if item.is_err() {
            self.left = 0;
        }
        Some(item)
    }

    /// Elements of one length are skipped without reading them.
    fn nth(&mut self, count: usize) -> Option<Self::Item> {
        if let Some(Extent::Fixed(len)) = token::extent(self.of) {
            let skipped = count.min(self.left);
            self.left = self.left.saturating_sub(skipped);
            self.at = self.at.saturating_add(len.saturating_mul(skipped));
            return self.next();
        }
        for _ in 0..count {
            if let Err(error) = self.next()? {
                return Some(Err(error));
            }
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.left))
    }
}

impl FusedIterator for Items<'_> {}
