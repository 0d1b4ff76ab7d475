//! Values that may be absent.

use core::marker::PhantomData;

use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, Layout, Reader, Shape, Size,
    Writer, shape::Present,
};

use super::Moul;

/// A `bool`, then a value of type `T` if it is true, for `Option<T>`.
///
/// `#[wire(as = Flagged<UnifiedTime>)] delivery_time: Option<UnifiedTime>`
#[derive(Debug)]
pub struct Flagged<T>(PhantomData<T>);

impl<T: Layout<Moul>> Layout<Moul> for Flagged<T> {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Optional { of: T::shape, present: Present::Number(<bool as Layout<Moul>>::shape) }
    }
}

impl<T: Encode<Moul>> EncodeAs<Moul, Option<T>> for Flagged<T> {
    fn encode_as(value: &Option<T>, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        out.value(&value.is_some())?;
        value.as_ref().map_or(Ok(()), |value| out.value(value))
    }
}

impl<'de, T: Decode<'de, Moul>> DecodeAs<'de, Moul, Option<T>> for Flagged<T> {
    fn decode_as(input: &mut Reader<'_, 'de, Moul>) -> Result<Option<T>, DecodeError> {
        if input.value()? { input.value().map(Some) } else { Ok(None) }
    }
}
