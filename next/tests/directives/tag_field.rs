//! `id = first..=last` on variants, and `tag` on a field that keeps the tag that was read.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Implied, Layout, Wire, describe::Shape};
use ::std::{
    assert, assert_eq,
    clone::Clone,
    matches,
    option::Option::{self, None, Some},
    panic, vec,
    vec::Vec,
};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error,
};

const FIRST: u16 = 0x0100;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u16)]
enum Message {
    #[wire(id = 1)]
    Quit,
    #[wire(id = [2, 4, 0x10..=0x1f])]
    Move {
        #[wire(tag)]
        kind: u16,
        x: u8,
    },
    #[wire(id = FIRST..=0x01ff)]
    Private(u8, #[wire(tag)] u16, #[wire(when = FIRST + 1 == 0)] Option<u8>),
    #[wire(id = 0x0300..=0xffff)]
    Last(#[wire(tag)] u16),
}

#[test]
fn the_tag_that_was_read_is_kept() {
    for kind in [2, 4, 0x10, 0x15, 0x1f] {
        assert_message::<Little, _>(&Message::Move { kind, x: 5 }, &[kind.to_le_bytes()[0], 0, 5]);
    }
    assert_message::<Big, _>(&Message::Private(7, 0x0134, None), &[1, 0x34, 7]);
    assert_message::<Little, _>(&Message::Last(0x0300), &[0, 3]);
    assert_message::<Little, _>(&Message::Last(0xffff), &[0xff, 0xff]);
    assert_message::<Little, _>(&Message::Quit, &[1, 0]);
}

#[test]
fn rejects_tag_of_another_variant() {
    for kind in [0, 1, 3, 0x0f, 0x20, 0xffff] {
        let error = encode_error::<Little, _>(&Message::Move { kind, x: 5 });
        let what = "tag: it does not select this variant";
        assert_eq!(error.kind(), &EncodeErrorKind::Invalid { what });
        assert_text(&error, "invalid tag: it does not select this variant in Message.Move.kind");
    }
    let error = encode_error::<Little, _>(&Message::Private(7, 0x0200, None));
    assert_text(&error, "invalid tag: it does not select this variant in Message.Private.1");
}

#[test]
fn rejects_tag_between_the_ranges() {
    for tag in [0, 3, 0x0f, 0x20, 0xff, 0x0200, 0x02ff_u16] {
        let error = decode_error::<Big, Message>(&tag.to_be_bytes());
        assert_eq!(
            error.kind(),
            &DecodeErrorKind::UnknownTag { ty: "Message", tag: ::std::convert::From::from(tag) }
        );
    }
}

#[test]
fn errors_name_the_variant_of_a_range() {
    let error = decode_error::<Little, Message>(&[0x12, 0]);
    assert_text(&error, "needed 1 bytes, 0 left at byte 0x2 in Message.Move.x");
}

#[test]
fn ranges_and_kept_tags_are_described() {
    let Shape::Enum(shape) = <Message as Layout<Little>>::shape() else { panic!() };
    let [quit, moved, private, _] = shape.variants else { panic!() };
    assert_eq!((quit.ids, quit.ranges), (&[1][..], &[][..]));
    assert_eq!((moved.ids, moved.ranges), (&[2, 4, 0x10][..], &[(0x10, 0x1f)][..]));
    assert_eq!(private.ranges, [(0x0100, 0x01ff)]);
    assert!(moved.has_id(0x1f) && moved.has_id(4) && !moved.has_id(5));
    let Shape::Record(fields) = (moved.shape)() else { panic!() };
    assert_eq!(fields.fields[0].directives, "tag");
    assert!(matches!((fields.fields[0].shape)(), Shape::Unit));
}

/// Expressions of the variant may use its tag.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum MessagePack {
    #[wire(id = 0..=0x7f)]
    Positive {
        #[wire(tag)]
        value: u8,
    },
    /// `fixarray` of the specification: the count is in the lower four bits of the tag.
    #[wire(id = 0x90..=0x9f)]
    Array {
        #[wire(tag)]
        kind: u8,
        #[wire(count = kind & 0x0f)]
        items: Vec<MessagePack>,
    },
    #[wire(id = 0xc0)]
    Nil,
    #[wire(id = 0xcc..=0xcd)]
    Unsigned {
        #[wire(tag)]
        kind: u8,
        #[wire(when = kind == 0xcd)]
        high: Option<u8>,
        low: u8,
    },
}

#[test]
fn expressions_use_the_tag() {
    let items = vec![
        MessagePack::Positive { value: 5 },
        MessagePack::Nil,
        MessagePack::Unsigned { kind: 0xcd, high: Some(1), low: 2 },
        MessagePack::Unsigned { kind: 0xcc, high: None, low: 3 },
    ];
    let value = MessagePack::Array { kind: 0x94, items };
    assert_message::<Little, _>(&value, &[0x94, 5, 0xc0, 0xcd, 1, 2, 0xcc, 3]);
    let wrong = MessagePack::Array { kind: 0x93, items: vec![] };
    assert_text(
        &encode_error::<Little, _>(&wrong),
        "0 elements where other fields say 3 in MessagePack.Array.items",
    );
}

/// Its plain name is an expression too, which is checked.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Short {
    #[wire(id = 1..=9)]
    Text {
        #[wire(tag)]
        len: u8,
        #[wire(len = len, rest)]
        bytes: Vec<u8>,
        #[wire(with(len))]
        tail: Tail,
    },
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(len: u8))]
struct Tail {
    #[wire(when = len > 2)]
    long: Option<u8>,
}

#[test]
fn the_tag_may_be_a_length_and_a_value() {
    let value = |len, bytes, long| Short::Text { len, bytes, tail: Tail { long } };
    assert_message::<Little, _>(&value(2, vec![8, 9], None), &[2, 8, 9]);
    assert_message::<Little, _>(&value(3, vec![7, 8, 9], Some(1)), &[3, 7, 8, 9, 1]);
    let error = encode_error::<Little, _>(&value(3, vec![7], Some(1)));
    assert_text(&error, "1 elements where other fields say 3 in Short.Text.bytes");
}

/// The tag stands in another field.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Event {
    kind: Implied<u16>,
    time: u8,
    #[wire(switch = kind)]
    body: Message,
}

#[test]
fn a_switch_writes_the_tag_that_the_variant_keeps() {
    let value = |body| Event { kind: Implied::new(), time: 9, body };
    assert_message::<Little, _>(&value(Message::Move { kind: 0x11, x: 5 }), &[0x11, 0, 9, 5]);
    let error = encode_error::<Little, _>(&value(Message::Move { kind: 0x20, x: 5 }));
    assert_text(&error, "invalid tag: it does not select this variant in Event.body.Move.kind");
}

/// Ranges that leave no number over, and negative ones, with a parameter and `other`.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = i8)]
enum All<T> {
    #[wire(id = -128..=-1)]
    Below(#[wire(tag)] i8, T),
    #[wire(id = 0..=126)]
    Above {
        value: T,
        #[wire(tag)]
        tag: i8,
    },
    #[wire(other)]
    Other(i8, Vec<u8>),
}

#[test]
fn ranges_may_be_negative() {
    assert_message::<Little, _>(&All::Below(-128, 7_u8), &[0x80, 7]);
    assert_message::<Little, _>(&All::Above { value: 7_u16, tag: 126 }, &[126, 7, 0]);
    assert_wire::<Little, All<u8>>(&All::Other(127, vec![1, 2]), &[127, 1, 2]);
}
