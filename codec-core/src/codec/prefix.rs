//! How a count or length is written before what it counts.

use crate::{
    codec::{DecodeAs as _, EncodeAs as _},
    describe::shape::{Count, Counts, Frame, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::bits::Counter,
    format::{
        entry_points::Format,
        packed::{NoDefault, Scalars},
        ready::{BigEndian, LittleEndian},
    },
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Role, Size},
    },
    write::{Writer, to_count},
};

/// How a count or length is written: as a number of a fixed width, or in a form of its own.
///
/// ```
/// use codec_core::{
///     Decode, DecodeError, Encode, EncodeError, Format, LittleEndian, Prefix, Reader, Shape,
///     Size, Writer, codec::Blob, shape::NumberForm,
/// };
///
/// /// One byte, or the byte `ff` and four more for counts from 255 on.
/// struct Short;
///
/// impl Prefix<LittleEndian> for Short {
///     const SIZE: Size = Size::at_least(1);
///
///     fn number() -> Shape {
///         Shape::VarInt { form: NumberForm::Escaped { wide: 4 }, bits: 32, signed: false }
///     }
///
///     fn encode_count(
///         count: usize,
///         out: &mut Writer<'_, LittleEndian>,
///     ) -> Result<(), EncodeError> {
///         match u8::try_from(count) {
///             Ok(byte @ ..=0xfe) => byte.encode(out),
///             _ => {
///                 0xff_u8.encode(out)?;
///                 <u32 as Prefix<LittleEndian>>::encode_count(count, out)
///             }
///         }
///     }
///
///     fn decode_count(
///         input: &mut Reader<'_, '_, LittleEndian>,
///     ) -> Result<usize, DecodeError> {
///         match u8::decode(input)? {
///             0xff => <u32 as Prefix<LittleEndian>>::decode_count(input),
///             byte => Ok(byte.into()),
///         }
///     }
/// }
///
/// assert_eq!(LittleEndian::to_vec_as::<Blob<Short>, _>(&vec![7, 8])?, [2, 7, 8]);
/// assert_eq!(LittleEndian::to_vec_as::<Blob<Short>, _>(&vec![0; 300])?[..5], [0xff, 44, 1, 0, 0]);
/// # Ok::<(), EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a count in the wire format `{F}`",
    note = "use `u8`, `u16`, `u32`, `u64`, or a type that implements `Prefix<{F}>`"
)]
pub trait Prefix<F: Format> {
    /// What is known of the length of a written count.
    const SIZE: Size;

    /// The number that is written, for descriptions.
    fn number() -> Shape;

    /// How the end of what it counts is found, for descriptions.
    #[must_use]
    fn frame(counts: Counts) -> Frame {
        Frame::Prefix(Count::new(Self::number, counts))
    }

    /// Writes `count`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`](crate::EncodeErrorKind::TooLong) if the count is too large.
    fn encode_count(count: usize, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Reads a count.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError>;

    /// Whether it is a count at all; only [`NoDefault`] is none.
    #[doc(hidden)]
    const IS_COUNT: bool = true;
}

/// In place of a count in formats without one: a list that asks for it fails the build.
impl<F: Format> Prefix<F> for NoDefault {
    const SIZE: Size = Size::UNKNOWN;
    const IS_COUNT: bool = false;

    fn number() -> Shape {
        Shape::Unit
    }

    fn frame(_: Counts) -> Frame {
        Frame::Elsewhere
    }

    fn encode_count(_: usize, _: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        const { no_count::<F>() };
        Ok(())
    }

    fn decode_count(_: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError> {
        const { no_count::<F>() };
        Ok(0)
    }
}

/// What to do about a list in a format without a count.
pub(crate) const NO_COUNT: &str = "this format has no count of its own for lists: say where it is, \
                                   `#[wire(as = List<u16>)]` for a number before the list, \
                                   `#[wire(count = field)]` for an earlier field, or \
                                   `#[wire(rest)]` for all that is left; for lists in a list, name \
                                   the codec of the inner ones, `ListAs<u16, List<u16>>`, and put \
                                   lists in a tuple or array into a struct";

/// Fails the build.
///
/// # Panics
///
/// Always. The parameter puts it off until a list is compiled that needs a count.
#[allow(clippy::extra_unused_type_parameters, reason = "see above")]
const fn no_count<F: Format>() {
    crate::__private::checks::fail(NO_COUNT);
}

/// What is known of a list behind a count of the form `N`.
pub(crate) const fn list_size<F: Format, N: Prefix<F>>() -> Size {
    let role = if N::IS_COUNT { Role::List } else { Role::Uncounted };
    Size::at_least(N::SIZE.min).role(role)
}

macro_rules! prefix {
    ($($int:ident),*) => {$(
        impl<F: Scalars> Prefix<F> for $int {
            const SIZE: Size = Size::fixed(size_of::<$int>());

            fn number() -> Shape {
                <Self as Layout<F>>::shape()
            }

            #[inline]
            fn encode_count(
                count: usize,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                to_count::<$int>(count, <$int as Counter>::MAX_COUNT)?.encode(out)
            }

            #[inline]
            fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError> {
                let start = input.offset();
                let count = <$int as Decode<F>>::decode(input)?;
                usize::try_from(count).map_err(|_| {
                    let kind = DecodeErrorKind::Invalid { what: "count", value: u64::from(count) };
                    DecodeError::new(kind, start)
                })
            }
        }
    )*};
}

prefix!(u8, u16, u32, u64);

macro_rules! ordered_prefix {
    ($($codec:ident $int:ident),* $(,)?) => {$(
        impl<F: Format> Prefix<F> for $codec<$int> {
            const SIZE: Size = Size::fixed(size_of::<$int>());

            fn number() -> Shape {
                <Self as Layout<F>>::shape()
            }

            #[inline]
            fn encode_count(
                count: usize,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                Self::encode_as(&to_count(count, <$int as Counter>::MAX_COUNT)?, out)
            }

            #[inline]
            fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError> {
                let start = input.offset();
                to_size(Self::decode_as(input)?, start)
            }
        }
    )*};
}

ordered_prefix! {
    BigEndian u16, BigEndian u32, BigEndian u64, LittleEndian u16, LittleEndian u32,
    LittleEndian u64,
}

/// A count that was read at `start`, if this machine can count so far.
#[inline]
pub(crate) fn to_size<N: Into<u64> + TryInto<usize> + Copy>(
    count: N,
    start: usize,
) -> Result<usize, DecodeError> {
    count.try_into().map_err(|_| {
        let kind = DecodeErrorKind::Invalid { what: "count", value: count.into() };
        DecodeError::new(kind, start)
    })
}
