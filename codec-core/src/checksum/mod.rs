//! Checksums over the bytes of fields: `#[wire(checksum(Algorithm, first..=last))]`.
//!
//! | algorithm | number | where it is used |
//! |---|---|---|
//! | `Crc32` | `u32` | PNG, ZIP, gzip, Ethernet |
//! | `Adler32` | `u32` | zlib |
//! | [`InternetChecksum`] | `u16` | IP, ICMP, UDP, TCP |
//! | [`ByteSum`] | `u8`, `u16`, `u32` | many small protocols |
//!
//! `Crc32` and `Adler32` need the feature `checksums`. Any other algorithm is a type that implements
//! [`Checksum`].

#[cfg(feature = "checksums")]
mod crates;
mod internet;
mod sum;

#[cfg(feature = "checksums")]
#[cfg_attr(docsrs, doc(cfg(feature = "checksums")))]
pub use self::crates::{Adler32, Crc32};
pub use self::{internet::InternetChecksum, sum::ByteSum};

/// An algorithm that makes a number of bytes.
///
/// It is fed with the bytes in order, in one or several pieces; how they are cut must not matter.
///
/// ```
/// use codec_core::checksum::Checksum;
///
/// /// All bytes, combined with exclusive or.
/// struct Parity(u8);
///
/// impl Checksum for Parity {
///     type Sum = u8;
///
///     fn new() -> Self {
///         Self(0)
///     }
///
///     fn update(&mut self, bytes: &[u8]) {
///         self.0 = bytes.iter().fold(self.0, |parity, byte| parity ^ byte);
///     }
///
///     fn finish(self) -> u8 {
///         self.0
///     }
/// }
///
/// assert_eq!(Parity::of(&[1, 2, 4]), 7);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a checksum",
    label = "not a checksum",
    note = "`codec_core::checksum` has `Crc32`, `Adler32`, `InternetChecksum` and `ByteSum<u8>`; for another one, implement `Checksum` for a type of your own"
)]
pub trait Checksum: Sized {
    /// The number it makes: the type of the field. Its default is what the field reads as where it
    /// lies among the bytes that it covers.
    type Sum: Copy + Default + PartialEq + 'static;

    /// Starts before the first byte.
    #[must_use]
    fn new() -> Self;

    /// Takes the next bytes.
    fn update(&mut self, bytes: &[u8]);

    /// The number of all bytes that were taken.
    #[must_use]
    fn finish(self) -> Self::Sum;

    /// The number of `bytes`.
    #[inline]
    #[must_use]
    fn of(bytes: &[u8]) -> Self::Sum {
        let mut sum = Self::new();
        sum.update(bytes);
        sum.finish()
    }
}
