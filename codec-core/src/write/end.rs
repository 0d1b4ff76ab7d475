//! Parts with a length, and values that readers take up to their end: nothing may follow them there.
//!
//! `rest`, an absent `tail` and the bytes of an unknown variant have no length of their own. Readers
//! take all that is left for them, of the message or of the part around them that has a length. Bytes
//! behind such a value would be read as a part of it, so it is noted where it ends, and compared with
//! the end of the part.

use super::{Region, Writer};
use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::entry_points::Format,
};

/// Where a value ends that readers take up to the end, and the name of its field.
pub(super) type Last = Option<(usize, &'static str)>;

/// What is around a part that has a length.
#[derive(Clone, Copy, Debug)]
#[must_use = "a part must end"]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub struct Part {
    last: Last,
    region: Region,
}

impl<F: Format> Writer<'_, F> {
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
        let here = self.mark();
        let before = self.run.last.replace((here, field));
        self.check_last(before, here)
    }

    /// Lets `body` write a part that has a length: readers end there, and data of it that lies
    /// elsewhere lies in it.
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
    pub(crate) fn begin_part(&mut self) -> Part {
        Part { last: self.run.last.take(), region: self.open_region(None) }
    }

    /// Ends a part that has a length.
    #[inline]
    pub(crate) fn end_part(&mut self, outer: Part) -> Result<(), EncodeError> {
        self.close_region(outer.region);
        let last = core::mem::replace(&mut self.run.last, outer.last);
        let end = self.mark();
        self.check_last(last, end)
    }

    /// Ends the message.
    #[inline]
    pub(super) fn end(&mut self) -> Result<(), EncodeError> {
        let (last, end) = (self.run.last.take(), self.mark());
        self.check_last(last, end)
    }

    /// Fails if a value that readers take up to the end is not the last one, before `end`.
    #[inline]
    fn check_last(&mut self, last: Last, end: usize) -> Result<(), EncodeError> {
        match last {
            Some((at, field)) if at != end => self.doubt(followed(field)),
            _ => Ok(()),
        }
    }
}

#[cold]
#[inline(never)]
fn followed(field: &'static str) -> EncodeError {
    let what = "open end: bytes follow a value that readers take up to the end";
    let error = EncodeError::new(EncodeErrorKind::Invalid { what });
    if field.is_empty() { error } else { error.in_field(field) }
}
