//! Codecs: other representations for a field than its type's own.
//!
//! A codec is a type that is never built. `#[wire(as = Codec)]` names it on a field; it implements
//! [`EncodeAs`] and [`DecodeAs`] for the field's type.

mod array;
mod framed;
mod in_format;
mod int;
mod list;
mod maybe;
mod number;
pub(crate) mod prefix;
pub(crate) mod tag;
mod terminated;
mod varint;

use core::marker::PhantomData;

pub use self::{
    framed::{Framed, FramedWhole},
    in_format::In,
    int::{I24, I40, I48, I56, Int, U24, U40, U48, U56},
    list::{AtMost, Blob, List, ListAs},
    maybe::{Maybe, MaybeAs},
    number::BoolAs,
    terminated::TerminatedBy,
    varint::{VarInt, ZigZag},
};
use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A codec that writes values of type `T` in format `F`.
///
/// With [`DecodeAs`] it is what a field names with `as`:
///
/// ```
/// use codec_core::{
///     BigEndian, Decode, DecodeAs, DecodeError, DecodeErrorKind, Encode, EncodeAs, EncodeError,
///     EncodeErrorKind, Format, Layout, Reader, Scalars, Shape, Size, Wire, Writer,
/// };
///
/// /// A byte of two decimal digits, for `u8`.
/// struct Decimal;
///
/// impl<F: Scalars> Layout<F> for Decimal {
///     const SIZE: Size = <u8 as Layout<F>>::SIZE.converted();
///
///     fn shape() -> Shape {
///         Shape::Named { name: "Decimal", of: <u8 as Layout<F>>::shape }
///     }
/// }
///
/// impl<F: Scalars> EncodeAs<F, u8> for Decimal {
///     fn encode_as(value: &u8, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
///         match value {
///             0..=99 => (value / 10 * 16 + value % 10).encode(out),
///             _ => Err(EncodeError::new(EncodeErrorKind::OutOfRange { what: "two digits" })),
///         }
///     }
/// }
///
/// impl<'de, F: Scalars> DecodeAs<'de, F, u8> for Decimal {
///     fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<u8, DecodeError> {
///         match u8::decode(input)? {
///             byte if byte / 16 < 10 && byte % 16 < 10 => {
///                 let number = byte / 16 * 10 + byte % 16;
///                 input.note(move || number); // for `Format::explain`
///                 Ok(number)
///             }
///             byte => Err(input.error(DecodeErrorKind::Invalid {
///                 what: "decimal digits",
///                 value: byte.into(),
///             })),
///         }
///     }
/// }
///
/// #[derive(Wire, Debug, PartialEq)]
/// #[wire(format = BigEndian)]
/// struct Time {
///     #[wire(as = Decimal)]
///     hour: u8,
///     #[wire(as = Decimal)]
///     minute: u8,
/// }
///
/// let time: Time = BigEndian::from_slice(&[0x23, 0x59])?;
/// assert_eq!(time, Time { hour: 23, minute: 59 });
/// assert_eq!(BigEndian::to_vec(&time)?, [0x23, 0x59]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "the codec `{Self}` cannot write `{T}` in the wire format `{F}`",
    label = "not a codec for `{T}`",
    note = "the docs of `{Self}` say which types it is for"
)]
pub trait EncodeAs<F: Format, T: ?Sized>: Layout<F> {
    /// Writes `value` to `out`.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`].
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Writes `value` without a length or count of its own, because something else determines where
    /// it ends; see [`Encode::encode_bounded`].
    ///
    /// # Errors
    ///
    /// As [`encode_as`](Self::encode_as).
    #[inline]
    fn encode_bounded_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Self::encode_as(value, out)
    }

    /// About how many bytes `value` has beyond the fewest that the codec writes; see
    /// [`Encode::extra`].
    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        let _ = (value, levels);
        0
    }

    /// The description of the codec for this type of value; [`Layout::shape`] where that does not
    /// matter.
    #[must_use]
    fn shape_as() -> Shape {
        Self::shape()
    }

    /// Whether there is a value to write.
    #[inline]
    fn is_present(_value: &T) -> bool {
        true
    }
}

/// A codec that reads values of type `T` from format `F`.
///
/// [`EncodeAs`] has an example of both. A codec can also be run alone:
///
/// ```
/// use codec_core::{BigEndian, Format, codec::VarInt};
///
/// assert_eq!(BigEndian::from_slice_as::<VarInt<u32>, u32>(&[0xac, 0x02])?, 300);
/// # Ok::<(), codec_core::DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "the codec `{Self}` cannot read `{T}` from the wire format `{F}`",
    label = "not a codec for `{T}`",
    note = "the docs of `{Self}` say which types it is for"
)]
pub trait DecodeAs<'de, F: Format, T>: Layout<F> {
    /// [`Decode::HEAD`].
    #[doc(hidden)]
    const HEAD: Option<usize> = None;

    /// [`Decode::frame`].
    ///
    /// # Errors
    ///
    /// As [`Decode::frame`].
    #[doc(hidden)]
    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        Ok(input.rest().len())
    }

    /// [`Decode::decode_framed`].
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    #[doc(hidden)]
    #[inline]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        Self::decode_as(input)
    }

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError>;

    /// Reads a value that goes up to the end of `input`; see [`Decode::decode_bounded`].
    ///
    /// # Errors
    ///
    /// As [`decode_as`](Self::decode_as).
    #[inline]
    fn decode_bounded_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        Self::decode_as(input)
    }

    /// Reads a list of at most `max` elements. Codecs with a count override it, to compare the count
    /// before they read the elements; [`AtMost`] compares the length of the list in any case.
    ///
    /// # Errors
    ///
    /// As [`decode_as`](Self::decode_as), and [`DecodeErrorKind::TooLong`](crate::DecodeErrorKind::TooLong).
    #[inline]
    fn decode_at_most(max: usize, input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let _ = max;
        Self::decode_as(input)
    }

    /// Reads one element of a list. Codecs override it to share work between the elements.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    #[inline]
    fn decode_element_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        Self::decode_as(input)
    }

    /// The value of a field that is not on the wire, if the codec has one.
    #[inline]
    #[must_use]
    fn absent() -> Option<T> {
        None
    }
}

/// A value together with a codec: it encodes and decodes as the codec does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct As<C, V> {
    value: V,
    codec: PhantomData<C>,
}

impl<C, V> As<C, V> {
    /// Wraps `value` in the codec `C`.
    #[inline]
    pub const fn new(value: V) -> Self {
        Self { value, codec: PhantomData }
    }

    /// The value.
    #[inline]
    pub const fn get(&self) -> &V {
        &self.value
    }

    /// The value itself.
    #[inline]
    pub fn into_inner(self) -> V {
        self.value
    }
}

impl<F: Format, C: Layout<F>, V> Layout<F> for As<C, V> {
    const SIZE: Size = C::SIZE.converted();
    const TYPE: F::TypeNumber = C::TYPE;

    fn shape() -> Shape {
        C::shape()
    }
}

/// The type's own representation, as a codec.
#[doc(hidden)]
#[derive(Debug)]
pub struct Own<T>(PhantomData<T>);

impl<F: Format, T: Layout<F>> Layout<F> for Own<T> {
    const SIZE: Size = T::SIZE.converted();

    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, T: Encode<F>> EncodeAs<F, T> for Own<T> {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        value.encode(out)
    }

    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        value.extra(levels)
    }
}

#[diagnostic::do_not_recommend]
impl<F: Format, C: EncodeAs<F, T>, T: ?Sized> Encode<F> for As<C, &T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        C::encode_as(self.value, out)
    }

    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        C::encode_bounded_as(self.value, out)
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        C::extra_as(self.value, levels)
    }

    #[inline]
    fn is_present(&self) -> bool {
        C::is_present(self.value)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, C: DecodeAs<'de, F, T>, T> Decode<'de, F> for As<C, T> {
    const HEAD: Option<usize> = C::HEAD;

    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        C::frame(input)
    }

    #[inline]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        C::decode_framed(input).map(Self::new)
    }

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the reader stays in registers only where it is inlined (A decode)"
    )]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        C::decode_as(input).map(Self::new)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        C::decode_bounded_as(input).map(Self::new)
    }

    #[inline]
    fn decode_element(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        C::decode_element_as(input).map(Self::new)
    }

    #[inline]
    fn absent() -> Option<Self> {
        C::absent().map(Self::new)
    }
}
