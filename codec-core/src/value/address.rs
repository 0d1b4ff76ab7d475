//! Addresses of the internet protocol: four or sixteen bytes, as they are printed, in every format.

use core::net::{Ipv4Addr, Ipv6Addr};

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

macro_rules! address {
    ($($ty:ident $bytes:literal)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Layout<F> for $ty {
            const SIZE: Size = Size::fixed($bytes);

            fn shape() -> Shape {
                let of = || Shape::Bytes { frame: Frame::Fixed($bytes) };
                Shape::Named { name: stringify!($ty), of }
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Encode<F> for $ty {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                out.array(self.octets());
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars> Decode<'de, F> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                let value = input.array::<$bytes>().map(Self::from)?;
                input.note(move || alloc::format!("{value}"));
                Ok(value)
            }
        }
    )*};
}

address!(Ipv4Addr 4 Ipv6Addr 16);
