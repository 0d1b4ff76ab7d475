//! What is known of the bytes of a type when it is compiled.

use crate::{
    describe::shape::{BitKind, Field, Shape},
    fields::record::Record,
    format::entry_points::Format,
};

/// What is known of a type's, or a codec's, bytes in format `F` when it is compiled.
///
/// `#[derive(Wire)]` implements it. If you do so by hand, [`shape`](Self::shape) is the only item
/// without a default; state the [`SIZE`](Self::SIZE) too where it is known, because lists use it.
///
/// ```
/// use codec_core::{Format, Layout, Shape, Size};
///
/// /// A codec that is always three bytes long.
/// struct Color;
///
/// impl<F: Format> Layout<F> for Color {
///     const SIZE: Size = Size::fixed(3);
///
///     fn shape() -> Shape {
///         Shape::Named { name: "Color", of: || Shape::Unit }
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "a codec of your own: add `impl<F: Format> Layout<F> for {Self}`, which describes its bytes"
)]
pub trait Layout<F: Format> {
    /// The fields of a derived struct, and the format's options for it; `None` for other types.
    const RECORD: Option<&'static Record<F>> = None;
    /// The groups of a derived struct with `bits`.
    #[doc(hidden)]
    const BITS: Option<BitKind> = None;
    /// What is known of the length of its values.
    const SIZE: Size = match Self::RECORD {
        Some(record) => Size::of_fields::<F>(record.shape.fields),
        None => Size::UNKNOWN,
    };
    /// The type number that a format with typed values writes before the value.
    const TYPE: F::TypeNumber = F::RECORD_TYPE;

    /// A description of the type.
    fn shape() -> Shape;
}

/// What is known of the length of values, before any value is seen.
///
/// ```
/// use codec_core::Size;
///
/// assert_eq!(Size::fixed(4).times(3), Size::fixed(12));
/// assert_eq!(Size::at_least(2).min, 2);
/// assert_eq!(Size::fixed(1).and(Size::at_least(2)), Size::at_least(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Size {
    /// The length of every value, if all have the same.
    pub fixed: Option<usize>,
    /// The length of the shortest value. Claimed counts are checked with it.
    pub min: usize,
    /// The length of what stands at the field's own place, if it is the same for every value: the
    /// value itself, or the offset of its data in formats that put data elsewhere.
    pub in_place: Option<usize>,
    /// How a value lies in memory, compared with its bytes on the wire.
    pub memory: Memory,
    /// How many of the fields of a struct, and of the structs in it, are there only sometimes.
    pub optional: usize,
    /// How many of them are always there and have no fixed length, such as texts and lists.
    pub open: usize,
    /// Whether reading a value counts a level of nesting, as derived structs do. The enum variant
    /// that holds it then does not count another one.
    pub is_level: bool,
    /// What the rules of a format need to know of a field of this type.
    pub role: Role,
}

impl Size {
    /// Nothing is known: values may be of any length.
    pub const UNKNOWN: Self = Self {
        fixed: None,
        min: 0,
        in_place: None,
        memory: Memory::Other,
        optional: 0,
        open: 1,
        is_level: false,
        role: Role::Value,
    };
    /// The same for a field that is there only sometimes.
    pub(crate) const OPTIONAL: Self = Self { optional: 1, open: 0, ..Self::UNKNOWN };

    /// No bytes at all: the start of the sum over the fields of a struct.
    pub(crate) const NOTHING: Self = Self::fixed(0);

    /// Every value is `len` bytes long.
    #[must_use]
    pub const fn fixed(len: usize) -> Self {
        Self { fixed: Some(len), min: len, in_place: Some(len), open: 0, ..Self::UNKNOWN }
    }

    /// Values are at least `len` bytes long.
    #[must_use]
    pub const fn at_least(len: usize) -> Self {
        Self { min: len, ..Self::UNKNOWN }
    }

    /// The same, with `len` bytes at the field's own place and the rest elsewhere.
    #[must_use]
    pub const fn in_place(self, len: usize) -> Self {
        Self { in_place: Some(len), ..self }
    }

    /// The same for a type in which every bit pattern is a valid value, and which lies in memory in
    /// this way.
    #[must_use]
    pub const fn in_memory(self, memory: Memory) -> Self {
        Self { memory, ..self }
    }

    /// The same for another kind of field.
    #[must_use]
    pub const fn role(self, role: Role) -> Self {
        Self { role, ..self }
    }

    /// The same for values that a codec makes from the bytes, or that lie behind a pointer: they do
    /// not lie in memory as on the wire.
    #[must_use]
    pub const fn converted(self) -> Self {
        Self { memory: Memory::Other, ..self }
    }

    /// The [`fixed`](Self::fixed) length, 0 if there is none.
    pub(crate) const fn fixed_len(self) -> usize {
        match self.fixed {
            Some(len) => len,
            None => 0,
        }
    }

    /// `count` values, one after the other.
    #[must_use]
    pub const fn times(self, count: usize) -> Self {
        Self {
            fixed: multiply(self.fixed, count),
            min: self.min.saturating_mul(count),
            in_place: multiply(self.in_place, count),
            is_level: false,
            role: self.role.inside(),
            ..self
        }
    }

    /// A value of this length and one of the other behind it.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            fixed: add(self.fixed, other.fixed),
            min: self.min.saturating_add(other.min),
            in_place: add(self.in_place, other.in_place),
            optional: self.optional.saturating_add(other.optional),
            open: self.open.saturating_add(other.open),
            role: if other.role.is_uncounted() { other.role } else { self.role.inside() },
            ..Self::UNKNOWN
        }
    }

    /// The same with zero bytes behind each value, up to a multiple of `to`.
    #[must_use]
    pub const fn padded_to(self, to: usize) -> Self {
        if to == 0 {
            return self;
        }
        let fixed = match self.fixed {
            Some(len) => len.checked_next_multiple_of(to),
            None => None,
        };
        let min = match self.min.checked_next_multiple_of(to) {
            Some(min) => min,
            None => self.min,
        };
        Self { fixed, min, in_place: fixed, memory: Memory::Other, ..self }
    }

    /// A struct with these fields.
    #[must_use]
    pub const fn of_fields<F: Format>(fields: &[Field]) -> Self {
        let mut total = Self { is_level: true, ..Self::NOTHING };
        let mut rest = fields;
        // As `and` does, but in place and with few calls: the compiler interprets this for every
        // struct.
        while let [Field { size, .. }, tail @ ..] = rest {
            total.fixed = match (total.fixed, size.fixed) {
                (Some(sum), Some(len)) => sum.checked_add(len),
                _ => None,
            };
            total.in_place = match (total.in_place, size.in_place) {
                (Some(sum), Some(len)) => sum.checked_add(len),
                _ => None,
            };
            total.min = total.min.saturating_add(size.min);
            if size.fixed.is_none() {
                total.optional = total.optional.saturating_add(size.optional);
                total.open = total.open.saturating_add(size.open);
            }
            rest = tail;
        }
        if !F::INLINE {
            let Self { optional, open, is_level, .. } = total;
            total = Self { optional, open, is_level, ..Self::UNKNOWN };
        }
        total
    }
}

/// How a value lies in memory, compared with its bytes on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no fourth way")]
pub enum Memory {
    /// As the same bytes.
    Same,
    /// As the same bytes in another order, because the order of the format is not that of the
    /// machine.
    Swapped,
    /// In another way, or in one that is not known.
    Other,
}

/// What the rules of a format need to know of a field; see [`Rules`](crate::Rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// A value that is always there.
    Value,
    /// A value that may be absent.
    Optional,
    /// A list of any length.
    List,
    /// A list in a format without a count, whose end nothing says.
    Uncounted,
    /// Everything up to the end.
    Rest,
}

impl Role {
    /// What is left of it in an array or tuple: that a list in it has no count.
    const fn inside(self) -> Self {
        if self.is_uncounted() { self } else { Self::Value }
    }

    pub(crate) const fn is_uncounted(self) -> bool {
        matches!(self, Self::Uncounted)
    }
}

/// The sum of two lengths, if both are known.
const fn add(a: Option<usize>, b: Option<usize>) -> Option<usize> {
    match (a, b) {
        (Some(a), Some(b)) => a.checked_add(b),
        _ => None,
    }
}

/// The length `count` times, if it is known.
const fn multiply(len: Option<usize>, count: usize) -> Option<usize> {
    match len {
        Some(len) => len.checked_mul(count),
        None => None,
    }
}
