//! The numbers of `zerocopy`, which have a byte order of their own and need no alignment.
//!
//! They are on the wire as they lie in memory, whatever the order of the format.

use alloc::vec::Vec;

use zerocopy::byteorder::{ByteOrder, F32, F64, I16, I32, I64, I128, U16, U32, U64, U128};

use crate::{
    describe::shape::{self, Shape},
    error::{DecodeError, EncodeError},
    format::packed::Scalars,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        memory::InMemory,
        size::{Layout, Memory, Size},
    },
    write::Writer,
};

/// The order `O`, for descriptions.
fn order_of<O: ByteOrder>() -> shape::ByteOrder {
    if U16::<O>::new(1).to_bytes() == [1, 0] {
        shape::ByteOrder::Little
    } else {
        shape::ByteOrder::Big
    }
}

macro_rules! number {
    ($($num:ident $shape:expr),* $(,)?) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Scalars, O: ByteOrder> Layout<F> for $num<O> {
            const SIZE: Size = Size::fixed(size_of::<Self>()).in_memory(Memory::Same);

            fn shape() -> Shape {
                $shape
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars, O: ByteOrder> Encode<F> for $num<O> {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                out.array(self.to_bytes());
                Ok(())
            }

            #[inline]
            fn encode_slice(
                items: &[Self],
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                Self::encode_in_memory(items, out)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars, O: ByteOrder> Decode<'de, F> for $num<O> {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                input.array().map(Self::from_bytes)
            }

            #[inline]
            fn decode_vec(
                count: usize,
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<Vec<Self>, DecodeError> {
                Self::decode_in_memory(count, input)
            }

            #[inline]
            fn decode_array<const N: usize>(
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<[Self; N], DecodeError> {
                Self::decode_array_in_memory(input)
            }
        }
    )*};
}

number! {
    U16 Shape::Int { width: 2, signed: false, order: order_of::<O>() }, I16 Shape::Int { width: 2, signed: true, order: order_of::<O>() },
    U32 Shape::Int { width: 4, signed: false, order: order_of::<O>() }, I32 Shape::Int { width: 4, signed: true, order: order_of::<O>() },
    U64 Shape::Int { width: 8, signed: false, order: order_of::<O>() }, I64 Shape::Int { width: 8, signed: true, order: order_of::<O>() },
    U128 Shape::Int { width: 16, signed: false, order: order_of::<O>() }, I128 Shape::Int { width: 16, signed: true, order: order_of::<O>() },
    F32 Shape::Float { width: 4, order: order_of::<O>() }, F64 Shape::Float { width: 8, order: order_of::<O>() },
}
