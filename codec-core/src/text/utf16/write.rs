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

/// The number of bytes of `units` units and a zero unit.
#[inline]
#[must_use]
pub fn len_with_nul(units: usize) -> usize {
    // A text in memory has fewer than `usize::MAX / 2` units, so this never wraps.
    units.wrapping_add(1).wrapping_mul(2)
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

/// Writes `text` at the start of `room` and returns how many units it takes; `usize::MAX` if there
/// is not enough room.
///
/// It may overwrite bytes of `room` behind the text.
#[inline(never)]
pub(super) fn write<const BIG: bool>(text: &str, room: &mut [u8]) -> usize {
    let bytes = text.as_bytes();
    // Converts as if the text were ASCII and then checks whether it was.
    if let Some(units) = room.as_chunks_mut().0.get_mut(..bytes.len())
        && widen::<BIG>(bytes, units) & HIGH == 0
    {
        return bytes.len();
    }
    write_other::<BIG>(text.encode_utf16(), room)
}

/// Writes `text` and a zero unit, low bytes first, at the start of `room`, and returns how many
/// bytes they take; `usize::MAX` if there is not enough room.
///
/// It may overwrite bytes of `room` behind the text.
#[inline(never)]
#[must_use]
pub fn write_with_nul(text: &str, room: &mut [u8]) -> usize {
    let (len, (units, _)) = (room.len(), room.as_chunks_mut());
    let Some((end, units)) = units.split_last_mut() else { return usize::MAX };
    if units.len() == text.len() {
        let all = widen::<false>(text.as_bytes(), units);
        *end = [0, 0];
        if all & HIGH == 0 {
            return len;
        }
    }
    // The units lie in a slice, so this never wraps.
    match write_other::<false>(text.encode_utf16().chain([0]), room) {
        usize::MAX => usize::MAX,
        units => units.wrapping_mul(2),
    }
}

/// Writes each byte as a unit, and returns all bytes combined with OR.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the slices are known to be of one length")]
fn widen<const BIG: bool>(bytes: &[u8], units: &mut [[u8; 2]]) -> u64 {
    if let Some(last) = bytes.last_chunk::<8>()
        && let Some(place) = units.last_chunk_mut()
    {
        step::<8, BIG>(last, place);
        let mut all = u64::from_le_bytes(*last);
        for (place, bytes) in units.as_chunks_mut().0.iter_mut().zip(bytes.as_chunks::<8>().0) {
            step::<8, BIG>(bytes, place);
            all |= u64::from_le_bytes(*bytes);
        }
        return all;
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        if let Some(place) = units.last_chunk_mut() {
            step::<4, BIG>(last, place);
        }
        if let Some(place) = units.first_chunk_mut() {
            step::<4, BIG>(first, place);
        }
        return u64::from(u32::from_le_bytes(*first) | u32::from_le_bytes(*last));
    }
    let mut all = 0;
    for (unit, byte) in units.iter_mut().zip(bytes).take(3) {
        step::<1, BIG>(&[*byte], core::array::from_mut(unit));
        all |= u64::from(*byte);
    }
    all
}

/// Converts `N` characters to units.
#[inline]
fn step<const N: usize, const BIG: bool>(bytes: &[u8; N], units: &mut [[u8; 2]; N]) {
    for (unit, byte) in units.iter_mut().zip(bytes) {
        *unit = unit_bytes::<BIG>(u16::from(*byte));
    }
}

#[inline]
fn unit_bytes<const BIG: bool>(unit: u16) -> [u8; 2] {
    if BIG { unit.to_be_bytes() } else { unit.to_le_bytes() }
}

/// Writes units at the start of `room` and returns how many; `usize::MAX` if there is not enough.
#[cold]
fn write_other<const BIG: bool>(units: impl Iterator<Item = u16>, room: &mut [u8]) -> usize {
    let (places, _) = room.as_chunks_mut();
    let mut places = places.iter_mut();
    let mut count = 0usize;
    for unit in units {
        let Some(place) = places.next() else { return usize::MAX };
        *place = unit_bytes::<BIG>(unit);
        count = count.wrapping_add(1);
    }
    count
}
