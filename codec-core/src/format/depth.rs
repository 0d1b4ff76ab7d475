//! Levels of nesting while a message is encoded.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::limits::{Limits, SHALLOW, stack_pointer},
};

/// Counts the levels of nesting of a message while it is encoded.
///
/// What cannot be decoded again because it is nested too deeply should not be written either. A
/// format keeps one in its state and calls [`enter`](Self::enter) and [`leave`](Self::leave) around
/// each level; [`Budget`](crate::Budget) does the same for decoding.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    left: usize,
    limit: usize,
    /// Where the stack was at the first level.
    top: usize,
}

impl Depth {
    /// Starts at the top, with at most `limit` levels below.
    #[must_use]
    pub const fn new(limit: usize) -> Self {
        Self { left: limit, limit, top: 0 }
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
    /// [`EncodeErrorKind::DepthLimit`] if the limit is reached, or if the stack might not be large
    /// enough for more levels, by [`Limits::stack`](crate::Limits::stack) of
    /// [`Limits::DEFAULT`](crate::Limits::DEFAULT).
    #[inline]
    pub fn enter(&mut self) -> Result<(), EncodeError> {
        let Some(left) = self.left.checked_sub(1) else { return Err(too_deep(self.limit)) };
        if left.wrapping_add(SHALLOW) < self.limit {
            self.measure()?;
        } else if self.left == self.limit {
            self.top = stack_pointer();
        }
        self.left = left;
        Ok(())
    }

    /// Checks that there is enough stack for one more level.
    #[cold]
    #[inline(never)]
    fn measure(&self) -> Result<(), EncodeError> {
        if stack_pointer().abs_diff(self.top) > Limits::DEFAULT.stack {
            return Err(too_deep(self.limit.saturating_sub(self.left)));
        }
        Ok(())
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
