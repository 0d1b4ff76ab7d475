//! Directives that meet each other.

mod support;

use codec_core::{Wire, checksum::ByteSum, codec::U24, error::DecodeErrorKind, fields::Implied};
use support::{Big, Little, both, decode_error, encode_error, from_slice, to_vec};

#[derive(Wire, Debug, PartialEq, Clone)]
#[wire(format = Little, format = Big, with(flags: u8, wide: bool))]
struct Stats {
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(when = wide)]
    experience: Option<u16>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Player {
    flags: Implied<u8>,
    version: u8,
    #[wire(bit = flags & 0x80)]
    guild: Option<u8>,
    #[wire(with(flags, version > 1))]
    stats: Stats,
}

#[test]
fn flags_are_told_by_several_fields_and_by_a_struct_inside() {
    let stats = Stats { level: Some(7), experience: None };
    let value = Player { flags: Implied::new(), version: 1, guild: Some(5), stats };
    both(&value, &[0x81, 1, 5, 7]);
    let stats = Stats { level: None, experience: Some(8) };
    both(&Player { version: 2, guild: None, stats, ..value }, &[0, 2, 8, 0]);
    assert_eq!(
        decode_error::<Player>(&[2, 1]),
        "invalid flag bits 0x2 at byte 0x2 in Player.flags"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Raid {
    flags: Implied<u8>,
    count: Implied<u8>,
    size: Implied<u16>,
    #[wire(len = size + 2, count = count, with(flags, true))]
    members: Vec<Stats>,
    end: u8,
}

#[test]
fn a_length_is_around_a_count_of_structs_with_values() {
    let member = Stats { level: Some(1), experience: Some(2) };
    let value = |members| Raid {
        flags: Implied::new(),
        count: Implied::new(),
        size: Implied::new(),
        members,
        end: 9,
    };
    both(&value(vec![member.clone(), member]), &[1, 2, 4, 0, 1, 2, 0, 1, 2, 0, 9]);
    // The members have different bits.
    let members = vec![
        Stats { level: Some(1), experience: Some(2) },
        Stats { level: None, experience: Some(2) },
    ];
    assert_eq!(
        encode_error(&value(members)),
        "invalid value from the struct around it: other fields say another one in Raid.members[1]"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8))]
struct Outer {
    #[wire(with(flags, true))]
    inner: Stats,
    #[wire(bit = flags & 2)]
    own: Option<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Deep {
    flags: Implied<u8>,
    #[wire(with(flags))]
    outer: Outer,
}

#[test]
fn bits_are_told_through_several_structs() {
    let inner = Stats { level: Some(3), experience: Some(4) };
    let value = Deep { flags: Implied::new(), outer: Outer { inner, own: Some(5) } };
    both(&value, &[3, 3, 4, 0, 5]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Directory {
    flags: Implied<u8>,
    offset: Implied<u16>,
    size: Implied<u8>,
    #[wire(bit = flags & 1, at = offset, align = 4, len = size)]
    entry: Option<Vec<u16>>,
    #[wire(checksum(ByteSum<u16>, ..=size))]
    sum: Implied<u16>,
}

#[test]
fn data_elsewhere_is_there_if_a_bit_is_set_and_a_checksum_covers_its_offset() {
    let value = |entry| Directory {
        flags: Implied::new(),
        offset: Implied::new(),
        size: Implied::new(),
        entry,
        sum: Implied::new(),
    };
    both(&value(Some(vec![5, 6])), &[1, 8, 0, 4, 13, 0, 0, 0, 5, 0, 6, 0]);
    both(&value(None), &[0, 0, 0, 0, 0, 0]);
    let mut bytes = to_vec(&value(None)).unwrap();
    bytes[4] = 1;
    let error = from_slice::<Directory>(&bytes).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::Checksum { expected: Some(0), found: Some(1) });
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Node {
    next: Implied<u8>,
    #[wire(at = next)]
    child: Option<Box<Node>>,
    value: u8,
}

#[test]
fn data_elsewhere_can_have_data_elsewhere() {
    let leaf = Node { next: Implied::new(), child: None, value: 3 };
    let inner = Node { next: Implied::new(), child: Some(Box::new(leaf)), value: 2 };
    let value = Node { next: Implied::new(), child: Some(Box::new(inner)), value: 1 };
    both(&value, &[2, 1, 4, 2, 0, 3]);
    // A cycle.
    assert!(decode_error::<Node>(&[2, 1, 2, 2]).contains("than the limit"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Shape {
    #[wire(id = 1)]
    Polygon {
        size: Implied<u8>,
        #[wire(len = size, as = Vec<U24>, rest)]
        points: Vec<u32>,
    },
    #[wire(id = 2)]
    Circle(#[wire(as = U24)] u32),
}

#[test]
fn variants_have_directives() {
    both(&Shape::Polygon { size: Implied::new(), points: vec![1, 2] }, &[1, 6, 1, 0, 0, 2, 0, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Element {
    head: Implied<u8>,
    size: Implied<u8>,
    #[wire(switch = (head >> 2) & 7, len = size - 2)]
    shape: Shape,
    #[wire(bit = head & 1)]
    color: Option<u8>,
}

#[test]
fn a_switch_takes_some_bits_and_a_flag_another() {
    let shape = Shape::Circle(0x010203);
    both(
        &Element { head: Implied::new(), size: Implied::new(), shape, color: Some(9) },
        &[0b01001, 5, 3, 2, 1, 9],
    );
    assert!(decode_error::<Element>(&[0b10100, 2]).contains("unknown tag"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Nested {
    total: Implied<u8>,
    words: Implied<u8>,
    #[wire(count = words, as = Vec<U24>)]
    list: Vec<u32>,
    #[wire(len = total - words * 3)]
    body: Framed,
    #[wire(checksum(ByteSum<u8>, ..=body))]
    sum: Implied<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Framed {
    size: Implied<u8>,
    #[wire(len = size)]
    bytes: Vec<u8>,
    #[wire(checksum(ByteSum<u8>, size..=bytes))]
    sum: Implied<u8>,
}

#[test]
fn a_length_counts_beside_other_fields_and_checksums_cover_checksums() {
    let body = Framed { size: Implied::new(), bytes: vec![5], sum: Implied::new() };
    let (total, words, sum) = (Implied::new(), Implied::new(), Implied::new());
    let value = Nested { total, words, list: vec![7], body, sum };
    both(&value, &[6, 1, 7, 0, 0, 1, 5, 6, 26]);
}
