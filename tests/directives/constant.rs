//! `const = expr`: a fixed value, always written and always checked.

use ::codec_core::{BigEndian, DecodeErrorKind, Format, Implied, Wire};
use ::std::{
    assert_eq,
    option::Option::{None, Some},
};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire_with, decode_error, version,
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
    assert_eq!(error.kind(), &DecodeErrorKind::WrongConstant { expected: None, found: None });
    assert_text(&error, "wrong constant at byte 0x0 in Header.magic");

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
