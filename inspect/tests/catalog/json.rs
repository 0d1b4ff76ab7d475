//! Every message to JSON and back.

use std::mem;

use codec_core::{
    Format as _,
    catalog::{Entry, Kind},
};
use codec_inspect::{Streams, Tool};
use formats::castle::{Castle, Compound, List, Value};

use crate::samples::Samples;

#[test]
fn json_of_every_message_comes_back_to_the_same_bytes() {
    let (catalog, tool) = (formats::catalog(), Tool::new());
    let mut samples = Samples::default();
    for entry in catalog.entries() {
        for (index, bytes) in samples.of(entry, 30).into_iter().enumerate() {
            let json = entry.to_json(&bytes).unwrap();
            let again = entry.reencode(&bytes);
            // The program takes longer, so it gets a few of them.
            if index < 3 {
                assert_eq!(inspected_and_encoded(&tool, entry, &bytes), again.clone().ok());
            }
            match again {
                Ok(bytes) => assert_eq!(entry.from_json(&json), Ok(bytes), "{entry} {json}"),
                // What could be read but not be written.
                Err(error) => assert_eq!(entry.from_json(&json), Err(error), "{entry} {json}"),
            }
        }
    }
}

/// What `wire encode` makes of what `wire inspect --json` prints.
fn inspected_and_encoded(tool: &Tool, entry: &Entry, bytes: &[u8]) -> Option<Vec<u8>> {
    let run = |arguments: &[&str], mut input: &[u8]| {
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let mut streams = Streams::new(&mut input, &mut output, &mut errors);
        let code = tool.run(["wire"].iter().chain(arguments), &mut streams);
        (code, output, String::from_utf8(errors).unwrap())
    };
    let name = entry.to_string();
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let (code, json, errors) = run(&["inspect", "-m", &name, "--hex", &hex, "--json"], b"");
    assert_eq!((code, &*errors), (0, ""), "{name} {hex}");
    match run(&["encode"], &json) {
        (0, bytes, _) => Some(bytes),
        (2, _, _) => None,
        (code, _, errors) => panic!("{name} {hex}: {code} {errors}"),
    }
}

#[test]
fn a_message_of_a_set_has_the_json_that_the_set_has_for_it() {
    let catalog = formats::catalog();
    let set = catalog.find("moul/Cli2GateKeeper").unwrap();
    assert_eq!(set.kind(), Kind::Set);
    let ping = catalog.find("Cli2GateKeeper/PingRequest").unwrap();
    let bytes = [0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0xff];
    let inside = ping.to_json(&bytes[2..]).unwrap();
    assert_eq!(inside, r#"{"trans_id":1,"ping_time_ms":2,"payload":"ff"}"#);
    assert_eq!(set.to_json(&bytes).unwrap(), format!(r#"{{"PingRequest":{inside}}}"#));
}

#[test]
fn json_that_is_not_of_the_message_is_an_error() {
    let catalog = formats::catalog();
    let ping = catalog.find("Cli2GateKeeper/PingRequest").unwrap();
    for json in [
        "",
        "null",
        "[]",
        "{}",
        r#"{"trans_id":1,"ping_time_ms":2,"payload":"f"}"#,
        r#"{"trans_id":1,"ping_time_ms":2,"payload":"zz"}"#,
        r#"{"trans_id":4294967296,"ping_time_ms":2,"payload":""}"#,
        r#"{"trans_id":1,"ping_time_ms":2,"payload":""}, "PingRequest": null"#,
        &"[".repeat(1_000_000),
    ] {
        assert!(ping.from_json(json).is_err(), "{json:.100}");
    }
    let error = ping.from_json(r#"{"trans_id":1,"payload":""}"#).unwrap_err();
    assert_eq!(error.to_string(), "Cli2GateKeeper.PingRequest.ping_time_ms: missing");
}

#[test]
fn the_deepest_files_go_to_json_and_back_on_a_small_stack() {
    let mut file = Compound::default();
    for _ in 0..255 {
        let items = vec![Value::Compound(mem::take(&mut file))];
        file.push("deep", Value::List(List::new(items)));
    }
    let bytes = Castle::to_vec(&file).unwrap();
    let catalog = formats::catalog();
    let castle = catalog.find("castle/Compound").unwrap();
    let json = castle.to_json(&bytes).unwrap();
    assert_eq!(json.matches("\"Compound\"").count(), 2 * 255);
    assert_eq!(castle.from_json(&json), Ok(bytes));
}
