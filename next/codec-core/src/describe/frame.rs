//! Descriptions of how the end of a text, of bytes or of a list is found.

use super::shape::Shape;

/// How the end of a text, of bytes or of a list is found.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Frame {
    /// A number before it says how long it is.
    Prefix(Count),
    /// It always has so many units, bytes or elements.
    Fixed(usize),
    /// These bytes stand behind it, and their like not inside of it.
    Terminated(&'static [u8]),
    /// It takes all that is left.
    Rest {
        /// The most units, bytes or elements.
        max: Option<usize>,
    },
    /// A directive of the field says it: `count`, `len`, `rest` or `end`.
    Elsewhere,
    /// It lies elsewhere in the message, at an offset.
    Far(Far),
}

/// A number that says how long something is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Count {
    /// The number.
    pub number: fn() -> Shape,
    /// What it counts.
    pub counts: Counts,
    /// What it has in excess of what it counts: its own bytes, a header, a terminator.
    pub plus: u64,
    /// The bits of it that count.
    pub mask: u64,
    /// The bits of it that are always set. Some readers accept others.
    pub set: u64,
    /// The largest number that it may count.
    pub max: Option<usize>,
    /// What stands behind all that it counts, or at the end of it if [`plus`](Self::plus) is the
    /// length of it.
    pub terminator: &'static [u8],
    /// Whether the type number of the elements stands behind it.
    pub typed: bool,
}

impl Count {
    /// A number that counts and does nothing else.
    #[must_use]
    pub const fn new(number: fn() -> Shape, counts: Counts) -> Self {
        let (plus, mask, set, max, typed) = (0, u64::MAX, 0, None, false);
        Self { number, counts, plus, mask, set, max, terminator: &[], typed }
    }

    /// The same with a largest number.
    #[must_use]
    pub const fn at_most(self, max: usize) -> Self {
        Self { max: Some(max), ..self }
    }

    /// The same for a number that is larger by so much.
    #[must_use]
    pub const fn plus(self, plus: u64) -> Self {
        Self { plus, ..self }
    }

    /// The same for a number of which only the bits of `mask` count, and those of `set` are set.
    #[must_use]
    pub const fn masked(self, mask: u64, set: u64) -> Self {
        Self { mask, set, ..self }
    }

    /// The same with a terminator.
    #[must_use]
    pub const fn terminated(self, terminator: &'static [u8]) -> Self {
        Self { terminator, ..self }
    }

    /// The same with the type of the elements behind it.
    #[must_use]
    pub const fn typed(self) -> Self {
        Self { typed: true, ..self }
    }
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Counts {
    /// The elements of a list.
    Elements,
    /// The units of a text.
    Units,
    /// Bytes.
    Bytes,
}

/// How to find what lies elsewhere in the message.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Far {
    /// The number that says where it begins. It counts from the byte that the
    /// [format](super::format::Lies::Offsets) says.
    pub offset: fn() -> Shape,
    /// The number of elements or bytes, unless a terminator ends them. If it is 0, the offset means
    /// nothing.
    pub count: Option<fn() -> Shape>,
    /// Whether the number of elements stands before the offset.
    pub count_first: bool,
    /// Whether each element has its own offset and that of the next before it.
    pub linked: bool,
    /// What stands behind it.
    pub terminator: &'static [u8],
}

impl Far {
    /// Text or bytes up to a terminator.
    #[must_use]
    pub const fn terminated(offset: fn() -> Shape, terminator: &'static [u8]) -> Self {
        Self { offset, count: None, count_first: false, linked: false, terminator }
    }

    /// Bytes whose number stands behind the offset.
    #[must_use]
    pub const fn counted(offset: fn() -> Shape, count: fn() -> Shape) -> Self {
        let count = Some(count);
        Self { offset, count, count_first: false, linked: false, terminator: &[] }
    }

    /// Elements, each with the offset of the next, whose number stands before the offset.
    #[must_use]
    pub const fn linked(count: fn() -> Shape, offset: fn() -> Shape) -> Self {
        let count = Some(count);
        Self { offset, count, count_first: true, linked: true, terminator: &[] }
    }
}

impl Frame {
    /// A number before it, which counts elements.
    #[must_use]
    pub const fn elements(number: fn() -> Shape) -> Self {
        Self::Prefix(Count::new(number, Counts::Elements))
    }

    /// A number before it, which counts the units of a text.
    #[must_use]
    pub const fn units(number: fn() -> Shape) -> Self {
        Self::Prefix(Count::new(number, Counts::Units))
    }

    /// A number before it, which counts bytes.
    #[must_use]
    pub const fn bytes(number: fn() -> Shape) -> Self {
        Self::Prefix(Count::new(number, Counts::Bytes))
    }

    /// All that is left.
    pub const REST: Self = Self::Rest { max: None };

    /// The number before it, if there is one.
    #[must_use]
    pub fn number(&self) -> Option<Shape> {
        match self {
            Self::Prefix(count) => Some((count.number)()),
            _ => None,
        }
    }

    /// The largest number of units, bytes or elements, where there is one.
    #[must_use]
    pub const fn max(&self) -> Option<usize> {
        match self {
            Self::Prefix(count) => count.max,
            Self::Rest { max } => *max,
            Self::Fixed(len) => Some(*len),
            _ => None,
        }
    }

    /// The same with a largest number, where it has none of its own.
    #[must_use]
    pub const fn at_most(self, max: usize) -> Self {
        match self {
            Self::Prefix(count) => Self::Prefix(count.at_most(max)),
            Self::Rest { .. } => Self::Rest { max: Some(max) },
            other => other,
        }
    }
}
