//! Messages from fragments, and fragments from messages.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use codec_core::{EncodeError, Implied};

use super::{enums::FragmentGroup, frame::Fragment};

/// Puts messages together from fragments that come in any order, repeated or not at all.
///
/// Peers send packets again that they believe lost. So that each message is given once, the last
/// 1,024 complete ones are remembered by number; 32 bytes are counted for each, and they give way to
/// messages that are not complete.
///
/// Anybody can send fragments of messages that never become complete, so what is held of them is
/// bounded in three ways; what got no new fragment for the longest time gives way first.
///
/// | limit | default |
/// |---|---|
/// | messages that are not complete | the argument of [`new`](Self::new) |
/// | bytes of all that is held, [`with_max_bytes`](Self::with_max_bytes) | 4 MiB |
/// | fragments that may come until a message gets its next one, [`with_max_age`](Self::with_max_age) | 4096 |
///
/// Fragments that do not agree on the number of fragments are taken for different messages, so that
/// a forged one does not keep the real message from becoming complete. Of one message four such
/// alternatives are held.
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
#[derive(Clone)]
pub struct Assembler {
    pending: BTreeMap<Key, Pending>,
    /// The same messages by the fragment that was their last, oldest first.
    oldest: BTreeMap<u64, Key>,
    /// Messages that are complete.
    complete: BTreeSet<Key>,
    /// The same, oldest first.
    oldest_complete: VecDeque<Key>,
    /// Bytes of all of them.
    held: usize,
    /// Fragments that came.
    pushed: u64,
    max_pending: usize,
    max_bytes: usize,
    max_age: u64,
}

/// What fragments of one message have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    sequence: u32,
    id: u32,
    count: u16,
}

/// A message that is not complete.
#[derive(Clone, Default)]
struct Pending {
    parts: BTreeMap<u16, Box<[u8]>>,
    held: usize,
    /// The number of its last fragment among all that came.
    last: u64,
}

/// What holding a fragment costs beside its data, about.
const OVERHEAD: usize = 64;
/// How many complete messages are remembered.
const COMPLETE: usize = 1024;
/// What remembering one costs, about.
const COMPLETE_BYTES: usize = 32;
/// How many counts of fragments are held for one message.
const ALTERNATIVES: usize = 4;

impl Assembler {
    /// An assembler that keeps at most `max_pending` messages that are not complete.
    #[must_use]
    pub const fn new(max_pending: usize) -> Self {
        Self {
            pending: BTreeMap::new(),
            oldest: BTreeMap::new(),
            complete: BTreeSet::new(),
            oldest_complete: VecDeque::new(),
            held: 0,
            pushed: 0,
            max_pending,
            max_bytes: 4 << 20,
            max_age: 4096,
        }
    }

    /// The same with another limit for the bytes that are held. A fragment counts as 64 bytes more
    /// than it has data, a complete message as 32.
    #[must_use]
    pub fn with_max_bytes(self, max_bytes: usize) -> Self {
        Self { max_bytes, ..self }
    }

    /// The same with another age: a message is forgotten if it gets no new fragment while more than
    /// this many others come.
    #[must_use]
    pub fn with_max_age(self, max_age: u64) -> Self {
        Self { max_age, ..self }
    }

    /// How many messages are not complete.
    #[must_use]
    pub fn pending(&self) -> usize {
        self.pending.len()
    }

    /// How many bytes are held, as [`with_max_bytes`](Self::with_max_bytes) counts them.
    #[must_use]
    pub fn held(&self) -> usize {
        self.held
    }

    /// Takes a fragment; gives the message that it completes.
    ///
    /// A fragment whose index its count excludes is dropped, and so is one that was there before,
    /// also in a message that is complete.
    pub fn push(&mut self, fragment: Fragment) -> Option<Vec<u8>> {
        let Fragment { sequence, id, count, index, data, .. } = fragment;
        self.pushed = self.pushed.saturating_add(1);
        self.forget_aged();
        let key = Key { sequence, id, count };
        if index >= count || self.complete.contains(&key) {
            return None;
        }
        let known = self.pending.get(&key);
        if known.is_some_and(|pending| pending.parts.contains_key(&index)) {
            return None;
        }
        let mut pending = self.forget(key).unwrap_or_default();
        pending.held = pending.held.saturating_add(data.len()).saturating_add(OVERHEAD);
        pending.parts.insert(index, data.into());
        if pending.parts.len() >= usize::from(count) {
            self.remember(key);
            let parts: Vec<_> = pending.parts.into_values().collect();
            return Some(parts.concat());
        }
        self.hold(key, pending);
        None
    }

    /// Remembers that a message is complete, if there is room beside those that are not.
    fn remember(&mut self, key: Key) {
        while self.complete.len() >= COMPLETE || self.lacks(COMPLETE_BYTES) {
            if !self.forget_complete() {
                return;
            }
        }
        self.held = self.held.saturating_add(COMPLETE_BYTES);
        self.complete.insert(key);
        self.oldest_complete.push_back(key);
    }

    /// Forgets the oldest complete message, if there is one.
    fn forget_complete(&mut self) -> bool {
        let Some(oldest) = self.oldest_complete.pop_front() else { return false };
        self.complete.remove(&oldest);
        self.held = self.held.saturating_sub(COMPLETE_BYTES);
        true
    }

    /// Whether there is no room for so many bytes.
    fn lacks(&self, bytes: usize) -> bool {
        self.held.saturating_add(bytes) > self.max_bytes
    }

    /// Holds a message, for which others may have to give way.
    fn hold(&mut self, key: Key, mut pending: Pending) {
        if pending.held > self.max_bytes {
            return;
        }
        self.forget_alternative(key);
        while self.lacks(pending.held) && self.forget_complete() {}
        while self.pending.len() >= self.max_pending.max(1) || self.lacks(pending.held) {
            let Some((_, oldest)) = self.oldest.first_key_value() else { break };
            self.forget(*oldest);
        }
        pending.last = self.pushed;
        self.held = self.held.saturating_add(pending.held);
        self.oldest.insert(pending.last, key);
        self.pending.insert(key, pending);
    }

    /// Takes a message out.
    fn forget(&mut self, key: Key) -> Option<Pending> {
        let pending = self.pending.remove(&key)?;
        self.oldest.remove(&pending.last);
        self.held = self.held.saturating_sub(pending.held);
        Some(pending)
    }

    /// Forgets what got no new fragment for too long.
    fn forget_aged(&mut self) {
        while let Some((last, key)) = self.oldest.first_key_value()
            && self.pushed.saturating_sub(*last) > self.max_age
        {
            self.forget(*key);
        }
    }

    /// Makes room for another count of the same message.
    fn forget_alternative(&mut self, key: Key) {
        let all = Key { count: 0, ..key }..=Key { count: u16::MAX, ..key };
        let others = || self.pending.range(all.clone());
        if others().count() >= ALTERNATIVES
            && let Some((oldest, _)) = others().min_by_key(|(_, pending)| pending.last)
        {
            self.forget(*oldest);
        }
    }
}

/// Shows how much is held, not what.
impl fmt::Debug for Assembler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Assembler")
            .field("pending", &self.pending.len())
            .field("held", &self.held)
            .field("max_pending", &self.max_pending)
            .field("max_bytes", &self.max_bytes)
            .field("max_age", &self.max_age)
            .finish_non_exhaustive()
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
