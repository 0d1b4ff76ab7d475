//! Values that readers take up to the end (`rest`, an absent `tail`, unknown variants): bytes behind
//! them, in the same message or part with a length, are an error when they are written.

use ::codec_core::{
    Encode, EncodeErrorKind, Format, Implied, LittleEndian, Wire,
    codec::{As, Framed, FramedWhole, List, ListAs},
    text::{Padded, Text, Utf8},
};
use ::std::{assert, assert_eq, matches, prelude::rust_2024::*, vec};

use crate::support::{assert_text, assert_wire};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Rest {
    id: u8,
    #[wire(rest)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Tail {
    id: u8,
    #[wire(tail)]
    more: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian, tag = u8)]
enum Kind {
    #[wire(id = 1)]
    Known(u8),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Before<T> {
    value: T,
    behind: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Counted<T> {
    #[wire(as = List<u8>)]
    values: Vec<T>,
}

fn rest(bytes: &[u8]) -> Rest {
    Rest { id: 1, bytes: bytes.to_vec() }
}

/// Fails with the field that takes all bytes, whatever the entry point.
fn fails<T: Encode<LittleEndian>>(value: &T, path: &str) {
    let error = LittleEndian::to_vec(value).unwrap_err();
    assert!(matches!(error.kind(), EncodeErrorKind::Invalid { .. }));
    let what = "open end: bytes follow a value that readers take up to the end";
    let path = if path.is_empty() { path.to_string() } else { ::std::format!(" in {path}") };
    assert_text(&error, &::std::format!("invalid {what}{path}"));
    let mut buffer = ::bytes::BytesMut::new();
    assert!(LittleEndian::encode_into(value, &mut buffer).is_err() && buffer.is_empty());
    assert!(LittleEndian::encode_to_slice(value, &mut [0; 64]).is_err());
}

#[test]
fn nothing_follows_inside_of_a_struct() {
    fails(&Before { value: rest(&[2, 3]), behind: 9 }, "Before.bytes");
    fails(&Before { value: Tail { id: 1, more: None }, behind: 9 }, "Before.more");
    fails(&Before { value: Kind::Unknown(5, vec![]), behind: 9 }, "Before");
    // These have an end of their own.
    assert_wire::<LittleEndian, _>(&Before { value: Kind::Known(2), behind: 9 }, &[1, 2, 9]);
    assert_wire::<LittleEndian, _>(
        &Before { value: Tail { id: 1, more: Some(2) }, behind: 9 },
        &[1, 2, 9],
    );
}

#[test]
fn nothing_follows_in_a_list() {
    let tail = |id| Tail { id, more: None };
    fails(&Counted { values: vec![tail(1), tail(2)] }, "Counted.values[1].more");
    fails(&Counted { values: vec![Kind::Unknown(7, vec![]), Kind::Known(1)] }, "Counted");
    fails(&(rest(&[]), rest(&[])), "tuple.1.bytes");
    // The last one may take all that is left.
    assert_wire::<LittleEndian, _>(&Counted { values: vec![tail(1)] }, &[1, 1]);
    let last = Counted { values: vec![Kind::Known(1), Kind::Unknown(7, vec![2, 3])] };
    assert_wire::<LittleEndian, _>(&last, &[2, 1, 1, 7, 2, 3]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Bounded<T> {
    len: Implied<u8>,
    #[wire(len = len)]
    value: T,
    #[wire(as = Framed<u8>)]
    framed: T,
    #[wire(as = FramedWhole<u8>)]
    whole: T,
    behind: u8,
}

#[test]
fn part_with_a_length_has_an_end_of_its_own() {
    let bounded = |value: Rest| Bounded {
        len: Implied::new(),
        value: value.clone(),
        framed: value.clone(),
        whole: value,
        behind: 9,
    };
    let bytes = [2, 1, 5, 2, 1, 5, 3, 1, 5, 9];
    assert_wire::<LittleEndian, _>(&bounded(rest(&[5])), &bytes);
    let value = Before { value: rest(&[]), behind: 4 };
    let value = Bounded {
        len: Implied::new(),
        value: value.clone(),
        framed: value.clone(),
        whole: value,
        behind: 9,
    };
    fails(&value, "Bounded.value.bytes");
    assert_eq!(LittleEndian::to_vec(&As::<Framed<u8>, _>::new(&rest(&[5]))).unwrap(), [2, 1, 5]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Far {
    offset: Implied<u8>,
    #[wire(at = offset)]
    far: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct FarTail {
    offset: Implied<u8>,
    #[wire(at = offset)]
    far: u8,
    #[wire(tail)]
    more: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct FarRest {
    far: Far,
    #[wire(rest)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct RestFar {
    first: Implied<u8>,
    #[wire(at = first)]
    rest: Rest,
    second: Implied<u8>,
    #[wire(at = second)]
    number: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct LastFar {
    offset: Implied<u8>,
    #[wire(at = offset)]
    rest: Rest,
}

#[test]
fn data_elsewhere_is_behind() {
    let far = || Far { offset: Implied::new(), far: 7 };
    fails(&FarTail { offset: Implied::new(), far: 7, more: None }, "FarTail.more");
    fails(&FarRest { far: far(), bytes: vec![9] }, "FarRest.bytes");
    let (first, second) = (Implied::new(), Implied::new());
    fails(&RestFar { first, rest: rest(&[2]), second, number: 3 }, "RestFar.bytes");
    let last = LastFar { offset: Implied::new(), rest: rest(&[2, 3]) };
    assert_wire::<LittleEndian, _>(&last, &[1, 1, 2, 3]);
}

/// Texts without an end of their own, inside of codecs that write something behind them.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Texts {
    size: Implied<u8>,
    #[wire(len = size, as = Padded<4, Text<Utf8>>)]
    padded: String,
    #[wire(as = ListAs<u8, Text<Utf8>>)]
    list: Vec<String>,
}

#[test]
fn bytes_behind_a_text_without_an_end_are_refused() {
    let texts = |padded: &str, list: &[&str]| Texts {
        size: Implied::new(),
        padded: padded.to_owned(),
        list: list.iter().map(|text| (*text).to_owned()).collect(),
    };
    assert_wire::<LittleEndian, _>(&texts("abcd", &["ef"]), b"\x04abcd\x01ef");
    assert_wire::<LittleEndian, _>(&texts("", &["", ""]), b"\0\x02");
    let error = |value: &Texts| LittleEndian::to_vec(value).unwrap_err();
    // The zero bytes would be read as a part of the text.
    let text = "invalid open end: bytes follow a value that readers take up to the end in Texts";
    assert_text(&error(&texts("abc", &[])), &[text, ".padded"].concat());
    assert_text(&error(&texts("", &["a", "b"])), &[text, ".list[1]"].concat());
}
