//! `count = …`: the number of elements stands elsewhere.

use ::codec_core::{
    BigEndian, DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire,
    text::{Text, Utf8, Utf16Le, Windows1252},
};
use ::std::{
    assert_eq,
    convert::From,
    mem::{size_of, size_of_val},
    option::Option::{self, None, Some},
    result::Result::Ok,
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, decode_error, encode_error, hex, text};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Kept {
    count: u8,
    between: u8,
    #[wire(count = count)]
    items: Vec<u16>,
}

#[test]
fn count_is_written_from_the_list() {
    let value = Kept { count: 2, between: 9, items: vec![1, 2] };
    assert_message::<Little, _>(&value, &[2, 9, 1, 0, 2, 0]);
    // Whatever the field says, the list is what counts.
    let value = Kept { count: 77, ..value };
    assert_eq!(Little::to_vec(&value), Ok(vec![2, 9, 1, 0, 2, 0]));
}

#[test]
fn rejects_list_longer_than_its_count_can_say() {
    let value = Kept { count: 0, between: 0, items: vec![0; 256] };
    let error = encode_error::<Little, _>(&value);
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 255, len: 256 });
    assert_text(&error, "length 256 is over the maximum 255 in Kept.items");
}

#[test]
fn rejects_count_larger_than_input() {
    let error = decode_error::<Little, Kept>(&[3, 9, 1, 0, 2, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 2, left: 0 });
    assert_text(&error, "needed 2 bytes, 0 left at byte 0x6 in Kept.items[2]");
}

#[test]
fn rejects_bytes_that_are_not_counted() {
    let error = decode_error::<Little, Kept>(&[1, 9, 1, 0, 2, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 2 });
    assert_text(&error, "2 bytes left over at byte 0x4 in Kept");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct ImpliedCounts {
    a: Implied<u8>,
    b: Implied<u16>,
    #[wire(as = BigEndian<u16>)]
    c: Implied<u16>,
    #[wire(count = b)]
    second: Vec<u8>,
    #[wire(count = a)]
    first: Vec<(u8, u8)>,
    #[wire(count = c, as = Vec<BigEndian<u16>>)]
    third: Vec<u16>,
}

#[test]
fn implied_count_needs_no_storage() {
    let value = ImpliedCounts {
        a: Implied::new(),
        b: Implied::new(),
        c: Implied::new(),
        second: vec![1, 2, 3],
        first: vec![(4, 5)],
        third: vec![6],
    };
    let bytes = hex("01  03 00  00 01  01 02 03  04 05  00 06");
    assert_message::<Little, _>(&value, &bytes);
    assert_eq!(size_of_val(&value), 3 * size_of::<Vec<u8>>());
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared {
    count: Implied<u8>,
    #[wire(count = count)]
    keys: Vec<u8>,
    #[wire(count = count)]
    values: Vec<u16>,
}

#[test]
fn two_lists_may_have_one_count() {
    let value = Shared { count: Implied::new(), keys: vec![1, 2], values: vec![3, 4] };
    assert_message::<Little, _>(&value, &[2, 1, 2, 3, 0, 4, 0]);
}

#[test]
fn rejects_two_lists_of_different_length_with_one_count() {
    let value = Shared { count: Implied::new(), keys: vec![1, 2], values: vec![3] };
    let error = encode_error::<Little, _>(&value);
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 2, len: 1 });
    assert_text(&error, "1 elements where other fields say 2 in Shared.values");
}

const FOUR: usize = 4;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Computed {
    width: u8,
    height: u8,
    #[wire(count = usize::from(width) * usize::from(height))]
    cells: Vec<u8>,
    #[wire(count = FOUR)]
    four: Vec<u8>,
    #[wire(count = width - 1)]
    less: Vec<u8>,
}

#[test]
fn count_may_be_an_expression() {
    let value = Computed {
        width: 2,
        height: 3,
        cells: vec![1, 2, 3, 4, 5, 6],
        four: vec![7, 8, 9, 10],
        less: vec![11],
    };
    assert_message::<Little, _>(&value, &[2, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn rejects_list_that_differs_from_its_expression() {
    let value = Computed { width: 2, height: 3, cells: vec![0; 5], four: vec![], less: vec![0] };
    let error = encode_error::<Little, _>(&value);
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 6, len: 5 });
    assert_text(&error, "5 elements where other fields say 6 in Computed.cells");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct WithBit {
    flags: Implied<u8>,
    count: Implied<u8>,
    #[wire(bit = flags & 1, count = count)]
    items: Option<Vec<u8>>,
    #[wire(bit = flags & 2, count = count, as = Vec<BigEndian<u16>>)]
    more: Option<Vec<u16>>,
}

fn with_bit(items: Option<Vec<u8>>, more: Option<Vec<u16>>) -> WithBit {
    WithBit { flags: Implied::new(), count: Implied::new(), items, more }
}

#[test]
fn counted_list_may_be_optional() {
    assert_message::<Little, _>(&with_bit(None, None), &[0, 0]);
    assert_message::<Little, _>(&with_bit(Some(vec![5, 6]), None), &[1, 2, 5, 6]);
    assert_message::<Little, _>(&with_bit(None, Some(vec![7])), &[2, 1, 0, 7]);
    assert_message::<Little, _>(&with_bit(Some(vec![5]), Some(vec![7])), &[3, 1, 5, 0, 7]);
}

#[test]
fn rejects_implied_count_that_no_list_has() {
    let error = decode_error::<Little, WithBit>(&[0, 2]);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "count", value: 2 });
    assert_text(&error, "invalid count 0x2 at byte 0x2 in WithBit.count");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Negative {
    count: i8,
    #[wire(count = count)]
    items: Vec<u8>,
}

#[test]
fn rejects_negative_count() {
    assert_message::<Little, _>(&Negative { count: 1, items: vec![2] }, &[1, 2]);
    let error = decode_error::<Little, Negative>(&[0xff, 2]);
    assert_eq!(error.kind(), &DecodeErrorKind::Invalid { what: "count", value: 0xff });
    assert_text(&error, "invalid count 0xff at byte 0x1 in Negative.items");
    let error = encode_error::<Little, _>(&Negative { count: 0, items: vec![0; 128] });
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 127, len: 128 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Texts<'a> {
    name_len: Implied<u8>,
    title_len: Implied<u8>,
    raw_len: Implied<u8>,
    #[wire(count = name_len, as = Text<Utf8>)]
    name: &'a str,
    #[wire(count = title_len, as = Text<Utf16Le>)]
    title: String,
    #[wire(count = raw_len)]
    raw: &'a [u8],
    #[wire(count = 1, as = Text<Windows1252>)]
    sign: String,
}

#[test]
fn count_of_text_is_in_units() {
    let value = Texts {
        name_len: Implied::new(),
        title_len: Implied::new(),
        raw_len: Implied::new(),
        name: "a\u{e9}",
        title: text("\u{1d11e}"),
        raw: &[1],
        sign: text("\u{20ac}"),
    };
    let bytes = hex("03 02 01  61 c3 a9  34 d8 1e dd  01  80");
    assert_message::<Little, _>(&value, &bytes);
}
