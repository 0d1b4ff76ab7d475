//! Builds, and what they cost.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

/// What a build has cost.
pub(super) struct Cost {
    /// Seconds of the processor.
    pub(super) seconds: f64,
    /// The most memory that a compiler has used, if the system tells.
    pub(super) memory: Option<u64>,
}

/// Something to be compiled, and where.
pub(super) struct Build {
    /// The name of the program.
    name: String,
    folder: PathBuf,
    target: PathBuf,
}

impl Build {
    /// A crate with one dependency, `{core}` in which is the folder of `codec-core`.
    pub(super) fn new_crate(dependency: &str, folder: &Path, name: &str) -> io::Result<Self> {
        let krate = folder.join(name);
        let workspace = workspace()?;
        let core = workspace.join("codec-core");
        let dependency = dependency.replace("{core}", &core.to_string_lossy());
        fs::create_dir_all(krate.join("src"))?;
        // The versions that this program was built with.
        fs::copy(workspace.join("Cargo.lock"), krate.join("Cargo.lock"))?;
        fs::write(
            krate.join("Cargo.toml"),
            format!(
                "[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[dependencies]\n{dependency}\n\n\
             [workspace]\n"
            ),
        )?;
        Ok(Self { name: name.to_owned(), folder: krate, target: folder.join("target") })
    }

    /// The workspace that this program is part of, built in a folder of its own.
    pub(super) fn of_workspace(folder: &Path, name: &str) -> io::Result<Self> {
        let target = folder.join(format!("target-{name}"));
        Ok(Self { name: name.to_owned(), folder: workspace()?, target })
    }

    pub(super) fn write(&self, source: &str) -> io::Result<()> {
        fs::write(self.folder.join("src/main.rs"), source)
    }

    /// Runs cargo.
    pub(super) fn cargo(&self, arguments: &[&str]) -> io::Result<Cost> {
        let before = processor_time();
        let errors = self.target.with_extension("errors");
        fs::create_dir_all(&self.target)?;
        let mut child = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
            .args(arguments)
            .arg("--quiet")
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            // As cargo does it if nobody says otherwise.
            .env_remove("CARGO_INCREMENTAL")
            .stderr(Stdio::from(fs::File::create(&errors)?))
            .spawn()?;
        let mut memory = None;
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            memory = memory.max(peak_memory(&child));
            thread::sleep(Duration::from_millis(20));
        };
        if !status.success() {
            return Err(io::Error::other(fs::read_to_string(&errors)?));
        }
        let seconds = processor_time().zip(before).map(|(after, before)| after - before);
        let seconds = seconds.ok_or_else(|| io::Error::other("no /proc to read times from"))?;
        Ok(Cost { seconds, memory })
    }

    /// Bytes of the program that was built for release.
    pub(super) fn program_len(&self) -> io::Result<u64> {
        Ok(fs::metadata(self.target.join("release").join(&self.name))?.len())
    }

    /// Bytes of its section `.text`.
    pub(super) fn text_len(&self) -> io::Result<u64> {
        let bytes = fs::read(self.target.join("release").join(&self.name))?;
        find_text(&bytes).ok_or_else(|| io::Error::other("not a 64-bit little-endian ELF program"))
    }
}

fn workspace() -> io::Result<PathBuf> {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()
}

/// The most bytes that one of the compilers has used so far which cargo runs, as Linux reports it.
fn peak_memory(cargo: &Child) -> Option<u64> {
    let tasks = fs::read_dir(format!("/proc/{}/task", cargo.id())).ok()?;
    let children =
        tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("children")).ok());
    let peak = |child: &str| {
        let status = fs::read_to_string(format!("/proc/{child}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    };
    children.filter_map(|list| list.split_whitespace().filter_map(peak).max()).max()
}

/// CPU seconds of all child processes that have ended and of their children, as Linux reports them.
fn processor_time() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in parentheses, may contain blanks.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = |number: &str| number.parse::<f64>().ok();
    let mut fields = fields.split_whitespace().skip(13);
    // The kernel counts in hundredths of a second.
    Some((ticks(fields.next()?)? + ticks(fields.next()?)?) / 100.0)
}

/// The length of the section `.text` of a 64-bit ELF program.
fn find_text(bytes: &[u8]) -> Option<u64> {
    let number = |at: usize, len: usize| -> Option<u64> {
        let bytes = bytes.get(at..at + len)?;
        Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    };
    if !bytes.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let table = number(0x28, 8)? as usize;
    let size = number(0x3a, 2)? as usize;
    let header = |index: u64| table + index as usize * size;
    let names = number(header(number(0x3e, 2)?) + 0x18, 8)? as usize;
    (0..number(0x3c, 2)?).map(header).find_map(|header| {
        let name = names + number(header, 4)? as usize;
        bytes.get(name..)?.starts_with(b".text\0").then(|| number(header + 0x20, 8)).flatten()
    })
}
