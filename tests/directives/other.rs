//! `other`: the variant that keeps what no other variant knows.

use ::bytes::Bytes;
use ::codec_core::{Format, Wire};
use ::std::{assert, assert_eq, result::Result::Ok, vec, vec::Vec};

use crate::support::{Little, assert_message, assert_text, assert_wire, decode_error, lies_in};

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Color {
    Red,
    Green,
    #[wire(other)]
    Unknown(u16),
}

#[test]
fn unknown_number_is_kept() {
    assert_message::<Little, _>(&Color::Green, &[1, 0]);
    assert_message::<Little, _>(&Color::Unknown(0x0203), &[3, 2]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    One(u16),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[test]
fn unknown_message_is_kept_with_its_bytes() {
    assert_message::<Little, _>(&Message::One(5), &[1, 5, 0]);
    assert_wire::<Little, _>(&Message::Unknown(9, vec![1, 2, 3]), &[9, 1, 2, 3]);
    assert_wire::<Little, _>(&Message::Unknown(9, vec![]), &[9]);
    assert_text(
        &decode_error::<Little, Message>(&[]),
        "needed 1 bytes, 0 left at byte 0x0 in Message",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Named<'a> {
    #[wire(id = 1)]
    One(u16),
    #[wire(other)]
    Unknown { tag: u8, bytes: &'a [u8] },
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Shared {
    #[wire(id = 1)]
    One(u16),
    #[wire(other)]
    Unknown(u8, Bytes),
}

#[test]
fn kept_bytes_may_be_borrowed_or_shared() {
    assert_wire::<Little, _>(&Named::Unknown { tag: 2, bytes: b"abc" }, b"\x02abc");
    assert_wire::<Little, _>(&Named::One(2), &[1, 2, 0]);
    assert_wire::<Little, _>(&Shared::One(2), &[1, 2, 0]);
    let input = Bytes::from_static(b"\x02abc");
    let Ok(Shared::Unknown(2, bytes)) = Little::from_bytes(&input) else {
        ::std::panic!("not kept");
    };
    assert_eq!(&bytes[..], b"abc");
    assert!(lies_in(&bytes, &input));
}
