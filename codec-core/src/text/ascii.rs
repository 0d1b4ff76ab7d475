//! Whether text is ASCII.

/// Whether `bytes` are ASCII. Fast for short text, which is the usual text of packets.
#[inline]
pub(super) fn is_ascii(bytes: &[u8]) -> bool {
    // Up to 32 bytes, the first and the last chunk together cover all bytes; they may overlap.
    if bytes.len() > 32 {
        return is_long_ascii(bytes);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        return (u128::from_le_bytes(*first) | u128::from_le_bytes(*last)) & HIGH == 0;
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let both = u64::from_le_bytes(*first) | u64::from_le_bytes(*last);
        return u128::from(both) & HIGH == 0;
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk(), bytes.last_chunk()) {
        let both = u32::from_le_bytes(*first) | u32::from_le_bytes(*last);
        return u128::from(both) & HIGH == 0;
    }
    bytes.iter().fold(0, |all, byte| all | byte) < 0x80
}

#[inline(never)]
fn is_long_ascii(bytes: &[u8]) -> bool {
    match (bytes.first_chunk::<32>(), bytes.last_chunk::<32>()) {
        (Some(first), Some(last)) if bytes.len() <= 64 => {
            let both = first.iter().zip(last).map(|(first, last)| first | last);
            both.fold(0, |all, byte| all | byte) < 0x80
        }
        _ => bytes.is_ascii(),
    }
}

/// The highest bit of every byte, which is never set in ASCII.
const HIGH: u128 = u128::from_le_bytes([0x80; 16]);

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::is_ascii;

    #[test]
    fn one_byte_that_is_not_ascii_is_seen_wherever_it_is() {
        for len in 0..70 {
            let mut bytes = vec![0x7f; len];
            assert!(is_ascii(&bytes), "{len}");
            for at in 0..len {
                bytes[at] = 0x80;
                assert!(!is_ascii(&bytes), "{at} of {len}");
                bytes[at] = 0;
            }
        }
    }
}
