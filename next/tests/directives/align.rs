//! `align = n`: zero bytes up to a multiple of `n`, counted from the start of the message.

use ::codec_core::Wire;
use ::std::{
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, decode_error, text};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Aligned {
    byte: u8,
    #[wire(align = 4)]
    word: u32,
    name: String,
    #[wire(align = 2)]
    short: u16,
}

fn aligned(name: &str) -> Aligned {
    Aligned { byte: 1, word: 2, name: text(name), short: 3 }
}

#[test]
fn zero_bytes_fill_up_to_the_multiple() {
    assert_message::<Little, _>(&aligned("a"), &[1, 0, 0, 0, 2, 0, 0, 0, 1, 0, b'a', 0, 3, 0]);
}

#[test]
fn aligned_position_needs_no_bytes() {
    assert_message::<Little, _>(&aligned("ab"), &[1, 0, 0, 0, 2, 0, 0, 0, 2, 0, b'a', b'b', 3, 0]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Outer {
    first: u8,
    list: Vec<Element>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Element {
    #[wire(align = 4)]
    byte: u8,
}

#[test]
fn multiple_counts_from_the_start_of_the_message() {
    let value = Outer { first: 9, list: vec![Element { byte: 1 }, Element { byte: 2 }] };
    assert_message::<Little, _>(&value, &[9, 2, 0, 0, 1, 0, 0, 0, 2]);
    assert_text(
        &decode_error::<Little, Outer>(&[9, 2, 0, 0, 1, 0, 0]),
        "needed 3 bytes, 2 left at byte 0x5 in Outer.list[1].byte",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Conditional {
    flags: u8,
    #[wire(bit = flags & 1, align = 4)]
    word: Option<u32>,
}

#[test]
fn alignment_is_that_of_a_field_that_is_there() {
    let value = Conditional { flags: 1, word: Some(2) };
    assert_message::<Little, _>(&value, &[1, 0, 0, 0, 2, 0, 0, 0]);
    assert_message::<Little, _>(&Conditional { flags: 0, word: None }, &[0]);
}
