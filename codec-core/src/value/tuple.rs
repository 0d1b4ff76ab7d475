//! Tuples: their values, one after the other.

use crate::{
    describe::shape::{Field, RecordShape, Shape},
    error::{DecodeError, EncodeError},
    fields::record::Record,
    format::packed::Scalars,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

macro_rules! tuple {
    ($($ty:ident $index:tt),*) => {
        #[diagnostic::do_not_recommend]
        impl<F: Scalars, $($ty: Layout<F>),*> Layout<F> for ($($ty,)*) {
            const RECORD: Option<&'static Record<F>> = Some(&Record::new(&RecordShape::new(
                "tuple",
                "",
                &[$(Field::of::<F, $ty>(stringify!($index), "")),*],
            )));
            const SIZE: Size = Size::NOTHING$(.and($ty::SIZE))*;

            fn shape() -> Shape {
                crate::__private::shape_of::<F, Self>()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars, $($ty: Encode<F>),*> Encode<F> for ($($ty,)*) {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                $(self.$index.encode(out).map_err(|e| e.in_field(stringify!($index)))?;)*
                Ok(())
            }

            #[inline]
            fn extra(&self, levels: usize) -> usize {
                0_usize$(.saturating_add(self.$index.extra(levels)))*
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars, $($ty: Decode<'de, F>),*> Decode<'de, F> for ($($ty,)*) {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                Ok(($({
                    input.enter_part(stringify!($index), <$ty as Layout<F>>::shape);
                    let part = $ty::decode(input).map_err(|e| e.in_field(stringify!($index)))?;
                    input.leave();
                    part
                },)*))
            }
        }
    };
}

tuple!(A 0);
tuple!(A 0, B 1);
tuple!(A 0, B 1, C 2);
tuple!(A 0, B 1, C 2, D 3);
