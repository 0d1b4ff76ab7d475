//! A fast hash for names, with a random seed for each file.

use std::hash::{BuildHasher, Hasher, RandomState};

use super::Text;

/// The seed of the hashes. Without knowing it, nobody can choose names that have the same hash.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seed([u64; 2]);

impl Default for Seed {
    fn default() -> Self {
        let random = RandomState::new();
        Self([random.build_hasher().finish(), random.hash_one(1)])
    }
}

impl Seed {
    /// The hash of a name.
    #[inline]
    pub(super) fn hash(self, name: &Text) -> u64 {
        let Self([a, b]) = self;
        if let Some([first, second, third]) = name.words() {
            return fold(fold(first ^ a, second ^ b) ^ third, a);
        }
        let (words, tail) = name.as_bytes().as_chunks::<8>();
        let mut last = [0; 8];
        for (to, from) in last.iter_mut().zip(tail) {
            *to = *from;
        }
        let words = words.iter().chain([&last]);
        words.fold(a, |hash, word| fold(hash ^ u64::from_le_bytes(*word), b))
    }
}

/// The product, its upper half folded into the lower.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a).wrapping_mul(u128::from(b)).to_le_bytes();
    let (halves, _) = product.as_chunks::<8>();
    halves.iter().fold(0, |hash, half| hash ^ u64::from_le_bytes(*half))
}
