//! Bytes that decode, for every entry: from golden files, and found by trying random ones.

use std::fs;

use codec_core::catalog::Entry;

/// All bytes in the golden files of a format: every column of hexadecimal digits.
pub(crate) fn golden(format: &str) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for file in fs::read_dir(format!("../tests/golden/{format}")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        found.extend(text.split(['\t', '\n', '"']).filter_map(from_hex));
    }
    found.sort();
    found.dedup();
    found
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    pairs.iter().map(|[a, b]| u8::try_from(digit(*a)? << 4 | digit(*b)?).ok()).collect()
}

/// Numbers that look random and are the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `below`; xorshift, by Marsaglia.
    pub(crate) fn below(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % below
    }

    fn byte(&mut self) -> u8 {
        self.below(256).to_le_bytes()[0]
    }

    /// Bytes of which one in `rare` is not zero; half of those are small, as counts are.
    fn bytes(&mut self, len: usize, rare: u64) -> Vec<u8> {
        (0..len)
            .map(|_| match (self.below(rare), self.below(2)) {
                (0, 0) => self.byte(),
                (0, _) => self.byte() & 3,
                _ => 0,
            })
            .collect()
    }
}

/// Bytes that `entry` decodes, of `golden` with and without what stands before a message, and of
/// random bytes, which it takes the beginning of. `numbers` are those of the messages in a set.
pub(crate) fn samples(
    entry: &Entry,
    numbers: &[i128],
    golden: &[Vec<u8>],
    tries: u64,
) -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    // What a set begins with.
    for number in numbers {
        let mut bytes = vec![0; 600];
        bytes[..4].copy_from_slice(&number.to_le_bytes()[..4]);
        if let Ok(used) = entry.decode_prefix(&bytes) {
            bytes.truncate(used);
            samples.push(bytes);
        }
    }
    for bytes in golden {
        for header in [0, 2, 4, 8, 12, 16] {
            let Some(bytes) = bytes.get(header..) else { continue };
            if entry.decode(bytes).is_ok() {
                samples.push(bytes.to_vec());
            }
        }
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for bytes in samples.clone() {
        for _ in 0..8 {
            let mut bytes = bytes.clone();
            if let Ok(len @ 1..) = u64::try_from(bytes.len()) {
                let at = usize::try_from(random.below(len)).unwrap();
                bytes[at] = random.byte();
            }
            if entry.decode(&bytes).is_ok() {
                samples.push(bytes);
            }
        }
    }
    for attempt in 0..tries {
        let mut bytes =
            random.bytes(3000, [1, 2, 4, 10, 50, 1000][usize::try_from(attempt % 6).unwrap()]);
        if let Ok(used) = entry.decode_prefix(&bytes) {
            bytes.truncate(used);
        }
        if entry.decode(&bytes).is_ok() {
            samples.push(bytes);
        }
    }
    if samples.is_empty() {
        samples.extend((0..8).filter_map(|_| climb(entry, &mut random)));
    }
    samples
}

/// Looks for bytes that decode: whatever stands where decoding failed, or shortly before, is changed
/// as long as decoding does not fail earlier. That finds constants, tags and lengths.
fn climb(entry: &Entry, random: &mut Random) -> Option<Vec<u8>> {
    let mut bytes = random.bytes(600, 1000);
    let mut reached = 0;
    for _ in 0..4000 {
        let error = match entry.decode_prefix(&bytes) {
            Ok(used) => {
                bytes.truncate(used);
                return entry.decode(&bytes).is_ok().then_some(bytes);
            }
            Err(error) => error,
        };
        reached = error.offset().max(reached);
        let before = bytes.clone();
        let back = usize::try_from(random.below(5)).unwrap();
        for at in [reached.saturating_sub(back), reached].into_iter().take(1 + back % 2) {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = random.byte();
            }
        }
        match entry.decode_prefix(&bytes) {
            Err(error) if error.offset() < reached => bytes = before,
            _ => {}
        }
    }
    None
}
