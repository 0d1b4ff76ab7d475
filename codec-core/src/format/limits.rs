//! How much decoding one message may cost.

use crate::error::{DecodeError, DecodeErrorKind};

/// How much one decode may cost.
///
/// A count in the input is first checked against the bytes that are left; these limits bound what
/// honest-looking input may still cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Levels of nesting, the message itself included.
    pub depth: usize,
    /// Elements of all lists together.
    pub elements: usize,
    /// Bytes of memory for all lists, texts and buffers together.
    pub memory: usize,
}

impl Limits {
    /// 64 levels, 16 Mi elements, 256 MiB.
    pub const DEFAULT: Self = Self { depth: 64, elements: 1 << 24, memory: 1 << 28 };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What is left of the [`Limits`] of one decode.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    depth: usize,
    elements: usize,
    memory: usize,
}

impl Budget {
    pub(crate) fn new(limits: Limits) -> Self {
        let Limits { depth, elements, memory } = limits;
        Self { limits, depth, elements, memory }
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
            (None, _) => Err(exceeded("elements", self.limits.elements, offset)),
            (_, None) => Err(exceeded("memory", self.limits.memory, offset)),
        }
    }

    /// Goes one level down.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::DepthLimit`], at the byte `offset`.
    #[inline]
    pub fn enter(&mut self, offset: usize) -> Result<(), DecodeError> {
        match self.depth.checked_sub(1) {
            Some(depth) => {
                self.depth = depth;
                Ok(())
            }
            None => Err(too_deep(self.limits.depth, offset)),
        }
    }

    /// Goes one level up again.
    #[inline]
    pub fn leave(&mut self) {
        // `enter` subtracted this level, so the addition never wraps.
        self.depth = self.depth.wrapping_add(1);
    }
}

#[cold]
fn exceeded(what: &'static str, limit: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::BudgetExceeded { what, limit }, offset)
}

#[cold]
fn too_deep(limit: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::DepthLimit { limit }, offset)
}
