//! The name table: every name once, in the order of first use.

use std::borrow::Cow;

use codec_core::{
    DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Reader, Sink, Writer,
};

use super::{
    Castle, Text,
    count::{count, total},
    fields::FieldIds,
    hash::Seed,
};

/// The most names a file can have.
const MAX_NAMES: usize = 0x1_0000;

/// The names of a file that is being encoded.
///
/// A file is encoded in two passes, to count and to write. The counting pass records the ids of the
/// names in the order in which they are looked up; the writing pass takes them in the same order.
/// The ids of fields are kept once for each struct.
#[derive(Debug, Default)]
pub(super) struct NamesOut {
    /// The names by their ids.
    names: Vec<Text>,
    /// A hash table of the names with open addressing: each place holds an id plus one, or 0 if it
    /// is free.
    ///
    /// The number of places is a power of two. If the place of a name is taken, the name is at the
    /// next free one.
    places: Vec<u32>,
    seed: Option<Seed>,
    /// The ids of the fields of structs.
    pub(super) fields: FieldIds,
    /// The table as it is written.
    table: Vec<u8>,
    /// The ids that the counting pass looked up, in order.
    asked: Vec<u16>,
    /// Where the writing pass is in `asked`.
    next: usize,
    /// Whether the counting pass is done.
    complete: bool,
}

impl NamesOut {
    /// The id of `name`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Unmappable`] if it is not ASCII, [`EncodeErrorKind::TooLong`] if it is too
    /// long or there are too many.
    #[inline]
    pub(super) fn id(&mut self, name: &str) -> Result<u16, EncodeError> {
        if self.complete {
            let id = self.asked.get(self.next).copied().unwrap_or_default();
            self.next = self.next.wrapping_add(1);
            if self.names.get(usize::from(id)).is_some_and(|known| *known == *name) {
                return Ok(id);
            }
            return self.find(&name.into());
        }
        let id = self.find(&name.into())?;
        self.asked.push(id);
        Ok(id)
    }

    /// The id of `name`, which is that of field `index` of the struct whose ids are at `start`.
    ///
    /// # Errors
    ///
    /// As [`id`](Self::id).
    #[inline]
    pub(super) fn field_id(
        &mut self,
        start: usize,
        index: usize,
        name: &'static str,
    ) -> Result<u16, EncodeError> {
        match self.fields.get(start, index) {
            Some(id) => Ok(id),
            None => self.find_field(start, index, name),
        }
    }

    #[cold]
    fn find_field(
        &mut self,
        start: usize,
        index: usize,
        name: &'static str,
    ) -> Result<u16, EncodeError> {
        let id = self.find(&name.into())?;
        self.fields.set(start, index, id);
        Ok(id)
    }

    /// The id of `name`, for callers that keep it for the writing pass themselves.
    ///
    /// # Errors
    ///
    /// As [`id`](Self::id).
    #[inline]
    pub(super) fn find(&mut self, name: &Text) -> Result<u16, EncodeError> {
        if let Some(seed) = self.seed {
            let mut place = self.first_place(seed, name);
            while let Some(id) = self.places.get(place).and_then(|at| at.checked_sub(1)) {
                let id = u16::try_from(id).unwrap_or_default();
                if self.names.get(usize::from(id)) == Some(name) {
                    return Ok(id);
                }
                place = self.next_place(place);
            }
        }
        self.add(name)
    }

    /// Makes room for as many names as a small file has.
    fn reserve(&mut self) {
        const NAMES: usize = 32;
        self.names.reserve(NAMES);
        self.table.reserve(NAMES.saturating_mul(16));
        self.places = vec![0; NAMES.saturating_mul(4)];
        self.seed = Some(Seed::default());
    }

    #[inline]
    fn first_place(&self, seed: Seed, name: &Text) -> usize {
        // Only the upper half of the hash depends on all bits of the name.
        let hash = usize::try_from(seed.hash(name) >> 32).unwrap_or_default();
        hash & self.places.len().wrapping_sub(1)
    }

    #[inline]
    fn next_place(&self, place: usize) -> usize {
        place.wrapping_add(1) & self.places.len().wrapping_sub(1)
    }

    #[cold]
    #[inline(never)]
    fn add(&mut self, name: &Text) -> Result<u16, EncodeError> {
        let bytes = name.as_bytes();
        if !bytes.is_ascii() {
            let character = name.chars().find(|character| !character.is_ascii());
            let character = character.unwrap_or_default();
            let kind = EncodeErrorKind::Unmappable { encoding: "ASCII", character };
            return Err(EncodeError::new(kind));
        }
        let len = count(bytes.len())?;
        let id = u16::try_from(self.names.len())
            .map_err(|_| EncodeError::too_long(self.names.len().saturating_add(1), 0x1_0000))?;
        if self.places.is_empty() {
            self.reserve();
        }
        self.table.extend_from_slice(&len.to_le_bytes());
        self.table.extend_from_slice(bytes);
        self.names.push(name.clone());
        // Keeps at least half of the places free.
        if self.names.len().saturating_mul(2) > self.places.len() {
            self.grow();
        } else {
            self.place(id);
        }
        Ok(id)
    }

    /// Enters the name `id` in the hash table.
    fn place(&mut self, id: u16) {
        let seed = *self.seed.get_or_insert_default();
        let Some(name) = self.names.get(usize::from(id)) else { return };
        let mut place = self.first_place(seed, name);
        while self.places.get(place).is_some_and(|taken| *taken != 0) {
            place = self.next_place(place);
        }
        if let Some(place) = self.places.get_mut(place) {
            *place = u32::from(id).saturating_add(1);
        }
    }

    /// Enlarges the hash table to four times as many places.
    fn grow(&mut self) {
        let places = self.places.len().saturating_mul(4).max(16);
        self.places = vec![0; places];
        for id in 0..=u16::try_from(self.names.len().saturating_sub(1)).unwrap_or(u16::MAX) {
            self.place(id);
        }
    }

    /// Bytes of the table.
    pub(super) fn len(&self) -> usize {
        self.table.len()
    }

    /// Ends the counting pass: all names are known.
    pub(super) fn complete(&mut self) {
        self.complete = true;
    }
}

/// Writes the head of a file: the root token up to the end of the names.
pub(super) fn put_head<S: Sink>(out: &mut Writer<'_, Castle, S>) -> Result<(), EncodeError> {
    let table = core::mem::take(&mut out.state().names.table);
    let len = total(table.len())?;
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
    input.enter_name("(names)");
    let table = input.take(usize::try_from(len).unwrap_or(usize::MAX))?;
    input.leave();
    let names = split(table, start)?;
    // Twice, because the list has grown.
    let memory = names.capacity().saturating_mul(size_of::<&str>()).saturating_mul(2);
    input.charge(names.len(), memory)?;
    Ok(names)
}

/// Splits the name table, which begins at the byte `start`.
fn split(table: &[u8], start: usize) -> Result<Vec<&str>, DecodeError> {
    // An estimate: about 8 bytes for a name and two for its length.
    let mut names = Vec::with_capacity((table.len() / 10).min(MAX_NAMES));
    let mut rest = table;
    // Lengths below 128 are ASCII too, so that one check usually covers all names.
    let text = core::str::from_utf8(table).ok().filter(|table| table.is_ascii());
    while let Some(table) = text
        && let Some((len, behind)) = rest.split_first_chunk()
        && let Some((name, behind)) = behind.split_at_checked(usize::from(u16::from_le_bytes(*len)))
        && names.len() < MAX_NAMES
    {
        let start = table.len().saturating_sub(behind.len()).saturating_sub(name.len());
        names.extend(table.get(start..start.saturating_add(name.len())));
        rest = behind;
    }
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
