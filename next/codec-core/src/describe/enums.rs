//! Descriptions of enums.

use std::slice;

use super::{Record, Shape};

/// A description of an enum.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EnumShape {
    /// Its Rust name.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// What tells the variants apart.
    pub tag: fn() -> Shape,
    /// Its variants.
    pub variants: &'static [VariantShape],
    /// What it does with a tag that no variant has.
    pub keeps: Keeps,
}

/// What an enum does with a tag that no variant has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Keeps {
    /// It is an error.
    Nothing,
    /// The number is kept; there is nothing behind it.
    Number,
    /// The tag and what the last variant has are kept.
    Variant,
}

impl EnumShape {
    /// A description of an enum.
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        tag: fn() -> Shape,
        variants: &'static [VariantShape],
    ) -> Self {
        Self { name, docs, tag, variants, keeps: Keeps::Nothing }
    }

    /// The same, keeping tags that no variant has.
    #[must_use]
    pub const fn keeping(self, keeps: Keeps) -> Self {
        Self { keeps, ..self }
    }

    /// The variant that the tag `id` selects.
    #[must_use]
    pub fn variant(&self, id: i128) -> Option<&'static VariantShape> {
        self.variants.iter().find(|variant| variant.has_id(id))
    }
}

/// A description of an enum variant.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct VariantShape {
    /// Its Rust name.
    pub name: &'static str,
    /// Other names for it: `#[doc(alias = "…")]`.
    pub aliases: &'static [&'static str],
    /// Its doc comment.
    pub docs: &'static str,
    /// The tags that select it, and the first of each range; empty for the variant that keeps unknown
    /// tags.
    pub ids: &'static [i128],
    /// The first and the last tag of the ranges that select it.
    pub ranges: &'static [(i128, i128)],
    /// The texts that select it, where texts are the tags.
    pub texts: &'static [&'static str],
    /// What follows the tag.
    pub shape: fn() -> Shape,
}

impl VariantShape {
    /// A description of a variant.
    #[must_use]
    pub const fn new(
        name: &'static str,
        docs: &'static str,
        ids: &'static [i128],
        shape: fn() -> Shape,
    ) -> Self {
        Self { name, aliases: &[], docs, ids, ranges: &[], texts: &[], shape }
    }

    /// The same with other names.
    #[must_use]
    pub const fn also(self, aliases: &'static [&'static str]) -> Self {
        Self { aliases, ..self }
    }

    /// The same for a variant that ranges of tags select.
    #[must_use]
    pub const fn ranging(self, ranges: &'static [(i128, i128)]) -> Self {
        Self { ranges, ..self }
    }

    /// The same for a variant that texts select.
    #[must_use]
    pub const fn told_by(self, texts: &'static [&'static str]) -> Self {
        Self { texts, ..self }
    }

    /// Whether the tag `id` selects it.
    #[must_use]
    pub fn has_id(&self, id: i128) -> bool {
        self.ids.contains(&id)
            || self.ranges.iter().any(|(first, last)| (first..=last).contains(&&id))
    }
}

/// The descriptions of `N` variants that are nothing but their numbers, from a table of names and
/// numbers, and doc comments.
///
/// One call for all variants: in enums with hundreds of them, one each takes the compiler longer
/// than all the rest.
#[must_use]
pub const fn numbered<const N: usize>(
    names: &'static [(&'static str, i128)],
    docs: &'static [&'static str],
) -> [VariantShape; N] {
    let mut shapes = [VariantShape::new("", "", &[], || Shape::Unit); N];
    let mut rest: (&mut [VariantShape], &[(&str, i128)], &[&str]) = (&mut shapes, names, docs);
    while let ([shape, shapes @ ..], [(name, number), names @ ..], docs) = rest {
        (shape.name, shape.ids) = (name, slice::from_ref(number));
        let mut others = docs;
        if let [text, tail @ ..] = docs {
            (shape.docs, others) = (text, tail);
        }
        rest = (shapes, names, others);
    }
    shapes
}

/// What is known of the fields of a variant: the one at `index`.
///
/// In a constant of its own: the compiler goes through everything that a constant refers to for each
/// place that names it, and the list of all variants in each of their arms made that the cube of
/// their number.
#[must_use]
pub const fn record_at(records: &'static [Record], index: usize) -> &'static Record {
    match records.split_at_checked(index) {
        Some((_, [record, ..])) => record,
        _ => &Record::NONE,
    }
}
