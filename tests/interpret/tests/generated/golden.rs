//! Bytes that were captured, or computed by other programs: all that the repository has.

use std::{collections::BTreeMap, fs, path::Path};

use crate::{
    catalog,
    compare::{Verdict, compare},
    hex,
};

/// All bytes in the golden files of a format: every column of hexadecimal digits.
fn golden(format: &str) -> Vec<Vec<u8>> {
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
        for bytes in &golden {
            for header in [0, 2, 4, 8, 12, 16] {
                let Some(bytes) = bytes.get(header..) else { continue };
                let is_it = entry.decode(bytes).is_ok();
                if !is_it && (entry.numbers().len() == 1 || header > 0) {
                    continue;
                }
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
