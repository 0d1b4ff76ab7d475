//! Derived structs and variants, as the hooks of a format see them.

use core::fmt;

use crate::{
    describe::shape::{EnumShape, Field, RecordShape, VariantShape},
    error::DecodeErrorKind,
    format::{engine::Engine, entry_points::Format},
    value::size::{Layout, Size},
};

/// A derived struct, or the fields of one enum variant, in format `F`: its description, and the
/// options of the format that were given for it.
pub struct Record<F: Engine> {
    /// Its description.
    pub shape: &'static RecordShape,
    /// The format's options for the whole of it: `#[wire(layout = …)]` on the struct.
    pub layout: Option<&'static F::RecordLayout>,
    field_layouts: &'static [(usize, F::FieldLayout)],
    /// The length of the fields together, if they just follow each other and all are of fixed
    /// length.
    pub(crate) fixed: Option<usize>,
}

impl<F: Format> Record<F> {
    /// A struct without options of the format.
    #[must_use]
    pub const fn new(shape: &'static RecordShape) -> Self {
        let size = Size::of_fields::<F>(shape.fields);
        let fixed = if F::BARE { size.fixed } else { None };
        Self { shape, layout: None, field_layouts: &[], fixed }
    }

    /// The same with options for the whole struct and for fields, by their index.
    #[must_use]
    pub const fn with_layout(
        self,
        layout: Option<&'static F::RecordLayout>,
        field_layouts: &'static [(usize, F::FieldLayout)],
    ) -> Self {
        Self { layout, field_layouts, ..self }
    }

    /// The format's options for the field `index`: `#[wire(layout = …)]` on the field.
    #[must_use]
    pub fn field_layout(&self, index: usize) -> Option<F::FieldLayout> {
        self.field_layouts.iter().find(|(field, _)| *field == index).map(|(_, layout)| *layout)
    }

    /// The options of all fields that have one, with their indices.
    #[must_use]
    pub const fn field_layouts(&self) -> &'static [(usize, F::FieldLayout)] {
        self.field_layouts
    }
}

// Not derived: a derive would require the marker type `F` to be `Debug`.
impl<F: Engine> fmt::Debug for Record<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record").field("shape", &self.shape).finish_non_exhaustive()
    }
}

/// The options of a format that has none: no value of this type can be made.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::exhaustive_enums, reason = "it has no variant on purpose")]
pub enum NoLayout {}

/// The error text for a type that is encoded as a struct and has no [`Layout::RECORD`].
pub(crate) const NOT_DECLARED: &str = "struct: its type has no `Layout::RECORD`";

#[cold]
pub(crate) fn not_declared() -> DecodeErrorKind {
    DecodeErrorKind::Invalid { what: NOT_DECLARED, value: 0 }
}

/// A derived enum with a `tag`: each variant has fields.
pub trait Variants<F: Format>: Layout<F> {
    /// The fields of each variant.
    const FIELDS: &'static [&'static [Field]];
    /// The description of each variant that has fields.
    const SHAPES: &'static [&'static RecordShape];
    /// The same with the format's options.
    const RECORDS: &'static [&'static Record<F>];
    /// The description of the variants.
    const VARIANTS: &'static [VariantShape];
    /// The description of the enum.
    const ENUM: &'static EnumShape;
}
