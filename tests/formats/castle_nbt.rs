//! Castle from NBT and as NBT, against `tests/golden/castle/nbt.tsv` and files of Minecraft.

use codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Limits, Wire};
use formats::castle::{
    Castle, Compound, Date, List, Time, Value,
    nbt::{ByteAs, GuidAs, Nbt, NbtOptions, Packing},
    token,
};

use crate::support::{flips, hex, rows};

fn one(value: Value) -> Nbt {
    let mut root = Compound::default();
    root.push("v", value);
    Nbt { name: String::new(), root }
}

/// The NBT of a value named `v`, without the compound around it and without its name.
fn payload(value: Value, options: &NbtOptions) -> Vec<u8> {
    let bytes = one(value).to_vec_with(options).unwrap();
    let inner = bytes.strip_prefix(&[10, 0, 0]).unwrap().strip_suffix(&[0]).unwrap();
    let [tag, 0, 1, b'v', rest @ ..] = inner else { panic!("{inner:?}") };
    [&[*tag], rest].concat()
}

/// The error for a root that holds this NBT under the name `v`.
fn error(tag: u8, payload: &[u8]) -> DecodeErrorKind {
    let bytes = [&[10, 0, 0, tag, 0, 1, b'v'], payload, &[0]].concat();
    Nbt::from_slice(&bytes).unwrap_err().kind().clone()
}

#[test]
fn every_vector_converts_to_its_bytes() {
    let mut count = 0;
    for row in rows(include_str!("../golden/castle/nbt.tsv")) {
        let (name, castle, bytes, back) = (row[0], hex(row[1]), hex(row[2]), row[3]);
        let root: Compound = Castle::from_slice(&castle).unwrap();
        let nbt = Nbt { name: String::new(), root };
        assert_eq!(nbt.to_vec().unwrap(), bytes, "{name}");
        count += 1;
        if back == "-" {
            assert!(Nbt::from_slice(&bytes).is_err(), "{name}");
            continue;
        }
        let again = Nbt::from_slice(&bytes).unwrap();
        assert_eq!(again.name, "", "{name}");
        if back == "=" {
            assert_eq!(Castle::to_vec(&again.root).unwrap(), castle, "{name}");
        } else {
            assert_eq!(again.root.get("v").unwrap().token_name(), back, "{name}");
        }
        assert_eq!(again.to_vec().unwrap(), bytes, "{name}");
    }
    assert_eq!(count, 45);
}

#[test]
fn every_truncation_of_every_vector_is_incomplete() {
    for row in rows(include_str!("../golden/castle/nbt.tsv")).filter(|row| row[3] != "-") {
        let bytes = hex(row[2]);
        for len in 0..bytes.len() {
            let error = Nbt::from_slice(&bytes[..len]).unwrap_err();
            assert!(error.is_incomplete(), "{} cut to {len}: {error}", row[0]);
        }
    }
}

#[test]
fn no_bit_flip_panics() {
    for row in rows(include_str!("../golden/castle/nbt.tsv")) {
        let bytes = hex(row[2]);
        for (_, flipped) in flips(&bytes) {
            if let Ok(nbt) = Nbt::from_slice(&flipped) {
                Castle::to_vec(&nbt.root).unwrap();
                let again = Nbt::from_slice(&nbt.to_vec().unwrap()).unwrap();
                assert_eq!(format!("{:?}", again.name), format!("{:?}", nbt.name));
            }
        }
    }
}

/// A file that describes the format, and the same packed by zlib 1.3.
const HELLO: &str = "0a000b68656c6c6f20776f726c640800046e616d65000942616e616e72616d6100";
const HELLO_GZIP: &str = "1f8b08000000000002ffe362e0ce48cdc9c95728cf2fca49e16060c94bcc4d65e0744a\
                          cc4bcc2b4acc4d64000077da5c3a21000000";
const HELLO_ZLIB: &str = "789ce362e0ce48cdc9c95728cf2fca49e16060c94bcc4d65e0744acc4bcc2b4acc4d64\
                          00009ce809a9";

#[test]
fn packed_files_are_unpacked() {
    let mut root = Compound::default();
    root.push("name", Value::String("Bananrama".into()));
    let expected = Nbt { name: "hello world".into(), root };
    for (bytes, packing) in
        [(HELLO, Packing::Plain), (HELLO_GZIP, Packing::Gzip), (HELLO_ZLIB, Packing::Zlib)]
    {
        let bytes = hex(bytes);
        assert_eq!(Packing::of(&bytes), packing);
        assert_eq!(Nbt::from_slice(&bytes).unwrap(), expected);
        let mut options = NbtOptions::DEFAULT;
        options.packing = packing;
        let written = expected.to_vec_with(&options).unwrap();
        assert_eq!(Packing::of(&written), packing);
        assert_eq!(Nbt::from_slice(&written).unwrap(), expected);
    }
    assert_eq!(expected.to_vec().unwrap(), hex(HELLO));
    assert_eq!(Packing::of(&[0x00, 0x07]), Packing::Plain, "Castle");
    assert_eq!(Packing::of(&[0x78, 0x9d]), Packing::Plain, "no checksum of zlib");
    assert_eq!(Packing::of(&[]), Packing::Plain);
}

#[test]
fn packed_files_that_are_cut_or_broken_are_errors() {
    for packed in [HELLO_GZIP, HELLO_ZLIB] {
        let bytes = hex(packed);
        for len in 2..bytes.len() {
            assert!(Nbt::from_slice(&bytes[..len]).is_err(), "cut to {len}");
        }
        let mut broken = bytes.clone();
        let last = broken.len() - 1;
        broken[last] ^= 1;
        let kind = Nbt::from_slice(&broken).unwrap_err().kind().clone();
        assert_eq!(kind, DecodeErrorKind::Invalid { what: "packed data", value: 0 });
    }
}

/// 60000 zero bytes as a `ByteArray`, packed by zlib 1.3 to 91.
const ZEROS: &str = "78daedc1b11100100000b157b93325eb9bc21a8a24ab66e3d4dd010000000000000000\
                     0000000000000000000000000000000000000000000000000000000000000000000000\
                     0000000000000000000000000000fce60171b601be";

#[test]
fn a_file_unpacks_to_no_more_than_the_limit() {
    let bytes = hex(ZEROS);
    let nbt = Nbt::from_slice(&bytes).unwrap();
    assert_eq!(nbt.root.get("a"), Some(&Value::SByteArray(vec![0; 60000])));
    let mut options = NbtOptions::DEFAULT;
    options.limits = Limits { memory: 59999, ..options.limits };
    let error = Nbt::from_slice_with(&bytes, &options).unwrap_err();
    let what = "memory";
    assert_eq!(*error.kind(), DecodeErrorKind::BudgetExceeded { what, limit: 59999 });
}

#[test]
fn times_are_numbers() {
    let options = NbtOptions::DEFAULT;
    let date = Value::Date(Date::new(738_200).unwrap());
    assert_eq!(payload(date, &options), hex("03000b4398"));
    let time = Value::Time(Time::MAX);
    assert_eq!(payload(time, &options), hex("04000000c92a69bfff"));
}

#[test]
fn a_byte_is_written_as_the_options_say() {
    let mut options = NbtOptions::DEFAULT;
    let list = |bytes: [u8; 2]| Value::List(List::new(bytes.map(Value::Byte).to_vec()));
    let array = |bytes: [u8; 2]| Value::ByteArray(bytes.to_vec());
    for (byte_as, small, large, small_list, large_list) in [
        (ByteAs::Short, "02007f", "020080", "090200000002007f0001", "090200000002007f0080"),
        (ByteAs::ByteIfSmall, "017f", "020080", "0901000000027f01", "090200000002007f0080"),
        (ByteAs::ByteAtMost127, "017f", "017f", "0901000000027f01", "0901000000027f7f"),
    ] {
        options.byte = byte_as;
        assert_eq!(payload(Value::Byte(127), &options), hex(small));
        assert_eq!(payload(Value::Byte(128), &options), hex(large));
        for of in [list as fn([u8; 2]) -> Value, array] {
            assert_eq!(payload(of([127, 1]), &options), hex(small_list));
            assert_eq!(payload(of([127, 128]), &options), hex(large_list));
        }
    }
}

#[test]
fn a_guid_is_written_as_the_options_say() {
    let guid = Value::Guid("00112233-4455-6677-8899-aabbccddeeff".parse().unwrap());
    let list = Value::List(List::new(vec![guid.clone()]));
    let mut options = NbtOptions::DEFAULT;
    let ints = "0000000400112233445566778899aabbccddeeff";
    assert_eq!(payload(guid.clone(), &options), hex(&format!("0b{ints}")));
    assert_eq!(payload(list.clone(), &options), hex(&format!("090b00000001{ints}")));
    options.guid = GuidAs::Longs;
    let bytes = one(guid).to_vec_with(&options).unwrap();
    let two = "0a0000 040005764d6f7374 0011223344556677 040006764c65617374 8899aabbccddeeff 00";
    assert_eq!(bytes, hex(&two.replace(' ', "")));
    let longs = "090c000000010000000200112233445566778899aabbccddeeff";
    assert_eq!(payload(list, &options), hex(longs));
}

/// The list that a root holds under the name `v`.
fn list(payload: &str) -> (u8, Vec<Value>) {
    let bytes = [&[10, 0, 0, 9, 0, 1, b'v'][..], &hex(payload), &[0]].concat();
    let nbt = Nbt::from_slice(&bytes).unwrap();
    assert_eq!(nbt.to_vec().unwrap(), bytes);
    let Some(Value::List(List { of, items })) = nbt.root.get("v") else { panic!("no list") };
    Castle::to_vec(&nbt.root).unwrap();
    (*of, items.clone())
}

#[test]
fn inner_lists_become_arrays_and_return() {
    let (of, items) =
        list("09 00000002 05 00000001 3fc00000 00 00000000".replace(' ', "").as_str());
    assert_eq!(of, token::SINGLE_ARRAY);
    assert_eq!(items, [Value::SingleArray(vec![1.5]), Value::SingleArray(vec![])]);
    let (of, items) =
        list("09 00000002 00 00000000 06 00000001 3ff8000000000000".replace(' ', "").as_str());
    assert_eq!(of, token::DOUBLE_ARRAY);
    assert_eq!(items, [Value::DoubleArray(vec![]), Value::DoubleArray(vec![1.5])]);
    let (of, items) = list("09 00000001 00 00000000".replace(' ', "").as_str());
    assert_eq!((of, items), (token::INT16_ARRAY, vec![Value::Int16Array(vec![])]));
}

#[test]
fn nbt_that_castle_cannot_hold_is_an_error() {
    let invalid = |what, value| DecodeErrorKind::Invalid { what, value };
    // Lists of: a list of one byte, a list of one list; a list of floats beside one of shorts.
    let other = "list of lists, which are not of Short, Float or Double";
    assert_eq!(error(9, &hex("0900000001010000000107")), invalid(other, 1));
    assert_eq!(error(9, &hex("09000000010900000001000000000000")), invalid(other, 9));
    let mixed = hex("0900000002050000000100000000020000000100010000000000");
    assert_eq!(error(9, &mixed), invalid("list of lists of several types", 0x13));
    assert_eq!(error(9, &hex("0000000001")), invalid("list of type End with elements", 0));
    assert_eq!(error(9, &hex("01ffffffff")), invalid("count below zero", 1));
    assert_eq!(error(11, &hex("ffffffff")), invalid("count below zero", 1));
    assert_eq!(error(13, &[]), invalid("tag", 0));
    let text = |encoding| DecodeErrorKind::InvalidText { encoding };
    assert_eq!(error(8, &hex("0003eda0bd")), text("modified UTF-8"));
    let umlaut = hex("0a0000010002c3bc0100");
    assert_eq!(*Nbt::from_slice(&umlaut).unwrap_err().kind(), text("ASCII"));
    let root = Nbt::from_slice(&hex("090000010000000100")).unwrap_err();
    assert_eq!(
        root.to_string(),
        "invalid root, which is no compound but has the tag 0x9 at byte 0x0"
    );
}

#[test]
fn counts_are_checked_before_memory_is_asked_for() {
    let too_long = DecodeErrorKind::TooLong { max: 65535, found: 65536 };
    for (tag, width) in [(7, 1), (11, 4), (12, 8)] {
        let most = [&65535_u32.to_be_bytes()[..], &vec![0; 65535 * width]].concat();
        let bytes = [&[10, 0, 0, tag, 0, 1, b'v'][..], &most, &[0]].concat();
        assert_eq!(Nbt::from_slice(&bytes).unwrap().to_vec().unwrap(), bytes);
        let over = [&65536_u32.to_be_bytes()[..], &vec![0; 65536 * width]].concat();
        assert_eq!(error(tag, &over), too_long);
        // The byte that ends the compound is left.
        let needed = 0x7fff_ffff * width;
        let kind = DecodeErrorKind::UnexpectedEnd { needed, left: 1 };
        assert_eq!(error(tag, &hex("7fffffff")), kind);
        let in_list = [&[tag][..], &1_u32.to_be_bytes(), &hex("7fffffff")].concat();
        assert_eq!(error(9, &in_list), kind);
    }
    let list = [&[1][..], &65536_u32.to_be_bytes(), &vec![0; 65536]].concat();
    assert_eq!(error(9, &list), too_long);
    let kind = DecodeErrorKind::UnexpectedEnd { needed: 0x7fff_ffff, left: 1 };
    assert_eq!(error(9, &hex("0a7fffffff")), kind);
}

#[test]
fn compounds_and_names_are_counted() {
    let child = |n: u32| [&[1, 0, 4][..], &format!("{n:04x}").into_bytes(), &[0]].concat();
    let compound =
        |count: u32| (0..count).flat_map(|n| child(n & 0xffff)).chain([0]).collect::<Vec<u8>>();
    let file = |count| [&[10, 0, 0][..], &compound(count)].concat();
    assert_eq!(Nbt::from_slice(&file(65535)).unwrap().root.0.len(), 65535);
    let error = Nbt::from_slice(&file(65536)).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 65535, found: 65536 });
    // 65535 names inside, one for the compound, one for its neighbour.
    let inner = [&[10, 0, 0, 10, 0, 1, b'v'][..], &compound(65535)].concat();
    assert!(Nbt::from_slice(&[&inner[..], &[0]].concat()).is_ok());
    let error = Nbt::from_slice(&[&inner[..], &[1, 0, 1, b'w', 0, 0]].concat()).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::TooLong { max: 65536, found: 65537 });
}

#[test]
fn depth_is_limited_both_ways() {
    let nested = |levels| [[10, 0, 0].repeat(levels), vec![0; levels]].concat();
    let deepest = nested(512);
    assert_eq!(Nbt::from_slice(&deepest).unwrap().to_vec().unwrap(), deepest);
    let error = Nbt::from_slice(&nested(513)).unwrap_err();
    assert_eq!(*error.kind(), DecodeErrorKind::DepthLimit { limit: 512 });
    let mut options = NbtOptions::DEFAULT;
    options.limits.depth = 600;
    let deeper = Nbt::from_slice_with(&nested(513), &options).unwrap();
    let error = deeper.to_vec().unwrap_err();
    assert_eq!(*error.kind(), EncodeErrorKind::DepthLimit { limit: 512 });
}

#[test]
fn castle_that_nbt_cannot_hold_is_an_error() {
    let kind = |nbt: Nbt| nbt.to_vec().unwrap_err().kind().clone();
    // NUL takes two bytes in modified UTF-8, a character of another plane six instead of four.
    let text = |text: String| one(Value::String(text.into()));
    assert!(text("\0".repeat(32767)).to_vec().is_ok());
    let too_long = |len| EncodeErrorKind::TooLong { max: 65535, len };
    assert_eq!(kind(text("\0".repeat(32768))), too_long(65536));
    assert_eq!(kind(one(Value::String16("😀".repeat(10923).into()))), too_long(65538));
    let named = |name: String, value| {
        let mut root = Compound::default();
        root.push(name, value);
        Nbt { name: String::new(), root }
    };
    assert!(named("n".repeat(65535), Value::Byte(0)).to_vec().is_ok());
    assert_eq!(kind(named("n".repeat(65531), Value::Guid(uuid::Uuid::nil()))), too_long(65536));
    assert_eq!(kind(Nbt { name: "n".repeat(65536), ..Nbt::default() }), too_long(65536));
    let invalid = |what| EncodeErrorKind::Invalid { what };
    let reserved = named("__fastnbt_int_array".into(), Value::Byte(0));
    assert_eq!(kind(reserved), invalid("name: it has a meaning in fastnbt"));
    let lists = Value::List(List::new(vec![Value::List(List::default())]));
    assert_eq!(kind(one(lists)), invalid("list of lists"));
    let mixed = Value::List(List::new(vec![Value::Byte(1), Value::SByte(1)]));
    assert_eq!(kind(one(mixed)), invalid("element: it has another type than its list"));
}

#[test]
fn what_follows_a_list_of_arrays_is_not_taken_for_an_array() {
    // A list of one LongArray of none, then a Byte, whose first four bytes would be a large count.
    let bytes = hex("0a0000090001760c000000010000000001000177 0700".replace(' ', "").as_str());
    let nbt = Nbt::from_slice(&bytes).unwrap();
    assert_eq!(nbt.root.get("w"), Some(&Value::SByte(7)));
    assert_eq!(nbt.to_vec().unwrap(), bytes);
}

#[test]
fn a_declared_struct_is_read_from_nbt_and_written_as_nbt() {
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Castle)]
    struct Player {
        #[wire(name = "Health")]
        health: i16,
        #[wire(name = "Pos")]
        position: Vec<f64>,
        title: Option<String>,
    }

    // A compound named "p" that holds the short `Health`, 20.
    let file = hex("0a 0001 70 02 0006 4865616c7468 0014 00");
    let nbt = Nbt::from_slice(&file).unwrap();
    let error = nbt.decode::<Player>().unwrap_err();
    assert_eq!(error.path().to_string(), "Player.position");

    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Castle)]
    struct Health {
        #[wire(name = "Health")]
        health: i16,
        title: Option<String>,
    }
    let health: Health = nbt.decode().unwrap();
    assert_eq!(health, Health { health: 20, title: None });
    assert_eq!(Nbt::new("p", &health).unwrap().to_vec().unwrap(), file);
    // Only a compound can be the root.
    assert!(Nbt::new("p", &1_i16).is_err());
}
