//! What hand-written code shares: numbers at a place, and UTF-16 text.
//!
//! Hand-written code is safe and careful: it knows the length first, checks bounds once for a run of
//! fixed fields, converts whole lists at once, and takes a fast path for ASCII.

use bytes::{BufMut as _, BytesMut};

use crate::cases::{Cases, Room, Sample};

impl Cases {
    /// Adds encoding by hand into a slice, to a `BytesMut` and into a new vector. `plan` tells the
    /// length and what else `write` needs to know.
    pub fn hand_encodes<T, P>(
        &mut self,
        sample: &Sample<T>,
        plan: impl Fn(&T) -> Option<(usize, P)> + Copy + 'static,
        write: impl Fn(&T, P, &mut [u8]) -> Option<()> + Copy + 'static,
    ) -> &mut Self
    where
        T: Clone + 'static,
    {
        let samples = std::slice::from_ref(sample);
        self.by("hand")
            .encode("encode", samples, move |value, out: &mut Room| {
                let (len, plan) = plan(value).unwrap();
                out.len = len;
                write(value, plan, &mut out.bytes[..len]).unwrap();
            })
            .encode("encode_into", samples, move |value, out: &mut BytesMut| {
                out.clear();
                let (len, plan) = plan(value).unwrap();
                out.put_bytes(0, len);
                write(value, plan, out).unwrap();
            })
            // Appending to a vector without zeros is faster only where the compiler inlines all of it,
            // which it does not do in every program.
            .encode("to_vec", samples, move |value, out: &mut Vec<u8>| {
                let (len, plan) = plan(value).unwrap();
                let mut bytes = vec![0; len];
                write(value, plan, &mut bytes).unwrap();
                *out = bytes;
            })
    }
}

/// The number at `at`.
#[inline]
pub fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// The bytes at the start of `input`, which is left with those behind them.
#[inline]
pub fn take<const N: usize>(input: &mut &[u8]) -> Option<[u8; N]> {
    let (bytes, rest) = input.split_first_chunk()?;
    *input = rest;
    Some(*bytes)
}

/// The number of units of `text`; it equals the number of bytes only if `text` is ASCII.
#[inline]
pub fn utf16_units(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// As [`utf16_units`], or `None` if there is a NUL.
#[inline]
pub fn utf16_units_without_nul(text: &str) -> Option<usize> {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
    let (words, rest) = text.as_bytes().as_chunks();
    let word = |bytes: &[u8; 8]| {
        let word = u64::from_ne_bytes(*bytes);
        // If no byte is over 0x7f, only a byte that is 0 can borrow.
        word | word.wrapping_sub(ONES)
    };
    let words = words.iter().fold(0, |all, bytes| all | word(bytes));
    let rest = rest.iter().fold(0, |all, byte| all | *byte | byte.wrapping_sub(1));
    if (words | u64::from(rest)) & (ONES << 7) == 0 {
        return Some(text.len());
    }
    (!text.as_bytes().contains(&0)).then(|| text.encode_utf16().count())
}

/// Appends `text`, which has `units` units.
#[inline]
pub fn append_utf16(text: &str, units: usize, out: &mut Vec<u8>) {
    if units == text.len() {
        out.extend(text.as_bytes().iter().flat_map(|byte| [*byte, 0]));
    } else {
        out.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    }
}

/// Writes `text`, which has `units` units, over the zeros of `out`.
#[inline]
pub fn write_utf16(text: &str, units: usize, out: &mut [u8]) {
    let (places, _) = out.as_chunks_mut::<2>();
    if units == text.len() {
        for (place, byte) in places.iter_mut().zip(text.as_bytes()) {
            *place = [*byte, 0];
        }
    } else {
        for (place, unit) in places.iter_mut().zip(text.encode_utf16()) {
            *place = unit.to_le_bytes();
        }
    }
}

/// The text at the start of `bytes`, which ends with a zero unit.
#[inline]
pub fn terminated_utf16(bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks();
    let plain = |unit: &[u8; 2]| u16::from_le_bytes(*unit).wrapping_sub(1) < 0x7f;
    let end = units.iter().position(|unit| !plain(unit))?;
    if units[end] == [0, 0] {
        return String::from_utf8(units[..end].iter().map(|unit| unit[0]).collect()).ok();
    }
    let end = units.iter().position(|unit| *unit == [0, 0])?;
    let units = units[..end].iter().map(|unit| u16::from_le_bytes(*unit));
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}

/// The text of UTF-16LE units; `None` if they are not valid.
#[inline(always)]
pub fn decode_utf16(bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks();
    if units.iter().fold(0, |all, unit| all | u16::from_le_bytes(*unit)) < 0x80 {
        return String::from_utf8(units.iter().map(|unit| unit[0]).collect()).ok();
    }
    let units = units.iter().map(|unit| u16::from_le_bytes(*unit));
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}
