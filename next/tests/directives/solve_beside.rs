//! `len = total - words * 4`: other fields beside the one that is solved for.

use ::codec_core::{EncodeErrorKind, Implied, Wire, checksum::InternetChecksum, codec::VarInt};
use ::std::{
    assert_eq,
    clone::Clone,
    convert::From,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{Big, Little, assert_message, assert_text, decode_error, encode_error, hex};

/// The header of an IP packet (RFC 791): one length in words, and one that counts all bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Packet {
    head: Head,
    service: u8,
    total: Implied<u16>,
    id: u16,
    fragment: u16,
    time_to_live: u8,
    protocol: u8,
    #[wire(checksum(InternetChecksum, head..=options))]
    sum: Implied<u16>,
    source: [u8; 4],
    destination: [u8; 4],
    #[wire(len = usize::from(head.words) * 4 - 20, rest)]
    options: Vec<u8>,
    #[wire(len = usize::from(total) - usize::from(head.words) * 4, rest)]
    data: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, bits = u8)]
struct Head {
    #[wire(bits = 4, const = 4)]
    version: Implied<u8>,
    #[wire(bits = 4)]
    words: u8,
}

fn packet(words: u8, options: Vec<u8>, data: Vec<u8>) -> Packet {
    Packet {
        head: Head { version: Implied::new(), words },
        service: 0,
        total: Implied::new(),
        id: 0x1c46,
        fragment: 0x4000,
        time_to_live: 64,
        protocol: 6,
        sum: Implied::new(),
        source: [172, 16, 10, 99],
        destination: [172, 16, 10, 12],
        options,
        data,
    }
}

#[test]
fn length_of_header_and_data_is_written() {
    // The header of a packet of 60 bytes that is often shown as an example, with its checksum.
    let head = hex("4500 003c 1c46 4000 4006 b1e6 ac10 0a63 ac10 0a0c");
    let bytes = [&head[..], &[7; 40]].concat();
    assert_message::<Big, _>(&packet(5, vec![], vec![7; 40]), &bytes);
}

#[test]
fn other_fields_in_the_expression_are_checked_by_their_own() {
    let error = encode_error::<Big, _>(&packet(5, vec![1; 4], vec![]));
    assert_text(&error, "4 elements where other fields say 0 in Packet.options");
    let error =
        decode_error::<Big, Packet>(&hex("4500 0013 1c46 4000 4006 b20f ac100a63 ac100a0c"));
    assert_text(
        &error,
        "`usize::from(total) - usize::from(head.words) * 4` is out of range at byte 0x14 in \
         Packet.data",
    );
    let error = encode_error::<Big, _>(&packet(5, vec![], vec![0; 0xffff]));
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 0xffff, len: 0x1_0013 });
}

/// The other number is a length that is known later too, and stands behind the one that needs it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Lengths {
    total: Implied<u16>,
    #[wire(as = VarInt<u32>)]
    words: Implied<u32>,
    kind: u8,
    #[wire(len = words * 2, rest)]
    head: Vec<u8>,
    #[wire(len = u32::from(total) - words * 2 - u32::from(kind), rest)]
    body: Vec<u8>,
    last: u8,
}

#[test]
fn lengths_that_need_other_lengths_are_filled_in_last() {
    let value = |kind, head, body| Lengths {
        total: Implied::new(),
        words: Implied::new(),
        kind,
        head,
        body,
        last: 9,
    };
    let one = value(1, vec![5, 6], vec![7, 8, 9]);
    assert_message::<Big, _>(&one, &[0, 6, 1, 1, 5, 6, 7, 8, 9, 9]);
    assert_message::<Little, _>(&one, &[6, 0, 1, 1, 5, 6, 7, 8, 9, 9]);
    let long = [&[1, 4, 0x80, 1, 3][..], &[5; 256], &[6, 9]].concat();
    assert_message::<Big, _>(&value(3, vec![5; 256], vec![6]), &long);
    let error = encode_error::<Big, _>(&value(1, vec![5], vec![]));
    assert_text(
        &error,
        "`words * 2` cannot be 1: it is not a multiple of the factor in Lengths.head",
    );
}

/// A count among the operands, and a field that may be absent.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Counted {
    size: Implied<u8>,
    count: Implied<u8>,
    #[wire(count = count)]
    list: Vec<u16>,
    flag: bool,
    #[wire(when = flag, len = size - count * 2, rest)]
    tail: Option<Vec<u8>>,
}

#[test]
fn counts_may_stand_beside_it() {
    let value = |list, flag, tail| Counted {
        size: Implied::new(),
        count: Implied::new(),
        list,
        flag,
        tail,
    };
    let bytes = [5, 1, 3, 0, 1, 7, 8, 9];
    assert_message::<Little, _>(&value(vec![3], true, Some(vec![7, 8, 9])), &bytes);
    // Nothing determines it then.
    assert_message::<Little, _>(&value(vec![3], false, None), &[0, 1, 3, 0, 0]);
}
