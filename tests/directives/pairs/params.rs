//! Field directives in a struct that gets values by `with(name: Type)`.

use ::codec_core::{BigEndian, Format, Implied, MessageName, Wire, shape::Field};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use super::{Body, Child, case, implied};
use crate::support::{Big, Little, assert_wire_with, version};

/// Its own directives, and those that name a value from outside.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(
    format = Little,
    format = Big,
    name = "INNER",
    with(n: u8, size: u8, flags: u8, kind: u16, wide: bool)
)]
struct Inner {
    #[wire(name = "wired", as = Vec<BigEndian<u16>>, count = n, align = 2)]
    counted: Vec<u16>,
    #[wire(len = size, pad = 1)]
    limited: Vec<u8>,
    #[wire(bit = flags & 1)]
    bit: Option<u8>,
    #[wire(when = wide, check = when.is_none_or(|it| it > n))]
    when: Option<u8>,
    #[wire(switch = kind)]
    body: Body,
    #[wire(with(flags))]
    child: Child,
    #[wire(const = 0x0506)]
    constant: Implied<u16>,
    #[wire(since = 2, until = 3, default = 1)]
    version: u8,
    #[wire(skip)]
    skipped: u8,
    #[wire(end = |item| *item == n)]
    ended: Vec<u8>,
    #[wire(rest, tail)]
    rest: Option<Vec<u8>>,
}

/// The fields of the struct with all directives.
pub(super) fn fields() -> &'static [Field] {
    <Inner as ::codec_core::Layout<Little>>::RECORD.unwrap().shape.fields
}

#[test]
fn struct_that_gets_values_may_have_a_name() {
    assert_eq!(<Inner as MessageName>::NAME, "INNER");
}

case! {
    fields_use_values_from_outside_and_determine_them [] {
        n: Implied<u8>,
        size: u8,
        flags: Implied<u8>,
        kind: Implied<u16>,
        wide: bool,
        whole: Implied<u8>,
        #[wire(with(n, size, flags, kind, wide), len = whole)]
        inner: Inner,
    } [
        {
            n: implied(),
            size: 3,
            flags: implied(),
            kind: implied(),
            wide: true,
            whole: implied(),
            inner: Inner {
                counted: vec![0x0102, 0x0304],
                limited: vec![7, 8, 9],
                bit: Some(10),
                when: Some(11),
                body: Body::Word(12),
                child: Child { extra: Some(13), id: 14 },
                constant: implied(),
                version: 15,
                skipped: 0,
                ended: vec![5, 2],
                rest: Some(vec![16, 17]),
            },
        } @ 2
            little [
                2, 3, 5, 3, 2, 1, 22, 0,
                1, 2, 3, 4, 0, 7, 8, 9, 10, 11, 12, 0, 13, 14, 6, 5, 15, 5, 2, 16, 17
            ]
            big [
                2, 3, 5, 2, 3, 1, 22, 0,
                1, 2, 3, 4, 0, 7, 8, 9, 10, 11, 0, 12, 13, 14, 5, 6, 15, 5, 2, 16, 17
            ];
        {
            n: implied(),
            size: 0,
            flags: implied(),
            kind: implied(),
            wide: false,
            whole: implied(),
            inner: Inner {
                counted: vec![],
                limited: vec![],
                bit: None,
                when: None,
                body: Body::Byte(12),
                child: Child { extra: None, id: 14 },
                constant: implied(),
                version: 1,
                skipped: 0,
                ended: vec![0],
                rest: None,
            },
        } @ 4
            little [0, 0, 0, 1, 0, 0, 7, 0, 0, 12, 14, 6, 5, 0]
            big [0, 0, 0, 0, 1, 0, 7, 0, 0, 12, 14, 5, 6, 0];
    ] [[
        "invalid value: the field is not kept" [0, 0, 8, 1, 0, 0, 8, 0, 0, 12, 14, 6, 5, 0, 1];
        "invalid value: the field is not kept" [0, 0, 0, 4, 2, 0, 9, 0, 0, 12, 0, 14, 6, 5, 0, 1];
    ]]
}

/// Hands its flags on to a struct inside, which alone has a say in them.
#[derive(Wire, Debug, Clone, Default, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8))]
struct Between {
    #[wire(bit = flags & 1)]
    value: Option<u8>,
    #[wire(with(flags))]
    child: Child,
}

case! {
    values_are_handed_on [] {
        flags: Implied<u8>,
        #[wire(with(flags))]
        between: Between,
    } [
        {
            flags: implied(),
            between: Between { value: Some(5), child: Child { extra: Some(6), id: 7 } },
        } both [5, 5, 6, 7];
        { flags: implied(), between: Between::default() } both [0, 0];
    ] [[
        "invalid value: the field is not kept" [8, 7];
    ]]
}

/// A value of some versions.
#[derive(Wire, Debug, Clone, Default, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u8, n: u8))]
struct Versioned {
    #[wire(bit = flags & 1, since = 2)]
    new: Option<u8>,
    #[wire(count = n, until = 1)]
    old: Option<Vec<u8>>,
}

case! {
    versions_of_fields_that_determine_a_value [] {
        flags: Implied<u8>,
        n: Implied<u8>,
        #[wire(with(flags, n))]
        inner: Versioned,
    } [
        { flags: implied(), n: implied(), inner: Versioned { new: Some(7), old: None } } @ 2
            both [1, 0, 7];
        { flags: implied(), n: implied(), inner: Versioned { new: None, old: Some(vec![8]) } } @ 1
            both [0, 1, 8];
    ] [[
        "invalid value: the field is not kept" [0, 1];
    ]]
}

#[test]
fn value_of_another_version_determines_nothing() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Little)]
    struct Outer {
        flags: u8,
        n: u8,
        #[wire(with(flags, n))]
        inner: Versioned,
    }

    let both = Versioned { new: Some(7), old: Some(vec![8]) };
    let value = |inner| Outer { flags: 0x80, n: 3, inner };
    assert_eq!(Little::to_vec_with(&value(both.clone()), &version(2)).unwrap(), [0x81, 3, 7]);
    assert_eq!(Little::to_vec_with(&value(both), &version(1)).unwrap(), [0x80, 1, 8]);
    let kept = Outer { flags: 0x81, n: 1, inner: Versioned { new: None, old: Some(vec![8]) } };
    assert_wire_with::<Little, _>(&kept, &[0x81, 1, 8], &version(1));
}
