//! Fields that other fields determine before anything is written: counts, flag words and tags.

use super::{DecodeFields, EncodeFields, Number};
use crate::{
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    format::Engine,
};

/// What later fields say of an earlier value: all of it, or some of its bits.
///
/// Of two that say the same bits the first is believed. The other one finds out when it is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told {
    /// What the struct holds; zero, if it is not kept.
    kept: i128,
    is_kept: bool,
    /// The bits that are said; all of them are -1.
    mask: i128,
    value: i128,
    /// Whether a field is this number, and not an expression over it.
    is_certain: bool,
}

impl Told {
    /// Nothing is said yet.
    pub const NEW: Self = Self { kept: 0, is_kept: false, mask: 0, value: 0, is_certain: false };

    /// Nothing is said yet of a value that the struct keeps.
    #[inline]
    pub fn over(kept: impl Number) -> Self {
        Self { kept: kept.wide(), is_kept: true, ..Self::NEW }
    }

    /// Says all of it, before those that say it by an expression.
    #[inline]
    pub fn is(&mut self, count: impl Number) {
        if !self.is_certain {
            (self.mask, self.value, self.is_certain) = (-1, count.wide(), true);
        }
    }

    /// Says all of it: the number for which `line` is `count`, if there is one.
    #[inline]
    pub fn all(&mut self, count: impl Number, line: impl Fn(i128) -> Option<i128>) {
        self.bits(-1, solve(count.wide(), line).unwrap_or(0));
    }

    /// Says the bits of `mask`.
    #[inline]
    pub fn bits(&mut self, mask: i128, value: i128) {
        let free = mask & !self.mask;
        self.mask |= mask;
        self.value |= value & free;
    }

    /// What the struct holds, if it is kept.
    #[inline]
    pub(super) fn kept(&self) -> Option<i128> {
        self.is_kept.then_some(self.kept)
    }

    /// Says whether any bit of `mask` is set: those that are kept, and all if none is.
    #[inline]
    pub fn flag<M: Number>(&mut self, mask: M, is_set: bool) {
        let mask = mask.wide();
        let kept = self.kept & mask;
        let all = if kept == 0 { mask } else { kept };
        self.bits(mask, if is_set { all } else { 0 });
    }

    /// The value: what was said, and the other bits as they are kept.
    #[inline]
    fn value(&self) -> i128 {
        (self.kept & !self.mask) | self.value
    }
}

/// Why an expression is never a number.
type Why = &'static str;

const TOO_LARGE: Why = "the number would be too large";

/// The `x` for which `line(x)` is `value`, where `line` is linear.
#[inline]
pub(super) fn solve(value: i128, line: impl Fn(i128) -> Option<i128>) -> Result<i128, Why> {
    let at_zero = line(0).ok_or(TOO_LARGE)?;
    let step = line(1).and_then(|at_one| at_one.checked_sub(at_zero)).ok_or(TOO_LARGE)?;
    let rise = value.checked_sub(at_zero).ok_or(TOO_LARGE)?;
    if step == 1 {
        return Ok(rise);
    }
    match rise.checked_rem(step) {
        Some(0) => rise.checked_div(step).ok_or(TOO_LARGE),
        Some(_) => Err("it is not a multiple of the factor"),
        None => Err("the factor is 0"),
    }
}

/// The number for which `line` is `count`, as a `T`.
pub(super) fn solution<T: Number>(
    expression: &'static str,
    count: usize,
    line: impl Fn(i128) -> Option<i128>,
) -> Result<T, EncodeError> {
    let number = solve(count.wide(), line).map_err(|why| no_solution(expression, count, why))?;
    match T::narrow(number) {
        Some(number) => Ok(number),
        None if number < 0 => Err(no_solution(expression, count, "the number would be below zero")),
        None => Err(EncodeError::too_long(usize::narrow(number).unwrap_or(usize::MAX), max::<T>())),
    }
}

#[cold]
#[inline(never)]
pub(super) fn no_solution(expression: &'static str, len: usize, why: Why) -> EncodeError {
    let len = u64::narrow(len.wide()).unwrap_or(u64::MAX);
    EncodeError::new(EncodeErrorKind::NoSolution { expression, len, why })
}

/// The largest number of the type `T`.
fn max<T: Number>() -> u64 {
    let all = (0..=64).rev().map(|bits| u64::MAX.checked_shr(bits).unwrap_or(0));
    all.rev().find(|max| T::narrow(max.wide()).is_some()).unwrap_or(0)
}

impl<F: Engine> EncodeFields<'_, '_, F> {
    /// The value that later fields say. Where it does not fit, they find out.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::OutOfRange`] if the type has no zero.
    #[inline]
    pub fn told<T: Number>(&self, index: usize, told: Told) -> Result<T, EncodeError> {
        let value = T::narrow(told.value()).or_else(|| T::narrow(0));
        let none = || EncodeError::new(EncodeErrorKind::OutOfRange { what: "its number" });
        self.named(index, value.ok_or_else(none))
    }

    /// Requires that a value from outside is what later fields say.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`].
    #[inline]
    pub fn same<T: Number>(&mut self, given: T, told: Told) -> Result<(), EncodeError> {
        if given.wide() == told.value() {
            return Ok(());
        }
        let what = "value from the struct around it: other fields say another one";
        Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
    }

    /// Requires that a list has the number of elements that other fields say.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CountMismatch`].
    #[inline]
    pub fn agree(&mut self, len: usize, said: impl Number) -> Result<(), EncodeError> {
        if len.wide() == said.wide() {
            return Ok(());
        }
        self.out.doubt(mismatch(len, said.wide()))
    }

    /// The same, where the number of elements determines what is `said`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`] and [`EncodeErrorKind::CountMismatch`].
    #[inline]
    pub fn counted<T: Number>(&mut self, len: usize, said: T) -> Result<(), EncodeError> {
        self.solved::<T, T>("", len, || Some(said), Some)
    }

    /// The same, where the number that other fields say is solved for one of type `T`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`], [`EncodeErrorKind::TooLong`], [`EncodeErrorKind::Overflow`]
    /// and [`EncodeErrorKind::CountMismatch`].
    #[inline]
    pub fn solved<T: Number, N: Number>(
        &mut self,
        expression: &'static str,
        len: usize,
        said: impl FnOnce() -> Option<N>,
        line: impl Fn(i128) -> Option<i128>,
    ) -> Result<(), EncodeError> {
        let said = said().map(|said| said.wide());
        if said == Some(len.wide()) {
            return Ok(());
        }
        // Where another field says the number, this one is not what determines it.
        let is_other = said.is_some_and(|said| line(0) != Some(said.wide()));
        let error = match (solution::<T>(expression, len, line), said) {
            (Err(_), Some(said)) if is_other && !expression.is_empty() => {
                mismatch(len, said.wide())
            }
            (Err(error), _) => error,
            (Ok(_), None) => EncodeError::new(EncodeErrorKind::Overflow { expression }),
            (Ok(_), Some(said)) => mismatch(len, said),
        };
        self.out.doubt(error)
    }
}

#[cold]
#[inline(never)]
fn mismatch(len: usize, said: i128) -> EncodeError {
    let number = |number: i128| u64::narrow(number).unwrap_or(u64::MAX);
    let (expected, len) = (number(said), number(len.wide()));
    EncodeError::new(EncodeErrorKind::CountMismatch { expected, len })
}

impl<F: Engine> DecodeFields<'_, '_, '_, F> {
    /// Requires that encoding would write `read` again, where it is not kept; `what` it is.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`].
    #[inline]
    pub fn told<T: Number>(
        &self,
        index: usize,
        what: &'static str,
        told: Told,
        read: T,
    ) -> Result<(), DecodeError> {
        if told.value() == read.wide() {
            return Ok(());
        }
        let value = u64::narrow(read.wide()).unwrap_or(0);
        self.named(index, Err(self.input.error(DecodeErrorKind::Invalid { what, value })))
    }
}
