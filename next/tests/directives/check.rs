//! `check = expr`: validation in both directions, with the field in the error.

use ::codec_core::{DecodeErrorKind, EncodeErrorKind, Format, Implied, Wire};
use ::std::{
    assert_eq,
    convert::From,
    option::Option::{self, None, Some},
    string::String,
    vec,
    vec::Vec,
};

use crate::support::{
    Little, assert_message, assert_text, assert_wire_with, decode_error, encode_error, hex, text,
    version,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Checked {
    #[wire(check = level <= 100)]
    level: u8,
    least: u8,
    most: u8,
    #[wire(check = (least..most).contains(&value))]
    value: u8,
    #[wire(check = !name.is_empty() && name.len() < 4)]
    name: String,
    #[wire(count = 2, check = items[0] < items[1])]
    items: Vec<u8>,
}

fn checked() -> Checked {
    Checked { level: 100, least: 3, most: 6, value: 5, name: text("abc"), items: vec![1, 2] }
}

#[test]
fn condition_that_holds_changes_nothing() {
    assert_message::<Little, _>(&checked(), &[100, 3, 6, 5, 3, 0, b'a', b'b', b'c', 1, 2]);
}

#[test]
fn rejects_bytes_against_a_condition() {
    let error = decode_error::<Little, Checked>(&[101, 3, 6, 5, 0, 0]);
    assert_eq!(error.kind(), &DecodeErrorKind::CheckFailed { condition: "level <= 100" });
    assert_text(&error, "`level <= 100` does not hold at byte 0x0 in Checked.level");
    let error = decode_error::<Little, Checked>(&[100, 3, 6, 6, 0, 0]);
    assert_text(
        &error,
        "`(least..most).contains(&value)` does not hold at byte 0x3 in Checked.value",
    );
    let error = decode_error::<Little, Checked>(&[100, 3, 6, 5, 0, 0]);
    assert_eq!(
        error.kind(),
        &DecodeErrorKind::CheckFailed { condition: "!name.is_empty() && name.len() < 4" },
    );
    let error = decode_error::<Little, Checked>(&[100, 3, 6, 5, 3, 0, b'a', b'b', b'c', 2, 2]);
    assert_text(&error, "`items[0] < items[1]` does not hold at byte 0x9 in Checked.items");
}

#[test]
fn rejects_value_against_a_condition() {
    let error = encode_error::<Little, _>(&Checked { level: 101, ..checked() });
    assert_eq!(error.kind(), &EncodeErrorKind::CheckFailed { condition: "level <= 100" });
    assert_text(&error, "`level <= 100` does not hold in Checked.level");
    let error = encode_error::<Little, _>(&Checked { least: 6, ..checked() });
    assert_text(&error, "`(least..most).contains(&value)` does not hold in Checked.value");
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Counted {
    #[wire(check = count < 3)]
    count: Implied<u8>,
    #[wire(count = count)]
    list: Vec<u8>,
    flags: u8,
    #[wire(bit = flags & 1, check = extra > 1)]
    extra: Option<u8>,
}

#[test]
fn condition_may_look_at_computed_and_optional_fields() {
    let value = |list, flags, extra| Counted { count: Implied::new(), list, flags, extra };
    assert_message::<Little, _>(&value(vec![1, 2], 1, Some(2)), &[2, 1, 2, 1, 2]);
    assert_message::<Little, _>(&value(vec![], 0, None), &[0, 0]);
    assert_text(
        &encode_error::<Little, _>(&value(vec![0; 3], 0, None)),
        "`count < 3` does not hold in Counted.count",
    );
    assert_text(
        &decode_error::<Little, Counted>(&[3]),
        "`count < 3` does not hold at byte 0x0 in Counted.count",
    );
    assert_text(
        &decode_error::<Little, Counted>(&[0, 1, 1]),
        "`extra > 1` does not hold at byte 0x2 in Counted.extra",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Say {
        #[wire(check = volume < 10)]
        volume: u8,
    },
}

#[test]
fn variants_have_conditions_too() {
    assert_message::<Little, _>(&Message::Say { volume: 9 }, &[1, 9]);
    assert_text(
        &encode_error::<Little, _>(&Message::Say { volume: 10 }),
        "`volume < 10` does not hold in Message.Say.volume",
    );
    assert_text(
        &decode_error::<Little, Message>(&[1, 10]),
        "`volume < 10` does not hold at byte 0x1 in Message.Say.volume",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Placed {
    limit: u16,
    #[wire(pad = 1, align = 4, check = first < limit)]
    first: u16,
    #[wire(since = 2, align = 4, default = 1, check = second < first)]
    second: u16,
    #[wire(const = 7, pad = 1, check = limit < 10)]
    third: u8,
    #[wire(when = third == 7, check = u16::from(fourth) < limit)]
    fourth: Option<u8>,
}

#[test]
fn check_error_has_the_offset_of_its_own_field() {
    let value = Placed { limit: 9, first: 3, second: 2, third: 7, fourth: Some(4) };
    assert_message::<Little, _>(&value, &hex("0900 0000 0300 0000 0200 00 07 04"));
    // Behind the padding, where the value begins; whatever other fields the condition names.
    assert_text(
        &decode_error::<Little, Placed>(&hex("0900 0000 0900 0000 0200 00 07 04")),
        "`first < limit` does not hold at byte 0x4 in Placed.first",
    );
    assert_text(
        &decode_error::<Little, Placed>(&hex("0900 0000 0300 0000 0300 00 07 04")),
        "`second < first` does not hold at byte 0x8 in Placed.second",
    );
    assert_text(
        &decode_error::<Little, Placed>(&hex("0200 0000 0100 0000 0000 00 07 02")),
        "`u16::from(fourth) < limit` does not hold at byte 0xc in Placed.fourth",
    );
    assert_text(
        &decode_error::<Little, Placed>(&hex("0a00 0000 0100 0000 0000 00 07 02")),
        "`limit < 10` does not hold at byte 0xb in Placed.third",
    );
    // A version without the field has neither it nor its padding.
    let old = version::<Little>(1);
    let bytes = hex("0900 0000 0300 00 07 04");
    assert_wire_with(&Placed { second: 1, ..value }, &bytes, &old);
    // Nor is its condition looked at there.
    let value = Little::from_slice_with::<Placed>(&hex("0200 0000 0100 00 07 01"), &old).unwrap();
    assert_eq!((value.first, value.second), (1, 1));
}
