//! Tables for people and a list for programs.

use std::fmt::Write;

use crate::{
    cases::Case,
    measure::{Measured, Ratio},
    rows::{FILES, MESSAGES, Row, SHAPES},
};

/// The cases with what was measured of each.
pub struct Results {
    pub cases: Vec<Case>,
    pub measured: Vec<Measured>,
}

impl Results {
    /// Nothing was measured yet.
    pub fn of(cases: Vec<Case>) -> Self {
        let measured = cases.iter().map(|_| Measured::default()).collect();
        Self { cases, measured }
    }

    pub fn iter(&self) -> impl Iterator<Item = (&Case, &Measured)> {
        self.cases.iter().zip(&self.measured)
    }

    /// What was measured of one codec.
    pub fn find(&self, shape: &str, op: &str, codec: &str) -> Option<&Measured> {
        let name = (shape, op, codec);
        let found = self.iter().find(|(case, _)| (case.shape, case.op, case.codec) == name);
        found.map(|(_, measured)| measured)
    }

    /// The time of a row against that of `opponent`.
    pub fn ratio(&self, row: &Row, opponent: &str) -> Option<Ratio> {
        let ours = self.find(row.shape, row.op, row.codec)?;
        ours.release.ratio(&self.find(row.shape, row.op, opponent)?.release)
    }

    /// The rows with hand-written code, or else another opponent, and their ratios.
    pub fn rows(&self) -> impl Iterator<Item = (&'static Row, Ratio)> {
        let by_hand = SHAPES.iter().chain(MESSAGES).map(|row| (row, "hand"));
        by_hand
            .chain(FILES.iter().map(|row| (row, "fastnbt")))
            .filter_map(|(row, opponent)| Some((row, self.ratio(row, opponent)?)))
    }
}

/// A line for each case, in groups by shape and operation.
pub fn table(results: &Results) -> String {
    let mut text = format!(
        "{:16} {:12} {:12} {:>7} {:>9} {:>7} {:>13} {:>7} {:>7} {:>13} {:>7}\n",
        "shape",
        "operation",
        "codec",
        "bytes",
        "ns",
        "/ hand",
        "spread",
        "tuned",
        "allocs",
        "instructions",
        "/ hand"
    );
    let mut last = ("", "");
    for (case, measured) in results.iter() {
        let group = (case.shape, case.op);
        if group != last && !last.0.is_empty() {
            text.push('\n');
        }
        last = group;
        let hand = results.find(case.shape, case.op, "hand");
        let release = hand.and_then(|hand| measured.release.ratio(&hand.release));
        let tuned = hand.and_then(|hand| measured.tuned.ratio(&hand.tuned));
        let count = measured.instructions[0];
        let spread = release.as_ref().map(|ratio| ratio.spread.map(|part| format!("{part:.2}")));
        let _ = writeln!(
            text,
            "{:16} {:12} {:12} {:>7} {:>9} {:>7} {:>13} {:>7} {:>7} {:>13} {:>7}",
            case.shape,
            case.op,
            case.codec,
            case.bytes,
            number(measured.release.median(), 1),
            number(release.map(|ratio| ratio.median), 2),
            spread.map_or_else(|| "-".into(), |spread| spread.join(" to ")),
            number(tuned.map(|ratio| ratio.median), 2),
            number(Some(measured.allocations), 0),
            number(count, 0),
            number(count.and_then(|count| Some(count / hand?.instructions[0]?)), 2),
        );
    }
    text
}

/// What is over its budget in all runs.
pub fn missed(results: &Results) -> String {
    let mut text = String::from("over the budget in every run:\n");
    for (row, ratio) in results.rows().filter(|(row, ratio)| ratio.misses(row.budget)) {
        let _ = writeln!(text, "  {:40} {:.2} (budget {:.2})", row.name, ratio.median, row.budget);
    }
    text
}

/// `value` with `digits` digits, or a dash.
fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".into(), |value| format!("{value:.digits$}"))
}

/// The list, as JSON. Time and instructions are those of cargo's own profile.
pub fn json(results: &Results) -> String {
    let number = |value: Option<f64>| value.map_or("null".into(), |value| format!("{value:.2}"));
    let lines: Vec<String> = results
        .iter()
        .map(|(case, measured)| {
            format!(
                "  {{\"shape\": \"{}\", \"op\": \"{}\", \"codec\": \"{}\", \"exact\": {}, \
                 \"bytes\": {}, \"ns\": {}, \"instructions\": {}, \"allocations\": {}}}",
                case.shape,
                case.op,
                case.codec,
                case.exact(),
                case.bytes,
                number(measured.release.median()),
                number(measured.instructions[0]),
                number(Some(measured.allocations)),
            )
        })
        .collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}
