//! Text types, encoded with the codec that the format has chosen for text.

use alloc::{borrow::Cow, boxed::Box, string::String};

use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::Packed,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

macro_rules! text {
    ($($ty:ty $(, $life:lifetime)?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($life,)? F: Packed> Layout<F> for $ty
        where
            F::Text: Layout<F>,
        {
            const SIZE: Size = <F::Text as Layout<F>>::SIZE.converted();

            fn shape() -> Shape {
                F::Text::shape()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($life,)? F: Packed> Encode<F> for $ty
        where
            F::Text: EncodeAs<F, $ty>,
        {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                F::Text::encode_as(self, out)
            }

            #[inline]
            fn extra(&self, levels: usize) -> usize {
                F::Text::extra_as(self, levels)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, $($life,)? F: Packed> Decode<'de, F> for $ty
        where
            F::Text: DecodeAs<'de, F, $ty>,
        {
            #[inline(always)]
            #[allow(
                clippy::inline_always,
                reason = "the reader stays in registers only where it is inlined"
            )]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                F::Text::decode_as(input)
            }

            #[inline]
            fn decode_element(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                F::Text::decode_element_as(input)
            }
        }
    )*};
}

text! {
    String;
    Box<str>;
    &'a str, 'a;
    Cow<'a, str>, 'a;
}
