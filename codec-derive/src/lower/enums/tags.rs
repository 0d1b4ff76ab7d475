//! Ranges of tags, and fields that hold the tag of their variant.

use syn::{Expr, Ident, RangeLimits, Type, spanned::Spanned as _};

use crate::{
    errors::Errors,
    model::{Fields, Ids, Payload, TaggedVariant},
    syntax::literal,
};

/// Checks what `variant` of an enum with the tag type `tag` says of its tags.
pub(super) fn check(errors: &mut Errors, tag: &Ident, variant: &TaggedVariant) {
    if let Payload::Fields(fields) = &variant.payload {
        check_fields(errors, tag, fields);
    }
    let Ids::Given(ids) = &variant.ids else { return };
    for id in ids {
        let Expr::Range(range) = id else { continue };
        let (Some(first), Some(last), RangeLimits::Closed(_)) =
            (&range.start, &range.end, &range.limits)
        else {
            errors.at(id.span(), "a range of ids is written with both ends: `id = 1..=9`");
            continue;
        };
        if tag == "str" {
            errors.at(id.span(), "only numbers have ranges, and the tag of this enum is a text");
            continue;
        }
        if let (Some(first), Some(last)) = (literal(first), literal(last))
            && last < first
        {
            errors.at(id.span(), "this range is empty: its first id is larger than its last");
        }
        if variant.tag_field().is_none() {
            let message = format!(
                "a range selects this variant by many tags, and none of its fields keeps the one that \
                 was read: add `#[wire(tag)] tag: {tag}` to `{}`",
                variant.ident
            );
            errors.at(id.span(), message);
        }
    }
}

/// Checks the fields that hold the tag.
fn check_fields(errors: &mut Errors, tag: &Ident, fields: &Fields) {
    let mut first = None;
    for field in fields.list.iter().filter(|field| field.is_tag()) {
        let place = field.given.iter().find(|(name, _)| *name == "tag");
        let place = place.map_or(field.ty.span(), |(_, span)| *span);
        if tag == "str" {
            let message = "only a number is kept by `tag`, and the tag of this enum is a text: give \
                           each variant one `id`";
            errors.at(place, message);
            continue;
        }
        if let Some(first) = first.replace(place) {
            errors.both(place, "two fields hold the tag", first, "it is held here");
        }
        let same = matches!(&field.ty, Type::Path(path) if path.path.is_ident(tag));
        if !same {
            errors.both(
                field.ty.span(),
                format!("this field holds the tag as it is on the wire: it must be `{tag}`"),
                tag.span(),
                "the type is given here",
            );
        }
    }
}

/// Reports fields of a struct that are to hold a tag.
pub(in crate::lower) fn no_tag(errors: &mut Errors, fields: &Fields) {
    let given = fields.list.iter().flat_map(|field| &field.given);
    for (_, span) in given.filter(|(name, _)| *name == "tag") {
        errors.at(
            *span,
            "a struct has no tag: `tag` belongs on a field of a variant, in an enum with `tag`",
        );
    }
}
