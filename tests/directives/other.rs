//! `other`: the variant that keeps what no other variant knows.

use ::bytes::Bytes;
use ::codec_core::{Format, Implied, Wire};
use ::std::{assert, assert_eq, convert::Into, result::Result::Ok, string::String, vec, vec::Vec};

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

/// Texts tell the variants apart.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = str)]
enum Command {
    #[wire(id = "say")]
    Say(u8),
    #[wire(other)]
    Unknown(String, Vec<u8>),
}

#[test]
fn unknown_text_is_kept_with_its_bytes() {
    assert_message::<Little, _>(&Command::Say(5), &[3, 0, b's', b'a', b'y', 5]);
    let unknown = Command::Unknown("go".into(), vec![7, 8]);
    assert_wire::<Little, _>(&unknown, &[2, 0, b'g', b'o', 7, 8]);
    assert_wire::<Little, _>(&Command::Unknown("".into(), vec![]), &[0, 0]);
    let error = decode_error::<Little, Command>(&[3, 0, b'g', b'o']);
    assert_text(&error, "needed 3 bytes, 2 left at byte 0x2 in Command");
}

/// Text and bytes of the input, in a field of their own length.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = str)]
enum Borrowed<'a> {
    #[wire(id = "stop")]
    Stop,
    #[wire(other)]
    Unknown { name: &'a str, bytes: &'a [u8] },
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Framed<'a> {
    size: Implied<u8>,
    #[wire(len = size)]
    command: Borrowed<'a>,
    end: u8,
}

#[test]
fn unknown_text_may_be_borrowed_and_bounded() {
    let framed = |command| Framed { size: Implied::new(), command, end: 9 };
    let unknown = Borrowed::Unknown { name: "go", bytes: &[7, 8] };
    assert_message::<Little, _>(&framed(unknown), &[6, 2, 0, b'g', b'o', 7, 8, 9]);
    assert_message::<Little, _>(&framed(Borrowed::Stop), b"\x06\x04\0stop\x09");
}
