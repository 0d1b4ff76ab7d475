//! Arithmetic in `count`, `len`, `when` and `check`: what overflows is an error of the field.

mod operators;

use ::codec_core::{
    BigEndian, DecodeErrorKind, Implied, Wire,
    text::{Text, Utf8},
};
use ::std::{
    assert, assert_eq,
    convert::From,
    iter::Iterator,
    matches,
    option::Option::{self, None, Some},
    string::{String, ToString},
    vec,
    vec::Vec,
};

use crate::support::{
    Little, assert_message, assert_text, assert_wire_with, decode_error, encode_error, hex, text,
    version,
};

/// `count = …` and `len = …` in each form that they have.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Sizes {
    n: u8,
    size: i32,
    #[wire(count = n * 2)]
    pairs: Vec<u8>,
    #[wire(count = usize::from(n) * 2 - 1, as = Vec<BigEndian<u16>>)]
    odd: Vec<u16>,
    #[wire(len = size - 8)]
    body: Body,
    #[wire(len = size as usize / 4, rest)]
    quarter: Vec<u8>,
    #[wire(len = 1 << n, as = Text<Utf8>)]
    name: String,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Body(#[wire(rest)] Vec<u8>);

fn sizes() -> Sizes {
    let (pairs, odd, body) = (vec![1, 2], vec![3], Body(vec![4, 5]));
    Sizes { n: 1, size: 10, pairs, odd, body, quarter: vec![6, 7], name: text("ab") }
}

#[test]
fn counts_and_lengths_may_be_computed() {
    let bytes = hex("01 0a000000 0102 0003 0405 0607");
    assert_message::<Little, _>(&sizes(), &[&bytes[..], b"ab"].concat());
}

#[test]
fn arithmetic_on_hostile_fields_is_an_error_not_a_panic() {
    // 128 * 2 is no u8.
    let error = decode_error::<Little, Sizes>(&hex("80 0a000000"));
    assert_eq!(error.kind(), &DecodeErrorKind::Overflow { expression: "n * 2" });
    assert_text(&error, "`n * 2` is out of range at byte 0x5 in Sizes.pairs");
    // 0 * 2 - 1 is no usize, and the field begins where the one before ends.
    let error = decode_error::<Little, Sizes>(&hex("00 0a000000"));
    assert_text(&error, "`usize::from(n) * 2 - 1` is out of range at byte 0x5 in Sizes.odd");
    // The smallest i32 has nothing below it; -1 is a number, but no length.
    let error = decode_error::<Little, Sizes>(&hex("01 00000080 0102 0003"));
    assert_text(&error, "`size - 8` is out of range at byte 0x9 in Sizes.body");
    let error = decode_error::<Little, Sizes>(&hex("01 07000000 0102 0003"));
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "length", value: 0xffff_ffff });
    assert_text(&error, "invalid length 0xffffffff at byte 0x9 in Sizes.body");
    // On the way out.
    let error = encode_error::<Little, _>(&Sizes { n: 0, pairs: vec![], ..sizes() });
    assert_text(&error, "`usize::from(n) * 2 - 1` is out of range in Sizes.odd");
    let error = encode_error::<Little, _>(&Sizes { pairs: vec![0; 0x1ff], ..sizes() });
    assert_text(&error, "`n * 2` cannot be 511: it is not a multiple of the factor in Sizes.pairs");
}

/// Conditions in each form that they have.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Conditions {
    a: u8,
    b: u8,
    #[wire(when = a + b > 3)]
    plain: Option<u8>,
    #[wire(when = a - b == 1, as = BigEndian<u16>)]
    codec: Option<u16>,
    #[wire(pad = 1, when = a / b == 2, count = a % b + 1)]
    list: Option<Vec<u8>>,
    #[wire(since = 2, when = a * 9 > 99, len = a - 11)]
    body: Option<Body>,
    #[wire(align = 4, check = last - 1 < a)]
    last: u8,
}

fn conditions(a: u8, b: u8) -> Conditions {
    Conditions { a, b, plain: None, codec: None, list: None, body: None, last: 1 }
}

#[test]
fn conditions_may_be_computed() {
    assert_message::<Little, _>(&conditions(1, 1), &[1, 1, 0, 0, 1]);
    let value = Conditions { plain: Some(7), codec: Some(8), ..conditions(3, 2) };
    assert_message::<Little, _>(&value, &[3, 2, 7, 0, 8, 0, 0, 0, 1]);
    let value = Conditions { plain: Some(7), list: Some(vec![8, 9]), ..conditions(5, 2) };
    assert_message::<Little, _>(&value, &[5, 2, 7, 0, 8, 9, 0, 0, 1]);
    let value = Conditions { plain: Some(7), body: Some(Body(vec![8])), ..conditions(12, 1) };
    assert_message::<Little, _>(&value, &[12, 1, 7, 8, 1]);
}

#[test]
fn conditions_on_hostile_fields_are_errors() {
    for (bytes, text) in [
        ("ff 01", "`a + b > 3` is out of range at byte 0x2 in Conditions.plain"),
        ("01 02", "`a - b == 1` is out of range at byte 0x2 in Conditions.codec"),
        ("01 00 0000 00", "`a / b == 2` is out of range at byte 0x4 in Conditions.list"),
        ("1d 1d 07", "`a * 9 > 99` is out of range at byte 0x3 in Conditions.body"),
        ("01 01 00 00 00", "`last - 1 < a` is out of range at byte 0x4 in Conditions.last"),
    ] {
        assert_text(&decode_error::<Little, Conditions>(&hex(bytes)), text);
    }
    for (value, text) in [
        (conditions(255, 1), "`a + b > 3` is out of range in Conditions.plain"),
        (conditions(1, 2), "`a - b == 1` is out of range in Conditions.codec"),
        (
            Conditions { codec: Some(0), ..conditions(1, 0) },
            "`a / b == 2` is out of range in Conditions.list",
        ),
        (
            Conditions { plain: Some(7), ..conditions(29, 29) },
            "`a * 9 > 99` is out of range in Conditions.body",
        ),
        (
            Conditions { last: 0, ..conditions(1, 1) },
            "`last - 1 < a` is out of range in Conditions.last",
        ),
    ] {
        assert_text(&encode_error::<Little, _>(&value), text);
    }
}

#[test]
fn other_versions_do_not_compute_what_they_do_not_have() {
    let value = Conditions { plain: Some(7), ..conditions(29, 29) };
    assert_wire_with(&value, &[29, 29, 7, 0, 1], &version::<Little>(1));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    List {
        count: Implied<u8>,
        less: u8,
        #[wire(count = count, check = count - less > 1)]
        first: Vec<u8>,
        #[wire(count = count - less)]
        second: Vec<u8>,
    },
    #[wire(id = 2)]
    Chosen {
        kind: Kind,
        list: [u8; 3],
        #[wire(when = list[kind as usize] > 1)]
        extra: Option<u8>,
    },
}

/// An enum without fields, and with numbers that not every type has.
#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u16)]
enum Kind {
    Second = 1,
    Far = 300,
}

#[test]
fn variants_and_implied_fields_are_computed_with_too() {
    let list = |less, first, second| Message::List { count: Implied::new(), less, first, second };
    assert_message::<Little, _>(&list(1, vec![5, 6, 7], vec![8, 9]), &[1, 3, 1, 5, 6, 7, 8, 9]);
    assert_text(
        &decode_error::<Little, Message>(&[1, 1, 2, 5]),
        "`count - less > 1` is out of range at byte 0x3 in Message.List.first",
    );
    assert_text(
        &encode_error::<Little, _>(&list(2, vec![5], vec![])),
        "`count - less > 1` is out of range in Message.List.first",
    );
    let chosen = |kind, extra| Message::Chosen { kind, list: [0, 2, 0], extra };
    assert_message::<Little, _>(&chosen(Kind::Second, Some(9)), &[2, 1, 0, 0, 2, 0, 9]);
    assert_text(
        &decode_error::<Little, Message>(&[2, 0x2c, 1, 0, 2, 0]),
        "`list[kind as usize] > 1` is out of range at byte 0x6 in Message.Chosen.extra",
    );
    assert_text(
        &encode_error::<Little, _>(&chosen(Kind::Far, None)),
        "`list[kind as usize] > 1` is out of range in Message.Chosen.extra",
    );
}

const HEADER: u16 = 4;

fn half(n: u8) -> u8 {
    n / 2
}

macro_rules! larger {
    ($a:expr, $b:expr $(,)?) => {
        if $a > $b { $a } else { $b }
    };
}

/// Arithmetic inside of other expressions.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inside {
    n: u8,
    words: Vec<u16>,
    #[wire(when = (n + 1).is_power_of_two() && !(words.len() * 2 == 4 || n % 7 == 3))]
    method: Option<u8>,
    #[wire(count = half(n - 1) + 1)]
    call: Vec<u8>,
    #[wire(when = words.iter().any(|word| *word == HEADER) ^ (n & 1 << 3 != 0))]
    closure: Option<u8>,
    #[wire(count = if n > 9 { n - 9 } else { let m = n + 1; m / 2 })]
    block: Vec<u8>,
    #[wire(when = match words[0] - 1 { 0 => false, m if m * 2 > HEADER => true, m => m + 1 == 3 })]
    arms: Option<u8>,
    #[wire(when = matches!(n - 1, 4..=8 if words[1] + 1 > 3))]
    macros: Option<u8>,
    #[wire(count = larger!(n - 3, 2))]
    other: Vec<u8>,
    #[wire(check = (n - 5..n * 2).contains(&range) && words[words.len() - 1..].len() == 1)]
    range: u8,
    #[wire(check = i32::from(n) - 10 < -1 && const { 1 + 1 } == [0; 1 + 1].len())]
    signed: u8,
}

fn inside() -> Inside {
    Inside {
        n: 5,
        words: vec![3, 4],
        method: None,
        call: vec![1, 2, 3],
        closure: Some(4),
        block: vec![5, 6, 7],
        arms: Some(8),
        macros: Some(9),
        other: vec![10, 11],
        range: 9,
        signed: 12,
    }
}

#[test]
fn arithmetic_may_stand_anywhere_in_an_expression() {
    let bytes = hex("05 0200 0300 0400 010203 04 050607 08 09 0a0b 09 0c");
    assert_message::<Little, _>(&inside(), &bytes);
}

#[test]
fn overflow_anywhere_in_an_expression_is_an_error() {
    for (bytes, field, offset) in [
        ("ff 0000", "method", 3),
        ("00 0000 00", "call", 4),
        ("05 0000 010203 050607", "arms", 9),
        ("05 0100 0000 010203 050607", "arms", 11),
        ("05 0100 0300 010203 050607 08", "macros", 12),
        ("05 0200 0300 ffff 010203 050607 08", "macros", 14),
        ("02 0200 0300 0400 01 04 05 08", "other", 11),
        ("03 0200 0300 0400 0102 04 0506 08 0a0b 09", "range", 15),
    ] {
        let error = decode_error::<Little, Inside>(&hex(bytes));
        assert!(matches!(error.kind(), DecodeErrorKind::Overflow { .. }), "{field}: {error}");
        assert_eq!(error.path().to_string(), ["Inside", field].join("."));
        assert_eq!(error.offset(), offset, "{error}");
    }
    let error = encode_error::<Little, _>(&Inside { words: vec![], closure: None, ..inside() });
    assert_eq!(error.path().to_string(), "Inside.arms");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Literals {
    flags: u16,
    #[wire(check = flags & (1 << 9) == 0 && low < 0xfff0_u16 - (2 * 8 + 1))]
    low: u16,
    #[wire(check = least >= -128 && -least <= 126 - -1)]
    least: i8,
    #[wire(check = bytes < 200 + 100)]
    bytes: u8,
}

#[test]
fn literals_have_the_type_of_what_stands_beside_them() {
    let error = decode_error::<Little, Literals>(&hex("0000 deff 00 00"));
    assert_text(&error, "`bytes < 200 + 100` is out of range at byte 0x5 in Literals.bytes");
    let error = decode_error::<Little, Literals>(&hex("0000 dfff 00 00"));
    assert!(matches!(error.kind(), DecodeErrorKind::CheckFailed { .. }), "{error}");
    let error = decode_error::<Little, Literals>(&hex("0002 0000 00 00"));
    assert!(matches!(error.kind(), DecodeErrorKind::CheckFailed { .. }), "{error}");
    let error = decode_error::<Little, Literals>(&hex("0000 0000 80 00"));
    assert_eq!((error.offset(), error.path().to_string().as_str()), (4, "Literals.least"));
}

/// Values that are given to a struct inside, in each form that such a field has.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Giver {
    n: u8,
    size: Implied<u8>,
    count: Implied<u8>,
    #[wire(with(n / 2, n > 1))]
    plain: Given,
    #[wire(with(n - 1, n > 1), len = size)]
    sized: Given,
    #[wire(with(n + 1, n > 1), count = count)]
    counted: Vec<Given>,
    #[wire(with(n * 2, n > 1), end = |given| given.items.is_empty())]
    ended: Vec<Given>,
    #[wire(with(n % 2, n > 1), when = n < 200)]
    maybe: Option<Given>,
    #[wire(with(n << 1, n > 1), rest)]
    rest: Vec<Given>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(n: u8, wide: bool))]
struct Given {
    #[wire(when = wide)]
    extra: Option<u8>,
    #[wire(count = if n > 4 { 0 } else { n })]
    items: Vec<u8>,
}

#[test]
fn values_given_to_a_struct_may_be_computed() {
    let given = |items: &[u8]| Given { extra: Some(9), items: items.to_vec() };
    let value = Giver {
        n: 3,
        size: Implied::new(),
        count: Implied::new(),
        plain: given(&[1]),
        sized: given(&[2, 3]),
        counted: vec![given(&[4, 5, 6, 7])],
        ended: vec![given(&[])],
        maybe: Some(given(&[8])),
        rest: vec![given(&[]), given(&[])],
    };
    let bytes = hex("03 03 01 0901 090203 0904050607 09 0908 09 09");
    crate::support::assert_wire::<Little, _>(&value, &bytes);
    let error = decode_error::<Little, Giver>(&hex("00 00 00"));
    assert_text(&error, "`n - 1` is out of range at byte 0x3 in Giver.sized");
    let error = encode_error::<Little, _>(&Giver { n: 255, ..value });
    assert_text(&error, "1 elements where other fields say 0 in Giver.plain.items");
}
