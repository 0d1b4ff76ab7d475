//! What the test crates share: two formats, and the checks that every message gets.
//!
//! It names everything by absolute paths, because one of the crates has no prelude.
#![allow(dead_code, reason = "each test crate uses a part of it")]

use ::codec_core::{
    Decode, DecodeError, Encode, EncodeError, Format, Options, Order, Packed,
    text::{Prefixed, Utf8, Utf16Be},
};
use ::std::{
    assert, assert_eq,
    clone::Clone,
    cmp::PartialEq,
    convert::{AsRef, From},
    fmt::{Debug, Display},
    format,
    iter::Iterator,
    marker::Sized,
    option::Option::{None, Some},
    result::Result::{Err, Ok},
    string::{String, ToString},
    vec::Vec,
};

/// Little-endian, lists and text with a `u16` count, UTF-8.
#[derive(Debug)]
pub struct Little;

impl Packed for Little {
    const NAME: &'static str = "little";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u16;
    type Text = Prefixed<u16, Utf8>;
}

/// Big-endian, lists with a `u32` count, text with a `u16` count, UTF-16.
#[derive(Debug)]
pub struct Big;

impl Packed for Big {
    const NAME: &'static str = "big";
    const ORDER: Order = Order::Big;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    type Options = ();
    type State = ();
    type Count = u32;
    type Text = Prefixed<u16, Utf16Be>;
}

/// The bytes in `text`: pairs of hexadecimal digits, with comments behind `#`.
#[track_caller]
pub fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text
        .lines()
        .flat_map(|line| line.split('#').next().unwrap_or("").chars())
        .filter(|c| !c.is_whitespace())
        .map(|c| match c.to_digit(16) {
            Some(digit) => digit as u8,
            None => ::std::panic!("{c:?} is not a hexadecimal digit"),
        })
        .collect();
    assert!(digits.len().is_multiple_of(2), "half a byte");
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

/// `bytes` as `hex` reads them.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x} ")).collect::<String>().trim_end().to_string()
}

/// Checks that `value` is exactly `bytes`, in both directions and through every entry point.
#[track_caller]
pub fn assert_wire<'de, F, T>(value: &T, bytes: &'de [u8])
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    assert_wire_with::<F, T>(value, bytes, F::DEFAULTS);
}

/// [`assert_wire`] with options.
#[track_caller]
pub fn assert_wire_with<'de, F, T>(value: &T, bytes: &'de [u8], options: &Options<F>)
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    match F::to_vec_with(value, options) {
        Ok(found) => assert_eq!(to_hex(&found), to_hex(bytes), "encoding {value:?}"),
        Err(error) => ::std::panic!("encoding {value:?}: {error}"),
    }
    assert_eq!(F::encoded_len_with(value, options), Ok(bytes.len()));
    let mut scratch = [bytes, &[0xee; 9]].concat();
    scratch.reverse();
    assert_eq!(F::encode_to_scratch_with(value, &mut scratch, options), Ok(bytes.len()));
    assert_eq!(scratch.get(..bytes.len()), Some(bytes), "encoding {value:?} over other bytes");
    match F::from_slice_with::<T>(bytes, options) {
        Ok(found) => assert_eq!(&found, value, "decoding {}", to_hex(bytes)),
        Err(error) => ::std::panic!("decoding {}: {error}", to_hex(bytes)),
    }
}

/// Checks that each shorter input is reported as incomplete, in a named place.
#[track_caller]
pub fn assert_rejects_truncation<'de, F, T>(bytes: &'de [u8])
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    assert_rejects_truncation_with::<F, T>(bytes, F::DEFAULTS);
}

/// [`assert_rejects_truncation`] with options.
#[track_caller]
pub fn assert_rejects_truncation_with<'de, F, T>(bytes: &'de [u8], options: &Options<F>)
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    for len in 0..bytes.len() {
        match F::from_slice_with::<T>(&bytes[..len], options) {
            Ok(value) => ::std::panic!("{len} of {} bytes decode to {value:?}", bytes.len()),
            Err(error) => {
                assert!(error.is_incomplete(), "{len} of {} bytes: {error}", bytes.len());
                assert!(error.path().root().is_some(), "no path: {error}");
                assert!(error.offset() <= len, "behind the end: {error}");
            }
        }
    }
}

/// Both checks: exact bytes, and no shorter input.
#[track_caller]
pub fn assert_message<'de, F, T>(value: &T, bytes: &'de [u8])
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    assert_wire::<F, T>(value, bytes);
    assert_rejects_truncation::<F, T>(bytes);
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

/// An owned text.
pub fn text(text: &str) -> String {
    String::from(text)
}

/// The options of `F` for one protocol version.
pub fn version<F: Format>(version: u32) -> Options<F>
where
    F::Options: Sized,
{
    Options { version, ..F::DEFAULTS.clone() }
}

/// The options of `F` that refuse what readers usually overlook.
pub fn strict<F: Format>() -> Options<F> {
    Options { strict: true, ..F::DEFAULTS.clone() }
}

/// Whether `part` lies in the memory of `whole`.
pub fn lies_in(part: &[u8], whole: &[u8]) -> bool {
    let (part, whole) = (AsRef::<[u8]>::as_ref(part).as_ptr_range(), whole.as_ptr_range());
    whole.start <= part.start && part.end <= whole.end
}
