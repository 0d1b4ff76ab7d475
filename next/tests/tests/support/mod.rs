//! Help for tests.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::fmt::Debug;

use codec_core::{
    Wire,
    error::{DecodeError, EncodeError},
    format::{Engine, Format},
    value::{Decode, Encode},
};
pub(crate) use wire_tests::{Big, Little};

/// A value in both formats.
pub(crate) trait Both: Debug + PartialEq + In<Little> + In<Big> {}
impl<T: Debug + PartialEq + In<Little> + In<Big>> Both for T {}

/// A value in one format, in both directions.
pub(crate) trait In<F: Engine>: Encode<F> + for<'de> Decode<'de, F> {}
impl<F: Engine, T: Encode<F> + for<'de> Decode<'de, F>> In<F> for T {}

pub(crate) fn to_vec<T: Encode<Little>>(value: &T) -> Result<Vec<u8>, EncodeError> {
    Little::to_vec(value)
}

pub(crate) fn to_vec_of<T: Encode<Little>>(
    value: &T,
    version: u32,
) -> Result<Vec<u8>, EncodeError> {
    Little::to_vec_of(value, version)
}

pub(crate) fn from_slice<'de, T: Decode<'de, Little>>(bytes: &'de [u8]) -> Result<T, DecodeError> {
    Little::from_slice(bytes)
}

pub(crate) fn from_slice_of<'de, T: Decode<'de, Little>>(
    bytes: &'de [u8],
    version: u32,
) -> Result<T, DecodeError> {
    Little::from_slice_of(bytes, version)
}

/// Requires that `value` and `bytes` are each other's representation, that shorter bytes are none, and
/// that both entry points and notes agree; and the same but for the order of bytes in big-endian.
#[track_caller]
pub(crate) fn both<T: Both>(value: &T, bytes: &[u8]) {
    assert_eq!(Little::to_vec(value).as_deref(), Ok(bytes));
    one_format::<Little, T>(value);
    one_format::<Big, T>(value);
    assert_eq!(Big::encoded_len(value).unwrap(), bytes.len());
}

#[track_caller]
fn one_format<F: Engine, T: Debug + PartialEq + In<F>>(value: &T) {
    let bytes = F::to_vec(value).unwrap();
    assert_eq!(F::from_slice::<T>(&bytes).as_ref(), Ok(value));
    assert_eq!(F::encoded_len(value).unwrap(), bytes.len());
    let mut room = vec![0xaa; bytes.len()];
    assert_eq!(F::encode_to_slice(value, &mut room).unwrap(), bytes.len());
    assert_eq!(room, bytes);
    let explained = F::explain::<T>(&bytes);
    assert_eq!(explained.value.as_ref(), Ok(value));
    assert!(explained.notes.iter().all(|note| note.bytes.end <= bytes.len()));
    for short in 0..bytes.len() {
        let error = F::from_slice::<T>(&bytes[..short]).expect_err("fewer bytes are enough");
        assert_eq!(F::explain::<T>(&bytes[..short]).value.unwrap_err(), error);
    }
}

/// Requires that `value` cannot be encoded.
#[track_caller]
pub(crate) fn encode_error<T: Encode<Little>>(value: &T) -> String {
    to_vec(value).map(|bytes| panic!("encodes as {bytes:?}")).unwrap_err().to_string()
}

/// Requires that `bytes` cannot be decoded.
#[track_caller]
pub(crate) fn decode_error<T: for<'de> Decode<'de, Little> + Debug>(bytes: &[u8]) -> String {
    from_slice::<T>(bytes).expect_err("it decodes").to_string()
}

/// Requires of both formats that `value` is the same again; that no shorter bytes are a message, unless
/// it `is_open`; and that other bytes are an error or, if it `is_strict`, another value that is encoded
/// to them.
#[track_caller]
pub(crate) fn pair<T: Both>(value: &T, is_open: bool, is_strict: bool) {
    pair_in::<Little, T>(value, is_open, is_strict);
    pair_in::<Big, T>(value, is_open, is_strict);
}

#[track_caller]
fn pair_in<F: Engine, T: Debug + PartialEq + In<F>>(value: &T, is_open: bool, is_strict: bool) {
    let bytes = F::to_vec_of(value, 3).unwrap();
    let decode = |bytes: &[u8]| F::from_slice_of::<T>(bytes, 3);
    assert_eq!(decode(&bytes).as_ref(), Ok(value), "{bytes:?}");
    for short in 0..bytes.len() {
        assert!(is_open || decode(&bytes[..short]).is_err(), "{short} bytes are enough");
    }
    for index in 0..bytes.len() {
        for byte in 0..=255 {
            let mut bytes = bytes.clone();
            bytes[index] = byte;
            if let Ok(value) = decode(&bytes) {
                let again = F::to_vec_of(&value, 3).unwrap();
                assert!(!is_strict || again == bytes, "{bytes:?} became {again:?}");
            }
        }
    }
    // Versions that may lack the field.
    for version in [1, 9] {
        let bytes = F::to_vec_of(value, version).unwrap();
        let again: T = F::from_slice_of(&bytes, version).unwrap();
        assert_eq!(F::to_vec_of(&again, version).unwrap(), bytes);
    }
}

/// An enum with a tag.
#[derive(Wire, Debug, Default, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
pub(crate) enum Body {
    #[wire(id = 1)]
    Number(u16),
    #[default]
    #[wire(id = 2)]
    Empty,
}

/// A struct that gets values.
#[derive(Wire, Debug, Default, PartialEq)]
#[wire(format = Little, format = Big, with(marks: u8, wide: bool))]
pub(crate) struct Stats {
    #[wire(bit = marks & 1)]
    pub(crate) level: Option<u8>,
    #[wire(when = wide)]
    pub(crate) experience: Option<u16>,
}
