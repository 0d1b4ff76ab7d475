//! Rules of checksums.

use proc_macro2::Span;
use syn::ext::IdentExt as _;

use super::place;
use crate::{
    errors::Errors,
    model::{Determined, Extent, Field, Fields, Presence, Source, Sum},
};

/// Reports checksums that cannot be taken.
pub(super) fn check(errors: &mut Errors, fields: &Fields) {
    let sums = || {
        let field = |(index, field)| sum(field).map(|sum| (index, field, sum));
        fields.list.iter().enumerate().filter_map(field)
    };
    for (index, field, sum) in sums() {
        covers_bytes(errors, fields, sum);
        lies_elsewhere(errors, fields, sum);
        used(errors, fields, field);
        named(errors, fields, field, "a `checksum`");
        for (other, other_field, other_sum) in sums().take_while(|(other, ..)| *other < index) {
            if sum.covers(other) && other_sum.covers(index) {
                errors.both(
                    sum.span,
                    format!(
                        "`{}` and `{}` cover each other, so neither can be taken first",
                        other_field.name, field.name
                    ),
                    other_sum.span,
                    "the other one covers these fields",
                );
            }
        }
    }
}

fn sum(field: &Field) -> Option<&Sum> {
    field.checksum.as_ref().filter(|_| !field.skip)
}

/// Reports a span in which no field is on the wire.
fn covers_bytes(errors: &mut Errors, fields: &Fields, sum: &Sum) {
    let covered = fields.list.iter().skip(sum.first);
    let count = sum.last.saturating_sub(sum.first).saturating_add(1);
    if covered.take(count).all(|field| field.skip) {
        errors.at(sum.span, "no field of this range is on the wire: all have `skip`");
    }
}

/// Reports a field that the range names and that has no bytes there.
fn lies_elsewhere(errors: &mut Errors, fields: &Fields, sum: &Sum) {
    for field in sum.named.iter().filter_map(|index| fields.list.get(*index)) {
        if field.at.is_some() {
            let message = format!(
                "a `checksum` covers bytes that follow each other, and `{}` lies elsewhere",
                field.name
            );
            errors.both(sum.span, message, place(field), "because of its `at`");
        }
    }
}

/// Reports a checksum that others are to determine.
fn used(errors: &mut Errors, fields: &Fields, field: &Field) {
    for determined in &field.determined {
        let (directive, user) = match determined {
            Determined::Count(user) => ("count", *user),
            Determined::Len(user) => ("len", *user),
            Determined::Bit(user) => ("bit", *user),
            Determined::Switch(user) | Determined::Selected(user) => ("switch", *user),
            Determined::With(user, _) => ("with", *user),
            Determined::At(user) => ("at", *user),
        };
        let Some(user) = fields.list.get(user) else { continue };
        let message = format!(
            "`{}` cannot be the `{directive}` of this field: it is a `checksum`",
            field.name
        );
        errors.both(place(user), message, given(field), "`checksum` is given here");
    }
}

/// Reports expressions that need the value of `field`, which is known only when all is written.
pub(super) fn named(errors: &mut Errors, fields: &Fields, field: &Field, what: &str) {
    for other in &fields.list {
        let mut exprs = Vec::new();
        if let Presence::When(expr) = &other.presence {
            exprs.push(("when", expr));
        }
        if let Extent::Count(Source::Expr(expr)) = &other.extent {
            exprs.push(("count", expr));
        }
        if let Some(Source::Expr(expr)) = &other.len {
            exprs.push(("len", expr));
        }
        exprs.extend(other.check.iter().map(|expr| ("check", expr)));
        for (directive, expr) in exprs {
            for name in crate::syntax::idents(expr) {
                if name.unraw() == field.name {
                    let message = format!(
                        "`{directive}` cannot name `{name}`: it is {what}, known only when the \
                         message is written"
                    );
                    errors.both(name.span(), message, given(field), "it is this one");
                }
            }
        }
    }
}

/// Where the directive stands.
fn given(field: &Field) -> Span {
    let found = field.given.iter().find(|(name, _)| *name == "checksum");
    found.map_or_else(|| place(field), |(_, span)| *span)
}
