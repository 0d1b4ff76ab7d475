//! States as structs, against the same bytes and descriptors.

use std::fmt::Debug;

use codec_core::{
    Decode, DecodeErrorKind, Encode, EncodeErrorKind, Format as _, MessageId, MessageName, Options,
    Wire,
};
use formats::moul::{
    Moul, MoulOptions, UnifiedTime,
    key::Uoid,
    sdl::{
        Descriptors, Marks, Notification, SizedCreatable, String32,
        typed::{StateArray, States, TypedRecord, TypedState, Var, VarList},
    },
};

use super::{descriptors, list};
use crate::support::{flips, hex};

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "Lamp", id = 3)]
struct Lamp {
    lit: Var<bool>,
    level: Var<[i16; 2]>,
    owner: Var<Uoid>,
    wicks: States<Wick>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "Wick", id = 2)]
struct Wick {
    length: Var<f32>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "clothing", id = 4)]
struct Clothing {
    #[wire(name = "linkInAnim")]
    link_in_anim: Var<Uoid>,
    wardrobe: States<ClothingItem>,
    appearance: States<AppearanceOptions, 1>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "clothingItem", id = 3)]
struct ClothingItem {
    item: Var<Uoid>,
    tint: Var<[u8; 3]>,
    tint2: Var<[u8; 3]>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "appearanceOptions", id = 2)]
struct AppearanceOptions {
    #[wire(name = "skinTint")]
    skin_tint: Var<[u8; 3]>,
    #[wire(name = "faceBlends")]
    face_blends: Var<VarList<u8>>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "avatarPhysical", id = 1)]
struct AvatarPhysical {
    position: Var<[f32; 3]>,
    rotation: Var<f32>,
    subworld: Var<Uoid>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "Layer", id = 6)]
struct Layer {
    #[wire(name = "passThruChannels")]
    pass_through_channels: Var<i32>,
    transform: Var<VarList<f32>>,
    #[wire(name = "channelData")]
    channel_data: Var<VarList<u8>>,
    atc: States<AnimTimeConvert, 1>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "AnimTimeConvert", id = 6)]
struct AnimTimeConvert {
    flags: Var<i32>,
    #[wire(name = "lastStateAnimTime")]
    last_state_anim_time: Var<f32>,
    #[wire(name = "loopEnd")]
    loop_end: Var<f32>,
    #[wire(name = "loopBegin")]
    loop_begin: Var<f32>,
    speed: Var<f32>,
    #[wire(name = "currentEaseCurve")]
    current_ease_curve: Var<EaseCurve>,
    #[wire(name = "currentEaseBeginWorldTime")]
    current_ease_begin_world_time: Var<UnifiedTime>,
    #[wire(name = "lastStateChange")]
    last_state_change: Var<UnifiedTime>,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[wire(format = Moul, repr = u8)]
enum EaseCurve {
    None,
    In,
    Out,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "Node", id = 1)]
struct Node {
    id: Var<u8>,
    kids: States<Node>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(format = Moul, name = "AllTypes", id = 1)]
struct AllTypes {
    #[wire(name = "anInt")]
    int: Var<i32>,
    #[wire(name = "aFloat")]
    float: Var<f32>,
    #[wire(name = "aBool")]
    bool: Var<bool>,
    #[wire(name = "aText")]
    text: Var<String32>,
    #[wire(name = "aKey")]
    key: Var<Uoid>,
    #[wire(name = "aThing")]
    thing: Var<SizedCreatable>,
    #[wire(name = "aDouble")]
    double: Var<f64>,
    #[wire(name = "aTime")]
    time: Var<UnifiedTime>,
    #[wire(name = "aByte")]
    byte: Var<u8>,
    #[wire(name = "aShort")]
    short: Var<i16>,
    #[wire(name = "aClock")]
    clock: Var<()>,
    #[wire(name = "aVector")]
    vector: Var<[f32; 3]>,
    #[wire(name = "aPoint")]
    point: Var<[f32; 3]>,
    #[wire(name = "aColor")]
    color: Var<[f32; 3]>,
    #[wire(name = "aColorA")]
    color_alpha: Var<[f32; 4]>,
    #[wire(name = "aTurn")]
    turn: Var<[f32; 4]>,
    #[wire(name = "aPaint")]
    paint: Var<[u8; 3]>,
    #[wire(name = "aPaintA")]
    paint_alpha: Var<[u8; 4]>,
}

/// Checks that the struct is its descriptor, and that it reads and writes all vectors for it.
#[track_caller]
fn vectors<V>(set: &str) -> usize
where
    V: Encode<Moul> + for<'de> Decode<'de, Moul> + MessageName + MessageId + Debug,
{
    let descriptors = descriptors(set);
    descriptors.check::<V>().unwrap();
    let mut count = 0;
    for vector in list("vectors") {
        let (name, header) = (&vector["name"], &vector["fields"]["header"]);
        let is = header["name"].as_str().unwrap().eq_ignore_ascii_case(V::NAME);
        // Variables in another order are only for the other type.
        if !is || header["version"] != V::ID || name == "lamp_index_order_kept" {
            continue;
        }
        count += 1;
        let bytes = hex(vector["hex"].as_str().unwrap());
        let state: TypedState<V> =
            Moul::from_slice(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Moul::to_vec(&state).unwrap(), bytes, "{name}");
        assert_eq!(Moul::encoded_len(&state).unwrap(), bytes.len(), "{name}");
        for len in 0..bytes.len() {
            let error = Moul::from_slice::<TypedState<V>>(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{name}, {len} bytes: {error}");
        }
        for (bit, bytes) in flips(&bytes) {
            let typed = Moul::from_slice::<TypedState<V>>(&bytes);
            let dynamic = descriptors.decode(&bytes);
            match (typed, dynamic) {
                (Ok(typed), Ok(dynamic)) => assert_eq!(
                    Moul::to_vec(&typed).unwrap(),
                    Moul::to_vec(&dynamic).unwrap(),
                    "{name}, bit {bit}"
                ),
                (Ok(typed), Err(error)) => panic!("{name}, bit {bit}: {error}, but {typed:?}"),
                // The struct is stricter: order, bool, the numbers of enums, descriptors of others.
                (Err(_), _) => {}
            }
        }
    }
    count
}

#[test]
fn structs_read_and_write_the_same_bytes() {
    assert_eq!(vectors::<Lamp>("lamp"), 17);
    assert_eq!(vectors::<ClothingItem>("clothing"), 2);
    assert_eq!(vectors::<AppearanceOptions>("clothing"), 2);
    assert_eq!(vectors::<AvatarPhysical>("avatar"), 1);
    assert_eq!(vectors::<Layer>("animation"), 1);
    assert_eq!(vectors::<Node>("self"), 1);
    assert_eq!(vectors::<AllTypes>("all_types"), 20);
    descriptors("clothing").check::<Clothing>().unwrap();
}

#[test]
fn a_struct_is_built_with_all_that_stands_beside_values() {
    let marks = Marks {
        timestamp: Some(UnifiedTime { seconds: 1_700_000_000, microseconds: 250_000 }),
        ..Marks::default()
    };
    let trim = Notification { flags: 0, hint: b"trim".to_vec() };
    let length = Var::Value(Marks { notification: Some(trim), ..Marks::default() }, 2.5);
    let wicks = StateArray::new(2, vec![(1, TypedRecord::new(Wick { length }))]);
    let mut lamp = TypedState::new(Lamp {
        lit: Var::Value(marks, true),
        owner: Var::Default(Marks::default()),
        wicks: States(Some(wicks)),
        ..Lamp::default()
    });
    lamp.record.flags = 1;
    // The worked example of the vectors.
    let bytes = hex("0080 04f0b39e928f 0300 0100 06 02
        00 020000f0 14 00f1536590d00300 01  02 020000f0 18
        01 020000f0 00 02000000 01 01 0000 06 01 020004f08b8d9692 10 00002040 00");
    assert_eq!(Moul::to_vec(&lamp).unwrap(), bytes);
    assert_eq!(Moul::from_slice::<TypedState<Lamp>>(&bytes).unwrap(), lamp);
    assert_eq!(lamp.header().descriptor, "Lamp");
    assert_eq!(lamp.variables().lit.value(), Some(&true));
    assert!(lamp.variables().level.marks().is_none());
}

#[test]
fn structs_refuse_what_they_cannot_hold() {
    for (text, kind) in [
        // Another name, another version.
        ("0080 04f0b39e928e 0300 0000 06 00 00", DecodeErrorKind::UnknownName { ty: "descriptor" }),
        ("0080 04f0b39e928f 0400 0000 06 00 00", DecodeErrorKind::UnknownName { ty: "descriptor" }),
        (
            "0000 04f0b39e928f 0300 0000 06 00 00",
            DecodeErrorKind::Invalid { what: "header flags", value: 0 },
        ),
        (
            "0080 04f0b39e928f 0300 0000 05 00 00",
            DecodeErrorKind::WrongConstant { expected: Some(6), found: Some(5) },
        ),
        ("0080 04f0b39e928f 0300 0000 06 04", DecodeErrorKind::TooLong { max: 3, found: 4 }),
        ("0080 04f0b39e928f 0300 0000 06 00 02", DecodeErrorKind::TooLong { max: 1, found: 2 }),
        (
            "0080 04f0b39e928f 0300 0000 06 01 03",
            DecodeErrorKind::Invalid { what: "index", value: 3 },
        ),
        // Index 2 before index 0, and index 0 twice.
        (
            "0080 04f0b39e928f 0300 0000 06 02 02 00 08 00 00 08 00",
            DecodeErrorKind::Invalid { what: "order of variables", value: 1 },
        ),
        (
            "0080 04f0b39e928f 0300 0000 06 02 00 00 08 00 00 08 00",
            DecodeErrorKind::Invalid { what: "order of variables", value: 0 },
        ),
        (
            "0080 04f0b39e928f 0300 0000 06 01 00 00 10 02 00",
            DecodeErrorKind::Invalid { what: "bool", value: 2 },
        ),
        (
            "0080 04f0b39e928f 0300 0000 06 00 01 00 00 10270000",
            DecodeErrorKind::TooLong { max: 9999, found: 10000 },
        ),
        (
            "0080 04f0b39e928f 0300 0000 06 00 01 00 00 03000000 02 01 0000060000 01 0000060000",
            DecodeErrorKind::Invalid { what: "index that is stored twice", value: 1 },
        ),
    ] {
        let error = Moul::from_slice::<TypedState<Lamp>>(&hex(text)).unwrap_err();
        assert_eq!(*error.kind(), kind, "{text}");
    }
    let strict = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    let bytes = hex("0080 04f0b39e928f 0300 0200 06 00 00");
    let error = Moul::from_slice_with::<TypedState<Lamp>>(&bytes, &strict).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "flag bits", value: 2 });
}

#[test]
fn structs_name_the_field_of_an_error() {
    let bytes =
        hex("0080 04f0b39e928f 0300 0000 06 00 01 00 00 03000000 01 02 0000 06 01 00 10 0000");
    let error = Moul::from_slice::<TypedState<Lamp>>(&bytes).unwrap_err();
    assert_eq!(error.to_string(), "needed 4 bytes, 2 left at byte 0x1d in wicks[2].length");
}

#[test]
fn states_lie_in_each_other_up_to_the_limit() {
    let level = "0000 06 00 01 00 00 01000000 01 ";
    let deep = |depth: usize| {
        hex(&format!("0080 04f0b1909b9a 0100 {} 0000 06 00 00", level.repeat(depth - 1)))
    };
    assert!(Moul::from_slice::<TypedState<Node>>(&deep(64)).is_ok());
    let error = Moul::from_slice::<TypedState<Node>>(&deep(65)).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::DepthLimit { limit: 64 });
}

#[test]
fn structs_are_not_written_with_states_that_cannot_be_read() {
    let wick = |index| (index, TypedRecord::new(Wick::default()));
    let lamp = |len, records| {
        let wicks = States(Some(StateArray::new(len, records)));
        Moul::to_vec(&TypedState::new(Lamp { wicks, ..Lamp::default() })).map_err(|error| {
            assert!(error.to_string().contains("wicks"), "{error}");
            error.kind().clone()
        })
    };
    assert!(lamp(2, vec![wick(0), wick(1)]).is_ok());
    assert!(lamp(3, vec![wick(2), wick(1)]).is_ok());
    let invalid = |what| Err(EncodeErrorKind::Invalid { what });
    assert_eq!(lamp(2, vec![wick(1), wick(0)]), invalid("order of states"));
    assert_eq!(lamp(2, vec![wick(2)]), invalid("index of a state"));
    assert_eq!(lamp(3, vec![wick(1), wick(1)]), invalid("index of a state"));
    assert_eq!(lamp(9999, vec![]), Err(EncodeErrorKind::TooLong { max: 9998, len: 9999 }));
    assert_eq!(lamp(300, vec![wick(256)]), Err(EncodeErrorKind::OutOfRange { what: "u8" }));
    let all = (0..256).map(wick).collect();
    assert_eq!(lamp(256, all), Err(EncodeErrorKind::TooLong { max: 255, len: 256 }));

    let appearance = States(Some(StateArray::new(2, vec![])));
    let clothing = TypedState::new(Clothing { appearance, ..Clothing::default() });
    let error = Moul::to_vec(&clothing).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::CountMismatch { expected: 1, len: 2 });

    let face_blends = Var::new(VarList(vec![0; 9999]));
    let options = TypedState::new(AppearanceOptions { face_blends, ..Default::default() });
    let error = Moul::to_vec(&options).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::TooLong { max: 9998, len: 9999 });
}

#[derive(Wire, Debug, Default)]
#[wire(format = Moul, name = "Mixed", id = 1)]
struct StatesFirst {
    wicks: States<Wick>,
    lit: Var<bool>,
}

#[derive(Wire, Debug, Default)]
#[wire(format = Moul, name = "Mixed", id = 1)]
struct NotOnlyVariables {
    lit: Var<bool>,
    level: u32,
}

#[test]
fn structs_with_other_fields_are_refused() {
    let error = Moul::to_vec(&TypedState::new(StatesFirst::default())).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what: "order of variables" });
    let bytes = hex("0080 05f0b296879a9b 0100 0000 06 00 00");
    let error = Moul::from_slice::<TypedState<StatesFirst>>(&bytes).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "order of variables", value: 0 });

    let what = "field of a struct for a state: all are `Var` or `States`";
    let error = Moul::to_vec(&TypedState::new(NotOnlyVariables::default())).unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what });
    let error = Moul::from_slice::<TypedState<NotOnlyVariables>>(&bytes).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what, value: 0 });

    // A variable that is not in a state.
    let error = Moul::to_vec(&Wick::default()).unwrap_err();
    let what = "variable that is not in a state";
    assert_eq!(*error.kind(), EncodeErrorKind::Invalid { what });
    let error = Moul::from_slice::<Wick>(&[0; 9]).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what, value: 0 });
}

#[test]
fn a_check_tells_where_struct_and_descriptor_differ() {
    let wick = "STATEDESC Wick { VERSION 2 VAR FLOAT length[1] }";
    for (text, expected) in [
        ("STATEDESC Lamp { VERSION 4 }", "Lamp: there is no such descriptor of version 3"),
        ("STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] }", "Lamp: the descriptor lacks `level`"),
        (
            "STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] VAR SHORT height[2] }",
            "Lamp: expected `height`, the struct has `level`",
        ),
        (
            "STATEDESC Lamp { VERSION 3 VAR BYTE lit[1] }",
            "Lamp.lit: the field does not hold BYTE [1]",
        ),
        (
            "STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] VAR SHORT level[3] }",
            "Lamp.level: the field does not hold SHORT [3]",
        ),
        (
            "STATEDESC Lamp { VERSION 3 VAR BOOL lit[1] VAR SHORT level[2] VAR PLKEY owner[] }",
            "Lamp.owner: the field does not hold PLKEY []",
        ),
        (
            "STATEDESC Lamp { VERSION 3 VAR $Wick wicks[1] VAR BOOL lit[1] VAR SHORT level[2]
                VAR PLKEY owner[1] }",
            "Lamp.wicks: the field does not hold states [1]",
        ),
        (
            "STATEDESC Flame { VERSION 1 VAR DOUBLE length[1] }
             STATEDESC Lamp { VERSION 3 VAR $Flame wicks[] VAR BOOL lit[1] VAR SHORT level[2]
                VAR PLKEY owner[1] }",
            "Lamp.wicks.length: the field does not hold DOUBLE [1]",
        ),
        (
            "STATEDESC Lamp { VERSION 3 VAR $Wick wicks[] VAR BOOL lit[1] VAR SHORT level[2]
                VAR PLKEY owner[1] VAR $Wick more[1] }",
            "Lamp: the struct lacks `more`",
        ),
    ] {
        let set = Descriptors::parse(format!("{wick} {text}")).unwrap();
        assert_eq!(set.check::<Lamp>().unwrap_err().to_string(), expected);
    }
}
