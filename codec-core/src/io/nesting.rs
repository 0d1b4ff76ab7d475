//! How deeply values may be nested while they are encoded.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{
        entry_points::Format,
        limits::{Limits, stack_pointer},
    },
    io::{sink::Sink, writer::Writer},
};

impl<F: Format, S: Sink> Writer<'_, F, S> {
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
        let here = stack_pointer();
        // The context starts with 0, so the first call measures too. Entry points that noted where
        // the stack is made a flat message up to 57 instructions longer (moul_ping).
        if here.wrapping_sub(self.cx.lowest) > most::<F>().saturating_mul(2) {
            return measure(here, most::<F>(), &mut self.cx.lowest);
        }
        Ok(())
    }

    /// The lowest address that the stack may reach.
    #[inline]
    pub(crate) fn lowest(&self) -> usize {
        match self.cx.lowest {
            0 => stack_pointer().saturating_sub(most::<F>()),
            lowest => lowest,
        }
    }

    /// [`check_stack`](Self::check_stack) in a function of its own: inlined, it takes registers from
    /// the loop behind it (`at` encode, 120 instructions in `tuned`).
    #[inline]
    pub(super) fn check_stack_apart(&mut self) -> Result<(), EncodeError> {
        apart(most::<F>(), &mut self.cx.lowest)
    }
}

/// How much stack the values may take. A format that counts levels with [`Depth`](crate::Depth)
/// comes to its limit first, and says which level it was.
const fn most<F: Format>() -> usize {
    let stack = F::LIMITS.stack;
    let stack = if stack > Limits::DEFAULT.stack { stack } else { Limits::DEFAULT.stack };
    stack.saturating_add(32 << 10)
}

/// It takes no writer, which would then have to be in memory.
#[inline(never)]
fn apart(most: usize, lowest: &mut usize) -> Result<(), EncodeError> {
    let here = stack_pointer();
    if *lowest == 0 || here < *lowest { measure(here, most, lowest) } else { Ok(()) }
}

/// Notes how deep the stack may become, or fails if it is deeper.
#[cold]
#[inline(never)]
fn measure(here: usize, most: usize, lowest: &mut usize) -> Result<(), EncodeError> {
    if here < *lowest {
        return Err(EncodeError::new(EncodeErrorKind::StackLimit));
    }
    *lowest = here.saturating_sub(most);
    Ok(())
}
