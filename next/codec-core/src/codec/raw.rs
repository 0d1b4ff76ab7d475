//! Bytes and text as lists without a count.

use std::borrow::Cow;

use bytes::Bytes;

use super::{As, AsIs, DecodeList, DescribeForm, EncodeList, HintList, Items, ListForm};
use crate::{
    describe::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::InPlace,
    read::Reader,
    text::{self, Encoding, Text},
    write::Writer,
};

macro_rules! raw {
    ($($ty:ty, ($($life:lifetime)?), $from:expr;)*) => {$(
        impl<$($life,)? F: InPlace> DescribeForm<F, $ty> for Items<'_, AsIs> {
            #[inline]
            fn shape() -> Shape {
                Shape::Bytes { frame: Frame::Elsewhere }
            }
        }

        impl<$($life)?> ListForm<$ty> for AsIs {
            #[inline]
            fn count(&self, bytes: &$ty) -> usize {
                bytes.len()
            }
        }

        impl<$($life,)? F: InPlace> HintList<F, $ty> for AsIs {
            #[inline]
            fn hint_items(&self, bytes: &$ty, _: usize) -> usize {
                bytes.len()
            }
        }

        impl<$($life,)? F: InPlace> EncodeList<F, $ty> for AsIs {
            #[inline]
            fn encode_items(
                &self,
                bytes: &$ty,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                out.bytes(bytes);
                Ok(())
            }
        }

        impl<'de $(: $life, $life)?, F: InPlace> DecodeList<'de, F, $ty> for AsIs {
            #[inline]
            fn decode_count(
                &self,
                count: usize,
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<$ty, DecodeError> {
                let bytes: &'de [u8] = input.take(count)?;
                Ok($from(bytes))
            }

            #[inline]
            fn decode_rest(&self, input: &mut Reader<'_, 'de, F>) -> Result<$ty, DecodeError> {
                Ok($from(input.take_rest()))
            }
        }
    )*};
}

raw! {
    Bytes, (), Bytes::copy_from_slice;
    &'a [u8], ('a), std::convert::identity;
}

macro_rules! texts {
    ($($ty:ty, ($($life:lifetime)?);)*) => {$(
        impl<$($life,)? F: InPlace, E: Encoding> DescribeForm<F, $ty> for Items<'_, As<Text<E>>> {
            #[inline]
            fn shape() -> Shape {
                Shape::Text { encoding: E::NAME, frame: Frame::Elsewhere }
            }
        }

        impl<$($life,)? E: Encoding> ListForm<$ty> for As<Text<E>> {
            #[inline]
            fn count(&self, text: &$ty) -> usize {
                E::len(text).and_then(|len| len.checked_div(E::UNIT)).unwrap_or(0)
            }
        }

        impl<$($life,)? F: InPlace, E: Encoding> HintList<F, $ty> for As<Text<E>> {
            #[inline]
            fn hint_items(&self, text: &$ty, _: usize) -> usize {
                text.len().saturating_mul(E::UNIT)
            }
        }

        impl<$($life,)? F: InPlace, E: Encoding> EncodeList<F, $ty> for As<Text<E>> {
            #[inline]
            fn encode_items(
                &self,
                text: &$ty,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                text::write::<E, F>(text, out)
            }
        }

        impl<'de $(: $life, $life)?, F: InPlace, E: Encoding> DecodeList<'de, F, $ty> for As<Text<E>> {
            #[inline]
            fn decode_count(
                &self,
                count: usize,
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<$ty, DecodeError> {
                text::read::<E, F, _>(count.saturating_mul(E::UNIT), input)
            }

            #[inline]
            fn decode_rest(&self, input: &mut Reader<'_, 'de, F>) -> Result<$ty, DecodeError> {
                text::read::<E, F, _>(input.rest().len(), input)
            }
        }
    )*};
}

texts! {
    String, ();
    Box<str>, ();
    Cow<'a, str>, ('a);
    &'a str, ('a);
}
