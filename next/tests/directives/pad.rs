//! `pad = n`: `n` zero bytes before a field.

use ::codec_core::{Format, Layout, Wire};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_wire_with, version};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Padded {
    byte: u8,
    #[wire(pad = 3)]
    word: u16,
}

#[test]
fn length_is_known_at_compile_time() {
    assert_eq!(<Padded as Layout<Little>>::SIZE.exact(), Some(6));
    let list = vec![Padded { byte: 1, word: 2 }, Padded { byte: 3, word: 4 }];
    assert_eq!(Little::to_vec(&list).unwrap(), [2, 0, 1, 0, 0, 0, 2, 0, 3, 0, 0, 0, 4, 0]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Both {
    #[wire(pad = 1, align = 4)]
    byte: u8,
}

#[test]
fn padding_comes_before_alignment() {
    assert_message::<Little, _>(&Both { byte: 1 }, &[0, 0, 0, 0, 1]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Versioned {
    byte: u8,
    #[wire(pad = 2, since = 5)]
    new: Option<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct List(Vec<Versioned>);

#[test]
fn padding_of_a_field_of_another_version_is_absent() {
    let value = List(vec![Versioned { byte: 1, new: None }, Versioned { byte: 2, new: None }]);
    assert_wire_with::<Little, _>(&value, &[2, 0, 1, 2], &version(4));
    let value = List(vec![Versioned { byte: 1, new: Some(3) }]);
    assert_wire_with::<Little, _>(&value, &[1, 0, 1, 0, 0, 3], &version(5));
}
