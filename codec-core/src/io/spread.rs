//! Sinks that have room for data that lies elsewhere.

use super::sink::{Measure, Sink, Slice, sealed::Sealed};
use crate::error::{EncodeError, EncodeErrorKind};

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

    /// Lets `fill` write structs that have `len` bytes in place, at least one, each through a separate
    /// sink that is known to be `len` bytes long, takes the room for data elsewhere along and is
    /// returned.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`], and what `fill` returns.
    #[inline]
    fn each_in_place<T>(
        &mut self,
        len: usize,
        items: &[T],
        mut fill: impl FnMut(Self, usize, &T) -> Result<Self, EncodeError>,
    ) -> Result<(), EncodeError> {
        for (item, index) in items.iter().zip(0..) {
            let part = self.split_in_place(len)?;
            self.take_tail(fill(part, index, item)?);
        }
        Ok(())
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

impl<const SHORT: bool> Tail for Slice<'_, SHORT> {
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
    tail: Slice<'w>,
    /// Whether there is a tail. Not an `Option`: the compiler sees that this never changes in a list,
    /// and looks at it once (`at` encode).
    has_tail: bool,
}

impl<'w, const NESTED: bool> Spread<'w, NESTED> {
    /// Of a whole message, of which `head` bytes are in place.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if the message is shorter than that.
    #[inline]
    pub(crate) fn new(message: &'w mut [u8], head: usize) -> Result<Self, EncodeError> {
        let mut tail = Slice::new(message);
        let head = tail.split(head).map_err(|_| not_counted())?;
        Ok(Self { head, tail, has_tail: true })
    }

    /// A part without data elsewhere.
    #[inline]
    fn part(head: Slice<'w>) -> Self {
        Self { head, tail: Slice::new(&mut []), has_tail: false }
    }

    /// Moves the tail out, if there is one.
    #[inline]
    fn lend_tail(&mut self) -> (Slice<'w>, bool) {
        (self.tail.lend(), core::mem::take(&mut self.has_tail))
    }

    /// Ends a whole message.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if it is shorter than was counted.
    #[inline]
    pub(crate) fn finish(self) -> Result<(), EncodeError> {
        if self.head.rest.is_empty() && self.tail.rest.is_empty() {
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
        let head = self.head.split(len)?;
        let (tail, has_tail) = self.lend_tail();
        Ok(Self { head, tail, has_tail })
    }

    #[inline]
    fn take_tail(&mut self, part: Self) {
        (self.tail, self.has_tail) = (part.tail, part.has_tail);
    }

    #[inline]
    fn each_in_place<T>(
        &mut self,
        len: usize,
        items: &[T],
        mut fill: impl FnMut(Self, usize, &T) -> Result<Self, EncodeError>,
    ) -> Result<(), EncodeError> {
        let mut end = self.head.position();
        let heads = self.head.take(len.saturating_mul(items.len()))?.chunks_exact_mut(len);
        let (mut tail, mut has_tail) = self.lend_tail();
        for ((rest, item), index) in heads.zip(items).zip(0..items.len()) {
            end = end.wrapping_add(len);
            let part = fill(Self { head: Slice { rest, end }, tail, has_tail }, index, item)?;
            (tail, has_tail) = (part.tail, part.has_tail);
        }
        (self.tail, self.has_tail) = (tail, has_tail);
        Ok(())
    }

    #[inline]
    fn tail_position(&self) -> Option<usize> {
        self.has_tail.then(|| self.tail.position())
    }

    #[inline]
    fn split_tail(
        &mut self,
        _position: usize,
        padding: usize,
        len: Option<usize>,
    ) -> Result<Self, EncodeError> {
        let (mut tail, true) = self.lend_tail() else { return Err(not_counted()) };
        if padding > 0 {
            tail.zeros(padding)?;
        }
        match len {
            Some(len) if NESTED => Ok(Self { head: tail.split(len)?, tail, has_tail: true }),
            None if !NESTED => Ok(Self::part(tail)),
            _ => Err(not_counted()),
        }
    }

    #[inline]
    fn rejoin(&mut self, part: Self) -> Result<(), EncodeError> {
        if !NESTED {
            (self.tail, self.has_tail) = (part.head, true);
        } else if part.head.rest.is_empty() {
            self.take_tail(part);
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
        let (tail, has_tail) = self.lend_tail();
        Self { head: self.head.lend(), tail, has_tail }
    }

    #[inline]
    fn position(&self) -> usize {
        self.head.position()
    }
}

#[cold]
#[inline(never)]
pub(super) fn not_counted() -> EncodeError {
    let what = "data elsewhere: the value was another one when it was counted";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
