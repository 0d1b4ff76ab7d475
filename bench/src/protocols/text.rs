//! UTF-16 text by hand: ASCII is detected many bytes at a time and takes a fast path.

/// The number of units of `text`; it equals the number of bytes only if `text` is ASCII.
#[inline]
pub(super) fn units(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// As [`units`], or `None` if there is a NUL.
#[inline]
pub(super) fn units_without_nul(text: &str) -> Option<usize> {
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
pub(super) fn put(text: &str, units: usize, out: &mut Vec<u8>) {
    if units == text.len() {
        out.extend(text.as_bytes().iter().flat_map(|byte| [*byte, 0]));
    } else {
        out.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    }
}

/// Writes `text`, which has `units` units, over the zeros of `out`.
#[inline]
pub(super) fn write(text: &str, units: usize, out: &mut [u8]) {
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
pub(super) fn terminated(bytes: &[u8]) -> Option<String> {
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
