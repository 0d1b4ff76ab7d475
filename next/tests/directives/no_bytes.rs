//! Elements of no bytes, in lists whose end readers find by their bytes: they would be lost.

use ::codec_core::{Decode, Encode, EncodeErrorKind, Format, Implied, Options, Wire, codec::In};
use ::std::{
    assert, assert_eq, clone::Clone as _, fmt::Debug, option::Option, option::Option::None,
    option::Option::Some, string::ToString as _, vec, vec::Vec,
};

use crate::support::{Little, assert_wire};

/// Has no bytes if its list is empty.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Open(#[wire(rest)] Vec<u8>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Rest(#[wire(rest)] Vec<Open>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct RestAs(#[wire(rest, as = Vec<In<Little>>)] Vec<Open>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Len {
    len: Implied<u8>,
    #[wire(len = len)]
    list: Vec<Open>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Tail {
    #[wire(tail, rest)]
    list: Option<Vec<Open>>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Generic<T> {
    #[wire(rest)]
    list: Vec<T>,
}

#[track_caller]
fn refused<T: Encode<Little>>(value: &T, path: &str) {
    let error = Little::to_vec(value).unwrap_err();
    assert!(::std::matches!(error.kind(), EncodeErrorKind::Invalid { .. }));
    let text = "invalid element of no bytes: readers find the end of the list by its bytes";
    assert_eq!(error.to_string(), ::std::format!("{text} in {path}"));
}

/// Has no bytes before version 2.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct New {
    #[wire(since = 2, default)]
    number: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct UpToZero {
    #[wire(end = New { number: 0 })]
    list: Vec<New>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct UpToNine {
    #[wire(end = |item| item.number == 9)]
    list: Vec<New>,
}

#[track_caller]
fn refused_when_old<T: Encode<Little> + for<'a> Decode<'a, Little> + Debug>(value: &T) {
    let old = Options { version: 1, ..Options::new(()) };
    let error = Little::to_vec_with(value, &old).unwrap_err();
    assert!(error.to_string().starts_with("invalid element of no bytes"), "{error}");
}

#[test]
fn lists_that_end_by_themselves_refuse_it_too() {
    let list = vec![New { number: 7 }, New { number: 9 }];
    assert_wire::<Little, _>(&UpToZero { list: list.clone() }, &[7, 9, 0]);
    assert_wire::<Little, _>(&UpToNine { list: list.clone() }, &[7, 9]);
    refused_when_old(&UpToZero { list: list.clone() });
    refused_when_old(&UpToNine { list });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, with(wide: bool))]
struct Given {
    #[wire(when = wide)]
    number: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Giver {
    wide: bool,
    #[wire(rest, with(wide))]
    list: Vec<Given>,
}

#[test]
fn values_from_outside_can_leave_an_element_without_bytes() {
    let list = vec![Given { number: Some(5) }];
    assert_wire::<Little, _>(&Giver { wide: true, list }, &[1, 5]);
    refused(&Giver { wide: false, list: vec![Given { number: None }] }, "Giver.list[0]");
}
