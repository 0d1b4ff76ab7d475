//! Tags that are bytes, a text or a `bool`; typed fields of unknown variants; numbers as in Rust.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire};
use ::std::{assert, assert_eq, matches, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error,
};

const GROUP: [u8; 4] = *b"GRUP";

/// Records of a TES plugin (UESP, "Mod file format"): four letters, then a size.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = [u8; 4])]
enum Record {
    #[wire(id = GROUP)]
    Group { size: u32 },
    #[wire(id = [b"TES3", b"TES4"])]
    Header(u16),
    #[wire(other)]
    Unknown([u8; 4], Vec<u8>),
}

#[test]
fn bytes_tell_the_variants_apart_in_every_order() {
    assert_message::<Little, _>(&Record::Group { size: 1 }, b"GRUP\x01\0\0\0");
    assert_message::<Big, _>(&Record::Group { size: 1 }, b"GRUP\0\0\0\x01");
    assert_wire::<Little, _>(&Record::Header(2), b"TES3\x02\0");
    assert_eq!(Little::from_slice::<Record>(b"TES4\x02\0").unwrap(), Record::Header(2));
    assert_wire::<Little, _>(&Record::Unknown(*b"WEAP", vec![7]), b"WEAP\x07");
    let error = encode_error::<Little, _>(&Record::Unknown(*b"TES4", vec![]));
    assert_text(&error, "invalid unknown tag: another variant has it in Record.Unknown");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Named {
    kind: Implied<[u8; 4]>,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    record: Record,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Kept {
    kind: [u8; 4],
    #[wire(switch = kind)]
    record: Record,
}

#[test]
fn bytes_select_a_variant() {
    let record = |record| Named { kind: Implied::new(), size: Implied::new(), record };
    assert_message::<Little, _>(&record(Record::Header(9)), b"TES3\x02\x09\0");
    assert_message::<Little, _>(&record(Record::Unknown(*b"ALCH", vec![])), b"ALCH\0");
    let error = decode_error::<Little, Named>(b"TES4\x02\x09\0");
    assert!(error.to_string().starts_with("invalid value: the field is not kept"), "{error}");
    assert_message::<Little, _>(&Kept { kind: *b"TES4", record: Record::Header(9) }, b"TES4\x09\0");
    let other = Kept { kind: *b"WEAP", record: Record::Header(9) };
    assert_eq!(Little::to_vec(&other).unwrap(), b"TES3\x09\0");
}

/// Texts as tags, in a field.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = str)]
enum Command {
    #[wire(id = "say")]
    Say(u8),
    #[wire(id = ["quit", "exit"])]
    Quit,
    #[wire(other)]
    Unknown { name: String, n: u16 },
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Line {
    name: String,
    time: u8,
    #[wire(switch = name)]
    command: Command,
}

#[test]
fn a_text_selects_a_variant() {
    let line = |name: &str, command| Line { name: name.into(), time: 9, command };
    assert_message::<Little, _>(&line("say", Command::Say(5)), b"\x03\0say\x09\x05");
    assert_message::<Little, _>(&line("exit", Command::Quit), b"\x04\0exit\x09");
    let unknown = Command::Unknown { name: "go".into(), n: 1 };
    assert_message::<Little, _>(&line("go", unknown), b"\x02\0go\x09\x01\0");
    assert_text(
        &encode_error::<Little, _>(&line("say", Command::Quit)),
        "invalid variant: the field that selects it says another one in Line.command",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = bool)]
enum Maybe {
    #[wire(id = false)]
    Nothing,
    #[wire(id = true)]
    Just(u16),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Both {
    first: Maybe,
    is_there: Implied<bool>,
    #[wire(switch = is_there)]
    second: Maybe,
}

#[test]
fn a_bool_tells_the_variants_apart() {
    let both = Both { first: Maybe::Just(1), is_there: Implied::new(), second: Maybe::Nothing };
    assert_message::<Little, _>(&both, &[1, 1, 0, 0]);
    assert_message::<Little, _>(&Both { second: Maybe::Just(2), ..both }, &[1, 1, 0, 1, 2, 0]);
    let error = decode_error::<Little, Maybe>(&[2]);
    assert_text(&error, "invalid bool 0x2 at byte 0x0 in Maybe");
}

/// Numbers as Rust has them.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u8)]
#[repr(u8)]
enum Letter {
    Int = b'I',
    Next,
    Long = b'L' + 1,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Size {
    Small = b'S' as isize,
    Large,
}

/// PostgreSQL tells messages by letters.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u8)]
enum Code {
    #[wire(id = b'Q')]
    Query,
    #[wire(id = 2)]
    Two,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct List {
    code: Code,
    #[wire(count = code as u8)]
    list: Vec<u8>,
}

#[test]
fn numbers_are_those_of_rust_and_of_the_wire() {
    assert_message::<Little, _>(&Letter::Int, b"I");
    assert_message::<Little, _>(&Letter::Next, b"J");
    assert_message::<Little, _>(&Letter::Long, b"M");
    assert_message::<Little, _>(&Size::Small, b"S\0");
    assert_message::<Little, _>(&Size::Large, b"T\0");
    assert_message::<Little, _>(&Code::Query, b"Q");
    // The number on the wire, not Rust's.
    assert_message::<Little, _>(&List { code: Code::Two, list: vec![7, 8] }, &[2, 7, 8]);
}

/// An enum without `Copy`, and not `open`, selects by its number, whatever its width is.
#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Kind {
    #[wire(id = 0)]
    No,
    #[wire(id = 1)]
    Yes,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Body {
    #[wire(id = 0)]
    No,
    #[wire(id = 1)]
    Yes(u8),
    #[wire(id = 2)]
    More,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Packet {
    kind: Kind,
    implied: Implied<Kind>,
    wide: u32,
    #[wire(switch = kind)]
    first: Body,
    #[wire(switch = implied)]
    second: Body,
    #[wire(switch = wide >> 24)]
    third: Body,
}

#[test]
fn numbers_with_names_select_a_variant() {
    let packet = |first, third| Packet {
        kind: Kind::No,
        implied: Implied::new(),
        wide: 0x0203_0405,
        first,
        second: Body::No,
        third,
    };
    let bytes = [1, 0, 0, 0, 5, 4, 3, 1, 7, 9];
    let value = packet(Body::Yes(7), Body::Yes(9));
    assert_eq!(Little::to_vec(&value).unwrap(), bytes);
    let read = Little::from_slice::<Packet>(&bytes).unwrap();
    assert_eq!((read.kind, read.wide), (Kind::Yes, 0x0103_0405));
    let error = encode_error::<Little, _>(&packet(Body::More, Body::No));
    assert_text(&error, "value does not fit in the bits of its tag in Packet.first");
    let error = decode_error::<Little, Packet>(&[0, 0, 0, 0, 0, 0, 0, 3]);
    assert_text(&error, "unknown tag 0x3 of `Body` at byte 0x8 in Packet.third");
}

/// A group of bits selects a variant in the same struct, and inner groups are counts.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u16)]
struct Head {
    #[wire(bits = 3)]
    kind: u8,
    sizes: Sizes,
    #[wire(rest)]
    unused: (),
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Big, bits = u8)]
struct Sizes {
    #[wire(bits = 4)]
    body: u8,
    #[wire(bits = 4)]
    tail: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Deep {
    before: u8,
    head: Head,
    #[wire(len = head.sizes.body)]
    body: Vec<u8>,
    #[wire(count = head.sizes.tail)]
    tail: Vec<u8>,
    #[wire(switch = head.kind)]
    choice: Choice,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, tag = u8)]
enum Choice {
    #[wire(id = 5)]
    Five,
    #[wire(id = 6)]
    Six(u8),
}

#[test]
fn groups_inside_of_groups_are_counts() {
    let head = Head { kind: 5, sizes: Sizes { body: 2, tail: 1 }, unused: () };
    let deep = Deep { before: 0xff, head, body: vec![1, 2], tail: vec![3], choice: Choice::Five };
    // 101 0010 0001 00000
    assert_message::<Big, _>(&deep, &[0xff, 0xa4, 0x20, 1, 2, 3]);
    let other = Deep { body: vec![], tail: vec![7, 8, 9], ..deep.clone() };
    // 101 0000 0011 00000
    assert_eq!(Big::to_vec(&other).unwrap(), [0xff, 0xa0, 0x60, 7, 8, 9]);
    let error = encode_error::<Big, _>(&Deep { tail: vec![0; 16], ..deep.clone() });
    assert_text(&error, "length 16 is over the maximum 15 in Deep.tail");
    let error = encode_error::<Big, _>(&Deep { choice: Choice::Six(1), ..deep });
    assert_text(
        &error,
        "invalid variant: the field that selects it says another one in Deep.choice",
    );
}

/// It contains itself, and nothing else.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Chain {
    #[wire(id = 0)]
    End,
    #[wire(id = 1)]
    More(Box<Chain>),
}

#[test]
fn enums_that_contain_themselves_have_a_limit() {
    let chain = Chain::More(Box::new(Chain::More(Box::new(Chain::End))));
    assert_message::<Little, _>(&chain, &[1, 1, 0]);
    let error = decode_error::<Little, Chain>(&[1; 1_000_000]);
    assert!(matches!(error.kind(), DecodeErrorKind::DepthLimit { .. }), "{error}");
    let deep = (0..1_000).fold(Chain::End, |chain, _| Chain::More(Box::new(chain)));
    let error = encode_error::<Little, _>(&deep);
    assert!(matches!(error.kind(), EncodeErrorKind::DepthLimit { .. }), "{error}");
}
