//! The name ids of the fields of structs, which are the same throughout a file.

use codec_core::shape::RecordShape;

/// The most structs to keep ids for. Searching more of them would take longer than looking up
/// names.
const MAX_STRUCTS: usize = 64;

/// The name ids of fields, as far as they are known.
#[derive(Debug, Default)]
pub(super) struct FieldIds {
    /// Structs, by the addresses of their descriptions, and where the ids of their fields begin.
    structs: Vec<(usize, usize)>,
    ids: Vec<Option<u16>>,
}

impl FieldIds {
    /// Where the ids of the fields of a struct are.
    #[inline]
    pub(super) fn of(&mut self, shape: &'static RecordShape) -> usize {
        let address = core::ptr::from_ref(shape).addr();
        match self.structs.iter().find(|(known, _)| *known == address) {
            Some((_, start)) => *start,
            None => self.add(address, shape.fields.len()),
        }
    }

    #[cold]
    fn add(&mut self, address: usize, fields: usize) -> usize {
        if self.structs.len() >= MAX_STRUCTS {
            return usize::MAX;
        }
        let start = self.ids.len();
        self.structs.push((address, start));
        self.ids.resize(start.saturating_add(fields), None);
        start
    }

    /// The id of field `index` of the struct whose ids are at `start`.
    #[inline]
    pub(super) fn get(&self, start: usize, index: usize) -> Option<u16> {
        self.ids.get(start.saturating_add(index)).copied().flatten()
    }

    /// Keeps the id of a field.
    pub(super) fn set(&mut self, start: usize, index: usize, id: u16) {
        if let Some(field) = self.ids.get_mut(start.saturating_add(index)) {
            *field = Some(id);
        }
    }
}
