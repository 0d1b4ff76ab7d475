//! Reads the tokens of a compound: directly while they are in the order of the fields, otherwise by
//! an index.

use codec_core::{Decode, DecodeError, DecodeErrorKind, Reader};

use super::{
    Castle,
    count::take_count,
    ends::skip_node,
    name::invalid,
    token::{self, Extent},
};

/// How much a list that grows takes, in terms of its elements: while they are moved, their old
/// memory is held beside new memory of twice the length.
pub(super) const GROWN: usize = 3;

/// What stands before the payload of a token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    pub(super) tag: u8,
    /// An id that the name table has.
    pub(super) name: u16,
    /// Where the payload ends by its total length, if it has one.
    pub(super) end: Option<usize>,
}

impl Header {
    /// Reads what stands before the payload of a token.
    #[inline]
    pub(super) fn take(input: &mut Reader<'_, '_, Castle>) -> Result<Self, DecodeError> {
        let start = input.offset();
        let [tag] = input.array()?;
        if tag == token::ROOT || tag > token::COMPOUND {
            return Err(bad_token(tag, start));
        }
        let draft = input.state().options.draft;
        let end = if tag >= token::LIST || (draft && tag == token::STRING) {
            Some(take_len(input)?)
        } else {
            None
        };
        let start = input.offset();
        let name = input.array().map(u16::from_le_bytes)?;
        if usize::from(name) >= input.state().names.len() {
            return Err(invalid("name id", u64::from(name), start));
        }
        Ok(Self { tag, name, end })
    }

    /// How many bytes it has.
    fn len(self) -> usize {
        if self.end.is_some() { 7 } else { 3 }
    }

    /// Reads the payload behind this header.
    #[inline]
    pub(super) fn decode<'de, T: Decode<'de, Castle>>(
        self,
        input: &mut Reader<'_, 'de, Castle>,
    ) -> Result<T, DecodeError> {
        let Some(end) = self.end else { return T::decode_typed(self.tag, input) };
        if self.tag == token::STRING {
            input.state().bare_text = Some(end.saturating_sub(input.offset()));
        }
        let value = T::decode_typed(self.tag, input)?;
        check_end(end, true, input)?;
        Ok(value)
    }

    /// Skips the payload behind this header.
    #[inline]
    pub(super) fn skip(self, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
        let len = match (token::extent(self.tag), self.end) {
            (_, Some(end)) => {
                if self.tag >= token::LIST && input.state().options.lenient_length {
                    // Which of its meanings the length has is only known at the end.
                    return skip_node(self.tag, end, input);
                }
                match end.checked_sub(input.offset()) {
                    Some(len) => len,
                    None => return Err(wrong_len(end, input)),
                }
            }
            (Some(Extent::Fixed(len)), None) => len,
            (Some(Extent::Counted(unit)), None) => take_count(input)?.saturating_mul(unit),
            (Some(Extent::Total) | None, None) => return Err(bad_token(self.tag, input.offset())),
        };
        input.take(len).map(drop)
    }
}

/// Reads a length and returns where the bytes that it counts end.
#[inline]
pub(super) fn take_len(input: &mut Reader<'_, '_, Castle>) -> Result<usize, DecodeError> {
    let len = input.array().map(u32::from_le_bytes)?;
    let needed = usize::try_from(len).unwrap_or(usize::MAX);
    let left = input.rest().len();
    if needed > left && !input.state().options.lenient_length {
        return Err(input.error(DecodeErrorKind::UnexpectedEnd { needed, left }));
    }
    Ok(input.offset().saturating_add(needed))
}

/// Checks that a token ends where its length puts the end.
#[inline]
pub(super) fn check_end(
    end: usize,
    named: bool,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<(), DecodeError> {
    let at = input.offset();
    if at == end {
        return Ok(());
    }
    let lenient = input.state().options.lenient_length
        && (end.checked_sub(4) == Some(at) || (named && at.checked_sub(2) == Some(end)));
    if lenient { Ok(()) } else { Err(wrong_len(end, input)) }
}

#[cold]
fn wrong_len(end: usize, input: &Reader<'_, '_, Castle>) -> DecodeError {
    invalid("total length: it ends at", u64::try_from(end).unwrap_or(u64::MAX), input.offset())
}

/// The error for a token id that cannot stand in a compound.
#[cold]
pub(super) fn bad_token(tag: u8, offset: usize) -> DecodeError {
    if tag == token::ROOT {
        return invalid("token: a root inside the root", 0, offset);
    }
    DecodeError::new(DecodeErrorKind::UnknownType { id: u64::from(tag) }, offset)
}

/// A token of a compound.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    header: Header,
    /// Where its payload begins.
    start: usize,
}

/// The tokens of a compound while it is decoded.
#[derive(Debug, Default)]
pub struct Children {
    /// The number of tokens that were not looked at yet.
    left: usize,
    /// The token whose payload is next.
    next: Option<Header>,
    /// Where its tokens begin in the index, if it has one; the reader is then behind all tokens.
    index: Option<usize>,
    /// Where to look in the index first.
    cursor: usize,
}

impl Children {
    /// The number of tokens that were not looked at yet.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Reads the number of tokens.
    #[inline]
    pub(super) fn open(input: &mut Reader<'_, '_, Castle>) -> Result<Self, DecodeError> {
        let left = take_count(input)?;
        if input.strict() {
            let start = input.offset();
            let mut children = Self { left, ..Self::default() };
            return input
                .at(start, |input| children.refuse_twice(input))
                .map(|()| Self { left, ..Self::default() });
        }
        Ok(Self { left, ..Self::default() })
    }

    /// Skips the tokens that no field has read.
    #[inline]
    pub(super) fn close(&mut self, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
        if self.left == 0 && self.next.is_none() && self.index.is_none() {
            return Ok(());
        }
        self.skip_rest(input)
    }

    #[cold]
    fn skip_rest(&mut self, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
        if let Some(base) = self.index {
            input.state().index.truncate(base);
            return Ok(());
        }
        while let Some(header) = self.take_next(input)? {
            header.skip(input)?;
        }
        Ok(())
    }

    /// The next token; its payload is read or skipped before the next call.
    #[inline]
    pub(super) fn take_next(
        &mut self,
        input: &mut Reader<'_, '_, Castle>,
    ) -> Result<Option<Header>, DecodeError> {
        if let Some(header) = self.next.take() {
            return Ok(Some(header));
        }
        let Some(left) = self.left.checked_sub(1) else { return Ok(None) };
        self.left = left;
        Header::take(input).map(Some)
    }

    /// The token id of the next token, if it is called `name` and is neither a list nor a compound:
    /// the usual case. Its payload is then next; otherwise nothing was read.
    #[inline]
    fn take_expected(
        &mut self,
        input: &mut Reader<'_, '_, Castle>,
        name: &'static str,
    ) -> Option<u8> {
        if self.next.is_some() || self.index.is_some() {
            return None;
        }
        let left = self.left.checked_sub(1)?;
        let (&[tag, low, high], _) = input.rest().split_first_chunk()?;
        let state = input.state();
        let plain = tag != token::ROOT
            && tag < token::LIST
            && !state.options.draft
            && state.names.get(usize::from(u16::from_le_bytes([low, high]))) == Some(&name);
        if !plain {
            return None;
        }
        self.left = left;
        input.take(3).ok().map(|_| tag)
    }

    /// Builds the index: records where all tokens are that were not read yet.
    #[cold]
    fn build_index(&mut self, input: &mut Reader<'_, '_, Castle>) -> Result<usize, DecodeError> {
        let base = input.state().index.len();
        while let Some(header) = self.take_next(input)? {
            let start = input.offset();
            input.charge(0, size_of::<Entry>().saturating_mul(GROWN))?;
            input.state().index.push(Entry { header, start });
            header.skip(input)?;
        }
        self.index = Some(base);
        self.cursor = base;
        Ok(base)
    }

    /// Rejects two tokens of one name.
    #[cold]
    fn refuse_twice(&mut self, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
        let mut names = Vec::new();
        while let Some(header) = self.take_next(input)? {
            let start = input.offset();
            let name = input.state().names.get(usize::from(header.name)).copied();
            input.charge(0, size_of::<(&str, usize)>().saturating_mul(GROWN))?;
            names.push((name.unwrap_or_default(), start));
            header.skip(input)?;
        }
        names.sort_unstable();
        let twice = names.windows(2).find_map(|pair| match pair {
            [(a, _), (b, at)] if a == b => Some(*at),
            _ => None,
        });
        match twice {
            Some(at) => Err(invalid("name: another token has it too", 0, at)),
            None => Ok(()),
        }
    }
}

/// Reads the token `name` of a compound, if it is there.
#[inline]
pub(super) fn decode_named<'de, T: Decode<'de, Castle>>(
    children: &mut Children,
    input: &mut Reader<'_, 'de, Castle>,
    name: &'static str,
) -> Result<Option<T>, DecodeError> {
    if let Some(tag) = children.take_expected(input, name) {
        return T::decode_typed(tag, input).map(Some);
    }
    if children.index.is_none() {
        let Some(header) = children.take_next(input)? else { return Ok(None) };
        if input.state().names.get(usize::from(header.name)) == Some(&name) {
            return header.decode(input).map(Some);
        }
        children.next = Some(header);
        children.build_index(input)?;
    }
    let Some(Entry { header, start }) = find(children, input, name) else { return Ok(None) };
    let value = input.at(start, |input| {
        let value = header.decode(input)?;
        input.note_place(start.saturating_sub(header.len()));
        Ok(value)
    })?;
    Ok(Some(value))
}

/// Looks for `name` in the index, from the token behind the last one found on.
fn find(children: &mut Children, input: &mut Reader<'_, '_, Castle>, name: &str) -> Option<Entry> {
    let base = children.index?;
    let state = input.state();
    let is_it = |entry: &Entry| {
        state.names.get(usize::from(entry.header.name)).is_some_and(|known| **known == *name)
    };
    let (before, behind) =
        state.index.get(base..)?.split_at_checked(children.cursor.saturating_sub(base))?;
    let found = behind.iter().position(is_it).map(|at| at.saturating_add(children.cursor));
    let found =
        found.or_else(|| before.iter().position(is_it).map(|at| at.saturating_add(base)))?;
    children.cursor = found.saturating_add(1);
    state.index.get(found).copied()
}
