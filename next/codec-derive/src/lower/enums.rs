//! Enums whose variant a tag selects.

use proc_macro2::Span;
use quote::{format_ident, quote_spanned};
use syn::{Type, spanned::Spanned as _};

use super::{
    fields,
    ids::{check_kept, given, unique},
};
use crate::{
    attribute::has_directive,
    container::ContainerAttrs,
    docs::Docs,
    errors::Errors,
    model::{Ids, Owner, TaggedEnum, Variant},
    place::Place,
    tag::{Kind, Tag},
    text::text,
};

/// Lowers an enum with a tag.
pub(super) fn tagged(errors: &mut Errors, data: &syn::DataEnum, tag: Tag) -> TaggedEnum {
    let mut others = None;
    let mut variants = Vec::new();
    for (index, syntax) in data.variants.iter().enumerate() {
        let attrs = ContainerAttrs::parse(errors, &syntax.attrs, Place::Variant);
        if let Some(span) = attrs.other {
            second(errors, &mut others, span);
        }
        variants.extend(variant(errors, (index, syntax), attrs, &tag));
    }
    unique(errors, &variants);
    TaggedEnum { tag, variants }
}

/// Reports the second of two variants that are `other`.
pub(super) fn second(errors: &mut Errors, first: &mut Option<Span>, span: Span) {
    match first {
        Some(first) => errors.both(span, "two variants are `other`", *first, "first given here"),
        None => *first = Some(span),
    }
}

fn variant(
    errors: &mut Errors,
    (index, syntax): (usize, &syn::Variant),
    attrs: ContainerAttrs,
    tag: &Tag,
) -> Option<Variant> {
    let ident = syntax.ident.clone();
    let (before, is_other) = (errors.len(), attrs.other.is_some());
    if is_other {
        other_keeps(errors, syntax, tag);
    }
    let syntax_fields = if is_other { completed(&syntax.fields) } else { syntax.fields.clone() };
    let lowered = fields(errors, &syntax_fields, Vec::new(), Owner::Variant);
    let is_broken = errors.len() > before;
    let payload = match (&syntax_fields, lowered.list.as_slice()) {
        (syn::Fields::Unnamed(_), [only]) if !syntax_fields.iter().any(has_directive) => {
            Some(only.ty.clone())
        }
        _ => None,
    };
    let ids = match (attrs.ids, attrs.other) {
        (Some((id, _)), Some(other)) => {
            let message = "`id` and `other` cannot stand together: `other` takes every id that no \
                           variant has";
            errors.both(id, message, other, "`other` is given here");
            return None;
        }
        (None, Some(_)) => Ids::Other,
        (Some((_, ids)), None) => Ids::Given(given(errors, index, ids, tag)),
        (None, None) if payload.is_some() && (tag.is_number() || tag.is_text()) => {
            Ids::OfPayload(format_ident!("__WIRE_ID_{index}"))
        }
        (None, None) => {
            if !attrs.is_broken && !is_broken {
                without_id(errors, syntax, tag);
            }
            return None;
        }
    };
    let docs = Docs::of(&syntax.attrs);
    let variant = Variant { ident, ids, docs, payload, fields: lowered };
    // A field with a mistake may be the one that is to keep the tag.
    if !is_broken {
        check_kept(errors, tag, &variant);
    }
    Some(variant)
}

fn without_id(errors: &mut Errors, syntax: &syn::Variant, tag: &Tag) {
    if let Some((_, number)) = &syntax.discriminant {
        let text = text(number);
        let message =
            format!("an enum with `tag` does not use `= {text}`: write `#[wire(id = {text})]`");
        return errors.at(number.span(), message);
    }
    let message = if tag.is_number() {
        "this variant needs `#[wire(id = …)]`: only a variant that holds one message type takes \
         the message's number"
    } else {
        "this variant needs `#[wire(id = …)]`"
    };
    errors.at(syntax.ident.span(), message);
}

/// Reports a variant with `other` that cannot keep what it is to keep.
fn other_keeps(errors: &mut Errors, syntax: &syn::Variant, tag: &Tag) {
    let first = syntax.fields.iter().next();
    let is_single = syntax.fields.len() == 1;
    let is_message = |field: &syn::Field| !has_directive(field) && text(&field.ty) != text(&tag.ty);
    if first.is_none_or(|first| {
        is_single && !matches!(tag.kind, Kind::Text | Kind::Codec) && is_message(first)
    }) {
        let message = format!(
            "`other` keeps tag and bytes: write `{}({}, Vec<u8>)`",
            syntax.ident,
            tag.kept_name()
        );
        errors.at(syntax.ident.span(), message);
    }
}

/// The fields of a variant with `other`: without directives, the first keeps the tag, and bytes at
/// the end are all that is left.
fn completed(fields: &syn::Fields) -> syn::Fields {
    let mut fields = fields.clone();
    let last = fields.len().saturating_sub(1);
    for (index, field) in fields.iter_mut().enumerate() {
        let span = field.ty.span();
        if has_directive(field) {
            continue;
        }
        if index == 0 {
            let attr = quote_spanned!(span=> #[wire(tag)]);
            field.attrs.push(syn::parse_quote!(#attr));
        } else if index == last && is_bytes(&field.ty) {
            let attr = quote_spanned!(span=> #[wire(rest)]);
            field.attrs.push(syn::parse_quote!(#attr));
        }
    }
    fields
}

/// Whether `ty` is raw bytes: `Vec<u8>`, `Bytes` or `&[u8]`.
fn is_bytes(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => text(&reference.elem) == "[u8]",
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            last.ident == "Bytes" || super::argument(ty, "Vec").is_some_and(|it| text(&it) == "u8")
        }),
        _ => false,
    }
}
