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
    /// Levels that were entered.
    entered: usize,
    limit: usize,
    /// Where the stack was at the first level.
    top: usize,
}

impl Depth {
    /// Starts at the top, with at most `limit` levels below.
    #[must_use]
    pub const fn new(limit: usize) -> Self {
        Self { entered: 0, limit, top: 0 }
    }

    /// How many levels there may be.
    #[must_use]
    pub const fn limit(&self) -> usize {
        self.limit
    }

    /// How many more levels there may be here.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.limit.saturating_sub(self.entered)
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
        if self.entered >= SHALLOW.min(self.limit) {
            enter_deep(self.entered, self.limit, self.top)?;
        } else if self.entered == 0 {
            self.top = stack_pointer();
        }
        self.entered = self.entered.wrapping_add(1);
        Ok(())
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        self.entered = self.entered.saturating_sub(1);
    }
}

/// Checks a level below `depth` others, at which the stack is measured.
// It takes numbers: a reference would keep the context of the message in memory (`np_travel` encode).
#[cold]
#[inline(never)]
fn enter_deep(depth: usize, limit: usize, top: usize) -> Result<(), EncodeError> {
    if depth >= limit || stack_pointer().abs_diff(top) > Limits::DEFAULT.stack {
        return Err(too_deep(depth));
    }
    Ok(())
}

#[cold]
fn too_deep(limit: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::DepthLimit { limit })
}
