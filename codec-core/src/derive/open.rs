//! Enums that are numbers with names: `#[wire(repr = u32)]`.

use core::{fmt, slice};

use crate::describe::shape::{Shape, VariantShape};

/// The descriptions of `N` variants that are nothing but their numbers, from a table of names and
/// numbers, and doc comments by index.
///
/// One call for all variants: in enums with hundreds of them, one each takes the compiler longer
/// than all the rest.
#[must_use]
pub const fn numbered<const N: usize>(
    names: &'static [(&'static str, i128)],
    docs: &[(usize, &'static str)],
) -> [VariantShape; N] {
    let mut shapes = [VariantShape::new("", "", &[], || Shape::Unit); N];
    let mut rest: (&mut [VariantShape], &[(&str, i128)]) = (&mut shapes, names);
    while let ([shape, shapes @ ..], [(name, number), names @ ..]) = rest {
        (shape.name, shape.ids) = (name, slice::from_ref(number));
        rest = (shapes, names);
    }
    let mut rest = docs;
    while let [(index, docs), others @ ..] = rest {
        if let Some((_, [shape, ..])) = shapes.split_at_mut_checked(*index) {
            shape.docs = docs;
        }
        rest = others;
    }
    shapes
}

/// An enum that keeps every number of its width.
///
/// A number with a name has two values, the variant and `other` with the number in it. They are the
/// same to everything that goes by [`number`](Self::number).
pub trait Open {
    /// The number.
    type Number: Copy + fmt::Debug + Into<i128>;
    /// The variants with their numbers.
    const NAMES: &'static [(&'static str, i128)];
    /// The variant that keeps the other numbers.
    const OTHER: &'static str;

    /// The number of the value.
    fn number(&self) -> Self::Number;
}

/// Prints the variant of the number, or the number in the variant that keeps it.
///
/// # Errors
///
/// Those of `f`.
#[inline]
pub fn debug_open<T: Open>(value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let number = value.number();
    debug_number(T::NAMES, T::OTHER, number.into(), &number, f)
}

/// The part of [`debug_open`] that is the same for all types, so that it is compiled once.
fn debug_number(
    names: &[(&str, i128)],
    other: &str,
    wide: i128,
    number: &dyn fmt::Debug,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match names.iter().find(|(_, named)| *named == wide) {
        Some((name, _)) => f.write_str(name),
        None => f.debug_tuple(other).field(number).finish(),
    }
}
