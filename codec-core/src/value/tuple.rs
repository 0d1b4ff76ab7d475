//! Tuples: their values, one after the other.

use crate::{
    describe::shape::{Field, Object, Record, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    io::{plain::Plain, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        layout::{Layout, add_len},
    },
};

macro_rules! tuple {
    ($($ty:ident $index:tt),*) => {
        #[diagnostic::do_not_recommend]
        impl<F: Scalars, $($ty: Layout<F>),*> Layout<F> for ($($ty,)*) {
            const FIXED_LEN: Option<usize> = {
                let len = Some(0);
                $(let len = add_len(len, $ty::FIXED_LEN);)*
                len
            };
            const MIN_LEN: usize = {
                let len = 0usize;
                $(let len = len.saturating_add($ty::MIN_LEN);)*
                len
            };
            const HEAD_LEN: Option<usize> = {
                let len = Some(0);
                $(let len = add_len(len, $ty::HEAD_LEN);)*
                len
            };

            const PLAIN: bool = true $(&& $ty::PLAIN)*;

            fn shape() -> Shape {
                Shape::Object(<Self as Record<F>>::OBJECT)
            }
        }

        impl<F: Scalars, $($ty: Layout<F>),*> Record<F> for ($($ty,)*) {
            const OBJECT: &'static Object =
                &Object::new("tuple", "", &[$(Field::of::<F, $ty>(stringify!($index), "")),*]);
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars, $($ty: Encode<F>),*> Encode<F> for ($($ty,)*) {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
                $(self.$index.encode(out).map_err(|e| e.in_field(stringify!($index)))?;)*
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars, $($ty: Decode<'de, F>),*> Decode<'de, F> for ($($ty,)*) {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                Ok(($($ty::decode(input).map_err(|e| e.in_field(stringify!($index)))?,)*))
            }

            #[inline]
            fn plain(bytes: &mut Plain<'_>) -> Option<Self> {
                Some(($($ty::plain(bytes)?,)*))
            }
        }
    };
}

tuple!(A 0);
tuple!(A 0, B 1);
tuple!(A 0, B 1, C 2);
tuple!(A 0, B 1, C 2, D 3);
