//! Whole numbers, floating point numbers and `bool`.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use alloc::vec::Vec;

use crate::{
    describe::shape::{ByteOrder, Shape, Truth},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    format::packed::{Order, Scalars},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Memory, Size},
    },
    write::Writer,
};

macro_rules! from_bytes {
    ($num:ident, $format:ident, $chosen:expr) => {
        |bytes| match order_of::<$format>($chosen) {
            Order::Little => $num::from_le_bytes(bytes),
            Order::Big => $num::from_be_bytes(bytes),
        }
    };
}

/// The order of the numbers of `F`, for descriptions.
pub(crate) const fn number_order<F: Scalars>() -> ByteOrder {
    ByteOrder::new(F::NUMBER_ORDER, F::ORDER_VARIES)
}

const fn int(width: usize, signed: bool, order: ByteOrder) -> Shape {
    Shape::Int { width, signed, order }
}

const fn float(width: usize, _signed: bool, order: ByteOrder) -> Shape {
    Shape::Float { width, order }
}

macro_rules! number {
    ($($num:ident $shape:ident $signed:literal $bytes:ident),* $(,)?) => {$(
        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Layout<F> for $num {
            const SIZE: Size =
                Size::fixed(size_of::<$num>()).in_memory(memory::<F>(size_of::<$num>()));

            fn shape() -> Shape {
                $shape(size_of::<Self>(), $signed, number_order::<F>())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Encode<F> for $num {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                out.array(match out.order() {
                    Order::Little => self.to_le_bytes(),
                    Order::Big => self.to_be_bytes(),
                });
                Ok(())
            }

            #[inline]
            fn encode_slice(
                items: &[Self],
                out: &mut Writer<'_, F>,
            ) -> Result<(), EncodeError> {
                if let Some(bytes) = $bytes::of(items) {
                    out.put(bytes);
                    return Ok(());
                }
                let chosen = out.order();
                out.fill(size_of_val(items), |bytes| {
                    let (chunks, _) = bytes.as_chunks_mut();
                    for (chunk, item) in chunks.iter_mut().zip(items) {
                        *chunk = match order_of::<F>(chosen) {
                            Order::Little => item.to_le_bytes(),
                            Order::Big => item.to_be_bytes(),
                        };
                    }
                });
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Scalars> Decode<'de, F> for $num {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
                let chosen = input.order();
                let value = input.array().map(from_bytes!($num, F, chosen));
                input.noted(value)
            }

            #[inline]
            fn from_front(bytes: &mut &[u8]) -> Option<Self> {
                let (taken, rest) = bytes.split_first_chunk()?;
                *bytes = rest;
                let from = from_bytes!($num, F, F::NUMBER_ORDER);
                if F::ORDER_VARIES { None } else { Some(from(*taken)) }
            }

            #[inline(always)]
            fn decode_vec(
                count: usize,
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<Vec<Self>, DecodeError> {
                // A separate function: the compiler then knows that its input is not written to,
                // and copies the bytes in one step where their order is that of the machine.
                #[inline]
                fn collect<F: Scalars>(bytes: &[u8], chosen: Order) -> Vec<$num> {
                    if let Some(items) = $bytes::to_list(bytes) {
                        return items;
                    }
                    let (chunks, _) = bytes.as_chunks();
                    chunks.iter().copied().map(from_bytes!($num, F, chosen)).collect()
                }
                let chosen = input.order();
                let len = input.claim(|| Shape::Unit, size_of::<$num>(), count)?;
                input.charge(count, len)?;
                let items = collect::<F>(input.take(len)?, chosen);
                input.note_numbers(&items);
                Ok(items)
            }

            #[inline]
            fn decode_array<const N: usize>(
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<[Self; N], DecodeError> {
                let mut items = [<$num>::default(); N];
                let chosen = input.order();
                let (chunks, _) = input.take(size_of::<[$num; N]>())?.as_chunks();
                for (item, chunk) in items.iter_mut().zip(chunks) {
                    *item = from_bytes!($num, F, chosen)(*chunk);
                }
                input.note_numbers(&items);
                Ok(items)
            }
        }
    )*};
}

number! {
    u8 int false bytes, i8 int true others, u16 int false others, i16 int true others,
    u32 int false others, i32 int true others, u64 int false others, i64 int true others,
    u128 int false others, i128 int true others, f32 float false others, f64 float false others,
}

/// Lists of `u8` are bytes already, and copied in one step.
#[allow(clippy::unnecessary_wraps, reason = "other numbers have none")]
mod bytes {
    use alloc::vec::Vec;

    #[inline]
    pub(super) fn of(items: &[u8]) -> Option<&[u8]> {
        Some(items)
    }

    #[inline]
    pub(super) fn to_list(bytes: &[u8]) -> Option<Vec<u8>> {
        Some(bytes.to_vec())
    }
}

/// Lists of other numbers are converted one by one.
mod others {
    use alloc::vec::Vec;

    #[inline]
    pub(super) fn of<T>(_: &[T]) -> Option<&[u8]> {
        None
    }

    #[inline]
    pub(super) fn to_list<T>(_: &[u8]) -> Option<Vec<T>> {
        None
    }
}

/// The order of a number in a message that has chosen `chosen`: a constant in most formats.
#[inline(always)]
fn order_of<F: Scalars>(chosen: Order) -> Order {
    if F::ORDER_VARIES { chosen } else { F::NUMBER_ORDER }
}

/// How a number of `width` bytes lies in memory.
const fn memory<F: Scalars>(width: usize) -> Memory {
    match F::NUMBER_ORDER {
        _ if width == 1 => Memory::Same,
        _ if F::ORDER_VARIES => Memory::Other,
        Order::Little if cfg!(target_endian = "little") => Memory::Same,
        Order::Big if cfg!(target_endian = "big") => Memory::Same,
        Order::Little | Order::Big => Memory::Swapped,
    }
}

#[diagnostic::do_not_recommend]
impl<F: Scalars> Layout<F> for bool {
    const SIZE: Size = Size::fixed(1);

    fn shape() -> Shape {
        Shape::Bool { of: || Shape::BYTE, truth: Truth::One }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Scalars> Encode<F> for bool {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(&[u8::from(*self)]);
        Ok(())
    }
}

/// One byte, 0 or 1; any other value is an error.
#[diagnostic::do_not_recommend]
impl<'de, F: Scalars> Decode<'de, F> for bool {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let start = input.offset();
        match input.array()? {
            [0] => input.noted(Ok(false)),
            [1] => input.noted(Ok(true)),
            [other] => {
                let kind = DecodeErrorKind::Invalid { what: "bool", value: u64::from(other) };
                Err(DecodeError::new(kind, start))
            }
        }
    }
}
