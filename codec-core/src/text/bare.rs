//! Text whose end is determined elsewhere.

use core::marker::PhantomData;

use super::{FromText, TextEncoding, read, units, write};
use crate::{
    codec::{As, DecodeAs, EncodeAs},
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    fields::items::{DecodeItems, EncodeItems},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Role, Size},
    write::Writer,
};

/// Text in the encoding `E` whose end another directive determines: `count` (units), `len` (bytes)
/// or `rest`.
///
/// `#[wire(count = name_len, as = Text<Utf8>)] name: String`
#[derive(Debug)]
pub struct Text<E>(PhantomData<E>);

impl<F: Format, E: TextEncoding> Layout<F> for Text<E> {
    const SIZE: Size = Size::UNKNOWN.role(Role::Rest);

    fn shape() -> Shape {
        Shape::Text { encoding: E::NAME, frame: Frame::REST }
    }
}

impl<F, E, T> EncodeAs<F, T> for Text<E>
where
    F: Format,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Self::encode_bounded_as(value, out)?;
        out.ends()
    }

    #[inline]
    fn encode_bounded_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let text = value.as_ref();
        write::<E, F>(text, units::<E>(text)?, out)
    }

    #[inline]
    fn extra_as(value: &T, _levels: usize) -> usize {
        E::about(value.as_ref())
    }
}

impl<'de, F, E, T> DecodeAs<'de, F, T> for Text<E>
where
    F: Format,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        let units = input.rest().len().div_ceil(E::UNIT.max(1));
        read::<E, T, F>(units, input)
    }
}

impl<F, E, T> EncodeItems<F> for As<Text<E>, &T>
where
    F: Format,
    E: TextEncoding,
    T: AsRef<str> + ?Sized,
{
    fn count(&self) -> usize {
        // A text that cannot be written fails in `encode_items`.
        E::units(self.get().as_ref()).unwrap_or(0)
    }

    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Text::<E>::encode_bounded_as(*self.get(), out)
    }
}

impl<'de, F, E, T> DecodeItems<'de, F> for As<Text<E>, T>
where
    F: Format,
    E: TextEncoding,
    T: FromText<'de, E>,
{
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        read::<E, T, F>(count, input).map(Self::new)
    }

    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        <Text<E> as DecodeAs<'de, F, T>>::decode_as(input).map(Self::new)
    }
}
