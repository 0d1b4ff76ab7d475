//! Descriptions of types, as data.

use crate::{format::Format, layout::Layout};

/// A derived struct: it has a list of fields.
pub trait Record<F: Format>: Layout<F> {
    /// Its fields, in the order of the declaration.
    const FIELDS: &'static [Field];
    /// Its description.
    const OBJECT: &'static Object;
}

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
        /// How its end is told, such as `u16 count`.
        framing: &'static str,
        /// The largest number of units, where the codec has one.
        max: Option<usize>,
    },
    /// Raw bytes.
    Bytes {
        /// How their end is told: a prefix, a fixed number, or the rest.
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
        /// How the number is told, such as `u32 count`.
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
    Object(&'static Object),
    /// A derived enum.
    Enum(&'static EnumShape),
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
pub struct Object {
    /// Its Rust name.
    pub name: &'static str,
    /// Its name in the protocol: `#[wire(name = "…")]`.
    pub wire_name: Option<&'static str>,
    /// Its message number: `#[wire(id = …)]`.
    pub id: Option<u64>,
    /// Its doc comment.
    pub docs: &'static str,
    /// Its fields, in the order of the declaration.
    pub fields: &'static [Field],
    /// Whether all slots come first: `#[wire(slots = hoisted)]`.
    pub hoisted: bool,
    /// Whether text and bytes lie before lists: `#[wire(tail = strings_first)]`.
    pub strings_first: bool,
}

impl Object {
    /// A description without fields.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, fields: &'static [Field]) -> Self {
        Self { name, wire_name: None, id: None, docs, fields, hoisted: false, strings_first: false }
    }

    /// The same with a name in the protocol and a message number.
    #[must_use]
    pub const fn message(self, wire_name: Option<&'static str>, id: Option<u64>) -> Self {
        Self { wire_name, id, ..self }
    }

    /// The same with an order of variable data of its own.
    #[must_use]
    pub const fn tail(self, hoisted: bool, strings_first: bool) -> Self {
        Self { hoisted, strings_first, ..self }
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
    /// Its place in the order of variable data: `#[wire(tail = n)]`.
    pub tail: Option<u16>,
}

impl Field {
    /// A field without directives.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, shape: fn() -> Shape) -> Self {
        Self { name, wire_name: name, docs, shape, directives: "", tail: None }
    }

    /// The same with another name on the wire.
    #[must_use]
    pub const fn named(self, wire_name: &'static str) -> Self {
        Self { wire_name, ..self }
    }

    /// The same with directives.
    #[must_use]
    pub const fn directed(self, directives: &'static str) -> Self {
        Self { directives, ..self }
    }

    /// The same with a place in the order of variable data.
    #[must_use]
    pub const fn at_tail(self, tail: u16) -> Self {
        Self { tail: Some(tail), ..self }
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
    /// Its doc comment.
    pub docs: &'static str,
    /// The tags that select it; none for the variant that keeps unknown ones.
    pub ids: &'static [i128],
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
        Self { name, docs, ids, shape }
    }
}
