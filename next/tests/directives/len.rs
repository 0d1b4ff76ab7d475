//! `len = …`: the number of bytes stands elsewhere.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire,
    text::{Text, Utf8, Utf16Le},
};
use ::std::{
    assert_eq,
    clone::Clone,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, decode_error, encode_error, text};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Point {
    x: u16,
    name: String,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Value {
    len: Implied<u8>,
    #[wire(len = len)]
    point: Point,
    after: u8,
}

fn value(name: &str) -> Value {
    Value { len: Implied::new(), point: Point { x: 1, name: text(name) }, after: 9 }
}

#[test]
fn length_is_written_from_the_value() {
    assert_message::<Little, _>(&value("ab"), &[6, 1, 0, 2, 0, b'a', b'b', 9]);
}

#[test]
fn rejects_value_longer_than_its_length() {
    let error = decode_error::<Little, Value>(&[5, 1, 0, 2, 0, b'a', b'b', 9]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 1 });
    assert_text(
        &error,
        "needed 2 bytes, 1 left in the part its length gives at byte 0x5 in Value.point.name",
    );
}

#[test]
fn rejects_value_shorter_than_its_length() {
    let error = decode_error::<Little, Value>(&[7, 1, 0, 2, 0, b'a', b'b', 9]);
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
    assert_text(&error, "1 bytes left over at byte 0x7 in Value.point");
}

#[test]
fn rejects_value_longer_than_its_length_can_say() {
    let long = "x".repeat(252);
    let error = encode_error::<Little, _>(&value(&long));
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 255, len: 256 });
    assert_text(&error, "length 256 is over the maximum 255 in Value.point");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    size: u16,
    texts: Implied<u8>,
    #[wire(len = size, rest)]
    points: Vec<Point>,
    #[wire(len = texts, rest, as = Text<Utf16Le>)]
    title: String,
}

#[test]
fn list_goes_up_to_the_end_of_its_bytes() {
    let value = Lists {
        size: 9,
        texts: Implied::new(),
        points: vec![Point { x: 1, name: text("a") }, Point { x: 2, name: text("") }],
        title: text("hi"),
    };
    let bytes = [9, 0, 4, 1, 0, 1, 0, b'a', 2, 0, 0, 0, b'h', 0, b'i', 0];
    assert_message::<Little, _>(&value, &bytes);
}

#[test]
fn rejects_list_cut_inside_an_element() {
    let error = decode_error::<Little, Lists>(&[7, 0, 0, 1, 0, 1, 0, b'a', 2, 0, 0, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 0 });
    assert_text(
        &error,
        "needed 2 bytes, 0 left in the part its length gives at byte 0xa in Lists.points[1].name",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Numbers {
    size: Implied<u8>,
    #[wire(len = size, rest)]
    words: Vec<u16>,
}

#[test]
fn rejects_length_that_cuts_a_number() {
    assert_message::<Little, _>(
        &Numbers { size: Implied::new(), words: vec![1, 2] },
        &[4, 1, 0, 2, 0],
    );
    let error = decode_error::<Little, Numbers>(&[3, 1, 0, 2]);
    assert_text(
        &error,
        "needed 2 bytes, 1 left in the part its length gives at byte 0x3 in Numbers.words[1]",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Computed {
    half: u8,
    #[wire(len = half * 2)]
    point: Point,
}

#[test]
fn length_may_be_an_expression() {
    let point = Point { x: 1, name: text("ab") };
    assert_message::<Little, _>(
        &Computed { half: 3, point: point.clone() },
        &[3, 1, 0, 2, 0, b'a', b'b'],
    );
    assert_eq!(Little::to_vec(&Computed { half: 4, point }).unwrap()[0], 3);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Conditional {
    flags: Implied<u8>,
    len: Implied<u8>,
    #[wire(bit = flags & 1, len = len, as = BigEndian<u16>)]
    port: Option<u16>,
}

#[test]
fn limited_value_may_be_optional() {
    let value = |port| Conditional { flags: Implied::new(), len: Implied::new(), port };
    assert_message::<Little, _>(&value(Some(0x0102)), &[1, 2, 1, 2]);
    assert_message::<Little, _>(&value(None), &[0, 0]);
    let error = decode_error::<Little, Conditional>(&[0, 7]);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "length", value: 7 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared {
    len: Implied<u8>,
    #[wire(len = len, as = Text<Utf8>)]
    first: String,
    #[wire(len = len, as = Text<Utf8>)]
    second: String,
}

#[test]
fn two_values_with_one_length_must_be_equally_long() {
    let value = |first, second| Shared { len: Implied::new(), first, second };
    assert_message::<Little, _>(&value(text("ab"), text("cd")), &[2, b'a', b'b', b'c', b'd']);
    let error = encode_error::<Little, _>(&value(text("ab"), text("c")));
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 2, len: 1 });
}
