//! What holds for every message of every format.

use std::collections::BTreeMap;

use codec_core::{
    Shape,
    catalog::Entry,
    shape::{FormatShape, Lies},
};
use wire_interpret::{Generator, Reached, Steps, count_steps, interpret, seed, tag};

use crate::{catalog, hex};

/// What was found of the messages of a format.
#[derive(Debug, Default)]
struct Found {
    messages: usize,
    /// Those whose bytes are those that the encoder writes.
    same: usize,
    /// Those that could be read, with a fault in them, and not be written.
    unwritten: BTreeMap<String, String>,
    problems: BTreeMap<String, String>,
}

impl Found {
    fn entry(&mut self, entry: &Entry, count: u64) {
        let seed = seed(entry) + 1;
        let mut generator = Generator::new(seed);
        for _ in 0..count {
            let bytes = match generator.entry(entry) {
                Ok(bytes) => bytes,
                Err(why) => {
                    self.problems.insert(entry.to_string(), why);
                    return;
                }
            };
            self.messages += 1;
            let ours = interpret(entry.format_shape(), entry.whole_shape(), tag(entry), &bytes);
            let checked = match comes_back(entry, &bytes) {
                Ok(again) => {
                    self.same += usize::from(again == bytes);
                    prefixes(entry, &bytes, ours.ends_anywhere || ours.result.is_err())
                }
                Err(Back::Unwritten(error)) => Err(format!("is not written: {error}")),
                Err(Back::Other(problem)) => Err(problem),
            };
            if let Err(problem) = checked {
                let example = format!("{} (seed {seed}): {problem}", hex(&bytes));
                self.problems.insert(entry.to_string(), example);
            }
            let mutated = generator.mutate(&bytes);
            if entry.decode(&mutated).is_ok() {
                let example = |problem| format!("{} (seed {seed}): {problem}", hex(&mutated));
                match comes_back(entry, &mutated) {
                    Ok(_) => {}
                    Err(Back::Unwritten(error)) => {
                        self.unwritten.insert(entry.to_string(), example(error));
                    }
                    Err(Back::Other(problem)) => {
                        self.problems.insert(entry.to_string(), example(problem));
                    }
                }
            }
        }
    }
}

/// Why a message does not come back.
enum Back {
    /// It cannot be encoded.
    Unwritten(String),
    Other(String),
}

/// Checks that the value of `bytes` is encoded to bytes of the same value; returns those.
fn comes_back(entry: &Entry, bytes: &[u8]) -> Result<Vec<u8>, Back> {
    let again = entry.reencode(bytes).map_err(|error| Back::Unwritten(error.to_string()))?;
    let problem = |problem: &str| Err(Back::Other(format!("{problem}: {}", hex(&again))));
    match entry.encoded_len(bytes) {
        Ok(len) if len == again.len() => {}
        other => return problem(&format!("encoded_len is {other:?}")),
    }
    let json = match entry.to_json(bytes) {
        Ok(json) => json,
        Err(error) => return problem(&error.to_string()),
    };
    match entry.from_json(&json) {
        Ok(bytes) if bytes == again => {}
        other => return problem(&format!("from {json} comes {other:02x?}")),
    }
    if again == bytes {
        return Ok(again);
    }
    match entry.reencode(&again) {
        Ok(bytes) if bytes == again => {}
        other => return problem(&format!("the second time it is {other:02x?}")),
    }
    // Floats are exact in it.
    match entry.to_json(&again) {
        Ok(other) if json == other => Ok(again),
        other => problem(&format!("{json} is not {other:?}")),
    }
}

/// Checks what is decoded of the beginning of a message.
fn prefixes(entry: &Entry, bytes: &[u8], ends_anywhere: bool) -> Result<(), String> {
    let step = bytes.len() / 40 + 1;
    for len in (0..bytes.len()).step_by(step).chain(bytes.len().checked_sub(1)) {
        match entry.decode_prefix(&bytes[..len]) {
            Ok(used) if used > len => return Err(format!("{used} of {len} bytes are used")),
            Ok(_) if !ends_anywhere && tells(entry.format_shape()) => {
                return Err(format!("{len} bytes are enough"));
            }
            Err(error)
                if !ends_anywhere && tells(entry.format_shape()) && !error.is_incomplete() =>
            {
                return Err(format!("{len} bytes are wrong: {error}"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether the end of a message can be told from its bytes: not where offsets point to any place,
/// so that what is cut off may be what nothing points to.
fn tells(format: FormatShape) -> bool {
    !matches!(format.lies, Lies::Offsets { .. })
}

/// Checks `count` messages of each entry of a format.
fn holds(format: &str, count: u64) {
    let catalog = catalog();
    let mut found = Found::default();
    for entry in catalog.entries().iter().filter(|entry| entry.format() == format) {
        found.entry(entry, count);
    }
    println!(
        "{format}: {} of {} messages have the bytes of the encoder; not written: {:#?}",
        found.same, found.messages, found.unwritten
    );
    assert!(found.problems.is_empty(), "{:#?}", found.problems);
}

#[test]
fn messages_of_asherons_call_come_back() {
    holds("asherons_call", 25);
}

#[test]
fn messages_of_castle_come_back() {
    holds("castle", 500);
}

#[test]
fn messages_of_moul_come_back() {
    holds("moul", 25);
}

#[test]
fn messages_of_nativeparam_come_back() {
    holds("nativeparam", 100);
}

#[test]
fn messages_of_otherland_come_back() {
    holds("otherland", 50);
}

#[test]
fn messages_of_tera_come_back() {
    holds("tera", 100);
}

#[test]
fn messages_reach_nearly_all_fields_and_variants() {
    let (mut steps, mut reached) = (Steps::default(), Reached::default());
    for entry in catalog().entries() {
        let (format, shape, tag) = (entry.format_shape(), entry.whole_shape(), tag(entry));
        count_steps(shape, &mut steps);
        // A set has as many messages as it has variants.
        let variants = match entry.shape() {
            Shape::Enum(set) => set.variants.len(),
            _ => 0,
        };
        let mut generator = Generator::new(seed(entry) + 2);
        for _ in 0..variants.saturating_mul(2).max(25) {
            let bytes = generator.message(format, shape, tag).unwrap();
            reached.extend(interpret(format, shape, tag, &bytes).reached);
        }
    }
    let (missed, all) = (steps.missed(&reached), steps.reachable());
    println!("{} of {all} fields and variants are missed: {missed:?}", missed.len());
    assert!(missed.len() * 20 < all, "5 % or more are missed: {missed:#?}");
}
