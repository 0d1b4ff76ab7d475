//! Where the fields of a struct with `bits` lie in its number.

use super::{BitValue, missing, over};
use crate::describe::{BitKind, Rule};

/// A field of a struct with `bits`.
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
    /// Whether it takes the bits that no other field has.
    takes_rest: bool,
    /// The fewest and the most bits that its type can have.
    limits: (u32, u32),
}

/// Fails the build, with `message` at the caller.
#[track_caller]
#[allow(clippy::panic, reason = "a compile error")]
const fn fail(message: &'static str) {
    panic!("{}", message);
}

impl BitGroup {
    /// A field that is not on the wire.
    pub const SKIPPED: Self = Self {
        name: "",
        docs: "",
        directives: "",
        rules: &[],
        kind: BitKind::Unused,
        start: 0,
        width: 0,
        padding: 0,
        takes_rest: false,
        limits: (0, 0),
    };

    /// A field of type `T`, with as many bits as that has.
    #[must_use]
    pub const fn of<T: BitValue>() -> Self {
        let width = match T::WIDTH {
            Some(width) => width,
            None => 0,
        };
        let limits = (T::MIN_WIDTH, T::MAX_WIDTH);
        Self { kind: T::KIND, width, limits, ..Self::SKIPPED }
    }

    /// The same with so many bits.
    #[must_use]
    pub const fn wide(self, width: u32) -> Self {
        Self { width, ..self }
    }

    /// The same with the bits that no other field has.
    #[must_use]
    pub const fn rest(self) -> Self {
        Self { width: 0, takes_rest: true, ..self }
    }

    /// The same with unused bits before it.
    #[must_use]
    pub const fn padded(self, padding: u32) -> Self {
        Self { padding, ..self }
    }

    /// The same with a name and a doc comment, and with the bits that its type can have.
    ///
    /// # Panics
    ///
    /// If the type cannot have so many bits, which fails the build.
    #[must_use]
    #[track_caller]
    pub const fn called(self, name: &'static str, docs: &'static str) -> Self {
        if !self.takes_rest {
            self.check();
        }
        Self { name, docs, ..self }
    }

    /// The same with its directives.
    #[must_use]
    pub const fn directed(self, directives: &'static str, rules: &'static [Rule]) -> Self {
        Self { directives, rules, ..self }
    }

    #[track_caller]
    const fn check(&self) {
        if self.width == 0 && self.limits.1 > 0 {
            fail("how many bits? add `#[wire(bits = 4)]`");
        }
        if self.width < self.limits.0 {
            fail("this field has fewer bits than its type");
        }
        if self.width > self.limits.1 {
            fail("this field has more bits than its type");
        }
    }

    /// Ones in as many bits as it has.
    #[inline]
    pub(crate) const fn mask(&self) -> u64 {
        match self.width {
            0 => 0,
            width => u64::MAX.wrapping_shr(u64::BITS.wrapping_sub(width)),
        }
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
    let (mut taken, mut has_rest) = (0_u32, false);
    let mut rest: &[BitGroup] = &groups;
    while let [group, others @ ..] = rest {
        taken = taken.saturating_add(group.width).saturating_add(group.padding);
        has_rest = has_rest || group.takes_rest;
        rest = others;
    }
    let left = width.saturating_sub(taken);
    if taken > width {
        fail(over(taken.saturating_sub(width)));
    }
    if left == 0 && has_rest {
        fail("no bit is left for the field with `rest`");
    }
    if left > 0 && !has_rest {
        fail(missing(left));
    }
    let mut next = 0_u32;
    let mut rest: &mut [BitGroup] = &mut groups;
    while let [group, others @ ..] = rest {
        if group.takes_rest {
            group.width = left;
            group.check();
        }
        let start = next.saturating_add(group.padding);
        next = start.saturating_add(group.width);
        group.start = if lsb_first { start } else { width.saturating_sub(next) };
        rest = others;
    }
    groups
}
