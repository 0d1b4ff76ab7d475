//! Levels of nesting while a message is encoded.

use crate::error::{EncodeError, EncodeErrorKind};

/// Counts the levels of nesting of a message while it is encoded.
///
/// What cannot be decoded again because it is nested too deeply should not be written either. A
/// format keeps one in its state and calls [`enter`](Self::enter) and [`leave`](Self::leave) around
/// each level; [`Budget`](crate::Budget) does the same for decoding.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    left: usize,
    limit: usize,
}

impl Depth {
    /// Starts at the top, with at most `limit` levels below.
    #[must_use]
    pub const fn new(limit: usize) -> Self {
        Self { left: limit, limit }
    }

    /// How many levels there may be.
    #[must_use]
    pub const fn limit(&self) -> usize {
        self.limit
    }

    /// How many more levels there may be here.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.left
    }

    /// Goes one level down.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::DepthLimit`] if the limit is reached.
    #[inline]
    pub fn enter(&mut self) -> Result<(), EncodeError> {
        match self.left.checked_sub(1) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(too_deep(self.limit)),
        }
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        self.left = self.left.saturating_add(1).min(self.limit);
    }
}

#[cold]
fn too_deep(limit: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::DepthLimit { limit })
}
