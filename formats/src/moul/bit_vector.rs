//! Bits by number.

use codec_core::Wire;

use super::Moul;

/// `hsBitVector`: a set of numbers, as bits.
///
/// ```text
/// 02 00 00 00   01 00 00 00   02 00 00 00      bits 0 and 33
/// count: 2      bits 0 to 31  bits 32 to 63
/// ```
///
/// Words of zero at the end are kept, as clients do: two vectors with the same bits can have
/// different bytes. [`trim`](Self::trim) gives the shortest form.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "hsBitVector")]
pub struct BitVector {
    /// The bits, 32 in each word, the lowest first.
    pub words: Vec<u32>,
}

impl BitVector {
    /// Whether the bit is set.
    #[must_use]
    pub fn get(&self, bit: u32) -> bool {
        let (word, mask) = place(bit);
        self.words.get(word).is_some_and(|word| word & mask != 0)
    }

    /// Sets or clears the bit; the vector grows if it must.
    pub fn set(&mut self, bit: u32, value: bool) {
        let (index, mask) = place(bit);
        if value && index >= self.words.len() {
            self.words.resize(index.saturating_add(1), 0);
        }
        if let Some(word) = self.words.get_mut(index) {
            *word = if value { *word | mask } else { *word & !mask };
        }
    }

    /// Removes words of zero at the end.
    pub fn trim(&mut self) {
        let used = self.words.iter().rposition(|word| *word != 0);
        self.words.truncate(used.map_or(0, |last| last.saturating_add(1)));
    }

    /// The bits that are set, lowest first.
    pub fn bits(&self) -> impl Iterator<Item = u32> + '_ {
        (0..).step_by(32).zip(&self.words).flat_map(|(first, word)| {
            (0..32)
                .filter(move |bit| word.checked_shr(*bit).is_some_and(|word| word & 1 != 0))
                .map(move |bit| u32::saturating_add(first, bit))
        })
    }
}

impl FromIterator<u32> for BitVector {
    fn from_iter<I: IntoIterator<Item = u32>>(bits: I) -> Self {
        let mut vector = Self::default();
        for bit in bits {
            vector.set(bit, true);
        }
        vector
    }
}

/// The word of a bit, and the bit in it.
fn place(bit: u32) -> (usize, u32) {
    (usize::try_from(bit / 32).unwrap_or(usize::MAX), 1_u32.rotate_left(bit % 32))
}
