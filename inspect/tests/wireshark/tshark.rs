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
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("wire-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::set_permissions(&folder, Permissions::from_mode(0o777)).unwrap();
    folder
}

fn write(path: &Path, bytes: impl AsRef<[u8]>) {
    fs::write(path, bytes).unwrap();
    fs::set_permissions(path, Permissions::from_mode(0o644)).unwrap();
}

/// What tshark shows of a capture, or nothing if there is no tshark.
pub(crate) fn dissect(
    tool: &Tool,
    format: &str,
    capture: &[u8],
    more: &[&str],
) -> Option<Vec<Packet>> {
    if Command::new("tshark").arg("--version").output().is_err() {
        eprintln!("skipped: tshark is not installed (apt-get install tshark)");
        return None;
    }
    let folder = folder(format);
    let (lua, pcap) = (folder.join("dissector.lua"), folder.join("capture.pcapng"));
    write(&lua, wire(tool, &["export", "wireshark", "--format", format]));
    write(&pcap, capture);
    let output = run(&folder, &lua, &pcap, more);
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    for line in text.lines().chain(errors.lines()) {
        assert!(!line.contains("Lua Error") && !line.contains("Lua error"), "{line}");
        assert!(!line.contains("internal error"), "{line}");
    }
    assert!(output.status.success(), "{errors}");
    let packets = pdml::packets(&text);
    if std::env::var_os("WIRE_KEEP").is_none() {
        let _ = fs::remove_dir_all(&folder);
    }
    Some(packets)
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
