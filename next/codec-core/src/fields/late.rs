//! Fields that other fields determine when those are written: lengths, offsets and checksums.

use std::{cell::Cell, marker::PhantomData};

use super::{EncodeFields, Number, told::solution};
use crate::{
    bits::{BitGroup, BitLayout},
    codec::{As, AsIs, EncodeForm, Form, Prefix},
    describe::ByteOrder,
    error::{EncodeError, EncodeErrorKind},
    format::Engine,
    value::{Size, Step},
    write::{Slot, Writer},
};

/// A number that is known when later fields are written.
#[derive(Debug)]
pub struct Late<N> {
    slot: Option<Slot<N>>,
    filled: Option<i128>,
    /// Where the next run finds it, if fields need it before it is known.
    ticket: Option<usize>,
}

impl<N> Late<N> {
    /// Nothing waits.
    pub const NEW: Self = Self { slot: None, filled: None, ticket: None };
}

/// A form whose room can be left empty until the number is known.
pub trait LateForm<F: Engine, T>: Form<F, T> {
    /// How the number is written.
    type Number: Prefix<F>;
}

impl<F: Engine, T: Prefix<F>> LateForm<F, T> for AsIs
where
    Self: Form<F, T>,
{
    type Number = T;
}

impl<F: Engine, T, C: Prefix<F>> LateForm<F, T> for As<C>
where
    Self: Form<F, T>,
{
    type Number = C;
}

/// The form of a number that is not known yet.
struct Reserve<'a, N, C>(&'a Cell<Option<Slot<N>>>, PhantomData<C>);

impl<F: Engine, T, N, C: Form<F, T>> Form<F, PhantomData<T>> for Reserve<'_, N, C> {
    const SIZE: Size = C::SIZE;
    const TYPE: F::Type = C::TYPE;
}

impl<F: Engine, T, C: LateForm<F, T>> EncodeForm<F, PhantomData<T>> for Reserve<'_, C::Number, C> {
    fn encode(&self, _: &PhantomData<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.set(Some(out.zero_slot()));
        Ok(())
    }
}

impl<F: Engine> EncodeFields<'_, '_, F> {
    /// The number that the last run found, for fields that need it before it is known; `otherwise` in
    /// the first run.
    #[inline]
    pub fn foresee<T: Number, N>(&mut self, late: &mut Late<N>, otherwise: T) -> T {
        let run = &mut *self.out.run;
        let (ticket, found) = run.foresee();
        late.ticket = Some(ticket);
        if run.cost().runs == 0 {
            run.has_guessed = true;
            return otherwise;
        }
        T::narrow(found.wide()).unwrap_or(otherwise)
    }

    /// Leaves room for a number that is known later.
    ///
    /// # Errors
    ///
    /// What the format finds wrong.
    #[inline]
    pub fn reserve<T, C: LateForm<F, T>>(
        &mut self,
        index: usize,
        _: C,
        late: &mut Late<C::Number>,
    ) -> Result<(), EncodeError> {
        let slot = Cell::new(None);
        self.value(index, &Reserve::<C::Number, C>(&slot, PhantomData), &PhantomData::<T>)?;
        late.slot = slot.into_inner();
        Ok(())
    }

    /// Writes the number that is known now: the one for which `line` is `len`. If it is written
    /// already, it stays.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`] and [`EncodeErrorKind::TooLong`].
    #[inline]
    pub fn fill<T: Number, N: Prefix<F>>(
        &mut self,
        expression: &'static str,
        late: &mut Late<N>,
        len: usize,
        line: impl Fn(i128) -> Option<i128>,
    ) -> Result<T, EncodeError> {
        if let Some(filled) = late.filled.and_then(T::narrow) {
            return Ok(filled);
        }
        match solution(expression, len, line) {
            Ok(number) => self.put(late, number),
            Err(error) => {
                self.out.doubt(error.clone())?;
                T::narrow(0).ok_or(error)
            }
        }
    }

    /// Writes a number in its room.
    pub(super) fn put<T: Number, N: Prefix<F>>(
        &mut self,
        late: &mut Late<N>,
        number: T,
    ) -> Result<T, EncodeError> {
        late.filled = Some(number.wide());
        if let Some(ticket) = late.ticket {
            self.out.run.find(ticket, usize::narrow(number.wide()).unwrap_or(usize::MAX));
        }
        if let Some(slot) = late.slot.take() {
            self.out.fill(slot, usize::narrow(number.wide()).unwrap_or(usize::MAX))?;
        }
        Ok(number)
    }

    /// Writes `otherwise` where no field said the number; returns the number.
    ///
    /// # Errors
    ///
    /// As [`fill`](Self::fill).
    #[inline]
    pub fn settle<T: Number, N: Prefix<F>>(
        &mut self,
        late: &mut Late<N>,
        otherwise: T,
    ) -> Result<Option<T>, EncodeError> {
        if late.slot.is_some() {
            return self.put(late, otherwise).map(Some);
        }
        Ok(late.filled.and_then(T::narrow))
    }

    /// Writes a number of an earlier struct, on the way of `steps` from `start`, once more.
    ///
    /// # Errors
    ///
    /// As [`fill`](Self::fill), and what the number returns.
    #[allow(clippy::too_many_arguments, reason = "derived code calls it")]
    pub fn patch<T: Number, N>(
        &mut self,
        expression: &'static str,
        start: usize,
        steps: &[Option<Step<F>>],
        held: &T,
        len: usize,
        line: impl Fn(i128) -> Option<i128>,
        said: impl FnOnce(T) -> Option<N>,
    ) -> Result<(), EncodeError>
    where
        AsIs: EncodeForm<F, T>,
    {
        let Some((place, bits)) = place(start, steps) else {
            // It stays as it is held.
            return match line(held.wide()) {
                Some(said) => self.agree(len, said),
                None => Err(EncodeError::new(EncodeErrorKind::Overflow { expression })),
            };
        };
        let number = match solution::<T>(expression, len, line) {
            Ok(number) => number,
            Err(error) => return self.out.doubt(error),
        };
        if T::narrow(number.wide()).and_then(said).is_none() {
            let kind = EncodeErrorKind::Overflow { expression };
            return self.out.doubt(EncodeError::new(kind));
        }
        if let Some(Some(Step::Int(_, width, order))) = steps.last() {
            return self.out.back_to(place, |out| int(number.wide(), *width, *order, out));
        }
        let Some((bits, group, shift)) = bits else {
            return self.out.back_to(place, |out| AsIs.encode(&number, out));
        };
        let (mask, wide) = (group.mask(), u64::narrow(number.wide()).unwrap_or(u64::MAX));
        if wide > mask {
            let len = usize::try_from(wide).unwrap_or(usize::MAX);
            return self.out.doubt(EncodeError::too_long(len, mask));
        }
        let (wide, mask) = (wide.wrapping_shl(shift), mask.wrapping_shl(shift));
        self.out.back_to(place, |out| out.merge(wide, mask, bits.put))
    }
}

/// A group of bits in a number: the number, the group, and its lowest bit.
type InBits<'s, F> = (&'s BitLayout<F>, &'static BitGroup, u32);

/// Where the way of `steps` from `start` leads.
fn place<F: Engine>(
    start: usize,
    steps: &[Option<Step<F>>],
) -> Option<(usize, Option<InBits<'_, F>>)> {
    let (mut place, mut bits): (usize, Option<InBits<'_, F>>) = (start, None);
    for step in steps {
        match (step.as_ref()?, &mut bits) {
            (Step::Bytes(bytes) | Step::Int(bytes, ..), None) => {
                place = place.checked_add(*bytes)?;
            }
            (Step::Bits(number, group), None) => bits = Some((number, group, group.start)),
            (Step::Bits(_, inner), Some((_, group, shift))) => {
                (*group, *shift) = (inner, shift.checked_add(inner.start)?);
            }
            (Step::Bytes(_) | Step::Int(..), Some(_)) => return None,
        }
    }
    Some((place, bits))
}

/// Writes a number of `width` bytes.
fn int<F: Engine>(
    number: i128,
    width: usize,
    order: ByteOrder,
    out: &mut Writer<'_, F>,
) -> Result<(), EncodeError> {
    let mut bytes = number.to_le_bytes();
    let bytes = bytes.get_mut(..width).unwrap_or_default();
    let max = 1_u64.checked_shl(u32::try_from(width.saturating_mul(8)).unwrap_or(64));
    let max = max.map_or(u64::MAX, |values| values.saturating_sub(1));
    if number > max.wide() {
        return Err(EncodeError::too_long(usize::narrow(number).unwrap_or(usize::MAX), max));
    }
    if order == ByteOrder::Big {
        bytes.reverse();
    }
    out.bytes(bytes);
    Ok(())
}
