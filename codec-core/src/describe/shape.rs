//! Descriptions of types, as data.

pub use super::bits::{BitGroup, BitKind, BitsShape};
use crate::{
    format::entry_points::Format,
    value::size::{Layout, Role, Size},
};

/// A description of a type or codec in one format.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// Nothing on the wire.
    Unit,
    /// A whole number.
    Int {
        /// Bytes on the wire.
        width: usize,
        /// Whether it may be negative.
        signed: bool,
    },
    /// A floating point number.
    Float {
        /// Bytes on the wire.
        width: usize,
    },
    /// True or false.
    Bool {
        /// Bytes on the wire.
        width: usize,
    },
    /// A UUID of 16 bytes.
    Uuid,
    /// Text.
    Text {
        /// Name of the encoding.
        encoding: &'static str,
        /// How its end is marked, such as `u16 count`.
        framing: &'static str,
        /// The largest number of units, where the codec has one.
        max: Option<usize>,
    },
    /// Raw bytes.
    Bytes {
        /// How their end is marked: a prefix, a fixed number, or the rest.
        framing: &'static str,
        /// The fixed or largest number, where there is one.
        max: Option<usize>,
    },
    /// A fixed number of values.
    Array {
        /// The elements.
        of: fn() -> Shape,
        /// How many.
        len: usize,
    },
    /// Any number of values.
    List {
        /// The elements.
        of: fn() -> Shape,
        /// How their number is given, such as `u32 count`.
        framing: &'static str,
        /// The largest number, where the codec has one.
        max: Option<usize>,
    },
    /// A value that may be absent.
    Optional {
        /// The value.
        of: fn() -> Shape,
    },
    /// A derived struct.
    Record(&'static RecordShape),
    /// A derived enum.
    Enum(&'static EnumShape),
    /// A derived struct that is a number.
    Bits {
        /// The number.
        of: fn() -> Shape,
        /// Its bits.
        bits: &'static BitsShape,
    },
    /// A codec or type with a name of its own.
    Named {
        /// The name.
        name: &'static str,
        /// What it is made of.
        of: fn() -> Shape,
    },
}

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
}

impl RecordShape {
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
        let (shape, size) = (T::shape, Size::UNKNOWN);
        Self { name, wire_name: name, docs, shape, directives: "", size, padding: 0, on_wire: true }
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
            size: Size::NOTHING,
            padding: 0,
            on_wire: false,
        }
    }

    /// The same with directives.
    #[must_use]
    pub const fn directed(self, directives: &'static str) -> Self {
        Self { directives, size: self.size.converted(), ..self }
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
        Self { name, docs, tag, variants }
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

    /// A description of a variant that is a number and nothing else.
    #[must_use]
    pub const fn number(name: &'static str, docs: &'static str, ids: &'static [i128]) -> Self {
        Self::new(name, docs, ids, || Shape::Unit)
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
