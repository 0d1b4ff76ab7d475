//! Measures the codecs of this project against careful hand-written code and other crates.
//!
//! ```text
//! cargo run --release -p bench                      time, allocations, hostile input, error text
//! cargo run --release -p bench -- --instructions    instructions too, counted by valgrind,
//!                                                   in the profiles `release` and `tuned`
//! cargo run --release -p bench -- --json FILE       the same as a list for programs
//! cargo run --release -p bench -- --svg FILE        the same as a bar chart
//! cargo run --release -p bench -- --markdown        the same as the tables of docs/performance.md
//! cargo run --release -p bench -- --page FILE       the same put into that page
//! cargo run --release -p bench -- --growth          1 to 100,000 elements
//! cargo run --release -p bench -- --compile-time    a crate of 200 structs with each derive
//! cargo run --release -p bench -- --compile-time ours borsh change entries steps
//! cargo run --release -p bench -- A B decode        only these shapes, operations or codecs
//! ```
//!
//! `--no-time` leaves the times out, `--one-profile` the profile `tuned`. Without the feature `peers` only hand-written code is the
//! opponent; without `formats`, messages of the formats are left out.

mod alloc;
mod cases;
mod chart;
mod compile_time;
#[cfg(feature = "peers")]
mod data;
mod directives;
mod entry;
#[cfg(all(feature = "formats", feature = "peers"))]
mod files;
mod growth;
mod hand;
mod hostile;
mod measure;
mod messages;
mod ours;
#[cfg(feature = "peers")]
mod own;
mod page;
#[cfg(feature = "peers")]
mod peers;
mod plain;
#[cfg(feature = "formats")]
mod protocols;
mod report;
mod samples;
mod server;
mod shapes;
mod stream;

use std::{env, fs, process::ExitCode};

use cases::{Case, Wanted};
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
        Ok(mut arguments) if arguments.growth => {
            arguments.only.extend(growth::NAMES.iter().map(|name| (*name).to_owned()));
            measure_all(&arguments);
        }
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
    one_profile: bool,
    compile_time: bool,
    growth: bool,
    json: Option<String>,
    svg: Option<String>,
    markdown: bool,
    page: Option<String>,
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
                "--one-profile" => arguments.one_profile = true,
                "--compile-time" => arguments.compile_time = true,
                "--growth" => arguments.growth = true,
                "--json" => arguments.json = Some(words.next().ok_or("--json without a file")?),
                "--markdown" => arguments.markdown = true,
                "--page" => arguments.page = Some(words.next().ok_or("--page without a file")?),
                "--svg" => arguments.svg = Some(words.next().ok_or("--svg without a file")?),
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
    /// Whether it is measured if the command line names no shape.
    usual: bool,
    /// Its cases; it may leave out those of shapes and codecs that were not requested.
    cases: fn(Wanted<'_>, Wanted<'_>) -> Vec<Case>,
}

impl Group {
    fn has(&self, shape: &str) -> bool {
        self.shapes.contains(&shape)
    }
}

const GROUPS: &[Group] = &[
    Group { shapes: shapes::NAMES, usual: true, cases: |_, codec| plain_cases(codec) },
    Group { shapes: entry::NAMES, usual: true, cases: |_, _| entry::fields(&Samples::new()) },
    Group { shapes: directives::NAMES, usual: true, cases: |_, codec| directives::cases(codec) },
    Group { shapes: server::NAMES, usual: true, cases: |_, codec| server::cases(codec) },
    Group { shapes: stream::NAMES, usual: true, cases: |_, _| stream::cases() },
    #[cfg(feature = "formats")]
    Group { shapes: protocols::NAMES, usual: true, cases: |_, _| protocols::cases() },
    #[cfg(feature = "peers")]
    Group { shapes: data::NAMES, usual: true, cases: data::cases },
    #[cfg(all(feature = "formats", feature = "peers"))]
    Group { shapes: files::NAMES, usual: true, cases: |shape, _| files::cases(shape) },
    Group { shapes: growth::NAMES, usual: false, cases: |shape, _| growth::cases(shape) },
];

fn plain_cases(codec: Wanted<'_>) -> Vec<Case> {
    let samples = Samples::new();
    let mut cases = samples.hand();
    cases.extend(ours::cases(&samples));
    cases.extend(entry::cases(&samples));
    cases.extend(plain::cases(&samples));
    #[cfg(feature = "peers")]
    {
        cases.extend(peers::cases(&samples, codec));
        cases.extend(own::cases(&samples, codec));
    }
    #[cfg(not(feature = "peers"))]
    let _ = codec;
    cases
}

/// What the words of the command line select. A kind (shape, operation, codec) that no word names
/// is not restricted.
struct Selection {
    shapes: Vec<String>,
    ops: Vec<String>,
    codecs: Vec<String>,
}

impl Selection {
    fn new(words: &[String]) -> Self {
        let known = |word: &String| GROUPS.iter().any(|group| group.has(word));
        let (shapes, others): (Vec<_>, Vec<_>) = words.iter().cloned().partition(known);
        let (ops, codecs) =
            others.into_iter().partition(|word| cases::OPS.contains(&word.as_str()));
        Self { shapes, ops, codecs }
    }
}

/// The cases that `words` select, grouped by shape and operation.
///
/// Groups and codecs that were not requested are not built: their samples would take time, above
/// all under valgrind, and change the state of the allocator.
fn cases(words: &[String]) -> Vec<Case> {
    let Selection { shapes, ops, codecs } = Selection::new(words);
    let wanted =
        |list: &[String], name: &str| list.is_empty() || list.iter().any(|word| word == name);
    let groups = GROUPS.iter().filter(|group| match shapes.is_empty() {
        true => group.usual,
        false => shapes.iter().any(|shape| group.has(shape)),
    });
    let shape = |name: &str| wanted(&shapes, name);
    let codec = |name: &str| wanted(&codecs, name);
    let mut cases: Vec<Case> = groups.flat_map(|group| (group.cases)(&shape, &codec)).collect();
    cases.retain(|case| {
        wanted(&shapes, case.shape) && wanted(&ops, case.op) && wanted(&codecs, case.codec)
    });
    cases.sort_by_key(|case| (case.shape, case.op));
    cases
}

/// The mode that runs under valgrind: one loop.
fn run(words: &[String], rounds: u64) {
    for case in cases(words) {
        measure::run_counted(&case, rounds);
    }
}

/// Where the counts of a profile go.
type Place = fn(&mut Measured) -> &mut Option<f64>;

/// The profiles that instructions are counted in: what users build, and what gets the most out of
/// the compiler.
const PROFILES: [(&str, Place); 2] =
    [("release", |measured| &mut measured.instructions), ("tuned", |measured| &mut measured.tuned)];

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
                tuned: None,
            };
            results.push((case, measured));
        }
    }
    if arguments.instructions {
        let cases: Vec<&Case> = results.iter().map(|(case, _)| *case).collect();
        let count = |profile| measure::instructions(&measure::program(profile)?, &cases);
        let profiles = if arguments.one_profile { &PROFILES[..1] } else { &PROFILES };
        for (profile, place) in profiles {
            match count(profile) {
                Ok(counts) => {
                    for ((_, measured), count) in results.iter_mut().zip(counts) {
                        *place(measured) = Some(count);
                    }
                }
                Err(error) => eprintln!("{error}"),
            }
        }
    }
    if arguments.markdown {
        page::print(&results);
    } else if arguments.growth {
        print!("{}", growth::table(&results));
    } else {
        print!("{}", report::table(&results));
        println!("\n{}\nerror text: {}", hostile::table(), hostile::error_text());
    }
    let json = || Some(report::json(&results));
    write(arguments.json.as_deref(), json);
    write(arguments.svg.as_deref(), || chart::svg(&results));
    if let Some(file) = &arguments.page {
        match fs::read_to_string(file) {
            Ok(page) => write(Some(file), || Some(page::fill(&page, &results))),
            Err(error) => eprintln!("cannot read {file}: {error}"),
        }
    }
}

fn write(file: Option<&str>, text: impl FnOnce() -> Option<String>) {
    let Some(file) = file else { return };
    let Some(text) = text() else {
        eprintln!("nothing was measured that {file} could show");
        return;
    };
    if let Err(error) = fs::write(file, text) {
        eprintln!("cannot write {file}: {error}");
    }
}
