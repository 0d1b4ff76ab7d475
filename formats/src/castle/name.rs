//! The name table: every name once, in the order of first use.

use std::{borrow::Cow, collections::HashMap};

use codec_core::{
    DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Reader, Sink, Writer,
};

use super::Castle;

/// The most names a file can have.
const MAX_NAMES: usize = 0x1_0000;

/// The names of a file that is being encoded.
///
/// A file is encoded twice, to count and to write. The first time, the ids that are asked for are
/// noted; the second time they are asked for in the same order.
#[derive(Debug, Default)]
pub(super) struct NamesOut {
    ids: HashMap<Box<str>, u16>,
    /// The table as it is written.
    table: Vec<u8>,
    /// Each name in the table, and the id that was asked for behind it the last time.
    names: Vec<Name>,
    /// The ids that were asked for, in order.
    asked: Vec<u16>,
    /// Where in `asked` the second time is.
    next: usize,
    /// The id that was asked for last.
    last: u16,
    /// Whether this is the second time.
    complete: bool,
}

/// A name in the table.
#[derive(Clone, Copy, Debug)]
struct Name {
    start: usize,
    end: usize,
    follower: u16,
}

impl NamesOut {
    /// The id of `name`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Unmappable`] if it is not ASCII, [`EncodeErrorKind::OutOfRange`] if it
    /// is too long or there are too many.
    #[inline]
    pub(super) fn id(&mut self, name: &str) -> Result<u16, EncodeError> {
        if self.complete {
            let id = self.asked.get(self.next).copied().unwrap_or_default();
            self.next = self.next.wrapping_add(1);
            return if self.is(id, name) { Ok(id) } else { self.look_up(name) };
        }
        // Compounds of one kind have the same names in the same order.
        let last = usize::from(self.last);
        let guess = self.names.get(last).map_or(0, |name| name.follower);
        let id = if self.is(guess, name) { guess } else { self.look_up(name)? };
        if let Some(last) = self.names.get_mut(last) {
            last.follower = id;
        }
        self.last = id;
        self.asked.push(id);
        Ok(id)
    }

    #[inline]
    fn is(&self, id: u16, name: &str) -> bool {
        self.names
            .get(usize::from(id))
            .and_then(|known| self.table.get(known.start..known.end))
            .is_some_and(|known| known == name.as_bytes())
    }

    #[inline(never)]
    fn look_up(&mut self, name: &str) -> Result<u16, EncodeError> {
        match self.ids.get(name) {
            Some(id) => Ok(*id),
            None => self.add(name),
        }
    }

    fn add(&mut self, name: &str) -> Result<u16, EncodeError> {
        if let Some(character) = name.chars().find(|character| !character.is_ascii()) {
            let kind = EncodeErrorKind::Unmappable { encoding: "ASCII", character };
            return Err(EncodeError::new(kind));
        }
        let out_of_range = |what| EncodeError::new(EncodeErrorKind::OutOfRange { what });
        let len = u16::try_from(name.len()).map_err(|_| out_of_range("the length of a name"))?;
        let id = u16::try_from(self.ids.len()).map_err(|_| out_of_range("a name id"))?;
        self.table.extend_from_slice(&len.to_le_bytes());
        let start = self.table.len();
        self.table.extend_from_slice(name.as_bytes());
        self.names.push(Name { start, end: self.table.len(), follower: 0 });
        self.ids.insert(name.into(), id);
        Ok(id)
    }

    /// Bytes of the table.
    pub(super) fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether all names are known.
    pub(super) fn is_complete(&self) -> bool {
        self.complete
    }

    /// Notes that all names are known.
    pub(super) fn complete(&mut self) {
        self.complete = true;
    }
}

/// Writes the head of a file: the root token up to the end of the names.
pub(super) fn put_head<S: Sink>(out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
    let table = core::mem::take(&mut out.state().names.table);
    let len = u32::try_from(table.len()).map_err(|_| {
        EncodeError::new(EncodeErrorKind::OutOfRange { what: "the length of the name table" })
    })?;
    out.put(&[0])?;
    out.put(&len.to_le_bytes())?;
    out.put(&[0, 0])?;
    out.put(&table)?;
    out.state().names.table = table;
    Ok(())
}

/// The names of a file that is being decoded, by their ids.
pub(super) type Names<'de> = Cow<'de, [&'de str]>;

/// Reads the head of a file: the root token up to the end of the names.
pub(super) fn take_head<'de>(
    input: &mut Reader<'_, 'de, Castle>,
    draft: bool,
) -> Result<Vec<&'de str>, DecodeError> {
    let start = input.offset();
    // The second example of the description has no root token.
    if !draft || input.rest().first() == Some(&0) {
        let [root] = input.array()?;
        if root != 0 {
            return Err(invalid("root token", u64::from(root), start));
        }
    }
    let len = input.array().map(u32::from_le_bytes)?;
    let start = input.offset();
    let id = input.array().map(u16::from_le_bytes)?;
    if id != 0 {
        return Err(invalid("root name id", u64::from(id), start));
    }
    let start = input.offset();
    // On a small machine the length may not fit; no input is that long there.
    let table = input.take(usize::try_from(len).unwrap_or(usize::MAX))?;
    let names = split(table, start)?;
    input.charge(names.len(), size_of_val(names.as_slice()))?;
    Ok(names)
}

/// Splits the name table, which begins at the byte `start`.
fn split(table: &[u8], start: usize) -> Result<Vec<&str>, DecodeError> {
    let mut names = Vec::new();
    let mut rest = table;
    while !rest.is_empty() {
        let at = start.saturating_add(table.len().saturating_sub(rest.len()));
        let entry = rest
            .split_first_chunk()
            .and_then(|(len, rest)| rest.split_at_checked(usize::from(u16::from_le_bytes(*len))));
        let Some((name, behind)) = entry else {
            return Err(invalid("name table", u64::try_from(rest.len()).unwrap_or(0), at));
        };
        let text = core::str::from_utf8(name).ok().filter(|name| name.is_ascii());
        let Some(name) = text else {
            let kind = DecodeErrorKind::InvalidText { encoding: "ASCII" };
            return Err(DecodeError::new(kind, at.saturating_add(2)));
        };
        if names.len() == MAX_NAMES {
            let kind = DecodeErrorKind::TooLong { max: 0x1_0000, found: 0x1_0001 };
            return Err(DecodeError::new(kind, at));
        }
        names.push(name);
        rest = behind;
    }
    Ok(names)
}

#[cold]
pub(super) fn invalid(what: &'static str, value: u64, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::Invalid { what, value }, offset)
}
