//! Bytes that decode, for every entry: from golden files, and made from descriptions.

use std::collections::BTreeMap;

use codec_core::catalog::Entry;
use wire_interpret::{Generator, golden, golden_of, seed};

/// Bytes that entries decode. The golden files of a format are read once.
#[derive(Default)]
pub(crate) struct Samples {
    golden: BTreeMap<&'static str, Vec<Vec<u8>>>,
}

impl Samples {
    /// The golden messages of an entry, and `count` that are made. The same ones in each run.
    pub(crate) fn of(&mut self, entry: &Entry, count: usize) -> Vec<Vec<u8>> {
        let golden = self.golden.entry(entry.format()).or_insert_with(|| golden(entry.format()));
        let mut samples: Vec<Vec<u8>> = golden_of(entry, golden).map(<[u8]>::to_vec).collect();
        let mut generator = Generator::new(seed(entry));
        for _ in 0..count {
            samples.push(generator.entry(entry).unwrap_or_else(|why| panic!("{entry}: {why}")));
        }
        samples
    }
}
