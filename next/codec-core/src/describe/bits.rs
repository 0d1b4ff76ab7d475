//! Descriptions of structs that are one number.

use super::Keeps;
use crate::bits::BitGroup;

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
    /// That of a type without fields.
    pub const NONE: Self = Self::new("", "", 0, &[]);

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
        /// The doc comments of the variants, in the same order; empty if there are none.
        docs: &'static [&'static str],
        /// What it does with a number that no variant has.
        keeps: Keeps,
    },
    /// A struct with `bits`.
    Struct(&'static BitsShape),
}
