//! Where the slots and the data of a struct lie: `#[wire(layout = …)]`.

use codec_core::Record;

use super::Tera;

/// All slots before the fixed values, those of lists first: `#[wire(layout = HOISTED)]`.
pub const HOISTED: StructLayout = StructLayout { hoisted: true, strings_first: false };

/// Text and bytes before lists in the data: `#[wire(layout = STRINGS_FIRST)]`.
pub const STRINGS_FIRST: StructLayout = StructLayout { hoisted: false, strings_first: true };

/// Where the slots and the data of a struct lie, if not in the order of the fields.
///
/// ```
/// use codec_core::{Format, Wire};
/// use formats::tera::{self, Tera};
///
/// #[derive(Wire)]
/// #[wire(format = Tera, layout = tera::HOISTED.strings_first())]
/// struct Guild {
///     level: u32,
///     name: String,
///     ranks: Vec<u32>,
/// }
///
/// let guild = Guild { level: 3, name: "Hi".into(), ranks: vec![7] };
/// let bytes = Tera::to_vec(&guild)?;
/// assert_eq!(bytes[..10], [1, 0, 20, 0, 14, 0, 3, 0, 0, 0]); // slots of ranks and name, level
/// assert_eq!(bytes[10..16], *b"H\0i\0\0\0");
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructLayout {
    /// All slots come first, those of lists before those of text and bytes.
    pub hoisted: bool,
    /// Text and bytes lie before lists.
    pub strings_first: bool,
}

impl StructLayout {
    /// The same with text and bytes before lists.
    #[must_use]
    pub const fn strings_first(self) -> Self {
        Self { strings_first: true, ..self }
    }
}

/// The place of a field's data among the data of the struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldLayout {
    /// Data with lower numbers lies before data with higher ones, and before that of fields without
    /// a number. Lists with the same number are interleaved, element by element.
    pub tail: u16,
}

/// The place of a field's data: `#[wire(layout = tail(2))]`.
#[must_use]
pub const fn tail(tail: u16) -> FieldLayout {
    FieldLayout { tail }
}

/// Whether all slots of `record` come first.
#[inline]
pub(super) fn is_hoisted(record: &Record<Tera>) -> bool {
    record.layout.is_some_and(|layout| layout.hoisted)
}

/// Whether text and bytes of `record` lie before its lists.
#[inline]
pub(super) fn has_strings_first(record: &Record<Tera>) -> bool {
    record.layout.is_some_and(|layout| layout.strings_first)
}

/// Whether a field of `record` chooses the place of its data.
#[inline]
pub(super) fn is_ranked(record: &Record<Tera>) -> bool {
    !record.field_layouts().is_empty()
}
