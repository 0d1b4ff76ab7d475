//! `since = n`, `until = n`: fields that only some protocol versions have.

use ::codec_core::{BigEndian, EncodeErrorKind, Format, Implied, Wire};
use ::std::{
    assert_eq,
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{
    Little, assert_message, assert_rejects_truncation_with, assert_text, assert_wire_with, version,
};

const SPLIT: u32 = 10;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Item {
    id: u8,
    #[wire(until = SPLIT - 1)]
    old: Option<u16>,
    #[wire(since = SPLIT)]
    new: Option<u8>,
    #[wire(since = 5, until = 7, as = BigEndian<u16>)]
    between: Option<u16>,
    #[wire(since = SPLIT, default)]
    number: u8,
}

fn item() -> Item {
    Item { id: 1, old: None, new: None, between: None, number: 0 }
}

#[test]
fn field_is_on_the_wire_in_its_versions_only() {
    let four = Item { old: Some(2), ..item() };
    let five = Item { old: Some(2), between: Some(0x0304), ..item() };
    let ten = Item { new: Some(6), number: 7, ..item() };
    for at in [0, 4, 8, 9] {
        assert_wire_with::<Little, _>(&four, &[1, 2, 0], &version(at));
    }
    for at in [5, 6, 7] {
        assert_wire_with::<Little, _>(&five, &[1, 2, 0, 3, 4], &version(at));
        assert_rejects_truncation_with::<Little, Item>(&[1, 2, 0, 3, 4], &version(at));
    }
    for at in [10, 11, u32::MAX] {
        assert_wire_with::<Little, _>(&ten, &[1, 6, 7], &version(at));
    }
    assert_message::<Little, _>(&ten, &[1, 6, 7]);
}

#[test]
fn value_of_another_version_is_left_out() {
    let all = Item { id: 1, old: Some(2), new: Some(3), between: Some(4), number: 5 };
    assert_eq!(Little::to_vec_with(&all, &version(4)).unwrap(), [1, 2, 0]);
    assert_eq!(Little::to_vec_with(&all, &version(10)).unwrap(), [1, 3, 5]);
}

#[test]
fn rejects_missing_value_in_its_versions() {
    let error = Little::to_vec_with(&item(), &version(4)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: true });
    assert_text(&error, "must be present under its condition in Item.old");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Flagged {
    flags: Implied<u8>,
    #[wire(bit = flags & 1, since = 3)]
    new: Option<u8>,
    #[wire(bit = !flags & 2, until = 2)]
    old: Option<u8>,
}

#[test]
fn bit_of_a_field_of_another_version_is_as_if_it_were_absent() {
    let value = |new, old| Flagged { flags: Implied::new(), new, old };
    assert_wire_with::<Little, _>(&value(Some(5), None), &[3, 5], &version(3));
    assert_wire_with::<Little, _>(&value(None, Some(6)), &[0, 6], &version(2));
    let both = value(Some(5), Some(6));
    assert_eq!(Little::to_vec_with(&both, &version(3)).unwrap(), [3, 5]);
    assert_eq!(Little::to_vec_with(&both, &version(2)).unwrap(), [0, 6]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Counted {
    count: Implied<u8>,
    #[wire(count = count, since = 3, default)]
    list: Vec<u8>,
}

#[test]
fn count_of_a_list_of_another_version_is_zero() {
    let value = |list| Counted { count: Implied::new(), list };
    assert_wire_with::<Little, _>(&value(vec![5]), &[1, 5], &version(3));
    assert_wire_with::<Little, _>(&value(vec![]), &[0], &version(2));
    assert_eq!(Little::to_vec_with(&value(vec![5]), &version(2)).unwrap(), [0]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct LateCount {
    #[wire(since = 3, default = 2)]
    count: u8,
    #[wire(count = count)]
    list: Vec<u8>,
}

#[test]
fn count_of_another_version_has_its_default() {
    let value = |count, list| LateCount { count, list };
    assert_wire_with::<Little, _>(&value(1, vec![5]), &[1, 5], &version(3));
    assert_wire_with::<Little, _>(&value(2, vec![5, 6]), &[5, 6], &version(2));
    let error = Little::to_vec_with(&value(1, vec![5]), &version(2)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 2, len: 1 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Say {
        #[wire(since = 2)]
        channel: Option<u8>,
        volume: u8,
    },
}

#[test]
fn variants_have_versions_too() {
    let value = |channel| Message::Say { channel, volume: 9 };
    assert_wire_with::<Little, _>(&value(None), &[1, 9], &version(1));
    assert_wire_with::<Little, _>(&value(Some(3)), &[1, 3, 9], &version(2));
}

/// Expressions name fields that a version lacks.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Late {
    n: u8,
    #[wire(since = 2, default = 0)]
    more: u8,
    #[wire(count = n + more)]
    list: Vec<u8>,
    #[wire(when = more == 1)]
    only: Option<u8>,
    #[wire(since = 2)]
    pair: Option<(u8, u8)>,
    #[wire(when = pair.is_some_and(|it| it.0 == 1))]
    third: Option<u8>,
}

#[test]
fn expressions_have_the_default_of_a_field_that_the_version_lacks() {
    let value = |n, more, list, only| Late { n, more, list, only, pair: None, third: None };
    assert_wire_with::<Little, _>(&value(2, 0, vec![7, 8], None), &[2, 7, 8], &version(1));
    // What the struct holds does not matter where readers do not see it.
    assert_eq!(
        Little::to_vec_with(&value(2, 1, vec![7, 8], None), &version(1)).unwrap(),
        [2, 7, 8]
    );
    let error = Little::to_vec_with(&value(1, 1, vec![7, 8], None), &version(1)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::CountMismatch { expected: 1, len: 2 });
    let error = Little::to_vec_with(&value(1, 1, vec![7], Some(3)), &version(1)).unwrap_err();
    assert_eq!(error.kind(), &EncodeErrorKind::Presence { wanted: false });
    let value = Late { pair: Some((1, 2)), third: Some(5), ..value(1, 1, vec![7, 8], Some(3)) };
    assert_wire_with::<Little, _>(&value, &[1, 1, 7, 8, 3, 1, 2, 5], &version(2));
    let value = Late { n: 2, only: None, ..value };
    let error = Little::to_vec_with(&value, &version(1)).unwrap_err();
    assert_text(&error, "must be absent under its condition in Late.third");
}
