//! Types of users join.

use codec_core::{
    LittleEndian, Wire,
    catalog::{Catalog, Confirmed, Error, Kind},
    exact::Exact,
};
use serde::{Deserialize, Serialize};

/// A place, with the derives of serde.
#[derive(Wire, Serialize, Deserialize)]
#[wire(format = LittleEndian, id = 5, name = "C_MOVE")]
struct Move {
    #[serde(with = "codec_core::exact")]
    x: f32,
    #[serde(with = "codec_core::exact")]
    y: f64,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct NoJson(u8);

#[test]
fn types_of_users_join_those_of_the_formats() {
    let mut catalog = formats::catalog();
    let entry = catalog.add::<LittleEndian, Move>("client");
    entry.add_alias("Translocate").set_confirmed(Confirmed::Captured);

    let entry = catalog.find("translocate").unwrap();
    assert_eq!(entry.to_string(), "little-endian/client/Move");
    assert_eq!((entry.kind(), entry.numbers()), (Kind::Message, &[5][..]));
    assert_eq!(
        (entry.wire_name(), entry.docs()),
        (Some("C_MOVE"), "A place, with the derives of serde.")
    );
    assert_eq!(entry.confirmed(), Some(Confirmed::Captured));
    assert_eq!(catalog.find("c_move").unwrap().name(), "Move");
}

#[test]
fn floats_are_exact() {
    let mut catalog = Catalog::new();
    let entry = catalog.add::<LittleEndian, Move>("");
    let mut bits32 = vec![0, 1, 0x7fc0_0000, 0x7fc0_0001, 0x7f80_0001, 0xff80_0000, 0x7f80_0000];
    let mut bits64 = vec![0, 1, 0x7ff8 << 48, 0x7ff8 << 48 | 1, 0x7ff0 << 48 | 1, 0xfff0 << 48];
    let mut random = wire_interpret::Generator::new(7);
    bits32.extend((0..20_000).map(|_| u32::try_from(random.random(1 << 32)).unwrap()));
    bits64.extend((0..20_000).map(|_| random.random(u64::MAX)));
    for (x, y) in bits32.into_iter().zip(bits64) {
        let bytes = [&x.to_le_bytes()[..], &y.to_le_bytes()].concat();
        let json = entry.to_json(&bytes).unwrap();
        assert_eq!(entry.from_json(&json), Ok(bytes), "{json}");
    }
    let json = entry.to_json(&[0, 0, 0xc0, 0x7f, 1, 0, 0, 0, 0, 0, 0xf8, 0x7f]).unwrap();
    assert_eq!(json, r#"{"x":"NaN","y":"nan:7ff8000000000001"}"#);
    assert_eq!(entry.from_json(r#"{"x":1,"y":-2}"#), entry.from_json(r#"{"x":1.0,"y":-2e0}"#));
    for json in [
        r#"{"x":1e39,"y":0}"#,
        r#"{"x":"nan:00000000","y":0}"#,
        r#"{"x":"nan:7ff8000000000001","y":0}"#,
        r#"{"x":null,"y":0}"#,
    ] {
        assert!(entry.from_json(json).is_err(), "{json}");
    }
}

#[test]
fn a_type_without_exact_has_no_json() {
    let mut catalog = Catalog::new();
    let entry = catalog.add_without_json::<LittleEndian, NoJson>("");
    assert_eq!(entry.reencode(&[7]), Ok(vec![7]));
    assert_eq!(entry.to_json(&[7]), Err(Error::NoJson));
    assert_eq!(entry.from_json("7"), Err(Error::NoJson));
}

/// A chest.
#[derive(Wire, Exact)]
#[wire(format = LittleEndian, id = 1)]
#[doc(alias = "Container")]
struct Chest(u8);

#[derive(Wire, Exact)]
#[wire(format = LittleEndian, tag = u8)]
enum Thing {
    Chest(Chest),
    /// A door.
    #[doc(alias("Gate", "Portal"))]
    #[wire(id = 2)]
    Door,
    #[wire(id = [3, 4])]
    Key {
        number: u16,
    },
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[test]
fn aliases_in_the_docs_of_types_are_found() {
    let mut catalog = Catalog::new();
    catalog.add_set::<LittleEndian, Thing>();
    let names = |text: &str| catalog.find(text).unwrap().names().collect::<Vec<_>>().join(" ");
    assert_eq!(names("container"), "Chest Container");
    assert_eq!(names("Portal"), "Door Gate Portal");
    assert_eq!(names("4"), "Key");
    assert_eq!(catalog.entries().len(), 4);
}

#[test]
fn variants_of_all_kinds_have_json() {
    let mut catalog = Catalog::new();
    catalog.add_set::<LittleEndian, Thing>();
    for (name, bytes, json) in [
        ("Thing", &[1, 7][..], r#"{"Chest":7}"#),
        ("Thing", &[9, 7], r#"{"Unknown":[9,"07"]}"#),
        ("Thing", &[2], r#""Door""#),
        ("Chest", &[7], "7"),
        ("Door", &[], "null"),
        ("Key", &[7, 0], r#"{"number":7}"#),
    ] {
        let entry = catalog.find(name).unwrap();
        assert_eq!(entry.to_json(bytes).as_deref(), Ok(json), "{name}");
        assert_eq!(entry.from_json(json).as_deref(), Ok(bytes), "{name}");
        assert_eq!(entry.explain(bytes).result, Ok(()), "{name}");
        assert_eq!(entry.decode_prefix(bytes), Ok(bytes.len()), "{name}");
    }
    let key = catalog.find("Key").unwrap();
    let error = key.decode(&[7, 0, 1]).unwrap_err().to_string();
    assert_eq!(error, "1 bytes left over at byte 0x2 in Key");
    let error = key.explain(&[7]).result.unwrap_err().to_string();
    assert_eq!(error, "needed 2 bytes, 1 left at byte 0x0 in Key.number");
}
