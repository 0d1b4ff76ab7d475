//! Measures the codecs of this project against careful hand-written code and other crates.
//!
//! ```text
//! cargo run --release -p bench                      time, hostile input, error text
//! cargo run --release -p bench -- A B decode        only these shapes, operations or codecs
//! cargo run --release -p bench -- --runs 3          what is over its budget in all of three runs
//! cargo run --release -p bench -- --tuned           also in the profile `tuned`
//! cargo run --release -p bench -- --instructions    instructions too, counted by valgrind
//! cargo run --release -p bench -- --json FILE       the same as a list for programs
//! cargo run --release -p bench -- --svg FILE        the same as a bar chart
//! cargo run --release -p bench -- --page FILE       the same as tables, put into that page
//! cargo run --release -p bench -- --check FILE      fails if ours got slower than that page says
//! cargo run --release -p bench -- --compile-time    what derived code costs to compile
//! ```
//!
//! Without the feature `peers` only hand-written code is the opponent; without `formats`, messages of
//! the formats are left out.

mod alloc;
mod by_hand;
mod cases;
mod chart;
mod check;
mod compile_time;
mod hostile;
mod instructions;
mod measure;
#[cfg(feature = "formats")]
mod messages;
mod ours;
mod page;
#[cfg(feature = "peers")]
mod peers;
mod report;
mod rows;
mod shapes;

use std::{env, fs, process::ExitCode};

use cases::Case;
use measure::{Measured, PROFILES};
use report::Results;

#[global_allocator]
static ALLOC: alloc::Alloc = alloc::Alloc;

fn main() -> ExitCode {
    match Arguments::read(env::args().skip(1)).and_then(|arguments| arguments.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
#[derive(Default)]
struct Arguments {
    runs: usize,
    tuned: bool,
    instructions: bool,
    compile_time: bool,
    json: Option<String>,
    svg: Option<String>,
    page: Option<String>,
    check: Option<String>,
    /// The process measures samples for another one.
    samples: bool,
    /// The process runs each case so often for valgrind.
    counted: Option<u64>,
    words: Vec<String>,
}

impl Arguments {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self { runs: 1, ..Self::default() };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--runs" => arguments.runs = number(&value()?)?,
                "--tuned" => arguments.tuned = true,
                "--instructions" => arguments.instructions = true,
                "--compile-time" => arguments.compile_time = true,
                "--json" => arguments.json = Some(value()?),
                "--svg" => arguments.svg = Some(value()?),
                "--page" => arguments.page = Some(value()?),
                "--check" => arguments.check = Some(value()?),
                "--samples" => arguments.samples = true,
                "--counted" => arguments.counted = Some(number(&value()?)?),
                option if option.starts_with('-') => {
                    return Err(format!(
                        "unknown option {option}; the top of bench/src/main.rs lists them"
                    ));
                }
                _ => arguments.words.push(word),
            }
        }
        Ok(arguments)
    }

    fn run(&self) -> Result<(), String> {
        // Nothing is measured for a page that cannot be filled.
        self.fill_page(&[])?;
        if self.compile_time {
            let table = compile_time::table(&self.words)?;
            println!("{table}");
            return self.fill_page(&[("compile-time", table)]);
        }
        let cases = select(&self.words)?;
        if let Some(page) = &self.check {
            return check::run(page, &self.words, cases);
        }
        if self.samples {
            measure::print_samples(&cases);
        } else if let Some(rounds) = self.counted {
            cases.iter().for_each(|case| instructions::run(case, rounds));
        } else {
            self.report(&self.measure(cases)?)?;
        }
        Ok(())
    }

    fn measure(&self, cases: Vec<Case>) -> Result<Results, String> {
        let mut results = Results::of(cases);
        let profiles = if self.tuned { &PROFILES[..] } else { &PROFILES[..1] };
        for _ in 0..self.runs {
            for profile in profiles {
                measure::run(profile, &self.words, &results.cases, &mut results.measured)?;
            }
        }
        if self.instructions {
            for (index, profile) in profiles.iter().enumerate() {
                let counts = instructions::count(&measure::program(profile)?, &results.cases)?;
                for (Measured { instructions, .. }, count) in
                    results.measured.iter_mut().zip(counts)
                {
                    instructions[index] = Some(count);
                }
            }
        }
        Ok(results)
    }

    fn report(&self, results: &Results) -> Result<(), String> {
        print!("{}", report::table(results));
        println!("\n{}\n{}", report::missed(results), hostile::table());
        if let Some(file) = &self.json {
            write(file, &report::json(results))?;
        }
        if let Some(file) = &self.svg {
            write(file, &chart::svg(results).ok_or("nothing was measured that a chart shows")?)?;
        }
        self.fill_page(&page::tables(results))
    }

    /// Puts tables into the page that was named.
    fn fill_page(&self, tables: &[(&str, String)]) -> Result<(), String> {
        let Some(file) = &self.page else { return Ok(()) };
        if !self.words.is_empty() || !cfg!(feature = "peers") {
            return Err("a page has tables of everything, with the feature `peers`".into());
        }
        write(file, &page::fill(&read(file)?, tables)?)
    }
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("cannot read {file}: {error}"))
}

fn write(file: &str, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("cannot write {file}: {error}"))
}

/// The cases that `words` select, grouped by shape and operation. A kind of name (shape, operation,
/// codec) that no word is one of is not restricted.
fn select(words: &[String]) -> Result<Vec<Case>, String> {
    let mut cases = shapes::cases();
    #[cfg(feature = "formats")]
    cases.extend(messages::cases());
    #[cfg(feature = "peers")]
    cases.extend(peers::cases());
    let kinds: [fn(&Case) -> &str; 3] = [|case| case.shape, |case| case.op, |case| case.codec];
    let is_one =
        |word: &String, kind: fn(&Case) -> &str| cases.iter().any(|case| kind(case) == word);
    if let Some(word) = words.iter().find(|word| !kinds.iter().any(|kind| is_one(word, *kind))) {
        return Err(format!("no shape, operation or codec is called {word}"));
    }
    let wanted = kinds
        .map(|kind| -> Vec<&String> { words.iter().filter(|word| is_one(word, kind)).collect() });
    let keep = |case: &Case| {
        kinds
            .iter()
            .zip(&wanted)
            .all(|(kind, words)| words.is_empty() || words.iter().any(|word| *word == kind(case)))
    };
    let keep: Vec<bool> = cases.iter().map(keep).collect();
    let mut keep = keep.into_iter();
    cases.retain(|_| keep.next().unwrap_or(true));
    cases.sort_by_key(|case| (case.shape, case.op));
    Ok(cases)
}
