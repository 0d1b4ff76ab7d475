//! Enums with fields of their own: every directive stands in a variant as it does in a struct.

use ::codec_core::{Format, Implied, Wire, codec::BigEndian};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, hex,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Flags {
        flags: Implied<u8>,
        #[wire(bit = flags & 1)]
        a: Option<u16>,
        #[wire(bit = !flags & 2, as = BigEndian<u16>)]
        b: Option<u16>,
    },
    #[wire(id = 2)]
    Lists {
        n: u8,
        #[wire(count = n)]
        list: Vec<u8>,
        len: Implied<u8>,
        #[wire(len = len, rest)]
        text: Vec<u8>,
    },
    #[wire(id = 3)]
    Switched {
        kind: u8,
        #[wire(switch = kind)]
        inner: Inner,
        #[wire(when = kind == 2)]
        extra: Option<u8>,
    },
    #[wire(id = 4)]
    Fixed {
        #[wire(const = 0x0102)]
        magic: u16,
        #[wire(align = 4)]
        word: u32,
        #[wire(pad = 1)]
        byte: u8,
        #[wire(skip, default = 5)]
        skipped: u8,
    },
    #[wire(id = 5)]
    Rest(u8, #[wire(rest)] Vec<u16>),
    #[wire(id = 6)]
    Unit {},
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Inner {
    #[wire(id = [1, 2])]
    Byte(u8),
    #[wire(id = 3)]
    None,
}

#[test]
fn bits_in_a_variant() {
    let value = |a, b| Message::Flags { flags: Implied::new(), a, b };
    assert_message::<Little, _>(&value(Some(1), Some(2)), &[1, 1, 1, 0, 0, 2]);
    assert_message::<Big, _>(&value(Some(1), Some(2)), &[1, 1, 0, 1, 0, 2]);
    assert_message::<Little, _>(&value(None, None), &[1, 2]);
    assert_text(
        &decode_error::<Little, Message>(&[1, 0x82]),
        "invalid flag bits 0x82 at byte 0x2 in Message.Flags.flags",
    );
}

#[test]
fn counts_and_lengths_in_a_variant() {
    let value =
        |n| Message::Lists { n, list: vec![7, 8], len: Implied::new(), text: vec![b'h', b'i'] };
    assert_message::<Little, _>(&value(2), &[2, 2, 7, 8, 2, b'h', b'i']);
    assert_eq!(Little::to_vec(&value(99)).unwrap(), [2, 2, 7, 8, 2, b'h', b'i']);
}

#[test]
fn switches_and_conditions_in_a_variant() {
    let value = |kind, inner, extra| Message::Switched { kind, inner, extra };
    assert_message::<Little, _>(&value(1, Inner::Byte(5), None), &[3, 1, 5]);
    assert_message::<Little, _>(&value(2, Inner::Byte(5), Some(6)), &[3, 2, 5, 6]);
    assert_message::<Little, _>(&value(3, Inner::None, None), &[3, 3]);
    // The condition sees the selector that is written, which the variant decides.
    assert_text(
        &encode_error::<Little, _>(&value(2, Inner::None, Some(6))),
        "must be absent under its condition in Message.Switched.extra",
    );
}

#[test]
fn constants_and_padding_in_a_variant() {
    let value = Message::Fixed { magic: 0x0102, word: 3, byte: 4, skipped: 5 };
    assert_message::<Little, _>(&value, &hex("04 02 01 00  03 00 00 00  00 04"));
    assert_message::<Big, _>(&value, &hex("04 01 02 00  00 00 00 03  00 04"));
    assert_text(
        &decode_error::<Little, Message>(&[4, 3, 1, 0]),
        "expected the constant 0x102, found 0x103 at byte 0x1 in Message.Fixed.magic",
    );
}

#[test]
fn rest_and_nothing_in_a_variant() {
    assert_wire::<Little, _>(&Message::Rest(1, vec![2, 3]), &[5, 1, 2, 0, 3, 0]);
    assert_message::<Little, _>(&Message::Unit {}, &[6]);
}
