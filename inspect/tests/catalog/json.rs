//! Every message to JSON and back.

use std::collections::BTreeMap;

use codec_core::catalog::{Entry, Kind};
use codec_inspect::{Streams, Tool};

use crate::samples::{golden, samples};

/// Messages of nativeparam by the rules of the format, a count, then type and value of each field; and
/// the first packet of a MOUL client, as its documentation has it.
const BY_HAND: &[&[u8]] = &[
    &[1, 4, 0xa8, 0, 0, 0],
    &[2, 10, 1, 4, 5, 0, 0, 0],
    b"\x0a\x1f\0\x96\x03\0\0\x32\0\0\0\x01\0\0\0\x21\x98\x48\xea\x35\x6c\xd0\x4b\x9d\xae\xbb\x17\xc5\
      \x85\xe6\x80\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    &[2, 5, 7, 0, b'o', b'a', b'C', b'N', b'o', b'd', b'e', 5, 1, 0, b'x'],
];

/// Messages for which no bytes were found that decode, so that nothing is known of their JSON.
const UNREACHED: &[&str] = &[
    "asherons_call/Event/AllegianceUpdate",
    "asherons_call/Event/BookPageDataResponse",
    "asherons_call/Event/UpdateRestrictions",
    "asherons_call/Event/UpdateHar",
    "asherons_call/Event/AllegianceInfoResponseEvent",
    "moul/AvTask/OneShotLink",
];

#[test]
fn json_of_every_message_comes_back_to_the_same_bytes() {
    let (catalog, tool) = (formats::catalog(), Tool::new());
    let mut files: BTreeMap<&str, Vec<Vec<u8>>> = BTreeMap::new();
    let mut without = Vec::new();
    for entry in catalog.entries() {
        let golden = files.entry(entry.format()).or_insert_with(|| {
            let by_hand = BY_HAND.iter().map(|bytes| bytes.to_vec());
            golden(entry.format()).into_iter().chain(by_hand).collect()
        });
        let siblings = catalog.entries().iter().filter(|it| it.set() == entry.set());
        let numbers: Vec<i128> = match entry.kind() {
            Kind::Set => siblings.flat_map(|it| it.numbers().iter().copied()).collect(),
            _ => Vec::new(),
        };
        let samples = samples(entry, &numbers, golden, 200);
        if samples.is_empty() {
            without.push(entry.to_string());
        }
        for (index, bytes) in samples.into_iter().enumerate() {
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
    assert_eq!(without, UNREACHED, "no bytes were found for these");
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
}
