//! Counts and lengths that an expression gives: encoding solves it for one field in it.
//!
//! `len = size - 8` reads `size` and subtracts; writing goes the other way, from the bytes that
//! were written to the number that must stand in `size`.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    fields::{EncodeFields, Measured, bits::Counter},
    format::entry_points::Format,
    write::to_count,
};

/// A whole number, wide enough for all that messages hold, or the reason why there is none:
/// so the type of the field matters only at the end.
#[derive(Clone, Copy, Debug)]
pub struct Wide(Result<i128, &'static str>);

const TOO_LARGE: &str = "the number would be too large";

impl Wide {
    /// A number.
    #[inline]
    #[must_use]
    pub const fn of(number: i128) -> Self {
        Self(Ok(number))
    }

    /// `self + other`.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.with(other, |a, b| a.checked_add(b).ok_or(TOO_LARGE))
    }

    /// `self - other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.with(other, |a, b| a.checked_sub(b).ok_or(TOO_LARGE))
    }

    /// `self * other`.
    #[inline]
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        self.with(other, |a, b| a.checked_mul(b).ok_or(TOO_LARGE))
    }

    /// `self / other`, where nothing remains.
    #[inline]
    #[must_use]
    pub fn over(self, other: Self) -> Self {
        self.with(other, |a, b| match a.checked_rem(b) {
            Some(0) => a.checked_div(b).ok_or(TOO_LARGE),
            Some(_) => Err("it is not a multiple of the factor"),
            None => Err("the factor is 0"),
        })
    }

    #[inline]
    fn with(
        self,
        other: Self,
        compute: impl FnOnce(i128, i128) -> Result<i128, &'static str>,
    ) -> Self {
        match (self.0, other.0) {
            (Ok(a), Ok(b)) => Self(compute(a, b)),
            (Err(why), _) | (_, Err(why)) => Self(Err(why)),
        }
    }
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// The number that makes the `expression` of the field `index` equal to `count`, as the type of
    /// the field that it is solved for.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`] if there is none, and [`EncodeErrorKind::TooLong`] if the
    /// type cannot hold it.
    #[inline]
    pub fn solved<N: Counter + TryFrom<usize>>(
        &self,
        index: usize,
        count: usize,
        solve: impl FnOnce(Wide) -> Wide,
        expression: &'static str,
    ) -> Result<N, EncodeError> {
        let number = solution(count, solve, expression);
        number
            .and_then(|number| to_count(number, N::MAX_COUNT))
            .map_err(|error| self.locate(index, error))
    }

    /// Notes the number that makes an `expression` equal to the bytes that were `found`, unless
    /// another field said it already: that they agree is checked when it is written.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`] if there is none.
    #[inline]
    pub fn solved_len(
        &self,
        found: Measured,
        len: &mut Measured,
        solve: impl FnOnce(Wide) -> Wide,
        expression: &'static str,
    ) -> Result<(), EncodeError> {
        if let (Some((index, found)), None) = (found, &len) {
            let number = solution(found, solve, expression);
            *len = Some((index, number.map_err(|error| self.locate(index, error))?));
        }
        Ok(())
    }
}

/// The values that a linear expression can have: `first`, and every `step` bytes behind it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    first: usize,
    step: usize,
}

/// Why an expression has no value that suits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Misfit(&'static str);

impl Misfit {
    /// The error for an `expression` that would have to be at least `value`.
    #[cold]
    pub(super) fn error(self, expression: &'static str, value: usize) -> EncodeError {
        no_solution(expression, value, self.0)
    }
}

impl Grid {
    /// The values for numbers from `least` on.
    #[inline]
    pub(super) fn new(least: u8, forward: impl Fn(Wide) -> Wide) -> Result<Self, Misfit> {
        let at = |number: u8| forward(Wide::of(number.into())).0.map_err(Misfit);
        let (first, second) = (at(least)?, at(least.saturating_add(1))?);
        let step = second.checked_sub(first).and_then(|step| usize::try_from(step).ok());
        let Some(step @ 1..) = step else { return Err(Misfit("the factor is not above 0")) };
        // What is below zero is no offset: goes on to the first that is not.
        let first = if first < 0 {
            let step = i128::try_from(step).unwrap_or(i128::MAX);
            first.rem_euclid(step)
        } else {
            first
        };
        usize::try_from(first).map(|first| Self { first, step }).map_err(|_| Misfit(TOO_LARGE))
    }

    /// The first position from `end` on that is a multiple of `align` and one of the values behind
    /// `base`.
    #[inline]
    pub(super) fn behind(self, end: usize, base: usize, align: usize) -> Result<usize, Misfit> {
        let next = |from: usize| {
            let behind_first = from.saturating_sub(base).saturating_sub(self.first);
            let steps = behind_first.checked_next_multiple_of(self.step)?;
            base.checked_add(self.first)?.checked_add(steps)
        };
        let mut position = next(end).ok_or(Misfit(TOO_LARGE))?;
        // Positions repeat after `align` steps.
        for _ in 0..align {
            if position.checked_rem(align) == Some(0) {
                return Ok(position);
            }
            position = position.checked_add(self.step).ok_or(Misfit(TOO_LARGE))?;
        }
        Err(Misfit("none of its values is aligned"))
    }
}

/// The number that makes `expression` equal to `value`.
#[inline]
pub(super) fn solution(
    value: usize,
    solve: impl FnOnce(Wide) -> Wide,
    expression: &'static str,
) -> Result<usize, EncodeError> {
    let number = i128::try_from(value).map_or(Wide(Err(TOO_LARGE)), |value| solve(Wide::of(value)));
    match number.0.map(usize::try_from) {
        Ok(Ok(number)) => Ok(number),
        Ok(Err(_)) => {
            let below = number.0.is_ok_and(|number| number < 0);
            let why = if below { "the number would be below zero" } else { TOO_LARGE };
            Err(no_solution(expression, value, why))
        }
        Err(why) => Err(no_solution(expression, value, why)),
    }
}

#[cold]
#[inline(never)]
fn no_solution(expression: &'static str, value: usize, why: &'static str) -> EncodeError {
    let len = u64::try_from(value).unwrap_or(u64::MAX);
    EncodeError::new(EncodeErrorKind::NoSolution { expression, len, why })
}
