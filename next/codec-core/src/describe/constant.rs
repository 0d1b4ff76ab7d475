//! The values of constants that directives name.

use std::{marker::PhantomData, ops::Deref};

use super::{ByteOrder, Shape};
use crate::{
    fields::whole,
    format::{Engine, Format as _},
    value::Encode,
};

/// A constant that a directive names, in format `F`.
///
/// It has the method `number`: for a type of the format, the number that is on the wire; for all
/// others, the one that it is in Rust. Which of the two is found by dereferencing, because derived
/// code cannot ask whether a type has a trait.
#[derive(Debug)]
pub struct Constant<'a, F, T>(Plain<'a, T>, PhantomData<F>);

/// A constant that is perhaps a number.
#[derive(Debug)]
pub struct Plain<'a, T>(&'a T);

impl<'a, F, T> Constant<'a, F, T> {
    /// The constant.
    pub const fn new(value: &'a T) -> Self {
        Self(Plain(value), PhantomData)
    }
}

impl<F: Engine, T: Encode<F> + 'static> Constant<'_, F, T> {
    /// Its number on the wire.
    #[must_use]
    pub fn number(&self) -> Option<i128> {
        let value = self.0.0;
        whole(value).or_else(|| of_bytes(T::shape(), &F::to_vec(value).ok()?))
    }
}

impl<'a, F, T> Deref for Constant<'a, F, T> {
    type Target = Plain<'a, T>;

    fn deref(&self) -> &Plain<'a, T> {
        &self.0
    }
}

impl<T: 'static> Plain<'_, T> {
    /// Its number in Rust.
    #[must_use]
    pub fn number(&self) -> Option<i128> {
        whole(self.0)
    }
}

/// The number that `bytes` are, by their description: that of a number, or of a struct whose only
/// field is one.
fn of_bytes(shape: Shape, bytes: &[u8]) -> Option<i128> {
    if let Shape::Record(record) = shape
        && let [field] = record.fields
    {
        return of_bytes((field.shape)(), bytes);
    }
    let Shape::Int { width, signed, order } = shape else { return None };
    let mut all = [0; 16];
    let bytes = bytes.get(..width)?;
    match order {
        ByteOrder::Big => all.iter_mut().zip(bytes.iter().rev()).for_each(|(to, from)| *to = *from),
        _ => all.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from),
    }
    let unused = 128_u32.checked_sub(u32::try_from(width).ok()?.checked_mul(8)?)?;
    let pattern = i128::from_le_bytes(all);
    let sign = signed && pattern.wrapping_shl(unused) < 0;
    Some(if sign { pattern.wrapping_shl(unused).wrapping_shr(unused) } else { pattern })
}
