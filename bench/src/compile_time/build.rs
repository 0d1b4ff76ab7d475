//! Crates that are built to see what that costs.

use std::{
    env,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

/// A crate to be compiled, and where.
pub(super) struct Crate {
    name: String,
    folder: PathBuf,
    target: PathBuf,
}

impl Crate {
    /// A crate with one dependency, `{core}` in which is the folder of `codec-core`.
    pub(super) fn new(dependency: &str, folder: &Path, name: &str) -> io::Result<Self> {
        let krate = folder.join(name);
        let core = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codec-core").canonicalize()?;
        let dependency = dependency.replace("{core}", &core.to_string_lossy());
        fs::create_dir_all(krate.join("src"))?;
        fs::write(
            krate.join("Cargo.toml"),
            format!(
                "[package]\nname = \"{name}\"\nedition = \"2024\"\n\n[dependencies]\n{dependency}\n\n\
             [workspace]\n"
            ),
        )?;
        Ok(Self { name: name.to_owned(), folder: krate, target: folder.join("target") })
    }

    pub(super) fn write(&self, source: &str) -> io::Result<()> {
        fs::write(self.folder.join("src/main.rs"), source)
    }

    pub(super) fn time(&self, arguments: &[&str]) -> io::Result<String> {
        let (start, before) = (Instant::now(), processor_time());
        self.cargo(arguments)?;
        let (passed, after) = (start.elapsed().as_secs_f64(), processor_time());
        Ok(match (before, after) {
            (Some(before), Some(after)) => format!("{passed:.2} ({:.2})", after - before),
            _ => format!("{passed:.2}"),
        })
    }

    /// Bytes of `.text` of the program that was built for release.
    pub(super) fn text_len(&self) -> io::Result<u64> {
        text_len(&self.target.join("release").join(&self.name))
    }

    pub(super) fn cargo(&self, arguments: &[&str]) -> io::Result<()> {
        self.run(arguments, &[])
    }

    /// [`cargo`](Self::cargo) with a compiler whose instructions are counted, in files in `logs`.
    pub(super) fn cargo_under_valgrind(&self, arguments: &[&str], logs: &Path) -> io::Result<()> {
        let (wrapper, log) = (self.folder.join("count"), logs.join("%p"));
        fs::write(
            &wrapper,
            format!(
                "#!/bin/sh\nexec valgrind --tool=cachegrind --cache-sim=no \
                 --cachegrind-out-file=/dev/null --log-file='{}' \"$@\"\n",
                log.display()
            ),
        )?;
        #[cfg(unix)]
        fs::set_permissions(&wrapper, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
        self.run(arguments, &[("RUSTC_WORKSPACE_WRAPPER", wrapper.as_os_str())])
    }

    fn run(&self, arguments: &[&str], variables: &[(&str, &OsStr)]) -> io::Result<()> {
        let output = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
            .args(arguments)
            .arg("--quiet")
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .envs(variables.iter().copied())
            .output()?;
        if output.status.success() {
            return Ok(());
        }
        Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
    }
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
fn text_len(program: &Path) -> io::Result<u64> {
    let bytes = fs::read(program)?;
    find_text(&bytes).ok_or_else(|| io::Error::other("not a 64-bit little-endian ELF program"))
}

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
