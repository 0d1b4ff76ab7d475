//! How a count or length is written before what it counts.

use crate::{
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::bits::Counter,
    format::{entry_points::Format, packed::Scalars},
    io::{
        reader::Reader,
        sink::Sink,
        writer::{Writer, to_count},
    },
    value::{
        decode::Decode,
        encode::Encode,
        size::{Role, Size},
    },
};

/// How a count or length is written: as a number of a fixed width, or in a form of its own.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a count in the wire format `{F}`",
    note = "use `u8`, `u16`, `u32`, `u64`, or a type that implements `Prefix<{F}>`"
)]
pub trait Prefix<F: Format> {
    /// Its name in descriptions, such as `u16 count`.
    const NAME: &'static str;
    /// What is known of the length of a written count.
    const SIZE: Size;

    /// Writes `count`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`](crate::EncodeErrorKind::TooLong) if the count is too large.
    fn encode_count<S: Sink>(count: usize, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError>;

    /// Fails if `count` is too large, for forms that know their largest count before writing.
    ///
    /// # Errors
    ///
    /// As [`encode_count`](Self::encode_count).
    #[inline]
    fn check_count(_count: usize) -> Result<(), EncodeError> {
        Ok(())
    }

    /// Reads a count.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError>;
}

/// What is known of a list behind a count of the form `N`.
pub(crate) const fn list_size<F: Format, N: Prefix<F>>() -> Size {
    Size::at_least(N::SIZE.min).role(Role::List)
}

macro_rules! prefix {
    ($($int:ident),*) => {$(
        impl<F: Scalars> Prefix<F> for $int {
            const NAME: &'static str = concat!(stringify!($int), " count");
            const SIZE: Size = Size::fixed(size_of::<$int>());

            #[inline]
            fn encode_count<S: Sink>(
                count: usize,
                out: &mut Writer<'_, F, S>,
            ) -> Result<(), EncodeError> {
                // Measuring needs only the length; writing checks the range.
                if !S::WRITES {
                    return out.zeros(size_of::<$int>());
                }
                to_count::<$int>(count, <$int as Counter>::MAX_COUNT)?.encode(out)
            }

            #[inline]
            fn check_count(count: usize) -> Result<(), EncodeError> {
                to_count::<$int>(count, <$int as Counter>::MAX_COUNT).map(|_| ())
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
