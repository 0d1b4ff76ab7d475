//! The traits of numbers that count, and of flag words that carry presence bits.

use core::any::Any;

/// A number that can count elements or bytes: `count = n`, `len = n`.
///
/// A type of your own also converts from and to `usize`, and has bytes:
///
/// ```
/// use codec_core::{BigEndian, Counter, Format, Implied, Wire};
///
/// /// The number of things, which is even on the wire: the lowest bit means something else.
/// #[derive(Wire, Clone, Copy, PartialEq)]
/// #[wire(format = BigEndian)]
/// struct Doubled(u8);
///
/// impl Counter for Doubled {
///     const ZERO: Self = Self(0);
///     const MAX_COUNT: u64 = 127;
/// }
///
/// impl TryFrom<usize> for Doubled {
///     type Error = ();
///
///     fn try_from(count: usize) -> Result<Self, ()> {
///         count.checked_mul(2).and_then(|n| u8::try_from(n).ok()).map(Self).ok_or(())
///     }
/// }
///
/// impl From<Doubled> for usize {
///     fn from(Doubled(number): Doubled) -> Self {
///         Self::from(number / 2)
///     }
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct List {
///     count: Implied<Doubled>,
///     #[wire(count = count)]
///     items: Vec<u8>,
/// }
///
/// let list: List = BigEndian::from_slice(&[6, 1, 2, 3])?;
/// assert_eq!(list.items, [1, 2, 3]);
/// assert_eq!(BigEndian::to_vec(&list)?, [6, 1, 2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// use codec_core::{BigEndian, Bits, Format, Implied, Wire};
///
/// #[derive(Wire, Clone, Copy, Debug, PartialEq)]
/// #[wire(format = BigEndian)]
/// struct Flags(u8);
///
/// impl Flags {
///     const NAME: Self = Self(8);
/// }
///
/// impl Bits for Flags {
///     const EMPTY: Self = Self(0);
///
///     fn any(self, mask: Self) -> bool {
///         self.0.any(mask.0)
///     }
///
///     fn with(self, mask: Self, on: bool) -> Self {
///         Self(self.0.with(mask.0, on))
///     }
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct Header {
///     flags: Implied<Flags>,
///     #[wire(bit = flags & Flags::NAME)]
///     name: Option<u16>,
/// }
///
/// let header = Header { flags: Implied::new(), name: Some(7) };
/// assert_eq!(BigEndian::to_vec(&header)?, [8, 0, 7]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
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

/// `value` as a whole number, if it is one.
pub(crate) fn whole<T: 'static>(value: &T) -> Option<i128> {
    let any: &dyn Any = value;
    None.or_else(|| any.downcast_ref::<i8>().map(|n| i128::from(*n)))
        .or_else(|| any.downcast_ref::<i16>().map(|n| i128::from(*n)))
        .or_else(|| any.downcast_ref::<i32>().map(|n| i128::from(*n)))
        .or_else(|| any.downcast_ref::<i64>().map(|n| i128::from(*n)))
        .or_else(|| any.downcast_ref::<usize>().and_then(|n| i128::try_from(*n).ok()))
        .or_else(|| number(value).map(i128::from))
}
