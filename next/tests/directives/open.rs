//! `open`: enums that are numbers with names.

use ::codec_core::{
    Format, Implied, Layout, Wire,
    codec::{U24, VarInt},
    describe::Shape,
};
use ::std::{
    assert, assert_eq, assert_ne,
    cmp::Ordering,
    collections::{BTreeMap, HashMap},
    format, matches, panic,
    prelude::rust_2024::*,
    vec,
};

use crate::support::{Big, Little, assert_message, assert_rejects_truncation};

const BLUE: u16 = 0x0203;

/// What a light shows.
#[derive(Wire, Clone, Copy)]
#[wire(format = Little, format = Big, repr = u16, open)]
enum Color {
    /// Stop.
    Red,
    Green,
    #[wire(id = BLUE)]
    Blue,
    #[wire(other)]
    Unknown(u16),
}

#[test]
fn every_number_is_kept() {
    assert_message::<Little, _>(&Color::Green, &[1, 0]);
    assert_message::<Big, _>(&Color::Blue, &[2, 3]);
    assert_message::<Little, _>(&Color::Unknown(0x0405), &[5, 4]);
    assert_rejects_truncation::<Little, Color>(&[1, 0]);
}

#[test]
fn number_with_a_name_is_one_value_however_it_is_written() {
    let (named, kept) = (Color::Green, Color::Unknown(1));
    assert_eq!(named, kept);
    assert_ne!(named, Color::Unknown(2));
    assert_eq!(named.cmp(&kept), Ordering::Equal);
    assert_eq!(format!("{named:?} {kept:?}"), "Green Green");
    assert_message::<Little, _>(&kept, &[1, 0]);
    // Decoding gives the variant.
    assert!(matches!(Little::from_slice(&[1, 0]), Ok(Color::Green)));

    let mut hashed = HashMap::from([(named, 1)]);
    assert_eq!(hashed.insert(kept, 2), Some(1));
    let mut ordered = BTreeMap::from([(kept, 1)]);
    assert_eq!(ordered.insert(named, 2), Some(1));
}

#[test]
fn numbers_convert_both_ways() {
    for number in [0, 1, 2, BLUE, 0xffff] {
        assert_eq!(u16::from(Color::from(number)), number);
    }
    assert!(matches!(Color::from(BLUE), Color::Blue));
    assert!(matches!(Color::from(7), Color::Unknown(7)));
    assert_eq!(u16::from(Color::Unknown(0)), 0);
}

#[test]
fn values_have_the_order_of_their_numbers() {
    let mut colors = vec![Color::Unknown(9), Color::Blue, Color::Red, Color::Unknown(1)];
    colors.sort();
    assert_eq!(colors, [Color::Red, Color::Green, Color::Unknown(9), Color::Blue]);
    assert_eq!(Color::Green.partial_cmp(&Color::Blue), Some(Ordering::Less));
}

#[test]
fn numbers_without_a_name_are_shown_with_the_variant_that_keeps_them() {
    assert_eq!(format!("{:?} {:?}", Color::Blue, Color::from(7)), "Blue Unknown(7)");
    assert_eq!(format!("{:#?}", Color::Unknown(7)), "Unknown(\n    7,\n)");
}

/// Negative numbers, and one of them is the default.
#[derive(Wire, Clone, Copy, Default)]
#[wire(format = Little, repr = i8, open)]
enum Level {
    #[wire(id = -1)]
    Low,
    #[default]
    #[wire(id = 1)]
    High,
    #[wire(other)]
    Other(i8),
}

#[test]
fn default_is_the_number_zero_or_the_variant_that_is_marked() {
    assert_eq!(Color::default(), Color::Red);
    assert_eq!(Level::default(), Level::High);
    assert_eq!(format!("{:?}", Level::Other(-1)), "Low");
    assert!(Level::Low < Level::Other(0) && Level::Other(0) < Level::High);
    assert_message::<Little, _>(&Level::Low, &[0xff]);
    assert_message::<Little, _>(&Level::Other(-2), &[0xfe]);
}

#[test]
fn description_has_numbers_names_and_docs() {
    let Shape::Enum(shape) = <Color as Layout<Little>>::shape() else { panic!("no enum") };
    let variants: Vec<_> =
        shape.variants.iter().map(|variant| (variant.name, variant.docs, variant.ids)).collect();
    assert_eq!((shape.name, shape.docs), ("Color", "What a light shows."));
    let wanted: [(_, _, &[i128]); 3] =
        [("Red", "Stop.", &[0]), ("Green", "", &[1]), ("Blue", "", &[0x0203])];
    assert_eq!(variants, wanted);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u16)]
enum Body {
    #[wire(id = [1, 4])]
    Byte(u8),
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

/// It selects a variant.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Selected {
    color: Color,
    #[wire(switch = color)]
    body: Body,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Unkept {
    color: Implied<Color>,
    #[wire(switch = color)]
    body: Body,
}

#[test]
fn it_selects_the_variant_of_a_switch() {
    assert_message::<Little, _>(&Selected { color: Color::Green, body: Body::Byte(9) }, &[1, 0, 9]);
    let kept = Selected { color: Color::Unknown(4), body: Body::Byte(9) };
    assert_message::<Little, _>(&kept, &[4, 0, 9]);
    assert_message::<Little, _>(&Selected { color: Color::Unknown(1), ..kept }, &[1, 0, 9]);
    let unkept = Unkept { color: Implied::new(), body: Body::Byte(9) };
    assert_message::<Little, _>(&unkept, &[1, 0, 9]);
}

/// It is a group of bits.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, bits = u8)]
struct Head {
    #[wire(bits = 3)]
    color: Color,
    #[wire(bits = 5)]
    size: u8,
}

#[test]
fn it_is_a_group_of_bits() {
    assert_message::<Little, _>(&Head { color: Color::Green, size: 2 }, &[0x22]);
    assert_message::<Little, _>(&Head { color: Color::Unknown(7), size: 2 }, &[0xe2]);
    assert_message::<Little, _>(&Head { color: Color::Unknown(1), size: 2 }, &[0x22]);
    let error = Little::to_vec(&Head { color: Color::Unknown(8), size: 2 }).unwrap_err();
    assert!(error.to_string().ends_with("in Head.color"), "{error}");
}

/// Codecs of numbers.
#[derive(Wire, Clone, Copy)]
#[wire(format = Little, repr = U24, open)]
enum Wide {
    #[wire(id = 0x01_0203)]
    Known,
    #[wire(other)]
    Other(u32),
}

#[derive(Wire, Clone, Copy)]
#[wire(format = Little, repr = VarInt<u64>, open)]
enum Packed {
    Zero,
    #[wire(other)]
    Other(u64),
}

#[test]
fn number_may_have_a_codec() {
    assert_message::<Little, _>(&Wide::Known, &[3, 2, 1]);
    assert_message::<Little, _>(&Wide::Other(4), &[4, 0, 0]);
    assert_eq!(Wide::from(0x01_0203), Wide::Other(0x01_0203));
    assert_message::<Little, _>(&Packed::Zero, &[0]);
    assert_message::<Little, _>(&Packed::Other(300), &[0xac, 2]);
    assert_eq!(u64::from(Packed::default()), 0);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    #[wire(check = first != Color::Blue)]
    first: Color,
    list: Vec<Color>,
    #[wire(const = Color::Green)]
    last: Color,
}

#[test]
fn other_directives_and_lists_take_it_as_any_value() {
    let value =
        Lists { first: Color::Red, list: vec![Color::Blue, Color::Unknown(9)], last: Color::Green };
    let bytes = [0, 0, 2, 0, 3, 2, 9, 0, 1, 0];
    assert_message::<Little, _>(&value, &bytes);
    assert!(Little::to_vec(&Lists { first: Color::Unknown(BLUE), ..value }).is_err());
}
