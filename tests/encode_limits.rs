//! Values at and over what the wire can hold: an error, and a buffer as it was.

mod support;

use std::fmt::Debug;

use bytes::BytesMut;
use codec_core::{
    Encode, EncodeErrorKind, Format, Implied, Wire,
    codec::{AtMost, Blob, Framed, List},
    text::{Fixed, Prefixed, Utf8, Windows1252},
};
use formats::{
    castle::{Castle, Compound, Value},
    moul::{Moul, NetString},
    nativeparam::NativeParam,
    tera::Tera,
};
use support::Little;

/// Checks that `value` fails through every entry point, and that none of them leaves a byte.
#[track_caller]
fn assert_refused<F: Format>(value: &(impl Encode<F> + Debug)) -> EncodeErrorKind {
    let error = F::to_vec(value).unwrap_err();
    assert_eq!(F::encoded_len(value).err().unwrap_or(error.clone()).kind(), error.kind());
    let mut out = BytesMut::from(&b"before"[..]);
    assert_eq!(F::encode_into(value, &mut out), Err(error.clone()));
    assert_eq!(&out[..], b"before");
    assert_eq!(F::encode_into(value, &mut out), Err(error.clone()), "and again");
    assert_eq!(&out[..], b"before");
    assert!(F::encode_to_slice(value, &mut vec![0; 1 << 18]).is_err());
    error.kind().clone()
}

#[track_caller]
fn assert_fits<F: Format>(value: &(impl Encode<F> + Debug)) {
    let bytes = F::to_vec(value).unwrap();
    assert_eq!(F::encoded_len(value), Ok(bytes.len()));
    let mut out = BytesMut::from(&b"before"[..]);
    F::encode_into(value, &mut out).unwrap();
    assert_eq!(&out[..], [b"before", &bytes[..]].concat());
}

#[derive(Wire, Debug, Clone, Default)]
#[wire(format = Little)]
struct Limited {
    first: u32,
    count: Implied<u8>,
    #[wire(count = count)]
    counted: Vec<u16>,
    #[wire(as = Blob<u8>)]
    blob: Vec<u8>,
    #[wire(as = List<u16>)]
    list: Vec<u8>,
    #[wire(as = AtMost<3, List<u8>>)]
    few: Vec<u8>,
    #[wire(as = Prefixed<u8, Utf8>)]
    text: String,
    #[wire(as = Fixed<4, Windows1252>)]
    fixed: String,
    #[wire(as = Framed<u8>)]
    framed: Vec<u8>,
    last: u32,
}

#[test]
fn every_count_is_checked_at_its_limit() {
    type Set = fn(&mut Limited, usize);
    let set: [(usize, Set); 7] = [
        (255, |value, len| value.counted = vec![1; len]),
        (255, |value, len| value.blob = vec![1; len]),
        (0xffff, |value, len| value.list = vec![1; len]),
        (3, |value, len| value.few = vec![1; len]),
        (255, |value, len| value.text = "x".repeat(len)),
        (4, |value, len| value.fixed = "x".repeat(len)),
        (255, |value, len| value.framed = vec![1; len]),
    ];
    for (most, set) in set {
        let mut value = Limited::default();
        set(&mut value, most);
        assert_fits::<Little>(&value);
        set(&mut value, most + 1);
        let kind = assert_refused::<Little>(&value);
        assert!(matches!(kind, EncodeErrorKind::TooLong { .. }), "{most}: {kind:?}");
    }
    let value = Limited { fixed: "a\u{4e00}".into(), ..Limited::default() };
    assert!(matches!(assert_refused::<Little>(&value), EncodeErrorKind::Unmappable { .. }));
    let value = Limited { fixed: "a\0b".into(), ..Limited::default() };
    assert!(matches!(assert_refused::<Little>(&value), EncodeErrorKind::Invalid { .. }));
}

#[derive(Wire, Debug, Clone)]
#[wire(format = Little)]
struct Computed {
    a: u8,
    b: u8,
    #[wire(check = a * b < 100)]
    checked: u8,
    #[wire(when = a + b > 200)]
    sometimes: Option<u8>,
}

#[test]
fn arithmetic_of_users_that_overflows_is_an_error() {
    let value = |a, b, sometimes| Computed { a, b, checked: 0, sometimes };
    assert_fits::<Little>(&value(9, 11, None));
    assert_refused::<Little>(&value(10, 10, None));
    assert_refused::<Little>(&value(9, 11, Some(1)));
    for (a, b) in [(255, 255), (16, 16), (255, 1)] {
        assert_refused::<Little>(&value(a, b, None));
        assert!(Little::from_slice::<Computed>(&[a, b, 0, 0]).is_err());
    }
}

#[derive(Wire, Debug)]
#[wire(format = Moul)]
struct Login {
    first: u32,
    #[wire(as = NetString<8>)]
    name: String,
}

#[derive(Wire, Debug)]
#[wire(format = Tera)]
struct Packet {
    first: u32,
    text: String,
}

#[derive(Wire, Debug)]
#[wire(format = NativeParam)]
struct Param {
    first: i32,
    text: String,
}

#[test]
fn the_formats_refuse_what_they_cannot_hold() {
    let login = |len| Login { first: 1, name: "x".repeat(len) };
    assert_fits::<Moul>(&login(7));
    assert_refused::<Moul>(&login(8));
    // 4 bytes of header, 4 + 2 of the head, and the zero unit.
    let packet = |units| Packet { first: 1, text: "x".repeat(units) };
    assert_fits::<Tera>(&packet((0xffff - 12) / 2));
    assert_refused::<Tera>(&packet((0xffff - 12) / 2 + 1));
    let param = |len| Param { first: 1, text: "x".repeat(len) };
    assert_fits::<NativeParam>(&param(0xffff));
    assert_refused::<NativeParam>(&param(0x1_0000));
    let tree = |len| Compound(vec![("a".into(), Value::ByteArray(vec![1; len]))]);
    assert_fits::<Castle>(&tree(0xffff));
    assert_refused::<Castle>(&tree(0x1_0000));
}
