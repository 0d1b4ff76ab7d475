//! Whether ours got slower, against hand-written code, than a page says.

use crate::{cases::Case, measure, page, read, report::Results};

/// How much slower it may get.
const GROWTH: f64 = 1.15;
/// Machines are noisy: only what is slower in so many runs, one after the other, counts.
const RUNS: usize = 3;

/// Measures `cases`, which `words` select, until none is slower than `file` says.
///
/// # Errors
///
/// Names what was slower in every run.
pub fn run(file: &str, words: &[String], cases: Vec<Case>) -> Result<(), String> {
    let page = read(file)?;
    let mut results = Results::of(cases);
    let mut slower = Vec::new();
    for _ in 0..RUNS {
        measure::run("release", words, &results.cases, &mut results.measured)?;
        let mut compared = 0;
        slower = results
            .rows()
            .filter_map(|(row, ratio)| Some((row, ratio, page::ratio(&page, row.name)?)))
            .inspect(|_| compared += 1)
            .filter(|(_, ratio, expected)| ratio.misses(expected * GROWTH))
            .collect();
        println!("{} of {compared} rows are slower than {file} says", slower.len());
        if compared == 0 {
            return Err(format!("{file} has no ratios; `--page {file}` writes them"));
        }
        if slower.is_empty() {
            return Ok(());
        }
    }
    let lines = slower.into_iter().map(|(row, ratio, expected)| {
        format!("  {}: {:.2} of hand-written code, and not {expected:.2}\n", row.name, ratio.median)
    });
    Err(format!(
        "slower in all of {RUNS} runs; find out why, or measure the page again if it is worth it:\n{}",
        lines.collect::<String>()
    ))
}
