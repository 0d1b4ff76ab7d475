//! Numbers that are known only after what they describe has been written: lengths, totals, offsets.
//!
//! A number of fixed width gets a slot: its bytes are left open and filled when the number is
//! known, so that every value is written once, at its true place, however deep lengths are nested.
//! A number whose width depends on its value cannot be left open. The counting pass keeps such
//! numbers in the order in which they are met, and the writing pass takes them in that order.

use alloc::{boxed::Box, vec::Vec};
use core::{any::Any, cell::Cell, marker::PhantomData};

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
    /// Whether a number turned out wider than the pass had assumed.
    moved: bool,
    /// Whether the position was asked for while the width of a number before it was not known.
    asked: Cell<bool>,
    /// Slots of unknown width that are open.
    open: usize,
    /// Where the data of the message begins that lies elsewhere, as far as is known.
    data: usize,
    /// Where the next piece of that data goes in the counting pass.
    far: usize,
    /// Whether there is such data.
    has_data: bool,
    /// Checksums that are taken when the message is complete.
    sums: Vec<Pending<F>>,
    /// Messages of other formats inside that have such checksums.
    unsummed: Vec<Box<dyn Unsummed>>,
}

// Not derived: that would ask the marker type `F` to have a default.
impl<F: Format> Default for Kept<F> {
    fn default() -> Self {
        Self {
            numbers: Vec::new(),
            messages: Vec::new(),
            next: (0, 0),
            moved: false,
            asked: Cell::new(false),
            open: 0,
            data: 0,
            far: 0,
            has_data: false,
            sums: Vec::new(),
            unsummed: Vec::new(),
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

    /// Whether there are checksums to take.
    pub(crate) fn is_unsummed(&self) -> bool {
        !self.sums.is_empty() || !self.unsummed.is_empty()
    }

    /// The checksums to take: first those of messages inside, then those of this one.
    pub(crate) fn unsummed(&mut self) -> (Vec<Box<dyn Unsummed>>, Vec<Pending<F>>) {
        (core::mem::take(&mut self.unsummed), core::mem::take(&mut self.sums))
    }

    /// Starts another pass over the message.
    pub(crate) fn restart(&mut self) {
        self.next = (0, 0);
        self.moved = false;
        self.asked.set(false);
        self.open = 0;
        self.far = self.data;
    }

    /// Whether the counting pass must run again: a number is wider than was assumed, and the bytes
    /// behind it depend on their position.
    pub(crate) fn is_unsettled(&self) -> bool {
        self.moved && self.asked.get()
    }

    /// Records that bytes depend on the position.
    #[inline]
    pub(crate) fn ask_position(&self) {
        if self.open > 0 {
            self.asked.set(true);
        }
    }

    /// The place of the next number in the counting pass, and what an earlier pass found it to be.
    fn open(&mut self) -> (usize, usize) {
        let (index, _) = self.next;
        self.next.0 = index.saturating_add(1);
        self.open = self.open.saturating_add(1);
        if let Some(number) = self.numbers.get(index) {
            return (index, *number);
        }
        self.numbers.push(0);
        (index, 0)
    }

    /// The next number in the writing pass.
    pub(crate) fn take(&mut self) -> Option<usize> {
        let (index, _) = self.next;
        self.next.0 = index.saturating_add(1);
        self.numbers.get(index).copied()
    }

    /// Starts to count a piece of data that lies elsewhere, `behind` the one before; says which it is,
    /// and where it begins.
    pub(crate) fn open_piece(
        &mut self,
        behind: impl FnOnce(usize) -> usize,
        aligned: bool,
    ) -> ((usize, usize), usize) {
        let (index, assumed) = self.open();
        let position = behind(self.far);
        self.has_data = true;
        // Data that this piece points to lies behind it.
        self.far = position.wrapping_add(assumed);
        if aligned {
            self.asked.set(true);
        }
        ((index, assumed), position)
    }

    /// Ends a piece that is `len` bytes long.
    pub(crate) fn close_piece(&mut self, (index, assumed): (usize, usize), len: usize) {
        self.open = self.open.saturating_sub(1);
        if let Some(kept) = self.numbers.get_mut(index) {
            *kept = len;
        }
        if len != assumed {
            self.moved = true;
            self.far = self.far.wrapping_add(len.wrapping_sub(assumed));
        }
    }

    /// Ends a counting pass, in which all that is in place took the bytes before `end`; says where
    /// the message ends.
    pub(crate) fn end_pass(&mut self, end: usize) -> usize {
        if !self.has_data {
            return end;
        }
        let len = self.far.wrapping_sub(self.data);
        if self.data != end {
            self.moved = true;
            self.data = end;
        }
        end.wrapping_add(len)
    }

    /// Where the data begins that lies elsewhere; `None` if there is none.
    pub(crate) fn data(&self) -> Option<usize> {
        self.has_data.then_some(self.data)
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
    pub(crate) fn mark(&self) -> ((usize, usize), usize) {
        (self.next, self.far)
    }

    /// Forgets what was kept since the mark.
    pub(crate) fn go_back(&mut self, (next, far): ((usize, usize), usize)) {
        (self.next, self.far) = (next, far);
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
        body(self)?;
        self.close(slot, self.raw_position().wrapping_sub(start))
    }

    /// Makes room for a number that `write` writes, in `width` bytes if it has a fixed width.
    #[inline]
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
    #[inline]
    pub(crate) fn close_room(
        &mut self,
        place: Room<S>,
        number: usize,
        write: impl Fn(usize, &mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        match place {
            Room::Open(room) => {
                // Measuring needs only the width; writing checks whether the number fits.
                if S::WRITES {
                    self.within(room, |out| write(number, out))?;
                }
                Ok(())
            }
            Room::Ordered(room, order) => {
                let now = F::encode_order(self.state());
                F::set_encode_order(self.state(), order);
                let written = self.close_room(Room::Open(room), number, write);
                F::set_encode_order(self.state(), now);
                written
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
        let kept = self.kept();
        let assumed = kept.numbers.get_mut(index).map(|kept| core::mem::replace(kept, number));
        kept.open = kept.open.saturating_sub(1);
        let mut width = |number| {
            let room = self.split(0)?;
            let start = room.position();
            let end = self.within(room, |out| write(number, out))?;
            Ok::<_, EncodeError>(end.position().wrapping_sub(start))
        };
        let (before, after) = (width(assumed.unwrap_or(0))?, width(number)?);
        if before != after {
            self.kept().moved = true;
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
