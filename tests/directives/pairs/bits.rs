//! `bits` beside other directives: a field of a struct that is one number.

use ::codec_core::{Implied, Layout, MessageId, MessageName, Shape, Wire};
use ::std::{assert, assert_eq, panic, prelude::rust_2024::*, vec};

use super::implied;
use crate::support::{Big, Little, assert_message, assert_text, decode_error, encode_error};

/// The pairs of this file.
pub(super) const PAIRS: &[(&str, &str)] =
    &[("name", "bits"), ("pad", "bits"), ("const", "bits"), ("check", "bits")];

/// All directives that a group of bits can have.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, bits = u16, id = 3, name = "HEAD")]
struct Head {
    #[wire(bits = 3, const = 5, name = "v")]
    version: Implied<u8>,
    #[wire(bits = 2, pad = 1, check = kind != 3)]
    kind: u8,
    #[wire(bits = 4, const = 2, check = kind < fixed)]
    fixed: u8,
    #[wire(skip, default = 9)]
    kept: u8,
    #[wire(rest, pad = 1, check = left > 0)]
    left: u8,
}

#[test]
fn all_of_them_compose() {
    let head = Head { version: implied(), kind: 1, fixed: 2, kept: 9, left: 17 };
    // 101 0 01 0010 0 10001
    assert_message::<Big, _>(&head, &[0xa4, 0x91]);
    assert_message::<Little, _>(&head, &[0x91, 0xa4]);
    let error = encode_error::<Big, _>(&Head { kind: 3, ..head.clone() });
    assert_text(&error, "`kind != 3` does not hold in Head.kind");
    let error = encode_error::<Big, _>(&Head { left: 32, ..head });
    assert_text(&error, "value does not fit in 5 bits in Head.left");
    let error = decode_error::<Big, Head>(&[0xa4, 0xd1]);
    assert_text(&error, "expected the constant 0x2, found 0x3 at byte 0x0 in Head.fixed");
    let error = decode_error::<Big, Head>(&[0xa8, 0x91]);
    assert_text(&error, "`kind < fixed` does not hold at byte 0x0 in Head.fixed");
    let error = decode_error::<Big, Head>(&[0xa4, 0x80]);
    assert_text(&error, "`left > 0` does not hold at byte 0x0 in Head.left");
}

#[test]
fn they_are_described() {
    let Shape::Bits { bits, .. } = <Head as Layout<Little>>::shape() else { panic!("not bits") };
    let directives: Vec<_> = bits.groups.iter().map(|group| group.directives).collect();
    assert_eq!(
        directives,
        [
            "bits = 3, const = 5",
            "bits = 2, pad = 1, check = kind != 3",
            "bits = 4, const = 2, check = kind < fixed",
            "skip, default = 9",
            "rest, pad = 1, check = left > 0",
        ]
    );
    assert_eq!((Head::ID, <Head as MessageName>::NAME), (3, "HEAD"));
}

/// A type parameter that is a group of bits.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, bits = u8)]
struct Pair<T> {
    #[wire(bits = 3)]
    first: T,
    #[wire(bits = 5)]
    second: T,
}

#[test]
fn generics_and_bits_compose() {
    assert_message::<Little, _>(&Pair { first: 1_u8, second: 2 }, &[0x22]);
    assert_message::<Big, _>(&Pair { first: -1_i16, second: 2 }, &[0xe2]);
}

/// A struct with `bits` under every directive that can stand on a field of its type.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Around {
    flags: Implied<u8>,
    count: Implied<u8>,
    #[wire(bit = flags & 1, pad = 1)]
    maybe: Option<Pair<u8>>,
    #[wire(count = count)]
    list: Vec<Pair<u8>>,
    #[wire(since = 2, align = 2)]
    new: Option<Pair<u8>>,
    #[wire(const = Pair { first: 1, second: 1 })]
    fixed: Implied<Pair<u8>>,
    size: Implied<u8>,
    #[wire(len = size)]
    sized: Pair<u8>,
    #[wire(default = Pair { first: 0, second: 0 }, check = last.first < 2)]
    last: Pair<u8>,
}

#[test]
fn structs_with_bits_compose_with_directives_of_their_field() {
    let pair = |first, second| Pair { first, second };
    let around = Around {
        flags: implied(),
        count: implied(),
        maybe: Some(pair(1, 2)),
        list: vec![pair(2, 0), pair(0, 3)],
        new: Some(pair(7, 31)),
        fixed: implied(),
        size: implied(),
        sized: pair(3, 1),
        last: pair(1, 0),
    };
    let bytes = [1, 2, 0, 0x22, 0x40, 0x03, 0xff, 0x21, 1, 0x61, 0x20];
    assert_message::<Little, _>(&around, &bytes);
    assert_message::<Big, _>(&around, &bytes);
    assert!(
        encode_error::<Little, _>(&Around { last: pair(2, 0), ..around })
            .to_string()
            .contains("does not hold in Around.last")
    );
}
