//! Rules over more than one field or variant.

use std::collections::HashMap;

use proc_macro2::Span;
use syn::{Expr, spanned::Spanned as _};

use crate::{
    errors::Errors,
    lower::literal,
    model::{Container, Extent, Fields, Ids, Kind, Payload},
};

/// Checks the whole model.
pub(crate) fn check(errors: &mut Errors, container: &Container) {
    match &container.kind {
        Kind::Struct(fields) => check_fields(errors, fields),
        Kind::Repr(kind) => {
            let values = kind.variants.iter().filter_map(|variant| variant.value.as_ref());
            unique(errors, values, "number");
        }
        Kind::Tagged(kind) => {
            let given = kind.variants.iter().filter_map(|variant| match &variant.ids {
                Ids::Given(ids) => Some(ids),
                Ids::OfPayload => None,
            });
            unique(errors, given.flatten(), "id");
            for variant in &kind.variants {
                if let Payload::Fields(fields) = &variant.payload {
                    check_fields(errors, fields);
                }
                if let (Ids::OfPayload, Payload::Value(ty)) = (&variant.ids, &variant.payload)
                    && container
                        .generics
                        .type_params()
                        .any(|param| crate::expand::mentions(ty, &param.ident))
                {
                    errors.at(
                        variant.ident.span(),
                        "a generic payload has no message number: give the variant an `id`",
                    );
                }
            }
        }
    }
}

/// Reports numbers that are given twice.
fn unique<'a>(errors: &mut Errors, numbers: impl Iterator<Item = &'a Expr>, what: &str) {
    let mut seen: HashMap<u128, Span> = HashMap::new();
    for expr in numbers {
        let Some(number) = literal(expr) else { continue };
        if let Some(first) = seen.get(&number) {
            errors.both(
                expr.span(),
                format!("another variant has this {what}"),
                *first,
                "it is given here",
            );
        } else {
            seen.insert(number, expr.span());
        }
    }
}

fn check_fields(errors: &mut Errors, fields: &Fields) {
    let on_wire = || fields.list.iter().filter(|field| !field.skip);
    if let Some(rest) = on_wire().position(|field| matches!(field.extent, Extent::Rest))
        && let (Some(field), Some(next)) =
            (on_wire().nth(rest), on_wire().nth(rest.saturating_add(1)))
    {
        errors.both(
            next.ty.span(),
            "nothing can follow a field with `rest`",
            field.ty.span(),
            "this field takes all that is left",
        );
    }
    let mut names: HashMap<&str, Span> = HashMap::new();
    for field in on_wire() {
        let name = field.wire_name.as_deref().unwrap_or(&field.name);
        if let Some(first) = names.insert(name, field.ty.span()) {
            errors.both(
                field.ty.span(),
                format!("another field has the name `{name}` on the wire"),
                first,
                "it is this one",
            );
        }
    }
}
