//! `Box<T>` and `&T`: what they point to; `()` and `PhantomData`: nothing.

use alloc::boxed::Box;
use core::marker::PhantomData;

use crate::{
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    fields::record::Record,
    format::{entry_points::Format, packed::Scalars},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

macro_rules! pointer {
    ($($ty:ty $(, $check:ident)?;)*) => {$(
        impl<F: Format, T: Layout<F>> Layout<F> for $ty {
            const RECORD: Option<&'static Record<F>> = T::RECORD;
            const SIZE: Size = T::SIZE.converted();
            const TYPE: F::TypeNumber = T::TYPE;

            fn shape() -> Shape {
                T::shape()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Format, T: Encode<F>> Encode<F> for $ty {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                $(out.$check()?;)?
                (**self).encode(out)
            }

            #[inline]
            fn encode_bounded(
                &self,
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                $(out.$check()?;)?
                (**self).encode_bounded(out)
            }

            #[inline]
            fn extra(&self, levels: usize) -> usize {
                levels.checked_sub(1).map_or(0, |levels| (**self).extra(levels))
            }

            #[inline]
            fn type_number(&self) -> F::TypeNumber {
                (**self).type_number()
            }

            #[inline]
            fn is_present(&self) -> bool {
                (**self).is_present()
            }
        }
    )*};
}

pointer! {
    Box<T>, check_stack;
    &T;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T: Decode<'de, F>> Decode<'de, F> for Box<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        boxed(input, T::decode)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        boxed(input, T::decode_bounded)
    }

    #[inline]
    fn decode_typed(
        tag: F::TypeNumber,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError> {
        boxed(input, |input| T::decode_typed(tag, input))
    }

    #[inline]
    fn absent() -> Option<Self> {
        T::absent().map(Self::new)
    }
}

/// Reads what is in a box, and subtracts its memory from the limits.
#[inline]
fn boxed<'de, F: Format, T>(
    input: &mut Reader<'_, 'de, F>,
    read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Box<T>, DecodeError> {
    input.charge(0, size_of::<T>())?;
    read(input).map(Box::new)
}

macro_rules! nothing {
    ($($ty:ty, $value:expr $(, $param:ident)?;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Scalars $(, $param)?> Layout<F> for $ty {
            const SIZE: Size = Size::fixed(0);

            fn shape() -> Shape {
                Shape::Unit
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars $(, $param)?> Encode<F> for $ty {
            #[inline]
            fn encode(&self, _out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars $(, $param)?> Decode<'de, F> for $ty {
            #[inline]
            fn decode(_input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                Ok($value)
            }
        }
    )*};
}

nothing! {
    (), ();
    PhantomData<T>, PhantomData, T;
}
