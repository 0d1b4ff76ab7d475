//! `order = expression`: from this field on, numbers have the order that earlier fields say.

use ::codec_core::{
    AnyEndian, BigEndian, Implied, Order, Wire,
    checksum::ByteSum,
    codec::{In, List, U24, VarInt},
    text::{Prefixed, Utf8},
};
use ::std::{prelude::rust_2024::*, vec};

use crate::support::{assert_message, assert_text, decode_error};

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
        "`if kind - 1 == 0 { Order::Little } else { Order::Big }` is out of range at byte 0x1 \
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

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Versioned {
    #[wire(since = 2, order = Order::Big, default)]
    first: u16,
    second: u16,
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
