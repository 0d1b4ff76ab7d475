//! `order = expression`: from this field on, numbers have the order that earlier fields say.

use ::codec_core::{
    AnyEndian, BigEndian, Format, Implied, Options, Order, Wire,
    checksum::ByteSum,
    codec::{In, List, U24, VarInt},
    text::{Prefixed, Utf8},
};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    assert_message, assert_text, assert_wire, assert_wire_with, decode_error, text, version,
};

/// The order that the first two bytes of a TIFF file say.
fn tiff(mark: [u8; 2]) -> Order {
    if mark == *b"MM" { Order::Big } else { Order::Little }
}

/// The header of a TIFF file, and an entry of its directory.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Tiff {
    #[wire(check = mark == *b"II" || mark == *b"MM")]
    mark: [u8; 2],
    #[wire(const = 42, order = tiff(mark))]
    magic: Implied<u16>,
    directory: u32,
    #[wire(as = List<u16>)]
    entries: Vec<Entry>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Entry {
    tag: u16,
    values: [u16; 2],
}

fn image(mark: [u8; 2]) -> Tiff {
    let entries = vec![Entry { tag: 0x0100, values: [1, 2] }, Entry { tag: 3, values: [4, 5] }];
    Tiff { mark, magic: Implied::new(), directory: 8, entries }
}

#[test]
fn earlier_field_chooses_the_order() {
    let little = b"II\x2a\0\x08\0\0\0\x02\0\0\x01\x01\0\x02\0\x03\0\x04\0\x05\0";
    assert_message::<AnyEndian, _>(&image(*b"II"), little);
    let big = b"MM\0\x2a\0\0\0\x08\0\x02\x01\0\0\x01\0\x02\0\x03\0\x04\0\x05";
    assert_message::<AnyEndian, _>(&image(*b"MM"), big);
    // The order of the options is that of what comes before.
    for order in [Order::Little, Order::Big] {
        let options = Options::new(order);
        assert_wire_with::<AnyEndian, _>(&image(*b"MM"), big, &options);
        assert_wire_with::<AnyEndian, _>(&image(*b"II"), little, &options);
    }
    assert_text(
        &decode_error::<AnyEndian, Tiff>(b"MM\x2a\0\0\0\0\x08\0\0"),
        "expected the constant 0x2a, found 0x2a00 at byte 0x2 in Tiff.magic",
    );
}

/// A number that is the same in both orders but for the order itself, as in pcap files.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Capture {
    magic: [u8; 4],
    #[wire(order = if magic[0] == 0xa1 { Order::Big } else { Order::Little })]
    major: u16,
    minor: u16,
}

#[test]
fn arithmetic_of_the_expression_is_checked() {
    let value = Capture { magic: [0xa1, 0xb2, 0xc3, 0xd4], major: 2, minor: 4 };
    assert_message::<AnyEndian, _>(&value, &[0xa1, 0xb2, 0xc3, 0xd4, 0, 2, 0, 4]);
    let value = Capture { magic: [0xd4, 0xc3, 0xb2, 0xa1], major: 2, minor: 4 };
    assert_message::<AnyEndian, _>(&value, &[0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0]);

    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = AnyEndian)]
    struct Computed {
        kind: u8,
        #[wire(order = if kind - 1 == 0 { Order::Little } else { Order::Big })]
        number: u16,
    }
    assert_message::<AnyEndian, _>(&Computed { kind: 1, number: 2 }, &[1, 2, 0]);
    assert_message::<AnyEndian, _>(&Computed { kind: 2, number: 2 }, &[2, 0, 2]);
    assert_text(
        &decode_error::<AnyEndian, Computed>(&[0, 2, 0]),
        "`if kind - 1 == 0 { Order :: Little } else { Order :: Big }` is out of range at byte 0x1 \
         in Computed.number",
    );
}

fn by(big: bool) -> Order {
    if big { Order::Big } else { Order::Little }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Block {
    big: bool,
    #[wire(order = by(big))]
    number: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Blocks {
    size: Implied<u16>,
    count: Implied<u16>,
    #[wire(len = size)]
    first: Block,
    between: u16,
    #[wire(count = count)]
    list: Vec<Block>,
    #[wire(as = U24)]
    after: u32,
    #[wire(as = VarInt<u16>)]
    varint: u16,
    #[wire(as = In<BigEndian>)]
    other: u16,
    #[wire(as = Prefixed<u16, Utf8>)]
    text: String,
}

#[test]
fn order_holds_to_the_end_of_the_message() {
    let value = Blocks {
        size: Implied::new(),
        count: Implied::new(),
        first: Block { big: true, number: 1 },
        between: 2,
        list: vec![Block { big: false, number: 3 }, Block { big: true, number: 4 }],
        after: 5,
        varint: 300,
        other: 6,
        text: text("x"),
    };
    let bytes = [
        3, 0, // The length is known later, and written in the order of its place.
        2, 0, //
        1, 0, 1, //
        0, 2, // Big-endian, because the struct before it says so.
        0, 3, 0, 1, 0, 4, //
        0, 0, 5, //
        0xac, 2, //
        0, 6, //
        0, 1, b'x',
    ];
    assert_message::<AnyEndian, _>(&value, &bytes);
    assert_eq!(AnyEndian::annotate(&value).unwrap().bytes(), bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Versioned {
    #[wire(since = 2, order = Order::Big, default)]
    first: u16,
    second: u16,
}

#[test]
fn version_that_lacks_the_field_has_no_order() {
    let value = Versioned { first: 0, second: 1 };
    assert_wire_with::<AnyEndian, _>(&value, &[1, 0], &version(1));
    assert_wire::<AnyEndian, _>(&value, &[0, 0, 0, 1]);
}

#[test]
fn error_names_the_field_of_a_list_in_either_order() {
    let error = decode_error::<AnyEndian, Tiff>(b"MM\0\x2a\0\0\0\x08\0\x02\x01\0\0\x01\0\x02\0");
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x10 in Tiff.entries[1].tag");
}

/// A checksum in front of the field that changes the order.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Summed {
    #[wire(checksum(ByteSum<u16>, number))]
    sum: Implied<u16>,
    mark: u8,
    #[wire(order = if mark == 1 { Order::Big } else { Order::Little })]
    number: u16,
    #[wire(checksum(ByteSum<u16>, number))]
    again: Implied<u16>,
}

#[test]
fn checksum_has_the_order_of_its_own_place() {
    let summed = Summed { sum: Implied::new(), mark: 1, number: 0x0102, again: Implied::new() };
    let little = Options::new(Order::Little);
    assert_wire_with::<AnyEndian, _>(&summed, &[3, 0, 1, 1, 2, 0, 3], &little);
    let big = Options::new(Order::Big);
    assert_wire_with::<AnyEndian, _>(&summed, &[0, 3, 1, 1, 2, 0, 3], &big);
}
