//! Fields that may be absent.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Role, Shape, Sink, Writer,
};

use super::NativeParam;

/// A last field that may be absent: the struct then has one field less.
impl<T: Layout<NativeParam>> Layout<NativeParam> for Option<T> {
    const TAG: u8 = T::TAG;
    const ROLE: Role = Role::Optional;

    fn shape() -> Shape {
        Shape::Optional { of: T::shape }
    }
}

impl<T: Encode<NativeParam>> Encode<NativeParam> for Option<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, NativeParam, S>) -> Result<(), EncodeError> {
        match self {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn tag(&self) -> u8 {
        self.as_ref().map_or(Self::TAG, Encode::tag)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.is_some()
    }
}

impl<'de, T: Decode<'de, NativeParam>> Decode<'de, NativeParam> for Option<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_tagged(
        tag: u8,
        input: &mut Reader<'_, 'de, NativeParam>,
    ) -> Result<Self, DecodeError> {
        T::decode_tagged(tag, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
