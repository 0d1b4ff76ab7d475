//! Checksums that other crates compute.

use super::Checksum;

/// CRC-32 as in IEEE 802.3, PNG, ZIP and gzip: polynomial `0x04c11db7`, reflected, with all bits
/// inverted at both ends.
///
/// ```
/// use codec_core::checksum::{Checksum, Crc32};
///
/// assert_eq!(Crc32::of(b"123456789"), 0xcbf4_3926);
/// ```
#[derive(Clone, Debug)]
pub struct Crc32(crc32fast::Hasher);

impl Checksum for Crc32 {
    type Sum = u32;

    #[inline]
    fn new() -> Self {
        Self(crc32fast::Hasher::new())
    }

    #[inline]
    fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    #[inline]
    fn finish(self) -> u32 {
        self.0.finalize()
    }

    // A call: the choice of the instructions that the processor has is not inlined everywhere.
    #[inline]
    fn of(bytes: &[u8]) -> u32 {
        crc32fast::hash(bytes)
    }
}

/// Adler-32 as in zlib (RFC 1950).
///
/// ```
/// use codec_core::checksum::{Adler32, Checksum};
///
/// assert_eq!(Adler32::of(b"Wikipedia"), 0x11e6_0398);
/// ```
#[derive(Clone, Debug)]
pub struct Adler32(adler2::Adler32);

impl Checksum for Adler32 {
    type Sum = u32;

    #[inline]
    fn new() -> Self {
        Self(adler2::Adler32::new())
    }

    #[inline]
    fn update(&mut self, bytes: &[u8]) {
        self.0.write_slice(bytes);
    }

    #[inline]
    fn finish(self) -> u32 {
        self.0.checksum()
    }
}
