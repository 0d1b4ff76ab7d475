//! Tags that are some bits of another field: `switch = head >> 4`.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    fields::EncodeFields,
    format::entry_points::Format,
};

/// The bits of a number that are a tag.
#[derive(Clone, Copy, Debug)]
pub struct TagBits {
    /// The bits, where they are in the number.
    mask: i128,
    /// How far the tag is moved to get there.
    shift: u32,
}

impl TagBits {
    /// The bits of `mask` in a number up to `max`, of which the lowest `shift` are moved out.
    ///
    /// If `shifted`, the mask is for what is left of the number then.
    #[must_use]
    pub const fn new(max: i128, mask: i128, shift: u32, shifted: bool) -> Self {
        let moved_out = match 1_i128.checked_shl(shift) {
            Some(bit) => bit.wrapping_sub(1),
            None => i128::MAX,
        };
        let mask = match (shifted, mask.checked_shl(shift)) {
            (false, _) => mask,
            (true, Some(mask)) => mask,
            (true, None) => 0,
        };
        Self { mask: mask & max & !moved_out, shift }
    }

    /// The bits, where they are in the number.
    #[must_use]
    pub const fn mask(self) -> i128 {
        self.mask
    }

    /// `word` with the bits of `tag`; `None` if they cannot hold it.
    #[inline]
    pub fn put<N, T>(self, word: N, tag: T) -> Option<N>
    where
        N: TryInto<i128> + TryFrom<i128>,
        T: TryInto<i128>,
    {
        let (word, tag) = (word.try_into().ok()?, tag.try_into().ok()?);
        let moved = tag
            .checked_shl(self.shift)
            .filter(|moved| moved.checked_shr(self.shift) == Some(tag))?;
        if moved & !self.mask != 0 {
            return None;
        }
        N::try_from(word & !self.mask | moved).ok()
    }
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// `word` with the tag of the field `index` in its `bits`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::OutOfRange`] if they cannot hold it.
    #[inline]
    pub fn tag_bits<N, T>(
        &self,
        index: usize,
        bits: TagBits,
        word: N,
        tag: T,
    ) -> Result<N, EncodeError>
    where
        N: TryInto<i128> + TryFrom<i128>,
        T: TryInto<i128>,
    {
        if let Some(word) = bits.put(word, tag) {
            Ok(word)
        } else {
            let kind = EncodeErrorKind::OutOfRange { what: "the bits of its tag" };
            Err(self.locate(index, EncodeError::new(kind)))
        }
    }
}
