//! `const = expr`: a fixed value, always written and always checked.

use ::codec_core::{
    BigEndian, DecodeErrorKind, Format, Implied, Wire,
    text::{Fixed, Prefixed, Terminated, Utf8, Utf16Be},
};
use ::std::{assert_eq, borrow::Cow, prelude::rust_2024::*};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, assert_wire_with, decode_error, text,
    version,
};

const VERSION: u8 = 3;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Header {
    #[wire(const = *b"WIRE")]
    magic: [u8; 4],
    #[wire(const = VERSION + 1)]
    version: u8,
    #[wire(const = 0x0102)]
    order: Implied<u16>,
    #[wire(const = 0x0304, as = BigEndian<u16>)]
    big: Implied<u16>,
    #[wire(const = true, align = 4)]
    on: bool,
}

fn header() -> Header {
    Header { magic: *b"WIRE", version: 4, order: Implied::new(), big: Implied::new(), on: true }
}

#[test]
fn constant_is_written_and_checked() {
    assert_message::<Little, _>(&header(), b"WIRE\x04\x02\x01\x03\x04\x00\x00\x00\x01");
    assert_message::<Big, _>(&header(), b"WIRE\x04\x01\x02\x03\x04\x00\x00\x00\x01");
}

#[test]
fn stored_value_does_not_matter() {
    let value = Header { magic: *b"WORE", version: 9, on: false, ..header() };
    let bytes = Little::to_vec(&value).unwrap();
    assert_eq!(bytes, b"WIRE\x04\x02\x01\x03\x04\x00\x00\x00\x01");
}

#[test]
fn rejects_another_value() {
    let error = decode_error::<Little, Header>(b"WIRE\x05\x02\x01\x03\x04\x00\x00\x00\x01");
    let kind = DecodeErrorKind::WrongConstant { expected: Some(4), found: Some(5) };
    assert_eq!(error.kind(), &kind);
    assert_text(&error, "expected the constant 0x4, found 0x5 at byte 0x4 in Header.version");

    let error = decode_error::<Little, Header>(b"WORE\x04\x02\x01\x03\x04\x00\x00\x00\x01");
    let (expected, found) = (Box::from(*b"WIRE"), Box::from(*b"WORE"));
    assert_eq!(error.kind(), &DecodeErrorKind::WrongBytes { expected, found });
    assert_text(
        &error,
        "expected the constant b\"WIRE\", found b\"WORE\" at byte 0x0 in Header.magic",
    );

    let error = decode_error::<Little, Header>(b"WIRE\x04\x02\x01\x03\x05\x00\x00\x00\x01");
    assert_text(&error, "expected the constant 0x304, found 0x305 at byte 0x7 in Header.big");

    let error = decode_error::<Little, Header>(b"WIRE\x04\x02\x01\x03\x04\x00\x00\x00\x00");
    assert_text(&error, "expected the constant 0x1, found 0x0 at byte 0xc in Header.on");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Versioned {
    #[wire(const = 7, since = 2)]
    magic: Implied<u8>,
    value: u8,
}

#[test]
fn constant_of_another_version_is_absent() {
    let value = Versioned { magic: Implied::new(), value: 1 };
    assert_wire_with::<Little, _>(&value, &[1], &version(1));
    assert_wire_with::<Little, _>(&value, &[7, 1], &version(2));
}

const FORM: &str = "WAVE";

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian)]
struct Riff<'a> {
    #[wire(const = "RIFF", as = Fixed<4, Utf8>)]
    magic: Implied<String>,
    #[wire(const = FORM, as = Terminated<Utf8>)]
    form: &'a str,
    #[wire(const = "é", as = Prefixed<u8, Utf16Be>, since = 2, pad = 1)]
    name: Cow<'a, str>,
    #[wire(const = "x", as = Fixed<2, Utf8>)]
    owned: Box<str>,
    size: u16,
}

fn riff<'a>() -> Riff<'a> {
    let (name, owned) = (Cow::Borrowed("é"), Box::from("x"));
    Riff { magic: Implied::new(), form: "WAVE", name, owned, size: 5 }
}

#[test]
fn text_constant_is_written_and_checked() {
    assert_message::<BigEndian, _>(&riff(), b"RIFFWAVE\0\0\x01\0\xe9x\0\0\x05");
    assert_wire_with::<BigEndian, _>(&riff(), b"RIFFWAVE\0x\0\0\x05", &version(1));
    let other = Riff { form: "else", name: Cow::Owned(text("other")), ..riff() };
    assert_eq!(BigEndian::to_vec(&other).unwrap(), b"RIFFWAVE\0\0\x01\0\xe9x\0\0\x05");
}

#[test]
fn rejects_another_text() {
    let error = decode_error::<BigEndian, Riff<'_>>(b"RIFXWAVE\0\0\x01\0\xe9x\0\0\x05");
    let kind = DecodeErrorKind::WrongText { expected: "RIFF", found: Box::from("RIFX") };
    assert_eq!(error.kind(), &kind);
    assert_text(&error, "expected the constant \"RIFF\", found \"RIFX\" at byte 0x0 in Riff.magic");
    let error = decode_error::<BigEndian, Riff<'_>>(b"RIFFWAVE\0\0\x01\0\xe8x\0\0\x05");
    assert_text(&error, "expected the constant \"é\", found \"è\" at byte 0xa in Riff.name");
}

#[test]
fn text_constant_in_the_format_of_the_text() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Own<const N: usize> {
        #[wire(const = "ab")]
        text: String,
        #[wire(const = *b"cd")]
        bytes: Implied<[u8; 2]>,
        numbers: [u8; N],
    }
    let value = Own { text: text("ab"), bytes: Implied::new(), numbers: [7] };
    assert_wire::<Little, Own<1>>(&value, b"\x02\0abcd\x07");
    let error = decode_error::<Little, Own<1>>(
        b"\x40\0aaaaaaaabbbbbbbbaaaaaaaabbbbbbbbaaaaaaaabbbbbbbbaaaaaaaabbbbbbbb",
    );
    assert_text(
        &error,
        "expected the constant \"ab\", found \"aaaaaaaabbbbbbbbaaaaaaaabbbbbbbb\" at byte 0x0 in Own.text",
    );
}
