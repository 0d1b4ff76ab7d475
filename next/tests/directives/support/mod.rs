//! What the test crates share: two formats, and the checks that every message gets.
//!
//! It names everything by absolute paths, because one of the crates has no prelude.
#![allow(dead_code, unused_imports, reason = "each test crate uses a part of it")]

mod bytes;

use ::codec_core::{
    Decode, DecodeError, Encode, EncodeError, Format, Options, Order, Packed,
    text::{Prefixed, Utf8, Utf16Be},
};
use ::std::{
    assert, assert_eq,
    fmt::{Debug, Display},
    prelude::rust_2024::*,
};

pub use self::bytes::{flipped, flips, hex, rows, to_hex};

/// Little-endian, lists and text with a `u16` count, UTF-8.
#[derive(Debug)]
pub struct Little;

impl Packed for Little {
    const NAME: &'static str = "little";
    const ORDER: Order = Order::Little;
    type Count = u16;
    type Text = Prefixed<u16, Utf8>;
}

/// Big-endian, lists with a `u32` count, text with a `u16` count, UTF-16.
#[derive(Debug)]
pub struct Big;

impl Packed for Big {
    const NAME: &'static str = "big";
    const ORDER: Order = Order::Big;
    type Count = u32;
    type Text = Prefixed<u16, Utf16Be>;
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
    assert_bytes(F::to_vec_with(value, options).as_deref(), bytes, value);
    let len = F::encoded_len_with(value, options);
    let mut out = [bytes, &[0xee; 9]].concat();
    out.reverse();
    let written = F::encode_to_slice_with(value, &mut out, options);
    assert_eq!((len, written), (Ok(bytes.len()), Ok(bytes.len())));
    assert_bytes(Ok(&out[..bytes.len()]), bytes, value);
    match decode::<F, T>(bytes, options) {
        Ok(found) => assert!(found == *value, "{} is {found:?}, not {value:?}", to_hex(bytes)),
        Err(error) => ::std::panic!("decoding {}: {error}", to_hex(bytes)),
    }
}

/// Checks the bytes of `value`. Not generic, because it would be compiled for hundreds of types.
#[track_caller]
fn assert_bytes(found: Result<&[u8], &EncodeError>, bytes: &[u8], value: &dyn Debug) {
    match found {
        Ok(found) => assert_eq!(to_hex(found), to_hex(bytes), "encoding {value:?}"),
        Err(error) => ::std::panic!("encoding {value:?}: {error}"),
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
    for error in truncation_errors::<F, T>(bytes, options) {
        assert!(error.path().root().is_some(), "no path: {error}");
    }
}

/// The errors of all shorter inputs, each of which must be reported as incomplete.
#[track_caller]
pub fn truncation_errors<'de, F, T>(bytes: &'de [u8], options: &Options<F>) -> Vec<DecodeError>
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    let mut errors = Vec::new();
    for len in 0..bytes.len() {
        match decode::<F, T>(&bytes[..len], options) {
            Ok(value) => ::std::panic!("{len} of {} bytes decode to {value:?}", bytes.len()),
            Err(error) => errors.push(error),
        }
    }
    for (len, error) in errors.iter().enumerate() {
        assert!(error.is_incomplete(), "{len} of {} bytes: {error}", bytes.len());
        // A stream that waits for more than there is would wait forever.
        let missing = error.missing().unwrap_or(usize::MAX);
        assert!(
            missing <= bytes.len() - len,
            "{len} of {} bytes: waits for {missing}",
            bytes.len()
        );
        assert!(error.offset() <= len, "behind the end: {error}");
    }
    errors
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

/// Checks that what decodes after one bit was flipped encodes, and to the same value again.
#[track_caller]
pub fn assert_flips_round_trip<F, T>(bytes: &[u8], options: &Options<F>)
where
    F: Format,
    T: Encode<F> + for<'de> Decode<'de, F> + PartialEq + Debug,
{
    for (bit, flipped) in flips(bytes) {
        if let Ok(value) = F::from_slice_with::<T>(&flipped, options) {
            let again = F::to_vec_with(&value, options).unwrap();
            assert_eq!(F::from_slice_with::<T>(&again, options).unwrap(), value, "bit {bit}");
        }
    }
}

/// [`Format::from_slice_with`], which is inlined where it is called: here, so that it is compiled
/// once for each type.
#[inline(never)]
pub fn decode<'de, F: Format, T: Decode<'de, F>>(
    bytes: &'de [u8],
    options: &Options<F>,
) -> Result<T, DecodeError> {
    F::from_slice_with(bytes, options)
}

/// The error of decoding `bytes`.
#[track_caller]
pub fn decode_error<'de, F: Format, T: Decode<'de, F> + Debug>(bytes: &'de [u8]) -> DecodeError {
    match decode::<F, T>(bytes, F::DEFAULTS) {
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
pub fn version<F: Format>(version: u32) -> Options<F> {
    let mut options = F::DEFAULTS.clone();
    options.version = version;
    options
}

/// Whether `part` lies in the memory of `whole`.
pub fn lies_in(part: &[u8], whole: &[u8]) -> bool {
    let (part, whole) = (AsRef::<[u8]>::as_ref(part).as_ptr_range(), whole.as_ptr_range());
    whole.start <= part.start && part.end <= whole.end
}
