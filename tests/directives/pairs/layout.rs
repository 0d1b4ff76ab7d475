//! `layout` beside other directives, in a format that has options: each field adds 3 to the trailer.

use ::codec_core::{
    BigEndian, Implied, Wire,
    codec::{List, ListAs},
    text::{Text, Utf8},
};
use ::std::{prelude::rust_2024::*, vec};

use super::implied;
use crate::{
    layout::{Trailed, adds},
    support::{assert_message, assert_wire},
};

/// Tests of pairs with `layout`, and the list of them.
macro_rules! layouts {
    ($(
        $name:ident: $a:tt + layout { $($fields:tt)* } { $($value:tt)* } $check:ident [$($byte:expr),*]
    )*) => {
        /// The pairs of this file.
        pub(super) const PAIRS: &[(&str, &str)] = &[$((stringify!($a), "layout")),*];

        $(
            #[test]
            fn $name() {
                #[derive(Wire, Debug, Clone, PartialEq)]
                #[wire(format = Trailed)]
                struct Value { $($fields)* }

                $check::<Trailed, _>(&Value { $($value)* }, &[$($byte),*]);
            }
        )*
    };
}

layouts! {
    name_and_layout: name + layout {
        #[wire(name = "wired", layout = adds(3))]
        number: u8,
    } { number: 7 } assert_message [7, 3]
    as_and_layout: as + layout {
        #[wire(as = ListAs<u8, BigEndian<u16>>, layout = adds(3))]
        list: Vec<u16>,
    } { list: vec![7] } assert_message [1, 0, 7, 3]
    count_and_layout: count + layout {
        count: Implied<u8>,
        #[wire(count = count, as = Text<Utf8>, layout = adds(3))]
        text: String,
    } { count: implied(), text: "ab".into() } assert_message [2, b'a', b'b', 3]
    len_and_layout: len + layout {
        size: Implied<u8>,
        #[wire(len = size, as = List<u8>, layout = adds(3))]
        list: Vec<u8>,
    } { size: implied(), list: vec![7] } assert_message [2, 1, 7, 3]
    rest_and_layout: rest + layout {
        size: Implied<u8>,
        #[wire(len = size, rest, as = Text<Utf8>, layout = adds(3))]
        text: String,
    } { size: implied(), text: "ab".into() } assert_message [2, b'a', b'b', 3]
    bit_and_layout: bit + layout {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, layout = adds(3))]
        number: Option<u8>,
    } { flags: implied(), number: Some(7) } assert_message [1, 7, 3]
    when_and_layout: when + layout {
        kind: u8,
        #[wire(when = kind > 1, layout = adds(3))]
        number: Option<u8>,
    } { kind: 2, number: Some(7) } assert_message [2, 7, 3]
    switch_and_layout: switch + layout {
        kind: Implied<u8>,
        #[wire(switch = kind, layout = adds(3))]
        choice: Choice,
    } { kind: implied(), choice: Choice::Byte(7) } assert_message [1, 7, 3]
    with_and_layout: with + layout {
        flags: Implied<u8>,
        #[wire(with(flags), layout = adds(3))]
        inner: Inner,
    } { flags: implied(), inner: Inner { number: Some(7) } } assert_message [1, 7, 0, 3]
    align_and_layout: align + layout {
        first: u8,
        #[wire(align = 2, layout = adds(3))]
        number: u8,
    } { first: 1, number: 7 } assert_message [1, 0, 7, 3]
    pad_and_layout: pad + layout {
        #[wire(pad = 1, layout = adds(3))]
        number: u8,
    } { number: 7 } assert_message [0, 7, 3]
    const_and_layout: const + layout {
        #[wire(const = 7, layout = adds(3))]
        number: Implied<u8>,
    } { number: implied() } assert_message [7, 3]
    default_and_layout: default + layout {
        #[wire(default, layout = adds(3))]
        number: u8,
    } { number: 7 } assert_message [7, 3]
    check_and_layout: check + layout {
        #[wire(check = number < 8, layout = adds(3))]
        number: u8,
    } { number: 7 } assert_message [7, 3]
    since_and_layout: since + layout {
        #[wire(since = 2, layout = adds(3))]
        number: Option<u8>,
    } { number: Some(7) } assert_message [7, 3]
    until_and_layout: until + layout {
        end: u8,
        #[wire(until = 2, layout = adds(3))]
        number: Option<u8>,
    } { end: 9, number: None } assert_wire [9, 3]
    tail_and_layout: tail + layout {
        // In this format something always stands behind the fields.
        #[wire(tail, layout = adds(3))]
        number: Option<u8>,
    } { number: Some(7) } assert_message [7, 3]
    end_and_layout: end + layout {
        #[wire(end = 0, layout = adds(3))]
        list: Vec<u8>,
    } { list: vec![7] } assert_message [7, 0, 3]
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Trailed, tag = u8)]
enum Choice {
    #[wire(id = 1)]
    Byte(u8),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Trailed, with(flags: u8))]
struct Inner {
    #[wire(bit = flags & 1)]
    number: Option<u8>,
}
