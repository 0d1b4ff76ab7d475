//! Numbers that look random and are the same in every run.

/// Xorshift, by Marsaglia.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        // The first numbers of seeds that are alike would be alike too.
        (0..8).for_each(|_| _ = random.next());
        random
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `below`.
    pub(crate) fn below(&mut self, below: u64) -> u64 {
        self.next() % below
    }

    /// An index into so many.
    pub(crate) fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.below(len.try_into().unwrap())).unwrap()
    }

    /// Whether a thing that happens in one of `of` cases does.
    pub(crate) fn one_in(&mut self, of: u64) -> bool {
        self.below(of) == 0
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.below(256).to_le_bytes()[0]
    }

    /// A byte that is rather small.
    pub(crate) fn small(&mut self) -> u8 {
        match self.below(8) {
            0..=3 => 0,
            4 | 5 => self.below(4).to_le_bytes()[0],
            6 => b'a' + self.below(26).to_le_bytes()[0],
            _ => self.byte(),
        }
    }

    pub(crate) fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.byte()).collect()
    }

    pub(crate) fn choose<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.index(of.len())]
    }
}
