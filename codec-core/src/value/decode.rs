//! The trait [`Decode`].

use crate::{
    error::{DecodeError, DecodeErrorKind},
    format::entry_points::Format,
    read::Reader,
    value::{list, size::Layout},
};
use alloc::vec::Vec;

/// A value that can be decoded from the wire format `F`.
///
/// `'de` is the lifetime of the input, for values that borrow from it.
///
/// ```
/// use codec_core::{BigEndian, Decode, DecodeError, Format, Layout, Reader, Shape, Size};
///
/// #[derive(Debug, PartialEq)]
/// struct Color {
///     red: u8,
///     green: u8,
///     blue: u8,
/// }
///
/// impl<F: Format> Layout<F> for Color {
///     const SIZE: Size = Size::fixed(3);
///
///     fn shape() -> Shape {
///         Shape::Named { name: "Color", of: || Shape::Unit }
///     }
/// }
///
/// impl<'de, F: Format> Decode<'de, F> for Color {
///     fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
///         let [blue, green, red] = input.array()?;
///         Ok(Self { red, green, blue })
///     }
/// }
///
/// let orange: Color = BigEndian::from_slice(&[0, 128, 255])?;
/// assert_eq!(orange, Color { red: 255, green: 128, blue: 0 });
/// # Ok::<(), DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "a type that others made: name a codec for it, `#[wire(as = Codec)]`; the docs of `{F}` list those it has",
    note = "an `Option`: say when it is there, with `bit`, `when`, `tail`, `since` or `until`, or with the codec `Maybe<u8>`"
)]
pub trait Decode<'de, F: Format>: Layout<F> + Sized {
    /// The bytes of the length in front of the value, if it has one of fixed width, for streams.
    #[doc(hidden)]
    const HEAD: Option<usize> = None;

    /// Reads the length in front of the value: the bytes that follow it.
    ///
    /// # Errors
    ///
    /// What the length finds wrong.
    #[doc(hidden)]
    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        Ok(input.rest().len())
    }

    /// Reads a value whose length was read, from a reader that covers as many bytes. The caller must
    /// reject bytes that are left over.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[doc(hidden)]
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not hold such a value; the error says where.
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;

    /// Reads a value that goes up to the end of `input`, which `len` has limited: a list then has
    /// no count. The caller must reject bytes that are left over.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads one element of a list. Types override it to share work between the elements.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[inline]
    fn decode_element(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads a value behind the type number `tag`, in formats with typed values.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongType`] if the type has another number, and what
    /// [`decode`](Self::decode) returns.
    #[inline]
    fn decode_typed(
        tag: F::TypeNumber,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError> {
        if tag != Self::TYPE {
            return Err(input.error(DecodeErrorKind::WrongType {
                expected: F::type_name(Self::TYPE),
                found: F::type_name(tag),
            }));
        }
        Self::decode(input)
    }

    /// The value of a field that is not on the wire, if the type has one: `None` for an `Option`.
    #[inline]
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }

    /// Takes a value from the front of `bytes`, if every bit pattern is a valid value of the type.
    ///
    /// Lists of structs of numbers use it: without a `Result`, in which value and error share bytes, the
    /// value stays in registers (the row "B, decode" of the bench).
    #[doc(hidden)]
    #[inline]
    fn from_front(_bytes: &mut &[u8]) -> Option<Self> {
        None
    }

    /// Reads the `count` elements of a list.
    ///
    /// `count` is a claim of the input: what is allocated is limited by the bytes that are left.
    ///
    /// # Errors
    ///
    /// What [`decode`](Self::decode) returns, with the index in the path, and
    /// [`DecodeErrorKind::BudgetExceeded`].
    #[inline]
    fn decode_vec(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<Self>, DecodeError> {
        list::decode_own(count, input)
    }

    /// Reads an array.
    ///
    /// # Errors
    ///
    /// As [`decode_vec`](Self::decode_vec).
    #[inline]
    fn decode_array<const N: usize>(
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<[Self; N], DecodeError> {
        list::decode_array::<F, Self, Self, N>(input, Self::decode_element)
    }
}
