//! Enums that are numbers.

use proc_macro2::Span;
use quote::format_ident;
use syn::{Expr, Type, spanned::Spanned as _};

use super::{
    enums::second,
    ids::{once, value},
};
use crate::{
    attribute::has_directive,
    container::ContainerAttrs,
    docs::Docs,
    errors::Errors,
    model::{Named, NumberEnum, Value},
    place::Place,
    tag::Tag,
    text::text,
};

/// Lowers an enum that is a number; `open` says where that stands.
pub(super) fn numbered(
    errors: &mut Errors,
    input: &syn::DeriveInput,
    data: &syn::DataEnum,
    tag: Tag,
    open: Option<Span>,
) -> NumberEnum {
    let ty = discriminant_type(input);
    let (mut list, mut other, mut first) = (Vec::new(), None, None);
    for (index, variant) in data.variants.iter().enumerate() {
        let attrs = ContainerAttrs::parse(errors, &variant.attrs, Place::Variant);
        if let Some(span) = attrs.other {
            second(errors, &mut first, span);
            other = Some((variant.ident.clone(), kept(errors, variant, span, &tag)));
            continue;
        }
        let has_fields = data.variants.iter().any(|variant| !variant.fields.is_empty());
        if let (Some((_, number)), true) = (&variant.discriminant, has_fields && ty.is_none()) {
            let text = text(number);
            let message = format!(
                "beside a variant with `other`, write `#[wire(id = {text})]` instead of `= {text}`: \
                 Rust gives numbers only to enums without fields"
            );
            errors.at(number.span(), message);
        }
        if !variant.fields.is_empty() {
            let message =
                "an enum with `repr` has no fields: use `tag`, or mark the variant `other`";
            errors.at(variant.fields.span(), message);
        }
        let name = format_ident!("__WIRE_ID_{index}");
        let value = match given(errors, attrs, variant) {
            Some((expr, is_discriminant)) => match value(errors, &tag, name, expr) {
                Value::Constant { name, expr, .. } if is_discriminant => {
                    let ty = ty.clone().or_else(|| Some(syn::parse_quote!(isize)));
                    Value::Constant { name, expr, ty }
                }
                value => value,
            },
            None => match list.last().map(|variant: &Named| &variant.value) {
                None => value(errors, &tag, name, syn::parse_quote!(0)),
                Some(Value::Known(before)) => {
                    let next = before.saturating_add(1);
                    if !tag.has(next) {
                        let message =
                            format!("the number {next} does not fit in `{}`", text(&tag.ty));
                        errors.at(variant.ident.span(), message);
                    }
                    Value::Known(next)
                }
                Some(Value::Constant { name: before, .. }) => {
                    Value::Constant { name, expr: syn::parse_quote!(#before + 1), ty: None }
                }
            },
        };
        let span = variant.discriminant.as_ref().map_or(variant.ident.span(), |(_, it)| it.span());
        let docs = Docs::of(&variant.attrs);
        list.push(Named { ident: variant.ident.clone(), docs, value, span });
    }
    if let (Some(span), None) = (open, &other) {
        let message = format!(
            "`open` keeps every number: add a variant `#[wire(other)] Unknown({})`",
            tag.kept_name()
        );
        errors.at(span, message);
    }
    let mut seen = Vec::new();
    for variant in &list {
        once(errors, &mut seen, variant.value.text(), variant.span, "number");
    }
    let has_default = data
        .variants
        .iter()
        .any(|variant| variant.attrs.iter().any(|attr| attr.path().is_ident("default")));
    let is_open = open.is_some();
    NumberEnum { tag, variants: list, other, is_open, has_default }
}

/// The number that a variant is given, and whether it is its discriminant.
fn given(
    errors: &mut Errors,
    attrs: ContainerAttrs,
    variant: &syn::Variant,
) -> Option<(Expr, bool)> {
    match (attrs.ids, &variant.discriminant) {
        (Some((span, _)), Some((_, given))) => {
            errors.both(span, "the variant has a number already", given.span(), "it is given here");
            None
        }
        (Some((span, ids)), None) => {
            let is_range = ids.iter().any(|id| matches!(id, Expr::Range(_)));
            if ids.len() != 1 || is_range {
                errors.at(span, "a variant without fields has one number");
            }
            ids.into_iter().next().filter(|_| !is_range).map(|id| (id, false))
        }
        (None, given) => given.as_ref().map(|(_, value)| (value.clone(), true)),
    }
}

/// The type of the number that a variant with `other` keeps.
fn kept(errors: &mut Errors, variant: &syn::Variant, span: Span, tag: &Tag) -> Option<Type> {
    for field in variant.fields.iter().filter(|field| has_directive(field)) {
        let message = "the number is all that this variant has: it takes no directives";
        errors.both(field.span(), message, span, "`other` is given here");
    }
    let mut fields = variant.fields.iter();
    match (&variant.fields, fields.next(), fields.next()) {
        (syn::Fields::Unnamed(_), Some(only), None) => {
            tag.check_kept(errors, &only.ty);
            Some(only.ty.clone())
        }
        _ => {
            let message =
                format!("`other` keeps the number: write `{}({})`", variant.ident, tag.kept_name());
            errors.at(variant.ident.span(), message);
            None
        }
    }
}

/// The type of the discriminants in `#[repr(u8)]`.
fn discriminant_type(input: &syn::DeriveInput) -> Option<Type> {
    const TYPES: [&str; 12] =
        ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];
    let mut found = None;
    for attr in input.attrs.iter().filter(|attr| attr.path().is_ident("repr")) {
        let parsed = attr.parse_nested_meta(|meta| {
            if TYPES.iter().any(|ty| meta.path.is_ident(ty)) {
                let path = &meta.path;
                found = Some(syn::parse_quote!(#path));
            }
            Ok(())
        });
        // What is no `repr` of Rust is reported by the compiler.
        drop(parsed);
    }
    found
}
