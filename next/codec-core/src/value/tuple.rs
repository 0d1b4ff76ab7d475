//! Tuples, and values of no bytes.

use std::marker::PhantomData;

use super::{Decode, Encode, Layout, Size};
use crate::{
    error::{DecodeError, EncodeError},
    format::InPlace,
    read::Reader,
    write::Writer,
};

macro_rules! tuples {
    ($(($($ty:ident $index:tt),*);)*) => {$(
        impl<F: InPlace, $($ty: Layout<F>),*> Layout<F> for ($($ty,)*) {
            const SIZE: Size = Size::sum(&[$($ty::SIZE),*]);
        }

        impl<F: InPlace, $($ty: Encode<F>),*> Encode<F> for ($($ty,)*) {
            #[inline]
            fn encode(&self, _out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                $(self.$index.encode(_out)?;)*
                Ok(())
            }
        }

        impl<'de, F: InPlace, $($ty: Decode<'de, F>),*> Decode<'de, F> for ($($ty,)*) {
            #[inline]
            fn decode(_input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                Ok(($($ty::decode(_input)?,)*))
            }
        }
    )*};
}

tuples! {
    ();
    (A 0);
    (A 0, B 1);
    (A 0, B 1, C 2);
}

impl<F: InPlace, T> Layout<F> for PhantomData<T> {
    const SIZE: Size = Size::fixed(0);
}

impl<F: InPlace, T> Encode<F> for PhantomData<T> {
    #[inline]
    fn encode(&self, _: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Ok(())
    }
}

impl<'de, F: InPlace, T> Decode<'de, F> for PhantomData<T> {
    #[inline]
    fn decode(_: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Ok(Self)
    }
}
