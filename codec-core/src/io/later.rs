//! Numbers that are known only after what they describe has been written: lengths, totals, offsets.
//!
//! A number of fixed width gets a slot: its bytes are left open and filled when the number is
//! known, so that every value is written once, at its true place, however deep lengths are nested.
//! A number whose width depends on its value cannot be left open. The counting pass keeps such
//! numbers in the order in which they are met, and the writing pass takes them in that order.

#![allow(clippy::inline_always, reason = "which kind of room it is, is known where it is inlined")]

use alloc::{boxed::Box, vec::Vec};
use core::{any::Any, marker::PhantomData, ops::Range};

use crate::{
    codec::prefix::Prefix,
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, packed::Order},
    io::{
        sink::Sink,
        sums::{Pending, Unsummed},
        writer::Writer,
    },
};

/// The place of a number that is known later: [`Writer::open`] makes it, [`Writer::close`] fills it.
#[derive(Debug)]
#[must_use = "a slot that is not closed has no number"]
pub struct Slot<S, N> {
    place: Room<S>,
    form: PhantomData<N>,
}

/// [`Slot`] without the form of its number.
#[derive(Debug)]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub enum Room<S> {
    /// Room for a number of fixed width.
    Open(S),
    /// The same with the order of its bytes, where a message chooses that and may have chosen
    /// another one when the number is known.
    Ordered(S, Order),
    /// The counting pass keeps the number here.
    Kept(usize),
    /// The writing pass has taken the number from the counting pass and written it.
    Written(usize),
}

/// What the counting pass keeps for the writing pass, in the order in which it was met.
pub(crate) struct Kept<F: Format> {
    numbers: Vec<usize>,
    /// The states of embedded messages of other formats, after they were counted.
    messages: Vec<Option<Box<dyn Any>>>,
    /// The next number, and the next message, of the pass at hand.
    next: (usize, usize),
    /// Slots of unknown width that are open.
    open: usize,
    /// Checksums that are taken when the message is complete, behind the first one.
    sums: Vec<Pending<F>>,
    /// Messages of other formats inside that have such checksums.
    unsummed: Vec<Box<dyn Unsummed>>,
    /// Numbers inside of structs that were written before they were known.
    patches: Vec<Patch>,
}

/// A number, or some bits of one, that is known after it was written.
#[derive(Debug)]
pub(crate) struct Patch {
    /// The bytes of the number.
    pub(crate) bytes: Range<usize>,
    /// Its bits that are known now.
    pub(crate) mask: u64,
    /// What they are.
    pub(crate) bits: u64,
    /// Whether the most significant byte is the first.
    pub(crate) big: bool,
}

impl Patch {
    /// Puts the bits into the finished `message`.
    pub(crate) fn put(&self, message: &mut [u8]) {
        let bytes = message.get_mut(self.bytes.clone()).unwrap_or_default();
        let (mut mask, mut bits) = (self.mask, self.bits);
        let set = |byte: &mut u8| {
            let [low, ..] = mask.to_le_bytes();
            let [new, ..] = bits.to_le_bytes();
            *byte = (*byte & !low) | (new & low);
            (mask, bits) = (mask >> 8, bits >> 8);
        };
        if self.big {
            bytes.iter_mut().rev().for_each(set);
        } else {
            bytes.iter_mut().for_each(set);
        }
    }
}

// Not derived: that would ask the marker type `F` to have a default.
impl<F: Format> Default for Kept<F> {
    fn default() -> Self {
        Self {
            numbers: Vec::new(),
            messages: Vec::new(),
            next: (0, 0),
            open: 0,
            sums: Vec::new(),
            unsummed: Vec::new(),
            patches: Vec::new(),
        }
    }
}

// Not derived: what is kept inside need not be `Debug`.
impl<F: Format> core::fmt::Debug for Kept<F> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Kept").field("numbers", &self.numbers).finish_non_exhaustive()
    }
}

impl<F: Format> Kept<F> {
    /// Keeps a checksum that is taken when the message is complete.
    pub(crate) fn add_sum(&mut self, sum: Pending<F>) {
        self.sums.push(sum);
    }

    /// Keeps a message of another format inside that has such checksums.
    pub(crate) fn add_unsummed(&mut self, inner: Box<dyn Unsummed>) {
        self.unsummed.push(inner);
    }

    /// Keeps a number that is put into the message when it is complete.
    pub(crate) fn add_patch(&mut self, patch: Patch) {
        self.patches.push(patch);
    }

    /// The numbers that are not in the message yet.
    pub(crate) fn patches(&mut self) -> Vec<Patch> {
        core::mem::take(&mut self.patches)
    }

    /// Whether there are numbers to put in, or checksums to take.
    pub(crate) fn is_unsummed(&self) -> bool {
        !self.sums.is_empty() || !self.unsummed.is_empty() || !self.patches.is_empty()
    }

    /// The checksums to take: first those of messages inside, then those of this one.
    pub(crate) fn unsummed(&mut self) -> (Vec<Box<dyn Unsummed>>, Vec<Pending<F>>) {
        (core::mem::take(&mut self.unsummed), core::mem::take(&mut self.sums))
    }

    /// Starts another pass over the message.
    pub(crate) fn restart(&mut self) {
        self.next = (0, 0);
        self.open = 0;
    }

    /// Whether the width of a number is not known.
    pub(crate) fn is_open(&self) -> bool {
        self.open > 0
    }

    /// The place of the next number in the counting pass, and what an earlier pass found it to be.
    pub(crate) fn open(&mut self) -> (usize, usize) {
        let (index, _) = self.next;
        self.next.0 = index.saturating_add(1);
        self.open = self.open.saturating_add(1);
        if let Some(number) = self.numbers.get(index) {
            return (index, *number);
        }
        self.numbers.push(0);
        (index, 0)
    }

    /// Keeps the number at `index`; says what was assumed.
    pub(crate) fn close(&mut self, index: usize, number: usize) -> usize {
        self.open = self.open.saturating_sub(1);
        self.numbers.get_mut(index).map_or(0, |kept| core::mem::replace(kept, number))
    }

    /// The next number in the writing pass.
    pub(crate) fn take(&mut self) -> Option<usize> {
        let (index, _) = self.next;
        self.next.0 = index.saturating_add(1);
        self.numbers.get(index).copied()
    }

    /// Keeps the state of an embedded message.
    pub(crate) fn keep_message(&mut self, state: Box<dyn Any>) {
        let (_, index) = self.next;
        self.next.1 = index.saturating_add(1);
        match self.messages.get_mut(index) {
            Some(place) => *place = Some(state),
            None => self.messages.push(Some(state)),
        }
    }

    /// The state of the next embedded message.
    pub(crate) fn take_message(&mut self) -> Option<Box<dyn Any>> {
        let (_, index) = self.next;
        self.next.1 = index.saturating_add(1);
        self.messages.get_mut(index)?.take()
    }

    /// Where the pass is, to come back to with [`go_back`](Self::go_back).
    pub(crate) fn mark(&self) -> (usize, usize) {
        self.next
    }

    /// Forgets what was kept since the mark.
    pub(crate) fn go_back(&mut self, next: (usize, usize)) {
        self.next = next;
    }
}

impl<F: Format, S: Sink> Writer<'_, F, S> {
    /// Makes room for a number that is known later, in the form `N`.
    ///
    /// # Errors
    ///
    /// [`BufferTooSmall`](EncodeErrorKind::BufferTooSmall), and what `N` returns where its width
    /// depends on the number.
    #[inline]
    pub fn open<N: Prefix<F>>(&mut self) -> Result<Slot<S, N>, EncodeError> {
        let place = self.open_room(N::SIZE.fixed, N::encode_count)?;
        Ok(Slot { place, form: PhantomData })
    }

    /// Fills a slot.
    ///
    /// # Errors
    ///
    /// [`TooLong`](EncodeErrorKind::TooLong) if the form cannot hold the number, and
    /// [`Invalid`](EncodeErrorKind::Invalid) if the counting pass found another number.
    #[inline]
    pub fn close<N: Prefix<F>>(
        &mut self,
        slot: Slot<S, N>,
        number: usize,
    ) -> Result<(), EncodeError> {
        self.close_room(slot.place, number, N::encode_count)
    }

    /// Writes the number of bytes that `body` writes, in the form `N`, and then those bytes.
    ///
    /// # Errors
    ///
    /// What `body` returns, and as [`close`](Self::close).
    #[inline]
    pub fn length<N: Prefix<F>>(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let slot = self.open::<N>()?;
        let start = self.raw_position();
        self.part_with_length(body)?;
        self.close(slot, self.raw_position().wrapping_sub(start))
    }

    /// Makes room for a number that `write` writes, in `width` bytes if it has a fixed width.
    #[inline(always)]
    pub(crate) fn open_room(
        &mut self,
        width: Option<usize>,
        write: impl FnOnce(usize, &mut Self) -> Result<(), EncodeError>,
    ) -> Result<Room<S>, EncodeError> {
        if let Some(width) = width {
            let room = self.split(width)?;
            if F::ORDER_VARIES {
                return Ok(Room::Ordered(room, F::encode_order(self.state())));
            }
            return Ok(Room::Open(room));
        }
        if S::WRITES {
            let Some(number) = self.kept().take() else { return Err(not_counted()) };
            write(number, self)?;
            return Ok(Room::Written(number));
        }
        let (index, number) = self.kept().open();
        write(number, self)?;
        Ok(Room::Kept(index))
    }

    /// Fills the room of [`open_room`](Self::open_room).
    #[inline(always)]
    pub(crate) fn close_room(
        &mut self,
        place: Room<S>,
        number: usize,
        write: impl Fn(usize, &mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        match place {
            // Measuring needs only the width; writing checks whether the number fits.
            Room::Open(_) | Room::Ordered(..) if !S::WRITES => Ok(()),
            Room::Open(room) => self.within(room, |out| write(number, out)).map(|_| ()),
            Room::Ordered(room, order) => {
                let now = F::encode_order(self.state());
                F::set_encode_order(self.state(), order);
                let written = self.within(room, |out| write(number, out));
                F::set_encode_order(self.state(), now);
                written.map(|_| ())
            }
            Room::Written(counted) if counted == number => Ok(()),
            Room::Written(_) => Err(not_counted()),
            Room::Kept(index) => self.settle(index, number, write),
        }
    }

    /// Keeps a number of variable width, and moves the position by as much as the number is wider
    /// than was assumed.
    #[inline(never)]
    fn settle(
        &mut self,
        index: usize,
        number: usize,
        write: impl Fn(usize, &mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let assumed = self.kept().close(index, number);
        let mut width = |number| {
            let room = self.split(0)?;
            let start = room.position();
            let end = self.within(room, |out| write(number, out))?;
            Ok::<_, EncodeError>(end.position().wrapping_sub(start))
        };
        let (before, after) = (width(assumed)?, width(number)?);
        if before != after {
            self.cx.pass.moved = true;
            self.shift(after.wrapping_sub(before));
        }
        Ok(())
    }
}

#[cold]
#[inline(never)]
fn not_counted() -> EncodeError {
    let what = "length: the value was another one when it was counted";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
