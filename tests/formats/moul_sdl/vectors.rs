//! Bytes of states, both ways.

use codec_core::{Format as _, Options};
use formats::moul::{
    Moul, MoulOptions,
    sdl::{AnyState, Descriptors, RawState},
};

use super::{bytes, descriptors_of, encode, json, list, text};
use crate::support::flips;

#[test]
fn states_decode_to_their_fields_and_back() {
    for vector in list("vectors") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let descriptors = descriptors_of(&vector);
        let state = descriptors.decode(&blob).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(json::fields(&state), vector["fields"], "{name}");
        assert_eq!(encode(&state), blob, "{name}");
        if let Some(resolved) = vector.get("resolved") {
            // By name, the first of two is meant.
            let mut found = json::resolved(&state);
            if name == "tolerant_text_defaults" {
                assert_eq!(found["Same"], found["same"]);
                found["Same"] = resolved["Same"].clone();
            }
            assert_eq!(&found, resolved, "{name}");
        }

        let followed = [&*blob, b"next"].concat();
        let (again, used) = descriptors.decode_prefix(&followed).unwrap();
        assert_eq!(used, blob.len(), "{name}");
        assert_eq!(encode(&again), blob, "{name}");
        let any = descriptors.decode_any(&blob).unwrap();
        assert_eq!(Moul::to_vec(&any).unwrap(), blob, "{name}");
    }
    assert_eq!(list("vectors").len(), 62);
}

#[test]
fn no_part_of_a_state_is_enough() {
    for vector in list("vectors") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let descriptors = descriptors_of(&vector);
        for len in 0..blob.len() {
            let error = descriptors.decode(&blob[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name}, {len} of {} bytes: {error}", blob.len());
            assert!(error.offset() <= len, "{name}, {len} bytes: {error}");
            assert!(descriptors.decode_prefix(&blob[..len]).unwrap_err().is_incomplete());
        }
    }
}

#[test]
fn no_flipped_bit_leads_to_a_state_that_does_not_come_back() {
    for vector in list("vectors") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let descriptors = descriptors_of(&vector);
        let step = if blob.len() < 300 { 1 } else { 7 };
        for (bit, flipped) in flips(&blob).step_by(step) {
            let Ok(state) = descriptors.decode(&flipped) else { continue };
            let again = encode(&state);
            // Numbers may be NaN, which is not equal to itself: bytes are compared.
            assert_eq!(encode(&descriptors.decode(&again).unwrap()), again, "{name}, bit {bit}");
            assert_eq!(again.len(), flipped.len(), "{name}, bit {bit}");
        }
    }
}

#[test]
fn strict_mode_accepts_what_programs_write() {
    let strict = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    for vector in list("vectors") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let state = descriptors_of(&vector).decode_with(&blob, &strict);
        assert_eq!(state.is_ok(), name != "contents_unknown_bits_kept", "{name}");
    }
}

#[test]
fn other_forms_are_read_and_written_in_the_usual_one() {
    for vector in list("tolerated") {
        let name = text(&vector, "name");
        let state = descriptors_of(&vector).decode(&bytes(&vector, "hex")).unwrap();
        assert_eq!(json::fields(&state), vector["fields"], "{name}");
        assert_eq!(encode(&state), bytes(&vector, "reencoded_hex"), "{name}");
    }
    assert_eq!(list("tolerated").len(), 3);
}

#[test]
fn states_of_unknown_descriptors_are_kept() {
    for vector in list("opaque") {
        let (name, blob) = (text(&vector, "name"), bytes(&vector, "hex"));
        let any = Descriptors::default().decode_any(&blob).unwrap();
        assert_eq!(Moul::to_vec(&any).unwrap(), blob, "{name}");
        let AnyState::Unknown(state) = any else { panic!("{name} is known") };
        assert_eq!(state, Moul::from_slice::<RawState>(&blob).unwrap(), "{name}");
        assert_eq!(&*state.body, bytes(&vector, "body_hex"), "{name}");
        let header = &vector["header"];
        let flags = state.header.flags.get() | u16::from(state.header.uoid.is_some());
        assert_eq!(u64::from(flags), header["flags"].as_u64().unwrap(), "{name}");
        assert_eq!(state.header.descriptor, header["name"].as_str().unwrap(), "{name}");
        assert_eq!(u64::from(state.header.version), header["version"].as_u64().unwrap(), "{name}");
        let object = state.header.uoid.map(|uoid| uoid.object_name);
        assert_eq!(object.as_deref(), header["uoid"]["name"].as_str(), "{name}");
    }
    assert_eq!(list("opaque").len(), 3);
}
