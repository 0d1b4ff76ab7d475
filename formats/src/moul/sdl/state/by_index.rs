//! What is stored, by index and in the order of the bytes.

use std::collections::BTreeMap;

use codec_core::{DecodeError, Reader};

use crate::moul::Moul;

/// Items by their indices. They keep the order in which they were read until one is added or
/// removed; then they have that of their indices.
#[derive(Clone, Debug)]
pub(super) struct ByIndex<T> {
    items: Vec<(usize, T)>,
    /// Unless the items are in the order of their indices. States hold states, so it is kept small.
    unsorted: Option<Box<Unsorted>>,
}

#[derive(Clone, Debug)]
struct Unsorted {
    /// Where each index is among the items.
    places: BTreeMap<usize, usize>,
    is_as_read: bool,
}

impl<T> ByIndex<T> {
    pub(super) const fn new() -> Self {
        Self { items: Vec::new(), unsorted: None }
    }

    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    pub(super) fn get(&self, index: usize) -> Option<&T> {
        self.items.get(self.place(index)?).map(|(_, item)| item)
    }

    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        let place = self.place(index)?;
        self.items.get_mut(place).map(|(_, item)| item)
    }

    /// The item with this index, which is added if it is not there.
    pub(super) fn get_or_add(&mut self, index: usize, new: impl FnOnce() -> T) -> Option<&mut T> {
        if self.place(index).is_none() {
            self.push(index, new());
            self.change();
        }
        self.get_mut(index)
    }

    /// Adds an item behind the others, with an index that none of them has.
    pub(super) fn push(&mut self, index: usize, item: T) {
        if self.is_out_of_order(index) {
            let place = self.items.len();
            self.unsorted().places.insert(index, place);
        }
        self.items.push((index, item));
    }

    /// As [`push`](Self::push), for an item that was read in a list that began at `start`: its
    /// memory is subtracted from the limits.
    pub(super) fn read(
        &mut self,
        index: usize,
        item: T,
        start: usize,
        input: &mut Reader<'_, '_, Moul>,
    ) -> Result<(), DecodeError> {
        if self.is_out_of_order(index) {
            // A node of the map has room for 11 places, and may be half empty.
            let added =
                if self.unsorted.is_none() { self.items.len().saturating_add(11) } else { 1 };
            input.charge(0, size_of::<(usize, usize)>().saturating_mul(3).saturating_mul(added))?;
            let place = self.items.len();
            self.unsorted().places.insert(index, place);
        }
        input.push(&mut self.items, (index, item), start)
    }

    /// Removes an item, and says whether it was there.
    pub(super) fn remove(&mut self, index: usize) -> bool {
        let Some(place) = self.place(index) else { return false };
        self.unsorted().places.remove(&index);
        self.items.swap_remove(place);
        if let Some(moved) = self.items.get(place).map(|(moved, _)| *moved) {
            self.unsorted().places.insert(moved, place);
        }
        self.change();
        true
    }

    /// Removes the items from this index on.
    pub(super) fn truncate(&mut self, len: usize) {
        let before = self.items.len();
        self.items.retain(|(index, _)| *index < len);
        if self.items.len() != before {
            self.sort();
        }
    }

    /// Puts the items in the order of their indices.
    pub(super) fn sort(&mut self) {
        self.items.sort_by_key(|(index, _)| *index);
        self.unsorted = None;
    }

    /// The items with their indices.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, &T)> {
        let changed = self.unsorted.as_ref().filter(|unsorted| !unsorted.is_as_read);
        let as_they_are = changed.is_none().then_some(&self.items).into_iter().flatten();
        let places = changed.into_iter().flat_map(|unsorted| unsorted.places.values());
        let sorted = places.filter_map(|place| self.items.get(*place));
        as_they_are.chain(sorted).map(|(index, item)| (*index, item))
    }

    fn place(&self, index: usize) -> Option<usize> {
        match &self.unsorted {
            Some(unsorted) => unsorted.places.get(&index).copied(),
            None => self.items.binary_search_by_key(&index, |(index, _)| *index).ok(),
        }
    }

    /// Whether the place of an item with this index, behind the others, has to be noted.
    fn is_out_of_order(&self, index: usize) -> bool {
        self.unsorted.is_some() || self.items.last().is_some_and(|(last, _)| *last > index)
    }

    /// The places of all items.
    fn unsorted(&mut self) -> &mut Unsorted {
        let indices = self.items.iter().map(|(index, _)| *index);
        self.unsorted.get_or_insert_with(|| {
            let places = indices.zip(0..).collect();
            Box::new(Unsorted { places, is_as_read: true })
        })
    }

    /// Notes that these are not the items that were read.
    fn change(&mut self) {
        if let Some(unsorted) = &mut self.unsorted {
            unsorted.is_as_read = false;
        }
    }
}

/// Whether they have the same items in the same order.
impl<T: PartialEq> PartialEq for ByIndex<T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}
