//! Running tshark with one of our dissectors.

use std::{
    fs::{self, Permissions},
    os::unix::{fs::PermissionsExt as _, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Command, Output},
};

use codec_inspect::{Streams, Tool};

use crate::pdml::{self, Packet};

/// What `wire` prints.
pub(crate) fn wire(tool: &Tool, arguments: &[&str]) -> String {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    tool.run(["wire"].iter().chain(arguments), &mut streams);
    assert!(errors.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&errors));
    String::from_utf8(output).unwrap()
}

/// A folder that other users can read: tshark loads no Lua for the superuser.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("wire-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        fs::set_permissions(&folder, Permissions::from_mode(0o777)).unwrap();
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file that all can read.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        path
    }
}

/// `WIRE_KEEP=1` keeps the dissector and the capture, to look at them with tshark.
impl Drop for Folder {
    fn drop(&mut self) {
        if std::env::var_os("WIRE_KEEP").is_none() {
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// What tshark shows of a capture, or nothing if there is no tshark.
pub(crate) fn dissect(
    folder: &Folder,
    tool: &Tool,
    format: &str,
    capture: &[u8],
    more: &[&str],
) -> Option<Vec<Packet>> {
    if Command::new("tshark").arg("--version").output().is_err() {
        eprintln!("skipped: tshark is not installed (apt-get install tshark)");
        return None;
    }
    let lua = wire(tool, &["export", "wireshark", "--format", format]);
    let lua = folder.write("dissector.lua", lua);
    let pcap = folder.write("capture.pcapng", capture);
    let output = run(&folder.0, &lua, &pcap, more);
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    // A failure to load says "Lua: Error during loading", one in a packet says "Lua Error".
    for line in text.lines().chain(errors.lines()) {
        assert!(!line.contains("Lua Error") && !line.contains("Lua: "), "{errors}{line}");
        assert!(!line.contains("internal error"), "{line}");
    }
    assert!(output.status.success(), "{errors}");
    Some(pdml::packets(&text))
}

fn run(folder: &Path, lua: &Path, pcap: &Path, more: &[&str]) -> Output {
    let mut command = Command::new("tshark");
    command
        .env("HOME", folder)
        .args(["-X", &format!("lua_script:{}", lua.display()), "-T", "pdml", "-r"])
        .arg(pcap)
        .args(more)
        .current_dir(folder);
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if root {
        // The user `nobody`.
        command.uid(65534).gid(65534);
    }
    command.output().unwrap()
}
