//! Numbers for generated inputs.

use ::std::prelude::rust_2024::*;

/// Numbers that look random and are the same in every run.
#[derive(Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed, which is not 0.
    pub fn new(seed: u64) -> Self {
        // Small seeds would begin with small numbers.
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % end).unwrap()
    }
}
