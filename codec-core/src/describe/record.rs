//! Descriptions of derived structs and enums.

use super::{rule::Rule, shape::Shape};
use crate::{
    format::entry_points::Format,
    value::size::{Layout, Role, Size},
};

/// A description of a derived struct, or of the fields of one enum variant.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RecordShape {
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
    /// Where its slots lie, in a format with [offsets](super::format::Lies::Offsets).
    pub placement: fn() -> Placement,
}

/// Where the slots of a struct lie, which say where its lists, texts and bytes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Placement {
    /// Each at the place of its field.
    InOrder,
    /// Before all other fields: those of lists first, then those of texts and bytes.
    SlotsFirst,
}

impl RecordShape {
    /// A description of a struct that is not a message.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, fields: &'static [Field]) -> Self {
        let placement = || Placement::InOrder;
        Self { name, wire_name: None, id: None, aliases: &[], docs, fields, placement }
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

    /// The same with slots at other places.
    #[must_use]
    pub const fn placed(self, placement: fn() -> Placement) -> Self {
        Self { placement, ..self }
    }

    #[inline]
    pub(crate) fn field_name(&self, index: usize) -> &'static str {
        self.fields.get(index).map_or("?", |field| field.name)
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
    /// Its directives that decide whether and how it is on the wire, as written, such as
    /// `bit = flags & 1`.
    pub directives: &'static str,
    /// What the directives say. Of rules that say whether the field is there and those of the zero
    /// bytes before it, each is about what the ones behind it say: zero bytes before a condition are
    /// there in any case. Zero bytes behind [`Rule::At`] stand before the data elsewhere.
    pub rules: &'static [Rule],
    /// What is known of its length, the [`padding`](Self::padding) included.
    pub size: Size,
    /// Zero bytes before it, which are part of its length.
    pub padding: usize,
    /// Whether it is on the wire: it has no `skip`.
    pub on_wire: bool,
}

impl Field {
    /// A field of type or codec `T` that is always there.
    #[must_use]
    pub const fn of<F: Format, T: Layout<F>>(name: &'static str, docs: &'static str) -> Self {
        Self { size: T::SIZE, ..Self::conditional::<F, T>(name, docs) }
    }

    /// A field of type or codec `T` that may be absent, or whose length another field gives.
    ///
    /// It does not look at the length of `T`, so that a type may contain itself.
    #[must_use]
    pub const fn conditional<F: Format, T: Layout<F>>(
        name: &'static str,
        docs: &'static str,
    ) -> Self {
        let (shape, size) = (T::shape, Size::OPTIONAL);
        let (directives, rules) = ("", &[]);
        Self {
            name,
            wire_name: name,
            docs,
            shape,
            directives,
            rules,
            size,
            padding: 0,
            on_wire: true,
        }
    }

    /// A field that is not on the wire.
    #[must_use]
    pub const fn skipped(name: &'static str, docs: &'static str) -> Self {
        Self {
            name,
            wire_name: name,
            docs,
            shape: || Shape::Unit,
            directives: "skip",
            rules: &[Rule::Skip],
            size: Size::NOTHING,
            padding: 0,
            on_wire: false,
        }
    }

    /// The same with directives.
    #[must_use]
    pub const fn directed(self, directives: &'static str, rules: &'static [Rule]) -> Self {
        Self { directives, rules, size: self.size.converted(), ..self }
    }

    /// The same with rules that no directive states.
    #[must_use]
    pub const fn ruled(self, rules: &'static [Rule]) -> Self {
        Self { rules, ..self }
    }

    /// The same with another description of its type or codec.
    #[must_use]
    pub const fn shaped(self, shape: fn() -> Shape) -> Self {
        Self { shape, ..self }
    }

    /// The same, lying elsewhere: nothing of it is in place.
    #[must_use]
    pub const fn elsewhere(self) -> Self {
        Self { size: self.size.in_place(0), ..self }
    }

    /// The same, taking all that is left.
    #[must_use]
    pub const fn to_the_end(self) -> Self {
        Self { size: self.size.role(Role::Rest), ..self }
    }

    /// The same with `bytes` zero bytes before it.
    #[must_use]
    pub const fn padded(self, bytes: usize) -> Self {
        let Size { role, .. } = self.size;
        Self { size: Size::fixed(bytes).and(self.size).role(role), padding: bytes, ..self }
    }
}

/// A description of a derived enum.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EnumShape {
    /// Its Rust name.
    pub name: &'static str,
    /// Its doc comment.
    pub docs: &'static str,
    /// The number that tells the variants apart.
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
    /// The tag and all that is left are kept.
    Rest,
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
}

impl EnumShape {
    /// The same, keeping tags that no variant has.
    #[must_use]
    pub const fn keeping(self, keeps: Keeps) -> Self {
        Self { keeps, ..self }
    }

    /// Whether it is a number with nothing behind it.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        !matches!(self.keeps, Keeps::Rest)
            && self.variants.iter().all(|variant| matches!((variant.shape)(), Shape::Unit))
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
    /// The tags that select it; empty for the variant that keeps unknown tags.
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

    /// The first tag that selects it; none for texts and for the variant that keeps unknown tags.
    #[must_use]
    pub fn first_id(&self) -> Option<i128> {
        self.ids.first().copied().or_else(|| self.ranges.first().map(|(first, _)| *first))
    }

    /// Whether the tag `id` selects it.
    #[must_use]
    pub fn has_id(&self, id: i128) -> bool {
        self.ids.contains(&id)
            || self.ranges.iter().any(|(first, last)| (first..=last).contains(&&id))
    }

    /// The same for a variant that texts select.
    #[must_use]
    pub const fn told_by(self, texts: &'static [&'static str]) -> Self {
        Self { texts, ..self }
    }
}
