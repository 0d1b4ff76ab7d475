//! Flag words in which some bits show which fields are present.

use core::fmt;

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    fields::bits::Bits,
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A flag word in which the bits in `PRESENCE` show which fields of its struct are present.
///
/// Those bits are written from the fields (`bit = flags & FlagWord::new(1)`), whatever the word
/// holds, so they are not part of its value: two words are equal if their other bits are equal, and
/// [`get`](Self::get) returns only the other bits. A struct that was built by hand therefore equals
/// the same struct decoded.
///
/// ```
/// use codec_core::{FlagWord, Format, Wire};
/// # use codec_core::{NoDefault, Options, Order, Packed};
/// # #[derive(Debug)] struct Mine;
/// # impl Packed for Mine {
/// #     const NAME: &'static str = "mine";
/// #     const ORDER: Order = Order::Little;
/// #     const OPTIONS: &'static Options<Self> = &Options::new(());
/// #     type Options = (); type State = (); type Count = u16; type Text = NoDefault;
/// # }
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = Mine)]
/// struct Badge {
///     flags: FlagWord<u32, 0x10>,
///     #[wire(bit = flags & FlagWord::new(0x10))]
///     icon: Option<u32>,
/// }
///
/// let badge = Badge { flags: FlagWord::new(0x8000), icon: Some(7) };
/// let bytes = Mine::to_vec(&badge)?;
/// assert_eq!(bytes, [0x10, 0x80, 0, 0, 7, 0, 0, 0]);
/// let again: Badge = Mine::from_slice(&bytes)?;
/// assert_eq!(again, badge);
/// assert_eq!(again.flags.get(), 0x8000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct FlagWord<T, const PRESENCE: u64>(T);

/// What a [`FlagWord`] can hold: a whole number, or flags of 64 bits at most.
///
/// ```
/// use codec_core::Word;
///
/// assert_eq!(0x8013_u16.without(0x13), 0x8000);
/// ```
pub trait Word: Bits {
    /// This word without these bits.
    #[must_use]
    fn without(self, bits: u64) -> Self;
}

impl<T, const PRESENCE: u64> FlagWord<T, PRESENCE> {
    /// A word with these bits; those in `PRESENCE` have no effect.
    #[must_use]
    pub const fn new(bits: T) -> Self {
        Self(bits)
    }

    /// All bits as they were read or given, also those in `PRESENCE`.
    #[must_use]
    pub const fn all(self) -> T
    where
        T: Copy,
    {
        self.0
    }
}

impl<T: Word, const PRESENCE: u64> FlagWord<T, PRESENCE> {
    /// The bits that are not in `PRESENCE`.
    #[must_use]
    pub fn get(self) -> T {
        self.0.without(PRESENCE)
    }

    /// Sets or clears bits; those in `PRESENCE` have no effect.
    pub fn set(&mut self, bits: T, on: bool) {
        // `with` changes nothing if one of several bits is set already, so they are cleared first.
        self.0 = self.0.with(bits, false).with(bits, on);
    }
}

impl<T: Word, const PRESENCE: u64> Default for FlagWord<T, PRESENCE> {
    fn default() -> Self {
        Self(T::EMPTY)
    }
}

impl<T, const PRESENCE: u64> From<T> for FlagWord<T, PRESENCE> {
    fn from(bits: T) -> Self {
        Self(bits)
    }
}

impl<T: Word, const PRESENCE: u64> PartialEq for FlagWord<T, PRESENCE> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl<T: Word + Eq, const PRESENCE: u64> Eq for FlagWord<T, PRESENCE> {}

impl<T: Word + fmt::Debug, const PRESENCE: u64> fmt::Debug for FlagWord<T, PRESENCE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T: Word, const PRESENCE: u64> Bits for FlagWord<T, PRESENCE> {
    const EMPTY: Self = Self(T::EMPTY);

    #[inline]
    fn any(self, mask: Self) -> bool {
        self.0.any(mask.0)
    }

    #[inline]
    fn with(self, mask: Self, on: bool) -> Self {
        Self(self.0.with(mask.0, on))
    }
}

impl<F: Format, T: Layout<F>, const PRESENCE: u64> Layout<F> for FlagWord<T, PRESENCE> {
    const SIZE: Size = T::SIZE.converted();
    const TYPE: F::TypeNumber = T::TYPE;

    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, T: Encode<F>, const PRESENCE: u64> Encode<F> for FlagWord<T, PRESENCE> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode(out)
    }

    #[inline]
    fn type_number(&self) -> F::TypeNumber {
        self.0.type_number()
    }
}

impl<'de, F: Format, T: Decode<'de, F>, const PRESENCE: u64> Decode<'de, F>
    for FlagWord<T, PRESENCE>
{
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode(input).map(Self)
    }

    #[inline]
    fn decode_typed(
        tag: F::TypeNumber,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError> {
        T::decode_typed(tag, input).map(Self)
    }
}

macro_rules! words {
    ($($unsigned:ident $signed:ident),*) => {$(
        impl Word for $unsigned {
            #[inline]
            fn without(self, bits: u64) -> Self {
                // A mask that does not fit in the word covers all of its bits.
                self & !Self::try_from(bits).unwrap_or(Self::MAX)
            }
        }

        impl Word for $signed {
            #[inline]
            fn without(self, bits: u64) -> Self {
                self.cast_unsigned().without(bits).cast_signed()
            }
        }
    )*};
}

words! { u8 i8, u16 i16, u32 i32, u64 i64 }
