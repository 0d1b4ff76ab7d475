//! Time, allocations and instructions of cases.

use std::{
    env,
    hint::black_box,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use crate::{
    alloc::{count, use_free_lists},
    cases::{Case, Loop},
};

/// What was measured of one case; `None` means not measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct Measured {
    /// Nanoseconds of one operation, the median of the samples.
    pub ns: Option<f64>,
    /// Instructions of one operation, as cargo's own profile for releases builds it.
    pub instructions: Option<f64>,
    /// The same as the profile `tuned` builds it.
    pub tuned: Option<f64>,
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

/// The error of [`instructions`] if it cannot count.
const NO_VALGRIND: &str = "instructions are NOT counted: valgrind is not installed \
                           (Debian, Ubuntu: apt install valgrind)";

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

/// Instructions of one operation of each of `cases`, counted by valgrind while `program` runs them.
///
/// Each case is counted in a process of its own, where no other case changes the state of the
/// allocator. As many run at a time as the machine has cores, because the load of the machine does
/// not change the counts.
///
/// # Errors
///
/// What went wrong, for people.
pub fn instructions(program: &Path, cases: &[&Case]) -> Result<Vec<f64>, String> {
    let jobs: Vec<Job> = cases.iter().map(|case| Job::new(case)).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else { return done };
            let count = job.count(program);
            if count.is_err() {
                next.store(jobs.len(), Ordering::Relaxed);
            }
            done.push((index, count));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, count)| count).collect()
}

/// What the separate process runs under valgrind.
pub fn run_counted(case: &Case, rounds: u64) {
    let mut run = case.prepare();
    // A first run outside the count, so that the allocator has its memory already.
    run(if case.bytes < LARGE { 10 } else { 1 });
    bench_counted_loop(&mut run, rounds);
}

/// The loop that valgrind counts; it is selected by the name of this function.
#[inline(never)]
fn bench_counted_loop(run: &mut Loop, rounds: u64) {
    run(rounds);
    // Prevents a tail call, which valgrind would not count as part of this function.
    black_box(rounds);
}

/// From this many bytes on, a few rounds are enough.
const LARGE: usize = 100_000;

/// A case to count.
struct Job {
    name: [&'static str; 3],
    rounds: u64,
    batch: u64,
}

impl Job {
    fn new(case: &Case) -> Self {
        let rounds = match case.bytes {
            _ if case.batch > 1 => 5,
            // Enough rounds to make the cost of calling the loop negligible.
            ..1000 => 500,
            1000..LARGE => 50,
            _ => 3,
        };
        Self { name: [case.shape, case.op, case.codec], rounds, batch: case.batch }
    }

    /// Instructions of one operation.
    fn count(&self, program: &Path) -> Result<f64, String> {
        // Valgrind counts each step of `rep movsb` as an instruction, so glibc must not use it.
        const TUNABLES: &str = "glibc.cpu.x86_rep_movsb_threshold=1000000000:\
                                glibc.cpu.x86_rep_stosb_threshold=1000000000";
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg("--toggle-collect=*bench_counted_loop*")
            .arg(program)
            .arg("--run")
            .args(self.name)
            .arg(self.rounds.to_string())
            .env("GLIBC_TUNABLES", TUNABLES)
            .output()
            .map_err(|error| match error.kind() {
                ErrorKind::NotFound => NO_VALGRIND.to_owned(),
                _ => error.to_string(),
            })?;
        let text = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(format!("instructions are NOT counted: valgrind failed:\n{text}"));
        }
        let count: Option<f64> = text
            .lines()
            .find_map(|line| line.split_once("Collected :"))
            .and_then(|(_, count)| count.trim().parse().ok());
        match count {
            Some(count) if count > 0.0 => Ok(count / (self.rounds * self.batch) as f64),
            _ => Err(format!("instructions are NOT counted: valgrind says only:\n{text}")),
        }
    }
}
