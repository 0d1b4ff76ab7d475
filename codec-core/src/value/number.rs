//! Whole numbers, floating point numbers and `bool`.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use alloc::vec::Vec;

use crate::{
    describe::shape::{ByteOrder, Shape, Truth},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    format::packed::{Order, Scalars},
    io::{any_bits::AnyBits, reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Memory, Size},
    },
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
                number_size::<F>(size_of::<$num>());

            fn shape() -> Shape {
                $shape(size_of::<Self>(), $signed, number_order::<F>())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<F: Scalars> Encode<F> for $num {
            #[inline]
            fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
                out.array(match out.order() {
                    Order::Little => self.to_le_bytes(),
                    Order::Big => self.to_be_bytes(),
                })
            }

            #[inline]
            fn encode_slice<S: Sink>(
                items: &[Self],
                out: &mut Writer<'_, F, S>,
            ) -> Result<(), EncodeError> {
                if let Some(bytes) = $bytes::of(items) {
                    return out.put(bytes);
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
                })
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
            fn from_any_bits(bytes: &mut AnyBits<'_>) -> Option<Self> {
                if varies::<F>(size_of::<$num>()) {
                    return None;
                }
                bytes.array().map(from_bytes!($num, F, F::NUMBER_ORDER))
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
                let items = collect::<F>(bulk(count, size_of::<$num>(), input)?, chosen);
                input.note_numbers(&items);
                Ok(items)
            }

            #[inline]
            fn array_from_any_bits<const N: usize>(bytes: &mut AnyBits<'_>) -> Option<[Self; N]> {
                if varies::<F>(size_of::<$num>()) {
                    return None;
                }
                let mut items = [<$num>::default(); N];
                let bytes = bytes.take(size_of::<[$num; N]>())?;
                let (chunks, _) = bytes.as_chunks();
                for (item, chunk) in items.iter_mut().zip(chunks) {
                    *item = from_bytes!($num, F, F::NUMBER_ORDER)(*chunk);
                }
                Some(items)
            }

            #[inline]
            fn decode_array<const N: usize>(
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<[Self; N], DecodeError> {
                if varies::<F>(size_of::<$num>()) {
                    let mut items = [<$num>::default(); N];
                    let chosen = input.order();
                    let (chunks, _) = input.take(size_of::<[$num; N]>())?.as_chunks();
                    for (item, chunk) in items.iter_mut().zip(chunks) {
                        *item = from_bytes!($num, F, chosen)(*chunk);
                    }
                    input.note_numbers(&items);
                    return Ok(items);
                }
                let items = <Self as Decode<'de, F>>::array_from_any_bits(&mut AnyBits::new(input.rest()));
                input.take(size_of::<[$num; N]>())?;
                let items = items.unwrap_or([<$num>::default(); N]);
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

/// Whether a message chooses the order of the `width` bytes of a number.
const fn varies<F: Scalars>(width: usize) -> bool {
    F::ORDER_VARIES && width > 1
}

/// The order of a number in a message that has chosen `chosen`: a constant in most formats.
#[inline(always)]
fn order_of<F: Scalars>(chosen: Order) -> Order {
    if F::ORDER_VARIES { chosen } else { F::NUMBER_ORDER }
}

/// The size of a number of `width` bytes; where its order varies, bytes alone do not make it.
const fn number_size<F: Scalars>(width: usize) -> Size {
    if varies::<F>(width) {
        return Size::fixed(width);
    }
    Size::fixed(width).any_bits(memory::<F>(width))
}

/// How a number of `width` bytes lies in memory.
const fn memory<F: Scalars>(width: usize) -> Memory {
    match F::NUMBER_ORDER {
        _ if width == 1 => Memory::Same,
        Order::Little if cfg!(target_endian = "little") => Memory::Same,
        Order::Big if cfg!(target_endian = "big") => Memory::Same,
        Order::Little | Order::Big => Memory::Swapped,
    }
}

/// Takes the bytes of `count` numbers of `width` bytes and subtracts their memory from the limits.
///
/// The error names the element at which the input ends, as decoding one by one would.
#[inline(always)]
fn bulk<'de, F: Scalars>(
    count: usize,
    width: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<&'de [u8], DecodeError> {
    let len = count.saturating_mul(width);
    if len > input.rest().len() {
        let whole = input.rest().len().checked_div(width).unwrap_or(0);
        let behind = count.saturating_sub(1).saturating_sub(whole);
        let error = input.short_list(|| Shape::Unit, width);
        return Err(error.followed_by(behind.saturating_mul(width)));
    }
    input.charge(count, len)?;
    input.take(len)
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
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.put(&[u8::from(*self)])
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
