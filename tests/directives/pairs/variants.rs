//! Field directives in the variants of an enum with `tag`.

use ::codec_core::{BigEndian, Implied, Layout, Shape, Wire, checksum::ByteSum, shape::Field};
use ::std::{assert, prelude::rust_2024::*, vec};

use super::{Body, Child, Framed, implied};
use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, assert_wire_with, decode_error,
    encode_error, version,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Lists {
        n: Implied<u16>,
        size: Implied<u16>,
        #[wire(name = "wired", count = n, align = 4)]
        counted: Vec<u8>,
        #[wire(len = size, pad = 1, as = Vec<BigEndian<u16>>)]
        limited: Vec<u16>,
    },
    #[wire(id = 2)]
    Rest {
        #[wire(check = first > 1)]
        first: u8,
        #[wire(rest)]
        rest: Vec<u16>,
    },
    #[wire(id = 3)]
    Conditions {
        flags: Implied<u16>,
        kind: Implied<u16>,
        #[wire(bit = flags & 1)]
        bit: Option<u8>,
        #[wire(when = flags & 1 == 0)]
        when: Option<u8>,
        #[wire(switch = kind)]
        body: Body,
    },
    #[wire(id = 4)]
    Given {
        flags: Implied<u8>,
        #[wire(with(flags))]
        child: Child,
        #[wire(const = 0x0506)]
        constant: Implied<u16>,
    },
    #[wire(id = 5)]
    Versions(
        #[wire(since = 2)] Option<u8>,
        #[wire(until = 2, default = 6)] u8,
        #[wire(skip)] u8,
        u8,
    ),
    #[wire(id = 6)]
    Ends {
        #[wire(end = 0)]
        list: Vec<u8>,
        #[wire(tail)]
        tail: Option<u16>,
    },
    #[wire(id = 7)]
    Summed {
        data: u8,
        #[wire(checksum(ByteSum<u8>, ..))]
        sum: Implied<u8>,
    },
}

/// The fields of all variants.
pub(super) fn fields() -> Vec<Field> {
    let Shape::Enum(shape) = <Message as Layout<Little>>::shape() else { return Vec::new() };
    let fields = shape.variants.iter().map(|variant| match (variant.shape)() {
        Shape::Record(record) => record.fields,
        _ => &[],
    });
    fields.flatten().copied().collect()
}

#[test]
fn lists_end_where_other_fields_say() {
    let value = Message::Lists {
        n: implied(),
        size: implied(),
        counted: vec![7, 8, 9],
        limited: vec![0x0a0b],
    };
    // The tag is a byte, so the list is aligned at byte 8.
    assert_message::<Little, _>(&value, &[1, 3, 0, 2, 0, 0, 0, 0, 7, 8, 9, 0, 0x0a, 0x0b]);
    assert_message::<Big, _>(&value, &[1, 0, 3, 0, 2, 0, 0, 0, 7, 8, 9, 0, 0x0a, 0x0b]);
}

#[test]
fn rest_is_the_rest_of_the_variant() {
    let value = Message::Rest { first: 2, rest: vec![7, 8] };
    assert_wire::<Little, _>(&value, &[2, 2, 7, 0, 8, 0]);
    assert_wire::<Big, _>(&value, &[2, 2, 0, 7, 0, 8]);
    let framed = Framed { size: implied(), value };
    assert_message::<Little, _>(&framed, &[6, 0, 0, 0, 0, 0, 0, 0, 2, 2, 7, 0, 8, 0]);
    let bad = Message::Rest { first: 1, rest: vec![] };
    let error = encode_error::<Little, _>(&bad);
    assert_text(&error, "`first > 1` does not hold in Message.Rest.first");
    let error = decode_error::<Little, Message>(&[2, 1]).to_string();
    assert!(error.contains("`first > 1` does not hold"), "{error}");
}

#[test]
fn conditions_and_tags_are_those_of_the_variant() {
    let value = |bit, when, body| Message::Conditions {
        flags: implied(),
        kind: implied(),
        bit,
        when,
        body,
    };
    let one = value(Some(7), None, Body::Byte(8));
    assert_message::<Little, _>(&one, &[3, 1, 0, 1, 0, 7, 8]);
    assert_message::<Big, _>(&one, &[3, 0, 1, 0, 1, 7, 8]);
    let other = value(None, Some(9), Body::Word(8));
    assert_message::<Little, _>(&other, &[3, 0, 0, 3, 2, 9, 8, 0]);
    assert_message::<Big, _>(&other, &[3, 0, 0, 2, 3, 9, 0, 8]);
}

#[test]
fn values_are_given_from_a_variant() {
    let value = |extra| Message::Given {
        flags: implied(),
        child: Child { extra, id: 7 },
        constant: implied(),
    };
    assert_message::<Little, _>(&value(Some(8)), &[4, 4, 8, 7, 6, 5]);
    assert_message::<Big, _>(&value(None), &[4, 0, 7, 5, 6]);
    let error = decode_error::<Little, Message>(&[4, 0, 7, 6, 6]);
    assert_text(
        &error,
        "expected the constant 0x506, found 0x606 at byte 0x3 in Message.Given.constant",
    );
}

#[test]
fn versions_are_those_of_the_variant() {
    for (at, value, bytes) in [
        (1, Message::Versions(None, 8, 0, 9), &[5, 8, 9][..]),
        (2, Message::Versions(Some(7), 8, 0, 9), &[5, 7, 8, 9]),
        (3, Message::Versions(Some(7), 6, 0, 9), &[5, 7, 9]),
    ] {
        assert_wire_with::<Little, _>(&value, bytes, &version(at));
    }
}

#[test]
fn variants_end_where_bytes_or_elements_do() {
    let value = |tail| Message::Ends { list: vec![7, 8], tail };
    assert_message::<Little, _>(&value(None), &[6, 7, 8, 0]);
    assert_wire::<Little, _>(&value(Some(9)), &[6, 7, 8, 0, 9, 0]);
    assert_wire::<Big, _>(&value(Some(9)), &[6, 7, 8, 0, 0, 9]);
}

#[test]
fn checksum_covers_fields_of_the_variant() {
    let value = Message::Summed { data: 7, sum: implied() };
    // Not the tag, which is no field.
    assert_message::<Little, _>(&value, &[7, 7, 7]);
    assert_message::<Big, _>(&value, &[7, 7, 7]);
    let error = decode_error::<Little, Message>(&[7, 7, 8]);
    assert_text(&error, "expected the checksum 0x7, found 0x8 at byte 0x2 in Message.Summed.sum");
}
