//! Instructions of cases, counted by valgrind: a tool to find causes.

use std::{
    hint::black_box,
    io::ErrorKind,
    path::Path,
    process::Command,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use crate::cases::{Case, Loop};

/// The error of [`count`] if it cannot count.
const NO_VALGRIND: &str = "instructions are NOT counted: valgrind is not installed \
                           (Debian, Ubuntu: apt install valgrind)";

/// Instructions of one operation of each of `cases`, counted by valgrind while `program` runs them.
///
/// Each case is counted in a process of its own, where no other case changes the state of the
/// allocator. As many run at a time as the machine has cores, because the load of the machine does
/// not change the counts.
///
/// # Errors
///
/// What went wrong, for people.
pub fn count(program: &Path, cases: &[Case]) -> Result<Vec<f64>, String> {
    let jobs: Vec<Job> = cases.iter().map(Job::new).collect();
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
pub fn run(case: &Case, rounds: u64) {
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
            .args(["--counted", &self.rounds.to_string()])
            .args(self.name)
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
