//! Malformed states, and what states cannot hold.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format as _, Limits, Options};
use formats::moul::{
    Moul, MoulOptions,
    sdl::{
        AccessError, AccessErrorKind, Descriptors, Notification, Record, State, StateError,
        StateErrorKind as Kind,
    },
};

use super::{bytes, descriptors, descriptors_of, encode, list, text};
use crate::support::hex;

/// The kind of error as the vectors call it.
fn kind(error: &StateError) -> &'static str {
    match error.kind() {
        Kind::MissingHeaderFlag { .. } => "MissingHeaderFlag",
        Kind::UnknownDescriptor { .. } => "UnknownDescriptor",
        Kind::UnsupportedIoVersion { .. } => "UnsupportedIoVersion",
        Kind::CountTooLarge { .. } => "CountTooLarge",
        Kind::IndexOutOfRange { .. } => "IndexOutOfRange",
        Kind::DuplicateIndex { .. } => "DuplicateIndex",
        Kind::ListTooLong { .. } => "LimitExceeded",
        Kind::UnknownFlags { .. } => "UnknownFlags",
        Kind::Decode(DecodeErrorKind::UnexpectedEnd { .. }) => "UnexpectedEnd",
        Kind::Decode(DecodeErrorKind::TrailingBytes { .. }) => "TrailingData",
        Kind::Decode(DecodeErrorKind::DepthLimit { .. }) => "DepthExceeded",
        Kind::Decode(DecodeErrorKind::Invalid { what: "count of a safe string", .. }) => {
            "InvalidText"
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn malformed_states_are_errors_of_their_kind() {
    for vector in list("malformed") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let descriptors = descriptors_of(&vector);
        let strict = vector.get("strict").is_some();
        let options = Options { strict, ..Options::new(MoulOptions::DEFAULT) };
        let error = descriptors.decode_with(&blob, &options).unwrap_err();
        assert_eq!(kind(&error), vector["error"], "{name}: {error}");
        assert!(error.offset() <= blob.len(), "{name}: {error}");
        if strict {
            assert!(descriptors.decode(&blob).is_ok(), "{name}");
        }
    }
    assert_eq!(list("malformed").len(), 33);
}

#[test]
fn errors_tell_byte_and_variable() {
    for (name, expected) in [
        ("header_flag_missing", "header flags 0x0000 without 0x8000 at byte 0x0"),
        ("unknown_version", "no descriptor `Lamp` of version 4 at byte 0xa"),
        ("io_version_5", "unknown io version 5, only 6 is known at byte 0xc in Lamp"),
        (
            "io_version_0_in_nested",
            "unknown io version 0, only 6 is known at byte 0x1b in Lamp.wicks[0]",
        ),
        ("simple_count_4_of_3", "4 are stored, but there are only 3 at byte 0xd in Lamp"),
        ("simple_index_3_of_3", "index 3 is stored, but there are only 3 at byte 0xe in Lamp"),
        ("simple_index_twice", "index 0 is stored twice at byte 0x15 in Lamp"),
        (
            "element_count_over_length",
            "2 are stored, but there are only 1 at byte 0x18 in Lamp.wicks",
        ),
        (
            "list_count_10000",
            "a list of 10000 elements is over the maximum 9999 at byte 0x16 in Arrays.list",
        ),
        (
            "creatable_length_bomb",
            "needed 4294967295 bytes, 2 left at byte 0x1e in AllTypes.aThing[0].data",
        ),
        ("trailing_byte", "1 bytes left over at byte 0xf"),
        ("dirtsand_worked_example", "needed 2 bytes, 0 left at byte 0x37 in Lamp.wicks[1]"),
    ] {
        let vector = list("malformed").into_iter().find(|vector| vector["name"] == name).unwrap();
        let error = descriptors_of(&vector).decode(&bytes(&vector, "hex")).unwrap_err();
        assert_eq!(error.to_string(), expected, "{name}");
    }
}

#[test]
fn old_strings_are_read_on_request() {
    use formats::moul::OldSafeString;

    let options = MoulOptions::DEFAULT.with_old_safe_string(OldSafeString::Accepted);
    let blob = hex("0080 0400 0000 4c616d70 0300 0000 06 00 00");
    let state = descriptors("lamp").decode_with(&blob, &Options::new(options)).unwrap();
    assert_eq!(state.header().descriptor, "Lamp");
}

/// A state of `Node` with `depth` levels.
fn deep(depth: usize) -> Vec<u8> {
    let head = "0080 04f0b1909b9a 0100";
    let level = "0000 06 00 01 00 00 01000000 01";
    hex(&format!("{head} {} 0000 06 00 00", format!("{level} ").repeat(depth - 1)))
}

#[test]
fn states_lie_in_each_other_up_to_the_limit() {
    let descriptors = descriptors("self");
    let state = descriptors.decode(&deep(64)).unwrap();
    assert_eq!(encode(&state), deep(64));
    assert_eq!(kind(&descriptors.decode(&deep(65)).unwrap_err()), "DepthExceeded");

    let limits = Limits { depth: 100, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(MoulOptions::DEFAULT) };
    let state = descriptors.decode_with(&deep(65), &options).unwrap();
    let error = Moul::to_vec(&state).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::DepthLimit { limit: 64 });
}

#[test]
fn claims_cost_no_memory() {
    // A list that claims 9999 texts of 32 bytes, and has none.
    let lists = "STATEDESC L { VERSION 1 VAR STRING32 texts[] VAR AGETIMEOFDAY clocks[] \
                 VAR INT many[2147483647] VAR AGETIMEOFDAY more[2147483647] VAR $L below[] }";
    let descriptors = Descriptors::parse_with(lists, u32::MAX).unwrap();
    let limits = Limits { memory: 4096, ..Limits::DEFAULT };
    let options = Options { limits, ..Options::new(MoulOptions::DEFAULT) };
    let decode = |text: &str| descriptors.decode_with(&hex(text), &options);
    let head = "0080 01f0b3 0100 0000 06";

    let error = decode(&format!("{head} 01 00 00 00 0f270000")).unwrap_err();
    assert!(error.is_incomplete(), "{error}");
    let error = decode(&format!("{head} 01 02 00 00")).unwrap_err();
    assert!(error.is_incomplete(), "{error}");
    // Elements without bytes are a number.
    let state = decode(&format!("{head} 02 01 00 00 0f270000 03 00 00 00")).unwrap();
    assert!(state.to_string().contains("clocks = [9999 computed by the client]"), "{state}");
    assert!(state.to_string().contains("more = [2147483647 computed by the client]"), "{state}");
    assert!(state.to_string().contains("0, … 2147483631 more] (not stored)"), "{state}");
    // A list of 9999 states, none of them stored.
    let state = decode(&format!("{head} 00 01 00 00 0f270000 00")).unwrap();
    assert_eq!(state.state_count("below").unwrap(), 9999);

    // What is there is charged.
    let stored = "00 00 0a000000".to_owned() + &"00".repeat(320);
    assert!(decode(&format!("{head} 01 00 {stored} 00")).is_ok());
    let many = format!("{head} 00 01 00 00 ff000000 ff {}", "0000 06 00 00".repeat(255));
    let error = decode(&many).unwrap_err();
    assert!(
        matches!(
            error.kind(),
            Kind::Decode(DecodeErrorKind::BudgetExceeded { what: "memory", .. })
        ),
        "{error}"
    );
    assert!(descriptors.decode(&hex(&many)).is_ok());
}

#[test]
fn a_list_of_9999_is_read_but_not_written() {
    let blob =
        format!("0080 06f0be8d8d9e868c 0400 0000 06 01 05 00 10 0f270000 {} 00", "07".repeat(9999));
    let state = descriptors("arrays").decode(&hex(&blob)).unwrap();
    assert_eq!(state.get::<Vec<u8>>("blends").unwrap().len(), 9999);
    let error = Moul::to_vec(&state).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 9998, len: 9999 });
}

/// Why a change is refused, as the vectors call it.
fn access(error: &AccessError) -> &'static str {
    match error.kind() {
        AccessErrorKind::UnknownVariable => "UnknownVariable",
        AccessErrorKind::TypeMismatch { .. } => "TypeMismatch",
        AccessErrorKind::CountMismatch { .. } => "CountMismatch",
        AccessErrorKind::TooLong { .. } => "TooLong",
        AccessErrorKind::InvalidText => "InvalidText",
        AccessErrorKind::TooManyElements { .. } => "TooManyElements",
        AccessErrorKind::IndexOutOfRange { .. } => "ValueOutOfRange",
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_cannot_be_written_is_refused() {
    let mut found = Vec::new();
    for vector in list("encode_errors") {
        let name = text(&vector, "name");
        let state = |name, descriptor| State::new(&descriptors(name).newest(descriptor).unwrap());
        let (mut arrays, mut lamp) = (state("arrays", "Arrays"), state("lamp", "Lamp"));
        let before = (arrays.clone(), lamp.clone());
        let error = match &*name {
            "fixed_array_wrong_count" => arrays.set("three", vec![1_u8, 2]),
            "string32_32_bytes" => arrays.set("names", vec!["x".repeat(32), String::new()]),
            "list_9999" => arrays.set("list", vec![0_i32; 9999]),
            "wrong_type" => arrays.set("list", vec![0.5_f32]),
            "nested_list_256" => {
                lamp.resize("wicks", 256).unwrap();
                for index in 0..255 {
                    lamp.record_mut("wicks", index).unwrap();
                }
                lamp.record_mut("wicks", 255).map(drop)
            }
            "nested_index_256" => {
                lamp.resize("wicks", 300).unwrap();
                lamp.record_mut("wicks", 256).map(drop)
            }
            "hint_4096" => {
                lamp.set("lit", true).unwrap();
                let hint = vec![b'x'; 4096];
                lamp.marks_mut("lit").unwrap().notification = Some(Notification { flags: 0, hint });
                let error = Moul::to_vec(&lamp).unwrap_err();
                assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 4095, len: 4096 });
                found.push("TooLong");
                continue;
            }
            other => panic!("{other}"),
        };
        let error = error.unwrap_err();
        assert_eq!(access(&error), vector["error"], "{name}: {error}");
        assert_eq!(arrays, before.0, "{name}");
        found.push(access(&error));
    }
    assert_eq!(found.len(), 7);
}

#[test]
fn variables_of_another_descriptor_are_not_written() {
    let descriptors = descriptors("lamp");
    let mut lamp = State::new(&descriptors.newest("Lamp").unwrap());
    lamp.resize("wicks", 1).unwrap();
    *lamp.record_mut("wicks", 0).unwrap() = Record::new(&descriptors.newest("Lamp").unwrap());
    let error = Moul::to_vec(&lamp).unwrap_err();
    assert_eq!(error.to_string(), "invalid descriptor of a state inside of another in states[0]");
    *lamp = Record::new(&descriptors.newest("Wick").unwrap());
    let error = Moul::to_vec(&lamp).unwrap_err();
    assert_eq!(error.to_string(), "invalid descriptor of the variables: the header names another");
}
