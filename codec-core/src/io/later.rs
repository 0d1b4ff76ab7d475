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
    format::entry_points::Format,
    io::{sink::Sink, writer::Writer},
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
    /// The counting pass keeps the number here.
    Kept(usize),
    /// The writing pass has taken the number from the counting pass and written it.
    Written(usize),
}

/// What the counting pass keeps for the writing pass, in the order in which it was met.
#[derive(Debug, Default)]
pub(crate) struct Kept {
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
}

impl Kept {
    /// Starts another pass over the message.
    pub(crate) fn restart(&mut self) {
        self.next = (0, 0);
        self.moved = false;
        self.asked.set(false);
        self.open = 0;
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
    fn take(&mut self) -> Option<usize> {
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
    pub(crate) fn go_back(&mut self, mark: (usize, usize)) {
        self.next = mark;
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
            return self.split(width).map(Room::Open);
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
