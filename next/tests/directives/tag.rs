//! `tag = number`: a number tells which variant's fields follow.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Implied, Wire, codec::U24};
use ::std::{assert_eq, boxed::Box, vec, vec::Vec};

use crate::support::{Big, Little, assert_message, assert_text, decode_error, encode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, id = 3)]
struct Ping {
    time: u32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, id = 0x0104)]
struct Move {
    to: (i8, i8),
}

const SAY: u16 = 0x20;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u16)]
enum Message {
    Ping(Ping),
    Move(Box<Move>),
    #[wire(id = 1)]
    Nothing,
    #[wire(id = [5, 6])]
    Byte(u8),
    #[wire(id = SAY + 1)]
    Say {
        channel: u8,
        count: Implied<u8>,
        #[wire(count = count)]
        words: Vec<u16>,
    },
    #[wire(id = 9)]
    Pair(u8, #[wire(as = U24)] u32),
}

#[test]
fn number_of_a_variant_is_given_or_that_of_its_message() {
    assert_message::<Little, _>(&Message::Ping(Ping { time: 7 }), &[3, 0, 7, 0, 0, 0]);
    assert_message::<Big, _>(&Message::Ping(Ping { time: 7 }), &[0, 3, 0, 0, 0, 7]);
    let to = Message::Move(Box::new(Move { to: (1, -1) }));
    assert_message::<Little, _>(&to, &[4, 1, 1, 0xff]);
    assert_message::<Big, _>(&to, &[1, 4, 1, 0xff]);
    assert_message::<Little, _>(&Message::Nothing, &[1, 0]);
}

#[test]
fn first_of_several_numbers_is_written_and_all_are_read() {
    assert_message::<Little, _>(&Message::Byte(0x42), &[5, 0, 0x42]);
    let read = <Little as ::codec_core::Format>::from_slice::<Message>(&[6, 0, 0x42]);
    assert_eq!(read, ::std::result::Result::Ok(Message::Byte(0x42)));
}

#[test]
fn variants_have_fields_with_directives() {
    let say = Message::Say { channel: 2, count: Implied::new(), words: vec![3, 4] };
    assert_message::<Little, _>(&say, &[0x21, 0, 2, 2, 3, 0, 4, 0]);
    assert_message::<Little, _>(&Message::Pair(1, 255), &[9, 0, 1, 255, 0, 0]);
}

#[test]
fn rejects_number_that_no_variant_has() {
    let error = decode_error::<Little, Message>(&[7, 0, 1]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Message", tag: 7 });
}

#[test]
fn errors_name_the_variant() {
    assert_text(
        &decode_error::<Little, Message>(&[0x21, 0, 2, 2, 3, 0, 4]),
        "needed 2 bytes, 1 left at byte 0x6 in Message.Say.words[1]",
    );
    assert_text(
        &decode_error::<Little, Message>(&[3, 0, 7]),
        "needed 4 bytes, 1 left at byte 0x2 in Message.Ping.time",
    );
    let error = encode_error::<Little, _>(&Message::Pair(1, 0x0100_0000));
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { len: 0x0100_0000, max: 0xff_ffff });
    assert_text(&error, "length 16777216 is over the maximum 16777215 in Message.Pair.1");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = i8)]
enum Signed {
    #[wire(id = -2)]
    Back(u8),
    #[wire(id = 2)]
    Forth(u8),
}

#[test]
fn numbers_may_be_negative() {
    assert_message::<Little, _>(&vec![Signed::Back(1), Signed::Forth(2)][0], &[0xfe, 1]);
    assert_message::<Little, _>(&Signed::Forth(2), &[2, 2]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Batch {
    messages: Vec<Message>,
}

#[test]
fn lists_of_messages_round_trip() {
    let value = Batch { messages: vec![Message::Nothing, Message::Byte(1), Message::Nothing] };
    assert_message::<Little, _>(&value, &[3, 0, 1, 0, 5, 0, 1, 1, 0]);
    assert_text(
        &decode_error::<Little, Batch>(&[0xff, 0xff, 1, 0, 5, 0]),
        "needed 1 bytes, 0 left at byte 0x6 in Batch.messages[1].Byte",
    );
}
