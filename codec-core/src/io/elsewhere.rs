//! Data that lies elsewhere: `at = offset`.
//!
//! A message with such data has two parts: what its structs are in place, and behind that the data,
//! each piece followed by the data that it points to itself. The counting pass finds how long the
//! first part is, so the writing pass knows where the first piece begins, and each other one begins
//! where the one before it ended. Only where pieces point to others, the length of each is needed
//! before it is written: another counting pass keeps them. So every value is written once.

use super::{
    sink::Sink,
    spread::not_counted,
    writer::{Writer, padding},
};
use crate::{error::EncodeError, format::entry_points::Format, value::encode::Encode};

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
    /// What `body` returns, and [`Invalid`](crate::EncodeErrorKind::Invalid) if the value was another one when it
    /// was counted.
    #[inline]
    pub(crate) fn elsewhere(
        &mut self,
        (pad, align): (usize, usize),
        base: usize,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        if align > 1 && !S::WRITES {
            self.cx.pass.asked.set(true);
        }
        let behind = |end: usize| {
            let end = end.wrapping_add(pad);
            end.wrapping_add(padding(end, align))
        };
        self.piece_behind(base, behind, body)
    }

    /// [`elsewhere`](Self::elsewhere) at the position that `place` gives: the first from a position on
    /// that is possible, with an alignment.
    #[inline]
    pub(crate) fn elsewhere_at(
        &mut self,
        (pad, align): (usize, usize),
        base: usize,
        place: impl FnOnce(usize, usize) -> usize,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        if !S::WRITES {
            self.cx.pass.asked.set(true);
        }
        self.piece_behind(base, |end| place(end.wrapping_add(pad), align), body)
    }

    /// Writes what `body` writes at the position that `behind` gives for the end of the data so far.
    #[inline]
    fn piece_behind(
        &mut self,
        base: usize,
        behind: impl FnOnce(usize) -> usize,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
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

    /// Writes structs that have `len` bytes in place and data elsewhere, with one bounds check for what
    /// is in place: 8 instructions less for each (`at` encode).
    #[inline]
    pub(crate) fn in_place_values<T: Encode<F>>(
        &mut self,
        len: usize,
        items: &[T],
    ) -> Result<(), EncodeError> {
        self.check_stack_apart()?;
        let cx = &mut *self.cx;
        self.sink.each_in_place(len, items, |sink, index, item| {
            let mut out = Writer::new(sink, &mut *cx);
            item.encode(&mut out).map_err(|error| error.at_index(index))?;
            Ok(out.into_sink())
        })
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
