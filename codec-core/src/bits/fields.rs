//! The fields of a struct with `bits`, while it is encoded and decoded.

#![allow(clippy::inline_always, reason = "the place of a field is a constant where it is inlined")]

use super::{
    number::BitNumber,
    value::{BitValue, Group, out_of_range},
};
use crate::{
    codec::{DecodeAs, EncodeAs},
    describe::shape::{BitGroup, BitKind, BitsShape},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::bits::number,
    format::entry_points::Format,
    read::Reader,
    write::Writer,
};

/// Puts the fields of a struct with `bits` together.
#[derive(Debug)]
pub struct BitWriter {
    bits: u64,
    shape: &'static BitsShape,
}

/// Takes the fields of a struct with `bits` apart.
#[derive(Debug)]
pub struct BitReader {
    group: Group,
    shape: &'static BitsShape,
}

/// The description of a struct with `bits`.
#[inline]
const fn shape_of<T: BitValue>() -> &'static BitsShape {
    match T::KIND {
        BitKind::Struct(shape) => shape,
        _ => const { &BitsShape::new("", "", 0, &[]) },
    }
}

/// Ones in the lowest `width` bits.
#[inline]
const fn mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX.wrapping_shr(u64::BITS.wrapping_sub(width)) }
}

impl BitWriter {
    /// A number with no bit set, for a struct `T`.
    #[inline]
    #[must_use]
    pub fn new<T: BitValue>() -> Self {
        Self { bits: 0, shape: shape_of::<T>() }
    }

    /// Writes the field `index`.
    ///
    /// # Errors
    ///
    /// [`OutOfRange`](EncodeErrorKind::OutOfRange) if it needs more bits than it has.
    #[inline(always)]
    pub fn put<T: BitValue>(&mut self, index: usize, value: &T) -> Result<(), EncodeError> {
        let Some(group) = self.shape.groups.get(index) else { return Ok(()) };
        match value.to_bits(group.width) {
            Ok(bits) if bits & !mask(group.width) == 0 => {
                self.bits |= bits.wrapping_shl(group.start);
                Ok(())
            }
            Ok(_) => Err(too_wide(group)),
            Err(error) => Err(error.in_field(group.name)),
        }
    }

    /// The number.
    #[inline]
    #[must_use]
    pub fn finish(self) -> u64 {
        self.bits
    }

    /// Checks a condition on the field `index`.
    ///
    /// # Errors
    ///
    /// [`CheckFailed`](EncodeErrorKind::CheckFailed).
    #[inline]
    pub fn check(
        &self,
        index: usize,
        ok: bool,
        condition: &'static str,
    ) -> Result<(), EncodeError> {
        if ok { Ok(()) } else { Err(self.fault(index, EncodeErrorKind::CheckFailed { condition })) }
    }

    /// The value of an expression of the field `index`.
    ///
    /// # Errors
    ///
    /// [`Overflow`](EncodeErrorKind::Overflow) if it has none.
    #[inline]
    pub fn evaluate<T>(
        &self,
        index: usize,
        value: impl FnOnce() -> Option<T>,
        expression: &'static str,
    ) -> Result<T, EncodeError> {
        value().ok_or_else(|| self.fault(index, EncodeErrorKind::Overflow { expression }))
    }

    #[cold]
    #[inline(never)]
    fn fault(&self, index: usize, kind: EncodeErrorKind) -> EncodeError {
        EncodeError::new(kind).in_field(self.shape.name_of(index))
    }
}

/// The error for a value that needs more bits than its field has.
#[cold]
#[inline(never)]
fn too_wide(group: &BitGroup) -> EncodeError {
    out_of_range(group.width).in_field(group.name)
}

impl BitReader {
    /// The fields of a struct `T` in the bits of `group`.
    #[inline]
    #[must_use]
    pub fn new<T: BitValue>(group: Group) -> Self {
        Self { group, shape: shape_of::<T>() }
    }

    /// Reads the field `index`.
    ///
    /// # Errors
    ///
    /// What [`BitValue::from_bits`] returns, with the field in the path.
    #[inline(always)]
    pub fn get<T: BitValue>(&self, index: usize) -> Result<T, DecodeError> {
        let (width, start) =
            self.shape.groups.get(index).map_or((0, 0), |group| (group.width, group.start));
        let bits = self.group.bits.wrapping_shr(start) & mask(width);
        if self.group.strict {
            self.unused(index)?;
        }
        match T::from_bits(Group { bits, width, ..self.group }) {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_field(self.shape.name_of(index))),
        }
    }

    /// The first byte of the number.
    #[inline]
    #[must_use]
    pub fn offset(&self) -> usize {
        self.group.offset
    }

    /// Checks the constant of the field `index`.
    ///
    /// # Errors
    ///
    /// [`WrongConstant`](DecodeErrorKind::WrongConstant).
    #[inline]
    pub fn constant<T: PartialEq + 'static>(
        &self,
        index: usize,
        found: &T,
        expected: &T,
    ) -> Result<(), DecodeError> {
        if found == expected {
            return Ok(());
        }
        let (expected, found) = (number(expected), number(found));
        Err(self.fault(index, DecodeErrorKind::WrongConstant { expected, found }))
    }

    /// Checks a condition on the field `index`.
    ///
    /// # Errors
    ///
    /// [`CheckFailed`](DecodeErrorKind::CheckFailed).
    #[inline]
    pub fn check(
        &self,
        index: usize,
        ok: bool,
        condition: &'static str,
    ) -> Result<(), DecodeError> {
        if ok { Ok(()) } else { Err(self.fault(index, DecodeErrorKind::CheckFailed { condition })) }
    }

    /// The value of an expression of the field `index`.
    ///
    /// # Errors
    ///
    /// [`Overflow`](DecodeErrorKind::Overflow) if it has none.
    #[inline]
    pub fn evaluate<T>(
        &self,
        index: usize,
        value: impl FnOnce() -> Option<T>,
        expression: &'static str,
    ) -> Result<T, DecodeError> {
        value().ok_or_else(|| self.fault(index, DecodeErrorKind::Overflow { expression }))
    }

    /// Checks that the bits that `pad` leaves out before the field `index` are zero.
    #[cold]
    #[inline(never)]
    fn unused(&self, index: usize) -> Result<(), DecodeError> {
        let Some(BitGroup { padding, padding_start, .. }) = self.shape.groups.get(index) else {
            return Ok(());
        };
        match self.group.bits.wrapping_shr(*padding_start) & mask(*padding) {
            0 => Ok(()),
            value => Err(self.fault(index, DecodeErrorKind::Invalid { what: "padding", value })),
        }
    }

    #[cold]
    #[inline(never)]
    fn fault(&self, index: usize, kind: DecodeErrorKind) -> DecodeError {
        DecodeError::new(kind, self.group.offset).in_field(self.shape.name_of(index))
    }
}

/// Writes a struct with `bits` as the number `N`.
///
/// # Errors
///
/// What [`BitValue::to_bits`] returns.
#[inline]
pub fn encode_bits<F, N, T>(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError>
where
    F: Format,
    N: BitNumber + EncodeAs<F, N::Number>,
    T: BitValue,
{
    N::encode_as(&N::from_bits(value.to_bits(N::WIDTH)?), out)
}

/// Reads a struct with `bits` from the number `N`.
///
/// # Errors
///
/// What the number and [`BitValue::from_bits`] return.
#[inline]
pub fn decode_bits<'de, F, N, T>(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError>
where
    F: Format,
    N: BitNumber + DecodeAs<'de, F, N::Number>,
    T: BitValue,
{
    let (offset, strict) = (input.offset(), input.strict());
    let bits = N::to_bits(N::decode_as(input)?);
    input.note_bits(shape_of::<T>, bits, offset);
    T::from_bits(Group { bits, width: N::WIDTH, offset, strict })
}
