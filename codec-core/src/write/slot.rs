//! Numbers that are known only after what they describe has been written: lengths, totals, offsets.

use core::marker::PhantomData;

use super::Writer;
use crate::{
    codec::prefix::Prefix, error::EncodeError, format::entry_points::Format, format::packed::Order,
};

/// The place of a number that is known later: [`Writer::open`] makes it, [`Writer::close`] fills it.
#[derive(Debug)]
#[must_use = "a slot that is not closed leaves undefined bytes in the message"]
pub struct Slot<N> {
    room: Room,
    form: PhantomData<N>,
}

/// [`Slot`] without the form of its number.
#[derive(Debug)]
#[must_use = "a slot that is not closed leaves undefined bytes in the message"]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub struct Room {
    gap: Gap,
    is_fixed: bool,
    /// The number of anchors with it.
    anchors: usize,
    /// The order of the number.
    order: Order,
}

/// Room for bytes that are known later, and whose length is assumed until then: [`Writer::gap`]
/// makes it, [`Writer::close_gap`] gives it its length.
#[derive(Clone, Copy, Debug)]
#[must_use = "a gap that is not closed leaves undefined bytes in the message"]
pub struct Gap {
    start: usize,
    len: usize,
    ticket: usize,
    anchors: usize,
}

/// How often each byte may be moved on average. Where lengths are nested deeper than that, another
/// run with the lengths found costs less.
const MOVES: usize = 4;

impl<F: Format> Writer<'_, F> {
    /// Makes room for a number that is known later, in the form `N`.
    #[inline]
    pub fn open<N: Prefix<F>>(&mut self) -> Slot<N> {
        Slot { room: self.open_room(N::SIZE.fixed), form: PhantomData }
    }

    /// Fills a slot.
    ///
    /// # Errors
    ///
    /// [`TooLong`](crate::EncodeErrorKind::TooLong) if the form cannot hold the number.
    #[inline]
    pub fn close<N: Prefix<F>>(&mut self, slot: Slot<N>, number: usize) -> Result<(), EncodeError> {
        self.close_room(slot.room, |out| N::encode_count(number, out))
    }

    /// Writes the number of bytes that `body` writes, in the form `N`, and then those bytes. Data that
    /// lies elsewhere is among them.
    ///
    /// # Errors
    ///
    /// What `body` returns, and as [`close`](Self::close).
    #[inline]
    pub fn length<N: Prefix<F>>(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let slot = self.open::<N>();
        let start = self.mark();
        self.part_with_length(body)?;
        let len = self.since(start);
        self.close(slot, len)
    }

    /// Makes room for a number of `width` bytes, if that is fixed.
    #[inline]
    pub(crate) fn open_room(&mut self, width: Option<usize>) -> Room {
        let gap = match width {
            Some(len) => {
                let start = self.mark();
                self.skip(len);
                Gap { start, len, ticket: 0, anchors: 0 }
            }
            None => self.gap(1),
        };
        // It must not be moved while it waits.
        self.run.anchors = self.run.anchors.wrapping_add(1);
        let (anchors, order) = (self.run.anchors, self.run.order);
        Room { gap, is_fixed: width.is_some(), anchors, order }
    }

    /// Lets `write` fill the room of [`open_room`](Self::open_room).
    #[inline]
    #[allow(clippy::needless_pass_by_value, reason = "a room is filled once")]
    pub(crate) fn close_room(
        &mut self,
        room: Room,
        write: impl Fn(&mut Writer<'_, F>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let Room { gap, is_fixed, anchors, order } = room;
        // If something behind it is an anchor too, it may be one for good, and the count stays.
        if self.run.anchors == anchors {
            self.run.anchors = anchors.wrapping_sub(1);
        }
        let outer = core::mem::replace(&mut self.run.order, order);
        let start = if is_fixed {
            gap.start
        } else {
            let len = self.measure(&write)?;
            self.close_gap(gap, len)
        };
        let result = self.back_to(start, |out| write(out));
        self.run.order = outer;
        result
    }

    /// How many bytes `write` would write here; nothing is written.
    ///
    /// # Errors
    ///
    /// What `write` returns.
    pub fn measure(
        &mut self,
        write: impl Fn(&mut Writer<'_, F>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        let (base, options) = (self.mark(), self.options);
        let (state, run) = (&mut *self.state, &mut *self.run);
        let mut out = Writer { room: &mut [], at: 0, base, state, options, run };
        write(&mut out)?;
        Ok(out.at)
    }

    /// Leaves room for bytes that are known later: as many as the last run found, or `assumed`.
    pub fn gap(&mut self, assumed: usize) -> Gap {
        let (ticket, found) = self.run.foresee();
        self.run.guesses = self.run.guesses.wrapping_add(1);
        let len = if found == 0 { assumed } else { found };
        let gap = Gap { start: self.mark(), len, ticket, anchors: self.run.anchors };
        self.skip(len);
        gap
    }

    /// Makes a gap `len` bytes long, and returns where it is, for [`back_to`](Self::back_to).
    ///
    /// What is behind is moved, once. If that cannot be, because bytes behind depend on their
    /// position or wait to be filled, or if too much was moved already, the next run has the gap
    /// right from the start.
    pub fn close_gap(&mut self, gap: Gap, len: usize) -> usize {
        if len == gap.len {
            return gap.start;
        }
        let start = gap.start.wrapping_sub(self.base);
        let (from, to, end) = (start.wrapping_add(gap.len), start.saturating_add(len), self.at);
        let behind = end.wrapping_sub(from);
        self.at = to.saturating_add(behind);
        if let Some((last, _)) = &mut self.run.last
            && *last >= gap.start.wrapping_add(gap.len)
        {
            *last = last.wrapping_add(len).wrapping_sub(gap.len);
        }
        let moved = self.run.moved.saturating_add(behind);
        if self.run.anchors != gap.anchors || moved > end.saturating_mul(MOVES) {
            self.run.find(gap.ticket, len);
        } else {
            self.run.moved = moved;
            if let Some(room) = self.room.get_mut(..end.max(self.at)) {
                room.copy_within(from..end, to);
            }
        }
        gap.start
    }
}
