//! Reading and changing variables by name.

use codec_core::Format as _;
use formats::moul::{
    Moul, UnifiedTime,
    key::{Location, SequenceNumber, Uoid},
    sdl::{
        AccessErrorKind, AnyState, Descriptors, Marks, Notification, Record, SizedCreatable, State,
        String32, Values,
    },
};

use super::{bytes, descriptors, encode, list};
use crate::support::hex;

/// The bytes of a vector.
fn vector(name: &str) -> Vec<u8> {
    bytes(&list("vectors").into_iter().find(|vector| vector["name"] == name).unwrap(), "hex")
}

fn new(set: &str, descriptor: &str) -> State {
    State::new(&descriptors(set).newest(descriptor).unwrap())
}

fn lamp_post() -> Uoid {
    Uoid {
        location: Location { sequence: SequenceNumber(0x0050_0021), ..Location::default() },
        class_index: 1,
        object_id: 12,
        object_name: "LampPost".into(),
        ..Uoid::default()
    }
}

#[test]
fn a_new_state_is_what_clients_write() {
    assert_eq!(encode(&new("nothing", "Nothing")), vector("nothing"));

    let mut lamp = new("lamp", "lamp");
    assert_eq!(encode(&lamp), vector("lamp_nothing_present"));
    // In any order: all values are stored, so they stand in the order of the declaration.
    lamp.set("owner", Some(lamp_post())).unwrap();
    lamp.set("LIT", true).unwrap();
    lamp.set("level", vec![-5_i16, 300]).unwrap();
    lamp.resize("wicks", 0).unwrap();
    assert_eq!(encode(&lamp), vector("lamp_all_dense"));
}

#[test]
fn a_state_is_built_with_all_that_stands_beside_values() {
    let mut lamp = new("lamp", "Lamp");
    lamp.flags = Record::VOLATILE;
    lamp.set("lit", true).unwrap();
    let time = UnifiedTime { seconds: 1_700_000_000, microseconds: 250_000 };
    lamp.marks_mut("lit").unwrap().timestamp = Some(time);
    lamp.set_default("owner").unwrap();
    lamp.resize("wicks", 2).unwrap();
    let wick = lamp.record_mut("wicks", 1).unwrap();
    wick.set("length", 2.5_f32).unwrap();
    let hint = b"trim".to_vec();
    wick.marks_mut("length").unwrap().notification = Some(Notification { flags: 0, hint });
    assert_eq!(encode(&lamp), vector("worked_example"));
}

#[test]
fn a_change_keeps_what_stands_beside_the_value() {
    let descriptors = descriptors("lamp");
    // Dirty, with a timestamp; header without a notification, as DIRTSAND writes it.
    let mut lamp = descriptors
        .decode(&hex("0080 04f0b39e928f 0300 0000 06 01 01 00 14 01000000 02000000 feff 0500 00"))
        .unwrap();
    assert_eq!(lamp.get::<Vec<i16>>("level").unwrap(), [-2, 5]);
    lamp.set("level", vec![3_i16, 4]).unwrap();
    assert_eq!(encode(&lamp), hex("0080 04f0b39e928f 0300 0000 06 01 01 00 10 0300 0400 00"));
    lamp.set_default("level").unwrap();
    assert_eq!(encode(&lamp), hex("0080 04f0b39e928f 0300 0000 06 01 01 00 18 00"));
    let marks = lamp.marks_mut("level").unwrap();
    marks.flags = Marks::WANTS_TIMESTAMP;
    assert_eq!(encode(&lamp), hex("0080 04f0b39e928f 0300 0000 06 01 01 00 28 00"));
    assert!(lamp.remove("level"));
    assert!(!lamp.remove("level"));
    assert!(!lamp.remove("wick"));
    assert_eq!(encode(&lamp), vector("lamp_nothing_present"));
}

#[test]
fn the_order_of_bytes_is_kept_until_all_are_stored() {
    let mut lamp = descriptors("lamp").decode(&vector("lamp_index_order_kept")).unwrap();
    let names = |lamp: &State| {
        lamp.iter().map(|(variable, _)| variable.name().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&lamp), ["owner", "lit"]);
    lamp.set("lit", false).unwrap();
    assert_eq!(names(&lamp), ["owner", "lit"]);
    lamp.set("level", vec![0_i16, 0]).unwrap();
    assert_eq!(names(&lamp), ["lit", "level", "owner"]);
    let again = descriptors("lamp").decode(&encode(&lamp)).unwrap();
    assert_eq!(encode(&again), encode(&lamp));
}

#[test]
fn every_type_is_read_and_written() {
    let set = descriptors("all_types");
    let blob = vector("all_types_values");
    let old = set.decode(&blob).unwrap();
    let mut new = State::new(old.descriptor());
    let time = old.get::<UnifiedTime>("aTime").unwrap();
    new.set("anInt", old.get::<i32>("anInt").unwrap()).unwrap();
    new.set("aFloat", old.get::<f32>("aFloat").unwrap()).unwrap();
    new.set("aBool", old.get::<bool>("aBool").unwrap()).unwrap();
    new.set("aText", old.get::<String>("aText").unwrap()).unwrap();
    new.set("aKey", old.get::<Option<Uoid>>("aKey").unwrap()).unwrap();
    new.set("aThing", old.get::<SizedCreatable>("aThing").unwrap()).unwrap();
    new.set("aDouble", old.get::<f64>("aDouble").unwrap()).unwrap();
    new.set("aTime", time).unwrap();
    new.set("aByte", old.get::<u8>("aByte").unwrap()).unwrap();
    new.set("aShort", old.get::<i16>("aShort").unwrap()).unwrap();
    new.set("aClock", old.get::<Values>("aClock").unwrap()).unwrap();
    for name in ["aVector", "aPoint", "aColor"] {
        new.set(name, old.get::<[f32; 3]>(name).unwrap()).unwrap();
    }
    for name in ["aColorA", "aTurn"] {
        new.set(name, old.get::<[f32; 4]>(name).unwrap()).unwrap();
    }
    new.set("aPaint", old.get::<[u8; 3]>("aPaint").unwrap()).unwrap();
    new.set("aPaintA", old.get::<[u8; 4]>("aPaintA").unwrap()).unwrap();
    assert_eq!(encode(&new), blob);
}

#[test]
fn a_null_key_is_none() {
    let set = descriptors("all_types");
    let state = set.decode(&vector("type_plkey_null")).unwrap();
    assert_eq!(state.get::<Option<Uoid>>("aKey").unwrap(), None);
    let mut new = State::new(state.descriptor());
    new.set("aKey", None).unwrap();
    assert_eq!(encode(&new), vector("type_plkey_null"));
}

#[test]
fn texts_end_at_the_first_nul() {
    let set = descriptors("all_types");
    let state = set.decode(&vector("type_string32_garbage")).unwrap();
    assert_eq!(state.get::<String>("aText").unwrap(), "ab");
    assert_eq!(state.get::<String32>("aText").unwrap().raw()[..7], *b"ab\0junk");
    let state = set.decode(&vector("type_string32_no_nul")).unwrap();
    assert_eq!(state.get::<String>("aText").unwrap(), "0123456789abcdef".repeat(2));

    let mut state = new("all_types", "AllTypes");
    state.set("aText", String32::from([0xe9; 32])).unwrap();
    let error = state.get::<String>("aText").unwrap_err();
    assert_eq!(*error.kind(), AccessErrorKind::InvalidText);
    let error = state.set("aText", "a\0b".to_owned()).unwrap_err();
    assert_eq!(*error.kind(), AccessErrorKind::InvalidText);
    assert_eq!(String32::new(&[b'x'; 31]).unwrap().bytes().len(), 31);
}

#[test]
fn wrong_requests_say_what_is_wrong() {
    let mut lamp = new("lamp", "Lamp");
    lamp.resize("wicks", 1).unwrap();
    for (error, expected) in [
        (
            lamp.get::<bool>("lid").unwrap_err(),
            "variable `lid`: the descriptor has no such variable",
        ),
        (lamp.get::<f32>("lit").unwrap_err(), "variable `lit`: it holds BOOL, not f32"),
        (lamp.get::<i16>("level").unwrap_err(), "variable `level`: expected 1 elements, found 2"),
        (lamp.get::<bool>("wicks").unwrap_err(), "variable `wicks`: it holds states, not values"),
        (lamp.record("lit", 0).unwrap_err(), "variable `lit`: it holds BOOL, not states"),
        (
            lamp.record("wicks", 1).unwrap_err(),
            "variable `wicks`: there is no element 1, only 1 elements",
        ),
        (lamp.resize("lit", 1).unwrap_err(), "variable `lit`: it holds BOOL, not states"),
        (
            lamp.resize("wicks", 9999).unwrap_err(),
            "variable `wicks`: 9999 elements are over the maximum 9998",
        ),
        (
            lamp.set("level", Values::Byte(vec![1, 2])).unwrap_err(),
            "variable `level`: it holds SHORT, not BYTE",
        ),
    ] {
        assert_eq!(error.to_string(), expected);
    }
    assert_eq!(lamp.get::<bool>("lid").unwrap_err().variable(), "lid");
    let mut long = new("long_fixed", "Long");
    let error = long.resize("p255", 254).unwrap_err();
    assert_eq!(*error.kind(), AccessErrorKind::CountMismatch { expected: 255, len: 254 });
}

#[test]
fn states_inside_are_read_and_changed() {
    let set = descriptors("lamp");
    let mut lamp = set.decode(&vector("lamp_sparse_long")).unwrap();
    assert_eq!(lamp.state_count("wicks").unwrap(), 300);
    let length =
        |lamp: &State, index| lamp.record("wicks", index).unwrap().get::<f32>("length").unwrap();
    assert_eq!([length(&lamp, 7), length(&lamp, 8), length(&lamp, 255)], [3.0, 1.0, 4.0]);
    assert!(lamp.stored_states("wicks").unwrap().get(8).is_none());

    lamp.resize("wicks", 8).unwrap();
    lamp.record_mut("wicks", 0).unwrap().set("length", 5.0_f32).unwrap();
    assert_eq!(
        encode(&lamp),
        hex("0080 04f0b39e928f 0300 0000 06 00 01 020000f0 00 08000000 02
            00 0000 06 01 020000f0 10 0000a040 00
            07 0000 06 01 020000f0 10 00004040 00")
    );
    lamp.stored_states_mut("wicks").unwrap().flags = 0xff;
    lamp.stored_states_mut("wicks").unwrap().notification = None;
    assert_eq!(encode(&lamp)[15..18], hex("00 ff 08"));

    // A fixed array has all its states from the start.
    let mut tree = new("tree", "Trunk");
    assert_eq!(tree.state_count("root").unwrap(), 1);
    let root = tree.record_mut("root", 0).unwrap();
    root.record_mut("pair", 1).unwrap().set("id", 5_u8).unwrap();
    root.record_mut("pair", 0).unwrap().set("id", 4_u8).unwrap();
    let ids = |tree: &State| {
        let root = tree.record("root", 0).unwrap().into_owned();
        [0, 1].map(|index| root.record("pair", index).unwrap().get::<u8>("id").unwrap())
    };
    assert_eq!(ids(&tree), [4, 5]);
    assert_eq!(ids(&descriptors("tree").decode(&encode(&tree)).unwrap()), [4, 5]);
}

#[test]
fn the_first_of_two_variables_with_one_name_is_meant() {
    let mut state = new("tolerant", "Tolerant");
    state.set("Same", 7_i16).unwrap();
    assert_eq!(state.get::<i16>("SAME").unwrap(), 7);
    let (variable, _) = state.iter().next().unwrap();
    assert_eq!(variable.name(), "same");
}

#[test]
fn a_state_shows_its_variables_by_name() {
    let lamp = descriptors("lamp").decode(&vector("worked_example")).unwrap();
    assert_eq!(
        lamp.to_string(),
        "Lamp 3 (volatile)
  lit = true (dirty, at 1700000000.250000 s)
  wicks: 2 states, 1 stored
    [1] Wick 2
      length = 2.5 (dirty, hint \"trim\")
  level = [-1, -1] (not stored)
  owner = nil (default, dirty)
"
    );
    let lamp = descriptors("lamp").decode(&vector("lamp_with_uoid")).unwrap();
    assert_eq!(
        lamp.to_string(),
        "Lamp 3 of \"cRespOil\" (0xa2, 7) in 0x500022, clone 3 of 24601
  lit = true (dirty)
  wicks (not stored)
  level = [-1, -1] (not stored)
  owner = nil (not stored)
"
    );
    let all = descriptors("all_types").decode(&vector("all_types_defaults")).unwrap();
    assert_eq!(
        all.to_string(),
        "AllTypes 1
  anInt = 7 (default)
  aFloat = 0.5 (default)
  aBool = true (default)
  aText = \"hello\" (default)
  aKey = nil (default)
  aThing = nil (default)
  aDouble = 2.25 (default)
  aTime = 0.000000 s (default)
  aByte = 255 (default)
  aShort = -1 (default)
  aClock = computed by the client (default)
  aVector = (1.0, 0.0, -1.0) (default)
  aPoint = (0.5, 1.5, -2.5) (default)
  aColor = (1.0, 0.5, 0.25) (default)
  aColorA = (1.0, 0.5, 0.25, 1.0) (default)
  aTurn = (0.0, 0.0, 0.0, 1.0) (default)
  aPaint = (255, 128, 0) (default)
  aPaintA = (255, 128, 0, 255) (default)
"
    );
    let mut arrays = new("arrays", "Arrays");
    arrays.set("list", (0..20).collect::<Vec<i32>>()).unwrap();
    assert!(arrays.to_string().contains(
        "list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, … 4 more] (dirty)"
    ));
    let unknown = Descriptors::default().decode_any(&vector("nothing")).unwrap();
    assert_eq!(unknown.to_string(), "Nothing 1: 5 bytes of an unknown descriptor\n");
}

#[test]
fn either_kind_of_state_is_written_as_it_is() {
    let lamp = descriptors("lamp").decode(&vector("lamp_with_uoid")).unwrap();
    let mut other = State::from_record((*lamp).clone());
    assert_ne!(other, lamp);
    other.set_uoid(lamp.header().uoid.clone());
    assert_eq!(Moul::to_vec(&AnyState::from(other)).unwrap(), vector("lamp_with_uoid"));
}
