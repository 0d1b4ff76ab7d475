//! One direction of a TCP connection, put back in order.

use std::collections::BTreeMap;

/// A piece of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "a stream has bytes or lacks them")]
pub enum Piece {
    /// The next bytes.
    Data(Vec<u8>),
    /// So many bytes are missing here.
    Gap(u64),
}

/// Puts the segments of one direction of a TCP connection in order.
///
/// Segments may come twice, overlap, and come out of order. Where one is missing, the stream waits
/// until more than `max_waiting` bytes came behind it; then it is a [`Piece::Gap`].
#[derive(Clone, Debug)]
pub struct Stream {
    /// Sequence number of the next byte.
    next: Option<u32>,
    /// How many bytes were before it.
    position: u64,
    /// Segments behind a hole, by the position of their first byte.
    waiting: BTreeMap<u64, Vec<u8>>,
    held: usize,
    max_waiting: usize,
    /// Whether the capture began before its first segment.
    whole: bool,
}

/// What holding a segment costs beside its bytes, about.
const OVERHEAD: usize = 64;

impl Stream {
    /// A stream of which nothing is known yet.
    #[must_use]
    pub fn new(max_waiting: usize) -> Self {
        let waiting = BTreeMap::new();
        Self { next: None, position: 0, waiting, held: 0, max_waiting, whole: false }
    }

    /// Whether the capture has it from its beginning.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    /// Bytes that wait for earlier ones.
    #[must_use]
    pub fn held(&self) -> usize {
        self.held
    }

    /// Whether `sequence` opens another connection than the one that is followed.
    #[must_use]
    pub fn is_other(&self, sequence: u32) -> bool {
        self.position > 0 && self.next.is_some_and(|next| next.wrapping_sub(sequence) > 1 << 30)
    }

    /// Takes a segment; `put` gets what is now in order.
    pub fn push(&mut self, sequence: u32, syn: bool, payload: &[u8], mut put: impl FnMut(Piece)) {
        let sequence = if syn { sequence.wrapping_add(1) } else { sequence };
        let next = *self.next.get_or_insert_with(|| {
            self.whole = syn;
            sequence
        });
        if payload.is_empty() {
            return;
        }
        let ahead = sequence.wrapping_sub(next);
        if ahead < 1 << 31 {
            self.insert(self.position.saturating_add(u64::from(ahead)), payload);
        } else {
            // It begins before what is known already.
            let behind = usize::try_from(next.wrapping_sub(sequence)).unwrap_or(usize::MAX);
            if let Some(new) = payload.get(behind..).filter(|new| !new.is_empty()) {
                self.insert(self.position, new);
            }
        }
        self.take(&mut put);
        while self.held > self.max_waiting {
            self.skip(&mut put);
        }
    }

    /// Gives what is left, behind the gaps before it.
    pub fn finish(&mut self, mut put: impl FnMut(Piece)) {
        while !self.waiting.is_empty() {
            self.skip(&mut put);
        }
    }

    fn insert(&mut self, position: u64, payload: &[u8]) {
        let old = self.waiting.get(&position).map(Vec::len);
        if old.is_some_and(|old| old >= payload.len()) {
            return;
        }
        let old = old.map_or(0, |old| old.saturating_add(OVERHEAD));
        let new = payload.len().saturating_add(OVERHEAD);
        self.held = self.held.saturating_sub(old).saturating_add(new);
        self.waiting.insert(position, payload.to_vec());
    }

    /// Gives all segments up to the next hole.
    fn take(&mut self, put: &mut impl FnMut(Piece)) {
        while let Some(entry) = self.waiting.first_entry()
            && *entry.key() <= self.position
        {
            let (position, mut bytes) = entry.remove_entry();
            self.held = self.held.saturating_sub(bytes.len().saturating_add(OVERHEAD));
            let known = self.position.saturating_sub(position);
            let known = usize::try_from(known).unwrap_or(usize::MAX).min(bytes.len());
            bytes.drain(..known);
            if !bytes.is_empty() {
                self.advance(bytes.len());
                put(Piece::Data(bytes));
            }
        }
    }

    /// Takes the first hole for lost.
    fn skip(&mut self, put: &mut impl FnMut(Piece)) {
        let Some((&position, _)) = self.waiting.first_key_value() else { return };
        let missing = position.saturating_sub(self.position);
        if missing > 0 {
            self.advance(usize::try_from(missing).unwrap_or(usize::MAX));
            put(Piece::Gap(missing));
        }
        self.take(put);
    }

    fn advance(&mut self, len: usize) {
        let len = super::wide(len);
        self.position = self.position.saturating_add(len);
        let step = u32::try_from(len & u64::from(u32::MAX)).unwrap_or_default();
        self.next = self.next.map(|next| next.wrapping_add(step));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(segments: &[(u32, bool, &[u8])], max: usize) -> Vec<Piece> {
        let (mut stream, mut pieces) = (Stream::new(max), Vec::new());
        for (sequence, syn, payload) in segments {
            stream.push(*sequence, *syn, payload, |piece| pieces.push(piece));
        }
        stream.finish(|piece| pieces.push(piece));
        assert_eq!(stream.held(), 0);
        pieces
    }

    fn data(bytes: &[u8]) -> Piece {
        Piece::Data(bytes.to_vec())
    }

    #[test]
    fn segments_out_of_order_and_twice_come_in_order_and_once() {
        let first = u32::MAX - 3; // numbers wrap
        let pieces = run(
            &[
                (first, true, b""),
                (1, false, b"ef"),
                (first + 1, false, b"ab"),
                (first + 1, false, b"ab"),
                (first + 3, false, b"cd"),
                (first + 2, false, b"bcdefgh"),
            ],
            1000,
        );
        let all: Vec<u8> = pieces
            .iter()
            .flat_map(|piece| match piece {
                Piece::Data(bytes) => bytes.clone(),
                Piece::Gap(_) => panic!("a gap"),
            })
            .collect();
        assert_eq!(all, b"abcdefgh");
    }

    #[test]
    fn what_is_missing_is_a_gap_once_too_much_waits() {
        let pieces = run(&[(10, false, b"ab"), (15, false, b"fg"), (17, false, b"hi")], 100);
        assert_eq!(pieces, [data(b"ab"), Piece::Gap(3), data(b"fg"), data(b"hi")]);
        // Behind the gap, the missing segment is too late.
        let late = run(&[(10, false, b"ab"), (15, false, &[0; 200]), (12, false, b"cde")], 100);
        assert_eq!(late, [data(b"ab"), Piece::Gap(3), data(&[0; 200])]);
    }

    #[test]
    fn a_stream_without_its_beginning_says_so() {
        let mut stream = Stream::new(10);
        stream.push(5, false, b"x", |_| {});
        assert!(!stream.is_whole());
        let mut stream = Stream::new(10);
        stream.push(5, true, b"", |_| {});
        assert!(stream.is_whole());
    }
}
