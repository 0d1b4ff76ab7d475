//! The examples that the tool shows are those of the golden files. `WIRE_BLESS=1` writes them anew.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

use std::{collections::BTreeMap, fs};

use codec_core::{
    catalog::{Catalog, Entry, Kind},
    explain::Name,
    shape::Shape,
};

/// The order in which origins are preferred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Captured,
    TestData,
    Computed,
}

/// A message of a golden file, with all that stands before it.
struct Row {
    format: &'static str,
    name: String,
    bytes: Vec<u8>,
    origin: Origin,
    source: String,
}

#[derive(Debug)]
struct Example {
    bytes: Vec<u8>,
    origin: Origin,
    source: String,
}

/// The files, and which of their columns are the name, the bytes, and the source.
const FILES: &[(&str, usize, usize, Option<usize>)] = &[
    ("asherons_call/vectors.tsv", 0, 4, Some(3)),
    ("castle/vectors.tsv", 0, 1, None),
    ("moul/messages.tsv", 0, 1, None),
    ("moul/net_message.tsv", 0, 1, None),
    ("moul/message.tsv", 0, 1, None),
    ("moul/game_mgr.tsv", 0, 1, None),
    ("nativeparam/vectors.tsv", 0, 1, None),
    ("otherland/packets.tsv", 0, 1, None),
    ("tera/captures.tsv", 0, 2, Some(3)),
    ("tera/almetica.tsv", 0, 2, Some(3)),
    ("tera/computed.tsv", 0, 2, None),
    ("tera/rules.tsv", 0, 2, None),
];

fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for (file, name, bytes, source) in FILES {
        let text = fs::read_to_string(format!("../tests/golden/{file}")).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let cells: Vec<&str> = line.split('\t').collect();
            let source = source.map_or("", |column| cells[column]);
            let Some(hex) = cells.get(*bytes).and_then(|hex| from_hex(hex)) else { continue };
            rows.push(Row {
                format: file.split('/').next().unwrap(),
                name: cells[*name].to_owned(),
                bytes: hex,
                origin: origin(file, cells[*name], source),
                source: source.to_owned(),
            });
        }
    }
    rows
}

fn origin(file: &str, name: &str, source: &str) -> Origin {
    match file {
        "tera/captures.tsv" if name.contains("private server") => Origin::TestData,
        "tera/captures.tsv" => Origin::Captured,
        "tera/almetica.tsv" => Origin::TestData,
        "asherons_call/vectors.tsv" if source.contains("data/pcaps") => Origin::Captured,
        "asherons_call/vectors.tsv" if source.contains("extracted/") => Origin::Captured,
        "asherons_call/vectors.tsv" if source.contains("fixtures/") => Origin::TestData,
        _ => Origin::Computed,
    }
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    pairs.iter().map(|[a, b]| u8::try_from(digit(*a)? << 4 | digit(*b)?).ok()).collect()
}

/// The messages that a row holds: bytes without what stands before them.
fn found<'a>(catalog: &'a Catalog, row: &Row) -> Vec<(&'a Entry, Vec<u8>)> {
    // Titles have words behind the name.
    let name = row.name.split([' ', ',']).next().unwrap();
    let named: Vec<&Entry> = catalog.find_all(row.format, name);
    let entries = || catalog.entries().iter().filter(|entry| entry.format() == row.format);
    let mut found = Vec::new();
    // Formats in which any bytes are a message.
    if matches!(row.format, "castle" | "nativeparam") {
        let any = entries().filter(|entry| matches!(entry.name(), "Compound" | "Struct"));
        return any.map(|entry| (entry, row.bytes.clone())).filter(exact).collect();
    }
    if row.format == "tera" {
        for entry in named {
            let bodies = [4, 2, 0].into_iter().filter_map(|at| row.bytes.get(at..));
            found.extend(bodies.map(|body| (entry, body.to_vec())).find(exact));
        }
        return found;
    }
    for set in entries().filter(|entry| entry.kind() == Kind::Set) {
        if set.reencode(&row.bytes).as_deref() != Ok(&row.bytes) {
            continue;
        }
        let tree = set.explain(&row.bytes).tree;
        for node in tree.nodes() {
            let Name::Field(variant) = node.name else { continue };
            let Some(holder) = node.parent.and_then(|parent| tree.nodes().get(parent)) else {
                continue;
            };
            let in_set = match holder.shape.map(|shape| shape()) {
                Some(Shape::Enum(shape)) => shape.name,
                _ => set.set(),
            };
            for entry in entries().filter(|it| it.name() == variant && it.set() == in_set) {
                let is_named =
                    named.is_empty() || named.iter().any(|it| it.to_string() == entry.to_string());
                let message = (entry, row.bytes[node.range.clone()].to_vec());
                if is_named && exact(&message) {
                    found.push(message);
                }
            }
        }
    }
    found
}

fn exact((entry, bytes): &(&Entry, Vec<u8>)) -> bool {
    entry.reencode(bytes).as_deref() == Ok(bytes)
}

/// Examples should show something, and fit on a page.
fn rank(example: &Example) -> (Origin, bool, isize) {
    let len = isize::try_from(example.bytes.len()).unwrap();
    let long = len > 400;
    (example.origin, long, if long { len } else { -len })
}

#[test]
fn examples_are_those_of_the_golden_files() {
    let catalog = formats::catalog();
    let mut examples: BTreeMap<String, Example> = BTreeMap::new();
    for row in rows() {
        for (entry, bytes) in found(&catalog, &row) {
            let new = Example { bytes, origin: row.origin, source: row.source.clone() };
            let best = examples.get(&entry.to_string());
            if best.is_none_or(|best| rank(&new) < rank(best)) {
                examples.insert(entry.to_string(), new);
            }
        }
    }
    let mut text = "# message, origin, bytes without the number before it, source\n".to_owned();
    for (name, Example { bytes, origin, source }) in &examples {
        let origin = match origin {
            Origin::Captured => "captured",
            Origin::TestData => "test data",
            Origin::Computed => "computed",
        };
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        text.push_str(format!("{name}\t{origin}\t{hex}\t{source}").trim_end_matches('\t'));
        text.push('\n');
    }
    if std::env::var_os("WIRE_BLESS").is_some() {
        fs::write("src/examples.tsv", &text).unwrap();
    }
    let embedded = fs::read_to_string("src/examples.tsv").unwrap();
    assert!(text == embedded, "src/examples.tsv differs; WIRE_BLESS=1 writes it anew");
}
