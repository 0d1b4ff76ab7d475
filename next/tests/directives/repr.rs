//! `repr = number`: enums that are a number.

use ::codec_core::{DecodeErrorKind, Wire};
use ::std::{assert_eq, vec, vec::Vec};

use crate::support::{Big, Little, assert_message, assert_text, decode_error};

const START: u16 = 0x0102;

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, format = Big, repr = u16)]
enum Color {
    Red,
    Green = 5,
    Blue,
    #[wire(id = START)]
    White,
    Black,
}

#[test]
fn number_is_the_id_the_discriminant_or_one_more() {
    assert_message::<Little, _>(&Color::Red, &[0, 0]);
    assert_message::<Little, _>(&Color::Green, &[5, 0]);
    assert_message::<Little, _>(&Color::Blue, &[6, 0]);
    assert_message::<Little, _>(&Color::White, &[2, 1]);
    assert_message::<Little, _>(&Color::Black, &[3, 1]);
    assert_message::<Big, _>(&Color::Black, &[1, 3]);
}

#[test]
fn rejects_number_that_no_variant_has() {
    let error = decode_error::<Little, Color>(&[1, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnknownTag { ty: "Color", tag: 1 });
    assert_text(&error, "unknown tag 0x1 of `Color` at byte 0x0 in Color");
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = i8)]
enum Sign {
    #[wire(id = -1)]
    Minus,
    Zero,
    Plus,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = u64)]
enum Wide {
    #[wire(id = 0xffff_ffff_ffff_ffff)]
    Top,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little, repr = i32)]
enum Signed {
    Least = -0x8000_0000,
}

#[test]
fn negative_and_wide_numbers_are_exact() {
    assert_message::<Little, _>(&Sign::Minus, &[0xff]);
    assert_message::<Little, _>(&Sign::Zero, &[0]);
    assert_message::<Little, _>(&Sign::Plus, &[1]);
    assert_message::<Little, _>(&Wide::Top, &[0xff; 8]);
    assert_message::<Little, _>(&Signed::Least, &[0, 0, 0, 0x80]);
    assert_text(
        &decode_error::<Little, Sign>(&[0x80]),
        "unknown tag 0x80 of `Sign` at byte 0x0 in Sign",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Palette {
    first: Color,
    rest: Vec<Color>,
    last: Color,
}

#[test]
fn lists_and_arrays_hold_them() {
    let value =
        Palette { first: Color::Green, rest: vec![Color::Red, Color::Blue], last: Color::White };
    let bytes = [5, 0, 2, 0, 0, 0, 6, 0, 2, 1];
    assert_message::<Little, _>(&value, &bytes);
    assert_text(
        &decode_error::<Little, Palette>(&[5, 0, 2, 0, 0, 0, 7, 0, 2, 1]),
        "unknown tag 0x7 of `Color` at byte 0x6 in Palette.rest[1]",
    );
}
