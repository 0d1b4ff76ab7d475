//! `tail`: there if bytes are left.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire,
    text::{Prefixed, Utf8},
};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, text,
    truncation_errors,
};

/// The `fmt ` chunk of a WAVE file: `WAVEFORMAT` with its bits, `WAVEFORMATEX` with the size of what
/// follows, and the three fields of `WAVEFORMATEXTENSIBLE`.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct WaveFormat {
    tag: u16,
    channels: u16,
    samples_per_second: u32,
    bytes_per_second: u32,
    block_align: u16,
    bits: u16,
    #[wire(tail)]
    size: Option<u16>,
    #[wire(tail)]
    extension: Option<Extension>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Extension {
    valid_bits: u16,
    channel_mask: u32,
    format: [u8; 16],
}

fn wave(size: Option<u16>, extension: Option<Extension>) -> WaveFormat {
    WaveFormat {
        tag: 1,
        channels: 2,
        samples_per_second: 44100,
        bytes_per_second: 176_400,
        block_align: 4,
        bits: 16,
        size,
        extension,
    }
}

const OLD: [u8; 16] = [1, 0, 2, 0, 0x44, 0xac, 0, 0, 0x10, 0xb1, 2, 0, 4, 0, 16, 0];

#[test]
fn newer_versions_append_fields() {
    assert_message::<Little, _>(&wave(None, None), &OLD);
    let newer = [&OLD[..], &[0, 0]].concat();
    assert_wire::<Little, _>(&wave(Some(0), None), &newer);
    let extension = Extension { valid_bits: 16, channel_mask: 3, format: [9; 16] };
    let newest = [&OLD[..], &[22, 0, 16, 0, 3, 0, 0, 0], &[9; 16]].concat();
    assert_wire::<Little, _>(&wave(Some(22), Some(extension.clone())), &newest);
    let big =
        [0, 1, 0, 2, 0, 0, 0xac, 0x44, 0, 2, 0xb1, 0x10, 0, 4, 0, 16, 0, 22, 0, 16, 0, 0, 0, 3];
    let big = [&big[..], &[9; 16]].concat();
    assert_wire::<Big, _>(&wave(Some(22), Some(extension)), &big);
}

#[test]
fn part_of_a_tail_is_incomplete() {
    let bytes = [&OLD[..], &[22, 0, 16, 0, 3, 0, 0, 0], &[9; 16]].concat();
    for len in 0..bytes.len() {
        let read = Little::from_slice::<WaveFormat>(&bytes[..len]);
        // The two lengths at which an older message ends.
        match len {
            16 => assert_eq!(read.unwrap(), wave(None, None)),
            18 => assert_eq!(read.unwrap(), wave(Some(22), None)),
            _ => assert!(read.unwrap_err().is_incomplete(), "{len} bytes"),
        }
    }
    let error = decode_error::<Little, WaveFormat>(&[&OLD[..], &[22]].concat());
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x10 in WaveFormat.size");
    let longer = [&bytes[..], &[1]].concat();
    let error = decode_error::<Little, WaveFormat>(&longer);
    assert_text(&error, "1 bytes left over at byte 0x28 in WaveFormat");
}

#[test]
fn nothing_stands_behind_an_absent_tail() {
    let extension = Extension { valid_bits: 16, channel_mask: 3, format: [9; 16] };
    let error = encode_error::<Little, _>(&wave(None, Some(extension)));
    assert_eq!(error.kind(), &EncodeErrorKind::Invalid { what: "field behind an absent one" });
    assert_text(&error, "invalid field behind an absent one in WaveFormat.extension");
}

/// Three tails, of which one has another codec, in the part that a length gives them.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Tails {
    #[wire(tail, as = BigEndian<u16>)]
    first: Option<u16>,
    #[wire(tail, as = Prefixed<u8, Utf8>)]
    second: Option<String>,
    #[wire(skip)]
    skipped: u8,
    #[wire(tail)]
    third: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Outer {
    size: Implied<u16>,
    #[wire(len = size)]
    tails: Tails,
    last: u8,
}

fn outer(first: Option<u16>, second: Option<&str>, third: Option<u8>) -> Outer {
    let tails = Tails { first, second: second.map(text), skipped: 0, third };
    Outer { size: Implied::new(), tails, last: 9 }
}

#[test]
fn a_length_ends_the_tails_of_a_struct_inside() {
    assert_message::<Little, _>(&outer(None, None, None), &[0, 0, 9]);
    assert_message::<Little, _>(&outer(Some(7), None, None), &[2, 0, 0, 7, 9]);
    assert_message::<Big, _>(&outer(Some(7), Some("a"), None), &[0, 4, 0, 7, 1, b'a', 9]);
    let all = outer(Some(7), Some(""), Some(8));
    assert_message::<Little, _>(&all, &[4, 0, 0, 7, 0, 8, 9]);
    assert_message::<Big, _>(&all, &[0, 4, 0, 7, 0, 8, 9]);
    let error = decode_error::<Little, Outer>(&[1, 0, 0, 9]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 1 });
    let error = decode_error::<Little, Outer>(&[5, 0, 0, 7, 0, 8, 9, 9]);
    assert_text(&error, "1 bytes left over at byte 0x6 in Outer.tails");
}

#[test]
fn each_tail_behind_an_absent_one_is_named() {
    let error = encode_error::<Little, _>(&outer(None, Some("a"), None));
    assert_text(&error, "invalid field behind an absent one in Outer.tails.second");
    let error = encode_error::<Little, _>(&outer(Some(7), None, Some(8)));
    assert_text(&error, "invalid field behind an absent one in Outer.tails.third");
    let error = encode_error::<Big, _>(&outer(None, None, Some(8)));
    assert_text(&error, "invalid field behind an absent one in Outer.tails.third");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Bytes {
    #[wire(tail, rest)]
    bytes: Option<Vec<u8>>,
}

#[test]
fn tail_of_no_bytes_would_be_lost() {
    assert_wire::<Little, _>(&Bytes { bytes: Some(vec![1, 2]) }, &[1, 2]);
    assert_wire::<Little, _>(&Bytes { bytes: None }, &[]);
    let error = encode_error::<Little, _>(&Bytes { bytes: Some(vec![]) });
    assert_text(&error, "invalid tail of no bytes: it would be read as `None` in Bytes.bytes");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Padded {
    id: u8,
    #[wire(tail, align = 4)]
    first: Option<u8>,
    #[wire(tail, pad = 2, check = second > 1)]
    second: Option<u8>,
}

#[test]
fn prefix_of_a_stream_takes_what_there_is() {
    // Nothing says that a message with a tail has ended, so the next one is taken for its tail.
    let (value, used) = Little::from_prefix::<Tails>(&[0, 7, 0, 8]).unwrap();
    assert_eq!(
        (value.first, value.second, value.third, used),
        (Some(7), Some(text("")), Some(8), 4)
    );
}

/// A variant with a tail.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Move(u16, #[wire(tail)] Option<u16>),
    #[wire(id = 2)]
    Say {
        #[wire(tail, as = Prefixed<u8, Utf8>)]
        text: Option<String>,
    },
}

#[test]
fn variants_have_tails() {
    assert_wire::<Little, _>(&Message::Move(7, None), &[1, 7, 0]);
    assert_wire::<Little, _>(&Message::Move(7, Some(8)), &[1, 7, 0, 8, 0]);
    assert_wire::<Big, _>(&Message::Move(7, Some(8)), &[1, 0, 7, 0, 8]);
    assert_wire::<Little, _>(&Message::Say { text: None }, &[2]);
    assert_wire::<Big, _>(&Message::Say { text: Some(text("ab")) }, &[2, 2, b'a', b'b']);
    let errors = truncation_errors::<Little, Message>(&[1, 7, 0], Little::DEFAULTS);
    assert_text(&errors[2], "needed 2 bytes, 1 left at byte 0x1 in Message.Move.0");
}
