//! `check` in the versions of its field.

use ::codec_core::{DecodeErrorKind, Format, Wire};
use ::std::{assert_eq, prelude::rust_2024::*};

use super::pairs;
use crate::support::{Big, Little, assert_text, version};

pairs! {
    check_and_since: check + since {
        // The default of other versions need not hold.
        #[wire(check = value > 6, since = 2, default)]
        value: u8,
        end: u8,
    } [
        { value: 7, end: 9 } @ 2 both [7, 9];
        { value: 0, end: 9 } @ 1 both [9];
    ] => refused [
        "`value > 6` does not hold" { value: 6, end: 9 } [6, 9];
    ]
    check_and_until: check + until {
        #[wire(check = value.is_some_and(|it| it > 6), until = 2)]
        value: Option<u8>,
        end: u8,
    } [
        { value: Some(7), end: 9 } @ 2 both [7, 9];
        { value: None, end: 9 } @ 3 both [9];
    ]
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Checked {
    #[wire(check = value > 6, until = 2, default = 1)]
    value: u8,
    end: u8,
}

#[test]
fn check_does_not_hold_up_a_version_without_the_field() {
    let value = Checked { value: 3, end: 9 };
    assert_eq!(Little::to_vec_with(&value, &version(3)).unwrap(), [9]);
    let error = Little::to_vec_with(&value, &version(2)).unwrap_err();
    assert_text(&error, "`value > 6` does not hold in Checked.value");
    let error = Little::from_slice_with::<Checked>(&[3, 9], &version(2)).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::CheckFailed { condition: "value > 6" });
    let read = Little::from_slice_with::<Checked>(&[9], &version(3)).unwrap();
    assert_eq!(read, Checked { value: 1, end: 9 });
}
