//! Tables for people and a list for programs.

use std::fmt::Write;

use crate::{cases::Case, measure::Measured};

/// Instructions of hand-written code as measured before this crate existed. The hand-written code
/// here may take at most 5 % more.
const BASELINE: &[(&str, &str, f64)] = &[
    ("A", "encode", 246.0),
    ("A", "decode", 642.0),
    ("B", "encode", 5_307.0),
    ("B", "decode", 10_320.0),
    ("C", "encode", 3_470.0),
    ("C", "decode", 52_713.0),
    ("C", "decode_free_list", 20_795.0),
    ("C", "borrow", 15_592.0),
    ("D", "encode", 32.0),
    ("D", "decode", 48.0),
];

/// The cases with what was measured of them.
pub type Results<'a> = &'a [(&'a Case, Measured)];

/// The table: a line for each case, in groups by shape and operation; a codec that writes other
/// bytes has a `*`. "default" is the count of cargo's own profile as a ratio to the tuned one. Shapes without hand-written code are compared with ours instead.
pub fn table(results: Results<'_>) -> String {
    let mut text = format!(
        "{:16} {:17} {:12} {:>9} {:>7} {:>9} {:>7} {:>12} {:>7} {:>9} {:>7} {:>7} {:>10}\n",
        "shape",
        "operation",
        "codec",
        "ns",
        "/ hand",
        "MB/s",
        "allocs",
        "instructions",
        "/ hand",
        "tuned",
        "/ hand",
        "default",
        "/ earlier"
    );
    let mut last = ("", "");
    for (case, measured) in results {
        let group = (case.shape, case.op);
        if group != last && !last.0.is_empty() {
            text.push('\n');
        }
        last = group;
        let hand = hand_of(case, results).or_else(|| ours_of(case, results));
        let speed = measured.ns.map(|ns| case.bytes as f64 / ns * 1e3);
        let baseline = baseline_of(case);
        let _ = writeln!(
            text,
            "{:16} {:17} {:12} {:>9} {:>7} {:>9} {:>7} {:>12} {:>7} {:>9} {:>7} {:>7} {:>10}",
            case.shape,
            case.op,
            format!("{}{}", case.codec, if case.exact { "" } else { "*" }),
            number(measured.ns, 1),
            number(ratio(measured.ns, hand.and_then(|hand| hand.ns)), 2),
            number(speed, 0),
            number(measured.allocations, 0),
            number(measured.instructions, 0),
            number(ratio(measured.instructions, hand.and_then(|hand| hand.instructions)), 2),
            number(measured.tuned, 0),
            number(ratio(measured.tuned, hand.and_then(|hand| hand.tuned)), 2),
            number(ratio(measured.instructions, measured.tuned), 2),
            number(ratio(measured.tuned, baseline), 2),
        );
    }
    text
}

/// The operation of hand-written code that `case` is compared with.
fn opponent(case: &Case) -> (&'static str, &'static str) {
    let shape = if case.shape == "C_1252" { "C" } else { case.shape };
    (shape, case.op)
}

/// What was measured of it.
pub fn hand_of(case: &Case, results: Results<'_>) -> Option<Measured> {
    same_of("hand", case, results)
}

/// What was measured of ours, as the reference for shapes without hand-written code.
fn ours_of(case: &Case, results: Results<'_>) -> Option<Measured> {
    same_of("ours", case, results)
}

fn same_of(codec: &str, case: &Case, results: Results<'_>) -> Option<Measured> {
    let opponent = opponent(case);
    results
        .iter()
        .find(|(other, _)| other.codec == codec && (other.shape, other.op) == opponent)
        .map(|(_, measured)| *measured)
}

fn baseline_of(case: &Case) -> Option<f64> {
    let (shape, op) = opponent(case);
    BASELINE.iter().find(|row| (row.0, row.1) == (shape, op)).map(|row| row.2)
}

/// The ratio of `value` to `to`.
pub fn ratio(value: Option<f64>, to: Option<f64>) -> Option<f64> {
    Some(value? / to?)
}

/// `value` with `digits` digits, or a dash.
pub fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".into(), |value| format!("{value:.digits$}"))
}

/// The list, as JSON.
pub fn json(results: Results<'_>) -> String {
    let number = |value: Option<f64>| value.map_or("null".into(), |value| format!("{value:.2}"));
    let lines: Vec<String> = results
        .iter()
        .map(|(case, measured)| {
            format!(
                "  {{\"shape\": \"{}\", \"op\": \"{}\", \"codec\": \"{}\", \"exact\": {}, \
                 \"bytes\": {}, \"ns\": {}, \"instructions\": {}, \"tuned\": {}, \"allocations\": {}}}",
                case.shape,
                case.op,
                case.codec,
                case.exact,
                case.bytes,
                number(measured.ns),
                number(measured.instructions),
                number(measured.tuned),
                number(measured.allocations),
            )
        })
        .collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
