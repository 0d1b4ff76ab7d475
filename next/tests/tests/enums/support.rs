//! What the modules share: two formats, and the checks that every message gets.

use ::codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeAs as _, EncodeError, Format, Layout,
    Order, Packed, Reader, Size, Writer,
    text::{Prefixed, Utf8},
};
use ::std::{
    assert, assert_eq,
    fmt::{Debug, Display},
    format, matches,
    prelude::rust_2024::*,
};

/// Little-endian, lists and text with a `u16` count, UTF-8.
#[derive(Debug)]
pub struct Little;

impl Packed for Little {
    const NAME: &'static str = "little";
    const ORDER: Order = Order::Little;
    type Count = u16;
    type Text = Prefixed<u16, Utf8>;
}

/// Big-endian, lists with a `u32` count.
#[derive(Debug)]
pub struct Big;

impl Packed for Big {
    const NAME: &'static str = "big";
    const ORDER: Order = Order::Big;
    type Count = u32;
    type Text = Prefixed<u16, Utf8>;
}

type Text = Prefixed<u16, Utf8>;

impl Layout<Little> for &str {
    const SIZE: Size = <Text as Layout<Little>>::SIZE;
}

impl Encode<Little> for &str {
    fn encode(&self, out: &mut Writer<'_, Little>) -> Result<(), EncodeError> {
        Text::encode_as(self, out)
    }
}

impl<'de: 'a, 'a> Decode<'de, Little> for &'a str {
    fn decode(input: &mut Reader<'_, 'de, Little>) -> Result<Self, DecodeError> {
        let len: u16 = input.value()?;
        let start = input.offset();
        let bytes = input.take(len.into())?;
        let kind = DecodeErrorKind::InvalidText { encoding: "UTF-8" };
        ::std::str::from_utf8(bytes).map_err(|_| DecodeError::new(kind, start))
    }
}

/// Checks that `value` is exactly `bytes`, in both directions and through every entry point.
#[track_caller]
pub fn assert_wire<'de, F, T>(value: &T, bytes: &'de [u8])
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    match F::to_vec(value) {
        Ok(found) => assert_eq!(to_hex(&found), to_hex(bytes), "encoding {value:?}"),
        Err(error) => ::std::panic!("encoding {value:?}: {error}"),
    }
    let mut out = [bytes, &[0xee; 9]].concat();
    out.reverse();
    let written = F::encode_to_slice(value, &mut out);
    assert_eq!((F::encoded_len(value), written), (Ok(bytes.len()), Ok(bytes.len())));
    assert_eq!(to_hex(&out[..bytes.len()]), to_hex(bytes));
    match F::from_slice::<T>(bytes) {
        Ok(found) => assert!(found == *value, "{} is {found:?}, not {value:?}", to_hex(bytes)),
        Err(error) => ::std::panic!("decoding {}: {error}", to_hex(bytes)),
    }
}

/// Both checks: exact bytes, and that each shorter input is reported as incomplete.
#[track_caller]
pub fn assert_message<'de, F, T>(value: &T, bytes: &'de [u8])
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    assert_wire::<F, T>(value, bytes);
    assert_rejects_truncation::<F, T>(bytes);
}

/// Checks that each shorter input is reported as incomplete.
#[track_caller]
pub fn assert_rejects_truncation<'de, F, T>(bytes: &'de [u8])
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    for len in 0..bytes.len() {
        let error = decode_error::<F, T>(&bytes[..len]);
        let is_incomplete = matches!(error.kind(), DecodeErrorKind::UnexpectedEnd { .. });
        assert!(is_incomplete, "{len} of {} bytes: {error}", bytes.len());
        assert!(error.offset() <= len, "behind the end: {error}");
    }
}

/// The error of decoding `bytes`.
#[track_caller]
pub fn decode_error<'de, F: Format, T: Decode<'de, F> + Debug>(bytes: &'de [u8]) -> DecodeError {
    match F::from_slice::<T>(bytes) {
        Ok(value) => ::std::panic!("{} decodes to {value:?}", to_hex(bytes)),
        Err(error) => error,
    }
}

/// The error of encoding `value`.
#[track_caller]
pub fn encode_error<F: Format, T: Encode<F> + Debug>(value: &T) -> EncodeError {
    match F::to_vec(value) {
        Ok(bytes) => ::std::panic!("{value:?} encodes to {}", to_hex(&bytes)),
        Err(error) => error,
    }
}

/// Checks the exact text of an error.
#[track_caller]
pub fn assert_text(error: &impl Display, text: &str) {
    assert_eq!(error.to_string(), text);
}

/// The bytes in `text`, which is in hexadecimal.
#[track_caller]
pub fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> =
        text.chars().filter_map(|digit| digit.to_digit(16)).map(|digit| digit as u8).collect();
    let (pairs, rest) = digits.as_chunks::<2>();
    assert!(rest.is_empty(), "half a byte in {text:?}");
    pairs.iter().map(|[high, low]| high << 4 | low).collect()
}

fn to_hex(bytes: &[u8]) -> String {
    let words: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    words.join(" ")
}
