//! How deeply values may be nested while they are decoded.

use super::Reader;
use crate::{error::DecodeError, format::entry_points::Format};

impl<F: Format> Reader<'_, '_, F> {
    /// Reads a value one level down.
    ///
    /// # Errors
    ///
    /// What `body` returns, and [`DecodeErrorKind::DepthLimit`].
    #[inline]
    pub(crate) fn nested<T>(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.enter_level()?;
        let value = body(self);
        self.leave_level();
        value
    }

    /// Goes one level down.
    #[inline]
    pub(crate) fn enter_level(&mut self) -> Result<(), DecodeError> {
        let offset = self.offset();
        self.budget().enter(offset)
    }

    /// Comes back from [`enter_level`](Self::enter_level).
    #[inline]
    pub(crate) fn leave_level(&mut self) {
        self.budget().leave();
    }
}
