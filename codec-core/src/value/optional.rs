//! `Option` in formats whose fields can be left out.

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::engine::Engine,
    io::{probe::Probe, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Role, Size},
    },
};

/// A format in which a message shows which of its fields are there, by a name or a type number
/// before each of them.
///
/// With it, an `Option` is a field that may be absent: `None` is left out, and a field that is not
/// in the message is `None`. In packed formats nothing shows that a field is absent, so an `Option`
/// needs a directive there (`bit`, `when`, `since`).
///
/// The engine leaves out fields that are not [present](Encode::is_present), and calls
/// [`Decode::absent`] if a field is missing.
pub trait OptionalFields: Engine {}

#[diagnostic::do_not_recommend]
impl<F: OptionalFields, T: Layout<F>> Layout<F> for Option<T> {
    const SIZE: Size = Size::UNKNOWN.role(Role::Optional);
    const TYPE: F::TypeNumber = T::TYPE;

    fn shape() -> Shape {
        Shape::Optional { of: T::shape }
    }
}

#[diagnostic::do_not_recommend]
impl<F: OptionalFields, T: Encode<F>> Encode<F> for Option<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        match self {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn type_number(&self) -> F::TypeNumber {
        self.as_ref().map_or(T::TYPE, Encode::type_number)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.as_ref().is_some_and(Encode::is_present)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: OptionalFields, T: Decode<'de, F>> Decode<'de, F> for Option<T> {
    #[inline]
    fn decode<P: Probe>(input: &mut Reader<'_, 'de, F, P>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_typed<P: Probe>(
        number: F::TypeNumber,
        input: &mut Reader<'_, 'de, F, P>,
    ) -> Result<Self, DecodeError> {
        T::decode_typed(number, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
