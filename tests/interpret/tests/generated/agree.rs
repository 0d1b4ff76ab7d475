//! Derived decoders and the interpreter agree, on valid messages and on others.

use std::collections::BTreeMap;

use codec_core::catalog::{Catalog, Entry};
use wire_interpret::{Generator, Steps, count_steps, seed};

use crate::{
    catalog,
    compare::{Verdict, compare},
    directives, hex, roles,
};

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    valid: usize,
    faulty: usize,
    opaque: usize,
    /// Messages that could not be made.
    unmade: BTreeMap<String, String>,
    /// Where the two disagree, by what is said, with an example.
    disagree: BTreeMap<String, (usize, String)>,
}

impl Compared {
    fn one(&mut self, entry: &Entry, seed: u64, bytes: &[u8]) {
        match compare(entry, bytes) {
            Ok(Verdict::Valid) => self.valid += 1,
            Ok(Verdict::Faulty) => self.faulty += 1,
            Ok(Verdict::Opaque) => self.opaque += 1,
            Err(problem) => {
                let words: Vec<_> = problem.split(' ').take(3).collect();
                let key = words.join(" ");
                let example = format!("{entry} {} (seed {seed}): {problem}", hex(bytes));
                self.disagree.entry(key).or_insert((0, example)).0 += 1;
            }
        }
    }

    /// Makes messages of an entry and compares what both say of them.
    fn entry(&mut self, entry: &Entry, count: u64) {
        let seed = seed(entry);
        let mut generator = Generator::new(seed);
        for _ in 0..count {
            let bytes = match generator.entry(entry) {
                Ok(bytes) => bytes,
                Err(why) => {
                    self.unmade.insert(entry.to_string(), why);
                    return;
                }
            };
            self.one(entry, seed, &bytes);
            let mutated = generator.mutate(&bytes);
            self.one(entry, seed, &mutated);
        }
    }
}

/// Compares at least `count` messages of a format.
fn agrees(catalog: &Catalog, format: &str, count: usize) {
    let entries: Vec<_> = catalog.entries().iter().filter(|it| it.format() == format).collect();
    let each = count.div_ceil(entries.len());
    let mut compared = Compared::default();
    for entry in entries {
        compared.entry(entry, each.try_into().unwrap());
    }
    let Compared { valid, faulty, opaque, .. } = compared;
    println!("{format}: {valid} valid, {faulty} faulty, {opaque} opaque");
    assert!(
        compared.unmade.is_empty() && compared.disagree.is_empty(),
        "{:#?} {:#?}",
        compared.unmade,
        compared.disagree
    );
    assert!(valid >= count, "too much is opaque");
}

const COUNT: usize = 10_000;

#[test]
fn asherons_call_agrees_with_its_descriptions() {
    agrees(&catalog(), "asherons_call", COUNT);
}

#[test]
fn castle_agrees_with_its_descriptions() {
    agrees(&catalog(), "castle", COUNT);
}

#[test]
fn moul_agrees_with_its_descriptions() {
    agrees(&catalog(), "moul", COUNT);
}

#[test]
fn nativeparam_agrees_with_its_descriptions() {
    agrees(&catalog(), "nativeparam", COUNT);
}

#[test]
fn otherland_agrees_with_its_descriptions() {
    agrees(&catalog(), "otherland", COUNT);
}

#[test]
fn tera_agrees_with_its_descriptions() {
    agrees(&catalog(), "tera", COUNT);
}

#[test]
fn directives_agree_with_their_descriptions() {
    agrees(&directives::catalog(), "directives", COUNT);
}

#[test]
fn combined_roles_agree_with_their_descriptions() {
    agrees(&roles::catalog(), "roles", COUNT);
}

#[test]
fn few_steps_are_opaque() {
    let mut steps = Steps::default();
    catalog().entries().iter().for_each(|entry| count_steps(entry.whole_shape(), &mut steps));
    println!("{} of {} steps are opaque: {:#?}", steps.opaque.len(), steps.all, steps.opaque);
    assert!(steps.opaque.len() * 50 < steps.all, "2 % or more are opaque");
}
