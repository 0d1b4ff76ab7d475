//! Text behind a count of its units.

use core::marker::PhantomData;

use super::{FromText, TextEncoding, read, read_element, units, write, write_counted};
use crate::{
    codec::{DecodeAs, EncodeAs, prefix::Prefix},
    describe::shape::{Counts, Shape},
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    io::{
        reader::Reader,
        sink::Sink,
        writer::{Writer, next_multiple, padding},
    },
    value::size::{Layout, Size},
};

/// Text in the encoding `E` behind a count of its units of type `N`.
///
/// `#[wire(as = Prefixed<u16, Utf16Le>)] name: String`
#[derive(Debug)]
pub struct Prefixed<N, E>(PhantomData<(N, E)>);

impl<F: Format, N: Prefix<F>, E: TextEncoding> Layout<F> for Prefixed<N, E> {
    const SIZE: Size = Size::at_least(N::SIZE.min);

    fn shape() -> Shape {
        Shape::Text { encoding: E::NAME, frame: N::frame(Counts::Units) }
    }
}

impl<F, N, E, T> EncodeAs<F, T> for Prefixed<N, E>
where
    F: Format,
    N: Prefix<F>,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    #[inline]
    fn encode_as<S: Sink>(value: &T, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        if let (true, Some(len)) = (E::ONE_PASS, N::SIZE.fixed) {
            return write_counted::<E, F, S>(text, len, out, N::encode_count);
        }
        let units = units::<E>(text)?;
        N::encode_count(units, out)?;
        write::<E, F, S>(text, units, out)
    }

    #[inline]
    fn encode_padded<S: Sink, const TO: usize>(
        value: &T,
        out: &mut Writer<'_, F, S>,
    ) -> Result<(), EncodeError> {
        let text = value.as_ref();
        let units = units::<E>(text)?;
        let body = |out: &mut Writer<'_, F, S>| {
            N::encode_count(units, out)?;
            write::<E, F, S>(text, units, out)
        };
        let Some(prefix) = N::SIZE.fixed else {
            let start = out.position();
            body(out)?;
            return out.zeros(padding(out.position().wrapping_sub(start), TO));
        };
        if S::WRITES {
            // Checked before the length is computed, so that the compiler knows its range.
            N::check_count(units)?;
        }
        // Wrapping: no text in memory is so long; and if it were, a length that is too small would
        // leave no room for the text.
        let used = units.wrapping_mul(E::UNIT).wrapping_add(prefix);
        out.padded::<TO>(next_multiple(used, TO), body)
    }
}

impl<'de, F, N, E, T> DecodeAs<'de, F, T> for Prefixed<N, E>
where
    F: Format,
    N: Prefix<F>,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the reader stays in registers only where it is inlined"
    )]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = N::decode_count(input)?;
        read::<E, T, F>(units, input)
    }

    #[inline]
    fn decode_element_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = N::decode_count(input)?;
        read_element::<E, T, F>(units, input)
    }
}
