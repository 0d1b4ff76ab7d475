//! Messages of a catalog: those of the golden files, and those that are made from descriptions.

use std::{fs, path::Path};

use codec_core::catalog::{Entry, Kind};

use crate::Generator;

/// The number that stands before a message and is no part of its entry.
#[must_use]
pub fn tag(entry: &Entry) -> Option<i128> {
    entry.numbers().first().copied().filter(|_| entry.kind() == Kind::Message)
}

/// Where the random messages of an entry begin: the same ones in each run.
#[must_use]
pub fn seed(entry: &Entry) -> u64 {
    let name = entry.to_string();
    name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into())) >> 8
}

impl Generator {
    /// Bytes that the entry decodes.
    ///
    /// # Errors
    ///
    /// Why none could be made.
    pub fn entry(&mut self, entry: &Entry) -> Result<Vec<u8>, String> {
        self.accepted(entry.format_shape(), entry.whole_shape(), tag(entry), |bytes| {
            entry.decode(bytes).map_err(|error| format!("{bytes:02x?}: {error}"))
        })
    }
}

/// All bytes in the golden files of a format: every column of hexadecimal digits.
///
/// # Panics
///
/// If the repository has no such files.
#[must_use]
pub fn golden(format: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../golden").join(format);
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
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

/// Those of `golden` that the entry decodes, with and without what stands before a message.
pub fn golden_of<'a>(entry: &'a Entry, golden: &'a [Vec<u8>]) -> impl Iterator<Item = &'a [u8]> {
    let whole_and_without = |bytes: &'a Vec<u8>| HEADERS.map(|header| bytes.get(header..));
    let parts = golden.iter().flat_map(whole_and_without).flatten();
    parts.filter(|bytes| entry.decode(bytes).is_ok())
}

/// Lengths of what stands before messages.
const HEADERS: [usize; 6] = [0, 2, 4, 8, 12, 16];
