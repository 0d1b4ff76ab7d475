//! Directives of an enum variant, with typed values.

use proc_macro2::Span;
use syn::Expr;

use super::{
    item::{Value, items},
    names::Place,
};
use crate::errors::Errors;

/// Directives of an enum variant.
#[derive(Default)]
pub(crate) struct VariantAttrs {
    /// One or several tags: `id = 3`, `id = [3, 4]`.
    pub(crate) id: Option<(Span, Vec<Expr>)>,
    pub(crate) other: Option<Span>,
    /// Whether a directive could not be read. It may be the one that seems to be missing.
    pub(crate) broken: bool,
}

impl VariantAttrs {
    pub(crate) fn parse(errors: &mut Errors, variant: &syn::Variant) -> Self {
        let mut attrs = Self::default();
        let before = errors.count();
        for item in items(errors, &variant.attrs, Place::Variant) {
            let span = item.span();
            match (item.directive.name, item.value) {
                ("id", Value::Expr(Expr::Array(array))) => {
                    if array.elems.is_empty() {
                        errors.at(span, "`id` needs at least one number");
                    }
                    attrs.id = Some((span, array.elems.into_iter().collect()));
                }
                ("id", Value::Expr(expr)) => attrs.id = Some((span, vec![expr])),
                ("other", _) => attrs.other = Some(span),
                _ => errors.at(span, "this value does not fit here"),
            }
        }
        attrs.broken = errors.count() > before;
        if let (Some((id, _)), Some(other)) = (&attrs.id, attrs.other) {
            errors.both(
                *id,
                "`id` and `other` cannot stand together: `other` takes every id that no variant has",
                other,
                "`other` is given here",
            );
        }
        attrs
    }
}
