//! Addresses of the internet protocol: four or sixteen bytes, as they are printed, in every format.

use core::net::{Ipv4Addr, Ipv6Addr};

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    io::{any_bits::AnyBits, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Memory, Size},
    },
};

macro_rules! address {
    ($($ty:ident $bytes:literal)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Layout<F> for $ty {
            // Nothing is promised of how an address lies in memory.
            const SIZE: Size = Size::fixed($bytes).any_bits(Memory::Other);

            fn shape() -> Shape {
                let of = || Shape::Bytes { frame: Frame::Fixed($bytes) };
                Shape::Named { name: stringify!($ty), of }
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Encode<F> for $ty {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
                out.array(self.octets())
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

            #[inline]
            fn from_any_bits(bytes: &mut AnyBits<'_>) -> Option<Self> {
                bytes.array::<$bytes>().map(Self::from)
            }
        }
    )*};
}

address!(Ipv4Addr 4 Ipv6Addr 16);
