//! Arithmetic in directives: hostile fields can make it neither panic nor wrap.
//!
//! Derived code calls these functions in place of the operators that a user writes. Each of them
//! returns `None` where the operator would panic, or wrap in a build without overflow checks.

use core::any::Any;

use crate::{
    describe::shape::RecordShape,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::{DecodeFields, EncodeFields, bits::Counter},
    format::entry_points::Format,
};

/// A number that directives can compute with.
///
/// Both operands have the same type, as with the operators, so that a literal takes the type of the
/// other operand.
#[diagnostic::on_unimplemented(
    message = "directives can compute with numbers, and `{Self}` is none",
    label = "not a number",
    note = "a reference to a number is dereferenced first: `*n + 1`",
    note = "for other types, call a function of your own: it decides what becomes of an overflow"
)]
pub trait Number: Sized {
    /// `self + other`.
    #[must_use]
    fn add(self, other: Self) -> Option<Self>;
    /// `self - other`.
    #[must_use]
    fn sub(self, other: Self) -> Option<Self>;
    /// `self * other`.
    #[must_use]
    fn mul(self, other: Self) -> Option<Self>;
    /// `self / other`.
    #[must_use]
    fn div(self, other: Self) -> Option<Self>;
    /// `self % other`.
    #[must_use]
    fn rem(self, other: Self) -> Option<Self>;
}

/// A number that can be below zero.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no negative numbers",
    label = "cannot be negated",
    note = "convert it first: `-i32::from(n)`"
)]
pub trait Signed: Number {
    /// `-self`.
    #[must_use]
    fn neg(self) -> Option<Self>;
}

/// A whole number, whose bits can be shifted.
///
/// As with the operators, bits that are shifted out are lost. A distance of at least the number of
/// bits gives `None`.
#[diagnostic::on_unimplemented(
    message = "directives can shift whole numbers, and `{Self}` is none",
    label = "not a whole number",
    note = "for other types, call a function of your own"
)]
pub trait Whole: Number {
    /// `self << distance`.
    #[must_use]
    fn shl<D: TryInto<u32>>(self, distance: D) -> Option<Self>;
    /// `self >> distance`.
    #[must_use]
    fn shr<D: TryInto<u32>>(self, distance: D) -> Option<Self>;
}

macro_rules! whole {
    ($($num:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Number for $num {
            #[inline]
            fn add(self, other: Self) -> Option<Self> {
                self.checked_add(other)
            }

            #[inline]
            fn sub(self, other: Self) -> Option<Self> {
                self.checked_sub(other)
            }

            #[inline]
            fn mul(self, other: Self) -> Option<Self> {
                self.checked_mul(other)
            }

            #[inline]
            fn div(self, other: Self) -> Option<Self> {
                self.checked_div(other)
            }

            #[inline]
            fn rem(self, other: Self) -> Option<Self> {
                self.checked_rem(other)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Whole for $num {
            #[inline]
            fn shl<D: TryInto<u32>>(self, distance: D) -> Option<Self> {
                self.checked_shl(distance.try_into().ok()?)
            }

            #[inline]
            fn shr<D: TryInto<u32>>(self, distance: D) -> Option<Self> {
                self.checked_shr(distance.try_into().ok()?)
            }
        }
    )*};
}

macro_rules! signed {
    ($($num:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Signed for $num {
            #[inline]
            fn neg(self) -> Option<Self> {
                self.checked_neg()
            }
        }
    )*};
}

// Floating point operations always have a result.
macro_rules! float {
    ($($num:ident),*) => {$(
        #[diagnostic::do_not_recommend]
        impl Number for $num {
            #[inline]
            fn add(self, other: Self) -> Option<Self> {
                Some(self + other)
            }

            #[inline]
            fn sub(self, other: Self) -> Option<Self> {
                Some(self - other)
            }

            #[inline]
            fn mul(self, other: Self) -> Option<Self> {
                Some(self * other)
            }

            #[inline]
            fn div(self, other: Self) -> Option<Self> {
                Some(self / other)
            }

            #[inline]
            fn rem(self, other: Self) -> Option<Self> {
                Some(self % other)
            }
        }

        #[diagnostic::do_not_recommend]
        impl Signed for $num {
            #[inline]
            fn neg(self) -> Option<Self> {
                Some(-self)
            }
        }
    )*};
}

whole!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize);
signed!(i8, i16, i32, i64, i128, isize);
float!(f32, f64);

/// `value as N`, if the number fits in `N`.
///
/// `widen` is the cast to `i128`. Derived code supplies it, because no trait covers all types that
/// can be cast, such as field-less enums. An `i128` holds the values of all types but `u128`.
#[inline]
pub fn cast<N, T>(value: T, widen: impl FnOnce(T) -> i128) -> Option<N>
where
    N: TryFrom<i128> + TryFrom<u128>,
    T: 'static,
{
    let any: &dyn Any = &value;
    match any.downcast_ref::<u128>() {
        Some(number) => N::try_from(*number).ok(),
        None => N::try_from(widen(value)).ok(),
    }
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// The value of an `expression` in a directive of the field `index`, which begins at `start`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Overflow`] if it has no value.
    #[inline]
    pub fn evaluate<T>(
        &self,
        index: usize,
        start: usize,
        value: impl FnOnce() -> Option<T>,
        expression: &'static str,
    ) -> Result<T, DecodeError> {
        match value() {
            Some(value) => Ok(value),
            None => Err(decode_overflow(self.record.shape, index, start, expression)),
        }
    }
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// The value of an `expression` in a directive of the field `index`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Overflow`] if it has no value.
    #[inline]
    pub fn evaluate<T>(
        &self,
        index: usize,
        value: impl FnOnce() -> Option<T>,
        expression: &'static str,
    ) -> Result<T, EncodeError> {
        match value() {
            Some(value) => Ok(value),
            None => Err(encode_overflow(self.record.shape, index, expression)),
        }
    }
}

/// Whether an offset or count is zero. A function, because `==` with a type that is inferred is
/// ambiguous where another crate compares numbers with types of its own.
#[inline]
#[must_use]
pub fn is_zero<N: Counter + PartialEq>(number: N) -> bool {
    number == N::ZERO
}

#[cold]
#[inline(never)]
fn decode_overflow(
    object: &'static RecordShape,
    index: usize,
    start: usize,
    expression: &'static str,
) -> DecodeError {
    let kind = DecodeErrorKind::Overflow { expression };
    DecodeError::new(kind, start).in_field(object.field_name(index))
}

#[cold]
#[inline(never)]
fn encode_overflow(
    object: &'static RecordShape,
    index: usize,
    expression: &'static str,
) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Overflow { expression }).in_field(object.field_name(index))
}
