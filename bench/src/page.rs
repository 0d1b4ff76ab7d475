//! The tables of `docs/performance.md`, as Markdown, and the page with the tables put in place.
//!
//! A table of the page stands between the lines `<!-- bench: NAME -->` and `<!-- end -->`.

use std::fmt::Write;

use crate::{
    hostile,
    report::Results,
    rows::{FILES, MESSAGES, Row, SHAPES},
};

/// The crates that the shapes are compared with.
const PEERS: [&str; 3] = ["wincode", "binrw", "deku"];

/// The tables by name, without those for which nothing was measured.
pub fn tables(results: &Results) -> Vec<(&'static str, String)> {
    let mut tables = vec![
        ("shapes", table(results, SHAPES, "hand", &PEERS)),
        ("messages", table(results, MESSAGES, "hand", &[])),
        ("files", table(results, FILES, "fastnbt", &[])),
        ("hostile", hostile::table()),
    ];
    tables.retain(|(_, table)| !table.is_empty());
    tables
}

/// A line for each row: time, and its ratio to that of `opponent`; then how many times ours the `peers`
/// take. What is over its budget in all runs is bold.
fn table(results: &Results, rows: &[Row], opponent: &str, peers: &[&str]) -> String {
    let by = if opponent == "hand" { "by hand" } else { opponent };
    let titles = [&[by, "ours", "ratio", "spread", "budget", "tuned"][..], peers].concat();
    let mut text =
        format!("| ns | {} |\n|---|{}\n", titles.join(" | "), "--:|".repeat(titles.len()));
    let head = text.len();
    for row in rows {
        let Some(ratio) = results.ratio(row, opponent) else { continue };
        let get = |codec: &str| results.find(row.shape, row.op, codec);
        let (Some(ours), Some(other)) = (get(row.codec), get(opponent)) else { continue };
        let [low, high] = ratio.spread;
        let mark = if ratio.misses(row.budget) { "**" } else { "" };
        let mut cells = vec![
            time(other.release.median()),
            time(ours.release.median()),
            format!("{mark}{:.2}{mark}", ratio.median),
            format!("{low:.2}–{high:.2}"),
            format!("{:.2}", row.budget),
            times(ours.tuned.ratio(&other.tuned).map(|ratio| ratio.median)),
        ];
        cells.extend(peers.iter().map(|peer| {
            let ratio = get(peer).and_then(|peer| peer.release.ratio(&ours.release));
            times(ratio.map(|ratio| ratio.median))
        }));
        let _ = writeln!(text, "| {} | {} |", row.name, cells.join(" | "));
    }
    if text.len() == head { String::new() } else { text }
}

/// The ratio that `page` has for a row.
pub fn ratio(page: &str, name: &str) -> Option<f64> {
    let start = format!("| {name} |");
    let cells = page.lines().find_map(|line| line.strip_prefix(&start))?;
    cells.split('|').nth(2)?.trim().trim_matches('*').parse().ok()
}

/// `page` with `tables` in their places.
///
/// # Errors
///
/// Names a table that has no place.
pub fn fill(page: &str, tables: &[(&str, String)]) -> Result<String, String> {
    let mut page = page.to_owned();
    for (name, table) in tables {
        let begin = format!("<!-- bench: {name} -->\n");
        let place = page.split_once(&begin).and_then(|(before, rest)| {
            let (_, after) = rest.split_once("<!-- end -->")?;
            Some(format!("{before}{begin}{table}<!-- end -->{after}"))
        });
        page = place.ok_or_else(|| format!("the page has no place for the table {name}"))?;
    }
    Ok(page)
}

/// A ratio, or a dash.
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
fn whole(value: Option<f64>) -> String {
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
