//! `rest`: all that is left.

use ::bytes::Bytes;
use ::codec_core::{
    BigEndian, DecodeErrorKind, Wire,
    text::{Text, Utf8, Utf16Le},
};
use ::std::{
    assert_eq,
    option::Option,
    option::Option::{None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_text, assert_wire, decode_error, text};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Raw {
    id: u8,
    #[wire(rest)]
    bytes: Vec<u8>,
}

#[test]
fn bytes_go_up_to_the_end() {
    assert_wire::<Little, _>(&Raw { id: 1, bytes: vec![2, 3] }, &[1, 2, 3]);
    assert_wire::<Little, _>(&Raw { id: 1, bytes: vec![] }, &[1]);
    assert_text(&decode_error::<Little, Raw>(&[]), "needed 1 bytes, 0 left at byte 0x0 in Raw.id");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Numbers(#[wire(rest)] Vec<u16>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Texts(#[wire(rest)] Vec<String>);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Swapped(#[wire(rest, as = Vec<BigEndian<u16>>)] Vec<u16>);

#[test]
fn values_go_up_to_the_end() {
    assert_wire::<Little, _>(&Numbers(vec![1, 2]), &[1, 0, 2, 0]);
    assert_wire::<Little, _>(&Swapped(vec![1, 2]), &[0, 1, 0, 2]);
    assert_wire::<Little, _>(&Texts(vec![text("a"), text("")]), &[1, 0, b'a', 0, 0]);
    assert_wire::<Little, _>(&Texts(vec![]), &[]);
}

#[test]
fn rejects_end_inside_a_value() {
    let error = decode_error::<Little, Numbers>(&[1, 0, 2]);
    assert_eq!(error.kind(), &DecodeErrorKind::UnexpectedEnd { needed: 2, left: 1 });
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x2 in Numbers.0[1]");
    let error = decode_error::<Little, Texts>(&[1, 0, b'a', 2, 0, b'b']);
    assert_text(&error, "needed 2 bytes, 1 left at byte 0x5 in Texts.0[1]");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Text8<'a>(u8, #[wire(rest, as = Text<Utf8>)] &'a str);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Text16(#[wire(rest, as = Text<Utf16Le>)] String);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Shared(u8, #[wire(rest)] Bytes);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Optional {
    kind: u8,
    #[wire(when = kind == 1, rest)]
    bytes: Option<Vec<u8>>,
}

#[test]
fn rest_may_be_conditional() {
    assert_wire::<Little, _>(&Optional { kind: 1, bytes: Some(vec![5]) }, &[1, 5]);
    assert_wire::<Little, _>(&Optional { kind: 2, bytes: None }, &[2]);
    assert_text(
        &decode_error::<Little, Optional>(&[2, 5]),
        "1 bytes left over at byte 0x1 in Optional",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Nothing;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct List<T>(#[wire(rest)] Vec<T>);

#[test]
fn elements_of_no_bytes_do_not_repeat_for_ever() {
    assert_wire::<Little, _>(&List::<Nothing>(vec![]), &[]);
    let error = decode_error::<Little, List<Nothing>>(&[1]);
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
}
