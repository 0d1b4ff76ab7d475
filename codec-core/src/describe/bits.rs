//! Descriptions of structs that are one number, and where their fields lie in it.

use super::{record::Keeps, rule::Rule};
use crate::{
    __private::checks::fail,
    bits::{BitValue, missing, over},
};

/// A description of a struct with `bits`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BitsShape {
    /// Its Rust name.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// The bits of its number.
    pub width: u32,
    /// Its fields, in the order of the declaration.
    pub groups: &'static [BitGroup],
}

impl BitsShape {
    /// A description of a struct.
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        width: u32,
        groups: &'static [BitGroup],
    ) -> Self {
        Self { name, docs, width, groups }
    }

    #[inline]
    pub(crate) fn name_of(&self, index: usize) -> &'static str {
        self.groups.get(index).map_or("?", |group| group.name)
    }
}

/// A description of a field of a struct with `bits`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BitGroup {
    /// Its Rust name, or its number in a tuple struct.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// Its directives, as written.
    pub directives: &'static str,
    /// What its `const` and `check` say; fields are those of the struct.
    pub rules: &'static [Rule],
    /// What its bits are.
    pub kind: BitKind,
    /// Its lowest bit; that of the number is 0.
    pub start: u32,
    /// How many bits it has; none if it is not on the wire.
    pub width: u32,
    /// How many unused bits are before it.
    pub padding: u32,
    /// The lowest of the unused bits.
    pub padding_start: u32,
    /// Whether it takes the bits that no other field has.
    rest: bool,
    /// The fewest and the most bits that its type can have.
    limits: (u32, u32),
}

/// What a group of bits is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum BitKind {
    /// Not used, or not on the wire.
    Unused,
    /// True or false.
    Bool,
    /// A whole number.
    Int {
        /// Whether it may be negative, in two's complement.
        signed: bool,
    },
    /// An enum.
    Enum {
        /// Its Rust name.
        name: &'static str,
        /// Its variants and their numbers.
        variants: &'static [(&'static str, i128)],
        /// The doc comments of the variants, in the same order.
        docs: &'static [&'static str],
        /// What it does with a number that no variant has.
        keeps: Keeps,
    },
    /// A struct with `bits`.
    Struct(&'static BitsShape),
}

impl BitGroup {
    /// A field of type `T` with so many bits, or as many as the type has.
    ///
    /// # Panics
    ///
    /// If the type cannot have so many bits, which fails the build.
    #[must_use]
    #[track_caller]
    pub const fn of<T: BitValue>(width: Option<u32>) -> Self {
        let width = match (width, T::WIDTH) {
            (Some(width), _) | (None, Some(width)) => width,
            (None, None) => {
                fail("how many bits? add `#[wire(bits = 4)]`");
                0
            }
        };
        let group = Self { width, ..Self::rest::<T>() };
        group.check();
        Self { rest: false, ..group }
    }

    /// A field of type `T` with the bits that no other has.
    #[must_use]
    pub const fn rest<T: BitValue>() -> Self {
        let limits = (T::MIN_WIDTH, T::MAX_WIDTH);
        Self { kind: T::KIND, rest: true, limits, ..Self::skipped() }
    }

    /// A field that is not on the wire.
    #[must_use]
    pub const fn skipped() -> Self {
        Self {
            name: "",
            docs: "",
            directives: "",
            rules: &[],
            kind: BitKind::Unused,
            start: 0,
            width: 0,
            padding: 0,
            padding_start: 0,
            rest: false,
            limits: (0, 0),
        }
    }

    #[track_caller]
    const fn check(&self) {
        if self.width < self.limits.0 {
            fail("this field has fewer bits than its type");
        }
        if self.width > self.limits.1 {
            fail("this field has more bits than its type");
        }
    }

    /// The same with a name, a doc comment and directives.
    #[must_use]
    pub const fn called(
        self,
        name: &'static str,
        docs: &'static str,
        directives: &'static str,
    ) -> Self {
        Self { name, docs, directives, ..self }
    }

    /// The same with unused bits before it.
    #[must_use]
    pub const fn padded(self, padding: u32) -> Self {
        Self { padding, ..self }
    }

    /// The same for a field with a `const` or `check`.
    #[must_use]
    pub const fn checked(self, rules: &'static [Rule]) -> Self {
        Self { rules, ..self }
    }
}

/// The fields of a struct that is a number of `width` bits, each at its place: the first at the most
/// significant end, or at the least significant.
///
/// # Panics
///
/// If they have more or fewer bits than the number, which fails the build.
#[must_use]
#[track_caller]
pub const fn bit_groups<const N: usize>(
    mut groups: [BitGroup; N],
    width: u32,
    lsb_first: bool,
) -> [BitGroup; N] {
    let mut taken = 0u32;
    let mut has_rest = false;
    let mut rest: &[BitGroup] = &groups;
    while let [group, others @ ..] = rest {
        taken = taken.saturating_add(group.width).saturating_add(group.padding);
        has_rest = has_rest || group.rest;
        rest = others;
    }
    let left = match width.checked_sub(taken) {
        Some(0) if has_rest => {
            fail("no bit is left for the field with `rest`");
            0
        }
        Some(left) => left,
        None => {
            fail(over(taken.saturating_sub(width)));
            0
        }
    };
    if left > 0 && !has_rest {
        fail(missing(left));
    }
    let mut next = 0u32;
    let mut rest: &mut [BitGroup] = &mut groups;
    while let [group, others @ ..] = rest {
        if group.rest {
            group.width = left;
            group.check();
        }
        let padding = next;
        let start = padding.saturating_add(group.padding);
        next = start.saturating_add(group.width);
        if lsb_first {
            (group.padding_start, group.start) = (padding, start);
        } else {
            group.padding_start = width.saturating_sub(start);
            group.start = width.saturating_sub(next);
        }
        rest = others;
    }
    groups
}
