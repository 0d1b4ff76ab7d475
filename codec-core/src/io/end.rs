//! Values that readers take up to the end: nothing may follow them there.
//!
//! `rest`, an absent `tail` and the bytes of an unknown variant have no length of their own. Readers
//! take all that is left for them, of the message or of the part around them that has a length. Bytes
//! behind such a value would be read as a part of it, so the writing pass notes where it ends, and
//! compares that with the end of the part.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    io::{context::EncodeContext, sink::Sink, writer::Writer},
};

/// Where a value ends that readers take up to the end, and the name of its field.
pub(crate) type Last = Option<(usize, &'static str)>;

impl<F: Format, S: Sink> Writer<'_, F, S> {
    /// Notes that readers take the value that was just written up to the end of the message, or of
    /// the part with a length around it.
    ///
    /// For codecs that read with [`take_rest`](crate::Reader::take_rest). Bytes that are written
    /// behind it, in the same part, are an error.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if such a value was written before, and bytes behind it.
    #[inline]
    pub fn ends(&mut self) -> Result<(), EncodeError> {
        self.ends_in("")
    }

    /// [`ends`](Self::ends) for the value of a field.
    #[inline]
    pub(crate) fn ends_in(&mut self, field: &'static str) -> Result<(), EncodeError> {
        if S::WRITES {
            self.cx.set_last((self.raw_position(), field))?;
        }
        Ok(())
    }

    /// Lets `body` write a part that has a length: readers end there.
    ///
    /// # Errors
    ///
    /// What `body` returns, and [`EncodeErrorKind::Invalid`] if bytes follow a value in it that
    /// readers take up to the end.
    #[inline]
    pub fn part_with_length(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let outer = self.begin_part();
        body(self)?;
        self.end_part(outer)
    }

    /// Begins a part that has a length; returns what [`end_part`](Self::end_part) takes.
    #[inline]
    pub(crate) fn begin_part(&mut self) -> Last {
        if S::WRITES { self.cx.noted()?.last.take() } else { None }
    }

    /// Ends a part that has a length.
    #[inline]
    pub(crate) fn end_part(&mut self, outer: Last) -> Result<(), EncodeError> {
        if S::WRITES
            && let Some(noted) = self.cx.noted()
        {
            let last = core::mem::replace(&mut noted.last, outer);
            check_last(last, self.raw_position())?;
        }
        Ok(())
    }
}

impl<F: Format> EncodeContext<F> {
    /// Notes a value that readers take up to the end.
    pub(super) fn set_last(&mut self, last: (usize, &'static str)) -> Result<(), EncodeError> {
        let before = &mut self.note().last;
        check_last(*before, last.0)?;
        *before = Some(last);
        Ok(())
    }
}

/// Fails if a value that readers take up to the end is not the last one, before `end`.
#[inline]
pub(crate) fn check_last(last: Last, end: usize) -> Result<(), EncodeError> {
    match last {
        Some((at, field)) if at != end => Err(followed(field)),
        _ => Ok(()),
    }
}

#[cold]
#[inline(never)]
fn followed(field: &'static str) -> EncodeError {
    let what = "open end: bytes follow a value that readers take up to the end";
    let error = EncodeError::new(EncodeErrorKind::Invalid { what });
    if field.is_empty() { error } else { error.in_field(field) }
}
