//! The traits of numbers that count, and of flag words that carry presence bits.

use core::any::Any;

/// A number that can count elements or bytes: `count = n`, `len = n`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot count elements or bytes",
    label = "not a whole number",
    note = "use a whole number such as `u16`, or implement `Counter` for a type of your own that holds one"
)]
pub trait Counter: Copy + PartialEq {
    /// The count of nothing.
    const ZERO: Self;
    /// The largest count it can hold.
    const MAX_COUNT: u64;
}

/// A flag word that can carry presence bits: `bit = flags & MASK`.
///
/// Implement it for your own flag types.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot carry presence bits",
    label = "not a whole number",
    note = "use a whole number such as `u16`, or implement `Bits` for a flag type of your own"
)]
pub trait Bits: Copy + PartialEq {
    /// No bit set.
    const EMPTY: Self;

    /// Whether any bit of `mask` is set.
    #[must_use]
    fn any(self, mask: Self) -> bool;

    /// This word, changed so that [`any`](Self::any) of `mask` returns `on`.
    ///
    /// `false` clears all bits of `mask`. `true` sets all of them, unless one is set already: then
    /// they stay as they are, so that a decoded flag word is encoded to the same bytes.
    #[must_use]
    fn with(self, mask: Self, on: bool) -> Self;
}

macro_rules! whole {
    ($($int:ident $max:expr),*) => {$(
        impl Counter for $int {
            const ZERO: Self = 0;
            const MAX_COUNT: u64 = $max;
        }

        impl Bits for $int {
            const EMPTY: Self = 0;

            #[inline]
            fn any(self, mask: Self) -> bool {
                self & mask != 0
            }

            #[inline]
            fn with(self, mask: Self, on: bool) -> Self {
                match on {
                    true if self & mask != 0 => self,
                    true => self | mask,
                    false => self & !mask,
                }
            }
        }
    )*};
}

whole! {
    u8 0xff, u16 0xffff, u32 0xffff_ffff, u64 u64::MAX, usize u64::MAX,
    i8 0x7f, i16 0x7fff, i32 0x7fff_ffff, i64 0x7fff_ffff_ffff_ffff
}

/// `value` as a number for an error text, if it is one.
#[cold]
pub(crate) fn number<T: 'static>(value: &T) -> Option<u64> {
    let value: &dyn Any = value;
    None.or_else(|| value.downcast_ref::<u8>().map(|n| u64::from(*n)))
        .or_else(|| value.downcast_ref::<u16>().map(|n| u64::from(*n)))
        .or_else(|| value.downcast_ref::<u32>().map(|n| u64::from(*n)))
        .or_else(|| value.downcast_ref::<u64>().copied())
        .or_else(|| value.downcast_ref::<i8>().map(|n| u64::from(n.cast_unsigned())))
        .or_else(|| value.downcast_ref::<i16>().map(|n| u64::from(n.cast_unsigned())))
        .or_else(|| value.downcast_ref::<i32>().map(|n| u64::from(n.cast_unsigned())))
        .or_else(|| value.downcast_ref::<i64>().map(|n| n.cast_unsigned()))
        .or_else(|| u64::try_from(value.downcast_ref::<isize>()?.cast_unsigned()).ok())
        .or_else(|| value.downcast_ref::<bool>().map(|n| u64::from(*n)))
}

/// `value` as bytes for an error text, if it is a short array of them.
#[cold]
pub(crate) fn bytes<T: 'static>(value: &T) -> Option<&[u8]> {
    macro_rules! any_of {
        ($value:ident: $($len:literal)*) => {
            None$(.or_else(|| $value.downcast_ref::<[u8; $len]>().map(<[u8; $len]>::as_slice)))*
        };
    }
    let value: &dyn Any = value;
    any_of!(value: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 20 24 32)
}
