//! Dissectors without Wireshark: in both versions of Lua that it has, and what they leave out.

use std::process::Command;

use codec_inspect::Tool;

use crate::{
    messages::{Sample, from_hex, hex, of_set, rows},
    tshark::{Folder, wire},
};

/// What a Lua prints of messages, or nothing if it is not installed.
fn run(version: &str, file: &std::path::Path) -> Option<String> {
    let Ok(output) = Command::new(format!("lua{version}")).arg(file).output() else {
        eprintln!("skipped: lua{version} is not installed (apt-get install lua{version})");
        return None;
    };
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "lua{version}: {errors}");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Both versions find the same.
fn both(format: &str, samples: &[Sample]) {
    let folder = Folder::new(&format!("lua-{format}"));
    let list: Vec<String> = samples
        .iter()
        .map(|it| {
            let name = it.message.split_once('/').unwrap().1;
            format!("{{{name:?},\"{}\"}}", hex(&it.bytes))
        })
        .collect();
    let dissector = wire(&Tool::new(), &["export", "wireshark", "--format", format]);
    let text = [
        include_str!("stub.lua"),
        &dissector,
        &format!("\nlocal SAMPLES = {{\n{}\n}}\n", list.join(",\n")),
        include_str!("print.lua"),
    ];
    let file = folder.write("both.lua", text.concat());
    let (Some(old), Some(new)) = (run("5.2", &file), run("5.4", &file)) else { return };
    assert!(old.lines().count() > 5 * samples.len(), "{format}: {old}");
    for (old, new) in old.lines().zip(new.lines()) {
        assert_eq!(old, new, "{format}");
    }
    assert_eq!(old.lines().count(), new.lines().count());
    assert!(!old.contains("internal error"), "{old}");
}

#[test]
fn both_versions_of_lua_find_the_same() {
    let sample = |message: &str, digits: &str| Sample {
        message: message.to_owned(),
        bytes: from_hex(digits).unwrap(),
    };
    let mut moul = Vec::new();
    for set in ["Cli2Auth", "Auth2Cli", "Cli2Game", "Game2Cli", "NetMessage"] {
        let (valid, faulty) = of_set(formats::moul::catalog().find(set).unwrap(), 2);
        moul.extend(valid.into_iter().chain(faulty));
    }
    both("moul", &moul);
    let packets = rows("asherons_call/vectors.tsv").into_iter().filter(|row| row[1] == "packet");
    let mut calls: Vec<Sample> =
        packets.map(|row| sample("asherons_call/Packet", &row[4])).collect();
    let set = formats::asherons_call::catalog();
    calls.extend(of_set(set.find("ServerMessage").unwrap(), 1).0);
    both("asherons_call", &calls);
    let packets = rows("otherland/packets.tsv");
    let packets: Vec<Sample> =
        packets.iter().map(|row| sample("otherland/Packet", &row[1])).collect();
    both("otherland", &packets);
    let catalog = formats::tera::catalog();
    let bodies = rows("tera/almetica.tsv")
        .into_iter()
        .filter(|row| row[1] == "none" && catalog.find(&row[0]).is_ok());
    let bodies: Vec<Sample> =
        bodies.map(|row| sample(&format!("tera/{}", row[0]), &row[2])).collect();
    both("tera", &bodies);
}

#[test]
fn examples_in_help_run() {
    let folder = Folder::new("lua-help");
    let tool = Tool::new();
    let help = wire(&tool, &["help", "export", "wireshark"]);
    let examples: Vec<&str> =
        help.lines().filter_map(|line| line.trim_start().strip_prefix("wire ")).collect();
    assert_eq!(examples.len(), 2, "{help}");
    for example in examples {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wire"));
        let output = command.args(example.split(' ')).current_dir(folder.path()).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{example}: {output:?}");
    }
    let file = std::fs::read_to_string(folder.path().join("moul.lua")).unwrap();
    assert!(file.starts_with("-- A dissector of MOUL"), "{file}");
}

/// What a dissector cannot show is in the comment at its beginning. Whoever makes one of these
/// numbers larger takes something from people.
#[test]
fn what_dissectors_leave_out_does_not_grow() {
    let tool = Tool::new();
    let left_out = |format: &str| {
        let text = wire(&tool, &["export", "wireshark", "--format", format]);
        let header: Vec<String> =
            text.lines().take_while(|line| line.starts_with("--")).map(str::to_owned).collect();
        let list = header.iter().filter(|line| line.starts_with("--   ")).count();
        let claimed = format!("-- What it cannot show ({list}):");
        assert!(header.contains(&claimed), "{header:#?}");
        list
    };
    let formats = ["moul", "tera", "asherons_call", "otherland", "nativeparam"];
    assert_eq!(formats.map(left_out), [8, 2, 1, 0, 0]);
}
