//! `order` beside other directives: it holds from the field on, whether or not the field is there.

use ::codec_core::{
    AnyEndian, BigEndian, Implied, Layout, Order, Shape, Wire, checksum::ByteSum, shape::Field,
};
use ::std::{assert, prelude::rust_2024::*, vec};

use super::{implied, words};
use crate::{
    layout::{Trailed, adds},
    support::{
        assert_message, assert_rejects_truncation_with, assert_wire_with, encode_error, version,
    },
};

/// The order that a field of a message says.
fn by(big: bool) -> Order {
    if big { Order::Big } else { Order::Little }
}

/// Tests of pairs with `order`, and the list of them.
macro_rules! orders {
    ($(
        $name:ident: $a:tt + order { $($fields:tt)* }
        [$( { $($value:tt)* } $(@ $version:literal)? [$($byte:expr),* $(,)?]; )+]
    )*) => {
        /// The pairs of this file.
        pub(super) const PAIRS: &[(&str, &str)] = &[$((stringify!($a), "order"),)* ("layout", "order"), ("tail", "order")];

        $(orders! { @ $name { $($fields)* } [$({ $($value)* } $(@ $version)? [$($byte),*];)+] })*
    };
    (
        @ $name:ident { $($fields:tt)* }
        [$( { $($value:tt)* } $(@ $version:literal)? [$($byte:expr),* $(,)?]; )+]
    ) => {
        #[test]
        fn $name() {
            #[derive(Wire, Debug, Clone, PartialEq)]
            #[wire(format = AnyEndian)]
            struct Value { $($fields)* }

            let fields = <Value as Layout<AnyEndian>>::RECORD.unwrap().shape.fields;
            assert!(fields.iter().any(|field| words(field.directives).any(|word| word == "order")));
            let to_the_end = |field: &Field| field.directives.contains("rest");
            $({
                let at: &[u32] = &[$($version)?];
                let options = version(at.first().copied().unwrap_or(u32::MAX));
                let bytes = [$($byte),*];
                assert_wire_with::<AnyEndian, _>(&Value { $($value)* }, &bytes, &options);
                if !fields.iter().any(to_the_end) {
                    assert_rejects_truncation_with::<AnyEndian, Value>(&bytes, &options);
                }
            })+
        }
    };
}

orders! {
    name_and_order: name + order {
        big: bool,
        #[wire(name = "wired", order = by(big))]
        number: u16,
    } [
        { big: false, number: 7 } [0, 7, 0];
        { big: true, number: 7 } [1, 0, 7];
    ]
    as_and_order: as + order {
        big: bool,
        #[wire(as = BigEndian<u16>, order = by(big))]
        number: u16,
        after: u16,
    } [
        { big: false, number: 7, after: 8 } [0, 0, 7, 8, 0];
        { big: true, number: 7, after: 8 } [1, 0, 7, 0, 8];
    ]
    count_and_order: count + order {
        big: bool,
        n: Implied<u16>,
        #[wire(count = n, order = by(big))]
        list: Vec<u16>,
    } [
        { big: false, n: implied(), list: vec![7] } [0, 1, 0, 7, 0];
        { big: true, n: implied(), list: vec![7] } [1, 1, 0, 0, 7];
    ]
    len_and_order: len + order {
        big: bool,
        size: Implied<u16>,
        #[wire(len = size, order = by(big))]
        list: Vec<u16>,
    } [
        { big: false, size: implied(), list: vec![7] } [0, 2, 0, 7, 0];
        { big: true, size: implied(), list: vec![7] } [1, 2, 0, 0, 7];
    ]
    rest_and_order: rest + order {
        big: bool,
        #[wire(rest, order = by(big))]
        list: Vec<u16>,
    } [
        { big: false, list: vec![7, 8] } [0, 7, 0, 8, 0];
        { big: true, list: vec![7, 8] } [1, 0, 7, 0, 8];
    ]
    bit_and_order: bit + order {
        flags: u8,
        #[wire(bit = flags & 1, order = by(flags > 7))]
        number: Option<u16>,
        after: u16,
    } [
        { flags: 1, number: Some(7), after: 8 } [1, 7, 0, 8, 0];
        { flags: 9, number: Some(7), after: 8 } [9, 0, 7, 0, 8];
        { flags: 8, number: None, after: 8 } [8, 0, 8];
    ]
    when_and_order: when + order {
        kind: u8,
        #[wire(when = kind == 1, order = Order::Big)]
        number: Option<u16>,
        after: u16,
    } [
        { kind: 1, number: Some(7), after: 8 } [1, 0, 7, 0, 8];
        { kind: 2, number: None, after: 8 } [2, 0, 8];
    ]
    switch_and_order: switch + order {
        big: bool,
        kind: Implied<u16>,
        #[wire(switch = kind, order = by(big))]
        choice: Choice,
    } [
        { big: false, kind: implied(), choice: Choice::Word(7) } [0, 1, 0, 7, 0];
        { big: true, kind: implied(), choice: Choice::Word(7) } [1, 1, 0, 0, 7];
    ]
    with_and_order: with + order {
        big: bool,
        n: Implied<u16>,
        #[wire(with(n), order = by(big))]
        inner: Inner,
    } [
        { big: true, n: implied(), inner: Inner { list: vec![7], end: 8 } } [1, 1, 0, 0, 7, 8, 0];
    ]
    align_and_order: align + order {
        big: bool,
        #[wire(align = 2, order = by(big))]
        number: u16,
    } [
        { big: true, number: 7 } [1, 0, 0, 7];
    ]
    pad_and_order: pad + order {
        big: bool,
        #[wire(pad = 1, order = by(big))]
        number: u16,
    } [
        { big: true, number: 7 } [1, 0, 0, 7];
    ]
    const_and_order: const + order {
        big: bool,
        #[wire(const = 7, order = by(big))]
        number: Implied<u16>,
    } [
        { big: false, number: implied() } [0, 7, 0];
        { big: true, number: implied() } [1, 0, 7];
    ]
    default_and_order: default + order {
        big: bool,
        #[wire(default = 3, order = by(big))]
        number: u16,
    } [
        { big: true, number: 7 } [1, 0, 7];
    ]
    check_and_order: check + order {
        big: bool,
        #[wire(check = number < 8, order = by(big))]
        number: u16,
    } [
        { big: true, number: 7 } [1, 0, 7];
    ]
    since_and_order: since + order {
        #[wire(since = 2, order = Order::Big)]
        number: Option<u16>,
        after: u16,
    } [
        { number: Some(7), after: 8 } @ 2 [0, 7, 0, 8];
        { number: None, after: 8 } @ 1 [8, 0];
    ]
    until_and_order: until + order {
        #[wire(until = 2, order = Order::Big)]
        number: Option<u16>,
        after: u16,
    } [
        { number: Some(7), after: 8 } @ 2 [0, 7, 0, 8];
        { number: None, after: 8 } @ 3 [8, 0];
    ]
    at_and_order: at + order {
        big: bool,
        offset: Implied<u8>,
        #[wire(at = offset, order = by(big))]
        number: u16,
        after: u16,
    } [
        { big: false, offset: implied(), number: 7, after: 8 } [0, 4, 8, 0, 7, 0];
        { big: true, offset: implied(), number: 7, after: 8 } [1, 4, 0, 8, 0, 7];
    ]
    checksum_and_order: checksum + order {
        big: bool,
        #[wire(checksum(ByteSum<u16>, big), order = by(big))]
        sum: Implied<u16>,
        after: u16,
    } [
        { big: false, sum: implied(), after: 8 } [0, 0, 0, 8, 0];
        { big: true, sum: implied(), after: 8 } [1, 0, 1, 0, 8];
    ]
    end_and_order: end + order {
        big: bool,
        #[wire(end = 0, order = by(big))]
        list: Vec<u16>,
    } [
        { big: false, list: vec![7] } [0, 7, 0, 0, 0];
        { big: true, list: vec![7] } [1, 0, 7, 0, 0];
    ]
}

#[test]
fn tail_and_order() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = AnyEndian)]
    struct Value {
        big: bool,
        #[wire(tail, order = by(big))]
        number: Option<u16>,
    }

    let value = |big, number| Value { big, number };
    let options = version(u32::MAX);
    assert_wire_with::<AnyEndian, _>(&value(false, Some(7)), &[0, 7, 0], &options);
    assert_wire_with::<AnyEndian, _>(&value(true, Some(7)), &[1, 0, 7], &options);
    assert_wire_with::<AnyEndian, _>(&value(true, None), &[1], &options);
}

#[test]
fn layout_and_order() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = Trailed)]
    struct Value {
        big: bool,
        #[wire(layout = adds(3), order = by(big))]
        number: u16,
    }
    assert_message::<Trailed, _>(&Value { big: false, number: 7 }, &[0, 7, 0, 3]);
    assert_message::<Trailed, _>(&Value { big: true, number: 7 }, &[1, 0, 7, 3]);
}

/// What a field with `order` is used as.
pub(super) const SOURCES: &[(&str, &[&str])] = &[
    ("count", &["order"]),
    ("len", &["order"]),
    ("bit", &["order"]),
    ("switch", &["order"]),
    ("with", &["order"]),
];

orders! {
    @ order_of_fields_that_others_use {
        big: bool,
        #[wire(order = by(big))]
        n: Implied<u16>,
        #[wire(order = by(!big))]
        size: Implied<u16>,
        #[wire(order = by(big))]
        flags: Implied<u16>,
        #[wire(order = by(!big))]
        kind: Implied<u16>,
        #[wire(order = by(big))]
        given: Implied<u16>,
        #[wire(order = Order::Little, count = n)]
        list: Vec<u8>,
        #[wire(len = size)]
        more: Vec<u8>,
        #[wire(bit = flags & 2)]
        bit: Option<u8>,
        #[wire(switch = kind)]
        choice: Choice,
        #[wire(with(given))]
        inner: Inner,
    } [
        {
            big: true, n: implied(), size: implied(), flags: implied(), kind: implied(),
            given: implied(), list: vec![5], more: vec![6, 7], bit: Some(8),
            choice: Choice::Word(9), inner: Inner { list: vec![10], end: 11 },
        } [1, 0, 1, 2, 0, 0, 2, 1, 0, 0, 1, 5, 6, 7, 8, 9, 0, 10, 0, 11, 0];
    ]
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian, tag = u16)]
enum Choice {
    #[wire(id = 1)]
    Word(u16),
    #[wire(id = 2)]
    Fields {
        big: bool,
        #[wire(order = by(big))]
        number: u16,
    },
}

/// A struct that chooses the order itself, from a value that it gets.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian, with(n: u16))]
struct Inner {
    #[wire(count = n)]
    list: Vec<u16>,
    #[wire(order = by(n > 1))]
    end: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Generic<T> {
    big: bool,
    #[wire(order = by(big))]
    value: T,
}

#[test]
fn order_in_a_variant_and_in_a_type_with_parameters() {
    assert_message::<AnyEndian, _>(&Choice::Fields { big: true, number: 7 }, &[2, 0, 1, 0, 7]);
    assert_message::<AnyEndian, _>(&Generic { big: true, value: 7_u16 }, &[1, 0, 7]);
    assert_message::<AnyEndian, _>(&Generic { big: false, value: [7_u16] }, &[0, 7, 0]);
}

/// The fields of the variant with `order`.
pub(super) fn variant_fields() -> Vec<Field> {
    let Shape::Enum(shape) = <Choice as Layout<AnyEndian>>::shape() else { return vec![] };
    let Shape::Record(record) = (shape.variants[1].shape)() else { return vec![] };
    record.fields.to_vec()
}

/// The fields of the struct that gets values.
pub(super) fn given_fields() -> Vec<Field> {
    <Inner as Layout<AnyEndian>>::RECORD.unwrap().shape.fields.to_vec()
}

/// The fields of the type with parameters.
pub(super) fn generic_fields() -> Vec<Field> {
    <Generic<u16> as Layout<AnyEndian>>::RECORD.unwrap().shape.fields.to_vec()
}

#[test]
fn check_beside_order_is_still_a_check() {
    #[derive(Wire, Debug, Clone, PartialEq)]
    #[wire(format = AnyEndian)]
    struct Value {
        #[wire(check = number < 8, order = Order::Big)]
        number: u16,
    }
    let error = encode_error::<AnyEndian, _>(&Value { number: 8 });
    assert!(error.to_string().contains("`number < 8` does not hold"), "{error}");
}
