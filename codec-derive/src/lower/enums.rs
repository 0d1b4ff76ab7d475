//! Enums: the variants, their numbers and what they hold.

mod tags;

use proc_macro2::Span;
use syn::{Ident, Type, spanned::Spanned as _};

pub(super) use self::tags::no_tag;
use super::{aliases, docs, fields};
use crate::{
    attr::{container::NUMBERS, field::FieldAttrs, variant::VariantAttrs},
    errors::Errors,
    model::{
        Ids, NumberType, Open, OtherVariant, Payload, ReprEnum, ReprVariant, TaggedEnum,
        TaggedVariant,
    },
};

/// Lowers an enum that is a number.
pub(super) fn repr(
    errors: &mut Errors,
    input: &syn::DeriveInput,
    data: &syn::DataEnum,
    repr: NumberType,
    open: Option<Span>,
) -> ReprEnum {
    let mut variants = Vec::new();
    let mut other: Option<(Ident, Span)> = None;
    // Only with `#[repr(u8)]` and the like does Rust allow numbers beside variants with fields.
    let no_numbers = !input.attrs.iter().any(|attr| attr.path().is_ident("repr"))
        && data.variants.iter().any(|variant| !variant.fields.is_empty());
    for variant in &data.variants {
        let attrs = VariantAttrs::parse(errors, variant);
        if let Some(span) = attrs.other {
            if let Some((_, first)) = &other {
                errors.both(span, "two variants are `other`", *first, "first given here");
                continue;
            }
            other = Some((variant.ident.clone(), span));
            no_directives(errors, &variant.fields, span);
            match &variant.fields {
                syn::Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                    keeps(errors, fields.unnamed.first(), &repr.ident);
                }
                _ => errors.at(
                    variant.ident.span(),
                    format!("`other` keeps the number: write `{}({})`", variant.ident, repr.ident),
                ),
            }
            continue;
        }
        if let (Some((_, number)), true) = (&variant.discriminant, no_numbers) {
            let text = quote::quote!(#number);
            let message = format!(
                "beside a variant with `other`, write `#[wire(id = {text})]` instead of `= {text}`: \
                 Rust gives numbers only to enums without fields"
            );
            errors.at(number.span(), message);
        }
        let value = match (attrs.id, &variant.discriminant) {
            (Some((span, _)), Some((_, given))) => {
                errors.both(
                    span,
                    "the variant has a number already",
                    given.span(),
                    "it is given here",
                );
                None
            }
            (Some((span, ids)), None) => {
                let is_range = ids.iter().any(|id| matches!(id, syn::Expr::Range(_)));
                if ids.len() != 1 || is_range {
                    errors.at(span, "a variant without fields has one number");
                }
                ids.into_iter().next()
            }
            (None, given) => given.as_ref().map(|(_, value)| value.clone()),
        };
        if !variant.fields.is_empty() {
            errors.at(
                variant.fields.span(),
                "an enum with `repr` has no fields: use `tag`, or mark the variant `other`",
            );
        }
        variants.push(ReprVariant {
            ident: variant.ident.clone(),
            docs: docs(&variant.attrs),
            value,
        });
    }
    if let (Some(span), None) = (open, &other) {
        let message = format!(
            "`open` keeps every number: add a variant `#[wire(other)] Unknown({})`",
            repr.ident
        );
        errors.at(span, message);
    }
    let open = open.and_then(|_| open_number(data, &other.as_ref()?.0));
    ReprEnum { repr, variants, other: other.map(|(ident, _)| ident), open }
}

/// What an enum has of the number that its variant `other` keeps.
fn open_number(data: &syn::DataEnum, other: &Ident) -> Option<Open> {
    let kept = data.variants.iter().find(|variant| variant.ident == *other)?;
    let is_default =
        |variant: &syn::Variant| variant.attrs.iter().any(|attr| attr.path().is_ident("default"));
    Some(Open {
        number: kept.fields.iter().next()?.ty.clone(),
        default: !data.variants.iter().any(is_default),
    })
}

/// Lowers an enum with a tag; `None` if it is too broken to print.
pub(super) fn tagged(
    errors: &mut Errors,
    data: &syn::DataEnum,
    tag: NumberType,
) -> Option<TaggedEnum> {
    let mut variants = Vec::new();
    let mut other: Option<(OtherVariant, Span)> = None;
    for variant in &data.variants {
        let attrs = VariantAttrs::parse(errors, variant);
        if let Some(span) = attrs.other {
            if let Some((_, first)) = &other {
                errors.both(span, "two variants are `other`", *first, "first given here");
                continue;
            }
            no_directives(errors, &variant.fields, span);
            let members: Vec<_> = variant.fields.members().collect();
            if let ([a, b], Some(bytes)) = (&*members, variant.fields.iter().nth(1)) {
                keeps(errors, variant.fields.iter().next(), &tag.ident);
                let members = [a.clone(), b.clone()];
                let ident = variant.ident.clone();
                let kept = variant.fields.iter().next()?.ty.clone();
                let bytes = bytes.ty.clone();
                other = Some((OtherVariant { ident, members, tag: kept, bytes }, span));
            } else {
                errors.at(
                    variant.ident.span(),
                    format!(
                        "`other` keeps tag and bytes: write `{}({}, Vec<u8>)`",
                        variant.ident,
                        if tag.ident == "str" {
                            "String".to_owned()
                        } else {
                            tag.ident.to_string()
                        }
                    ),
                );
            }
            continue;
        }
        let before = errors.count();
        let payload = match &variant.fields {
            syn::Fields::Unit => Payload::Unit,
            syn::Fields::Unnamed(fields)
                if fields.unnamed.len() == 1 && !has_directive(&fields.unnamed) =>
            {
                Payload::Value(fields.unnamed.first()?.ty.clone())
            }
            fields_ => Payload::Fields(fields(errors, fields_, Vec::new())),
        };
        let ids = match (attrs.id, &payload) {
            (Some((_, ids)), _) => Ids::Given(ids),
            (None, Payload::Value(_)) => Ids::OfPayload,
            (None, _) => {
                if let Some((_, number)) = &variant.discriminant {
                    let text = quote::quote!(#number);
                    let message = format!(
                        "an enum with `tag` does not use `= {text}`: write `#[wire(id = {text})]`"
                    );
                    errors.at(number.span(), message);
                } else if !attrs.broken && !has_id(&variant.fields) {
                    errors.at(
                        variant.ident.span(),
                        "this variant needs `#[wire(id = …)]`: only a variant that holds one \
                         message type takes the message's number",
                    );
                }
                continue;
            }
        };
        let lowered = TaggedVariant {
            ident: variant.ident.clone(),
            docs: docs(&variant.attrs),
            aliases: aliases(&variant.attrs),
            ids,
            payload,
        };
        // A field with a mistake may be the one that is to keep the tag.
        if errors.count() == before {
            tags::check(errors, &tag.ident, &lowered);
        }
        variants.push(lowered);
    }
    Some(TaggedEnum { tag, variants, other: other.map(|(other, _)| other) })
}

/// Reports directives on the fields of a variant with `other`, which is written at `span`.
fn no_directives(errors: &mut Errors, fields: &syn::Fields, span: Span) {
    for field in fields {
        for (name, place) in FieldAttrs::parse(errors, field).spans {
            let message = format!(
                "`{name}` cannot stand in a variant with `other`, which keeps what was read as it is"
            );
            errors.both(place, message, span, "`other` is given here");
        }
    }
}

/// Reports a field whose number type differs from that of the number it keeps.
fn keeps(errors: &mut Errors, field: Option<&syn::Field>, number: &Ident) {
    if let Some(field) = field
        && let Type::Path(path) = &field.ty
        && let Some(ident) = path.path.get_ident()
        && ident != number
        // The number of a codec is not always known here; then the compiler compares the types.
        && NUMBERS.contains(&number.to_string().as_str())
        && NUMBERS.contains(&ident.to_string().as_str())
    {
        errors.both(
            ident.span(),
            format!("`other` keeps the number as it is on the wire: this must be `{number}`"),
            number.span(),
            "the type is given here",
        );
    }
}

/// Whether a field has an `id`, which is reported at the field.
fn has_id(fields: &syn::Fields) -> bool {
    let id = Ident::new("id", Span::call_site());
    fields.iter().any(|field| {
        field
            .attrs
            .iter()
            .any(|attr| attr.path().is_ident("wire") && crate::syntax::mentions(&attr.meta, &id))
    })
}

fn has_directive<'a>(fields: impl IntoIterator<Item = &'a syn::Field>) -> bool {
    fields.into_iter().any(|field| field.attrs.iter().any(|attr| attr.path().is_ident("wire")))
}
