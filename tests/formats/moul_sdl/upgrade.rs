//! States of old versions as new versions have them.

use formats::moul::sdl::{Descriptors, State, UpgradeError, Upgraded, Values};

use super::{bytes, descriptors_of, encode, json, list, text};
use crate::support::hex;

#[test]
fn old_states_become_new_ones() {
    for vector in list("upgrades") {
        let name = text(&vector, "name");
        let descriptors = descriptors_of(&vector);
        let old = descriptors.decode(&bytes(&vector, "from_hex")).unwrap();
        let version = vector["to_version"].as_u64().unwrap() as u16;
        let new = descriptors.get(old.descriptor().name(), version).unwrap();
        let Upgraded { state, not_converted, .. } = old.upgrade(&new).unwrap();
        assert_eq!(encode(&state), bytes(&vector, "to_hex"), "{name}");
        assert_eq!(json::resolved(&state), vector["resolved"], "{name}");
        let expected: Vec<String> = vector
            .get("not_converted")
            .map(|lost| serde_json::from_value(lost.clone()).unwrap())
            .unwrap_or_default();
        assert_eq!(not_converted, expected, "{name}");

        assert_eq!(
            state.upgrade(old.descriptor()).unwrap_err(),
            UpgradeError::Downgrade { from: version, to: old.descriptor().version() }
        );
    }
    assert_eq!(list("upgrades").len(), 4);
}

/// What a variable `old` with these values becomes as the variable `new`.
#[track_caller]
fn converted(old: &str, values: Values, new: &str) -> Upgraded {
    let text =
        format!("STATEDESC A {{ VERSION 1 VAR {old} }} STATEDESC A {{ VERSION 2 VAR {new} }}");
    let descriptors = Descriptors::parse(text).unwrap();
    let mut state = State::new(&descriptors.get("A", 1).unwrap());
    state.set("a", values).unwrap();
    state.upgrade(&descriptors.get("A", 2).unwrap()).unwrap()
}

#[track_caller]
fn assert_converted(old: &str, values: Values, new: &str, expected: &Values) {
    let Upgraded { state, not_converted, .. } = converted(old, values, new);
    assert_eq!(&state.get::<Values>("a").unwrap(), expected, "{old} to {new}");
    assert_eq!(not_converted, [""; 0], "{old} to {new}");
}

#[track_caller]
fn assert_lost(old: &str, values: Values, new: &str) {
    let Upgraded { state, not_converted, .. } = converted(old, values, new);
    assert_eq!(not_converted, ["a"], "{old} to {new}");
    let stored = state.stored("a").unwrap();
    assert_eq!((stored.values(), stored.marks().is_dirty()), (None, true), "{old} to {new}");
}

// The rules of the client, as plStateVariable.cpp of H-uru/Plasma (8d6f88b) has them.
#[test]
fn numbers_convert_to_numbers() {
    let ints = || Values::Int(vec![-1, 0, 300, 65_537]);
    assert_converted("INT a[]", ints(), "SHORT a[]", &Values::Short(vec![-1, 0, 300, 1]));
    assert_converted("INT a[]", ints(), "BYTE a[]", &Values::Byte(vec![255, 0, 44, 1]));
    assert_converted("INT a[]", ints(), "BOOL a[]", &Values::Bool(vec![true, false, true, true]));
    assert_converted(
        "INT a[]",
        ints(),
        "FLOAT a[]",
        &Values::Float(vec![-1.0, 0.0, 300.0, 65_537.0]),
    );
    assert_converted(
        "INT a[]",
        ints(),
        "DOUBLE a[]",
        &Values::Double(vec![-1.0, 0.0, 300.0, 65_537.0]),
    );
    let floats = || Values::Float(vec![-2.5, 0.4, 2.5, 1e9]);
    assert_converted("FLOAT a[]", floats(), "INT a[]", &Values::Int(vec![-2, 0, 3, 1_000_000_000]));
    assert_converted(
        "DOUBLE a[]",
        Values::Double(vec![0.5, -0.0, f64::NAN]),
        "BOOL a[]",
        &Values::Bool(vec![true, false, true]),
    );
    assert_converted(
        "BOOL a[2]",
        Values::Bool(vec![true, false]),
        "DOUBLE a[3] DEFAULT=9",
        &Values::Double(vec![1.0, 0.0, 9.0]),
    );
    assert_converted(
        "DOUBLE a[1]",
        Values::Double(vec![0.1]),
        "FLOAT a[1]",
        &Values::Float(vec![0.1]),
    );
    assert_lost("FLOAT a[1]", Values::Float(vec![3e9]), "INT a[1]");
    assert_lost("DOUBLE a[1]", Values::Double(vec![f64::NAN]), "BYTE a[1]");
}

#[test]
fn colours_convert_to_colours() {
    assert_converted(
        "RGB8 a[1]",
        Values::Rgb8(vec![[255, 0, 51]]),
        "RGBA a[1]",
        &Values::Rgba(vec![[1.0, 0.0, 0.2, 0.0]]),
    );
    assert_converted(
        "RGBA a[1]",
        Values::Rgba(vec![[1.0, 0.5, 0.2, 0.7]]),
        "RGB8 a[1]",
        &Values::Rgb8(vec![[255, 128, 51]]),
    );
    assert_converted(
        "RGBA8 a[1]",
        Values::Rgba8(vec![[1, 2, 3, 4]]),
        "RGB8 a[1]",
        &Values::Rgb8(vec![[1, 2, 3]]),
    );
    assert_converted(
        "RGBA8 a[1]",
        Values::Rgba8(vec![[0, 255, 0, 255]]),
        "RGB a[1]",
        &Values::Rgb(vec![[0.0, 1.0, 0.0]]),
    );
    assert_lost("RGB a[1]", Values::Rgb(vec![[2.0, 0.0, 0.0]]), "RGB8 a[1]");
    assert_lost("RGB a[1]", Values::Rgb(vec![[0.0; 3]]), "VECTOR3 a[1]");
    assert_lost("VECTOR3 a[1]", Values::Vector3(vec![[0.0; 3]]), "POINT3 a[1]");
}

#[test]
fn texts_convert_to_what_they_say() {
    let texts = |texts: &[&str]| {
        Values::String32(
            texts
                .iter()
                .map(|text| formats::moul::sdl::String32::new(text.as_bytes()).unwrap())
                .collect(),
        )
    };
    assert_converted(
        "STRING32 a[]",
        texts(&["True", "1", "FALSE", "0"]),
        "BOOL a[]",
        &Values::Bool(vec![true, true, false, false]),
    );
    assert_converted(
        "STRING32 a[]",
        texts(&["  -12abc", "", "x", "7.9", "+5"]),
        "INT a[]",
        &Values::Int(vec![-12, 0, 0, 7, 5]),
    );
    assert_converted(
        "STRING32 a[]",
        texts(&["2.5 m", "-1e2x", "m"]),
        "FLOAT a[]",
        &Values::Float(vec![2.5, -100.0, 0.0]),
    );
    assert_lost("STRING32 a[1]", texts(&["maybe"]), "BOOL a[1]");
    assert_lost("STRING32 a[1]", texts(&["99999999999999999999"]), "INT a[1]");
    assert_lost("STRING32 a[1]", texts(&["1"]), "SHORT a[1]");
}

#[test]
fn states_inside_are_upgraded_and_named() {
    let descriptors = Descriptors::parse(
        "STATEDESC In { VERSION 1 VAR BYTE x[1] VAR TIME t[1] VAR BYTE gone[1] }
         STATEDESC Out { VERSION 1 VAR $In list[] VAR $In three[3] VAR $In one[1] VAR INT n[1] }
         STATEDESC In { VERSION 2 VAR BYTE y[1] DEFAULT=9 VAR INT x[1] VAR INT t[1] }
         STATEDESC Out { VERSION 2 VAR BYTE one[1] VAR $In n[1] VAR $In three[2] VAR $In list[] }",
    )
    .unwrap();
    let mut old = State::new(&descriptors.get("Out", 1).unwrap());
    old.resize("list", 300).unwrap();
    old.record_mut("list", 7).unwrap().set("x", 200_u8).unwrap();
    old.record_mut("list", 7).unwrap().flags = 1;
    for index in [2, 0, 1] {
        let state = old.record_mut("three", index).unwrap();
        state.set("t", formats::moul::UnifiedTime::default()).unwrap();
    }
    old.record_mut("one", 0).unwrap();
    old.set("n", 5).unwrap();

    let Upgraded { state, not_converted, .. } =
        old.upgrade(&descriptors.get("Out", 2).unwrap()).unwrap();
    assert_eq!(not_converted, ["one", "n", "three[0].t", "three[1].t"]);
    assert_eq!(state.state_count("list").unwrap(), 300);
    let seventh = state.record("list", 7).unwrap();
    assert_eq!(seventh.get::<i32>("x").unwrap(), 200);
    assert_eq!(seventh.get::<u8>("y").unwrap(), 9);
    assert_eq!(seventh.flags, 1);
    // All of `three` is stored, so there are no indices.
    assert_eq!(state.stored_states("three").unwrap().iter().len(), 2);
    assert_eq!(descriptors.decode(&encode(&state)).unwrap(), state);
}

#[test]
fn values_that_become_states_are_lost_only_if_they_are_stored() {
    let descriptors = Descriptors::parse(
        "STATEDESC In { VERSION 1 }
         STATEDESC Out { VERSION 1 VAR INT x[1] VAR INT a[1] VAR $In y[1] VAR $In b[1] }
         STATEDESC Out { VERSION 2 VAR INT x[1] VAR $In a[1] VAR $In y[1] VAR INT b[1] }",
    )
    .unwrap();
    let mut old = State::new(&descriptors.get("Out", 1).unwrap());
    let upgrade = |old: &State| old.upgrade(&descriptors.get("Out", 2).unwrap()).unwrap();
    old.set("x", 1).unwrap();
    old.record_mut("y", 0).unwrap();
    let Upgraded { state, not_converted, .. } = upgrade(&old);
    assert_eq!(not_converted, [""; 0]);
    assert_eq!(state.get::<i32>("x").unwrap(), 1);
    assert!(state.stored_states("y").is_some());

    old.set_default("a").unwrap();
    old.record_mut("b", 0).unwrap();
    let Upgraded { state, not_converted, .. } = upgrade(&old);
    assert_eq!(not_converted, ["a", "b"]);
    assert!(state.stored_states("a").is_none());
    assert!(state.stored("b").is_none());
}

#[test]
fn only_versions_of_one_descriptor_are_upgraded() {
    let descriptors =
        Descriptors::parse("STATEDESC A { VERSION 1 } STATEDESC B { VERSION 2 }").unwrap();
    let state = descriptors.decode(&hex("0080 01f0be 0100 0000 06 00 00")).unwrap();
    let error = state.upgrade(&descriptors.newest("B").unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "a state of `A` cannot become one of `B`");
    let same = state.upgrade(state.descriptor()).unwrap();
    assert_eq!(same.state, state);
}
