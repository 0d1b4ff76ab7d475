//! The memory that decoding allocates, and what pays for it.

use alloc::vec::Vec;

use bytes::Bytes;

use super::Reader;
use crate::{
    error::DecodeError,
    format::{entry_points::Format, limits::Budget},
};

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Subtracts `elements` elements and `memory` bytes from the limits.
    ///
    /// # Errors
    ///
    /// [`BudgetExceeded`](crate::DecodeErrorKind::BudgetExceeded).
    #[inline]
    pub fn charge(&mut self, elements: usize, memory: usize) -> Result<(), DecodeError> {
        let offset = self.offset();
        self.budget().charge(elements, memory, offset)
    }

    /// Adds an element to a list that began at the offset `start` and whose length is not known, and
    /// subtracts it from the limits.
    ///
    /// # Errors
    ///
    /// [`BudgetExceeded`](crate::DecodeErrorKind::BudgetExceeded).
    #[inline]
    pub fn push<T>(
        &mut self,
        items: &mut Vec<T>,
        item: T,
        start: usize,
    ) -> Result<(), DecodeError> {
        self.charge(1, 0)?;
        if items.len() == items.capacity() {
            let (read, left) = (self.offset().saturating_sub(start), self.rest.len());
            let offset = self.offset();
            make_room(items, read, left, self.budget(), offset)
                .map_err(|error| error.at_index(items.len()))?;
        }
        items.push(item);
        Ok(())
    }

    /// `bytes`, which must be a part of the message, as a shared buffer.
    ///
    /// It shares the input of [`Format::from_bytes`]; other inputs are copied.
    ///
    /// # Errors
    ///
    /// [`BudgetExceeded`](crate::DecodeErrorKind::BudgetExceeded).
    // In line, or the context of each message with such a field is in memory (`moul_ping` decode).
    #[inline]
    pub fn share(&mut self, bytes: &'de [u8]) -> Result<Bytes, DecodeError> {
        if let Some(shared) = self.cx.shared {
            return Ok(shared.slice_ref(bytes));
        }
        if bytes.is_empty() {
            return Ok(Bytes::new());
        }
        self.charge(0, bytes.len())?;
        Ok(Bytes::copy_from_slice(bytes))
    }
}

/// Makes room for more elements in a list that is full, of which `read` bytes were read and `left`
/// bytes are left.
///
/// There is then room for all elements, if the others are as long as those so far: a list of many
/// small elements is moved once or twice, and never takes much more than it needs.
///
/// # Errors
///
/// [`BudgetExceeded`](crate::DecodeErrorKind::BudgetExceeded) if there is not enough memory for one more element.
#[cold]
#[inline(never)]
fn make_room<T>(
    items: &mut Vec<T>,
    read: usize,
    left: usize,
    mut budget: Budget<'_>,
    offset: usize,
) -> Result<(), DecodeError> {
    let (len, size) = (items.len(), size_of::<T>());
    let so_far = len.saturating_add(1);
    let others = left.saturating_mul(so_far).checked_div(read).unwrap_or(left);
    let all = so_far.saturating_add(others);
    // A few elements say little about many others; a step that is not the last is a small one, so
    // that what it takes does not matter for the last.
    let room = if all > len.saturating_mul(64) { len.saturating_mul(8) } else { all };
    let room = room.max(len.saturating_add(len / 2)).max(4);
    // The old elements stay in memory until they are moved.
    let affordable = budget.memory().checked_div(size).unwrap_or(room);
    let room = room.min(affordable).max(so_far);
    budget.charge(0, room.saturating_mul(size), offset)?;
    let freed = items.capacity().saturating_mul(size);
    items.reserve_exact(room.saturating_sub(len));
    budget.refund(freed);
    Ok(())
}
