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
    /// 64 levels, 16 Mi elements, 64 bytes of memory for each byte of input and 32 KiB, at most
    /// 256 MiB, and 384 KiB of stack.
    pub const DEFAULT: Self = Self {
        depth: 64,
        elements: 1 << 24,
        memory: 1 << 28,
        growth: 64,
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
#[derive(Debug)]
pub(crate) struct Left {
    /// Levels that were entered, and [`unused`] before the first.
    depth: usize,
    elements: usize,
    /// Without what the length of the input adds, unless it `has_grown`.
    memory: usize,
    /// Where the stack was before the first level.
    top: usize,
    /// Whether `memory` has what the length of the input adds. Few messages need it, so it is reckoned
    /// when one does (`server` and `stream`).
    has_grown: bool,
}

impl Left {
    /// All of the limits.
    #[inline]
    pub(crate) const fn all(limits: &Limits) -> Self {
        let (elements, memory) = (limits.elements, limits.memory_of(0));
        Self { depth: unused(limits.depth), elements, memory, top: 0, has_grown: false }
    }

    /// The same for another message, if nothing was taken from it.
    #[inline]
    pub(crate) const fn again(&self) -> Self {
        let Self { depth, elements, memory, .. } = *self;
        Self { depth, elements, memory, top: 0, has_grown: false }
    }

    /// Notes where the stack is before the first level.
    #[inline]
    pub(crate) fn start_at(&mut self, top: usize) {
        self.top = top;
    }
}

/// What the count of levels starts with: it passes [`SHALLOW`] after at most `depth` levels, so that
/// one comparison with a constant finds both the limit and the levels at which the stack is measured.
#[inline]
const fn unused(depth: usize) -> usize {
    SHALLOW.saturating_sub(depth)
}

/// The [`Limits`] of one decode, and what is left of them.
#[derive(Debug)]
pub struct Budget<'b> {
    pub(crate) limits: Limits,
    /// The length of the input.
    pub(crate) len: usize,
    pub(crate) left: &'b mut Left,
}

impl Budget<'_> {
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
        let Some(left) = self.left.elements.checked_sub(elements) else {
            return Err(exceeded("elements", self.limits.elements, "elements", offset));
        };
        self.left.elements = left;
        let left = match self.left.memory.checked_sub(memory) {
            None => self.memory().checked_sub(memory),
            left => left,
        };
        if let Some(left) = left {
            self.left.memory = left;
            return Ok(());
        }
        // An error charges nothing.
        self.left.elements = self.left.elements.wrapping_add(elements);
        let Limits { memory: most, growth, .. } = self.limits;
        let left = self.left.memory.wrapping_sub(memory);
        Err(out_of_memory(self.limits.memory_of(self.len), most, growth, left, offset))
    }

    /// Gives back `memory` bytes that were charged and are free again.
    pub(crate) fn refund(&mut self, memory: usize) {
        self.left.memory = self.left.memory.saturating_add(memory);
    }

    /// The memory that is left, with what the length of the input adds.
    #[inline]
    pub(crate) fn memory(&mut self) -> usize {
        if !self.left.has_grown {
            self.left.has_grown = true;
            // More for a longer input, so this never wraps.
            let more = self.limits.memory_of(self.len).wrapping_sub(self.limits.memory_of(0));
            self.left.memory = self.left.memory.saturating_add(more);
        }
        self.left.memory
    }

    /// Goes one level down.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::DepthLimit`] and, if the stack might not be large enough,
    /// [`DecodeErrorKind::BudgetExceeded`], at the byte `offset`.
    #[inline]
    pub fn enter(&mut self, offset: usize) -> Result<(), DecodeError> {
        let entered = self.left.depth.wrapping_add(1);
        if entered > SHALLOW {
            let Limits { depth, stack, .. } = self.limits;
            enter_deep(self.left.depth, depth, self.left.top, stack, offset)?;
        }
        self.left.depth = entered;
        Ok(())
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        // `enter` added this level, so the subtraction never wraps.
        self.left.depth = self.left.depth.wrapping_sub(1);
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
    let raised_by = if limit < most { "growth" } else { "memory" };
    let error = exceeded("memory", limit, raised_by, offset);
    let short = left.wrapping_neg();
    // A longer input has more memory, unless it would exceed the limit of all inputs.
    match short.checked_next_multiple_of(growth) {
        Some(more) if more <= most.saturating_sub(limit) => {
            error.mended_by(more.checked_div(growth).unwrap_or(0))
        }
        _ => error,
    }
}

/// Checks a level behind a count of `depth`, at which the stack is measured.
#[cold]
#[inline(never)]
fn enter_deep(
    depth: usize,
    max_depth: usize,
    top: usize,
    max_stack: usize,
    offset: usize,
) -> Result<(), DecodeError> {
    if depth.wrapping_sub(unused(max_depth)) >= max_depth {
        return Err(too_deep(max_depth, offset));
    }
    if stack_pointer().abs_diff(top) > max_stack {
        return Err(exceeded("stack", max_stack, "stack", offset));
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
fn exceeded(
    what: &'static str,
    limit: usize,
    raised_by: &'static str,
    offset: usize,
) -> DecodeError {
    let kind = DecodeErrorKind::BudgetExceeded { what, limit };
    DecodeError::new(kind, offset).limited_by(raised_by)
}

#[cold]
fn too_deep(limit: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::DepthLimit { limit }, offset)
}
