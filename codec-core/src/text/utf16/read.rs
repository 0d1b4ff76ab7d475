//! Units to text.

use alloc::{borrow::ToOwned as _, string::String};

/// The text at the start of some bytes.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The number of its units, without the zero unit; `usize::MAX` if there is no text.
    units: usize,
    /// All units combined with OR, to see whether one of them is not ASCII.
    bits: u64,
}

impl Found {
    const NONE: Self = Self { units: usize::MAX, bits: 0 };

    /// Whether there is no text. This replaces an `Option`, which would be returned through memory.
    #[inline]
    #[must_use]
    pub fn is_none(self) -> bool {
        self.units == usize::MAX
    }

    /// The number of bytes of its units.
    #[inline]
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "it is a length of something else")]
    pub fn len(self) -> usize {
        // The units lie in a slice, so this never wraps.
        self.units.wrapping_mul(2)
    }
}

/// The lowest bit of each of four units.
const UNITS: u64 = 0x0001_0001_0001_0001;
/// The bits that are never set in ASCII, of each of four units.
const HIGH: u64 = 0xff80 * UNITS;

/// Finds the text at the start of `bytes`, which ends with a zero unit, low bytes first.
#[inline(never)]
#[must_use]
pub fn find(bytes: &[u8]) -> Found {
    let (words, rest) = bytes.as_chunks::<8>();
    let (mut units, mut bits) = (0usize, 0);
    for word in words {
        let word = u64::from_le_bytes(*word);
        // The lowest of these bits marks the first zero unit; bits above it may be wrong.
        let zeros = word.wrapping_sub(UNITS) & !word & (UNITS << 15);
        if zeros != 0 {
            // Keeps the bits of the units before the first zero unit.
            bits |= word & (zeros & zeros.wrapping_neg()).wrapping_sub(1);
            let before = usize::try_from(zeros.trailing_zeros() / 16).unwrap_or(0);
            return Found { units: units.wrapping_add(before), bits };
        }
        bits |= word;
        units = units.wrapping_add(4);
    }
    let (rest, _) = rest.as_chunks();
    for unit in rest {
        let unit = u16::from_le_bytes(*unit);
        if unit == 0 {
            return Found { units, bits };
        }
        bits |= u64::from(unit);
        units = units.wrapping_add(1);
    }
    Found::NONE
}

/// The text in `bytes`, which [`find`] has found; `None` if they are not valid.
#[inline(never)]
#[must_use]
pub fn take(found: Found, bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks();
    if found.bits & HIGH != 0 {
        return other::<false>(units);
    }
    let mut short = Short([0; 64]);
    match short.narrow::<false>(units) {
        Some(_) => short.text(units.len()),
        None => long::<false>(units),
    }
}

/// The text in `bytes`; `None` if they are not valid.
#[inline]
pub(super) fn read<const BIG: bool>(bytes: &[u8]) -> Option<String> {
    #[inline(never)]
    fn read<const BIG: bool>(units: &[[u8; 2]]) -> Option<String> {
        let high = if BIG { HIGH.swap_bytes() } else { HIGH };
        // Converts as if all units were ASCII and then checks whether they were.
        let mut short = Short([0; 64]);
        match short.narrow::<BIG>(units) {
            Some(bits) if bits & high == 0 => short.text(units.len()),
            None if units.iter().fold(0, |all, unit| all | number::<BIG>(*unit)) < 0x80 => {
                long::<BIG>(units)
            }
            _ => other::<BIG>(units),
        }
    }
    match bytes.as_chunks().0 {
        [] => Some(String::new()),
        units => read::<BIG>(units),
    }
}

/// The text of units that are not all ASCII.
#[cold]
fn other<const BIG: bool>(units: &[[u8; 2]]) -> Option<String> {
    // A unit has three bytes at most in UTF-8. Growing step by step would take more than this room.
    let mut text = String::with_capacity(units.len().saturating_mul(3));
    for character in char::decode_utf16(units.iter().copied().map(number::<BIG>)) {
        text.push(character.ok()?);
    }
    Some(text)
}

/// The text of units that are all ASCII and do not fit in [`Short`].
fn long<const BIG: bool>(units: &[[u8; 2]]) -> Option<String> {
    String::from_utf8(units.iter().copied().map(character::<BIG>).collect()).ok()
}

/// A buffer for short text, aligned so that the UTF-8 check can process 16 bytes per step.
#[repr(align(16))]
struct Short([u8; 64]);

impl Short {
    /// Stores the low bytes of units here, and returns all units combined with OR, in the byte
    /// order of the wire; `None` if there are too many.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a part of two functions, which are not inline")]
    fn narrow<const BIG: bool>(&mut self, units: &[[u8; 2]]) -> Option<u64> {
        let bytes = self.0.get_mut(..units.len())?;
        if let Some(last) = units.last_chunk::<8>()
            && let Some(place) = bytes.last_chunk_mut()
        {
            let mut bits = narrow::<8, BIG>(last, place);
            for (place, units) in bytes.as_chunks_mut().0.iter_mut().zip(units.as_chunks::<8>().0) {
                bits |= narrow::<8, BIG>(units, place);
            }
            Some(bits)
        } else if let Some(last) = units.last_chunk::<4>()
            && let Some(place) = bytes.last_chunk_mut()
        {
            let bits = narrow::<4, BIG>(last, place);
            Some(bits | narrow::<4, BIG>(units.first_chunk()?, bytes.first_chunk_mut()?))
        } else {
            let mut bits = 0;
            for (byte, unit) in bytes.iter_mut().zip(units).take(3) {
                *byte = character::<BIG>(*unit);
                bits |= u64::from(u16::from_le_bytes(*unit));
            }
            Some(bits)
        }
    }

    /// The first `len` bytes as text. The zeros behind them are checked too, in whole steps.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a part of two functions, which are not inline")]
    fn text(&self, len: usize) -> Option<String> {
        let whole = self.0.get(..len.next_multiple_of(16))?;
        core::str::from_utf8(whole).ok()?.get(..len).map(str::to_owned)
    }
}

/// Converts `N` units to characters, and returns all groups of four units combined with OR.
#[inline]
fn narrow<const N: usize, const BIG: bool>(units: &[[u8; 2]; N], bytes: &mut [u8; N]) -> u64 {
    for (byte, unit) in bytes.iter_mut().zip(units) {
        *byte = character::<BIG>(*unit);
    }
    let (words, _) = units.as_flattened().as_chunks();
    words.iter().fold(0, |all, word| all | u64::from_le_bytes(*word))
}

#[inline]
fn number<const BIG: bool>(unit: [u8; 2]) -> u16 {
    if BIG { u16::from_be_bytes(unit) } else { u16::from_le_bytes(unit) }
}

/// The character of a unit that is ASCII.
#[inline]
fn character<const BIG: bool>(unit: [u8; 2]) -> u8 {
    // Casts the whole unit instead of picking its low byte: the compiler vectorizes the cast.
    #[allow(clippy::as_conversions, clippy::cast_possible_truncation, reason = "it is ASCII")]
    let character = number::<BIG>(unit) as u8;
    character
}
