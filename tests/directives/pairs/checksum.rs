//! `checksum` beside the directives of a number.

use ::codec_core::{
    BigEndian, Implied, Layout, Wire,
    checksum::{ByteSum, Checksum},
    shape::Field,
};
use ::std::{assert_eq, marker::PhantomData, prelude::rust_2024::*};

use super::{case, implied, pairs as composing};
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

/// A struct that gets a value.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(n: u8))]
struct Inner {
    #[wire(count = n)]
    data: Vec<u8>,
    #[wire(checksum(ByteSum<u8>, data))]
    sum: Implied<u8>,
}

/// The fields of the struct that gets a value.
pub(super) fn fields_that_get_values() -> &'static [Field] {
    <Inner as Layout<Little>>::RECORD.unwrap().shape.fields
}

/// A struct with parameters.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Generic<T, A: Checksum<Sum = u16>, const N: usize> {
    data: [T; N],
    #[wire(skip)]
    algorithm: PhantomData<A>,
    #[wire(checksum(A, ..sum))]
    sum: u16,
}

/// The fields of the struct with parameters.
pub(super) fn generic_fields() -> &'static [Field] {
    <Generic<u8, ByteSum<u16>, 2> as Layout<Little>>::RECORD.unwrap().shape.fields
}

case! {
    in_a_struct_that_gets_values [] {
        n: Implied<u8>,
        #[wire(with(n))]
        inner: Inner,
    } [
        { n: implied(), inner: Inner { data: [1, 2].to_vec(), sum: implied() } }
            both [2, 1, 2, 3];
    ] [["expected the checksum 0x3, found 0x4 at byte 0x3 in Value.inner.sum" [2, 1, 2, 4];]]
}

#[test]
fn in_a_struct_with_parameters() {
    type Ours = Generic<u16, ByteSum<u16>, 2>;
    let value = Ours { data: [0x0101, 2], algorithm: PhantomData, sum: 4 };
    assert_message::<Little, _>(&value, &[1, 1, 2, 0, 4, 0]);
    assert_message::<Big, _>(&value, &[1, 1, 0, 2, 0, 4]);
}
