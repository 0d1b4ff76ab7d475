//! Errors: exact text, size, and what callers can learn from them.

mod support;

use std::error::Error;

use codec_core::{
    DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Format, Segment, Wire,
};
use support::{Little, assert_text, assert_wire, decode_error, encode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Point {
    x: f32,
    y: f32,
    z: f32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Msg {
    id: u8,
    points: Vec<Point>,
    name: String,
}

mod short {
    use codec_core::{Wire, codec::List};

    use super::{Little, Point};

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    pub(super) struct Msg {
        #[wire(as = List<u8>)]
        points: Vec<Point>,
    }
}

#[test]
fn error_says_what_where_and_in_which_field() {
    // A byte and a count; points of twelve bytes at 0x03, 0x0f and 0x1b.
    let mut bytes = vec![0; 0x23];
    bytes[1] = 3;
    assert_text(
        &decode_error::<Little, Msg>(&bytes),
        "needed 4 bytes, 0 left at byte 0x23 in Msg.points[2].z",
    );

    // A count of one byte; points at 0x01, 0x0d and 0x19, and two bytes of the last `z` at 0x21.
    let mut bytes = vec![0; 0x23];
    bytes[0] = 3;
    assert_text(
        &decode_error::<Little, short::Msg>(&bytes),
        "needed 4 bytes, 2 left at byte 0x21 in Msg.points[2].z",
    );
}

#[test]
fn error_gives_its_parts() {
    let mut bytes = vec![0; 0x23];
    bytes[1] = 3;
    let error = decode_error::<Little, Msg>(&bytes);
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 4, left: 0 });
    assert_eq!(error.offset(), 0x23);
    assert!(error.is_incomplete());
    assert_eq!(error.path().root(), Some("Msg"));
    let segments: Vec<_> = error.path().segments().collect();
    assert_eq!(segments, [Segment::Field("points"), Segment::Index(2), Segment::Field("z")]);
    assert_eq!(error.path().to_string(), "Msg.points[2].z");
    assert!(error.source().is_none());
}

#[test]
fn errors_are_one_pointer_wide() {
    assert_eq!(size_of::<DecodeError>(), size_of::<usize>());
    assert_eq!(size_of::<EncodeError>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), DecodeError>>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), EncodeError>>(), size_of::<usize>());
    assert_eq!(size_of::<Option<DecodeError>>(), size_of::<usize>());
}

#[test]
fn errors_go_between_threads() {
    fn sendable<T: Error + Clone + PartialEq + Send + Sync + 'static>() {}
    sendable::<DecodeError>();
    sendable::<EncodeError>();
    let boxed: Box<dyn Error + Send + Sync> = decode_error::<Little, Msg>(&[]).into();
    assert_eq!(boxed.to_string(), "needed 1 bytes, 0 left at byte 0x0 in Msg.id");
}

#[test]
fn types_without_a_name_have_no_path() {
    assert_text(&decode_error::<Little, u32>(&[1]), "needed 4 bytes, 1 left at byte 0x0");
    assert_text(
        &decode_error::<Little, Vec<u16>>(&[2, 0, 1, 0]),
        "needed 2 bytes, 0 left at byte 0x4 in [1]",
    );
    assert!(decode_error::<Little, u32>(&[1]).path().is_empty());
}

#[test]
fn every_decode_error_has_a_text() {
    let at = |kind| DecodeError::new(kind, 0x2a).in_field("f").in_type("T").to_string();
    let texts = [
        (
            DecodeErrorKind::UnexpectedEnd { needed: 4, left: 2 },
            "needed 4 bytes, 2 left at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::PastLimit { needed: 4, left: 2 },
            "needed 4 bytes, 2 left in the part its length gives at byte 0x2a in T.f",
        ),
        (DecodeErrorKind::TrailingBytes { left: 3 }, "3 bytes left over at byte 0x2a in T.f"),
        (
            DecodeErrorKind::UnknownTag { ty: "E", tag: 0x1f },
            "unknown tag 0x1f of `E` at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::WrongType { expected: "int", found: "text" },
            "expected int, found text at byte 0x2a in T.f",
        ),
        (DecodeErrorKind::UnknownType { id: 9 }, "unknown type number 0x9 at byte 0x2a in T.f"),
        (
            DecodeErrorKind::FieldCount { expected: 3, found: 4 },
            "expected 3 fields, found 4 at byte 0x2a in T.f",
        ),
        (DecodeErrorKind::MissingField { name: "n" }, "missing field `n` at byte 0x2a in T.f"),
        (
            DecodeErrorKind::WrongConstant { expected: Some(1), found: Some(2) },
            "expected the constant 0x1, found 0x2 at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::WrongConstant { expected: None, found: None },
            "wrong constant at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::WrongText { expected: "RIFF", found: "RIFX".into() },
            "expected the constant \"RIFF\", found \"RIFX\" at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::WrongBytes {
                expected: Box::from(*b"WIRE"),
                found: Box::from(*b"WI\0\xff"),
            },
            "expected the constant b\"WIRE\", found b\"WI\\x00\\xff\" at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::InvalidText { encoding: "UTF-8" },
            "invalid UTF-8 text at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::Invalid { what: "bool", value: 2 },
            "invalid bool 0x2 at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::CheckFailed { condition: "f < 3" },
            "`f < 3` does not hold at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::Overflow { expression: "n * 2" },
            "`n * 2` is out of range at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::TooLong { max: 3, found: 4 },
            "length 4 is over the maximum 3 at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::DepthLimit { limit: 64 },
            "nested deeper than 64 levels at byte 0x2a in T.f",
        ),
        (
            DecodeErrorKind::BudgetExceeded { what: "memory", limit: 10 },
            "more memory than the limit 10 at byte 0x2a in T.f",
        ),
    ];
    for (kind, text) in texts {
        assert_eq!(at(kind), text);
    }
}

#[test]
fn every_encode_error_has_a_text() {
    let at = |kind| EncodeError::new(kind).in_field("f").at_index(2).in_field("l").to_string();
    let texts = [
        (EncodeErrorKind::TooLong { max: 3, len: 4 }, "length 4 is over the maximum 3 in l[2].f"),
        (EncodeErrorKind::OutOfRange { what: "u8" }, "value does not fit in u8 in l[2].f"),
        (
            EncodeErrorKind::Unmappable { encoding: "Windows-1252", character: '\u{3b1}' },
            "'\u{3b1}' cannot be written in Windows-1252 in l[2].f",
        ),
        (
            EncodeErrorKind::Presence { wanted: true },
            "must be present under its condition in l[2].f",
        ),
        (
            EncodeErrorKind::Presence { wanted: false },
            "must be absent under its condition in l[2].f",
        ),
        (
            EncodeErrorKind::CountMismatch { expected: 3, len: 2 },
            "2 elements where other fields say 3 in l[2].f",
        ),
        (EncodeErrorKind::Invalid { what: "NUL in text" }, "invalid NUL in text in l[2].f"),
        (EncodeErrorKind::CheckFailed { condition: "f < 3" }, "`f < 3` does not hold in l[2].f"),
        (EncodeErrorKind::Overflow { expression: "n * 2" }, "`n * 2` is out of range in l[2].f"),
        (EncodeErrorKind::DepthLimit { limit: 64 }, "nested deeper than 64 levels in l[2].f"),
        (
            EncodeErrorKind::BufferTooSmall { needed: 8, left: 3 },
            "needed 8 bytes of output, 3 left in l[2].f",
        ),
    ];
    for (kind, text) in texts {
        assert_eq!(at(kind), text);
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Outer {
    list: Vec<Inner>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inner {
    #[wire(as = u8)]
    level: u32,
}

#[test]
fn encode_error_names_the_element() {
    let value = Outer { list: vec![Inner { level: 1 }, Inner { level: 300 }] };
    let error = encode_error::<Little, _>(&value);
    assert_text(&error, "value does not fit in u8 in Outer.list[1].level");
    assert_eq!(error.path().root(), Some("Outer"));
    // Elements of constant length are counted without being looked at.
    assert_eq!(Little::encoded_len(&value), Ok(4));
    assert_eq!(Little::annotate(&value).unwrap_err(), error);
}

#[test]
fn only_the_end_of_input_is_incomplete() {
    assert!(!decode_error::<Little, bool>(&[2]).is_incomplete());
    assert!(!decode_error::<Little, u8>(&[1, 2]).is_incomplete());
    assert!(decode_error::<Little, u16>(&[1]).is_incomplete());
}

/// A struct of which any bytes are a value, with values of many bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Plain {
    id: u32,
    kind: Kind,
    inner: Owner,
    key: [u16; 3],
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Owner {
    uuid: uuid::Uuid,
    last: u8,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Kind {
    One,
    #[wire(other)]
    Other(u16),
}

#[test]
fn plain_struct_of_another_length_says_which_field_ends() {
    let bytes: Vec<u8> = (1..=29).collect();
    let value = Plain {
        id: 0x0403_0201,
        kind: Kind::Other(0x0605),
        inner: Owner { uuid: uuid::Uuid::from_slice(&bytes[6..22]).unwrap(), last: 23 },
        key: [0x1918, 0x1b1a, 0x1d1c],
    };
    assert_wire::<Little, _>(&value, &bytes);
    for (len, text) in [
        (0, "needed 4 bytes, 0 left at byte 0x0 in Plain.id"),
        (3, "needed 4 bytes, 3 left at byte 0x0 in Plain.id"),
        (5, "needed 2 bytes, 1 left at byte 0x4 in Plain.kind"),
        (6, "needed 16 bytes, 0 left at byte 0x6 in Plain.inner.uuid"),
        (22, "needed 1 bytes, 0 left at byte 0x16 in Plain.inner.last"),
        (28, "needed 6 bytes, 5 left at byte 0x17 in Plain.key"),
    ] {
        assert_text(&decode_error::<Little, Plain>(&bytes[..len]), text);
    }
    for len in 0..29 {
        let error = Little::from_prefix::<Plain>(&bytes[..len]).unwrap_err();
        assert_eq!(decode_error::<Little, Plain>(&bytes[..len]), error);
    }
    let longer = [&bytes[..], &[0, 0]].concat();
    assert_text(&decode_error::<Little, Plain>(&longer), "2 bytes left over at byte 0x1d in Plain");
    assert_eq!(Little::from_prefix(&longer).unwrap(), (value, 29));
}
