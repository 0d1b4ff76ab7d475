//! Each operator on each width, at the limits and over them.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Wire};
use ::std::{
    assert, assert_eq, concat,
    convert::{Into, TryFrom},
    matches,
    mem::size_of,
    option::Option::{self, Some},
    result::Result::Ok,
    string::ToString,
    stringify, vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, decode_error, encode_error};

/// A struct for an operator on numbers of one type: `c` must be its result.
macro_rules! operator {
    ($op:ident $text:literal ($check:expr), $num:ident, $right:ident) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little)]
        pub(super) struct $op {
            a: $num,
            b: $right,
            #[wire(check = $check)]
            c: $num,
        }

        impl $op {
            fn bytes(&self) -> Vec<u8> {
                let (a, b, c) = (self.a.to_le_bytes(), self.b.to_le_bytes(), self.c.to_le_bytes());
                [&a[..], &b[..], &c[..]].concat()
            }

            /// Checks the result of the operator in both directions.
            #[track_caller]
            pub(super) fn is(a: $num, b: $right, c: $num) {
                let value = Self { a, b, c };
                assert_message::<Little, _>(&value, &value.bytes());
            }

            /// Checks that the operator has no result, whatever is compared with it.
            #[track_caller]
            pub(super) fn overflows(a: $num, b: $right) {
                let (path, start) =
                    (concat!(stringify!($op), ".c"), size_of::<$num>() + size_of::<$right>());
                for c in [0, 1, $num::MIN, $num::MAX] {
                    let value = Self { a, b, c };
                    let error = decode_error::<Little, Self>(&value.bytes());
                    assert_eq!(error.kind(), &DecodeErrorKind::Overflow { expression: $text });
                    assert_eq!((error.offset(), error.path().to_string().as_str()), (start, path));
                    let error = encode_error::<Little, Self>(&value);
                    assert_eq!(error.kind(), &EncodeErrorKind::Overflow { expression: $text });
                    assert_eq!(error.path().to_string(), path);
                }
            }
        }
    };
}

/// A module for each type of number, with a struct for each operator.
macro_rules! numbers {
    ($($module:ident $num:ident),*) => {$(
        mod $module {
            use super::*;

            operator!(Add "a + b == c" (a + b == c), $num, $num);
            operator!(Sub "a - b == c" (a - b == c), $num, $num);
            operator!(Mul "a * b == c" (a * b == c), $num, $num);
            operator!(Div "a / b == c" (a / b == c), $num, $num);
            operator!(Rem "a % b == c" (a % b == c), $num, $num);
            operator!(Shl "a << b == c" (a << b == c), $num, u8);
            operator!(Shr "a >> b == c" (a >> b == c), $num, u8);

            #[test]
            fn results_are_exact_up_to_the_limits() {
                Add::is($num::MAX - 1, 1, $num::MAX);
                Sub::is($num::MIN + 1, 1, $num::MIN);
                Mul::is($num::MAX / 2, 2, $num::MAX - 1);
                Div::is($num::MAX, 2, $num::MAX / 2);
                Rem::is($num::MAX, 2, 1);
                Shl::is(3, ($num::BITS - 2) as u8, 3 << ($num::BITS - 2));
                Shr::is($num::MAX, ($num::BITS - 2) as u8, $num::MAX >> ($num::BITS - 2));
            }

            #[test]
            fn what_is_over_the_limits_is_an_error() {
                Add::overflows($num::MAX, 1);
                Add::overflows($num::MAX, $num::MAX);
                Sub::overflows($num::MIN, 1);
                Mul::overflows($num::MAX, 2);
                Mul::overflows($num::MAX, $num::MAX);
                Div::overflows(1, 0);
                Rem::overflows($num::MAX, 0);
                Shl::overflows(1, $num::BITS as u8);
                Shl::overflows(0, 255);
                Shr::overflows($num::MAX, $num::BITS as u8);
                Shr::overflows(0, 255);
            }
        }
    )*};
}

numbers!(byte u8, short u16, int u32, long u64, signed_byte i8, signed i32, signed_long i64);

#[test]
fn signed_division_can_overflow_too() {
    signed::Div::overflows(i32::MIN, -1);
    signed::Rem::overflows(i32::MIN, -1);
    signed::Div::is(-7, 2, -3);
    signed::Rem::is(-7, 2, -1);
    signed::Shr::is(-8, 1, -4);
}

/// A struct for a cast: `b` must be its result.
macro_rules! cast {
    ($name:ident, $from:ident, $to:ident, $text:literal) => {
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Little)]
        struct $name {
            a: $from,
            #[wire(check = a as $to == b)]
            b: $to,
        }

        impl $name {
            #[track_caller]
            fn is(a: $from, b: $to) {
                let bytes = [&a.to_le_bytes()[..], &b.to_le_bytes()[..]].concat();
                assert_message::<Little, _>(&Self { a, b }, &bytes);
            }

            #[track_caller]
            fn overflows(a: $from) {
                let bytes = [&a.to_le_bytes()[..], &$to::MAX.to_le_bytes()[..]].concat();
                let error = decode_error::<Little, Self>(&bytes);
                assert_eq!(error.kind(), &DecodeErrorKind::Overflow { expression: $text });
                assert_eq!(error.offset(), size_of::<$from>());
                let error = encode_error::<Little, _>(&Self { a, b: $to::MAX });
                assert_eq!(error.kind(), &EncodeErrorKind::Overflow { expression: $text });
            }
        }
    };
}

cast!(Narrow, u16, u8, "a as u8 == b");
cast!(Unsigned, i32, u32, "a as u32 == b");
cast!(Signed, u64, i64, "a as i64 == b");
cast!(Widest, u128, i64, "a as i64 == b");
cast!(Wide, i128, u128, "a as u128 == b");
cast!(Whole, f32, i16, "a as i16 == b");

#[test]
fn casts_keep_the_number_or_are_errors() {
    Narrow::is(255, 255);
    Narrow::overflows(256);
    Unsigned::is(i32::MAX, 0x7fff_ffff);
    Unsigned::overflows(-1);
    Signed::is(0x7fff_ffff_ffff_ffff, i64::MAX);
    Signed::overflows(0x8000_0000_0000_0000);
    Widest::is(0x7fff_ffff_ffff_ffff, i64::MAX);
    Widest::overflows(0x8000_0000_0000_0000);
    // As an i128 it would be -1.
    Widest::overflows(u128::MAX);
    Wide::is(i128::MAX, u128::MAX / 2);
    Wide::overflows(-1);
    // A fraction is cut off, as by the operator.
    Whole::is(-32768.9, -32768);
    Whole::is(32767.9, 32767);
    Whole::overflows(32768.0);
    Whole::overflows(f32::INFINITY);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Negated {
    a: i8,
    b: f32,
    #[wire(check = -a == c && -b < 0.5 && b * 2.0 + 1.0 > b / 0.0 - b % 2.0)]
    c: i8,
}

#[test]
fn smallest_number_has_no_negative_and_floats_never_overflow() {
    assert_message::<Little, _>(&Negated { a: -127, b: -0.25, c: 127 }, &hex_of(-127, -0.25, 127));
    let error = decode_error::<Little, Negated>(&hex_of(-128, 0.0, 127));
    assert_eq!((error.offset(), error.path().to_string().as_str()), (5, "Negated.c"));
    assert!(matches!(error.kind(), DecodeErrorKind::Overflow { .. }), "{error}");
    let error = decode_error::<Little, Negated>(&hex_of(1, f32::MAX, -1));
    assert!(matches!(error.kind(), DecodeErrorKind::CheckFailed { .. }), "{error}");
}

fn hex_of(a: i8, b: f32, c: i8) -> Vec<u8> {
    [&a.to_le_bytes()[..], &b.to_le_bytes()[..], &c.to_le_bytes()[..]].concat()
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Formula {
    a: i8,
    b: i8,
    #[wire(check = (a * b - a / b + a % b) as u8 == c)]
    c: u8,
}

/// The formula in numbers that are wide enough for every step; `None` if a step is no `i8`, or the
/// result no `u8`.
fn wide(a: i32, b: i32) -> Option<u8> {
    let fits = |n: i32| (-128..=127).contains(&n).then_some(n);
    let (quotient, remainder) = if b == 0 { (128, 0) } else { (a / b, a % b) };
    let difference = fits(fits(a * b)? - fits(quotient)?)?;
    u8::try_from(fits(difference + remainder)?).ok()
}

#[test]
fn every_pair_of_bytes_gives_what_wider_numbers_give() {
    let (mut values, mut errors) = (0, 0);
    for a in i8::MIN..=i8::MAX {
        for b in i8::MIN..=i8::MAX {
            let [first, second] = [a.cast_unsigned(), b.cast_unsigned()];
            if let Some(c) = wide(a.into(), b.into()) {
                let value = Formula { a, b, c };
                assert_eq!(Little::to_vec(&value), Ok(vec![first, second, c]));
                assert_eq!(Little::from_slice(&[first, second, c]), Ok(value));
                values += 1;
            } else {
                let error = decode_error::<Little, Formula>(&[first, second, 0]);
                assert!(matches!(error.kind(), DecodeErrorKind::Overflow { .. }), "{a} {b}");
                let error = encode_error::<Little, _>(&Formula { a, b, c: 0 });
                assert!(matches!(error.kind(), EncodeErrorKind::Overflow { .. }), "{a} {b}");
                errors += 1;
            }
        }
    }
    assert!(values > 500 && errors > 50_000, "{values} values, {errors} errors");
}
