//! The checksum of RFC 1071.

use super::Checksum;

/// The internet checksum of RFC 1071: the inverted sum, with carries added again at the low end, of
/// all pairs of bytes as big-endian numbers. An odd byte at the end counts as if a zero followed.
///
/// The number is big-endian on the wire: in a little-endian format, the field has
/// `as = BigEndian<u16>`.
///
/// ```
/// use codec_core::checksum::{Checksum, InternetChecksum};
///
/// // The example of RFC 1071, section 3: the sum is 0xddf2.
/// let bytes = [0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7];
/// assert_eq!(InternetChecksum::of(&bytes), !0xddf2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct InternetChecksum {
    sum: u64,
    /// Whether the next byte is the second of a pair.
    odd: bool,
}

impl Checksum for InternetChecksum {
    type Sum = u16;

    #[inline]
    fn new() -> Self {
        Self::default()
    }

    fn update(&mut self, bytes: &[u8]) {
        let mut bytes = bytes;
        if self.odd
            && let [second, rest @ ..] = bytes
        {
            self.sum = self.sum.wrapping_add(u64::from(*second));
            self.odd = false;
            bytes = rest;
        }
        // A sum of `u16` fits in a `u64` however long a slice is.
        let (pairs, last) = bytes.as_chunks::<2>();
        for pair in pairs {
            self.sum = self.sum.wrapping_add(u64::from(u16::from_be_bytes(*pair)));
        }
        if let [first] = last {
            self.sum = self.sum.wrapping_add(u64::from(u16::from_be_bytes([*first, 0])));
            self.odd = true;
        }
    }

    fn finish(self) -> u16 {
        let mut sum = self.sum;
        while sum > 0xffff {
            sum = (sum & 0xffff).wrapping_add(sum >> 16);
        }
        !u16::try_from(sum).unwrap_or(0)
    }
}
