//! How deeply values may be nested while they are encoded.

use super::Writer;
use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{
        entry_points::Format,
        limits::{Limits, stack_pointer},
    },
};

impl<F: Format> Writer<'_, F> {
    /// Checks that there is enough stack for values in each other: the [`Limits::stack`] of the
    /// format, or of [`Limits::DEFAULT`] if that is more.
    ///
    /// A type can contain itself only behind a pointer, so boxes and lists call it, and pointers of
    /// your own should.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::StackLimit`].
    #[inline]
    pub fn check_stack(&mut self) -> Result<(), EncodeError> {
        if stack_pointer() < self.run.lowest { Err(too_deep()) } else { Ok(()) }
    }

    /// The lowest address that the stack may reach.
    #[inline]
    pub(crate) fn lowest(&self) -> usize {
        self.run.lowest
    }
}

/// The lowest address that the stack may reach below the caller. A format that counts levels with
/// [`Depth`](crate::Depth) comes to its limit first, and says which level it was.
pub(super) fn lowest<F: Format>() -> usize {
    let stack = F::LIMITS.stack.max(Limits::DEFAULT.stack);
    stack_pointer().saturating_sub(stack.saturating_add(32 << 10))
}

#[cold]
#[inline(never)]
fn too_deep() -> EncodeError {
    EncodeError::new(EncodeErrorKind::StackLimit)
}
