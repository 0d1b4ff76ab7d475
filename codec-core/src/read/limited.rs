//! Parts of the input as readers of their own.

use super::Reader;
use crate::{
    error::{DecodeError, DecodeErrorKind},
    format::entry_points::Format,
};

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Splits off the next `len` bytes as a separate reader.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take).
    #[inline]
    pub fn split(&mut self, len: usize) -> Result<Reader<'_, 'de, F>, DecodeError> {
        let rest = self.take(len)?;
        Ok(Reader {
            rest,
            end: self.offset(),
            limited: true,
            notes: self.notes,
            cx: &mut *self.cx,
            options: self.options,
        })
    }

    /// Reads one value from exactly the next `len` bytes. Data of it that lies elsewhere may lie in
    /// them too.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take), what `body` returns, and [`DecodeErrorKind::TrailingBytes`] if
    /// it leaves bytes over.
    #[inline]
    pub fn limited<T>(
        &mut self,
        len: usize,
        body: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let outer = self.begin_part();
        let mut part = self.split(len)?;
        // The result stays in one variable, so that a large value is not copied into another.
        let mut result = body(&mut part);
        if result.is_ok()
            && let left @ 1.. = part.left_over()
        {
            let kind = DecodeErrorKind::TrailingBytes { left };
            result = Err(DecodeError::new(kind, part.message_end()));
        }
        self.end_part(outer);
        result
    }

    /// Checks that nothing is left.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::TrailingBytes`].
    #[inline]
    pub fn finish(&self) -> Result<(), DecodeError> {
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.error(DecodeErrorKind::TrailingBytes { left: self.rest.len() }))
        }
    }

    /// A reader over `chunk`, which is known to hold a whole value and ends at the offset `end`.
    #[inline]
    pub(crate) fn over<'b>(&'b mut self, chunk: &'de [u8], end: usize) -> Reader<'b, 'de, F> {
        let Self { notes, options, .. } = *self;
        Reader { rest: chunk, end, limited: true, notes, cx: &mut *self.cx, options }
    }
}
