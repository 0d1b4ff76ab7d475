//! What derived code costs to compile.
//!
//! | subject | what is built |
//! |---|---|
//! | `hand`, `ours`, `binrw` | a crate of 200 structs of 10 fields, each decoded and encoded |
//! | `change` | a set of 300 messages, of which one has changed since the last build |
//! | `formats` | `codec-formats` with all its features |
//! | `wire` | the tool, from nothing |
//!
//! Dependencies are built before, but for `wire`. Seconds are those of the processor: on a machine that
//! does other work too, those of the clock mean nothing.

mod build;
mod structs;

use std::{env, fs, io, path::Path, process};

use build::{Build, Cost};
use structs::{DERIVES, Derive};

/// What is measured if the command line names nothing.
const SUBJECTS: &[&str] = &["hand", "ours", "binrw", "change", "formats", "wire"];

/// The table for the subjects that are named, or all of them.
///
/// # Errors
///
/// What went wrong, for people.
pub fn table(only: &[String]) -> Result<String, String> {
    if let Some(word) = only.iter().find(|word| !SUBJECTS.contains(&word.as_str())) {
        return Err(format!("no subject is called {word}; there are {}", SUBJECTS.join(", ")));
    }
    let folder = env::temp_dir().join(format!("wire-compile-time-{}", process::id()));
    let wanted = |subject: &&str| only.is_empty() || only.iter().any(|word| word == subject);
    let rows: Result<String, String> = SUBJECTS
        .iter()
        .copied()
        .filter(wanted)
        .map(|subject| measure(subject, &folder).map_err(|error| format!("{subject}: {error}")))
        .collect();
    // Safe to remove: the folder holds nothing but what this program put there.
    let _ = fs::remove_dir_all(&folder);
    let head = "| processor seconds | check | debug | release | code | memory |";
    Ok(format!("{head}\n|---|--:|--:|--:|--:|--:|\n{}", rows?))
}

/// The line for one subject.
fn measure(subject: &str, folder: &Path) -> io::Result<String> {
    match subject {
        "change" => changed_message(folder),
        "formats" => formats(folder),
        "wire" => tool(folder),
        name => {
            let named = DERIVES.iter().filter(|derive| derive.name == name);
            named.map(|derive| structs(derive, folder)).collect()
        }
    }
}

/// A line of the table. Code is what is measured of the release build.
fn row(name: &str, costs: [Option<&Cost>; 3], code: Option<u64>) -> String {
    let dash = || "–".to_owned();
    let seconds = costs.map(|cost| cost.map_or_else(dash, |cost| format!("{:.2}", cost.seconds)));
    let memory = costs.into_iter().flatten().filter_map(|cost| cost.memory).max();
    let code = code.map_or_else(dash, |bytes| format!("{} kB", bytes / 1000));
    let memory = memory.map_or_else(dash, |bytes| format!("{} MB", bytes / 1_000_000));
    format!("| {name} | {} | {code} | {memory} |\n", seconds.join(" | "))
}

fn structs(derive: &Derive, folder: &Path) -> io::Result<String> {
    let krate = Build::new_crate(derive.dependency, folder, &format!("with-{}", derive.name))?;
    let source = structs::source(derive, structs::COUNT, structs::COUNT, 1, "");
    let cost = |arguments: &[&str]| -> io::Result<Cost> {
        // Builds an empty program first, for the dependencies; then the real one.
        krate.write("fn main() {}\n")?;
        krate.cargo(arguments)?;
        krate.write(&source)?;
        krate.cargo(arguments)
    };
    let (check, debug) = (cost(&["check"])?, cost(&["build"])?);
    let release = cost(&["build", "--release"])?;
    let costs = [Some(&check), Some(&debug), Some(&release)];
    Ok(row(&format!("200 structs, {}", derive.title), costs, Some(krate.text_len()?)))
}

/// A check and a debug build when one message of a set has got other fields, and all else was built
/// before. The best of three.
fn changed_message(folder: &Path) -> io::Result<String> {
    let krate = Build::new_crate(structs::OURS.dependency, folder, "messages")?;
    let best = |arguments: &[&str]| -> io::Result<Cost> {
        let mut best: Option<Cost> = None;
        for seed in 1..=3 {
            krate.write(&structs::message_set(0))?;
            krate.cargo(arguments)?;
            krate.write(&structs::message_set(seed))?;
            let cost = krate.cargo(arguments)?;
            if best.as_ref().is_none_or(|best| cost.seconds < best.seconds) {
                best = Some(cost);
            }
        }
        best.ok_or_else(|| io::Error::other("nothing was built"))
    };
    let (check, debug) = (best(&["check"])?, best(&["build"])?);
    Ok(row("one of 300 messages changed", [Some(&check), Some(&debug), None], None))
}

fn formats(folder: &Path) -> io::Result<String> {
    let workspace = Build::of_workspace(folder, "formats")?;
    let cost = |command: &str| -> io::Result<Cost> {
        let all = ["-p", "codec-formats", "--all-features"];
        // As cargo builds crates of the registry.
        let arguments = [&[command, "--config", "build.incremental=false"][..], &all].concat();
        // Builds the dependencies too.
        workspace.cargo(&arguments)?;
        workspace.cargo(&["clean", "-p", "codec-formats"])?;
        workspace.cargo(&arguments)
    };
    let (check, debug) = (cost("check")?, cost("build")?);
    Ok(row("`codec-formats`, all features", [Some(&check), Some(&debug), None], None))
}

fn tool(folder: &Path) -> io::Result<String> {
    let workspace = Build::of_workspace(folder, "wire")?;
    let release =
        workspace.cargo(&["build", "--release", "-p", "codec-inspect", "--bin", "wire"])?;
    let code = workspace.program_len()?;
    Ok(row("`wire` with all it needs", [None, None, Some(&release)], Some(code)))
}
