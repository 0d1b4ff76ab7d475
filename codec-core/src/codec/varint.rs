//! Whole numbers that are as long as they must be.

use core::marker::PhantomData;

use super::{
    DecodeAs, EncodeAs,
    int::{Signed, Unsigned, to_number},
    prefix::{Prefix, to_size},
    tag::NumberCodec,
};
use crate::{
    describe::shape::{NumberForm, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::Writer,
};

/// The number `N` in groups of seven bits, the lowest first, one group in a byte; all bytes but the
/// last have the highest bit set (LEB128). For `u16`, `u32` and `u64`.
///
/// ```text
/// 5    05
/// 300  ac 02
/// ```
///
/// The shortest form is written. Longer ones, whose last byte is zero, are read too, up to as many
/// bytes as the largest number has; in strict mode they are errors. What does not fit in `N`, or
/// goes on behind that many bytes, is always an error.
///
/// `#[wire(as = VarInt<u32>)] length: u32`; it can also count (`List<VarInt<u32>>`) and tell the
/// variants of an enum apart (`tag = VarInt<u32>`).
#[derive(Debug)]
pub struct VarInt<N>(PhantomData<N>);

/// The signed number `N` as a [`VarInt`] in which the sign is the lowest bit: 0, -1, 1, -2, 2 are
/// written as 0, 1, 2, 3, 4. For `i16`, `i32` and `i64`.
///
/// `#[wire(as = ZigZag<i32>)] offset: i32`
#[derive(Debug)]
pub struct ZigZag<N>(PhantomData<N>);

impl<F: Format, N: Unsigned> Layout<F> for VarInt<N> {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        int::<N>(NumberForm::Leb128)
    }
}

impl<F: Format, N: Unsigned> EncodeAs<F, N> for VarInt<N> {
    #[inline]
    fn encode_as(value: &N, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        write(value.pattern(), out);
        Ok(())
    }
}

impl<'de, F: Format, N: Unsigned> DecodeAs<'de, F, N> for VarInt<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<N, DecodeError> {
        let number = read(N::BITS, input).map(N::from_pattern)?;
        input.note(move || number.value());
        Ok(number)
    }
}

impl<N: Unsigned> NumberCodec for VarInt<N> {
    type Number = N;
}

impl<F: Format, N: Unsigned> Prefix<F> for VarInt<N> {
    const SIZE: Size = Size::at_least(1);

    fn number() -> Shape {
        <Self as Layout<F>>::shape()
    }

    #[inline]
    fn encode_count(count: usize, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        write(to_number::<N>(count, largest(N::BITS))?.pattern(), out);
        Ok(())
    }

    #[inline]
    fn decode_count(input: &mut Reader<'_, '_, F>) -> Result<usize, DecodeError> {
        let start = input.offset();
        let count = read(N::BITS, input);
        to_size(input.noted(count)?, start)
    }
}

impl<F: Format, N: Signed> Layout<F> for ZigZag<N> {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        int::<N>(NumberForm::ZigZag)
    }
}

impl<F: Format, N: Signed> EncodeAs<F, N> for ZigZag<N> {
    #[inline]
    fn encode_as(value: &N, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let pattern = value.pattern();
        let sign = pattern.cast_signed().wrapping_shr(63).cast_unsigned();
        write(pattern.wrapping_shl(1) ^ sign, out);
        Ok(())
    }
}

impl<'de, F: Format, N: Signed> DecodeAs<'de, F, N> for ZigZag<N> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<N, DecodeError> {
        let number = read(N::BITS, input)?;
        let sign = (number & 1).wrapping_neg();
        let number = N::from_pattern(number.wrapping_shr(1) ^ sign);
        input.note(move || number.value());
        Ok(number)
    }
}

impl<N: Signed> NumberCodec for ZigZag<N> {
    type Number = N;
}

fn int<N: super::int::Whole>(form: NumberForm) -> Shape {
    Shape::VarInt { form, bits: N::BITS, signed: N::SIGNED }
}

/// The largest number of `bits` bits.
const fn largest(bits: u32) -> u64 {
    u64::MAX.wrapping_shr(u64::BITS.saturating_sub(bits))
}

#[inline]
fn write<F: Format>(number: u64, out: &mut Writer<'_, F>) {
    if number < 0x80 {
        let [byte, ..] = number.to_le_bytes();
        return out.array([byte]);
    }
    // One byte for every seven bits; 9 / 64 is the quotient for up to 64 bits.
    let bits = u64::BITS.saturating_sub(number.leading_zeros());
    let len = bits.wrapping_mul(9).wrapping_add(64).wrapping_shr(6);
    out.fill(usize::try_from(len).unwrap_or(10), |room| {
        let mut rest = number;
        for byte in room.iter_mut() {
            let [low, ..] = rest.to_le_bytes();
            *byte = low | 0x80;
            rest = rest.wrapping_shr(7);
        }
        if let Some(last) = room.last_mut() {
            *last &= 0x7f;
        }
    });
}

#[inline]
fn read<F: Format>(bits: u32, input: &mut Reader<'_, '_, F>) -> Result<u64, DecodeError> {
    match *input.rest() {
        [byte @ ..0x80, ..] => {
            input.skip(1);
            Ok(u64::from(byte))
        }
        _ => read_long(bits, input),
    }
}

#[inline]
fn read_long<F: Format>(bits: u32, input: &mut Reader<'_, '_, F>) -> Result<u64, DecodeError> {
    let mut number = 0;
    let mut shift = 0u32;
    loop {
        let at = input.offset();
        let [byte] = input.array()?;
        let part = u64::from(byte & 0x7f);
        let left = bits.saturating_sub(shift);
        let fits = left >= 7 || part.wrapping_shr(left) == 0;
        number |= part.wrapping_shl(shift);
        shift = shift.wrapping_add(7);
        let is_last = byte < 0x80;
        let overlong = byte == 0 && input.strict();
        if !fits || overlong || (!is_last && shift >= bits) {
            return Err(wrong_end(byte, at));
        }
        if is_last {
            return Ok(number);
        }
    }
}

/// The error for a number that does not end where it must.
#[cold]
fn wrong_end(byte: u8, at: usize) -> DecodeError {
    let what = "last byte of a varint";
    DecodeError::new(DecodeErrorKind::Invalid { what, value: u64::from(byte) }, at)
}
