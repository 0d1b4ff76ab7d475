//! Assembles messages from fragments, and splits messages into fragments.

use std::collections::BTreeMap;

use codec_core::{EncodeError, Implied};

use super::{enums::FragmentGroup, frame::Fragment};

/// Assembles messages from fragments, which may arrive in any order, repeatedly or never.
///
/// ```
/// use formats::asherons_call::{Assembler, Fragment, enums::FragmentGroup};
///
/// let fragments = Fragment::split(&[7; 1000], 5, 0x8000_0000, FragmentGroup::Object)?;
/// assert_eq!(fragments.len(), 3);
///
/// let mut assembler = Assembler::new(16);
/// let messages: Vec<_> =
///     fragments.into_iter().rev().filter_map(|fragment| assembler.push(fragment)).collect();
/// assert_eq!(messages, [vec![7; 1000]]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Assembler {
    /// Fragments of messages that are not complete, by sequence and id.
    pending: BTreeMap<(u32, u32), Pending>,
    max_pending: usize,
}

#[derive(Clone, Debug)]
struct Pending {
    count: u16,
    parts: BTreeMap<u16, Vec<u8>>,
}

impl Assembler {
    /// An assembler that keeps at most `max_pending` incomplete messages. If there are more, the
    /// one with the smallest sequence number is dropped.
    #[must_use]
    pub const fn new(max_pending: usize) -> Self {
        Self { pending: BTreeMap::new(), max_pending }
    }

    /// How many messages are not complete.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// Takes a fragment and returns the message that it completes, if any.
    ///
    /// A fragment that contradicts the others of its message (another count, an index that the
    /// count excludes) is dropped, and so is one that was there before.
    pub fn push(&mut self, fragment: Fragment) -> Option<Vec<u8>> {
        let Fragment { sequence, id, count, index, data, .. } = fragment;
        if index >= count {
            return None;
        }
        if count == 1 {
            return Some(data);
        }
        let key = (sequence, id);
        if !self.pending.contains_key(&key) && self.pending.len() >= self.max_pending {
            self.pending.pop_first();
        }
        let pending = self.pending.entry(key).or_insert(Pending { count, parts: BTreeMap::new() });
        if pending.count != count {
            return None;
        }
        pending.parts.entry(index).or_insert(data);
        if pending.parts.len() < usize::from(count) {
            return None;
        }
        let complete = self.pending.remove(&key)?;
        Some(complete.parts.into_values().flatten().collect())
    }
}

impl Fragment {
    /// The fragments of a message.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`](codec_core::EncodeErrorKind::TooLong) for more than 65,535
    /// fragments.
    pub fn split(
        message: &[u8],
        sequence: u32,
        id: u32,
        queue: FragmentGroup,
    ) -> Result<Vec<Self>, EncodeError> {
        let total = message.len().div_ceil(Self::MAX_DATA).max(1);
        let count = u16::try_from(total).map_err(|_| {
            let max = u64::try_from(Self::MAX_DATA).unwrap_or(u64::MAX).saturating_mul(0xffff);
            EncodeError::too_long(message.len(), max)
        })?;
        let fragment = |(index, data): (u16, &[u8])| Self {
            sequence,
            id,
            count,
            size: Implied::new(),
            index,
            queue,
            data: data.to_vec(),
        };
        if message.is_empty() {
            return Ok(vec![fragment((0, message))]);
        }
        Ok((0..count).zip(message.chunks(Self::MAX_DATA)).map(fragment).collect())
    }
}
