//! MOUL: the data types that several messages share.

mod text;

use std::{fmt::Debug, time::Duration};

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeErrorKind, Format as _, Implied, Options,
    Wire,
};
use formats::moul::{
    BitVector, Creatable, Moul, MoulOptions, UnifiedTime,
    key::{CloneIds, Key, LoadMask, LocFlags, Location, SequenceKind, SequenceNumber, Uoid},
    messages::NetError,
};

use crate::support::{
    assert_flips_round_trip, assert_rejects_truncation_with, assert_wire_with, hex,
};

/// Checks that `value` is exactly these bytes, both ways, and that no part of them is enough.
#[track_caller]
fn vector<T>(value: &T, text: &str)
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    vector_with(value, text, &Options::new(MoulOptions::DEFAULT));
}

#[track_caller]
fn vector_with<T>(value: &T, text: &str, options: &Options<Moul>)
where
    T: Encode<Moul> + for<'de> Decode<'de, Moul> + PartialEq + Debug,
{
    let bytes = hex(text);
    assert_wire_with::<Moul, T>(value, &bytes, options);
    let strict = Options { strict: true, ..options.clone() };
    assert_eq!(&Moul::from_slice_with::<T>(&bytes, &strict).unwrap(), value);
    assert_rejects_truncation_with::<Moul, T>(&bytes, options);
    assert_flips_round_trip::<Moul, T>(&bytes, options);
}

#[track_caller]
fn decode_error<T: for<'de> Decode<'de, Moul> + Debug>(text: &str) -> DecodeError {
    Moul::from_slice::<T>(&hex(text)).unwrap_err()
}

fn strict<T: for<'de> Decode<'de, Moul>>(text: &str) -> Result<T, DecodeError> {
    let options = Options { strict: true, ..Options::new(MoulOptions::DEFAULT) };
    Moul::from_slice_with(&hex(text), &options)
}

#[test]
fn bit_vectors() {
    // Computed from the layout of the client.
    vector(&BitVector::default(), "00000000");
    vector(&BitVector::from_iter([0]), "01000000 01000000");
    vector(&BitVector::from_iter([0, 33]), "02000000 01000000 02000000");
}

#[test]
fn bit_vector_keeps_words_of_zero_until_it_is_trimmed() {
    let mut vector: BitVector = Moul::from_slice(&hex("02000000 05000000 00000000")).unwrap();
    assert_eq!(vector.words, [5, 0]);
    assert_eq!(vector.bits().collect::<Vec<_>>(), [0, 2]);
    assert!(vector.get(2) && !vector.get(1) && !vector.get(1000));
    vector.trim();
    assert_eq!(vector, BitVector::from_iter([2, 0]));
    vector.set(64, true);
    vector.set(64, false);
    vector.set(9000, false);
    assert_eq!(vector.words, [5, 0, 0]);
}

#[test]
fn bit_vector_that_claims_too_much_costs_nothing() {
    let error = decode_error::<BitVector>("ffffff7f 01000000");
    assert!(error.is_incomplete(), "{error}");
}

#[test]
fn time() {
    // Computed from the layout of the client.
    let time = UnifiedTime { seconds: 1_700_000_000, microseconds: 250_000 };
    vector(&time, "00f15365 90d00300");
    assert_eq!(time.since_epoch(), Duration::from_millis(1_700_000_000_250));
    assert_eq!(UnifiedTime::from_epoch(time.since_epoch()), Some(time));
    assert_eq!(UnifiedTime::from_epoch(Duration::from_secs(1 << 32)), None);
}

#[test]
fn sequence_numbers_of_pages() {
    // NAGUS tests/test_structs.py; then DIRTSAND Tests/Test_Location.cpp.
    for (number, age, page, bytes) in [
        (0xff06_0002, -6, 1, "020006ff"),
        (0xff04_0002, -4, 1, "020004ff"),
        (0xff01_0002, -1, 1, "020001ff"),
        (0xff01_01b4, -1, 435, "b40101ff"),
        (0x0002_001f, 1, 65534, "1f000200"),
        (0x0002_0020, 1, 65535, "20000200"),
        (0x000d_0022, 13, 1, "22000d00"),
        (0x9c44_0022, 40004, 1, "2200449c"),
        (0x0000_0021, 0, 0, "21000000"),
        (0x0001_0021, 1, 0, "21000100"),
        (0x0064_0022, 100, 1, "22006400"),
        (0xff01_0001, -1, 0, "010001ff"),
        (0x0006_0086, 6, 101, "86000600"),
        (0xff01_0009, -1, 8, "090001ff"),
    ] {
        let sequence = SequenceNumber(number);
        vector(&sequence, bytes);
        assert_eq!(sequence.kind(), SequenceKind::Page { age, page }, "{number:#x}");
        assert_eq!(SequenceNumber::of_page(age, page), Some(sequence), "{age}, {page}");
    }
}

#[test]
fn sequence_numbers_that_are_no_pages() {
    // NAGUS tests/test_structs.py.
    for (number, kind, bytes) in [
        (0, SequenceKind::Fixed, "00000000"),
        (1, SequenceKind::Local, "01000000"),
        (2, SequenceKind::Local, "02000000"),
        (3, SequenceKind::Local, "03000000"),
        (0x20, SequenceKind::Local, "20000000"),
        (0xff00_0000, SequenceKind::Server, "000000ff"),
        (0xff00_0001, SequenceKind::Reserved, "010000ff"),
        (0xff00_ffff, SequenceKind::Reserved, "ffff00ff"),
        (0xff01_0000, SequenceKind::Reserved, "000001ff"),
        (0xffff_ffff, SequenceKind::Invalid, "ffffffff"),
    ] {
        let sequence = SequenceNumber(number);
        vector(&sequence, bytes);
        assert_eq!(sequence.kind(), kind, "{number:#x}");
        assert_eq!(sequence.page(), None);
    }
}

#[test]
fn ranges_of_sequence_numbers_end_where_the_documentation_says() {
    // NAGUS docs/uru/protocol.rst.
    for (number, page) in [
        (0x0001_0020, Some((0, 0xffff))),
        (0x7fff_0021, Some((32767, 0))),
        (0x8000_0020, Some((32767, 0xffff))),
        (0x8000_0021, Some((32768, 0))),
        (0xfeff_0020, Some((65278, 0xffff))),
        (0xfeff_0021, None),
        (0xfeff_ffff, None),
        (0xff02_0000, Some((-1, 0xffff))),
        (0xffff_0001, Some((-255, 0))),
        (0xffff_fffe, Some((-255, 0xfffd))),
    ] {
        assert_eq!(SequenceNumber(number).page(), page, "{number:#x}");
    }
    assert_eq!(SequenceNumber(0xfeff_0021).kind(), SequenceKind::Unusable);
    for (age, page) in
        [(65279, 0), (65279, 0xffff), (65536, 0), (i32::MAX, 0), (-255, 0xfffe), (-255, 0xffff)]
    {
        assert_eq!(SequenceNumber::of_page(age, page), None, "{age}, {page}");
    }
    for (age, page) in [(-256, 0), (i32::MIN, 0)] {
        assert_eq!(SequenceNumber::of_page(age, page), None, "{age}, {page}");
    }
}

#[test]
fn locations() {
    // Computed from the layout of the client: the textures of age 6.
    let textures = Location { sequence: SequenceNumber(458_784), flags: LocFlags::BUILT_IN };
    vector(&textures, "20000700 0800");
    assert_eq!(Location::of_page(6, 0xffff), Some(textures));
    let global = Location::of_page(-6, 1).unwrap();
    assert!(global.flags.contains(LocFlags::RESERVED));
    let bugs = Location { flags: global.flags | LocFlags::ITINERANT, ..global };
    assert!(bugs.is_same(global) && bugs != global && !bugs.is_same(textures));
}

fn uoid(location: Location, class_index: u16, object_id: u32, name: &str) -> Uoid {
    Uoid { location, class_index, object_id, object_name: name.into(), ..Uoid::default() }
}

fn location(sequence: u32, flags: u16) -> Location {
    Location { sequence: SequenceNumber(sequence), flags: LocFlags(flags) }
}

#[test]
fn uoids() {
    // MOSS PlKey.cc, write_null_key.
    vector(&uoid(location(u32::MAX, 0), 0, 0, ""), "00 ffffffff0000 0000 00000000 00f0");
    // Computed from the layout of the client.
    vector(
        &Uoid { load_mask: Some(LoadMask(0x8c)), ..uoid(location(393_250, 0), 1, 7, "Obj") },
        "02 220006000000 8c 0100 07000000 03f0b09d95",
    );
    vector(
        &Uoid {
            clone: Some(CloneIds { clone_id: 1, player_id: 123_456 }),
            ..uoid(location(0xff06_0002, 4), 1, 3, "Male")
        },
        "01 020006ff0400 0100 03000000 04f0b29e939a 0100 0000 40e20100",
    );
}

#[test]
fn load_masks() {
    let mask = LoadMask(0x8c);
    assert_eq!((mask.quality(), mask.capability()), (0xf8, 0xfc));
    assert_eq!(LoadMask::new(0xf8, 0xfc), mask);
    assert_eq!((LoadMask::ALWAYS.quality(), LoadMask::ALWAYS.capability()), (0xff, 0xff));
    assert_eq!(LoadMask::default(), LoadMask::ALWAYS);
}

#[test]
fn uoid_with_other_contents_is_an_error() {
    assert!(!decode_error::<Uoid>("04 ffffffff0000 0000 00000000 00f0").is_incomplete());
}

#[test]
fn clone_without_a_cloner_is_refused() {
    let uoid = Uoid { clone: Some(CloneIds { clone_id: 1, player_id: 0 }), ..Uoid::default() };
    let error = Moul::to_vec(&uoid).unwrap_err();
    assert_eq!(error.to_string(), "`player_id != 0` does not hold in Uoid.clone.player_id");
    let error = decode_error::<CloneIds>("0100 0000 00000000");
    assert_eq!(*error.kind(), DecodeErrorKind::CheckFailed { condition: "player_id != 0" });
}

#[test]
fn ignored_part_of_a_clone_matters_in_strict_mode() {
    let clone = CloneIds { clone_id: 1, player_id: 2 };
    assert_eq!(Moul::from_slice::<CloneIds>(&hex("0100 0900 02000000")).unwrap(), clone);
    assert!(strict::<CloneIds>("0100 0900 02000000").is_err());
}

#[test]
fn keys() {
    // Computed from the layout of the client.
    vector(&Key(None), "00");
    vector(
        &Key(Some(uoid(location(0, 0), 244, 0, "kAvatarMgr_KEY"))),
        "01 00 000000000000 f400 00000000 0ef094be899e8b9e8db2988da0b4baa6",
    );
}

#[test]
fn key_reads_any_byte_but_0_as_true_unless_strict() {
    assert!(decode_error::<Key>("02").is_incomplete());
    let error = strict::<Key>("02").unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::Invalid { what: "bool", value: 2 });
}

#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = Moul, tag = u16)]
enum Class {
    #[wire(id = 0x2ad)]
    Known { id: u32 },
}

#[test]
fn creatables() {
    // The first is computed from the layout of the client.
    vector(&Creatable::<Class>::Null, "0080");
    vector(&Creatable::new(Class::Known { id: 7 }), "ad02 07000000");

    let other = Creatable::<Class>::Unknown { class_index: 0x2ae, data: hex("0102").into() };
    assert_eq!(Moul::to_vec(&other).unwrap(), hex("ae02 0102"));
    assert_eq!(Moul::from_slice::<Creatable<Class>>(&hex("ae02 0102")).unwrap(), other);
    assert_eq!(Moul::from_bytes::<Creatable<Class>>(&hex("ae02 0102").into()).unwrap(), other);
}

#[test]
fn unknown_class_cannot_pose_as_another() {
    for class_index in [0x8000, 0x2ad] {
        let value = Creatable::<Class>::Unknown { class_index, data: Default::default() };
        let error = Moul::to_vec(&value).unwrap_err();
        assert_eq!(
            *error.kind(),
            EncodeErrorKind::Invalid { what: "class index of an unknown class" }
        );
    }
}

#[test]
fn nested_common_types_stand_in_a_message() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Moul)]
    struct Message {
        one: Implied<u8>,
        #[wire(bit = one & 1)]
        time: Option<UnifiedTime>,
        sender: Key,
        bits: BitVector,
    }

    let message = Message {
        one: Implied::new(),
        time: Some(UnifiedTime { seconds: 1, microseconds: 2 }),
        sender: Key(None),
        bits: BitVector::from_iter([1]),
    };
    vector(&message, "01 01000000 02000000 00 01000000 02000000");
}

#[test]
fn error_codes_have_the_texts_of_clients() {
    // NAGUS docs/uru/protocol.rst.
    let texts: Vec<_> = (-1..=48_i32)
        .map(|code| {
            let error: NetError = Moul::from_slice(&code.to_le_bytes()).unwrap();
            assert_eq!(error.is_error(), code > 0);
            assert_eq!(error.description(), Some(&*error.to_string()));
            error.to_string()
        })
        .collect();
    assert_eq!(texts.len(), 50);
    assert_eq!(texts[0], "Pending");
    assert_eq!(texts[1], "Success");
    assert_eq!(texts[7], "Disconnected From Server");
    assert_eq!(texts[33], "Must Use GameTap Client");
    assert_eq!(texts[45], "Invite: Couldn't find player");
    assert_eq!(texts[49], "Vault Node Access Violation");
    assert_eq!(NetError::Unknown(49).description(), None);
    assert_eq!(NetError::Unknown(49).to_string(), "Net 49");
    assert!(NetError::Unknown(49).is_error() && !NetError::Unknown(-2).is_error());
}
