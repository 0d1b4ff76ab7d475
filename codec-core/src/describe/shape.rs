//! Descriptions of types, as data.

use crate::{
    format::entry_points::Format,
    value::layout::{Layout, Role, add_len},
};

/// A derived struct: it has a list of fields.
pub trait Record<F: Format>: Layout<F> {
    /// Its description.
    const OBJECT: &'static Object;
    /// Its fields, in the order of the declaration.
    const FIELDS: &'static [Field] = Self::OBJECT.fields;
}

/// A derived enum with a `tag`: each variant has a list of fields.
pub trait Variants<F: Format>: Layout<F> {
    /// The fields of each variant.
    const FIELDS: &'static [&'static [Field]];
    /// The description of each variant's fields.
    const OBJECTS: &'static [Object];
    /// The description of the variants.
    const VARIANTS: &'static [VariantShape];
    /// The description of the enum.
    const ENUM: &'static EnumShape;
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
    /// Whether a field chooses its place in the order of variable data: `#[wire(tail = n)]`.
    pub ranked: bool,
}

impl Object {
    /// A description without fields.
    #[must_use]
    pub const fn new(name: &'static str, docs: &'static str, fields: &'static [Field]) -> Self {
        let (hoisted, strings_first, ranked) = (false, false, has_tail(fields));
        Self { name, wire_name: None, id: None, docs, fields, hoisted, strings_first, ranked }
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

const fn has_tail(fields: &[Field]) -> bool {
    // A loop: the compiler limits the depth of calls in constants.
    let mut rest = fields;
    while let [first, tail @ ..] = rest {
        if first.tail.is_some() {
            return true;
        }
        rest = tail;
    }
    false
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
    /// The length of every value, if all have the same.
    pub fixed_len: Option<usize>,
    /// The length of the shortest value.
    pub min_len: usize,
    /// The length of what stands in its place, if it is always the same: [`Layout::HEAD_LEN`].
    pub head_len: Option<usize>,
    /// Zero bytes before it, which are part of its length.
    pub padding: usize,
    /// What the rules of the format need to know of it.
    pub role: Role,
    /// Whether any bytes are a value: [`Layout::PLAIN`].
    pub plain: bool,
}

impl Field {
    /// A field of type or codec `T` that is always there.
    #[must_use]
    pub const fn of<F: Format, T: Layout<F>>(name: &'static str, docs: &'static str) -> Self {
        Self {
            fixed_len: T::FIXED_LEN,
            min_len: T::MIN_LEN,
            head_len: T::HEAD_LEN,
            role: T::ROLE,
            ..Self::conditional::<F, T>(name, docs)
        }
    }

    /// A field of type or codec `T` that may be absent, or whose length another field says.
    ///
    /// It does not look at the length of `T`, so that a type may contain itself.
    #[must_use]
    pub const fn conditional<F: Format, T: Layout<F>>(
        name: &'static str,
        docs: &'static str,
    ) -> Self {
        Self {
            name,
            wire_name: name,
            docs,
            shape: T::shape,
            directives: "",
            tail: None,
            fixed_len: None,
            min_len: 0,
            head_len: None,
            padding: 0,
            role: Role::Value,
            plain: false,
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
            tail: None,
            fixed_len: Some(0),
            min_len: 0,
            head_len: Some(0),
            padding: 0,
            role: Role::Value,
            plain: true,
        }
    }

    /// The same with directives.
    #[must_use]
    pub const fn directed(self, directives: &'static str) -> Self {
        Self { directives, plain: false, ..self }
    }

    /// The same with a place in the order of variable data.
    #[must_use]
    pub const fn at_tail(self, tail: u16) -> Self {
        Self { tail: Some(tail), ..self }
    }

    /// The same, taking all that is left.
    #[must_use]
    pub const fn to_the_end(self) -> Self {
        Self { role: Role::Rest, ..self }
    }

    /// The same with `bytes` zero bytes before it.
    #[must_use]
    pub const fn padded(self, bytes: usize) -> Self {
        let fixed_len = add_len(self.fixed_len, Some(bytes));
        let head_len = add_len(self.head_len, Some(bytes));
        let min_len = self.min_len.saturating_add(bytes);
        Self { fixed_len, min_len, head_len, padding: bytes, ..self }
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
        Self { name, docs, ids, texts: &[], shape }
    }

    /// The same for a variant that texts select.
    #[must_use]
    pub const fn told_by(self, texts: &'static [&'static str]) -> Self {
        Self { texts, ..self }
    }
}
