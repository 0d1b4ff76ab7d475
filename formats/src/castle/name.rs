//! The name table: every name once, in the order of first use.

use std::{borrow::Cow, collections::HashMap};

use codec_core::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Reader};

use super::{Castle, Text, count::count, fields::FieldIds};

/// The most names a file can have.
const MAX_NAMES: usize = 0x1_0000;

/// The names of a file that is being encoded.
#[derive(Debug, Default)]
pub(super) struct NamesOut {
    ids: HashMap<Text, u16>,
    /// The ids of the fields of structs.
    pub(super) fields: FieldIds,
    /// The table as it is written.
    table: Vec<u8>,
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
        match self.ids.get(name) {
            Some(id) => Ok(*id),
            None => self.add(name),
        }
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
        let id = self.id(name)?;
        self.fields.set(start, index, id);
        Ok(id)
    }

    #[cold]
    #[inline(never)]
    fn add(&mut self, name: &str) -> Result<u16, EncodeError> {
        if let Some(character) = name.chars().find(|character| !character.is_ascii()) {
            let kind = EncodeErrorKind::Unmappable { encoding: "ASCII", character };
            return Err(EncodeError::new(kind));
        }
        let len = count(name.len())?;
        let names = self.ids.len();
        let id = u16::try_from(names)
            .map_err(|_| EncodeError::too_long(names.saturating_add(1), 0x1_0000))?;
        self.table.extend_from_slice(&len.to_le_bytes());
        self.table.extend_from_slice(name.as_bytes());
        self.ids.insert(name.into(), id);
        Ok(id)
    }

    /// The table of all names, when the last one is known.
    pub(super) fn take_table(&mut self) -> Vec<u8> {
        core::mem::take(&mut self.table)
    }
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
