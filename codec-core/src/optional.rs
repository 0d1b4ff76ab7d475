//! `Option` in formats whose fields can be left out.

use crate::{
    decode::Decode,
    encode::Encode,
    engine::Engine,
    error::{DecodeError, EncodeError},
    layout::{Layout, Role},
    reader::Reader,
    shape::Shape,
    sink::Sink,
    writer::Writer,
};

/// A format in which a message shows which of its fields are there, by a name or a type number
/// before each of them.
///
/// With it, an `Option` is a field that may be absent: `None` is left out, and a field that is not
/// in the message is `None`. In packed formats nothing shows that a field is absent, so an `Option`
/// needs a directive there (`bit`, `when`, `since`).
///
/// The engine leaves out fields that are not [present](Encode::is_present), and asks for
/// [`Decode::absent`] where a field is missing.
pub trait OptionalFields: Engine {}

#[diagnostic::do_not_recommend]
impl<F: OptionalFields, T: Layout<F>> Layout<F> for Option<T> {
    const TAG: F::Tag = T::TAG;
    const ROLE: Role = Role::Optional;

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
    fn tag(&self) -> F::Tag {
        self.as_ref().map_or(T::TAG, Encode::tag)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.as_ref().is_some_and(Encode::is_present)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: OptionalFields, T: Decode<'de, F>> Decode<'de, F> for Option<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_tagged(tag: F::Tag, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_tagged(tag, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
