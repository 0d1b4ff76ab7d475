//! `with(…)`: values from the struct around.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use crate::support::{Big, Little, assert_message, assert_text, decode_error, encode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8, wide: bool))]
struct Options {
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(bit = !flags & 2)]
    color: Option<u16>,
    #[wire(when = wide)]
    extra: Option<u32>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Item {
    flags: u8,
    version: u8,
    #[wire(with(flags, version > 3))]
    options: Options,
    end: u8,
}

#[test]
fn child_reads_what_the_parent_gives_and_the_parent_is_written_from_the_child() {
    let value = |flags, version, level, color, extra| Item {
        flags,
        version,
        options: Options { level, color, extra },
        end: 9,
    };
    // Bits that no field uses are kept.
    assert_message::<Little, _>(
        &value(0x81, 1, Some(5), Some(0x0102), None),
        &[0x81, 1, 5, 2, 1, 9],
    );
    assert_message::<Big, _>(&value(0x83, 1, Some(5), None, None), &[0x83, 1, 5, 9]);
    assert_message::<Big, _>(
        &value(2, 4, None, None, Some(0x0a0b_0c0d)),
        &[2, 4, 0x0a, 0x0b, 0x0c, 0x0d, 9],
    );
    // The flags in the struct are not looked at.
    let lying = value(0, 1, Some(5), None, None);
    assert_eq!(Little::to_vec(&lying).unwrap(), [3, 1, 5, 9]);
    let error = encode_error::<Little, _>(&value(0, 1, None, None, Some(1)));
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: false });
    assert_text(&error, "must be absent under its condition in Item.options.extra");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct NotKept {
    flags: Implied<u8>,
    size: Implied<u16>,
    #[wire(len = size, with(flags, false))]
    options: Options,
    end: u8,
}

#[test]
fn implied_flags_of_a_child_are_not_kept_and_no_other_bit_may_be_set() {
    let value = |level, color| NotKept {
        flags: Implied::new(),
        size: Implied::new(),
        options: Options { level, color, extra: None },
        end: 9,
    };
    assert_message::<Little, _>(&value(Some(7), None), &[3, 1, 0, 7, 9]);
    assert_message::<Little, _>(&value(None, Some(1)), &[0, 2, 0, 1, 0, 9]);
    let error = decode_error::<Little, NotKept>(&[0x42, 0, 0, 9]);
    let what = "value: the field is not kept, and would be written as another";
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what, value: 0x42 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Byte(u8),
    #[wire(id = [2, 3])]
    Word(u16),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(kind: u8, n: u8))]
struct Parts {
    #[wire(switch = kind)]
    body: Body,
    #[wire(count = n)]
    points: Vec<u16>,
    #[wire(count = n + 1)]
    gaps: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Header {
    kind: u8,
    n: Implied<u8>,
    #[wire(with(kind, n))]
    parts: Parts,
}

#[test]
fn tags_and_counts_of_a_child_stand_in_the_parent() {
    let value = |kind, body, gaps| Header {
        kind,
        n: Implied::new(),
        parts: Parts { body, points: vec![5], gaps },
    };
    let word = value(3, Body::Word(4), vec![8, 9]);
    assert_message::<Little, _>(&word, &[3, 1, 4, 0, 5, 0, 8, 9]);
    assert_eq!(
        Little::to_vec(&value(3, Body::Byte(4), vec![8, 9])).unwrap(),
        [1, 1, 4, 5, 0, 8, 9]
    );
    let error = encode_error::<Little, _>(&value(1, Body::Byte(4), vec![8]));
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 2, len: 1 });
    assert_text(&error, "1 elements where other fields say 2 in Header.parts.gaps");
    let error = decode_error::<Little, Header>(&[9, 0, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Body", tag: 9 });
    assert_text(&error, "unknown tag 0x9 of `Body` at byte 0x2 in Header.parts.body");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(wide: bool))]
struct Entry {
    id: u8,
    #[wire(when = wide)]
    high: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    wide: bool,
    n: Implied<u8>,
    size: Implied<u8>,
    #[wire(with(wide))]
    framed: Vec<Entry>,
    #[wire(count = n, with(wide))]
    counted: Vec<Entry>,
    #[wire(len = size, with(wide))]
    limited: Vec<Entry>,
    #[wire(since = 2, with(wide))]
    newer: Option<Box<Entry>>,
    #[wire(rest, with(wide))]
    rest: Vec<Entry>,
}

#[test]
fn every_element_of_a_list_gets_the_value() {
    let entry = |id, high| Entry { id, high };
    let value = Lists {
        wide: true,
        n: Implied::new(),
        size: Implied::new(),
        framed: vec![entry(1, Some(2))],
        counted: vec![entry(3, Some(4)), entry(5, Some(6))],
        limited: vec![entry(7, Some(8))],
        newer: Some(Box::new(entry(9, Some(10)))),
        rest: vec![entry(11, Some(12))],
    };
    let bytes = [1, 2, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    assert_eq!(Little::to_vec(&value).unwrap(), bytes);
    assert_eq!(Little::from_slice::<Lists>(&bytes).unwrap(), value);
    let error = decode_error::<Little, Lists>(&[1, 2, 2, 0, 0, 3, 4, 5]);
    assert_text(&error, "needed 1 bytes, 0 left at byte 0x8 in Lists.counted[1].high");
    let mut wrong = value.clone();
    wrong.rest = vec![entry(1, None)];
    let error = encode_error::<Little, _>(&wrong);
    assert_text(&error, "must be present under its condition in Lists.rest[0].high");
}
