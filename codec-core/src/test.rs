//! Assertions for tests: a message is exactly the bytes that were captured, and nothing shorter.
//!
//! ```
//! use codec_core::{
//!     BigEndian, Wire,
//!     test::{assert_rejects_truncation, assert_wire, hex},
//! };
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = BigEndian)]
//! struct ReadRegisters {
//!     function: u8,
//!     address: u16,
//!     count: u16,
//! }
//!
//! // From section 6.3 of the specification. A longer message is better kept in a file, for `include_str!`.
//! let bytes = hex("03  006b  0003 # function, address, count");
//! let request = ReadRegisters { function: 3, address: 107, count: 3 };
//! assert_wire::<BigEndian, _>(&request, &bytes);
//! assert_rejects_truncation::<BigEndian, ReadRegisters>(&bytes);
//! ```

use alloc::{format, string::String, vec::Vec};
use core::fmt::Debug;

use crate::{Decode, DecodeError, Encode, EncodeError, Format, Options};

/// Asserts that `value` is written as `bytes`, with the length that is known before, and that `bytes` are read
/// as `value`.
///
/// # Panics
///
/// Panics with both, in hexadecimal digits, if they differ.
#[track_caller]
pub fn assert_wire<'de, F, T>(value: &T, bytes: &'de [u8])
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    assert_wire_with::<F, T>(value, bytes, F::DEFAULTS);
}

/// [`assert_wire`] with options.
///
/// # Panics
///
/// As `assert_wire`.
#[track_caller]
pub fn assert_wire_with<'de, F, T>(value: &T, bytes: &'de [u8], options: &Options<F>)
where
    F: Format,
    T: Encode<F> + Decode<'de, F> + PartialEq + Debug,
{
    assert_bytes(F::to_vec_with(value, options).as_deref(), bytes, value);
    let len = F::encoded_len_with(value, options);
    assert_eq!(len, Ok(bytes.len()), "the length of {value:?}");
    // Into memory that is neither new nor empty.
    let mut out: Vec<u8> = bytes.iter().rev().map(|byte| !byte).collect();
    let written = F::encode_to_slice_with(value, &mut out, options);
    assert_bytes(written.as_ref().map(|_| &*out), bytes, value);
    let found = decode::<F, T>(bytes, options);
    assert!(found.as_ref() == Ok(value), "{} is {found:?}, not {value:?}", to_hex(bytes));
}

/// Checks the bytes of `value`. Not generic, so that it is compiled once.
#[track_caller]
fn assert_bytes(found: Result<&[u8], &EncodeError>, bytes: &[u8], value: &dyn Debug) {
    assert_eq!(found.map(to_hex), Ok(to_hex(bytes)), "encoding {value:?}");
}

/// Asserts that every input that is cut off is an error that asks for more, and returns these errors, from
/// that of no bytes on.
///
/// It does not hold for messages that end where their bytes end, with `rest` or `tail`.
///
/// # Panics
///
/// Panics with the first length for which it does not hold.
#[track_caller]
pub fn assert_rejects_truncation<'de, F, T>(bytes: &'de [u8]) -> Vec<DecodeError>
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    assert_rejects_truncation_with::<F, T>(bytes, F::DEFAULTS)
}

/// [`assert_rejects_truncation`] with options.
///
/// # Panics
///
/// As `assert_rejects_truncation`.
#[track_caller]
pub fn assert_rejects_truncation_with<'de, F, T>(
    bytes: &'de [u8],
    options: &Options<F>,
) -> Vec<DecodeError>
where
    F: Format,
    T: Decode<'de, F> + Debug,
{
    let mut errors = Vec::new();
    for len in 0..bytes.len() {
        let cut = bytes.get(..len).unwrap_or_default();
        let found = decode::<F, T>(cut, options);
        assert!(found.is_err(), "{len} of {} bytes are {found:?}", bytes.len());
        errors.extend(found.err());
    }
    assert_incomplete(&errors, bytes.len());
    errors
}

/// Checks the error of each number of bytes. Not generic, so that it is compiled once.
#[track_caller]
fn assert_incomplete(errors: &[DecodeError], all: usize) {
    for (len, error) in errors.iter().enumerate() {
        assert!(error.is_incomplete(), "{len} of {all} bytes: {error}");
        // A stream that waits for more than there is would wait forever.
        let missing = error.missing().unwrap_or(usize::MAX);
        let most = all.saturating_sub(len);
        assert!(missing <= most, "{len} of {all} bytes: waits for {missing}");
        assert!(error.offset() <= len, "{len} of {all} bytes, an error behind them: {error}");
    }
}

/// [`Format::from_slice_with`], which is inlined where it is called: here, so that it is compiled once for
/// each type.
#[inline(never)]
fn decode<'de, F: Format, T: Decode<'de, F>>(
    bytes: &'de [u8],
    options: &Options<F>,
) -> Result<T, DecodeError> {
    F::from_slice_with(bytes, options)
}

/// The bytes in `text`: words of hexadecimal digits, `00*7` for seven zero bytes, comments behind `#`.
///
/// # Panics
///
/// Panics with the first word that is none of these.
#[must_use]
#[track_caller]
pub fn hex(text: &str) -> Vec<u8> {
    let code = text.lines().flat_map(|line| line.split('#').take(1));
    let mut bytes = Vec::new();
    for word in code.flat_map(str::split_whitespace) {
        let (digits, times) = word.split_once('*').unwrap_or((word, "1"));
        let (part, times) = (from_digits(digits), times.parse().ok());
        assert!(part.is_some() && times.is_some(), "`{word}` is not hexadecimal");
        bytes.extend(part.unwrap_or_default().repeat(times.unwrap_or_default()));
    }
    bytes
}

fn from_digits(digits: &str) -> Option<Vec<u8>> {
    let (pairs, []) = digits.as_bytes().as_chunks::<2>() else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    pairs.iter().map(|[a, b]| u8::try_from(digit(*a)? << 4 | digit(*b)?).ok()).collect()
}

/// `bytes` as [`hex`] reads them.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    let words: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LittleEndian;

    #[test]
    fn hex_has_words_repetitions_and_comments() {
        assert_eq!(hex("0aFF 00*3 # ab\n 01"), [10, 255, 0, 0, 0, 1]);
        assert_eq!(to_hex(&[10, 255]), "0a ff");
    }

    #[test]
    #[should_panic(expected = "`123` is not hexadecimal")]
    fn half_a_byte_is_named() {
        let _ = hex("00 123");
    }

    #[test]
    #[should_panic(expected = "encoding 515")]
    fn other_bytes_are_shown() {
        assert_wire::<LittleEndian, u16>(&0x0203, &[2, 3]);
    }

    #[test]
    #[should_panic(expected = "0 of 1 bytes are Ok([])")]
    fn a_message_without_bytes_is_found() {
        assert_rejects_truncation::<LittleEndian, [u8; 0]>(&[7]);
    }
}
