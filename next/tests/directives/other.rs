//! `other`: the variant that keeps what no other variant knows.

use ::bytes::Bytes;
use ::codec_core::{Format, Implied, Wire};
use ::std::{
    assert, clone::Clone as _, convert::Into, result::Result::Ok, string::String, vec, vec::Vec,
};

use crate::support::{
    Little, assert_message, assert_text, assert_wire, decode_error, encode_error, lies_in,
};

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
    assert_wire::<Little, _>(&Shared::Unknown(2, Bytes::from_static(b"abc")), b"\x02abc");
    let input = b"\x02abc";
    let Ok(Named::Unknown { bytes, .. }) = Little::from_slice(input) else {
        ::std::panic!("not kept");
    };
    assert!(lies_in(bytes, input));
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

/// So many variants that each is written apart from the others.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u16)]
enum Many {
    #[wire(id = 1)]
    One(u8),
    #[wire(id = 2)]
    Two,
    #[wire(id = 3)]
    Three,
    #[wire(id = 4)]
    Four,
    #[wire(id = 5)]
    Five,
    #[wire(id = 6)]
    Six,
    #[wire(id = 7)]
    Seven,
    #[wire(id = 8)]
    Eight,
    #[wire(id = [9, 10])]
    Nine(u32),
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Ranges {
    #[wire(id = 0x80..=0xff)]
    High {
        #[wire(tag)]
        tag: u8,
    },
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Switched {
    kind: Implied<u8>,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    message: Message,
    color: Color,
    bits: Bits,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, bits = u8)]
struct Bits {
    #[wire(bits = 8)]
    color: Color,
}

#[test]
fn unknown_variants_with_the_number_of_another_are_errors() {
    const TEXT: &str = "invalid unknown tag: another variant has it in ";
    let assert_known = |error, path: &str| assert_text(&error, &[TEXT, path].concat());
    // It would be read back as `One(5)`.
    let one = Message::Unknown(1, vec![5, 0]);
    assert_known(encode_error::<Little, _>(&one), "Message.Unknown");
    assert_known(encode_error::<Little, _>(&Many::Unknown(10, vec![])), "Many.Unknown");
    assert_wire::<Little, _>(&Many::Unknown(11, vec![7]), &[11, 0, 7]);
    assert_known(encode_error::<Little, _>(&Ranges::Unknown(0x90, vec![])), "Ranges.Unknown");
    assert_known(encode_error::<Little, _>(&Color::Unknown(1)), "Color");
    let command = Command::Unknown("say".into(), vec![]);
    assert_known(encode_error::<Little, _>(&command), "Command.Unknown");

    let (kind, size) = (Implied::new(), Implied::new());
    let (color, bits) = (Color::Unknown(2), Bits { color: Color::Unknown(3) });
    let switched = Switched { kind, size, message: Message::Unknown(2, vec![9]), color, bits };
    assert_message::<Little, _>(&switched, &[2, 1, 9, 2, 0, 3]);
    let wrong = Switched { message: one, ..switched.clone() };
    assert_known(encode_error::<Little, _>(&wrong), "Switched.message.Unknown");
    let wrong = Switched { color: Color::Unknown(0), ..switched.clone() };
    assert_known(encode_error::<Little, _>(&wrong), "Switched.color");
    let wrong = Switched { bits: Bits { color: Color::Unknown(1) }, ..switched };
    assert_known(encode_error::<Little, _>(&wrong), "Switched.bits.color");
}
