//! Bytes as text, and bytes with faults in them.

use ::std::prelude::rust_2024::*;

/// The rows of a golden file: fields between tabs, comments in lines with `#`.
pub fn rows(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

/// `bytes` with each bit flipped in turn, and the number of that bit.
pub fn flips(bytes: &[u8]) -> impl Iterator<Item = (usize, Vec<u8>)> {
    (0..bytes.len() * 8).map(|bit| (bit, flipped(bytes, bit)))
}

/// `bytes` with one bit flipped.
pub fn flipped(bytes: &[u8], bit: usize) -> Vec<u8> {
    let mut flipped = bytes.to_vec();
    flipped[bit / 8] ^= 1 << (bit % 8);
    flipped
}
