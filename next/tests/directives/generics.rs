//! Type parameters, lifetimes and const parameters.

use ::codec_core::{
    Decode, Encode, Format, Implied, Layout, Wire,
    text::{Prefixed, Terminated, Utf8, Windows1252},
};
use ::std::{
    assert_eq,
    borrow::Cow,
    boxed::Box,
    clone::Clone,
    cmp::PartialEq,
    default::Default,
    fmt::Debug,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{Big, Little, assert_message};

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
