//! Values that readers take up to the end of their frame: nothing may follow them in it.

use codec_core::{Format as _, Wire};
use wire_tests::Little;

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Rest {
    #[wire(rest)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Inside {
    inner: Rest,
    behind: u8,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Trailer {
    #[wire(rest)]
    bytes: Vec<u8>,
    sum: u16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Framed {
    size: u8,
    #[wire(len = size)]
    inner: Rest,
    behind: u8,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little)]
struct Tails {
    #[wire(tail)]
    first: Option<u8>,
    #[wire(tail)]
    second: Option<u8>,
}

#[test]
fn bytes_behind_a_rest_are_an_error() {
    let value = Inside { inner: Rest { bytes: vec![1] }, behind: 2 };
    assert_eq!(
        Little::to_vec(&value).unwrap_err().to_string(),
        "invalid open end: bytes follow a value that readers take up to the end"
    );
    let value = Framed { size: 0, inner: Rest { bytes: vec![1] }, behind: 2 };
    assert_eq!(Little::to_vec(&value).unwrap(), [1, 1, 2]);
    let value = Trailer { bytes: vec![1, 2], sum: 3 };
    assert_eq!(Little::to_vec(&value).unwrap(), [1, 2, 3, 0]);
}

#[test]
fn elements_without_an_end_are_an_error() {
    let element = |byte| Rest { bytes: vec![byte] };
    assert!(Little::to_vec(&vec![element(1), element(2)]).is_err());
    assert_eq!(Little::to_vec(&vec![element(1)]).unwrap(), [1, 0, 1]);
}

#[test]
fn tails_follow_each_other_and_nothing_else_does() {
    let value = |first, second| Tails { first, second };
    assert_eq!(Little::to_vec(&value(Some(1), Some(2))).unwrap(), [1, 2]);
    assert!(Little::to_vec(&vec![value(None, None), value(Some(1), None)]).is_err());
}
