//! States that messages carry, by descriptors.

use std::{fs, path::PathBuf};

use super::{Run, run};

/// A list of the vectors of states.
fn states(list: &str, name: &str) -> serde_json::Value {
    let vectors = include_str!("../../../tests/golden/moul/sdl.json");
    let all: serde_json::Value = serde_json::from_str(vectors).unwrap();
    let found = all[list].as_array().unwrap().iter().find(|vector| vector["name"] == name);
    found.unwrap().clone()
}

#[test]
fn states_show_their_variables_with_descriptors() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("descriptors");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for name in ["lamp", "city"] {
        let text = states("descriptors", name)["text"].as_str().unwrap().to_owned();
        fs::write(folder.join(format!("{name}.sdl")), text).unwrap();
    }
    fs::write(folder.join("readme.txt"), "not a descriptor").unwrap();
    let sdl = folder.display().to_string();
    for (name, variable) in
        [("sdl_state_from_client", "lit"), ("sdl_state_initial_age", "(unpacked)")]
    {
        let vector = states("carriers", name);
        let hex = vector["hex"].as_str().unwrap();
        let arguments = ["inspect", "--message", "NetMessage", "--hex", hex];
        let has = |run: &Run| run.output.lines().any(|line| line.contains(variable));
        assert!(!has(&run(&arguments)), "{name}");
        let found = run(&[&arguments[..], &["--sdl", &sdl]].concat());
        assert_eq!((found.code, found.errors.as_str()), (0, ""), "{name}");
        assert!(has(&found), "{name}\n{}", found.output);
    }
    let lamp = folder.join("lamp.sdl").display().to_string();
    let capture = super::folder("states").join("login.pcapng").display().to_string();
    assert_eq!(run(&["pcap", &capture, "--sdl", &lamp]).code, 0);
    fs::write(folder.join("bad.sdl"), "STATEDESC Door {\n  VERSION x\n}").unwrap();
    let found = run(&["pcap", &capture, "--sdl", &sdl]);
    assert_eq!(found.code, 2);
    assert!(
        found.errors.contains("bad.sdl") && found.errors.contains("line 2"),
        "{}",
        found.errors
    );
}
