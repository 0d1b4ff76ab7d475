//! `len = size - 8`, `count = n + 1` and the like: the field in the expression is written from what
//! it counts.

use ::codec_core::{
    BigEndian, EncodeErrorKind, Format, Implied, Options, Wire,
    text::{Text, Utf8},
};
use ::std::{
    assert_eq,
    clone::Clone,
    convert::From,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{
    Big, Little, assert_message, assert_text, assert_wire_with, decode_error, encode_error, hex,
    text, version,
};

const HEADER: u16 = 8;

/// UDP (RFC 768): the length counts the eight bytes of the header.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Datagram {
    source: u16,
    destination: u16,
    length: Implied<u16>,
    checksum: u16,
    #[wire(len = length - HEADER, rest)]
    data: Vec<u8>,
}

fn datagram(data: Vec<u8>) -> Datagram {
    Datagram { source: 0x1234, destination: 53, length: Implied::new(), checksum: 0, data }
}

#[test]
fn length_that_counts_its_header_is_written() {
    let bytes = hex("1234 0035 000b 0000 010203");
    assert_message::<Big, _>(&datagram(vec![1, 2, 3]), &bytes);
    let bytes = hex("3412 3500 0b00 0000 010203");
    assert_message::<Little, _>(&datagram(vec![1, 2, 3]), &bytes);
    assert_message::<Big, _>(&datagram(vec![]), &hex("1234 0035 0008 0000"));
}

#[test]
fn rejects_length_below_its_header() {
    let error = decode_error::<Big, Datagram>(&hex("1234 0035 0007 0000"));
    assert_text(&error, "`length - HEADER` is out of range at byte 0x8 in Datagram.data");
}

#[test]
fn rejects_solution_that_does_not_fit_in_the_field() {
    let error = encode_error::<Big, _>(&datagram(vec![0; 0xfff8]));
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 0xffff, len: 0x10000 });
    assert_text(&error, "length 65536 is over the maximum 65535 in Datagram.data");
}

/// IP options (RFC 791): the header has a length in words of four bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Words {
    words: u8,
    #[wire(len = words * 4, rest)]
    bytes: Vec<u8>,
    last: u8,
}

#[test]
fn length_in_words_is_written() {
    let value = |words, bytes| Words { words, bytes, last: 9 };
    assert_message::<Little, _>(
        &value(2, vec![1, 2, 3, 4, 5, 6, 7, 8]),
        &[2, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    );
    assert_message::<Little, _>(&value(0, vec![]), &[0, 9]);
    // What the struct holds is not looked at.
    assert_eq!(Little::to_vec(&value(77, vec![1, 2, 3, 4])).unwrap(), [1, 1, 2, 3, 4, 9]);
    let error = encode_error::<Little, _>(&value(2, vec![1, 2, 3, 4, 5, 6]));
    let why = "it is not a multiple of the factor";
    let kind = EncodeErrorKind::NoSolution { expression: "words * 4", len: 6, why };
    assert_eq!(error.kind(), &kind);
    assert_text(
        &error,
        "`words * 4` cannot be 6: it is not a multiple of the factor in Words.bytes",
    );
}

#[test]
fn rejects_solution_that_readers_could_not_compute_with() {
    // 64 words are a number for the field, but not 256 for its type.
    let error = encode_error::<Little, _>(&Words { words: 0, bytes: vec![0; 256], last: 9 });
    assert_text(&error, "`words * 4` is out of range in Words.bytes");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Counts {
    less: Implied<u16>,
    thirds: Implied<i16>,
    #[wire(as = BigEndian<u32>)]
    from: u32,
    #[wire(count = less + 1)]
    numbers: Vec<u8>,
    #[wire(count = (thirds - 2) * 3)]
    triples: Vec<u16>,
    #[wire(count = u64::from(10 - from))]
    missing: Vec<u8>,
}

fn counts(numbers: Vec<u8>, triples: Vec<u16>, missing: Vec<u8>) -> Counts {
    Counts { less: Implied::new(), thirds: Implied::new(), from: 7, numbers, triples, missing }
}

#[test]
fn counts_are_solved_for_their_field() {
    let value = counts(vec![1, 2], vec![3, 4, 5], vec![6, 7, 8]);
    let bytes = hex("0100 0300 00000007 0102 0300 0400 0500 060708");
    assert_message::<Little, _>(&value, &bytes);
    let bytes = hex("0001 0003 00000007 0102 0003 0004 0005 060708");
    assert_message::<Big, _>(&value, &bytes);
}

#[test]
fn rejects_counts_without_a_solution() {
    let error = encode_error::<Little, _>(&counts(vec![], vec![], vec![]));
    let why = "the number would be below zero";
    let kind = EncodeErrorKind::NoSolution { expression: "less + 1", len: 0, why };
    assert_eq!(error.kind(), &kind);
    assert_text(&error, "`less + 1` cannot be 0: the number would be below zero in Counts.numbers");
    let error = encode_error::<Little, _>(&counts(vec![1], vec![2, 3], vec![]));
    assert_text(
        &error,
        "`(thirds - 2) * 3` cannot be 2: it is not a multiple of the factor in Counts.triples",
    );
    let error = encode_error::<Little, _>(&counts(vec![1], vec![], vec![0; 11]));
    assert_text(
        &error,
        "`u64::from(10 - from)` cannot be 11: the number would be below zero in Counts.missing",
    );
    let error = encode_error::<Little, _>(&counts(vec![0; 0x1_0001], vec![], vec![]));
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 0xffff, len: 0x1_0000 });
}

struct Sizes;

impl Sizes {
    const TRAILER: usize = 2;
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Conversions {
    a: Implied<u8>,
    b: u8,
    c: Implied<u16>,
    d: Implied<i8>,
    #[wire(len = usize::from(a) - 4, rest)]
    first: Vec<u8>,
    #[wire(len = (b as usize) * 2 * Sizes::TRAILER, rest)]
    second: Vec<u16>,
    #[wire(len = 2 + u32::from(c) - u32::from(HEADER) * 2, as = Text<Utf8>)]
    third: String,
    #[wire(len = d as usize - (Sizes::TRAILER + 1), as = Text<Utf8>)]
    fourth: String,
}

#[test]
fn conversions_and_constants_may_stand_in_the_expression() {
    let value = Conversions {
        a: Implied::new(),
        b: 1,
        c: Implied::new(),
        d: Implied::new(),
        first: vec![1],
        second: vec![2, 3],
        third: text("abc"),
        fourth: text(""),
    };
    let bytes = hex("05 01 1100 03 01 0200 0300 616263");
    assert_message::<Little, _>(&value, &bytes);
    let error = encode_error::<Little, _>(&Conversions { fourth: "x".repeat(125), ..value });
    assert_eq!(error.kind(), &EncodeErrorKind::TooLong { max: 127, len: 128 });
}

/// One field that two lengths are computed from.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared {
    size: Implied<u8>,
    #[wire(len = size - 1, rest)]
    first: Vec<u8>,
    #[wire(len = size * 2, rest)]
    second: Vec<u8>,
}

#[test]
fn several_fields_must_agree_on_the_solution() {
    let value = |first, second| Shared { size: Implied::new(), first, second };
    assert_message::<Little, _>(&value(vec![1], vec![2, 3, 4, 5]), &[2, 1, 2, 3, 4, 5]);
    let error = encode_error::<Little, _>(&value(vec![1], vec![2, 3]));
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 4, len: 2 });
    assert_text(&error, "2 elements where other fields say 4 in Shared.second");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct SharedCount {
    n: Implied<u8>,
    #[wire(count = n + 1)]
    first: Vec<u8>,
    #[wire(count = n * 2)]
    second: Vec<u8>,
    #[wire(len = n - 1, rest)]
    third: Vec<u8>,
}

#[test]
fn a_count_comes_before_a_length() {
    let value = |first, second, third| SharedCount { n: Implied::new(), first, second, third };
    assert_message::<Little, _>(&value(vec![1, 2], vec![3, 4], vec![]), &[1, 1, 2, 3, 4]);
    let error = encode_error::<Little, _>(&value(vec![1, 2], vec![3], vec![]));
    assert_text(&error, "1 elements where other fields say 2 in SharedCount.second");
    let error = encode_error::<Little, _>(&value(vec![1, 2], vec![3, 4], vec![5]));
    assert_text(&error, "1 elements where other fields say 0 in SharedCount.third");
}

/// A field that the plain name determines is not solved for again.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Plain {
    n: Implied<u8>,
    #[wire(count = n - 1)]
    fewer: Vec<u8>,
    #[wire(count = n)]
    all: Vec<u8>,
}

#[test]
fn the_plain_name_comes_before_expressions() {
    let value = |fewer, all| Plain { n: Implied::new(), fewer, all };
    assert_message::<Little, _>(&value(vec![1], vec![2, 3]), &[2, 1, 2, 3]);
    let error = encode_error::<Little, _>(&value(vec![1, 2], vec![3, 4]));
    assert_text(&error, "2 elements where other fields say 1 in Plain.fewer");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Optional {
    flags: Implied<u8>,
    size: u8,
    n: Implied<u8>,
    #[wire(bit = flags & 1, len = size - 2, rest)]
    bytes: Option<Vec<u8>>,
    #[wire(bit = flags & 2, count = n + 1)]
    items: Option<Vec<u8>>,
    #[wire(when = size > 3)]
    long: Option<u8>,
}

#[test]
fn what_is_absent_determines_nothing() {
    let value = |size, bytes, items, long| Optional {
        flags: Implied::new(),
        size,
        n: Implied::new(),
        bytes,
        items,
        long,
    };
    assert_message::<Little, _>(
        &value(3, Some(vec![7]), Some(vec![8, 9]), None),
        &[3, 3, 1, 7, 8, 9],
    );
    assert_message::<Little, _>(&value(4, Some(vec![7, 7]), None, Some(5)), &[1, 4, 0, 7, 7, 5]);
    // Without the bytes, the size is kept; what is not kept is zero.
    assert_message::<Little, _>(&value(200, None, None, Some(5)), &[0, 200, 0, 5]);
    let error = decode_error::<Little, Optional>(&[0, 1, 6]);
    assert_text(&error, "invalid count 0x6 at byte 0x3 in Optional.n");
    let error = encode_error::<Little, _>(&value(0, Some(vec![7, 7]), None, None));
    assert_text(&error, "must be present under its condition in Optional.long");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Versions {
    #[wire(since = 2, default = 6)]
    size: u8,
    #[wire(len = size - 4, rest)]
    bytes: Vec<u8>,
    #[wire(since = 3)]
    n: Implied<u8>,
    #[wire(since = 3, count = n + 1, default)]
    items: Vec<u8>,
}

#[test]
fn versions_without_the_field_read_its_default() {
    let value = |size, bytes, items| Versions { size, bytes, n: Implied::new(), items };
    assert_wire_with(&value(5, vec![1], vec![2]), &[5, 1, 0, 2], &version::<Little>(3));
    assert_wire_with(&value(5, vec![1], vec![]), &[5, 1], &version::<Little>(2));
    assert_wire_with(&value(6, vec![1, 2], vec![]), &[1, 2], &version::<Little>(1));
    let old = Options::<Little> { version: 1, ..Options::new(()) };
    let error = Little::to_vec_with(&value(5, vec![1], vec![]), &old).unwrap_err();
    assert_text(&error, "1 elements where other fields say 2 in Versions.bytes");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Chunk {
        size: Implied<u16>,
        #[wire(len = size - 2)]
        inner: ::std::boxed::Box<Message>,
    },
    #[wire(id = 2)]
    End,
}

#[test]
fn lengths_nest_in_variants() {
    let chunk =
        |inner| Message::Chunk { size: Implied::new(), inner: ::std::boxed::Box::new(inner) };
    assert_message::<Little, _>(&chunk(chunk(Message::End)), &[1, 6, 0, 1, 3, 0, 2]);
}

/// What cannot be solved is checked, in both directions.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Checked {
    a: u8,
    b: u8,
    #[wire(count = a + b)]
    sum: Vec<u8>,
    #[wire(count = a / 2)]
    half: Vec<u8>,
    #[wire(len = a + a, rest)]
    twice: Vec<u8>,
    #[wire(len = b.saturating_sub(1), rest)]
    call: Vec<u8>,
}

#[test]
fn other_expressions_are_checked() {
    let value =
        |a, b, call| Checked { a, b, sum: vec![1, 2, 3], half: vec![4], twice: vec![5; 4], call };
    assert_message::<Little, _>(&value(2, 1, vec![]), &[2, 1, 1, 2, 3, 4, 5, 5, 5, 5]);
    let error = encode_error::<Little, _>(&value(3, 1, vec![]));
    assert_text(&error, "3 elements where other fields say 4 in Checked.sum");
    let error = encode_error::<Little, _>(&value(2, 1, vec![9]));
    assert_text(&error, "1 elements where other fields say 0 in Checked.call");
}

/// The factor is a parameter of the type.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Rows<const WIDTH: usize> {
    rows: Implied<u16>,
    #[wire(count = usize::from(rows) * WIDTH)]
    cells: Vec<u8>,
}

#[test]
fn the_factor_may_be_a_parameter() {
    let value = Rows::<3> { rows: Implied::new(), cells: vec![1, 2, 3, 4, 5, 6] };
    assert_message::<Little, _>(&value, &[2, 0, 1, 2, 3, 4, 5, 6]);
    assert_message::<Big, _>(&value, &[0, 2, 1, 2, 3, 4, 5, 6]);
    let error = encode_error::<Little, _>(&Rows::<0> { rows: Implied::new(), cells: vec![1] });
    assert_text(&error, "`usize::from(rows) * WIDTH` cannot be 1: the factor is 0 in Rows.cells");
}
