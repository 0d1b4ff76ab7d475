//! Tags and numbers that select a variant, and those that a variant for unknown ones holds.

use crate::{describe::shape::VariantShape, error::EncodeError};

/// Whether `id` is a tag of the variant `index`.
#[inline]
#[must_use]
pub fn has_tag(variants: &[VariantShape], index: usize, id: i128) -> bool {
    variants.get(index).is_some_and(|variant| variant.has_id(id))
}

/// The error for a field that holds a tag that is not one of its variant.
#[cold]
#[must_use]
pub fn other_tag(field: &'static str) -> EncodeError {
    let what = "tag: it does not select this variant";
    EncodeError::new(crate::EncodeErrorKind::Invalid { what }).in_field(field)
}

/// Whether the tag `id` selects one of the variants.
#[must_use]
pub fn is_known(variants: &[VariantShape], id: i128) -> bool {
    variants.iter().any(|variant| variant.has_id(id))
}

/// Fails if a variant for unknown tags holds one that selects another variant: readers would take its
/// bytes for those of the other one.
///
/// # Errors
///
/// [`EncodeErrorKind::Invalid`](crate::EncodeErrorKind::Invalid) if so.
#[inline]
pub fn check_unknown(variants: &[VariantShape], id: i128) -> Result<(), EncodeError> {
    if is_known(variants, id) { Err(known_tag()) } else { Ok(()) }
}

/// [`check_unknown`] for a text.
///
/// # Errors
///
/// As [`check_unknown`].
pub fn check_unknown_text(variants: &[VariantShape], text: &str) -> Result<(), EncodeError> {
    let is_known = variants.iter().any(|variant| variant.texts.contains(&text));
    if is_known { Err(known_tag()) } else { Ok(()) }
}

/// The error for an unknown tag or number that is known.
#[cold]
#[must_use]
pub fn known_tag() -> EncodeError {
    let what = "unknown tag: another variant has it";
    EncodeError::new(crate::EncodeErrorKind::Invalid { what })
}
