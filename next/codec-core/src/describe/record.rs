//! Descriptions of derived structs.

use std::ops::Range;

use super::{Rule, Shape};
use crate::{codec::DescribeForm, format::Engine, value::Size};

/// A description of a derived struct, or of the fields of one enum variant.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// Its Rust name.
    pub name: &'static str,
    /// Its name in the protocol: `#[wire(name = "…")]`.
    pub wire_name: Option<&'static str>,
    /// Its message number: `#[wire(id = …)]`.
    pub id: Option<u64>,
    /// Other names for it: `#[doc(alias = "…")]`.
    pub aliases: &'static [&'static str],
    /// Its doc comment.
    pub docs: &'static str,
    /// Its fields, in the order of the declaration.
    pub fields: &'static [Field],
}

impl Record {
    /// That of a type without fields.
    pub const NONE: Self = Self::new("", "", &[]);

    /// A description of a struct that is not a message.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, fields: &'static [Field]) -> Self {
        Self { name, wire_name: None, id: None, aliases: &[], docs, fields }
    }

    /// The same with a name in the protocol and a message number.
    #[must_use]
    pub const fn message(self, wire_name: Option<&'static str>, id: Option<u64>) -> Self {
        Self { wire_name, id, ..self }
    }

    /// The same with other names.
    #[must_use]
    pub const fn also(self, aliases: &'static [&'static str]) -> Self {
        Self { aliases, ..self }
    }

    /// The name of the field `index`.
    #[inline]
    pub(crate) fn field(&self, index: usize) -> &'static str {
        self.fields.get(index).map_or("?", |field| field.name)
    }

    /// What is known of the bytes of all fields together.
    #[must_use]
    pub const fn size(&self) -> Size {
        let (mut sum, mut rest) = (Size::fixed(0), self.fields);
        while let [field, others @ ..] = rest {
            sum = Size::sum(&[sum, field.size]);
            rest = others;
        }
        sum
    }

    /// Where the number `name` begins, if that is always the same place, and if nothing in the struct
    /// depends on it: then it can be written once more.
    #[must_use]
    pub fn position(&self, name: &str) -> Option<(usize, &Field)> {
        let index = self.fields.iter().position(|field| field.name == name)?;
        let depends = |rule: &Rule| rule.names(index) || matches!(rule, Rule::Checksum { .. });
        if self.fields.iter().flat_map(|field| field.rules).any(depends) {
            return None;
        }
        let field = self.fields.get(index)?;
        let (mut padding, mut before) = (0_usize, self.fields.get(..index)?.iter());
        for rule in field.rules {
            let Rule::Pad(bytes) = rule else { return None };
            padding = padding.checked_add(*bytes)?;
        }
        let place = before.try_fold(padding, |sum, field| sum.checked_add(field.size.exact()?))?;
        Some((place, field))
    }

    /// The names of the fields of a struct of constant size, and the bytes that each has.
    pub(crate) fn places(&self) -> impl Iterator<Item = (&'static str, Range<usize>)> {
        let mut end: usize = 0;
        self.fields.iter().map(move |field| {
            let start = end;
            end = start.saturating_add(field.size.least);
            (field.name, start..end)
        })
    }
}

/// A description of a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Field {
    /// Its Rust name, or its number in a tuple struct.
    pub name: &'static str,
    /// Its name on the wire, where the format has names.
    pub wire_name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// Its type or codec.
    pub shape: fn() -> Shape,
    /// Its directives that decide whether and how it is on the wire, such as `bit = flags & 1`.
    pub directives: &'static str,
    /// What the directives say, from the outside in.
    pub rules: &'static [Rule],
    /// What is known of the bytes that it has in its place.
    pub size: Size,
    /// Whether it has the representation of its type.
    pub is_own: bool,
}

impl Field {
    /// A field of type `T` in the form `C` that is always there.
    #[must_use]
    pub const fn of<F: Engine, C: DescribeForm<F, T>, T: ?Sized>(
        name: &'static str,
        docs: &'static str,
    ) -> Self {
        let (size, is_own) = (C::SIZE, C::IS_OWN);
        let shape: fn() -> Shape = C::shape;
        Self { name, wire_name: name, docs, shape, directives: "", rules: &[], size, is_own }
    }

    /// A field that is not on the wire where it stands.
    #[must_use]
    pub const fn skipped(name: &'static str, docs: &'static str) -> Self {
        let (shape, size) = (|| Shape::Unit, Size::fixed(0));
        Self { name, wire_name: name, docs, shape, directives: "", rules: &[], size, is_own: false }
    }

    /// The same with its directives.
    #[must_use]
    pub const fn directed(
        self,
        directives: &'static str,
        rules: &'static [Rule],
        size: Size,
    ) -> Self {
        Self { directives, rules, size, ..self }
    }

    /// The same with another name on the wire.
    #[must_use]
    pub const fn called(self, wire_name: &'static str) -> Self {
        Self { wire_name, ..self }
    }
}
