//! The ready formats: `BigEndian`, `LittleEndian` and `AnyEndian`.

use ::codec_core::{
    AnyEndian, BigEndian, Format, Implied, LittleEndian, Options, Order, Wire,
    codec::List,
    text::{Prefixed, Utf8},
};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    assert_message, assert_rejects_truncation_with, assert_wire_with, decode_error, text,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian, format = LittleEndian, format = AnyEndian)]
struct Message {
    id: u16,
    #[wire(as = List<u16>)]
    list: Vec<u32>,
    #[wire(as = Prefixed<u8, Utf8>)]
    name: String,
    count: Implied<u16>,
    #[wire(count = count)]
    points: Vec<Point>,
    array: [u16; 2],
    kind: Kind,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian, format = LittleEndian, format = AnyEndian)]
struct Point {
    x: i16,
    y: f32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = BigEndian, format = LittleEndian, format = AnyEndian, repr = u16)]
enum Kind {
    First = 1,
}

fn message() -> Message {
    Message {
        id: 0x0102,
        list: vec![0x0304_0506],
        name: text("n"),
        count: Implied::new(),
        points: vec![Point { x: -2, y: 1.0 }, Point { x: 1, y: 0.0 }],
        array: [1, 2],
        kind: Kind::First,
    }
}

const LITTLE: &[u8] = &[
    2, 1, //
    1, 0, 6, 5, 4, 3, //
    1, b'n', //
    2, 0, 0xfe, 0xff, 0, 0, 0x80, 0x3f, 1, 0, 0, 0, 0, 0, //
    1, 0, 2, 0, //
    1, 0,
];

const BIG: &[u8] = &[
    1, 2, //
    0, 1, 3, 4, 5, 6, //
    1, b'n', //
    0, 2, 0xff, 0xfe, 0x3f, 0x80, 0, 0, 0, 1, 0, 0, 0, 0, //
    0, 1, 0, 2, //
    0, 1,
];

#[test]
fn ready_formats_need_no_declaration() {
    assert_message::<LittleEndian, _>(&message(), LITTLE);
    assert_message::<BigEndian, _>(&message(), BIG);
    assert_eq!(BigEndian::to_vec(&message()).unwrap(), BIG);
    assert_eq!(LittleEndian::from_slice::<Message>(LITTLE).unwrap(), message());
}

#[test]
fn option_chooses_the_order() {
    assert_message::<AnyEndian, _>(&message(), LITTLE);
    for (order, bytes) in [(Order::Little, LITTLE), (Order::Big, BIG)] {
        let options = Options::new(order);
        assert_wire_with::<AnyEndian, _>(&message(), bytes, &options);
        assert_rejects_truncation_with::<AnyEndian, Message>(bytes, &options);
        assert_eq!(AnyEndian::annotate_with(&message(), &options).unwrap().bytes(), bytes);
    }
}

#[test]
fn claimed_count_is_checked() {
    let error = decode_error::<BigEndian, Message>(&[0, 0, 0xff, 0xff, 1]);
    assert_eq!(error.to_string(), "needed 4 bytes, 1 left at byte 0x4 in Message.list[0]");
}
