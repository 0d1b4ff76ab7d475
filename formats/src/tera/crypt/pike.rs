//! The cipher PIKE.

use core::fmt;

use super::{KEY_LEN, Secret};
use crate::sha0::sha0;

/// The cipher PIKE, as the game has it: a stream of key bytes that data is combined with.
///
/// Encrypting and decrypting are the same operation. The state runs on from call to call, so each
/// direction of a connection has its own, and every byte of it must pass through in order; how the
/// bytes are cut into calls does not matter.
///
/// Three generators add words of the stretched key; their carries decide which of them move on.
/// Unlike in Anderson's paper the sums are not fed back, and SHA-0 stretches the key.
///
/// # Examples
///
/// ```
/// use formats::tera::crypt::Pike;
///
/// let mut sender = Pike::new(&[0x12; 128]);
/// let mut receiver = Pike::new(&[0x12; 128]);
/// let mut data = *b"hello";
/// sender.apply(&mut data);
/// assert_ne!(&data, b"hello");
/// receiver.apply(&mut data);
/// assert_eq!(&data, b"hello");
/// ```
#[derive(Clone)]
pub struct Pike {
    first: Generator<55, 31>,
    second: Generator<57, 50>,
    third: Generator<58, 39>,
    /// Key bytes that the last call left over; the last `left` of them.
    word: [u8; 4],
    left: usize,
}

/// Words of the stretched key: those of the three generators.
const WORDS: usize = 170;

impl Pike {
    /// The cipher with a key, at the start of its stream.
    #[must_use]
    pub fn new(key: &[u8; KEY_LEN]) -> Self {
        let mut words = Words::stretched(key);
        Self {
            first: Generator::new(&mut words),
            second: Generator::new(&mut words),
            third: Generator::new(&mut words),
            word: [0; 4],
            left: 0,
        }
    }

    /// Encrypts or decrypts the next bytes of the stream, in place.
    pub fn apply(&mut self, data: &mut [u8]) {
        let carried = self.left.min(data.len());
        let (start, data) = data.split_at_mut(carried);
        self.apply_left(start);

        let (words, end) = data.as_chunks_mut::<4>();
        for word in words {
            *word = (u32::from_le_bytes(*word) ^ self.next_word()).to_le_bytes();
        }
        if !end.is_empty() {
            self.word = self.next_word().to_le_bytes();
            self.left = self.word.len();
            self.apply_left(end);
        }
    }

    /// Combines `data`, which is no longer than what is left over, with it.
    fn apply_left(&mut self, data: &mut [u8]) {
        let used = self.word.len().saturating_sub(self.left);
        for (byte, key) in data.iter_mut().zip(self.word.iter().skip(used)) {
            *byte ^= key;
        }
        self.left = self.left.saturating_sub(data.len());
    }

    fn next_word(&mut self) -> u32 {
        let Self { first, second, third, .. } = self;
        let (a, b, c) = (first.carry, second.carry, third.carry);
        let majority = if a == b { a } else { c };
        first.step_if(majority) ^ second.step_if(majority) ^ third.step_if(majority)
    }
}

impl Drop for Pike {
    fn drop(&mut self) {
        self.word.fill(0);
        core::hint::black_box(&self.word);
    }
}

/// Shows nothing of the key.
impl fmt::Debug for Pike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pike").finish_non_exhaustive()
    }
}

/// Adds each of `N` words to the one `LAG` words behind it, in a circle.
#[derive(Clone)]
struct Generator<const N: usize, const LAG: usize> {
    /// Each word, and the one it is added to.
    terms: [(u32, u32); N],
    position: usize,
    sum: u32,
    carry: bool,
}

impl<const N: usize, const LAG: usize> Generator<N, LAG> {
    /// Takes the next `N` words.
    fn new(words: &mut Words) -> Self {
        let mut terms = [(0, 0); N];
        for (term, word) in terms.iter_mut().zip(words.by_ref()) {
            term.0 = word;
        }
        let mut others = terms;
        others.rotate_left(LAG);
        for (term, other) in terms.iter_mut().zip(&mut others) {
            term.1 = other.0;
            other.0 = 0;
        }
        core::hint::black_box(&others);
        Self { terms, position: 0, sum: 0, carry: false }
    }

    /// Moves on if the carry is `majority`, and returns the sum it stands at.
    #[inline]
    fn step_if(&mut self, majority: bool) -> u32 {
        if self.carry == majority {
            // The position is always under `N`.
            let (word, other) = self.terms.get(self.position).copied().unwrap_or_default();
            (self.sum, self.carry) = word.overflowing_add(other);
            let next = self.position.wrapping_add(1);
            self.position = if next < N { next } else { 0 };
        }
        self.sum
    }
}

impl<const N: usize, const LAG: usize> Drop for Generator<N, LAG> {
    fn drop(&mut self) {
        self.terms.fill((0, 0));
        self.sum = 0;
        core::hint::black_box(&self.terms);
    }
}

/// The words of the stretched key, one after the other.
struct Words {
    bytes: [u8; WORDS * 4],
    taken: usize,
}

impl Words {
    /// Repeats the key, behind the length it has, then replaces piece after piece by a hash of all.
    fn stretched(key: &[u8; KEY_LEN]) -> Self {
        let key = Secret(*key);
        let mut bytes = [0; WORDS * 4];
        for (byte, key) in bytes.iter_mut().zip(key.0.iter().cycle()) {
            *byte = *key;
        }
        bytes[0] = 128;
        for piece in 0..bytes.as_chunks::<20>().0.len() {
            let words = sha0(&bytes);
            if let Some(piece) = bytes.as_chunks_mut::<20>().0.get_mut(piece) {
                for (bytes, word) in piece.as_chunks_mut().0.iter_mut().zip(words) {
                    *bytes = word.to_le_bytes();
                }
            }
        }
        Self { bytes, taken: 0 }
    }
}

impl Iterator for Words {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let word = self.bytes.as_chunks().0.get(self.taken).copied().map(u32::from_le_bytes);
        self.taken = self.taken.saturating_add(1);
        word
    }
}

impl Drop for Words {
    fn drop(&mut self) {
        self.bytes.fill(0);
        core::hint::black_box(&self.bytes);
    }
}
