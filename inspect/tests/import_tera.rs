//! `wire import tera`: the structs that it prints, and what it says about faults.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::field_reassign_with_default,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

use std::{fs, path::Path, process::Command};

use codec_core::Format as _;
use codec_inspect::import::tera::{Source, import};
use formats::tera::{Tera, messages::Vec3};

// What the importer prints compiles: it is a module of this test.
#[allow(unreachable_pub, reason = "a file for a library of its own")]
#[path = "expected/packets.rs"]
mod packets;

const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expected/packets.rs");

#[test]
fn definitions_become_the_expected_structs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tera");
    let mut sources: Vec<Source> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| Source { path: path.display().to_string(), bytes: fs::read(path).unwrap() })
        .collect();
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    let imported = import(&sources);
    assert_eq!(imported.problems, []);
    assert_eq!(imported.packets, sources.len());
    if std::env::var_os("WIRE_BLESS").is_some() {
        fs::write(EXPECTED, &imported.code).unwrap();
    }
    assert!(
        imported.code == fs::read_to_string(EXPECTED).unwrap(),
        "tests/expected/packets.rs differs; WIRE_BLESS=1 writes it anew"
    );
}

#[test]
fn printed_structs_are_formatted() {
    let rustfmt = Command::new("rustfmt")
        .args(["--check", "--edition", "2024", "--config", "use_small_heuristics=Max", EXPECTED])
        .output();
    match rustfmt {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout))
        }
        Err(error) => println!("skipped: no rustfmt ({error})"),
    }
}

/// The packet of an official server that `specs` and `tests/golden/tera` have, without its code.
const GUILD_INFO: &str = "02007c003e004c004e00600062007a00d30000000000000000000000fd8d0000359e954f\
    00000000010000000000000000000000ffffffff01004f006e007400650072006100000000004d006500740061007700\
    69006e006400000000004700750069006c0064006d00610073007400650072000000 00007c00a2008a000100000000\
    0000004700750069006c0064006d00610073007400650072000000a2000000b000020000000000000052006500630072\
    007500690074000000";

#[test]
fn imported_struct_reads_and_writes_an_official_packet() {
    use packets::s_guild_info::v1::SGuildInfo;

    let bytes = hex(GUILD_INFO);
    let info: SGuildInfo = Tera::from_slice(&bytes).unwrap();
    assert_eq!((&*info.name, &*info.master, info.id), ("Ontera", "Metawind", 211));
    assert_eq!((info.ranks.len(), &*info.ranks[1].name), (2, "Recruit"));
    assert_eq!(Tera::to_vec(&info).unwrap(), bytes);
}

#[test]
fn interleaved_lists_take_turns() {
    use packets::c_start_instance_skill::v5::{CStartInstanceSkill, CStartInstanceSkillTargets};

    let packet = CStartInstanceSkill {
        endpoints: vec![Vec3::default(); 2],
        targets: vec![CStartInstanceSkillTargets::default(); 2],
        ..Default::default()
    };
    let bytes = Tera::to_vec(&packet).unwrap();
    // The fixed part has 39 bytes from byte 4 on; elements have 16.
    let [points, targets] = [2, 6].map(|at| u16::from_le_bytes([bytes[at], bytes[at + 1]]));
    assert_eq!((points, targets), (4 + 39, 4 + 39 + 16));
    assert_eq!(Tera::from_slice::<CStartInstanceSkill>(&bytes).unwrap(), packet);
}

#[test]
fn every_printed_packet_returns_from_its_bytes() {
    fn check<T>()
    where
        T: Default + PartialEq + std::fmt::Debug,
        T: codec_core::Encode<Tera> + for<'de> codec_core::Decode<'de, Tera>,
    {
        let bytes = Tera::to_vec(&T::default()).unwrap();
        assert_eq!(Tera::from_slice::<T>(&bytes).unwrap(), T::default());
    }
    check::<packets::c_empty::v1::CEmpty>();
    check::<packets::c_empty::v2::CEmpty>();
    check::<packets::s_names::v2::SNames>();
    check::<packets::s_nested::v3::SNested>();
    check::<packets::s_order::v1::SOrder>();
    check::<packets::s_order::v2::SOrder>();
}

#[test]
fn data_lies_in_the_order_of_the_definition_whatever_the_slots() {
    use packets::s_order::v2::{SOrder, SOrderA, SOrderC};

    let packet = SOrder {
        a: vec![SOrderA { x: 1 }],
        b: "b".into(),
        c: vec![SOrderC { y: 2 }],
        d: vec![3],
        n: 4,
    };
    // Slots of c, a, d, b and the number; then a, b, c, d.
    let bytes = hex("01002200 01001600 2a000100 1e00 04000000 16000000 01000000 62000000 \
                     22000000 02000000 03");
    assert_eq!(Tera::to_vec(&packet).unwrap(), bytes);
}

#[test]
fn faults_name_line_column_and_what_was_expected() {
    for (text, expected) in [
        ("innt32 x", "1:1: unknown type `innt32`; did you mean `int32`?"),
        ("wibble x", "1:1: unknown type `wibble`"),
        ("int32", "1:6: expected a name behind the type"),
        ("int32 # x", "1:7: expected a name behind the type"),
        ("int32 a b", "1:9: expected the end of the line, found `b`"),
        ("@include x", "1:1: expected a type, found `@include`"),
        (
            "\nint32 a\n- int32 b",
            "3:3: expected at most 0 dashes, found 1: \
             no `array` or `object` with one dash less is above this line",
        ),
        (
            "array a\n- - int32 b",
            "2:5: expected at most 1 dashes, found 2: \
          no `array` or `object` with one dash less is above this line",
        ),
        ("array<int32 x", "1:12: expected `>` behind the type of the elements"),
        ("array<wibble> x", "1:7: unknown type `wibble`"),
        (
            "array<array> x",
            "1:7: expected the type of its elements behind this `array`, such as `<int32>`",
        ),
        ("array[x] y", "1:7: expected `interleaved`, found `x`"),
        ("ref x", "1:1: expected a `string`, `bytes` or `array` of the name `x` at this level"),
        ("-", "1:2: expected a type and a name behind `-`"),
    ] {
        let source = Source { path: "S_X.1.def".into(), bytes: text.into() };
        let imported = import(&[source]);
        let found: Vec<String> = imported.problems.iter().map(ToString::to_string).collect();
        assert_eq!(found, [format!("S_X.1.def:{expected}")], "{text}");
    }
}

#[test]
fn all_faults_of_a_file_are_reported_and_others_are_printed() {
    let source = |path: &str, text: &[u8]| Source { path: path.into(), bytes: text.to_vec() };
    let imported = import(&[
        source("S_BAD.1.def", b"foo a\nbar b"),
        source("S_BAD.2.def", b"\xff"),
        source("readme.def", b""),
        source("x/S_GOOD.1.def", b"int32 a"),
        source("y/S_GOOD.1.def", b"int32 a"),
        source("z/S_GOOD.1.def", b"int32 b"),
    ]);
    let found: Vec<String> = imported.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "S_BAD.1.def:1:1: unknown type `foo`",
            "S_BAD.1.def:2:1: unknown type `bar`",
            "S_BAD.2.def: byte 0 is not UTF-8",
            "readme.def: expected a name like `S_LOGIN.10.def`",
            "z/S_GOOD.1.def: `S_GOOD` version 1 differs from x/S_GOOD.1.def",
        ]
    );
    assert_eq!(imported.packets, 1);
    assert!(imported.code.contains("pub struct SGood"));
}

fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let pair = |pair: &[u8]| std::str::from_utf8(pair).unwrap().to_owned();
    digits.chunks(2).map(|digits| u8::from_str_radix(&pair(digits), 16).unwrap()).collect()
}
