//! Counts and lengths that an expression over one field gives: encoding solves it for the field.
//!
//! `len = size - 8` reads `size` and subtracts; writing goes the other way, from the bytes that
//! were written to the number that must stand in `size`.

use crate::{
    error::{EncodeError, EncodeErrorKind},
    fields::{EncodeFields, Measured, bits::Counter},
    format::entry_points::Format,
    io::{sink::Sink, writer::to_count},
};

/// A whole number, or the reason why there is none. It is wide enough for all that messages hold,
/// so that the type of the field matters only at the end.
#[derive(Clone, Copy, Debug)]
pub struct Exact(Result<i128, &'static str>);

const TOO_LARGE: &str = "the number would be too large";

impl Exact {
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

impl<F: Format, S: Sink> EncodeFields<'_, '_, F, S> {
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
        solve: impl FnOnce(Exact) -> Exact,
        expression: &'static str,
    ) -> Result<N, EncodeError> {
        let number = solution(count, solve, expression);
        number
            .and_then(|number| to_count(number, N::MAX_COUNT))
            .map_err(|error| self.locate(index, error))
    }

    /// Notes the number that makes the `expression` of the field `index` equal to the bytes since
    /// `start`, unless an earlier field said it already: that they agree is checked when it is
    /// written.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::NoSolution`] if there is none.
    #[inline]
    pub fn solved_len(
        &self,
        index: usize,
        start: usize,
        len: &mut Measured,
        solve: impl FnOnce(Exact) -> Exact,
        expression: &'static str,
    ) -> Result<(), EncodeError> {
        if len.is_none() {
            let number = solution(self.since(start), solve, expression);
            *len = Some((index, number.map_err(|error| self.locate(index, error))?));
        }
        Ok(())
    }
}

/// The number that makes `expression` equal to `value`.
#[inline]
pub(super) fn solution(
    value: usize,
    solve: impl FnOnce(Exact) -> Exact,
    expression: &'static str,
) -> Result<usize, EncodeError> {
    let number =
        i128::try_from(value).map_or(Exact(Err(TOO_LARGE)), |value| solve(Exact::of(value)));
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
