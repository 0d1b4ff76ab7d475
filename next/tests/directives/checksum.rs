//! `checksum(Algorithm, first..=last)`: a number over the bytes of other fields.

use ::codec_core::{
    DecodeErrorKind, Format, Implied, Wire,
    checksum::{ByteSum, Crc32, InternetChecksum},
};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire_with, decode_error, flips, version,
};

/// A chunk of a PNG file (ISO/IEC 15948, 5.3): the CRC covers type and data, not the length.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Chunk {
    length: Implied<u32>,
    kind: [u8; 4],
    #[wire(count = length)]
    data: Vec<u8>,
    #[wire(checksum(Crc32, kind..=data))]
    crc: Implied<u32>,
}

fn chunk(kind: &[u8; 4], data: &[u8]) -> Chunk {
    Chunk { length: Implied::new(), kind: *kind, data: data.to_vec(), crc: Implied::new() }
}

#[test]
fn chunks_of_png_files() {
    let end = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x82];
    assert_message::<Big, _>(&chunk(b"IEND", &[]), &end);
    // One pixel of 8 bits, with red, green, blue and alpha.
    let head = [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0];
    let bytes = [&[0, 0, 0, 13][..], b"IHDR", &head, &[0x1f, 0x15, 0xc4, 0x89]].concat();
    assert_message::<Big, _>(&chunk(b"IHDR", &head), &bytes);
}

#[test]
fn another_sum_is_an_error_at_the_field() {
    let bytes = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 0xae, 0x42, 0x60, 0x83];
    let error = decode_error::<Big, Chunk>(&bytes);
    let kind = DecodeErrorKind::Checksum { expected: Some(0xae42_6082), found: Some(0xae42_6083) };
    assert_eq!(error.kind(), &kind);
    assert_text(
        &error,
        "expected the checksum 0xae426082, found 0xae426083 at byte 0x8 in Chunk.crc",
    );
}

#[test]
fn every_flipped_bit_is_found() {
    let bytes = Big::to_vec(&chunk(b"tEXt", b"abc")).unwrap();
    for (bit, flipped) in flips(&bytes) {
        assert!(Big::from_slice::<Chunk>(&flipped).is_err(), "bit {bit}");
    }
}

/// The head of an IP packet (RFC 791, 3.1), with the length of all of it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Packet {
    version_and_length: u8,
    service: u8,
    total: u16,
    id: u16,
    fragment: u16,
    hops: u8,
    protocol: u8,
    #[wire(checksum(InternetChecksum, ..=target))]
    sum: Implied<u16>,
    source: [u8; 4],
    target: [u8; 4],
    #[wire(count = total - 20)]
    data: Vec<u8>,
}

#[test]
fn sum_reads_itself_as_zero() {
    let packet = Packet {
        version_and_length: 0x45,
        service: 0,
        total: 0x17,
        id: 0,
        fragment: 0x4000,
        hops: 64,
        protocol: 17,
        sum: Implied::new(),
        source: [192, 168, 0, 1],
        target: [192, 168, 0, 199],
        data: vec![1, 2, 3],
    };
    // 4500 + 0017 + 0000 + 4000 + 4011 + 0000 + c0a8 + 0001 + c0a8 + 00c7 = 2_4740, 2 + 4740 =
    // 4742, inverted b8bd.
    let bytes = [
        0x45, 0x00, 0x00, 0x17, 0x00, 0x00, 0x40, 0x00, 0x40, 0x11, 0xb8, 0xbd, 0xc0, 0xa8, 0x00,
        0x01, 0xc0, 0xa8, 0x00, 0xc7, 1, 2, 3,
    ];
    assert_message::<Big, _>(&packet, &bytes);
}

/// Lengths are filled in before the sum is taken, also those behind its span.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Lengths {
    size: Implied<u16>,
    #[wire(checksum(ByteSum<u16>, ..end))]
    sum: Implied<u16>,
    #[wire(len = size)]
    body: Body,
    end: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Body {
    size: Implied<u8>,
    #[wire(checksum(ByteSum<u8>, ..))]
    sum: Implied<u8>,
    #[wire(len = size)]
    list: Vec<u8>,
}

fn lengths(list: &[u8]) -> Lengths {
    let body = Body { size: Implied::new(), sum: Implied::new(), list: list.to_vec() };
    Lengths { size: Implied::new(), sum: Implied::new(), body, end: 100 }
}

#[test]
fn inner_sums_and_lengths_come_first() {
    // The inner sum is 2 + 200 + 100 = 302, cut to 46. The outer one is 4 + (2 + 46 + 200 + 100).
    let value = lengths(&[200, 100]);
    assert_message::<Little, _>(&value, &[4, 0, 0x60, 1, 2, 46, 200, 100, 100]);
    assert_message::<Big, _>(&value, &[0, 4, 1, 0x60, 2, 46, 200, 100, 100]);
    let error = decode_error::<Little, Lengths>(&[4, 0, 0x60, 1, 2, 45, 200, 100, 100]);
    assert_text(&error, "expected the checksum 0x2e, found 0x2d at byte 0x5 in Lengths.body.sum");
}

/// One sum covers another, whichever stands first.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Two {
    #[wire(checksum(ByteSum<u8>, ..))]
    all: Implied<u8>,
    #[wire(checksum(ByteSum<u8>, data))]
    data_sum: Implied<u8>,
    data: [u8; 2],
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Records {
    list: Vec<Two>,
}

#[test]
fn covered_sum_is_taken_first() {
    let two = |data| Two { all: Implied::new(), data_sum: Implied::new(), data };
    assert_message::<Little, _>(&two([1, 2]), &[6, 3, 1, 2]);
    let records = Records { list: vec![two([1, 2]), two([3, 4])] };
    assert_message::<Little, _>(&records, &[2, 0, 6, 3, 1, 2, 14, 7, 3, 4]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Tuple(#[wire(checksum(ByteSum<u32>, 1..=2))] u32, u8, u8);

#[test]
fn fields_of_tuples_are_numbers() {
    assert_message::<Little, _>(&Tuple(3, 1, 2), &[3, 0, 0, 0, 1, 2]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Versions {
    #[wire(since = 2)]
    first: Option<u8>,
    second: u8,
    #[wire(until = 3, checksum(ByteSum<u8>, first..=second))]
    sum: Implied<u8>,
}

#[test]
fn absent_fields_are_not_covered() {
    let value = |first| Versions { first, second: 7, sum: Implied::new() };
    assert_wire_with::<Little, _>(&value(None), &[7, 7], &version(1));
    assert_wire_with::<Little, _>(&value(Some(1)), &[1, 7, 8], &version(2));
    assert_wire_with::<Little, _>(&value(Some(1)), &[1, 7], &version(4));
}
