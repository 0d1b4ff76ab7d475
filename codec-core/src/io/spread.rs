//! Data that lies elsewhere: `at = offset`.
//!
//! A message with such data has two parts: what its structs are in place, and behind that the data,
//! each piece followed by the data that it points to itself. The counting pass finds how long the
//! first part is, and keeps the length of each piece for the writing pass, which then knows where
//! each piece begins when it comes to it. So every value is written once.

use super::sink::{Measure, Sink, Slice, sealed::Sealed};
use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    io::writer::{Writer, padding},
};

/// A sink that may have room for data that lies elsewhere.
pub trait Tail: Sized {
    /// Where the next piece of data begins; a sink that only counts is told instead.
    #[must_use]
    fn tail_position(&self) -> Option<usize> {
        None
    }

    /// Cuts off `len` bytes of data, behind `padding` zero bytes, as a sink that takes along the room
    /// behind them. A sink that only counts goes on at `position`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if the data was not counted.
    fn split_tail(
        &mut self,
        position: usize,
        padding: usize,
        len: usize,
    ) -> Result<Self, EncodeError> {
        let _ = (position, padding, len);
        Err(not_counted())
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

impl Tail for Slice<'_> {}

impl Tail for Measure {
    #[inline]
    fn split_tail(
        &mut self,
        position: usize,
        _padding: usize,
        _len: usize,
    ) -> Result<Self, EncodeError> {
        Ok(Self::at(position))
    }
}

/// Writes into two slices: what is in place, and the data behind that.
#[derive(Debug)]
pub struct Spread<'w> {
    head: Slice<'w>,
    tail: Slice<'w>,
}

impl<'w> Spread<'w> {
    /// Of a whole message, of which `head` bytes are in place.
    pub(crate) fn new(message: &'w mut [u8], head: usize) -> Self {
        let mut all = Slice::new(message);
        match all.split(head) {
            Ok(head) => Self { head, tail: all },
            Err(_) => Self { head: all, tail: Slice::new(&mut []) },
        }
    }

    /// A part without data elsewhere.
    fn part(head: Slice<'w>) -> Self {
        Self { head, tail: Slice::new(&mut []) }
    }
}

impl Sealed for Spread<'_> {}

impl Tail for Spread<'_> {
    fn tail_position(&self) -> Option<usize> {
        Some(self.tail.position())
    }

    fn split_tail(
        &mut self,
        _position: usize,
        padding: usize,
        len: usize,
    ) -> Result<Self, EncodeError> {
        self.tail.zeros(padding)?;
        let head = self.tail.split(len)?;
        Ok(Self { head, tail: self.tail.lend() })
    }

    fn rejoin(&mut self, part: Self) -> Result<(), EncodeError> {
        if !part.head.rest.is_empty() {
            return Err(not_counted());
        }
        self.tail = part.tail;
        Ok(())
    }
}

impl Sink for Spread<'_> {
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
        Self { head: self.head.lend(), tail: self.tail.lend() }
    }

    #[inline]
    fn position(&self) -> usize {
        self.head.position()
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
        if !S::WRITES {
            let (piece, position) = self.kept().open_piece(behind, align > 1);
            let part = self.sink.split_tail(position, 0, 0)?;
            let part = self.within(part, body)?;
            self.kept().close_piece(piece, part.position().wrapping_sub(position));
            return Ok(0);
        }
        let Some(len) = self.kept().take() else { return Err(not_counted()) };
        let Some(end) = self.sink.tail_position() else { return Err(not_counted()) };
        let position = behind(end);
        let part = self.sink.split_tail(position, position.wrapping_sub(end), len)?;
        let part = self.within(part, body)?;
        self.sink.rejoin(part)?;
        position.checked_sub(base).ok_or_else(not_counted)
    }
}

#[cold]
#[inline(never)]
fn not_counted() -> EncodeError {
    let what = "data elsewhere: the value was another one when it was counted";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
