//! Bytes as text, and bytes with faults in them.

use ::std::{assert, format, prelude::rust_2024::*};

/// The bytes in `text`: words of hexadecimal digits, `00*7` for seven zero bytes, comments behind
/// `#`.
#[track_caller]
pub fn hex(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let code = text.lines().flat_map(|line| line.split('#').take(1));
    for word in code.flat_map(str::split_whitespace) {
        let (digits, times) = word.split_once('*').unwrap_or((word, "1"));
        let (pairs, rest) = digits.as_bytes().as_chunks::<2>();
        assert!(rest.is_empty(), "half a byte in {word:?}");
        let digit = |digit: u8| match char::from(digit).to_digit(16) {
            Some(digit) => digit as u8,
            _ => ::std::panic!("{word:?} is not hexadecimal"),
        };
        let part: Vec<u8> = pairs.iter().map(|[a, b]| digit(*a) << 4 | digit(*b)).collect();
        bytes.extend(part.repeat(times.parse().unwrap()));
    }
    bytes
}

/// `bytes` as `hex` reads them.
pub fn to_hex(bytes: &[u8]) -> String {
    let words: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    words.join(" ")
}

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
