//! The tables of `docs/performance.md`, as Markdown, and the page with the tables put in place.
//!
//! A table of the page stands between the lines `<!-- bench: NAME -->` and `<!-- end -->`.

use std::fmt::Write;

use crate::{
    cases::{Case, FREE_LIST},
    growth,
    measure::Measured,
    report::{Results, hand_of, ratio},
};

/// The codecs in the order of the tables.
const CODECS: &[&str] = &[
    "hand",
    "ours",
    "ours_plain",
    "wincode",
    "binrw",
    "deku",
    "bincode",
    "speedy",
    "musli",
    "borsh",
    "postcard",
    "zerocopy",
    "bitcode",
    "rkyv",
    "fastnbt",
    "valence_nbt",
    "na_nbt",
];

/// The operations of the first tables: shape, operation, title of the column, title of the table.
const PLAIN: &[(&str, &str, &str, &str)] = &[
    ("A", "encode", "A enc", "A, a message: encode"),
    ("A", "decode", "A dec", "A, a message: decode"),
    ("B", "encode", "B enc", "B, 1,000 records: encode"),
    ("B", "decode", "B dec", "B, 1,000 records: decode"),
    ("C", "encode", "C enc", "C, 100 texts: encode"),
    ("C", "decode", "C dec", "C, 100 texts: decode"),
    ("C", FREE_LIST, "C dec, free list", "C, 100 texts: decode, free-list allocator"),
    ("C", "borrow", "C borrow", "C, 100 texts: decode to borrowed text"),
    ("D", "encode", "D enc", "D, one of 300 messages: encode"),
    ("D", "decode", "D dec", "D, one of 300 messages: decode"),
];

/// The tables by name, without those for which nothing was measured.
pub fn tables(results: Results<'_>) -> Vec<(&'static str, String)> {
    let names = |group: &[&'static str]| -> Vec<&'static str> {
        let measured = |name: &&&str| results.iter().any(|(case, _)| case.shape == **name);
        group.iter().filter(measured).copied().collect()
    };
    let mut tables = vec![("profiles", profiles(results))];
    // Without the peers these tables would lose most of their rows.
    if cfg!(feature = "peers") {
        tables.push(("plain", plain(results)));
        tables.push(("shapes", shapes(results)));
    }
    #[cfg(feature = "formats")]
    tables.push(("messages", messages(results, &names(crate::protocols::NAMES))));
    #[cfg(feature = "peers")]
    tables.push(("data", against_ours(results, &names(crate::data::NAMES))));
    #[cfg(all(feature = "formats", feature = "peers"))]
    tables.push(("castle", against_ours(results, &names(crate::files::NAMES))));
    if !names(growth::NAMES).is_empty() {
        tables.push(("growth", growth::markdown(results)));
    }
    tables.retain(|(_, table)| !table.is_empty());
    tables
}

/// All tables, one after the other.
pub fn print(results: Results<'_>) {
    for (name, table) in tables(results) {
        println!("<!-- bench: {name} -->\n{table}\n<!-- end -->\n");
    }
}

/// `page` with the tables that were measured.
pub fn fill(page: &str, results: Results<'_>) -> String {
    let mut page = page.to_owned();
    for (name, table) in tables(results) {
        let begin = format!("<!-- bench: {name} -->\n");
        let Some((before, rest)) = page.split_once(&begin) else {
            eprintln!("the page has no place for the table {name}");
            continue;
        };
        let Some((_, after)) = rest.split_once("<!-- end -->") else { continue };
        page = format!("{before}{begin}{table}\n<!-- end -->{after}");
    }
    page
}

/// What [`profiles`] shows: shape, operation, codec, and what they are called.
const PROFILES: &[(&str, &str, &str, &str)] = &[
    ("A", "encode", "ours", "A, `encode_to_slice`"),
    ("A", "to_vec", "ours", "A, `to_vec`"),
    ("A", "encode_into", "ours", "A, `encode_into`"),
    ("A", "decode", "ours", "A, decode"),
    ("A", "view", "ours", "A, one number of it"),
    ("B", "encode", "ours", "B, `encode_to_slice`"),
    ("B", "to_vec", "ours", "B, `to_vec`"),
    ("B", "encode_into", "ours", "B, `encode_into`"),
    ("B", "decode", "ours", "B, decode"),
    ("B", "decode", "ours_plain", "B, decode, `plain`"),
    ("C", "encode", "ours", "C, `encode_to_slice`"),
    ("C", "to_vec", "ours", "C, `to_vec`"),
    ("C", "encode_into", "ours", "C, `encode_into`"),
    ("C", "decode", "ours", "C, decode"),
    ("C", "borrow", "ours", "C, decode, borrowed"),
    ("D", "encode", "ours", "D, `encode_to_slice`"),
    ("D", "to_vec", "ours", "D, `to_vec`"),
    ("D", "encode_into", "ours", "D, `encode_into`"),
    ("D", "decode", "ours", "D, decode"),
    ("D_fields", "encode", "ours", "D, struct variants, `encode_to_slice`"),
    ("D_fields", "encode_into", "ours", "D, struct variants, `encode_into`"),
    ("D_fields", "decode", "ours", "D, struct variants, decode"),
    ("server", "loop", "ours", "server: decode, handle, `encode_into`"),
    ("stream", "decode", "ours", "stream: messages out of a buffer"),
    ("stream", "feed", "ours", "stream: byte by byte"),
    ("at", "encode", "ours", "`at`, encode"),
    ("at", "decode", "ours", "`at`, decode"),
    ("bits", "encode", "ours", "`bits`, encode"),
    ("bits", "decode", "ours", "`bits`, decode"),
    ("checksum", "encode", "ours", "`checksum`, encode"),
    ("checksum", "decode", "ours", "`checksum`, decode"),
    ("varint", "encode", "ours", "`VarInt`, encode"),
    ("varint", "decode", "ours", "`VarInt`, decode"),
];

/// All entry points in both profiles, against hand-written code in the same profile; the peers as
/// ratios to it, as users build them.
fn profiles(results: Results<'_>) -> String {
    const PEERS: [&str; 3] = ["wincode", "binrw", "deku"];
    let ours = ["by hand", "ours", "/ hand", "tuned: by hand", "ours", "/ hand", "default / tuned"];
    let peers: &[&str] = if cfg!(feature = "peers") { &PEERS } else { &[] };
    let titles = [&ours, peers].concat();
    let mut rows = String::new();
    for (shape, op, codec, name) in PROFILES {
        let Some((case, ours)) = find(results, shape, op, codec) else { continue };
        let Some(hand) = hand_of(case, results) else { continue };
        let cells = [
            whole(hand.instructions),
            whole(ours.instructions),
            times(ratio(ours.instructions, hand.instructions)),
            whole(hand.tuned),
            whole(ours.tuned),
            times(ratio(ours.tuned, hand.tuned)),
            times(ratio(ours.instructions, ours.tuned)),
        ];
        let peers = peers.iter().map(|peer| {
            let found = find(results, shape, op, peer).filter(|_| *codec == "ours");
            times(ratio(found.and_then(|(_, peer)| peer.instructions), hand.instructions))
        });
        row(&mut rows, name, &cells.into_iter().chain(peers).collect::<Vec<_>>());
    }
    if rows.is_empty() { rows } else { head("", &titles) + rows.trim_end() }
}

/// Instructions of all codecs for the plain shapes, as ratios to those of hand-written code.
fn plain(results: Results<'_>) -> String {
    let columns: Vec<_> =
        PLAIN.iter().filter(|column| find(results, column.0, column.1, "hand").is_some()).collect();
    if columns.is_empty() {
        return String::new();
    }
    let titles: Vec<&str> = columns.iter().map(|column| column.2).collect();
    let mut text = head("", &titles);
    for codec in CODECS {
        let cells: Vec<String> = columns
            .iter()
            .map(|(shape, op, ..)| {
                let Some((case, measured)) = find(results, shape, op, codec) else {
                    return "–".into();
                };
                if *codec == "hand" {
                    return whole(measured.instructions);
                }
                let hand = hand_of(case, results).and_then(|hand| hand.instructions);
                times(ratio(measured.instructions, hand)) + star(case)
            })
            .collect();
        if cells.iter().any(|cell| cell != "–") {
            row(&mut text, &title(codec, ", instructions"), &cells);
        }
    }
    text.trim_end().to_owned()
}

/// A table for each plain shape and operation.
fn shapes(results: Results<'_>) -> String {
    let mut text = String::new();
    for (shape, op, _, heading) in PLAIN {
        let Some((sample, _)) = find(results, shape, op, "hand") else { continue };
        let bytes = whole(Some(sample.bytes as f64));
        let _ = writeln!(text, "{}**{heading}**, {bytes} bytes\n", gap(&text));
        let titles = ["ns", "/ hand", "MB/s", "allocations", "instructions", "/ hand"];
        text += &head("", &titles);
        for codec in CODECS {
            let Some((case, measured)) = find(results, shape, op, codec) else { continue };
            let hand = hand_of(case, results).unwrap_or_default();
            let cells = [
                time(measured.ns),
                times(ratio(measured.ns, hand.ns)),
                times(measured.ns.map(|ns| case.bytes as f64 / ns * 1e3)),
                whole(measured.allocations),
                whole(measured.instructions),
                times(ratio(measured.instructions, hand.instructions)),
            ];
            row(&mut text, &(title(codec, "") + star(case)), &cells);
        }
    }
    text.trim_end().to_owned()
}

/// Messages of the formats, one per line: by hand and ours.
#[cfg(feature = "formats")]
fn messages(results: Results<'_>, shapes: &[&str]) -> String {
    if shapes.is_empty() {
        return String::new();
    }
    let titles = [
        "bytes",
        "by hand: encode",
        "ours",
        "by hand: decode",
        "ours",
        "ns: encode",
        "/ hand",
        "ns: decode",
        "/ hand",
        "allocations",
    ];
    let mut text = head("message", &titles);
    for shape in shapes {
        let get = |op, codec| find(results, shape, op, codec).map(|found| found.1);
        let of = |op| (get(op, "hand").unwrap_or_default(), get(op, "ours").unwrap_or_default());
        let ((hand, ours), (hand_back, ours_back)) = (of("encode"), of("decode"));
        let bytes = results.iter().find(|(case, _)| case.shape == *shape);
        let cells = [
            whole(bytes.map(|(case, _)| case.bytes as f64)),
            whole(hand.instructions),
            times(ratio(ours.instructions, hand.instructions)),
            whole(hand_back.instructions),
            times(ratio(ours_back.instructions, hand_back.instructions)),
            time(ours.ns),
            times(ratio(ours.ns, hand.ns)),
            time(ours_back.ns),
            times(ratio(ours_back.ns, hand_back.ns)),
            whole(ours_back.allocations),
        ];
        row(&mut text, &format!("`{shape}`"), &cells);
    }
    text.trim_end().to_owned()
}

/// One of the figures that are measured.
#[cfg(feature = "peers")]
type Figure = fn(&Measured) -> Option<f64>;

/// The table for shapes without hand-written code: for each operation ours, and the others as
/// ratios to it; then the number of bytes.
#[cfg(feature = "peers")]
fn against_ours(results: Results<'_>, shapes: &[&str]) -> String {
    let mut text = String::new();
    let of = |op: &str, codec: &str| {
        shapes.iter().any(|shape| find(results, shape, op, codec).is_some())
    };
    let others = |op: &str| -> Vec<&str> {
        let other = |codec: &&&str| **codec != "ours" && of(op, codec);
        CODECS.iter().filter(other).copied().collect()
    };
    let what: [(&str, Figure); 2] = [
        ("Instructions", |measured| measured.instructions),
        ("Nanoseconds", |measured| measured.ns),
    ];
    for (what, cost) in what {
        for op in crate::cases::OPS.iter().filter(|op| of(op, "ours")) {
            let codecs = others(op);
            let known = |shape: &&str| {
                find(results, shape, op, "ours").is_some_and(|(_, ours)| cost(ours).is_some())
            };
            let shapes: Vec<_> = shapes.iter().copied().filter(known).collect();
            if shapes.is_empty() {
                continue;
            }
            let _ = writeln!(text, "{}{what}, `{op}`:\n", gap(&text));
            let name = |codec: &str| codec.replace("ours_plain", "ours, `plain`");
            let titles: Vec<String> =
                ["ours"].iter().chain(&codecs).map(|codec| name(codec)).collect();
            text += &head("", &titles.iter().map(String::as_str).collect::<Vec<_>>());
            for shape in shapes {
                let get =
                    |codec| find(results, shape, op, codec).and_then(|(_, found)| cost(found));
                let mut cells = vec![whole(get("ours"))];
                cells.extend(codecs.iter().map(|codec| times(ratio(get(codec), get("ours")))));
                row(&mut text, &format!("`{shape}`"), &cells);
            }
        }
    }
    if !text.is_empty() {
        let codecs: Vec<&str> = CODECS
            .iter()
            .filter(|codec| {
                **codec != "ours_plain" && crate::cases::OPS.iter().any(|op| of(op, codec))
            })
            .copied()
            .collect();
        let _ = writeln!(text, "{}Bytes:\n", gap(&text));
        text += &head("", &codecs);
        for shape in shapes {
            let bytes = |codec: &&str| {
                let found =
                    results.iter().find(|(case, _)| (case.shape, case.codec) == (*shape, *codec));
                whole(found.map(|(case, _)| case.bytes as f64))
            };
            row(&mut text, &format!("`{shape}`"), &codecs.iter().map(bytes).collect::<Vec<_>>());
        }
    }
    text.trim_end().to_owned()
}

/// What was measured of one codec.
pub fn find<'a>(
    results: Results<'a>,
    shape: &str,
    op: &str,
    codec: &str,
) -> Option<&'a (&'a Case, Measured)> {
    results.iter().find(|(case, _)| (case.shape, case.op, case.codec) == (shape, op, codec))
}

/// The first two lines of a table.
pub fn head(first: &str, titles: &[&str]) -> String {
    format!("| {first} | {} |\n|---|{}\n", titles.join(" | "), "--:|".repeat(titles.len()))
}

/// A line of a table.
pub fn row(text: &mut String, first: &str, cells: &[String]) {
    let _ = writeln!(text, "| {first} | {} |", cells.join(" | "));
}

/// An empty line, unless nothing stands before it.
fn gap(text: &str) -> &'static str {
    if text.is_empty() { "" } else { "\n" }
}

fn title(codec: &str, unit: &str) -> String {
    match codec {
        "hand" => format!("**hand-written**{unit}"),
        "ours" => "**ours**".into(),
        "ours_plain" => "**ours**, `plain`".into(),
        codec => codec.into(),
    }
}

fn star(case: &Case) -> &'static str {
    if case.exact { "" } else { "*" }
}

/// A ratio, or another number that may be small.
fn times(value: Option<f64>) -> String {
    match value {
        Some(value) if value < 10.0 => format!("{value:.2}"),
        value => whole(value),
    }
}

/// Nanoseconds.
fn time(value: Option<f64>) -> String {
    match value {
        Some(value) if value < 100.0 => format!("{value:.1}"),
        value => whole(value),
    }
}

/// A whole number with commas, or a dash.
pub fn whole(value: Option<f64>) -> String {
    let Some(value) = value else { return "–".into() };
    let digits = format!("{value:.0}");
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}
