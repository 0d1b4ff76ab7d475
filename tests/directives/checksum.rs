//! `checksum(Algorithm, first..=last)`: a number over the bytes of other fields.

use ::codec_core::{
    BigEndian, DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, Format, Implied,
    Layout, Options, Reader, Shape, Wire, Writer,
    checksum::{Adler32, ByteSum, Checksum, Crc32, InternetChecksum},
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

#[test]
fn verification_can_be_turned_off() {
    let bytes = [0, 0, 0, 0, b'I', b'E', b'N', b'D', 1, 2, 3, 4];
    let options = Options { verify: false, ..Big::DEFAULTS.clone() };
    assert_eq!(Big::from_slice_with::<Chunk>(&bytes, &options).unwrap(), chunk(b"IEND", &[]));
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

/// The sum stands before what it covers, and is big-endian whatever the format's order.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Front {
    #[wire(checksum(Adler32, text..), as = BigEndian<u32>)]
    sum: u32,
    #[wire(pad = 1)]
    text: [u8; 9],
}

#[test]
fn sum_may_stand_before_its_bytes_and_have_a_codec() {
    let value = Front { sum: 0x11e6_0398, text: *b"Wikipedia" };
    let bytes = [&[0x11, 0xe6, 0x03, 0x98, 0][..], b"Wikipedia"].concat();
    assert_message::<Little, _>(&value, &bytes);
    assert_message::<Big, _>(&value, &bytes);
    // What the struct holds does not matter.
    let other = Front { sum: 7, ..value };
    assert_eq!(Little::to_vec(&other).unwrap(), bytes);
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

/// A message of another format inside.
struct Embedded;

impl Layout<Big> for Embedded {
    fn shape() -> Shape {
        <Body as Layout<Little>>::shape()
    }
}

impl EncodeAs<Big, Body> for Embedded {
    fn encode_as(value: &Body, out: &mut Writer<'_, Big>) -> Result<(), EncodeError> {
        out.embed::<Little, _>(value)
    }
}

impl<'de> DecodeAs<'de, Big, Body> for Embedded {
    fn decode_as(input: &mut Reader<'_, 'de, Big>) -> Result<Body, DecodeError> {
        input.embed::<Little, _>()
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Outer {
    #[wire(checksum(ByteSum<u8>, ..))]
    sum: Implied<u8>,
    #[wire(as = Embedded)]
    body: Body,
}

#[test]
fn sums_of_a_message_inside_come_first() {
    let body = lengths(&[200, 100]).body;
    // 2 + 46 + 200 + 100 = 348, cut to 92.
    assert_message::<Big, _>(&Outer { sum: Implied::new(), body }, &[92, 2, 46, 200, 100]);
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

/// A sum of the user's own that is no number.
#[derive(Debug)]
struct Ends([u8; 2]);

impl Checksum for Ends {
    type Sum = [u8; 2];

    fn new() -> Self {
        Self([0; 2])
    }

    fn update(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = [self.0[1], *byte];
        }
    }

    fn finish(self) -> [u8; 2] {
        self.0
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Signed {
    #[wire(checksum(Ends, data))]
    ends: [u8; 2],
    data: [u8; 3],
}

#[test]
fn algorithm_of_the_users_own() {
    let value = Signed { ends: [2, 3], data: [1, 2, 3] };
    assert_message::<Little, _>(&value, &[2, 3, 1, 2, 3]);
    let error = decode_error::<Little, Signed>(&[2, 4, 1, 2, 3]);
    assert_text(&error, "wrong checksum at byte 0x0 in Signed.ends");
}

#[test]
fn pieces_of_any_length_make_the_same_sum() {
    let bytes: Vec<u8> = (0..=250).collect();
    for cut in 0..bytes.len() {
        let mut sum = InternetChecksum::new();
        sum.update(&bytes[..cut]);
        sum.update(&[]);
        sum.update(&bytes[cut..]);
        assert_eq!(sum.finish(), InternetChecksum::of(&bytes), "{cut}");
    }
}

#[test]
fn annotate_has_the_sum_too() {
    let annotated = Big::annotate(&chunk(b"IEND", &[])).unwrap();
    assert_eq!(annotated.bytes()[8..], [0xae, 0x42, 0x60, 0x82]);
    let crc = annotated.find("crc").unwrap();
    assert_eq!(crc.range, 8..12);
}
