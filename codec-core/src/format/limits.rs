//! How much decoding one message may cost.

use crate::error::{DecodeError, DecodeErrorKind};

/// How much one decode may cost.
///
/// A count in the input is first checked against the bytes that are left; these limits bound what
/// honest-looking input may still cost. `SECURITY.md` lists them with the limits of the formats.
///
/// Memory is in proportion to the input: [`base`](Self::base) bytes, and [`growth`](Self::growth)
/// more for each byte, up to [`memory`](Self::memory). It is charged before it is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Levels of nesting, the message itself included.
    pub depth: usize,
    /// Elements of all lists together.
    pub elements: usize,
    /// Bytes of memory for all lists, texts, boxes and buffers together, however long the input is.
    pub memory: usize,
    /// Bytes of memory for each byte of the input.
    pub growth: usize,
    /// Bytes of memory for any input, before [`growth`](Self::growth) adds to them.
    pub base: usize,
    /// Bytes of stack for values in each other. They are measured below the eighth level, so large
    /// types, and code that is not optimized, may reach this limit before [`depth`](Self::depth).
    pub stack: usize,
}

impl Limits {
    /// 64 levels, 16 Mi elements, 32 bytes of memory for each byte of input and 32 KiB, at most
    /// 256 MiB, and 384 KiB of stack.
    pub const DEFAULT: Self = Self {
        depth: 64,
        elements: 1 << 24,
        memory: 1 << 28,
        growth: 32,
        base: 32 << 10,
        stack: 384 << 10,
    };

    /// The memory of an input of `len` bytes.
    #[inline]
    const fn memory_of(&self, len: usize) -> usize {
        // Bounded first: with the default limits, the other steps then need no check.
        let len = if len < self.memory { len } else { self.memory };
        let memory = self.base.saturating_add(self.growth.saturating_mul(len));
        if memory < self.memory { memory } else { self.memory }
    }

    /// The same limits, with as much memory for any input as for one of `len` bytes.
    pub(crate) const fn for_at_least(mut self, len: usize) -> Self {
        self.base = self.memory_of(len);
        self
    }

    /// The memory of what is noted of an input of `len` bytes.
    pub(crate) fn notes_of(&self, len: usize) -> usize {
        // A byte can be ten nodes, if it is an element of a list and each of its bits a field; they are
        // in memory twice while their list grows.
        self.memory_of(len).saturating_mul(128).min(self.memory)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What is left of the [`Limits`] of one decode, and how deep it is.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    /// Levels that were entered.
    depth: usize,
    elements: usize,
    memory: usize,
    /// Levels of nesting at which the stack is not measured.
    shallow: usize,
    /// Where the stack was before the first level.
    top: usize,
    /// The length of the input.
    len: usize,
}

impl Budget {
    /// The budget for an input of `len` bytes.
    #[inline]
    pub(crate) fn new(limits: Limits, len: usize) -> Self {
        let shallow = limits.depth.min(SHALLOW);
        let memory = limits.memory_of(len);
        let elements = limits.elements;
        Self { limits, depth: 0, elements, memory, shallow, top: 0, len }
    }

    /// Subtracts `elements` elements and `memory` bytes from what is left.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::BudgetExceeded`], at the byte `offset`.
    #[inline]
    pub fn charge(
        &mut self,
        elements: usize,
        memory: usize,
        offset: usize,
    ) -> Result<(), DecodeError> {
        // One after the other, and the error takes only the result: a loop need not keep what was left
        // before (C and `at` decode, 3 instructions for each list).
        let Some(left) = self.elements.checked_sub(elements) else {
            return Err(exceeded("elements", self.limits.elements, offset));
        };
        self.elements = left;
        if let Some(left) = self.memory.checked_sub(memory) {
            self.memory = left;
            return Ok(());
        }
        // An error charges nothing.
        self.elements = self.elements.wrapping_add(elements);
        let Limits { memory: most, growth, .. } = self.limits;
        let left = self.memory.wrapping_sub(memory);
        Err(out_of_memory(self.limits.memory_of(self.len), most, growth, left, offset))
    }

    /// Gives back `memory` bytes that were charged and are free again.
    pub(crate) fn refund(&mut self, memory: usize) {
        self.memory = self.memory.saturating_add(memory);
    }

    /// The memory that is left.
    pub(crate) fn memory(&self) -> usize {
        self.memory
    }

    /// The limits that it began with.
    pub(crate) fn limits(&self) -> Limits {
        self.limits
    }

    /// Notes where the stack is before the first level.
    #[inline]
    pub(crate) fn start_at(&mut self, top: usize) {
        self.top = top;
    }

    /// Goes one level down.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::DepthLimit`] and, if the stack might not be large enough,
    /// [`DecodeErrorKind::BudgetExceeded`], at the byte `offset`.
    #[inline]
    pub fn enter(&mut self, offset: usize) -> Result<(), DecodeError> {
        let entered = self.depth.wrapping_add(1);
        if entered > self.shallow {
            let Limits { depth, stack, .. } = self.limits;
            enter_deep(self.depth, depth, self.top, stack, offset)?;
        }
        self.depth = entered;
        Ok(())
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        // `enter` added this level, so the subtraction never wraps.
        self.depth = self.depth.wrapping_sub(1);
    }
}

// These take numbers: a reference to a budget, or limits as one value, would force the context of the
// whole message into memory, which costs 40 stores for each message (row "A decode" of the bench).

/// The error for more bytes than the limit, which is `most` for long inputs; `left` is below zero by
/// as many as are missing, and wrapped.
#[cold]
#[inline(never)]
fn out_of_memory(
    limit: usize,
    most: usize,
    growth: usize,
    left: usize,
    offset: usize,
) -> DecodeError {
    let error = exceeded("memory", limit, offset);
    let short = left.wrapping_neg();
    // A longer input has more memory, unless it would exceed the limit of all inputs.
    match short.checked_next_multiple_of(growth) {
        Some(more) if more <= most.saturating_sub(limit) => {
            error.mended_by(more.checked_div(growth).unwrap_or(0))
        }
        _ => error,
    }
}

/// Checks a level below `depth` others, at which the stack is measured.
#[cold]
#[inline(never)]
fn enter_deep(
    depth: usize,
    max_depth: usize,
    top: usize,
    max_stack: usize,
    offset: usize,
) -> Result<(), DecodeError> {
    if depth >= max_depth {
        return Err(too_deep(max_depth, offset));
    }
    if stack_pointer().abs_diff(top) > max_stack {
        return Err(exceeded("stack", max_stack, offset));
    }
    Ok(())
}

/// The levels at which the stack is not measured: so many fit on any stack.
pub(crate) const SHALLOW: usize = 8;

/// About where the stack of this thread ends now.
#[inline(always)]
#[allow(clippy::inline_always, reason = "it is about the frame of the caller")]
pub(crate) fn stack_pointer() -> usize {
    let here = 0_u8;
    (&raw const here).addr()
}

#[cold]
fn exceeded(what: &'static str, limit: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::BudgetExceeded { what, limit }, offset)
}

#[cold]
fn too_deep(limit: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::DepthLimit { limit }, offset)
}
