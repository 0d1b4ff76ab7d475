//! Text as 16-bit units: what is ASCII takes steps of eight characters.

/// The units of `text`, or `None` if there is a NUL.
#[inline]
pub(super) fn units_without_nul(text: &str) -> Option<usize> {
    if is_plain(text.as_bytes()) { Some(text.len()) } else { other_units_without_nul(text) }
}

/// The bytes of so many units and a zero unit.
#[inline]
pub(super) fn len_with_nul(units: usize) -> usize {
    // A text in memory is shorter than half of what there may be, so this never wraps.
    units.wrapping_add(1).wrapping_mul(2)
}

#[cold]
fn other_units_without_nul(text: &str) -> Option<usize> {
    (!text.as_bytes().contains(&0)).then(|| text.encode_utf16().count())
}

const ONES: u64 = u64::from_ne_bytes([1; 8]);

/// Whether all bytes are ASCII and none is a NUL.
// Not inline: what surrounds it is then small enough to be so.
#[inline(never)]
fn is_plain(bytes: &[u8]) -> bool {
    // The highest bit of a byte says that it is not plain, or that one before it is not.
    let other = |word: u64| word | word.wrapping_sub(ONES);
    let all = if let Some(last) = bytes.last_chunk::<8>() {
        let (words, _) = bytes.as_chunks::<8>();
        let last = other(u64::from_le_bytes(*last));
        words.iter().fold(last, |all, word| all | other(u64::from_le_bytes(*word)))
    } else if let Some(first) = bytes.first_chunk()
        && let Some(last) = bytes.last_chunk()
    {
        let [first, last] = [first, last].map(|bytes| u64::from(u32::from_le_bytes(*bytes)));
        other(first | last << 32)
    } else {
        bytes.iter().fold(0, |all, byte| all | other(u64::from(*byte) | (ONES << 8)))
    };
    all & (ONES << 7) == 0
}

/// Writes `text` and a zero unit at the start of `room`, and returns how many bytes they take.
///
/// It may write more where `room` has more.
#[inline(never)]
pub(super) fn write_with_nul(text: &str, room: &mut [u8]) -> usize {
    let bytes = text.as_bytes();
    let (len, (units, _)) = (room.len(), room.as_chunks_mut::<2>());
    let Some((end, units)) = units.split_last_mut() else { return usize::MAX };
    if units.len() != bytes.len() {
        return write_other(text, room);
    }
    // As if it were ASCII; `all` tells whether it was.
    let mut all = 0;
    if let Some(last) = bytes.last_chunk::<8>()
        && let Some(place) = units.last_chunk_mut()
    {
        widen(last, place);
        all = u64::from_le_bytes(*last);
        for (place, bytes) in units.as_chunks_mut().0.iter_mut().zip(bytes.as_chunks::<8>().0) {
            widen(bytes, place);
            all |= u64::from_le_bytes(*bytes);
        }
    } else if let Some(last) = bytes.last_chunk::<4>()
        && let Some(place) = units.last_chunk_mut()
    {
        widen(last, place);
        all = u64::from(u32::from_le_bytes(*last));
        if let Some(first) = bytes.first_chunk::<4>()
            && let Some(place) = units.first_chunk_mut()
        {
            widen(first, place);
            all |= u64::from(u32::from_le_bytes(*first));
        }
    } else {
        for (unit, byte) in units.iter_mut().zip(bytes).take(3) {
            *unit = [*byte, 0];
            all |= u64::from(*byte);
        }
    }
    *end = [0, 0];
    if all & (ONES << 7) == 0 { len } else { write_other(text, room) }
}

/// Writes text that is not ASCII and a zero unit; it has fewer units than bytes.
#[cold]
fn write_other(text: &str, room: &mut [u8]) -> usize {
    let (places, _) = room.as_chunks_mut();
    let mut places = places.iter_mut();
    let mut len = 0usize;
    for unit in text.encode_utf16().chain([0]) {
        let Some(place) = places.next() else { return usize::MAX };
        *place = unit.to_le_bytes();
        len = len.wrapping_add(2);
    }
    len
}

/// Characters as units, in one step.
#[inline]
fn widen<const N: usize>(bytes: &[u8; N], units: &mut [[u8; 2]; N]) {
    for (unit, byte) in units.iter_mut().zip(bytes) {
        *unit = u16::from(*byte).to_le_bytes();
    }
}

/// The text at the start of some bytes.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// Its units, without the zero unit behind it; `usize::MAX` if there is no text.
    units: usize,
    /// Bits that are in any of them.
    bits: u64,
}

impl Found {
    const NONE: Self = Self { units: usize::MAX, bits: 0 };

    /// Whether there is no text. An `Option` would be returned through memory.
    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.units == usize::MAX
    }

    /// The bytes of its units.
    #[inline]
    pub(super) fn len(self) -> usize {
        // They were found in a slice, so this never wraps.
        self.units.wrapping_mul(2)
    }
}

const UNITS: u64 = 0x0001_0001_0001_0001;

/// Finds the text at the start of `bytes`, which ends with a zero unit.
#[inline(never)]
pub(super) fn find(bytes: &[u8]) -> Found {
    let (words, rest) = bytes.as_chunks::<8>();
    let (mut units, mut bits) = (0usize, 0);
    for word in words {
        let word = u64::from_le_bytes(*word);
        // The highest bit of a unit says that it is zero, or that one before it is.
        let zeros = word.wrapping_sub(UNITS) & !word & (UNITS << 15);
        if zeros != 0 {
            // What is below the highest bit of the first zero unit is that of those before it.
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

/// The text in `bytes`, which are those that were found; `None` if they are not valid.
#[inline(never)]
pub(super) fn read(found: Found, bytes: &[u8]) -> Option<String> {
    let (units, _) = bytes.as_chunks();
    if found.bits & (0xff80 * UNITS) == 0 {
        return match read_short(units) {
            Some(text) => Some(text),
            None => String::from_utf8(units.iter().map(|[byte, _]| *byte).collect()).ok(),
        };
    }
    let units = units.iter().copied().map(u16::from_le_bytes);
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}

/// Bytes that begin where a check of UTF-8 takes 16 bytes in a step.
#[repr(align(16))]
struct Short([u8; 64]);

/// Units that are all ASCII as text, if it is a short one.
#[inline]
fn read_short(units: &[[u8; 2]]) -> Option<String> {
    let mut short = Short([0; 64]);
    let bytes = short.0.get_mut(..units.len())?;
    if let Some(last) = units.last_chunk::<8>()
        && let Some(place) = bytes.last_chunk_mut()
    {
        narrow(last, place);
        for (place, units) in bytes.as_chunks_mut().0.iter_mut().zip(units.as_chunks::<8>().0) {
            narrow(units, place);
        }
    } else if let Some(last) = units.last_chunk::<4>()
        && let Some(place) = bytes.last_chunk_mut()
    {
        narrow(last, place);
        narrow(units.first_chunk::<4>()?, bytes.first_chunk_mut()?);
    } else {
        for (byte, unit) in bytes.iter_mut().zip(units).take(3) {
            [*byte, _] = *unit;
        }
    }
    let whole = short.0.get(..units.len().next_multiple_of(16))?;
    core::str::from_utf8(whole).ok()?.get(..units.len()).map(str::to_owned)
}

/// Units as characters, in one step.
#[inline]
fn narrow<const N: usize>(units: &[[u8; 2]; N], bytes: &mut [u8; N]) {
    for (byte, unit) in bytes.iter_mut().zip(units) {
        // Whole units, not their low bytes: the compiler packs those many at once.
        #[allow(clippy::as_conversions, clippy::cast_possible_truncation, reason = "all are ASCII")]
        let character = u16::from_le_bytes(*unit) as u8;
        *byte = character;
    }
}
