//! Zero bytes behind a value.

use core::marker::PhantomData;

use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    io::{
        reader::Reader,
        sink::Sink,
        writer::{Writer, padding},
    },
    value::size::{Layout, Size},
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
    fn encode_as<S: Sink>(value: &T, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        // Where this is a call, it takes the address of the copy, and the cursor of the message can
        // stay in registers (`ac_object` encode).
        out.local(|out| C::encode_padded::<S, TO>(value, out))
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
