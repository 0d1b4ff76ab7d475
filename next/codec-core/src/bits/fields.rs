//! The fields of a struct with `bits`, while it is encoded and decoded: the same calls as for any
//! other struct.

use super::{BitGroup, BitNumber, BitValue, Group, bits_of, value::out_of_range};
use crate::{
    codec::{AsIs, DecodeForm, EncodeForm},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::wrong_constant,
    format::Engine,
    read::Reader,
    write::Writer,
};

/// Puts the fields of a struct with `bits` together.
#[derive(Debug)]
pub struct BitWriter {
    bits: u64,
    groups: &'static [BitGroup],
}

/// Takes the fields of a struct with `bits` apart.
#[derive(Debug)]
pub struct BitReader {
    group: Group,
    groups: &'static [BitGroup],
}

#[inline]
fn name(groups: &'static [BitGroup], index: usize) -> &'static str {
    groups.get(index).map_or("?", |group| group.name)
}

impl BitWriter {
    /// A number with no bit set, for a struct `T`.
    #[inline]
    #[must_use]
    pub fn new<T: BitValue>() -> Self {
        Self { bits: 0, groups: bits_of::<T>().groups }
    }

    /// The number.
    #[inline]
    #[must_use]
    pub fn finish(self) -> u64 {
        self.bits
    }

    /// Writes a field without directives that wrap it.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    #[inline]
    pub fn field<T: BitValue>(
        &mut self,
        index: usize,
        value: &T,
        form: AsIs,
    ) -> Result<(), EncodeError> {
        self.within(index, |out| out.value(index, &form, value))
    }

    /// Writes a field by steps.
    ///
    /// # Errors
    ///
    /// What `steps` returns.
    #[inline]
    pub fn within(
        &mut self,
        index: usize,
        steps: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        match steps(self) {
            Ok(()) => Ok(()),
            Err(error) => Err(error.in_field(name(self.groups, index))),
        }
    }

    /// Writes the value of a field: the innermost of its steps.
    ///
    /// # Errors
    ///
    /// [`OutOfRange`](EncodeErrorKind::OutOfRange) if it needs more bits than it has.
    #[inline]
    pub fn value<T: BitValue>(
        &mut self,
        index: usize,
        _: &AsIs,
        value: &T,
    ) -> Result<(), EncodeError> {
        let Some(group) = self.groups.get(index) else { return Ok(()) };
        let bits = value.to_bits(group.width)?;
        if bits & !group.mask() != 0 {
            return Err(out_of_range(group.width));
        }
        self.bits |= bits.wrapping_shl(group.start);
        Ok(())
    }

    /// Leaves bits out before a field: where it lies is known already.
    #[inline]
    pub fn pad(&self, _: usize) {}

    /// Requires a condition, whose arithmetic may have no result.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CheckFailed`] and [`EncodeErrorKind::Overflow`].
    #[inline]
    pub fn check(
        &self,
        condition: &'static str,
        holds: impl FnOnce() -> Option<bool>,
    ) -> Result<(), EncodeError> {
        let kind = match holds() {
            Some(true) => return Ok(()),
            Some(false) => EncodeErrorKind::CheckFailed { condition },
            None => EncodeErrorKind::Overflow { expression: condition },
        };
        Err(EncodeError::new(kind))
    }
}

impl BitReader {
    /// The fields of a struct `T` in the bits of `group`.
    #[inline]
    #[must_use]
    pub fn new<T: BitValue>(group: Group) -> Self {
        Self { group, groups: bits_of::<T>().groups }
    }

    /// Reads a field without directives that wrap it.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value).
    #[inline]
    pub fn field<T: BitValue>(&self, index: usize, form: AsIs) -> Result<T, DecodeError> {
        self.within(index, |input| input.value(index, &form))
    }

    /// Reads a field by steps.
    ///
    /// # Errors
    ///
    /// What `steps` returns.
    #[inline]
    pub fn within<T>(
        &self,
        index: usize,
        steps: impl FnOnce(&Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        match steps(self) {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_field(name(self.groups, index))),
        }
    }

    /// Reads the value of a field: the innermost of its steps.
    ///
    /// # Errors
    ///
    /// What [`BitValue::from_bits`] returns.
    #[inline]
    pub fn value<T: BitValue>(&self, index: usize, _: &AsIs) -> Result<T, DecodeError> {
        let group = self.groups.get(index).unwrap_or(&BitGroup::SKIPPED);
        let bits = self.group.bits.wrapping_shr(group.start) & group.mask();
        T::from_bits(Group { bits, width: group.width, ..self.group })
    }

    /// Skips bits before a field: where it lies is known already.
    ///
    /// # Errors
    ///
    /// None.
    #[inline]
    pub fn pad(&self, _: usize) -> Result<(), DecodeError> {
        Ok(())
    }

    /// Requires that a value is a constant.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongConstant`].
    #[inline]
    pub fn constant<T: PartialEq + 'static>(
        &self,
        found: &T,
        constant: &T,
    ) -> Result<(), DecodeError> {
        if found == constant {
            return Ok(());
        }
        Err(self.group.error(wrong_constant(found, constant)))
    }

    /// Requires a condition, whose arithmetic may have no result.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::CheckFailed`] and [`DecodeErrorKind::Overflow`].
    #[inline]
    pub fn check(
        &self,
        condition: &'static str,
        holds: impl FnOnce() -> Option<bool>,
    ) -> Result<(), DecodeError> {
        let kind = match holds() {
            Some(true) => return Ok(()),
            Some(false) => DecodeErrorKind::CheckFailed { condition },
            None => DecodeErrorKind::Overflow { expression: condition },
        };
        Err(self.group.error(kind))
    }
}

impl<F: Engine> Writer<'_, F> {
    /// Writes the struct `name`, which is the number `N`.
    ///
    /// # Errors
    ///
    /// What [`BitValue::to_bits`] and [`EncodeForm::encode`] return.
    #[inline]
    pub fn bits<N: BitNumber, T: BitValue, C: EncodeForm<F, N::Number>>(
        &mut self,
        name: &'static str,
        value: &T,
        form: &C,
    ) -> Result<(), EncodeError> {
        let bits = value.to_bits(N::WIDTH);
        match bits.and_then(|bits| form.encode(&N::from_bits(bits), self)) {
            Ok(()) => Ok(()),
            Err(error) => Err(error.in_type(name)),
        }
    }
}

impl<'de, F: Engine> Reader<'_, 'de, F> {
    /// Reads the struct `name`, which is the number `N`.
    ///
    /// # Errors
    ///
    /// What [`BitValue::from_bits`] and [`DecodeForm::decode`] return.
    #[inline]
    pub fn bits<N: BitNumber, T: BitValue, C: DecodeForm<'de, F, N::Number>>(
        &mut self,
        name: &'static str,
        form: &C,
    ) -> Result<T, DecodeError> {
        let offset = self.offset();
        let number = form.decode(self);
        let group = number.map(|it| Group { bits: N::to_bits(it), width: N::WIDTH, offset });
        match group.and_then(T::from_bits) {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_type(name)),
        }
    }
}
