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
    const fn memory_of(&self, len: usize) -> usize {
        let memory = self.base.saturating_add(self.growth.saturating_mul(len));
        if memory < self.memory { memory } else { self.memory }
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
    /// Whether `memory` includes what the length of the input adds.
    grown: bool,
}

impl Budget {
    /// The budget for an input of `len` bytes.
    pub(crate) fn new(limits: Limits, len: usize) -> Self {
        let shallow = limits.depth.min(SHALLOW);
        // Most messages need no more than this; `grow` adds the rest.
        let memory = limits.memory_of(0);
        let elements = limits.elements;
        Self { limits, depth: 0, elements, memory, shallow, top: 0, len, grown: false }
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
        match (self.elements.checked_sub(elements), self.memory.checked_sub(memory)) {
            (Some(elements), Some(memory)) => {
                self.elements = elements;
                self.memory = memory;
                Ok(())
            }
            _ => self.charge_more(elements, memory, offset),
        }
    }

    /// [`charge`](Self::charge) for more than was left.
    #[cold]
    #[inline(never)]
    fn charge_more(
        &mut self,
        elements: usize,
        memory: usize,
        offset: usize,
    ) -> Result<(), DecodeError> {
        let Some(elements) = self.elements.checked_sub(elements) else {
            return Err(exceeded("elements", self.limits.elements, offset));
        };
        self.grow();
        let Some(left) = self.memory.checked_sub(memory) else {
            let limit = self.limits.memory_of(self.len);
            let error = exceeded("memory", limit, offset);
            let short = memory.saturating_sub(self.memory);
            // A longer input has more memory, unless it would exceed the limit of all inputs.
            return Err(match short.checked_next_multiple_of(self.limits.growth) {
                Some(more) if more <= self.limits.memory.saturating_sub(limit) => {
                    error.mended_by(more.checked_div(self.limits.growth).unwrap_or(0))
                }
                _ => error,
            });
        };
        self.elements = elements;
        self.memory = left;
        Ok(())
    }

    /// Adds the memory that the length of the input adds.
    fn grow(&mut self) {
        if !self.grown {
            self.grown = true;
            let more = self.limits.memory_of(self.len).saturating_sub(self.limits.memory_of(0));
            self.memory = self.memory.saturating_add(more);
        }
    }

    /// Gives back `memory` bytes that were charged and are free again.
    pub(crate) fn refund(&mut self, memory: usize) {
        self.memory = self.memory.saturating_add(memory);
    }

    /// The memory that is left.
    pub(crate) fn memory(&mut self) -> usize {
        self.grow();
        self.memory
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
        let depth = self.depth.wrapping_add(1);
        if depth > self.shallow {
            return self.enter_deep(offset);
        }
        self.depth = depth;
        Ok(())
    }

    /// [`enter`](Self::enter) for levels at which the stack is measured.
    #[cold]
    #[inline(never)]
    fn enter_deep(&mut self, offset: usize) -> Result<(), DecodeError> {
        if self.depth >= self.limits.depth {
            return Err(too_deep(self.limits.depth, offset));
        }
        if stack_pointer().abs_diff(self.top) > self.limits.stack {
            return Err(exceeded("stack", self.limits.stack, offset));
        }
        self.depth = self.depth.wrapping_add(1);
        Ok(())
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        // `enter` added this level, so the subtraction never wraps.
        self.depth = self.depth.wrapping_sub(1);
    }
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
