//! The sum of bytes.

use super::Checksum;

/// The sum of all bytes in a number of type `N`: `u8`, `u16` or `u32`. What does not fit is cut off.
///
/// ```
/// use codec_core::checksum::{ByteSum, Checksum};
///
/// assert_eq!(ByteSum::<u8>::of(&[200, 100]), 44);
/// assert_eq!(ByteSum::<u16>::of(&[200, 100]), 300);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByteSum<N>(N);

macro_rules! sums {
    ($($num:ident),*) => {$(
        impl Checksum for ByteSum<$num> {
            type Sum = $num;

            #[inline]
            fn new() -> Self {
                Self(0)
            }

            #[inline]
            fn update(&mut self, bytes: &[u8]) {
                let add = |sum: $num, byte: &u8| sum.wrapping_add($num::from(*byte));
                self.0 = bytes.iter().fold(self.0, add);
            }

            #[inline]
            fn finish(self) -> $num {
                self.0
            }
        }
    )*};
}

sums!(u8, u16, u32);
