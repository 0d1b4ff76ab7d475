//! Text to units.

/// The highest bit of each byte, which is never set in ASCII.
const HIGH: u64 = ONES << 7;
const ONES: u64 = u64::from_ne_bytes([1; 8]);

/// The number of units of `text`.
// Kept out of line, so that its callers are small enough to be inlined.
#[inline(never)]
pub(super) fn units(text: &str) -> usize {
    if all(text.as_bytes(), |word| word) & HIGH == 0 { text.len() } else { other_units(text) }
}

/// The number of units of `text`, or `None` if it contains a NUL.
#[inline]
#[must_use]
pub fn units_without_nul(text: &str) -> Option<usize> {
    if is_plain(text.as_bytes()) { Some(text.len()) } else { other_units_without_nul(text) }
}

/// Whether all bytes are ASCII and none is a NUL.
#[inline(never)]
fn is_plain(bytes: &[u8]) -> bool {
    // Sets the highest bit of every byte that is zero or not ASCII. Borrows can set it in other
    // bytes too, but only above a zero byte.
    all(bytes, |word| word | word.wrapping_sub(ONES)) & HIGH == 0
}

/// Applies `of` to the bytes in groups of eight and combines the results with OR. If there are
/// fewer than four bytes, each is a group of its own, filled up with ones.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the function is a part of the loop")]
fn all(bytes: &[u8], of: impl Fn(u64) -> u64) -> u64 {
    // The last word may overlap the one before it, so that no bytes are left to handle one by one.
    if let Some(last) = bytes.last_chunk::<8>() {
        let (words, _) = bytes.as_chunks::<8>();
        let last = of(u64::from_le_bytes(*last));
        return words.iter().fold(last, |all, word| all | of(u64::from_le_bytes(*word)));
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let [first, last] = [first, last].map(|bytes| u64::from(u32::from_le_bytes(*bytes)));
        return of(first | last << 32);
    }
    bytes.iter().fold(0, |all, byte| all | of(u64::from(*byte) | (ONES << 8)))
}

#[cold]
fn other_units_without_nul(text: &str) -> Option<usize> {
    (!text.as_bytes().contains(&0)).then(|| other_units(text))
}

/// The number of units of text that is not ASCII: one per character, and one more for each
/// character of four bytes.
#[cold]
fn other_units(text: &str) -> usize {
    let of_byte = |byte: &u8| u8::from(*byte & 0xc0 != 0x80).wrapping_add(u8::from(*byte >= 0xf0));
    // 64 bytes at a time: their units can be counted in a `u8`, which the compiler vectorizes.
    let of_some = |bytes: &[u8]| bytes.iter().map(of_byte).fold(0, u8::wrapping_add);
    text.as_bytes().chunks(64).map(of_some).map(usize::from).fold(0, usize::wrapping_add)
}

/// Writes `text` into `room`, which has room for exactly its units.
#[inline(never)]
pub(super) fn write<const BIG: bool>(text: &str, room: &mut [u8]) {
    let (places, _) = room.as_chunks_mut();
    // Only ASCII characters have as many units as bytes. One loop over bytes converts many at once.
    if places.len() == text.len() {
        for (place, byte) in places.iter_mut().zip(text.as_bytes()) {
            *place = unit_bytes::<BIG>(u16::from(*byte));
        }
    } else {
        for (place, unit) in places.iter_mut().zip(text.encode_utf16()) {
            *place = unit_bytes::<BIG>(unit);
        }
    }
}

#[inline]
fn unit_bytes<const BIG: bool>(unit: u16) -> [u8; 2] {
    if BIG { unit.to_be_bytes() } else { unit.to_le_bytes() }
}
