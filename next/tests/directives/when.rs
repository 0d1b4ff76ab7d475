//! `when = expr`: an `Option` that is there if and only if a condition holds.

use ::codec_core::{
    BigEndian, EncodeErrorKind, Implied, Wire,
    text::{Text, Utf8},
};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, encode_error, text};

fn is_ranged(kind: u8) -> bool {
    kind == 3
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Item {
    kind: u8,
    #[wire(when = kind == 1 || kind == 2)]
    worn: Option<u16>,
    #[wire(when = is_ranged(kind), as = BigEndian<u16>)]
    range: Option<u16>,
    #[wire(when = worn.is_some_and(|slot| slot > 4))]
    extra: Option<u8>,
    #[wire(when = kind == 9, count = kind - 7)]
    pair: Option<Vec<u8>>,
}

fn item(kind: u8) -> Item {
    Item { kind, worn: None, range: None, extra: None, pair: None }
}

#[test]
fn field_is_there_if_its_condition_holds() {
    assert_message::<Little, _>(&item(0), &[0]);
    assert_message::<Little, _>(&Item { worn: Some(4), ..item(1) }, &[1, 4, 0]);
    assert_message::<Little, _>(&Item { worn: Some(5), extra: Some(6), ..item(2) }, &[2, 5, 0, 6]);
    assert_message::<Little, _>(&Item { range: Some(0x0102), ..item(3) }, &[3, 1, 2]);
    assert_message::<Little, _>(&Item { pair: Some(vec![1, 2]), ..item(9) }, &[9, 1, 2]);
}

#[test]
fn rejects_value_against_its_condition() {
    let error = encode_error::<Little, _>(&item(1));
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: true });
    assert_text(&error, "must be present under its condition in Item.worn");
    let error = encode_error::<Little, _>(&Item { range: Some(1), ..item(0) });
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: false });
    assert_text(&error, "must be absent under its condition in Item.range");
    let error = encode_error::<Little, _>(&Item { pair: Some(vec![]), ..item(0) });
    assert_text(&error, "must be absent under its condition in Item.pair");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Chat {
    len: Implied<u8>,
    #[wire(when = len > 0, len = len, as = Text<Utf8>)]
    line: Option<String>,
}

#[test]
fn condition_may_look_at_an_implied_field() {
    assert_message::<Little, _>(&Chat { len: Implied::new(), line: None }, &[0]);
    assert_message::<Little, _>(
        &Chat { len: Implied::new(), line: Some(text("hi")) },
        &[2, b'h', b'i'],
    );
}
