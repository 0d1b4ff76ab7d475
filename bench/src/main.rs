//! Measures the codecs of this project against careful hand-written code and other crates.
//!
//! ```text
//! cargo run --release -p bench                      time, allocations, hostile input, error text
//! cargo run --release -p bench -- --instructions    instructions too, counted by valgrind
//! cargo run --release -p bench -- --json FILE       the same as a list for programs
//! cargo run --release -p bench -- --compile-time    a crate of 200 structs with each derive
//! cargo run --release -p bench -- --compile-time ours borsh
//! cargo run --release -p bench -- A decode ours     only the cases with all these words
//! ```
//!
//! `--no-time` leaves the times out. Without the feature `peers` only hand-written code is the
//! opponent; without `formats`, messages of the formats are left out.

mod alloc;
mod cases;
mod compile_time;
mod hand;
mod hostile;
mod measure;
mod messages;
mod ours;
#[cfg(feature = "peers")]
mod peers;
#[cfg(feature = "formats")]
mod protocols;
mod report;
mod samples;
mod shapes;

use std::{env, fs, process::ExitCode};

use cases::Case;
use measure::Measured;
use samples::Samples;

#[global_allocator]
static ALLOC: alloc::Alloc = alloc::Alloc;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    if let [first, shape, op, codec, rounds] = &words[..]
        && first == "--run"
    {
        run(&[shape.clone(), op.clone(), codec.clone()], rounds.parse().unwrap_or(1));
        return ExitCode::SUCCESS;
    }
    match Arguments::read(words) {
        Ok(arguments) if arguments.compile_time => compile_time::print(&arguments.only),
        Ok(arguments) => measure_all(&arguments),
        Err(word) => {
            eprintln!("unknown option {word}; the top of bench/src/main.rs lists them");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Arguments {
    instructions: bool,
    no_time: bool,
    compile_time: bool,
    json: Option<String>,
    only: Vec<String>,
}

impl Arguments {
    fn read(words: Vec<String>) -> Result<Self, String> {
        let mut arguments = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--instructions" => arguments.instructions = true,
                "--no-time" => arguments.no_time = true,
                "--compile-time" => arguments.compile_time = true,
                "--json" => arguments.json = Some(words.next().ok_or("--json without a file")?),
                option if option.starts_with("--") => return Err(word),
                _ => arguments.only.push(word),
            }
        }
        Ok(arguments)
    }
}

/// Cases that share their samples.
struct Group {
    shapes: &'static [&'static str],
    cases: fn() -> Vec<Case>,
}

const GROUPS: &[Group] = &[
    Group { shapes: shapes::NAMES, cases: plain_cases },
    #[cfg(feature = "formats")]
    Group { shapes: protocols::NAMES, cases: protocols::cases },
];

fn plain_cases() -> Vec<Case> {
    let samples = Samples::new();
    let mut cases = samples.hand();
    cases.extend(ours::cases(&samples));
    #[cfg(feature = "peers")]
    cases.extend(peers::cases(&samples));
    cases
}

/// The cases that `words` ask for, those of one shape and operation together.
///
/// Groups that are not asked for are not made: their samples would take time, and change what
/// the allocator does.
fn cases(words: &[String]) -> Vec<Case> {
    let names = |group: &Group| words.iter().any(|word| group.shapes.contains(&word.as_str()));
    let all = !GROUPS.iter().any(names);
    let groups = GROUPS.iter().filter(|group| all || names(group));
    let mut cases: Vec<Case> = groups.flat_map(|group| (group.cases)()).collect();
    cases.retain(|case| case.is_wanted(words));
    cases.sort_by_key(|case| (case.shape, case.op));
    cases
}

/// What valgrind watches: one loop.
fn run(words: &[String], rounds: u64) {
    for case in cases(words) {
        case.prepare()(rounds);
    }
}

fn measure_all(arguments: &Arguments) {
    let cases = cases(&arguments.only);
    let mut results: Vec<(&Case, Measured)> = Vec::new();
    for group in cases.chunk_by(|a, b| (a.shape, a.op) == (b.shape, b.op)) {
        let times = (!arguments.no_time).then(|| measure::time(group));
        for (index, case) in group.iter().enumerate() {
            let measured = Measured {
                ns: times.as_ref().map(|times| times[index]),
                allocations: Some(measure::allocations(case)),
                instructions: None,
            };
            results.push((case, measured));
        }
    }
    if arguments.instructions {
        for (case, measured) in &mut results {
            match measure::instructions(case) {
                Ok(count) => measured.instructions = Some(count),
                Err(error) => {
                    eprintln!("{error}");
                    break;
                }
            }
        }
    }
    print!("{}", report::table(&results));
    println!("\n{}\nerror text: {}", hostile::table(), hostile::error_text());
    if let Some(file) = &arguments.json
        && let Err(error) = fs::write(file, report::json(&results))
    {
        eprintln!("cannot write {file}: {error}");
    }
}
