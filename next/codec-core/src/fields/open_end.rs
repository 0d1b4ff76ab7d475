//! Values that readers take up to the end of their frame: nothing may follow them in it.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::Engine,
    write::Writer,
};

impl<F: Engine> Writer<'_, F> {
    /// Where the next byte goes, which is forgotten before anything moves.
    #[inline]
    fn place(&self) -> usize {
        self.base.wrapping_add(self.at)
    }

    /// Notes that readers take what was written up to the last `trailer` bytes of the frame.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if it follows another such value.
    #[inline]
    pub(super) fn ends_here(&mut self, trailer: usize) -> Result<(), EncodeError> {
        let end = self.place().wrapping_add(trailer);
        match self.run.open_end.replace(end) {
            Some(earlier) if earlier != end => Err(follows()),
            _ => Ok(()),
        }
    }

    /// Goes on behind a value that readers take up to the end: they look whether bytes are left.
    #[inline]
    pub(super) fn goes_on(&mut self) {
        if self.run.open_end == Some(self.place()) {
            self.run.open_end = None;
        }
    }

    /// Ends a frame.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if bytes follow a value that readers take up to the end.
    #[inline]
    pub(crate) fn closes_open_end(&mut self) -> Result<(), EncodeError> {
        match self.run.open_end.take() {
            Some(end) if end != self.place() => Err(follows()),
            _ => Ok(()),
        }
    }
}

#[cold]
fn follows() -> EncodeError {
    let what = "open end: bytes follow a value that readers take up to the end";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
