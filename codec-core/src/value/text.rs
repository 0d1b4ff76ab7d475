//! Text types, encoded with the codec that the format has chosen for text.

use alloc::{borrow::Cow, boxed::Box, string::String};

use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::packed::Packed,
    io::{reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
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
            fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
                F::Text::encode_as(self, out)
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
