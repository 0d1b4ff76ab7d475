//! Time, allocations and instructions of cases.

use std::{
    env,
    io::ErrorKind,
    process::Command,
    time::{Duration, Instant},
};

use crate::{
    alloc::{count, use_free_lists},
    cases::Case,
};

/// What was measured of one case; `None` is not measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measured {
    /// Nanoseconds of one operation, the median of the samples.
    pub ns: Option<f64>,
    /// Instructions of one operation.
    pub instructions: Option<f64>,
    /// Calls of one operation that asked for memory.
    pub allocations: Option<f64>,
}

const SAMPLES: usize = 41;
const SAMPLE_TIME: Duration = Duration::from_millis(2);

/// Measures the time of `cases`, sample by sample in turn, so that a slow moment of the machine
/// hits all of them.
pub fn time(cases: &[Case]) -> Vec<f64> {
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
    use_free_lists(false);
    let median = |(_, _, mut samples): (_, _, Vec<f64>)| {
        samples.sort_by(f64::total_cmp);
        samples[SAMPLES / 2]
    };
    loops.into_iter().map(median).collect()
}

/// How many rounds fill one sample.
fn rounds_for(run: &mut impl FnMut(u64)) -> u64 {
    let mut rounds = 1;
    loop {
        let start = Instant::now();
        run(rounds);
        let taken = start.elapsed();
        if taken >= SAMPLE_TIME {
            return rounds;
        }
        rounds *= 2;
    }
}

/// Allocations of one operation of `case`.
pub fn allocations(case: &Case) -> f64 {
    let mut run = case.prepare();
    use_free_lists(false);
    run(1);
    count(|| run(1)).calls as f64 / case.batch as f64
}

/// What [`instructions`] tells where it cannot count.
pub const NO_VALGRIND: &str = "valgrind is not installed: instructions are not counted";

/// Instructions of one operation of `case`, counted by valgrind on two runs of this program.
///
/// The difference of a long and a short run leaves out what surrounds the loop.
///
/// # Errors
///
/// What went wrong, for people; [`NO_VALGRIND`] if it is not there.
pub fn instructions(case: &Case) -> Result<f64, String> {
    let (short, long) = match case.bytes {
        _ if case.batch > 1 => (1, 6),
        ..100_000 => (10, 60),
        _ => (2, 7),
    };
    let difference = callgrind(case, long)? - callgrind(case, short)?;
    Ok(difference / ((long - short) * case.batch) as f64)
}

fn callgrind(case: &Case, rounds: u64) -> Result<f64, String> {
    // Valgrind counts each step of `rep movsb` as an instruction, so glibc must not use it.
    const TUNABLES: &str = "glibc.cpu.x86_rep_movsb_threshold=1000000000:\
                            glibc.cpu.x86_rep_stosb_threshold=1000000000";
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--run", case.shape, case.op, case.codec, &rounds.to_string()])
        .env("GLIBC_TUNABLES", TUNABLES)
        .output()
        .map_err(|error| match error.kind() {
            ErrorKind::NotFound => NO_VALGRIND.to_owned(),
            _ => error.to_string(),
        })?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("valgrind failed:\n{text}"));
    }
    text.lines()
        .find_map(|line| line.split_once("Collected :"))
        .and_then(|(_, count)| count.trim().parse().ok())
        .ok_or_else(|| format!("no count in what valgrind says:\n{text}"))
}
