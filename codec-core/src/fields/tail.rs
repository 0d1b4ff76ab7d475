//! Fields that are there if bytes are left: `tail`.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    fields::{DecodeFields, EncodeFields},
    format::entry_points::Format,
};

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Checks that the field `index`, which readers find by the bytes that are left, does not stand
    /// behind an absent one. `open` is whether all such fields before it are present.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`].
    #[inline]
    pub fn tail(&self, index: usize, open: &mut bool, present: bool) -> Result<(), EncodeError> {
        if present && !*open {
            return Err(self.invalid(index, "field behind an absent one"));
        }
        *open = present;
        Ok(())
    }

    /// Checks that the field `index` has written bytes since `start`: readers would take it for
    /// absent otherwise.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`].
    #[inline]
    pub fn tail_since(&self, index: usize, start: usize) -> Result<(), EncodeError> {
        if self.since(start) > 0 {
            return Ok(());
        }
        Err(self.invalid(index, "tail of no bytes: it would be read as `None`"))
    }

    /// Notes that readers take the field `index` up to the end, or take it for absent because they
    /// are at the end: nothing may follow it.
    ///
    /// # Errors
    ///
    /// As [`Writer::ends`](crate::Writer::ends).
    #[inline]
    pub fn ends(&mut self, index: usize) -> Result<(), EncodeError> {
        self.out.ends_in(self.record.shape.field_name(index))
    }

    #[cold]
    fn invalid(&self, index: usize, what: &'static str) -> EncodeError {
        self.locate(index, EncodeError::new(EncodeErrorKind::Invalid { what }))
    }
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// Whether bytes are left, of the message or of the part that a length gives.
    #[inline]
    #[must_use]
    pub fn more(&self) -> bool {
        !self.input.rest().is_empty()
    }
}
