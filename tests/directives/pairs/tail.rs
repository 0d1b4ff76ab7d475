//! `tail` beside other directives, in a format that places data.
//!
//! Here the format is packed, so the bytes stay where they are and the description has the order.

use ::codec_core::{
    Implied, NoDefault, Options, Order, Packed, Rules, Wire, codec::BigEndian, shape::Record,
};
use ::std::{assert, prelude::rust_2024::*, vec};

use super::implied;
use crate::support::assert_message;

/// A format that accepts `tail`.
#[derive(Debug)]
struct Placing;

impl Packed for Placing {
    const NAME: &'static str = "placing";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RULES: Rules = {
        let mut rules = Rules::NONE;
        rules.tail = true;
        rules
    };
    type Options = ();
    type State = ();
    type Count = u8;
    type Text = NoDefault;
}

/// Tests of pairs with `tail`, and the list of them.
macro_rules! tails {
    ($( $name:ident: $a:tt + tail { $($fields:tt)* } { $($value:tt)* } [$($byte:expr),*] )*) => {
        /// The pairs of this file.
        pub(super) const PAIRS: &[(&str, &str)] = &[$((stringify!($a), "tail")),*];

        $(
            #[test]
            fn $name() {
                #[derive(Wire, Debug, Clone, PartialEq)]
                #[wire(format = Placing)]
                struct Value { $($fields)* }

                let fields = <Value as Record<Placing>>::OBJECT.fields;
                assert!(fields.iter().any(|field| field.tail == Some(3)));
                assert_message::<Placing, _>(&Value { $($value)* }, &[$($byte),*]);
            }
        )*
    };
}

tails! {
    name_and_tail: name + tail {
        #[wire(name = "wired", tail = 3)]
        list: Vec<u8>,
    } { list: vec![7] } [1, 7]
    as_and_tail: as + tail {
        #[wire(as = Vec<BigEndian<u16>>, tail = 3)]
        list: Vec<u16>,
    } { list: vec![7] } [1, 0, 7]
    bit_and_tail: bit + tail {
        flags: Implied<u8>,
        #[wire(bit = flags & 1, tail = 3)]
        list: Option<Vec<u8>>,
    } { flags: implied(), list: Some(vec![7]) } [1, 1, 7]
    when_and_tail: when + tail {
        kind: u8,
        #[wire(when = kind > 1, tail = 3)]
        list: Option<Vec<u8>>,
    } { kind: 2, list: Some(vec![7]) } [2, 1, 7]
    align_and_tail: align + tail {
        first: u8,
        #[wire(align = 2, tail = 3)]
        list: Vec<u8>,
    } { first: 1, list: vec![7] } [1, 0, 1, 7]
    pad_and_tail: pad + tail {
        #[wire(pad = 1, tail = 3)]
        list: Vec<u8>,
    } { list: vec![7] } [0, 1, 7]
    default_and_tail: default + tail {
        #[wire(default, tail = 3)]
        list: Vec<u8>,
    } { list: vec![7] } [1, 7]
    check_and_tail: check + tail {
        #[wire(check = list.len() < 2, tail = 3)]
        list: Vec<u8>,
    } { list: vec![7] } [1, 7]
    since_and_tail: since + tail {
        #[wire(since = 2, tail = 3)]
        list: Option<Vec<u8>>,
    } { list: Some(vec![7]) } [1, 7]
    until_and_tail: until + tail {
        end: u8,
        #[wire(until = 2, tail = 3)]
        list: Option<Vec<u8>>,
    } { end: 9, list: None } [9]
}
