//! Zero bytes behind a value.

use core::marker::PhantomData;

use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::{Writer, padding},
};

/// The codec `C`, followed by zero bytes up to a multiple of `TO` bytes from its own start.
///
/// `#[wire(as = Padded<4, Prefixed<u16, Windows1252>>)] name: String`
#[derive(Debug)]
pub struct Padded<const TO: usize, C>(PhantomData<C>);

impl<F: Format, const TO: usize, C: Layout<F>> Layout<F> for Padded<TO, C> {
    const SIZE: Size = C::SIZE.padded_to(TO);
    const TYPE: F::TypeNumber = C::TYPE;

    fn shape() -> Shape {
        Shape::Padded { of: C::shape, to: TO }
    }
}

impl<F: Format, const TO: usize, C: EncodeAs<F, T>, T: ?Sized> EncodeAs<F, T> for Padded<TO, C> {
    fn shape_as() -> Shape {
        Shape::Padded { of: C::shape_as, to: TO }
    }

    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let start = out.mark();
        C::encode_as(value, out)?;
        out.zeros(padding(out.since(start), TO));
        Ok(())
    }

    #[inline]
    fn extra_as(value: &T, levels: usize) -> usize {
        let len = C::SIZE.min.saturating_add(C::extra_as(value, levels));
        len.saturating_add(padding(len, TO)).saturating_sub(Self::SIZE.min)
    }
}

impl<'de, F, const TO: usize, C, T> DecodeAs<'de, F, T> for Padded<TO, C>
where
    F: Format,
    C: DecodeAs<'de, F, T>,
{
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the reader stays in registers only where it is inlined"
    )]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let start = input.offset();
        let value = C::decode_as(input)?;
        input.pad(padding(input.offset().wrapping_sub(start), TO))?;
        Ok(value)
    }

    #[inline]
    fn decode_element_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let start = input.offset();
        let value = C::decode_element_as(input)?;
        input.pad(padding(input.offset().wrapping_sub(start), TO))?;
        Ok(value)
    }
}
