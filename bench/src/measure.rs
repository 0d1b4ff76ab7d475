//! Time of cases: samples taken in turns, in processes of their own.

use std::{
    env,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use crate::{
    alloc::count,
    cases::{Case, Loop},
};

/// How many samples a case has in one run.
const SAMPLES: usize = 401;
/// Short, so that few samples are interrupted on a machine that does other work too.
const SAMPLE_TIME: Duration = Duration::from_micros(200);

/// What was measured of one case.
#[derive(Default)]
pub struct Measured {
    /// Time as cargo's own profile for releases builds it.
    pub release: Times,
    /// Time as the profile `tuned` builds it.
    pub tuned: Times,
    /// Instructions of one operation in each of [`PROFILES`], if they were counted.
    pub instructions: [Option<f64>; 2],
    /// Calls of one operation that asked for memory.
    pub allocations: f64,
}

/// The profiles: what users build, and what gets the most out of the compiler.
pub const PROFILES: [&str; 2] = ["release", "tuned"];

/// Nanoseconds of one operation: the samples of each run.
#[derive(Default)]
pub struct Times(pub Vec<Vec<f64>>);

impl Times {
    /// The median of all samples, if there are any.
    pub fn median(&self) -> Option<f64> {
        middle(self.0.concat(), 0.5)
    }

    /// How many times the time of `other`, which was measured in turns with this.
    pub fn ratio(&self, other: &Self) -> Option<Ratio> {
        let runs: Vec<Vec<f64>> = self
            .0
            .iter()
            .zip(&other.0)
            .map(|(ours, others)| ours.iter().zip(others).map(|(a, b)| a / b).collect())
            .collect();
        let all = runs.concat();
        Some(Ratio {
            median: middle(all.clone(), 0.5)?,
            spread: [middle(all.clone(), 0.25)?, middle(all, 0.75)?],
            runs: runs.into_iter().filter_map(|run| middle(run, 0.5)).collect(),
        })
    }
}

/// A ratio of times. Samples that follow each other are compared, so that a slow moment of the machine
/// hits both.
pub struct Ratio {
    pub median: f64,
    /// Half of the samples are between these two.
    pub spread: [f64; 2],
    /// The median of each run.
    pub runs: Vec<f64>,
}

impl Ratio {
    /// Whether every run was over the budget.
    pub fn misses(&self, budget: f64) -> bool {
        self.runs.iter().all(|run| *run > budget)
    }
}

/// The value below which this part of `values` is.
fn middle(mut values: Vec<f64>, part: f64) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    values.get((values.len() as f64 * part) as usize).copied()
}

/// Adds a run of the program as `profile` builds it to what was measured of `cases`, which `words`
/// select.
///
/// # Errors
///
/// What went wrong, for people.
pub fn run(
    profile: &str,
    words: &[String],
    cases: &[Case],
    measured: &mut [Measured],
) -> Result<(), String> {
    let output = Command::new(program(profile)?)
        .arg("--samples")
        .args(words)
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() != cases.len() {
        return Err(format!("the program of the profile {profile} has other cases"));
    }
    for (line, measured) in lines.into_iter().zip(measured) {
        let mut numbers = line.split(' ').filter_map(|number| number.parse().ok());
        measured.allocations = numbers.next().unwrap_or_default();
        let times = if profile == "tuned" { &mut measured.tuned } else { &mut measured.release };
        times.0.push(numbers.collect());
    }
    Ok(())
}

/// What the process of [`run`] prints: a line for each case, with its allocations and its samples.
pub fn print_samples(cases: &[Case]) {
    for group in cases.chunk_by(|a, b| (a.shape, a.op) == (b.shape, b.op)) {
        for (case, samples) in group.iter().zip(samples(group)) {
            let samples: Vec<String> = samples.iter().map(|ns| format!("{ns:.3}")).collect();
            println!("{} {}", allocations(case), samples.join(" "));
        }
    }
}

/// Nanoseconds of one operation of each of `cases`, which take turns.
fn samples(cases: &[Case]) -> Vec<Vec<f64>> {
    let mut loops: Vec<_> = cases
        .iter()
        .map(|case| {
            let mut run = case.prepare();
            let rounds = rounds_for(&mut run);
            (run, rounds, Vec::with_capacity(SAMPLES))
        })
        .collect();
    for _ in 0..SAMPLES {
        for (case, (run, rounds, samples)) in cases.iter().zip(&mut loops) {
            let start = Instant::now();
            run(*rounds);
            let operations = (*rounds * case.batch) as f64;
            samples.push(start.elapsed().as_nanos() as f64 / operations);
        }
    }
    loops.into_iter().map(|(_, _, samples)| samples).collect()
}

/// How many rounds fill one sample.
fn rounds_for(run: &mut Loop) -> u64 {
    let mut rounds = 1;
    let mut time = |rounds| {
        let start = Instant::now();
        run(rounds);
        start.elapsed()
    };
    // The fastest of three, in case that one is interrupted.
    while time(rounds).min(time(rounds)).min(time(rounds)) < SAMPLE_TIME {
        rounds *= 2;
    }
    rounds
}

/// Allocations of one operation of `case`.
fn allocations(case: &Case) -> f64 {
    let mut run = case.prepare();
    run(1);
    count(|| run(1)).calls as f64 / case.batch as f64
}

/// The program as `profile` builds it, which is built first unless it runs already.
///
/// # Errors
///
/// What went wrong, for people.
pub fn program(profile: &str) -> Result<PathBuf, String> {
    let running = env::current_exe().map_err(|error| error.to_string())?;
    let folder = running.parent().ok_or("the program lies in no folder")?;
    let path = folder.with_file_name(profile).join(running.file_name().unwrap_or_default());
    if path == running {
        return Ok(path);
    }
    let mut build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build
        .args(["build", "--quiet", "-p", "bench", "--profile", profile, "--no-default-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    for (feature, on) in
        [("formats", cfg!(feature = "formats")), ("peers", cfg!(feature = "peers"))]
    {
        if on {
            build.args(["--features", feature]);
        }
    }
    match build.status() {
        Ok(status) if status.success() => Ok(path),
        Ok(status) => Err(format!("cannot build with the profile {profile}: {status}")),
        Err(error) => Err(format!("cannot build with the profile {profile}: {error}")),
    }
}
