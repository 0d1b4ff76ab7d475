//! The commands on the pages run, and print what the pages say. `WIRE_BLESS=1` writes anew what they print.
//!
//! A block of `sh` is commands, one a line. A block of `console` has what they print: a command behind `$ `,
//! its output below. (`tests/cli` runs the examples in the help of the program.)

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

use std::{
    env, fs,
    os::unix::{fs::PermissionsExt as _, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Commands that run until someone ends them, or that compile.
const NOT_RUN: &[&str] = &[
    "mdbook serve ",
    "wire proxy ",
    "cargo run --example moul_",
    "cargo run --release -p bench",
    "cargo install ",
    "cargo test",
    "cargo doc ",
    "cargo package ",
];

/// What cargo runs after it has compiled it. Nothing may be compiled while tests run.
const PROGRAMS: &[(&str, &str)] =
    &[("cargo wire ", "wire "), ("cargo example ", ""), ("cargo run --example ", "")];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The README files, the exports, and the chapters of the guide.
fn pages() -> Vec<PathBuf> {
    let mut pages =
        ["README.md", "inspect/README.md", "docs/exports.md"].map(PathBuf::from).to_vec();
    for file in fs::read_dir(root().join("docs/guide/src")).unwrap() {
        let name = file.unwrap().file_name();
        if Path::new(&name).extension().is_some_and(|extension| extension == "md") {
            pages.push(Path::new("docs/guide/src").join(name));
        }
    }
    pages.sort();
    pages
}

/// A folder with the files that pages name. Everybody may write to it, see [`shell`].
struct Folder(PathBuf);

impl Folder {
    fn new(page: &Path) -> Self {
        let name = page.to_str().unwrap().replace('/', "-");
        let folder = env::temp_dir().join(format!("{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for from in ["inspect/tests/samples", "docs/guide/src/bytes"] {
            for file in fs::read_dir(root().join(from)).unwrap() {
                let path = file.unwrap().path();
                fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
            }
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a command prints and whether it succeeds; nothing if it cannot be run here.
fn run(folder: &Folder, line: &str) -> Option<(String, bool)> {
    if NOT_RUN.iter().any(|begin| line.starts_with(begin)) {
        return None;
    }
    if line.starts_with("tshark ") && Command::new("tshark").arg("-v").output().is_err() {
        eprintln!("skipped: {line} (apt-get install tshark)");
        return None;
    }
    for (begin, program) in PROGRAMS {
        let Some(rest) = line.strip_prefix(begin) else { continue };
        let line = format!("{program}{}", rest.replacen(" -- ", " ", 1));
        let name = line.split(' ').next().unwrap();
        if !programs().iter().any(|folder| folder.join(name).exists()) {
            eprintln!("skipped: {line} (cargo build --workspace --examples)");
            return None;
        }
        return Some(shell(folder, &line));
    }
    Some(shell(folder, line))
}

/// Where cargo puts programs and examples.
fn programs() -> [PathBuf; 2] {
    let folder = Path::new(env!("CARGO_BIN_EXE_wire")).parent().unwrap();
    [folder.to_owned(), folder.join("examples")]
}

fn shell(folder: &Folder, line: &str) -> (String, bool) {
    let [programs, examples] = programs();
    let path =
        format!("{}:{}:{}", programs.display(), examples.display(), env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(&folder.0).stdin(Stdio::null());
    command.env("PATH", path).env("HOME", &folder.0);
    if line.starts_with("tshark ") && fs::metadata("/proc/self").is_ok_and(|it| owner(&it) == 0) {
        // The user `nobody`: tshark loads no Lua for the superuser.
        command.uid(65534).gid(65534);
    }
    let output = command.output().unwrap();
    let mut text = String::from_utf8(output.stdout).unwrap();
    if !line.starts_with("tshark ") {
        text.push_str(&String::from_utf8(output.stderr).unwrap());
    }
    (text, output.status.success())
}

fn owner(file: &fs::Metadata) -> u32 {
    std::os::unix::fs::MetadataExt::uid(file)
}

/// The page with what its commands print, and the commands that failed.
fn rewritten(page: &Path, text: &str, faults: &mut Vec<String>) -> String {
    let folder = Folder::new(page);
    let (mut out, mut kind, mut keeps) = (String::new(), None, true);
    for line in text.lines() {
        if let Some(fence) = line.trim_start().strip_prefix("```") {
            kind = if kind.is_some() { None } else { Some(fence.trim()) };
            keeps = true;
            out.push_str(line);
            out.push('\n');
            continue;
        }
        let indent = &line[..line.len() - line.trim_start().len()];
        let command = match kind {
            Some("sh") => Some(line.trim()).filter(|it| !it.is_empty() && !it.starts_with('#')),
            Some("console") => line.trim_start().strip_prefix("$ "),
            _ => None,
        };
        if let Some(other) = kind
            && !["sh", "console"].contains(&other)
            && ["wire ", "$ ", "cargo "].iter().any(|it| line.trim_start().starts_with(it))
        {
            faults.push(format!("{}: `{line}` should be in a block of sh", page.display()));
        }
        if command.is_some() || keeps {
            out.push_str(line);
            out.push('\n');
        }
        let Some(command) = command else { continue };
        match (run(&folder, command), kind) {
            (None, _) => keeps = true,
            (Some((output, _)), Some("console")) => {
                keeps = false;
                for line in output.lines() {
                    out.push_str(format!("{indent}{line}").trim_end());
                    out.push('\n');
                }
            }
            (Some((_, true)), _) => {}
            (Some((output, false)), _) => {
                faults.push(format!("{}: {command}\n{output}", page.display()));
            }
        }
    }
    out
}

#[test]
fn commands_print_what_the_pages_say() {
    let (mut faults, mut count) = (Vec::new(), 0);
    for page in pages() {
        let text = fs::read_to_string(root().join(&page)).unwrap();
        let found = rewritten(&page, &text, &mut faults);
        count += found.matches("```sh\n").count() + found.matches("```console\n").count();
        if found != text && env::var_os("WIRE_BLESS").is_some() {
            fs::write(root().join(&page), &found).unwrap();
        } else if let Some((old, new)) = text.lines().zip(found.lines()).find(|(a, b)| a != b) {
            faults.push(format!("{}: `{old}` is `{new}`", page.display()));
        } else if found != text {
            faults.push(format!("{}: its last output is another one", page.display()));
        }
    }
    assert!(faults.is_empty(), "{}\nWIRE_BLESS=1 writes output anew", faults.join("\n"));
    assert!(count >= 10, "only {count} blocks of commands");
}
