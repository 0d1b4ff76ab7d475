//! Where encoded bytes go: nowhere (to be counted), or into a slice of exactly that length.

use crate::error::{EncodeError, EncodeErrorKind};

pub use super::spread::{Spread, Tail};

pub(crate) mod sealed {
    #[allow(unnameable_types, reason = "sealed: only this crate implements `Sink`")]
    pub trait Sealed {}
}

/// Where encoded bytes go.
///
/// The same [`Encode::encode`](crate::Encode::encode) runs twice: over [`Measure`], which counts,
/// and over [`Slice`], which writes into a slice of the counted length. Length and bytes cannot
/// disagree, because one function says both.
///
/// Code that encodes names it as a parameter; only this crate implements it.
///
/// ```
/// use codec_core::{EncodeError, Format, Sink, Writer};
///
/// fn put_mark<F: Format, S: Sink>(out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
///     out.put(b"RIFF")
/// }
/// ```
pub trait Sink: Sized + core::fmt::Debug + sealed::Sealed + Tail {
    /// Whether bytes are kept; a sink that only counts need not be given their values.
    const WRITES: bool;

    /// Whether only short messages of a set go here, so that the code of all others need not be
    /// compiled for it.
    #[doc(hidden)]
    const SHORT: bool = false;

    /// Takes `bytes`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError>;

    /// Takes the bytes of an array.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    #[inline]
    fn put_array<const N: usize>(&mut self, bytes: [u8; N]) -> Result<(), EncodeError> {
        self.put(&bytes)
    }

    /// Takes `count` zero bytes.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn zeros(&mut self, count: usize) -> Result<(), EncodeError>;

    /// Splits off the next `len` bytes as a separate sink.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn split(&mut self, len: usize) -> Result<Self, EncodeError>;

    /// Splits off the next `len` bytes as a separate sink, the last `TO` of which are zero unless
    /// something else is written there.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn split_padded<const TO: usize>(&mut self, len: usize) -> Result<Self, EncodeError>;

    /// Lets `fill` write the next `len` bytes itself; a sink that only counts does not call it.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError>;

    /// Gives `fill` the next `most` bytes, or all that are left if there are fewer, and moves on by
    /// the number of bytes that `fill` returns.
    ///
    /// `fill` may write more than that: the bytes behind are overwritten later. A sink that only
    /// counts does not call it and does not move, so the caller must count.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`] if `fill` returns more than it was given.
    fn fill_some(
        &mut self,
        most: usize,
        fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError>;

    /// Lets `fill` write `count` runs of `len` bytes, each through a separate sink that is known to
    /// be `len` bytes long; a sink that only counts does not call it.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`], and what `fill` returns.
    fn each<T>(
        &mut self,
        len: usize,
        items: &[T],
        fill: impl FnMut(Self, usize, &T) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError>;

    /// Moves the sink out, so that the caller can keep it in a local variable, in registers.
    #[must_use]
    fn lend(&mut self) -> Self;

    /// Bytes taken since the start of the message.
    fn position(&self) -> usize;

    /// Moves the position of a sink that only counts.
    #[inline]
    fn shift(&mut self, _by: usize) {}
}

/// Counts bytes.
#[derive(Debug, Default)]
pub struct Measure {
    position: usize,
}

impl Measure {
    #[inline]
    pub(crate) fn at(position: usize) -> Self {
        Self { position }
    }
}

impl sealed::Sealed for Measure {}

// Wrapping: a count that passes `usize::MAX` becomes too small, and writing then runs out of room.
impl Sink for Measure {
    const WRITES: bool = false;

    #[inline]
    fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.zeros(bytes.len())
    }

    #[inline]
    fn zeros(&mut self, count: usize) -> Result<(), EncodeError> {
        self.position = self.position.wrapping_add(count);
        Ok(())
    }

    #[inline]
    fn split(&mut self, len: usize) -> Result<Self, EncodeError> {
        let part = Self { position: self.position };
        self.zeros(len)?;
        Ok(part)
    }

    #[inline]
    fn split_padded<const TO: usize>(&mut self, len: usize) -> Result<Self, EncodeError> {
        self.split(len)
    }

    #[inline]
    fn fill(&mut self, len: usize, _fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError> {
        self.zeros(len)
    }

    #[inline]
    fn fill_some(
        &mut self,
        _most: usize,
        _fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError> {
        Ok(())
    }

    #[inline]
    fn each<T>(
        &mut self,
        len: usize,
        items: &[T],
        _fill: impl FnMut(Self, usize, &T) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        self.zeros(len.saturating_mul(items.len()))
    }

    #[inline]
    fn lend(&mut self) -> Self {
        Self { position: self.position }
    }

    #[inline]
    fn shift(&mut self, by: usize) {
        self.position = self.position.wrapping_add(by);
    }

    #[inline]
    fn position(&self) -> usize {
        self.position
    }
}

/// Writes into a slice; `SHORT` is for the short messages of a set.
#[derive(Debug)]
pub struct Slice<'w, const SHORT: bool = false> {
    pub(super) rest: &'w mut [u8],
    pub(super) end: usize,
}

impl<'w, const SHORT: bool> Slice<'w, SHORT> {
    pub(crate) fn new(rest: &'w mut [u8]) -> Self {
        let end = rest.len();
        Self { rest, end }
    }

    /// The next `len` bytes, which are then behind the sink.
    #[inline]
    pub(super) fn take(&mut self, len: usize) -> Result<&'w mut [u8], EncodeError> {
        // The check comes first, so that `rest` is unchanged if it fails.
        if self.rest.len() < len {
            return Err(too_small(len));
        }
        let (taken, rest) =
            core::mem::take(&mut self.rest).split_at_mut_checked(len).unwrap_or_default();
        self.rest = rest;
        Ok(taken)
    }
}

#[cold]
#[inline(never)]
fn too_small(needed: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::BufferTooSmall { needed, left: 0 })
}

impl<const SHORT: bool> sealed::Sealed for Slice<'_, SHORT> {}

impl<const SHORT: bool> Sink for Slice<'_, SHORT> {
    const WRITES: bool = true;
    const SHORT: bool = SHORT;

    #[inline]
    fn put_array<const N: usize>(&mut self, bytes: [u8; N]) -> Result<(), EncodeError> {
        if self.rest.len() < N {
            return Err(too_small(N));
        }
        if let Some((chunk, rest)) = core::mem::take(&mut self.rest).split_first_chunk_mut() {
            *chunk = bytes;
            self.rest = rest;
        }
        Ok(())
    }

    #[inline]
    fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.take(bytes.len())?.copy_from_slice(bytes);
        Ok(())
    }

    #[inline]
    fn zeros(&mut self, count: usize) -> Result<(), EncodeError> {
        // Short padding is one store of eight bytes, which is cheaper than a loop; the bytes too
        // many are overwritten next.
        if count < 8
            && let Some(chunk) = self.rest.first_chunk_mut::<8>()
        {
            *chunk = [0; 8];
            self.take(count)?;
        } else {
            self.take(count)?.fill(0);
        }
        Ok(())
    }

    #[inline]
    fn split(&mut self, len: usize) -> Result<Self, EncodeError> {
        let rest = self.take(len)?;
        Ok(Self { rest, end: self.position() })
    }

    #[inline]
    fn split_padded<const TO: usize>(&mut self, len: usize) -> Result<Self, EncodeError> {
        let part = self.split(len)?;
        // One store of constant size is cheaper than a loop; the bytes too many are overwritten.
        if let Some(tail) = part.rest.last_chunk_mut() {
            *tail = [0; TO];
        }
        Ok(part)
    }

    #[inline]
    fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError> {
        fill(self.take(len)?);
        Ok(())
    }

    #[inline]
    fn fill_some(
        &mut self,
        most: usize,
        fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError> {
        let wrote = match self.rest.get_mut(..most) {
            Some(room) => fill(room),
            None => fill(self.rest),
        };
        self.take(wrote)?;
        Ok(())
    }

    #[inline]
    fn each<T>(
        &mut self,
        len: usize,
        items: &[T],
        mut fill: impl FnMut(Self, usize, &T) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        if len == 0 {
            return Ok(());
        }
        let start = self.position();
        let all = self.take(len.saturating_mul(items.len()))?;
        // Unrolled by four: for elements of a few stores, the loop itself is much of the cost.
        let (fours, others) = items.as_chunks::<4>();
        let four = len.saturating_mul(4);
        let mut rooms = all.chunks_exact_mut(four);
        let mut first = 0usize;
        for (items, room) in fours.iter().zip(rooms.by_ref()) {
            each(len, (first, start), items, room, &mut fill)?;
            first = first.wrapping_add(4);
        }
        each(len, (first, start), others, rooms.into_remainder(), &mut fill)
    }

    #[inline]
    fn lend(&mut self) -> Self {
        Self { rest: core::mem::take(&mut self.rest), end: self.end }
    }

    #[inline]
    fn position(&self) -> usize {
        // `rest` is what is left of the bytes before `end`, so this never wraps.
        self.end.wrapping_sub(self.rest.len())
    }
}

/// [`Sink::each`] for a few elements, of which the one with the index `first` comes first, in a list
/// that begins at the position `start`.
// Inlined, because the length is a constant there: a closure that two loops call is not.
#[inline(always)]
#[allow(clippy::inline_always, reason = "see above")]
fn each<'w, T, const SHORT: bool>(
    len: usize,
    (first, start): (usize, usize),
    items: &[T],
    room: &'w mut [u8],
    fill: &mut impl FnMut(Slice<'w, SHORT>, usize, &T) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    for ((item, rest), index) in items.iter().zip(room.chunks_exact_mut(len)).zip(first..) {
        let end = index.wrapping_add(1).wrapping_mul(len).wrapping_add(start);
        fill(Slice { rest, end }, index, item)?;
    }
    Ok(())
}
