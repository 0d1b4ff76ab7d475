//! The ids of variants, and the fields that keep them.

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::{Expr, RangeLimits, spanned::Spanned as _};

use crate::{
    errors::Errors,
    model::{Id, Ids, Value, Variant},
    tag::{Tag, literal},
    text::text,
};

/// The ids that `id = …` gives a variant.
pub(super) fn given(errors: &mut Errors, index: usize, ids: Vec<Expr>, tag: &Tag) -> Vec<Id> {
    let mut given = Vec::new();
    for (part, id) in ids.into_iter().enumerate() {
        let span = id.span();
        let name = format_ident!("__WIRE_ID_{index}_{part}");
        let Expr::Range(range) = &id else {
            given.push(Id { span, first: value(errors, tag, name, id), last: None });
            continue;
        };
        let (Some(first), Some(last), RangeLimits::Closed(_)) =
            (&range.start, &range.end, &range.limits)
        else {
            errors.at(span, "a range of ids is written with both ends: `id = 1..=9`");
            continue;
        };
        if tag.is_text() {
            errors.at(span, "only numbers have ranges, and the tag of this enum is a text");
            continue;
        }
        if let (Some(first), Some(last)) = (literal(first), literal(last))
            && last < first
        {
            errors.at(span, "this range is empty: its first id is larger than its last");
        }
        let end = format_ident!("{name}_LAST");
        let first = value(errors, tag, name, (**first).clone());
        given.push(Id { span, first, last: Some(value(errors, tag, end, (**last).clone())) });
    }
    given
}

/// The value of an id.
pub(super) fn value(errors: &mut Errors, tag: &Tag, name: Ident, expr: Expr) -> Value {
    match tag.known(&expr) {
        Some((number, true)) => Value::Known(number),
        Some((number, false)) => {
            let message = format!("the number {number} does not fit in `{}`", text(&tag.ty));
            errors.at(expr.span(), message);
            Value::Known(number)
        }
        None => Value::Constant { name, expr, ty: None },
    }
}

/// Reports fields that keep the tag where they cannot, and ranges whose tag none keeps.
pub(super) fn check_kept(errors: &mut Errors, tag: &Tag, variant: &Variant) {
    let mut first = None;
    for field in variant.fields.list.iter().filter(|field| field.keeps_tag()) {
        let span = field.given.first().map_or(field.ty.span(), |given| given.span);
        if tag.is_text() && !matches!(variant.ids, Ids::Other) {
            let message = "only a number is kept by `tag`, and the tag of this enum is a text: give \
                           each variant one `id`";
            errors.at(span, message);
            continue;
        }
        match first {
            Some(first) => errors.both(span, "two fields hold the tag", first, "it is held here"),
            None => first = Some(span),
        }
        tag.check_kept(errors, &field.ty);
    }
    let Ids::Given(ids) = &variant.ids else { return };
    if let (Some(range), None) = (ids.iter().find(|id| id.last.is_some()), first) {
        let message = format!(
            "a range selects this variant by many tags, and none of its fields keeps the one that \
             was read: add `#[wire(tag)] tag: {}` to `{}`",
            tag.kept_name(),
            variant.ident
        );
        errors.at(range.span, message);
    }
}

/// Reports ids that two variants have, as far as they are known here.
pub(super) fn unique(errors: &mut Errors, variants: &[Variant]) {
    let mut seen: Vec<(String, Span)> = Vec::new();
    for variant in variants {
        let Ids::Given(ids) = &variant.ids else { continue };
        for id in ids.iter().filter(|id| id.last.is_none()) {
            once(errors, &mut seen, id.first.text(), id.span, "id");
        }
    }
}

/// Reports the second of two variants with the same number.
pub(super) fn once(
    errors: &mut Errors,
    seen: &mut Vec<(String, Span)>,
    text: String,
    span: Span,
    what: &str,
) {
    if let Some((_, first)) = seen.iter().find(|(earlier, _)| *earlier == text) {
        let message = format!("another variant has the {what} {text}");
        return errors.both(span, message, *first, "it is this one");
    }
    seen.push((text, span));
}
