//! Bytes that were captured, or computed by other programs: all that the repository has.

use std::collections::BTreeMap;

use wire_interpret::{golden, golden_of, tag};

use crate::{
    catalog,
    compare::{Verdict, compare},
    hex,
};

/// [`compared`] on a stack that is deep enough for the deepest of them.
fn agrees(format: &'static str) {
    let thread = std::thread::Builder::new().stack_size(256 << 20);
    let test = thread.spawn(move || compared(format)).unwrap();
    if let Err(panic) = test.join() {
        std::panic::resume_unwind(panic);
    }
}

/// Compares what is said of golden bytes: by types and sets of all of them, by messages of those
/// that they take, with and without what stands before a message.
fn compared(format: &str) {
    let (catalog, golden) = (catalog(), golden(format));
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut problems = BTreeMap::new();
    for entry in catalog.entries().iter().filter(|entry| entry.format() == format) {
        let others = golden.iter().map(Vec::as_slice);
        let others = others.filter(|bytes| tag(entry).is_none() && entry.decode(bytes).is_err());
        for bytes in golden_of(entry, &golden).chain(others) {
            match compare(entry, bytes) {
                Ok(Verdict::Valid) => *verdicts.entry("valid").or_default() += 1,
                Ok(Verdict::Faulty) => *verdicts.entry("faulty").or_default() += 1,
                Ok(Verdict::Opaque) => *verdicts.entry("opaque").or_default() += 1,
                Err(problem) => {
                    problems.insert(entry.to_string(), format!("{}: {problem}", hex(bytes)));
                }
            }
        }
    }
    println!("{format}: {} golden bytes, {verdicts:?}", golden.len());
    assert!(problems.is_empty(), "{problems:#?}");
    assert!(verdicts.get("valid").is_some_and(|valid| *valid > 10), "{verdicts:?}");
}

#[test]
fn golden_bytes_of_asherons_call_agree() {
    agrees("asherons_call");
}

#[test]
fn golden_bytes_of_castle_agree() {
    agrees("castle");
}

#[test]
fn golden_bytes_of_moul_agree() {
    agrees("moul");
}

#[test]
fn golden_bytes_of_nativeparam_agree() {
    agrees("nativeparam");
}

#[test]
fn golden_bytes_of_otherland_agree() {
    agrees("otherland");
}

#[test]
fn golden_bytes_of_tera_agree() {
    agrees("tera");
}
