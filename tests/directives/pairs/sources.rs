//! Fields that others use as count, length, flags, tag or value, and the directives they have
//! themselves.

use ::codec_core::{BigEndian, Format, Implied, Wire};
use ::std::{assert_eq, prelude::rust_2024::*, vec};

use super::{Body, Child, case, implied};
use crate::support::{Big, Little, assert_wire_with, version};

/// Tests of used fields: what for, and with which directives of their own.
macro_rules! sources {
    ($(
        $name:ident: $used:tt of $own:tt $fields:tt $values:tt $(=> refused $refused:tt)?
    )*) => {
        /// What a field is used as, and the directives that it has itself.
        pub(super) const SOURCES: &[(&str, &[&str])] = &[$((stringify!($used), sources!(@ $own))),*];

        $(case! { $name $own used [$used] $fields $values [$($refused)?] })*
    };
    (@ [$($own:tt)*]) => { &[$(stringify!($own)),*] };
}

sources! {
    count_with_place_and_check: count of [name as align pad check] {
        first: u8,
        #[wire(name = "wired", as = BigEndian<u16>, align = 2, pad = 1, check = n < 3)]
        n: Implied<u16>,
        #[wire(count = n)]
        list: Vec<u8>,
    } [
        { first: 1, n: implied(), list: vec![7, 8] } both [1, 0, 0, 2, 7, 8];
    ] => refused [
        "`n < 3` does not hold" { first: 1, n: implied(), list: vec![7, 8, 9] }
            [1, 0, 0, 3, 7, 8, 9];
    ]
    count_since_a_version: count of [default since] {
        #[wire(default = 2, since = 2)]
        n: Implied<u16>,
        #[wire(count = n)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7] } @ 2 little [1, 0, 7] big [0, 1, 7];
        { n: implied(), list: vec![7, 8] } @ 1 both [7, 8];
    ]
    count_until_a_version: count of [until] {
        #[wire(until = 2)]
        n: Implied<u16>,
        #[wire(count = n)]
        list: Vec<u8>,
    } [
        { n: implied(), list: vec![7] } @ 2 little [1, 0, 7] big [0, 1, 7];
        { n: implied(), list: vec![] } @ 3 both [];
    ]
    count_with_a_length: count of [len] {
        size: Implied<u8>,
        #[wire(len = size)]
        n: Implied<u16>,
        #[wire(count = n)]
        list: Vec<u8>,
    } [
        { size: implied(), n: implied(), list: vec![7] } little [2, 1, 0, 7] big [2, 0, 1, 7];
    ]
    length_with_place_and_check: len of [name as align pad check] {
        first: u8,
        #[wire(name = "wired", as = BigEndian<u16>, align = 2, pad = 1, check = size < 3)]
        size: Implied<u16>,
        #[wire(len = size)]
        list: Vec<u8>,
    } [
        { first: 1, size: implied(), list: vec![7, 8] } both [1, 0, 0, 2, 7, 8];
    ] => refused [
        "`size < 3` does not hold" { first: 1, size: implied(), list: vec![7, 8, 9] }
            [1, 0, 0, 3, 7, 8, 9];
    ]
    length_since_a_version: len of [default since] {
        #[wire(default = 2, since = 2, check = size < 2)]
        size: Implied<u16>,
        #[wire(len = size)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7] } @ 2 little [1, 0, 7] big [0, 1, 7];
        { size: implied(), list: vec![7, 8] } @ 1 both [7, 8];
    ]
    length_until_a_version: len of [until] {
        #[wire(until = 2)]
        size: Implied<u16>,
        #[wire(len = size)]
        list: Vec<u8>,
    } [
        { size: implied(), list: vec![7] } @ 2 little [1, 0, 7] big [0, 1, 7];
        { size: implied(), list: vec![] } @ 3 both [];
    ]
    flags_with_place_and_check: bit of [name as align pad check] {
        first: u8,
        #[wire(name = "wired", as = BigEndian<u16>, align = 2, pad = 1, check = flags & 8 == 0)]
        flags: u16,
        #[wire(bit = flags & 2)]
        value: Option<u8>,
    } [
        { first: 1, flags: 2, value: Some(7) } both [1, 0, 0, 2, 7];
        { first: 1, flags: 0x0100, value: None } both [1, 0, 1, 0];
    ] => refused [
        "`flags & 8 == 0` does not hold" { first: 1, flags: 8, value: None } [1, 0, 0, 8];
    ]
    flags_since_a_version: bit of [default since] {
        // In other versions the bit is set, and one that no field has.
        #[wire(default = 0x82, since = 2)]
        flags: Implied<u16>,
        #[wire(bit = flags & 2)]
        value: Option<u8>,
    } [
        { flags: implied(), value: Some(7) } @ 2 little [2, 0, 7] big [0, 2, 7];
        { flags: implied(), value: None } @ 2 both [0, 0];
        { flags: implied(), value: Some(7) } @ 1 both [7];
    ] => refused [
        "invalid flag bits 0x82" [0x82, 0, 7];
    ]
    flags_until_a_version: bit of [until] {
        #[wire(until = 2, default)]
        flags: u16,
        #[wire(bit = flags & 2)]
        value: Option<u8>,
        end: u8,
    } [
        { flags: 0x82, value: Some(7), end: 9 } @ 2 little [0x82, 0, 7, 9] big [0, 0x82, 7, 9];
        { flags: 0, value: None, end: 9 } @ 3 both [9];
    ]
    flags_with_a_length: bit of [len] {
        size: Implied<u8>,
        #[wire(len = size)]
        flags: Implied<u16>,
        #[wire(bit = flags & 2)]
        value: Option<u8>,
    } [
        { size: implied(), flags: implied(), value: Some(7) }
            little [2, 2, 0, 7] big [2, 0, 2, 7];
    ]
    tag_with_place_and_check: switch of [name as align pad check] {
        first: u8,
        #[wire(name = "wired", as = BigEndian<u16>, align = 2, pad = 1, check = kind > 1)]
        kind: u16,
        #[wire(switch = kind)]
        body: Body,
    } [
        { first: 1, kind: 0x0204, body: Body::Word(7) }
            little [1, 0, 2, 4, 7, 0] big [1, 0, 2, 4, 0, 7];
    ] => refused [
        "`kind > 1` does not hold" { first: 1, kind: 1, body: Body::Byte(7) } [1, 0, 0, 1, 7];
    ]
    tag_since_a_version: switch of [default since] {
        #[wire(default = 1, since = 2)]
        kind: Implied<u16>,
        #[wire(switch = kind)]
        body: Body,
    } [
        { kind: implied(), body: Body::Word(7) } @ 2 little [3, 2, 7, 0] big [2, 3, 0, 7];
        { kind: implied(), body: Body::Byte(7) } @ 1 both [7];
    ] => refused [
        // It would be written as 0x0203.
        "invalid tag" [4, 2, 7, 0];
    ]
    tag_until_a_version: switch of [until] {
        #[wire(until = 2, default = 0x0204)]
        kind: u16,
        #[wire(switch = kind)]
        body: Body,
    } [
        { kind: 1, body: Body::Byte(7) } @ 2 little [1, 0, 7] big [0, 1, 7];
        { kind: 0x0204, body: Body::Word(7) } @ 3 little [7, 0] big [0, 7];
    ]
    tag_with_a_length: switch of [len] {
        size: Implied<u8>,
        #[wire(len = size)]
        kind: Implied<u16>,
        #[wire(switch = kind)]
        body: Body,
    } [
        { size: implied(), kind: implied(), body: Body::Byte(7) }
            little [2, 1, 0, 7] big [2, 0, 1, 7];
    ]
    given_with_place_and_check: with of [name as align pad check] {
        first: u8,
        #[wire(name = "wired", as = BigEndian<u16>, align = 2, pad = 1, check = flags < 8)]
        flags: Implied<u16>,
        #[wire(with(flags))]
        child: Both,
    } [
        { first: 1, flags: implied(), child: Both { extra: Some(6), id: 7 } }
            both [1, 0, 0, 4, 6, 7];
    ] => refused [
        "`flags < 8` does not hold" [1, 0, 0, 12, 6, 7];
    ]
    given_since_a_version: with of [default since] {
        #[wire(default = 4, since = 2)]
        flags: Implied<u16>,
        #[wire(with(flags))]
        child: Both,
    } [
        { flags: implied(), child: Both { extra: None, id: 7 } } @ 2 both [0, 0, 7];
        { flags: implied(), child: Both { extra: Some(6), id: 7 } } @ 1 both [6, 7];
    ]
    given_until_a_version: with of [until] {
        #[wire(until = 2)]
        flags: Implied<u16>,
        #[wire(with(flags))]
        child: Both,
    } [
        { flags: implied(), child: Both { extra: Some(6), id: 7 } } @ 2
            little [4, 0, 6, 7] big [0, 4, 6, 7];
        { flags: implied(), child: Both { extra: None, id: 7 } } @ 3 both [7];
    ]
    given_with_a_length: with of [len] {
        size: Implied<u8>,
        #[wire(len = size)]
        flags: Implied<u8>,
        #[wire(with(flags))]
        child: Child,
    } [
        { size: implied(), flags: implied(), child: Child { extra: Some(6), id: 7 } }
            both [1, 4, 6, 7];
    ]
    given_constant: with of [const] {
        #[wire(const = 4)]
        flags: Implied<u8>,
        #[wire(with(flags))]
        child: Child,
    } [
        { flags: implied(), child: Child { extra: Some(6), id: 7 } } both [4, 6, 7];
    ] => refused [
        "must be present under its condition"
            { flags: implied(), child: Child { extra: None, id: 7 } };
        "expected the constant 0x4, found 0x0" [0, 7];
    ]
}

/// [`Child`] with flags of two bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, with(flags: u16))]
struct Both {
    #[wire(bit = flags & 4)]
    extra: Option<u8>,
    id: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Stored {
    flags: u8,
    n: u8,
    size: i16,
    kind: u16,
    #[wire(bit = flags & 1, count = n)]
    list: Option<Vec<u8>>,
    #[wire(bit = flags & 2, len = size)]
    limited: Option<Vec<u8>>,
    #[wire(bit = flags & 4, switch = kind)]
    body: Option<Body>,
}

#[test]
fn stored_field_that_nothing_determines_is_written_as_it_is() {
    let absent =
        Stored { flags: 0x80, n: 3, size: 4, kind: 5, list: None, limited: None, body: None };
    let bytes = [0x80, 3, 4, 0, 5, 0];
    assert_wire_with::<Little, _>(&absent, &bytes, &version(1));
    let present = Stored {
        flags: 0x87,
        n: 1,
        size: 2,
        kind: 1,
        list: Some(vec![7]),
        limited: Some(vec![8, 9]),
        body: Some(Body::Byte(10)),
    };
    let bytes = [0x87, 1, 2, 0, 1, 0, 7, 8, 9, 10];
    assert_wire_with::<Little, _>(&present, &bytes, &version(1));
    // What is there says what it is.
    let lying = Stored { flags: 0x80, n: 9, size: 9, kind: 9, ..present };
    assert_eq!(Little::to_vec(&lying).unwrap(), bytes);
    // A length below zero is none.
    let below = Stored { size: -1, ..absent };
    assert_eq!(Little::to_vec(&below).unwrap(), [0x80, 3, 0, 0, 5, 0]);
}
