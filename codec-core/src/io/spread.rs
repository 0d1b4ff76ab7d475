//! Data that lies elsewhere: `at = offset`.
//!
//! A message with such data has two parts: what its structs are in place, and behind that the data,
//! each piece followed by the data that it points to itself. The counting pass finds how long the
//! first part is, so the writing pass knows where the first piece begins, and each other one begins
//! where the one before it ended. Only where pieces point to others, the length of each is needed
//! before it is written: another counting pass keeps them. So every value is written once.

use super::sink::{Measure, Sink, Slice, sealed::Sealed};
use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    io::writer::{Writer, padding},
};

/// A sink that may have room for data that lies elsewhere.
pub trait Tail: Sized {
    /// Whether pieces of data may point to others, so that the length of each must be known.
    const NESTED: bool = false;

    /// Where the next piece of data begins; a sink that only counts is told instead.
    #[must_use]
    fn tail_position(&self) -> Option<usize> {
        None
    }

    /// The room for a piece of data, behind `padding` zero bytes: `len` bytes and, for the data that it
    /// points to, the room behind them; without a length all that is left, for a piece that points
    /// to nothing. A sink that only counts goes on at `position`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if the data was not counted.
    fn split_tail(
        &mut self,
        position: usize,
        padding: usize,
        len: Option<usize>,
    ) -> Result<Self, EncodeError> {
        let _ = (position, padding, len);
        Err(not_counted())
    }

    /// Splits off the next `len` bytes as a separate sink, which takes the room for data elsewhere along.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn split_in_place(&mut self, len: usize) -> Result<Self, EncodeError>;

    /// Takes back the room for data elsewhere that [`split_in_place`](Self::split_in_place) gave away.
    fn take_tail(&mut self, part: Self) {
        let _ = part;
    }

    /// Takes back the room that [`split_tail`](Self::split_tail) gave away.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if `part` is not full: the value was another one when it was
    /// counted.
    fn rejoin(&mut self, part: Self) -> Result<(), EncodeError> {
        let _ = part;
        Ok(())
    }
}

impl Tail for Slice<'_> {
    #[inline]
    fn split_in_place(&mut self, len: usize) -> Result<Self, EncodeError> {
        self.split(len)
    }
}

impl Tail for Measure {
    #[inline]
    fn split_in_place(&mut self, len: usize) -> Result<Self, EncodeError> {
        self.split(len)
    }

    #[inline]
    fn split_tail(
        &mut self,
        position: usize,
        _padding: usize,
        _len: Option<usize>,
    ) -> Result<Self, EncodeError> {
        Ok(Self::at(position))
    }
}

/// Writes into two slices: what is in place, and the data behind that.
///
/// Tables whose data points to nothing else are what most messages have, so they are compiled on
/// their own.
#[derive(Debug)]
pub struct Spread<'w, const NESTED: bool> {
    head: Slice<'w>,
    tail: Option<Slice<'w>>,
}

impl<'w, const NESTED: bool> Spread<'w, NESTED> {
    /// Of a whole message, of which `head` bytes are in place.
    #[inline]
    pub(crate) fn new(message: &'w mut [u8], head: usize) -> Self {
        let mut all = Slice::new(message);
        match all.split(head) {
            Ok(head) => Self { head, tail: Some(all) },
            Err(_) => Self::part(all),
        }
    }

    /// A part without data elsewhere.
    #[inline]
    fn part(head: Slice<'w>) -> Self {
        Self { head, tail: None }
    }

    /// Ends a whole message.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if it is shorter than was counted.
    #[inline]
    pub(crate) fn finish(self) -> Result<(), EncodeError> {
        let is_full = |part: &Slice<'_>| part.rest.is_empty();
        if is_full(&self.head) && self.tail.as_ref().is_none_or(is_full) {
            Ok(())
        } else {
            Err(not_counted())
        }
    }
}

impl<const NESTED: bool> Sealed for Spread<'_, NESTED> {}

impl<const NESTED: bool> Tail for Spread<'_, NESTED> {
    const NESTED: bool = NESTED;

    #[inline]
    fn split_in_place(&mut self, len: usize) -> Result<Self, EncodeError> {
        Ok(Self { head: self.head.split(len)?, tail: self.tail.take() })
    }

    #[inline]
    fn take_tail(&mut self, part: Self) {
        self.tail = part.tail;
    }

    #[inline]
    fn tail_position(&self) -> Option<usize> {
        self.tail.as_ref().map(Slice::position)
    }

    #[inline]
    fn split_tail(
        &mut self,
        _position: usize,
        padding: usize,
        len: Option<usize>,
    ) -> Result<Self, EncodeError> {
        let Some(mut tail) = self.tail.take() else { return Err(not_counted()) };
        if padding > 0 {
            tail.zeros(padding)?;
        }
        match len {
            Some(len) if NESTED => Ok(Self { head: tail.split(len)?, tail: Some(tail) }),
            None if !NESTED => Ok(Self::part(tail)),
            _ => Err(not_counted()),
        }
    }

    #[inline]
    fn rejoin(&mut self, part: Self) -> Result<(), EncodeError> {
        if !NESTED {
            self.tail = Some(part.head);
        } else if part.head.rest.is_empty() {
            self.tail = part.tail;
        } else {
            return Err(not_counted());
        }
        Ok(())
    }
}

impl<const NESTED: bool> Sink for Spread<'_, NESTED> {
    const WRITES: bool = true;

    #[inline]
    fn put_array<const N: usize>(&mut self, bytes: [u8; N]) -> Result<(), EncodeError> {
        self.head.put_array(bytes)
    }

    #[inline]
    fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.head.put(bytes)
    }

    #[inline]
    fn zeros(&mut self, count: usize) -> Result<(), EncodeError> {
        self.head.zeros(count)
    }

    #[inline]
    fn split(&mut self, len: usize) -> Result<Self, EncodeError> {
        self.head.split(len).map(Self::part)
    }

    #[inline]
    fn split_padded<const TO: usize>(&mut self, len: usize) -> Result<Self, EncodeError> {
        self.head.split_padded::<TO>(len).map(Self::part)
    }

    #[inline]
    fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError> {
        self.head.fill(len, fill)
    }

    #[inline]
    fn fill_some(
        &mut self,
        most: usize,
        fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError> {
        self.head.fill_some(most, fill)
    }

    #[inline]
    fn each<T>(
        &mut self,
        len: usize,
        items: &[T],
        mut fill: impl FnMut(Self, usize, &T) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        self.head.each(len, items, |part, index, item| fill(Self::part(part), index, item))
    }

    #[inline]
    fn lend(&mut self) -> Self {
        Self { head: self.head.lend(), tail: self.tail.take() }
    }

    #[inline]
    fn position(&self) -> usize {
        self.head.position()
    }
}

/// What the counting pass knows of data that lies elsewhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Far {
    /// Where the data begins, as far as is known.
    data: usize,
    /// Where the next piece goes.
    end: usize,
    /// Pieces that were met.
    pieces: usize,
    /// Pieces that are being counted.
    open: usize,
    /// Whether a piece points to others.
    found_nested: bool,
    /// The same, as an earlier pass found it: the lengths of pieces are kept.
    nested: bool,
}

impl Far {
    /// Where the data begins; `None` if there is none.
    #[inline]
    pub(crate) fn data(&self) -> Option<usize> {
        (self.pieces > 0).then_some(self.data)
    }

    /// Whether a piece points to others.
    #[inline]
    pub(crate) fn is_nested(&self) -> bool {
        self.nested
    }

    /// Whether a piece is being counted: its position may be known to a later pass only.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        self.open > 0
    }

    /// Starts on a piece; says how many there are now.
    #[inline]
    fn open(&mut self) -> usize {
        self.pieces = self.pieces.wrapping_add(1);
        self.open = self.open.wrapping_add(1);
        self.pieces
    }

    /// Ends a piece, before which `pieces` had been met, itself included.
    #[inline]
    fn close(&mut self, pieces: usize) {
        self.open = self.open.wrapping_sub(1);
        if self.pieces != pieces {
            self.found_nested = true;
        }
    }

    /// Ends a pass, in which all that is in place took the bytes before `end`; says where the message
    /// ends, and whether that is certain.
    pub(crate) fn end_pass(&mut self, end: usize, moved: &mut bool) -> (usize, bool) {
        let certain = self.nested || !self.found_nested;
        if self.pieces == 0 {
            return (end, certain);
        }
        let len = self.end.wrapping_sub(self.data);
        *moved |= self.data != end;
        self.nested = self.found_nested;
        (self.data, self.end) = (end, end);
        (end.wrapping_add(len), certain)
    }
}

impl<F: Format, S: Sink> Writer<'_, F, S> {
    /// Writes what `body` writes elsewhere, behind `pad` zero bytes and as many as bring its position
    /// to a multiple of `align`, and says where: in bytes from `base`. Counting says nothing.
    ///
    /// # Errors
    ///
    /// What `body` returns, and [`EncodeErrorKind::Invalid`] if the value was another one when it
    /// was counted.
    #[inline]
    pub(crate) fn elsewhere(
        &mut self,
        (pad, align): (usize, usize),
        base: usize,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        let behind = |end: usize| {
            let end = end.wrapping_add(pad);
            end.wrapping_add(padding(end, align))
        };
        if S::WRITES {
            let Some(end) = self.sink.tail_position() else { return Err(not_counted()) };
            let len = if S::NESTED { self.kept().take() } else { None };
            let position = behind(end);
            let part = self.sink.split_tail(position, position.wrapping_sub(end), len)?;
            let part = self.within(part, body)?;
            self.sink.rejoin(part)?;
            return position.checked_sub(base).ok_or_else(not_counted);
        }
        let pass = &mut self.cx.pass;
        let (position, nested) = (behind(pass.far.end), pass.far.nested);
        let pieces = pass.far.open();
        if align > 1 {
            pass.asked.set(true);
        }
        let kept = if nested { Some(self.open_piece(position)) } else { None };
        let part = self.sink.split_tail(position, 0, None)?;
        let end = self.within(part, body)?.position();
        match kept {
            Some(index) => self.close_piece(index, end.wrapping_sub(position)),
            None => self.cx.pass.far.end = end,
        }
        self.cx.pass.far.close(pieces);
        Ok(0)
    }

    /// Starts on a piece at `position`, of which the length is kept.
    #[cold]
    fn open_piece(&mut self, position: usize) -> usize {
        let (index, assumed) = self.kept().open();
        // Data that this piece points to lies behind it.
        self.cx.pass.far.end = position.wrapping_add(assumed);
        index
    }

    /// Ends a piece of `len` bytes.
    #[cold]
    fn close_piece(&mut self, index: usize, len: usize) {
        let assumed = self.kept().close(index, len);
        let pass = &mut self.cx.pass;
        if len != assumed {
            pass.moved = true;
            pass.far.end = pass.far.end.wrapping_add(len.wrapping_sub(assumed));
        }
    }
}

#[cold]
#[inline(never)]
fn not_counted() -> EncodeError {
    let what = "data elsewhere: the value was another one when it was counted";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
