//! The cursor that encoding writes through.

use core::ops::Range;

use super::Run;
use crate::{
    error::{EncodeError, EncodeErrorKind},
    fields::{
        EncodeFields,
        record::{NOT_DECLARED, Record},
    },
    format::{entry_points::Format, options::Options},
    value::{encode::Encode, list, size::Layout},
};

/// Where a value of format `F` is written: it stores what there is room for, and always moves on.
///
/// So the same code measures and writes: with an empty room it measures, with enough room it writes,
/// and it always knows the exact length. A message is written once more where the room was too small,
/// or where something behind a number determines it; so [`Encode::encode`] writes the same bytes each
/// time.
#[derive(Debug)]
pub struct Writer<'a, F: Format> {
    pub(super) room: &'a mut [u8],
    /// Where in the room the next byte goes.
    pub(super) at: usize,
    /// Where in the message the room begins, modulo the size of addresses.
    pub(super) base: usize,
    pub(super) state: &'a mut F::EncodeState,
    pub(super) options: &'a Options<F>,
    pub(super) run: &'a mut Run,
}

impl<F: Format> Writer<'_, F> {
    /// Writes `bytes` as they are.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) {
        self.fill(bytes.len(), |room| room.copy_from_slice(bytes));
    }

    /// Writes the bytes of an array.
    #[inline]
    pub fn array<const N: usize>(&mut self, bytes: [u8; N]) {
        if let Some(rest) = self.room.get_mut(self.at..)
            && let Some(room) = rest.first_chunk_mut()
        {
            *room = bytes;
        }
        self.skip(N);
    }

    /// Writes `count` zero bytes.
    #[inline]
    pub fn zeros(&mut self, count: usize) {
        if count >= 8 {
            self.fill(count, |room| room.fill(0));
            return;
        }
        // Padding is short, and a call costs more than these.
        if count & 4 != 0 {
            self.array([0; 4]);
        }
        if count & 2 != 0 {
            self.array([0; 2]);
        }
        if count & 1 != 0 {
            self.array([0]);
        }
    }

    /// Writes zero bytes until the position is a multiple of `to`.
    #[inline]
    pub fn align(&mut self, to: usize) {
        let position = self.position();
        self.zeros(padding(position, to));
    }

    /// Leaves the next `len` bytes as they are.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.at = self.at.saturating_add(len);
    }

    /// Lets `fill` write the next `len` bytes itself, where there is room for them.
    #[inline]
    pub fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        let start = self.at;
        self.skip(len);
        if let Some(room) = self.room.get_mut(start..self.at) {
            fill(room);
        }
    }

    /// Writes `value`.
    ///
    /// # Errors
    ///
    /// What the value's [`Encode::encode`] returns.
    #[inline]
    pub fn value<T: Encode<F> + ?Sized>(&mut self, value: &T) -> Result<(), EncodeError> {
        value.encode(self)
    }

    /// Writes the elements of a list, without a count.
    ///
    /// # Errors
    ///
    /// What the elements' [`Encode::encode`] return, with the index in the path.
    #[inline]
    pub fn values<T: Encode<F>>(&mut self, items: &[T]) -> Result<(), EncodeError> {
        T::encode_slice(items, self)
    }

    /// Writes elements that do not lie in one slice, without a count.
    ///
    /// # Errors
    ///
    /// What the elements' [`Encode::encode`] return, with the index in the path.
    #[inline]
    pub fn each<T: Encode<F>>(
        &mut self,
        items: impl ExactSizeIterator<Item = T>,
    ) -> Result<(), EncodeError> {
        list::encode(T::SIZE, items, self, |item, out| item.encode(out))
    }

    /// Writes the fields of a struct; `body` writes them through what it is given.
    ///
    /// The format decides what a struct is, and may call `body` more than once.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    #[inline]
    pub fn record<T: Layout<F>>(
        &mut self,
        body: impl Fn(&mut EncodeFields<'_, '_, F>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let Some(record) = T::RECORD else {
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what: NOT_DECLARED }));
        };
        if const { T::SIZE.fixed.is_some() } {
            let Some(mut part) = self.part(const { T::SIZE.fixed_len() }) else { return Ok(()) };
            return F::encode_record(&mut part, record, body);
        }
        F::encode_record(self, record, body)
    }

    /// Writes the fields of an enum variant.
    ///
    /// # Errors
    ///
    /// As [`record`](Self::record).
    #[inline]
    pub fn variant(
        &mut self,
        record: &'static Record<F>,
        body: impl Fn(&mut EncodeFields<'_, '_, F>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        F::encode_record(self, record, body)
    }

    /// A writer of exactly the next `len` bytes, so that the compiler drops the bounds checks; `None`
    /// where there is no room for them all.
    #[inline]
    pub(crate) fn part(&mut self, len: usize) -> Option<Writer<'_, F>> {
        let (start, base) = (self.at, self.base.wrapping_add(self.at));
        self.skip(len);
        let room = self.room.get_mut(start..self.at)?;
        let (state, options, run) = (&mut *self.state, self.options, &mut *self.run);
        Some(Writer { room, at: 0, base, state, options, run })
    }

    /// Lets `write` write each of `items` into a part of exactly `len` bytes, as far as there is room
    /// for all of them.
    #[inline]
    pub(crate) fn parts<T>(
        &mut self,
        len: usize,
        items: impl ExactSizeIterator<Item = T>,
        write: impl Fn(T, &mut Writer<'_, F>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let Some(all) = self.part(len.saturating_mul(items.len())) else { return Ok(()) };
        let Writer { room, mut base, state, options, run, .. } = all;
        for (index, (room, item)) in room.chunks_exact_mut(len).zip(items).enumerate() {
            let (state, run) = (&mut *state, &mut *run);
            let mut part = Writer { room, at: 0, base, state, options, run };
            if let Err(error) = write(item, &mut part) {
                return Err(error.at_index(index));
            }
            base = base.wrapping_add(len);
        }
        Ok(())
    }

    /// Bytes between the start of the message and the next byte, for an offset or an alignment: what
    /// is written may depend on it.
    ///
    /// A length of varying width around it then costs one more run over the message, because what
    /// depends on its place cannot be moved. To measure, use [`mark`](Self::mark).
    #[inline]
    pub fn position(&mut self) -> usize {
        self.run.anchors = self.run.anchors.wrapping_add(1);
        self.mark()
    }

    /// The place of the next byte, to measure from or to come back to.
    #[inline]
    #[must_use]
    pub fn mark(&self) -> usize {
        self.base.wrapping_add(self.at)
    }

    /// The number of bytes since `mark`.
    #[inline]
    #[must_use]
    pub fn since(&self, mark: usize) -> usize {
        self.mark().wrapping_sub(mark)
    }

    /// Lets `body` write at `mark`, over what is there, and goes on behind what was written last.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn back_to(
        &mut self,
        mark: usize,
        body: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let here = core::mem::replace(&mut self.at, mark.wrapping_sub(self.base));
        let result = body(self);
        self.at = here;
        result
    }

    /// Goes back to `mark`, to write the same once more.
    #[inline]
    pub fn rewind(&mut self, mark: usize) {
        self.at = mark.wrapping_sub(self.base);
    }

    /// The bytes between two marks, where there was room for them.
    #[inline]
    pub(crate) fn written(&mut self, marks: Range<usize>) -> Option<&mut [u8]> {
        let Range { start, end } = marks;
        self.room.get_mut(start.wrapping_sub(self.base)..end.wrapping_sub(self.base))
    }

    /// What the caller chose for the format.
    #[inline]
    #[must_use]
    pub fn options(&self) -> &F::Options {
        &self.options.format
    }

    /// The protocol version to encode for.
    #[inline]
    #[must_use]
    pub fn version(&self) -> u32 {
        self.run.version
    }

    /// What the format keeps while it encodes one message.
    #[inline]
    pub fn state(&mut self) -> &mut F::EncodeState {
        self.state
    }
}

/// Bytes missing from `position` to the next multiple of `to`.
#[inline]
pub(crate) fn padding(position: usize, to: usize) -> usize {
    if to.is_power_of_two() {
        return position.wrapping_neg() & to.wrapping_sub(1);
    }
    match position.checked_rem(to) {
        None | Some(0) => 0,
        Some(over) => to.saturating_sub(over),
    }
}

/// Turns a length into its type on the wire.
///
/// # Errors
///
/// [`EncodeErrorKind::TooLong`] if the length does not fit in the type.
#[inline]
pub(crate) fn to_count<N: TryFrom<usize>>(len: usize, max: u64) -> Result<N, EncodeError> {
    N::try_from(len).map_err(|_| EncodeError::too_long(len, max))
}
