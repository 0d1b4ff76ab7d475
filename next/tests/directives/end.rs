//! `end`: lists up to an element of their own, or up to a value behind them.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Wire,
    text::{Prefixed, Utf8},
};
use ::std::{assert, assert_eq, prelude::rust_2024::*, vec};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire, decode_error, encode_error, text,
};

/// The label stack of MPLS (RFC 3032, section 2.1): 20 bits of label, 3 of traffic class, the bit
/// that tells the bottom of the stack, 8 of time to live.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Stack {
    #[wire(end = |entry| entry & 0x100 != 0)]
    entries: Vec<u32>,
    payload: u8,
}

#[test]
fn the_last_element_ends_the_list() {
    let stack = Stack { entries: vec![0x0001_0040, 0x0001_2140], payload: 0x45 };
    assert_message::<Big, _>(&stack, &[0, 1, 0, 0x40, 0, 1, 0x21, 0x40, 0x45]);
    assert_message::<Little, _>(&stack, &[0x40, 0, 1, 0, 0x40, 0x21, 1, 0, 0x45]);
    let one = Stack { entries: vec![0x0001_2140], payload: 0x45 };
    assert_message::<Big, _>(&one, &[0, 1, 0x21, 0x40, 0x45]);
}

#[test]
fn rejects_input_that_ends_before_the_last_element() {
    let error = decode_error::<Big, Stack>(&[0, 1, 0, 0x40]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 4, left: 0 });
    assert_text(&error, "needed 4 bytes, 0 left at byte 0x4 in Stack.entries[1]");
}

#[test]
fn encodes_only_lists_that_their_last_element_ends() {
    let error = |entries: Vec<u32>| encode_error::<Big, _>(&Stack { entries, payload: 0 });
    assert_text(&error(vec![]), "invalid list: no element ends it in Stack.entries");
    assert_text(
        &error(vec![0, 0x40]),
        "invalid last element: it does not end the list in Stack.entries[1]",
    );
    let early = error(vec![0, 0x100, 0x100]);
    assert_text(&early, "invalid element: it ends the list, and others follow in Stack.entries[1]");
    assert!(matches!(early.kind(), EncodeErrorKind::Invalid { .. }));
}

/// A list of records, and an earlier field in the condition.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Options16 {
    last: u8,
    #[wire(end = |option| option.kind == last)]
    list: Vec<Option16>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Option16 {
    kind: u8,
    value: u16,
}

fn option(kind: u8, value: u16) -> Option16 {
    Option16 { kind, value }
}

#[test]
fn conditions_name_earlier_fields() {
    let value = Options16 { last: 5, list: vec![option(0, 1), option(5, 2)] };
    assert_message::<Little, _>(&value, &[5, 0, 1, 0, 5, 2, 0]);
    assert_message::<Big, _>(&value, &[5, 0, 0, 1, 5, 0, 2]);
    let value = Options16 { last: 6, ..value };
    let error = encode_error::<Little, _>(&value);
    assert_text(&error, "invalid last element: it does not end the list in Options16.list[1]");
}

/// The arithmetic of a condition is checked, as everywhere.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Sums {
    base: u8,
    #[wire(end = |byte| *byte + base == 10)]
    list: Vec<u8>,
}

#[test]
fn arithmetic_of_conditions_is_checked() {
    assert_message::<Little, _>(&Sums { base: 3, list: vec![1, 7] }, &[3, 1, 7]);
    let error = decode_error::<Little, Sums>(&[3, 1, 253]);
    assert_eq!(error.kind(), &DecodeErrorKind::Overflow { expression: "*byte + base == 10" });
    assert_text(&error, "`*byte + base == 10` is out of range at byte 0x2 in Sums.list[1]");
    let error = encode_error::<Little, _>(&Sums { base: 3, list: vec![1, 253] });
    assert_text(&error, "`*byte + base == 10` is out of range in Sums.list[1]");
}

/// A name of DNS (RFC 1035, section 3.1): labels up to the root, which has no letters.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Question {
    #[wire(end = String::new(), as = Vec<Prefixed<u8, Utf8>>)]
    name: Vec<String>,
    kind: u16,
}

#[test]
fn a_value_behind_the_list_ends_it() {
    let name = vec![text("www"), text("example"), text("com")];
    let question = Question { name, kind: 1 };
    assert_message::<Big, _>(&question, b"\x03www\x07example\x03com\0\0\x01");
    assert_message::<Little, _>(&question, b"\x03www\x07example\x03com\0\x01\0");
    assert_message::<Big, _>(&Question { name: vec![], kind: 2 }, &[0, 0, 2]);
    let error = decode_error::<Big, Question>(b"\x03www");
    assert_text(&error, "needed 1 bytes, 0 left at byte 0x4 in Question.name[1]");
    let error = encode_error::<Big, _>(&Question { name: vec![text("a"), text("")], kind: 1 });
    assert_text(&error, "invalid element: it is the value that ends the list in Question.name[1]");
}

/// Numbers and records up to a constant.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Sentinels {
    #[wire(end = 0)]
    bytes: Vec<u8>,
    #[wire(end = u16::MAX, as = Vec<BigEndian<u16>>)]
    swapped: Vec<u16>,
    #[wire(end = NONE)]
    list: Vec<Option16>,
}

const NONE: Option16 = Option16 { kind: 0, value: 0x0102 };

#[test]
fn constants_end_lists_of_every_kind() {
    let empty = Sentinels { bytes: vec![], swapped: vec![], list: vec![] };
    assert_message::<Little, _>(&empty, &[0, 0xff, 0xff, 0, 2, 1]);
    assert_message::<Big, _>(&empty, &[0, 0xff, 0xff, 0, 1, 2]);
    let value = Sentinels { bytes: vec![7, 8], swapped: vec![9], list: vec![option(0, 3)] };
    assert_message::<Little, _>(&value, &[7, 8, 0, 0, 9, 0xff, 0xff, 0, 3, 0, 0, 2, 1]);
    assert_message::<Big, _>(&value, &[7, 8, 0, 0, 9, 0xff, 0xff, 0, 0, 3, 0, 1, 2]);
}

/// An element of no bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Nothing;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Endless {
    #[wire(end = |_| false)]
    list: Vec<Nothing>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Never {
    #[wire(end = Odd(1))]
    list: Vec<Odd>,
}

/// Never equal to another, and without bytes in all versions but the first.
#[derive(Wire, Debug, Clone)]
#[wire(format = Little)]
struct Odd(#[wire(until = 0, default)] u8);

impl PartialEq for Odd {
    fn eq(&self, other: &Self) -> bool {
        self.0 != 0 && self.0 == other.0
    }
}

#[test]
fn elements_of_no_bytes_do_not_repeat_for_ever() {
    let text = "invalid element of no bytes: it does not end the list 0x0 at byte 0x0 in ";
    assert_text(&decode_error::<Little, Endless>(&[]), &[text, "Endless.list[0]"].concat());
    assert_text(&decode_error::<Little, Never>(&[1]), &[text, "Never.list[0]"].concat());
}

/// Borrowed elements, parameters, and a variant.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message<'a, T> {
    #[wire(id = 1)]
    Names {
        #[wire(end = "", as = Vec<Prefixed<u8, Utf8>>)]
        names: Vec<&'a str>,
    },
    #[wire(id = 2)]
    Values(u8, #[wire(end = |value| is_last(value))] Vec<Tagged<T>>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Tagged<T> {
    last: bool,
    value: T,
}

fn is_last<T>(tagged: &Tagged<T>) -> bool {
    tagged.last
}

#[test]
fn elements_may_be_borrowed_or_generic() {
    let names: Message<'_, u16> = Message::Names { names: vec!["a", "bc"] };
    assert_wire::<Little, _>(&names, b"\x01\x01a\x02bc\0");
    let tagged = |last, value| Tagged { last, value };
    let values = Message::Values(9, vec![tagged(false, 7_u16), tagged(true, 8)]);
    assert_message::<Little, _>(&values, &[2, 9, 0, 7, 0, 1, 8, 0]);
}
