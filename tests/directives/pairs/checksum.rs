//! `checksum` beside the directives of a number.

use ::codec_core::{Implied, Wire, checksum::ByteSum, codec::BigEndian};
use ::std::{assert_eq, prelude::rust_2024::*};

use super::{implied, pairs as composing};
use crate::{
    layout::{Trailed, adds},
    support::{Big, Little, assert_message},
};

/// The pairs of this file.
pub(super) fn pairs() -> Vec<(&'static str, &'static str)> {
    [PAIRS, &[("layout", "checksum")]].concat()
}

composing! {
    name_and_checksum: name + checksum {
        data: u16,
        #[wire(name = "wired", checksum(ByteSum<u16>, data))]
        sum: Implied<u16>,
    } [
        { data: 0x02ff, sum: implied() } little [0xff, 2, 1, 1] big [2, 0xff, 1, 1];
    ] => refused [
        "expected the checksum 0x101, found 0x102 at byte 0x2 in Value.sum" [0xff, 2, 2, 1];
    ]
    as_and_checksum: as + checksum {
        data: [u8; 2],
        #[wire(as = BigEndian<u16>, checksum(ByteSum<u16>, data))]
        sum: Implied<u16>,
    } [
        { data: [200, 100], sum: implied() } both [200, 100, 1, 44];
    ]
    bit_and_checksum: bit + checksum {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, checksum(ByteSum<u8>, ..))]
        sum: Option<u8>,
        data: u8,
    } [
        { flags: implied(), sum: Some(8), data: 7 } both [1, 8, 7];
        { flags: implied(), sum: None, data: 7 } both [0, 7];
    ] => refused [
        "expected the checksum 0x8, found 0x9 at byte 0x1" [1, 9, 7];
    ]
    when_and_checksum: when + checksum {
        kind: u8,
        #[wire(when = kind > 1, checksum(ByteSum<u8>, data))]
        sum: Option<u8>,
        data: u8,
    } [
        { kind: 2, sum: Some(7), data: 7 } both [2, 7, 7];
        { kind: 1, sum: None, data: 7 } both [1, 7];
    ] => refused [
        "must be absent under its condition" { kind: 1, sum: Some(7), data: 7 };
        "expected the checksum 0x7, found 0x8 at byte 0x1" [2, 8, 7];
    ]
    align_and_checksum: align + checksum {
        data: u8,
        #[wire(align = 4, checksum(ByteSum<u8>, ..))]
        sum: Implied<u8>,
    } [
        { data: 7, sum: implied() } both [7, 0, 0, 0, 7];
    ]
    pad_and_checksum: pad + checksum {
        #[wire(pad = 1, checksum(ByteSum<u8>, data))]
        sum: Implied<u8>,
        data: u8,
    } [
        { sum: implied(), data: 7 } both [0, 7, 7];
    ]
    default_and_checksum: default + checksum {
        data: u8,
        #[wire(default = 5, until = 2, checksum(ByteSum<u8>, data))]
        sum: u8,
    } [
        { data: 7, sum: 7 } @ 2 both [7, 7];
        { data: 7, sum: 5 } @ 3 both [7];
    ]
    since_and_checksum: since + checksum {
        data: u8,
        #[wire(since = 2, checksum(ByteSum<u8>, data))]
        sum: Implied<u8>,
    } [
        { data: 7, sum: implied() } @ 1 both [7];
        { data: 7, sum: implied() } @ 2 both [7, 7];
    ]
    until_and_checksum: until + checksum {
        data: u8,
        #[wire(until = 2, checksum(ByteSum<u8>, data))]
        sum: Option<u8>,
    } [
        { data: 7, sum: Some(7) } @ 2 both [7, 7];
        { data: 7, sum: None } @ 3 both [7];
    ]
}

#[test]
fn layout_and_checksum() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Trailed)]
    struct Value {
        data: u8,
        #[wire(layout = adds(3), checksum(ByteSum<u8>, data))]
        sum: Implied<u8>,
    }

    assert_message::<Trailed, _>(&Value { data: 7, sum: implied() }, &[7, 7, 3]);
    assert_eq!(pairs().len(), 10);
}
