//! How many instructions the compiler takes to check one struct: unlike seconds, they do not depend on
//! what else the machine does.

use std::{fs, io, path::Path};

use super::{DERIVES, Derive, build::Crate, source};

/// Two crates with so many structs are checked; what they share is not counted.
const STRUCTS: [usize; 2] = [4, 24];

/// The derives that are compared if the command line names none: others take valgrind minutes.
const USUAL: [&str; 3] = ["ours", "borsh", "binrw"];

/// Prints a line for each derive.
pub(super) fn print(folder: &Path, only: &[String]) {
    let named = |derive: &Derive| only.iter().any(|name| name == derive.name);
    let any_named = DERIVES.iter().any(named);
    println!("instructions of rustc to check a struct of {} fields", super::FIELDS);
    for derive in DERIVES {
        if if any_named { named(derive) } else { USUAL.contains(&derive.name) } {
            match steps(derive, folder) {
                Ok(steps) => println!("{:8} {:>8.1} million", derive.name, steps / 1e6),
                Err(error) => println!("{:8} failed: {error}", derive.name),
            }
        }
    }
}

/// Instructions for one struct.
fn steps(derive: &Derive, folder: &Path) -> io::Result<f64> {
    let krate = Crate::new(derive.dependency, folder, &format!("steps-{}", derive.name))?;
    krate.write("fn main() {}\n")?;
    krate.cargo(&["check"])?;
    let logs = folder.join("logs");
    let [few, many] = STRUCTS.map(|count| -> io::Result<f64> {
        krate.write(&source(derive, count, count, 1, ""))?;
        let _ = fs::remove_dir_all(&logs);
        fs::create_dir_all(&logs)?;
        krate.cargo_under_valgrind(&["check"], &logs)?;
        counted(&logs)
    });
    Ok((many? - few?) / (STRUCTS[1] - STRUCTS[0]) as f64)
}

/// The largest count in `logs`: cargo also asks the compiler for its version.
fn counted(logs: &Path) -> io::Result<f64> {
    let mut largest = None;
    for log in fs::read_dir(logs)? {
        let text = fs::read_to_string(log?.path())?;
        let line = text.lines().find(|line| line.contains("I refs:") || line.contains("I   refs:"));
        let digits: String = line
            .and_then(|line| line.rsplit(':').next())
            .unwrap_or_default()
            .chars()
            .filter(char::is_ascii_digit)
            .collect();
        largest = largest.max(digits.parse::<u64>().ok());
    }
    largest.map(|count| count as f64).ok_or_else(|| io::Error::other("valgrind counted nothing"))
}
