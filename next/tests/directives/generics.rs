//! Type parameters, lifetimes and const parameters.

use ::bytes::Bytes;
use ::codec_core::{
    BigEndian, Decode, Encode, Format, Implied, Layout, Wire,
    codec::ListAs,
    text::{Fixed, Prefixed, Terminated, Utf8, Windows1252},
};
use ::std::{
    assert, assert_eq,
    borrow::Cow,
    boxed::Box,
    clone::Clone,
    cmp::PartialEq,
    convert::From,
    default::Default,
    fmt::Debug,
    marker::PhantomData,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Big, Little, assert_message, assert_rejects_truncation, hex, lies_in, text};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Pair<A, B = u8> {
    first: A,
    second: Vec<B>,
}

#[test]
fn parameters_are_bounded_by_the_format() {
    let value = Pair { first: 0x0102u16, second: vec![3u8] };
    assert_message::<Little, _>(&value, &[2, 1, 1, 0, 3]);
    assert_message::<Big, _>(&value, &[1, 2, 0, 0, 0, 1, 3]);
    let nested = Pair { first: value.clone(), second: vec![value] };
    assert_message::<Little, _>(&nested, &[2, 1, 1, 0, 3, 1, 0, 2, 1, 1, 0, 3]);
    assert_eq!(<Pair<u8> as Layout<Little>>::SIZE.least, 3);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Borrowed<'a, 'b: 'a> {
    bytes: &'a [u8],
    text: &'b str,
    #[wire(as = Terminated<Utf8>)]
    ended: &'a str,
    cow: Cow<'a, str>,
    #[wire(as = Prefixed<u8, Windows1252>)]
    other: Cow<'b, str>,
    inner: Inner<'a>,
    list: Vec<Inner<'b>>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inner<'x>(&'x str);

#[test]
fn borrowed_fields_point_into_the_input() {
    let bytes = hex("01 00 09  02 00 61 62  63 00  01 00 64  01 80  01 00 65  01 00 01 00 66");
    let value = Borrowed {
        bytes: &[9],
        text: "ab",
        ended: "c",
        cow: Cow::Borrowed("d"),
        other: Cow::Borrowed("\u{20ac}"),
        inner: Inner("e"),
        list: vec![Inner("f")],
    };
    assert_message::<Little, _>(&value, &bytes);
    let read: Borrowed<'_, '_> = Little::from_slice(&bytes).unwrap();
    assert!(lies_in(read.bytes, &bytes));
    assert!(lies_in(read.text.as_bytes(), &bytes));
    assert!(lies_in(read.ended.as_bytes(), &bytes));
    assert!(lies_in(read.cow.as_bytes(), &bytes));
    assert!(lies_in(read.inner.0.as_bytes(), &bytes));
    assert!(!lies_in(read.other.as_bytes(), &bytes));
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Either<'a, L, R: Clone> {
    #[wire(id = 1)]
    Left(L),
    #[wire(id = 2)]
    Right { right: R, bytes: &'a [u8] },
    #[wire(id = 3)]
    Both(L, R),
}

#[test]
fn enums_have_parameters() {
    type This<'a> = Either<'a, u8, Vec<u16>>;
    assert_message::<Little, This<'_>>(&Either::Left(1), &[1, 1]);
    assert_message::<Little, This<'_>>(
        &Either::Right { right: vec![2], bytes: &[3] },
        &[2, 1, 0, 2, 0, 1, 0, 3],
    );
    assert_message::<Little, This<'_>>(&Either::Both(1, vec![]), &[3, 1, 0, 0]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct List<T> {
    value: T,
    more: Implied<u8>,
    #[wire(bit = more & 1)]
    next: Option<Box<List<T>>>,
    others: Vec<List<T>>,
}

#[test]
fn generic_types_may_contain_themselves() {
    let end = |value| List { value, more: Implied::new(), next: None, others: vec![] };
    let value = List {
        value: 1u8,
        more: Implied::new(),
        next: Some(Box::new(end(2))),
        others: vec![end(3)],
    };
    assert_message::<Little, _>(&value, &[1, 1, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0]);
}

/// Derived types are values like any other to generic code.
fn wrap<T>(value: T) -> Vec<u8>
where
    T: Encode<Little> + for<'x> Decode<'x, Little> + Debug + PartialEq + Clone + Default,
{
    let pair = Pair { first: value, second: vec![T::default()] };
    let bytes = Little::to_vec(&pair).unwrap();
    assert_eq!(Little::from_slice::<Pair<T, T>>(&bytes).unwrap(), pair);
    bytes
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct DeNamed<'de, T> {
    bytes: &'de [u8],
    value: T,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum DeEnum<'de> {
    #[wire(id = 1)]
    Named(DeNamed<'de, &'de str>),
    #[wire(other)]
    Other(u8, &'de [u8]),
}

#[test]
fn lifetime_may_have_the_name_that_the_derive_uses() {
    let value = DeNamed { bytes: &[1], value: "a" };
    assert_message::<Little, _>(&value, &[1, 0, 1, 1, 0, b'a']);
    assert_message::<Little, _>(&DeEnum::Named(value), &[1, 1, 0, 1, 1, 0, b'a']);
}
