//! Rules over more than one field or variant.

mod at;
mod bits;
mod checksum;

use std::{collections::HashMap, hash::Hash};

use proc_macro2::Span;
use syn::{Member, Type, spanned::Spanned};

use crate::{
    attr::container::{NUMBERS, largest},
    errors::Errors,
    model::{
        Container, Determined, Extent, Field, Fields, Ids, Kind, Param, Payload, Presence, ReprEnum,
    },
    syntax::{argument, literal},
};

/// Checks the whole model.
pub(crate) fn check(errors: &mut Errors, container: &Container) {
    match &container.kind {
        Kind::Struct(fields) => {
            check_fields(errors, container, fields);
            bits::check_without(errors, container, fields);
            if let Some(plain) = container.plain {
                check_plain(errors, container, fields, plain);
            }
            if let Some(param) = fields.params.first() {
                check_params(errors, container, param);
            }
        }
        Kind::Bits(kind) => {
            check_fields(errors, container, &kind.fields);
            bits::check(errors, container, kind);
        }
        Kind::Repr(kind) => {
            numbers(errors, kind);
        }
        Kind::Tagged(kind) => {
            let given = || {
                kind.variants.iter().flat_map(|variant| match &variant.ids {
                    Ids::Given(ids) => ids.as_slice(),
                    Ids::OfPayload => &[],
                })
            };
            let ids = given().filter_map(|id| Some((literal(id)?, id.span())));
            unique(errors, ids, "id");
            let texts = given().filter_map(|id| Some((text(id)?, id.span())));
            unique(errors, texts, "id");
            for variant in &kind.variants {
                if let Payload::Fields(fields) = &variant.payload {
                    check_fields(errors, container, fields);
                    bits::check_without(errors, container, fields);
                }
                if let (Ids::OfPayload, Payload::Value(ty)) = (&variant.ids, &variant.payload)
                    && container
                        .generics
                        .type_params()
                        .any(|param| crate::syntax::mentions(ty, &param.ident))
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

/// Checks the numbers of an enum with `repr`: those given, and those that continue from them.
fn numbers(errors: &mut Errors, kind: &ReprEnum) {
    let max = largest(&kind.repr.ident);
    let mut known = Vec::new();
    let mut next = Some(0);
    for variant in &kind.variants {
        let number = match &variant.value {
            Some(value) => literal(value),
            None => next,
        };
        let span = variant.value.as_ref().map_or(variant.ident.span(), Spanned::span);
        if let Some(number) = number {
            if number > max {
                let message = format!("the number {number} does not fit in `{}`", kind.repr.ident);
                errors.at(span, message);
            }
            known.push((number, span));
        }
        next = number.and_then(|number| number.checked_add(1));
    }
    unique(errors, known.into_iter(), "number");
}

/// The text of a literal.
fn text(expr: &syn::Expr) -> Option<String> {
    match expr {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}

/// Reports numbers or texts that are given twice.
fn unique<N: Eq + Hash + std::fmt::Display>(
    errors: &mut Errors,
    numbers: impl Iterator<Item = (N, Span)>,
    what: &str,
) {
    let mut seen: HashMap<N, Span> = HashMap::new();
    for (number, span) in numbers {
        if let Some(first) = seen.get(&number) {
            errors.both(
                span,
                format!("another variant has the {what} {number}"),
                *first,
                "it is this one",
            );
        } else {
            seen.insert(number, span);
        }
    }
}

fn check_fields(errors: &mut Errors, container: &Container, fields: &Fields) {
    let on_wire = || fields.list.iter().filter(|field| !field.skip);
    let to_the_end = |field: &Field| matches!(field.extent, Extent::Rest) && field.len.is_none();
    if let Some(rest) = on_wire().position(to_the_end)
        && let (Some(field), Some(next)) =
            (on_wire().nth(rest), on_wire().nth(rest.saturating_add(1)))
    {
        errors.both(
            place(next),
            "nothing can follow a field with `rest`",
            place(field),
            "this field takes all that is left",
        );
    }
    check_tail(errors, fields);
    for field in on_wire() {
        check_determined(errors, fields, field);
        check_later(errors, field);
        check_with(errors, fields, field);
        check_order(errors, fields, field);
        check_generic_with(errors, container, field);
    }
    checksum::check(errors, fields);
    at::check(errors, fields);
    let mut names: HashMap<&str, Span> = HashMap::new();
    for field in on_wire() {
        let name = field.wire_name.as_deref().unwrap_or(&field.name);
        let span = field.name_span.unwrap_or(place(field));
        if let Some(first) = names.insert(name, span) {
            errors.both(
                span,
                format!("another field has the name `{name}` on the wire"),
                first,
                "it is this one",
            );
        }
    }
}

/// Reports what stands behind a field that is there if bytes are left.
fn check_tail(errors: &mut Errors, fields: &Fields) {
    let is_tail = |field: &&Field| matches!(field.presence, Presence::Tail);
    let on_wire = || fields.list.iter().filter(|field| !field.skip);
    let Some(tail) = on_wire().find(is_tail) else { return };
    let word = tail.given.iter().find(|(name, _)| *name == "tail");
    for next in on_wire().skip_while(|field| !is_tail(field)).filter(|field| !is_tail(field)) {
        errors.both(
            place(next),
            format!(
                "only fields with `tail` can follow one: make `{}` an `Option` with `tail`, or move \
                 it before `{}`",
                next.name, tail.name
            ),
            word.map_or(place(tail), |(_, span)| *span),
            "this field is there if bytes are left",
        );
    }
}

/// Reports a field that is to be two things at once.
fn check_determined(errors: &mut Errors, fields: &Fields, field: &Field) {
    let used_as = |determined: &Determined| match determined {
        Determined::Count(user) => ("count", *user),
        Determined::Len(user) => ("len", *user),
        Determined::Bit(user) => ("bit", *user),
        Determined::Switch(user) | Determined::Selected(user) => ("switch", *user),
        Determined::With(user, _) => ("with", *user),
        Determined::At(user) => ("at", *user),
    };
    let number = match &field.value {
        Type::Path(path) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    };
    let plain = number.is_some_and(|name| NUMBERS.contains(&name.as_str()));
    let agree = |first: &str, other: &str| match (first, other) {
        // The length is checked against the count, so both must be present.
        ("count", "len") | ("len", "count") => has_count(fields, field),
        // A type of its own may hold a count beside its flags.
        ("count", "bit") | ("bit", "count") => !plain,
        // Each field that lies elsewhere has an offset of its own.
        ("with", "len") | ("len", "with") | ("at", _) | (_, "at") => false,
        ("with", _) | (_, "with") => true,
        (first, other) => first == other,
    };
    let is_bits = |determined: &Determined| matches!(determined, Determined::Selected(_));
    let agree = |first: &Determined, other: &Determined| {
        let (first_use, other_use) = (used_as(first).0, used_as(other).0);
        match (is_bits(first), is_bits(other)) {
            (false, false) => agree(first_use, other_use),
            (true, true) => true,
            // Some of the bits select a variant, others may say what is there.
            (true, false) => matches!(other_use, "bit" | "with"),
            (false, true) => matches!(first_use, "bit" | "with"),
        }
    };
    let all: Vec<_> = field.determined.iter().map(used_as).collect();
    for (index, determined) in field.determined.iter().enumerate() {
        let (other, user) = &used_as(determined);
        let first = field.determined.iter().take(index).position(|first| !agree(first, determined));
        let first = first.and_then(|first| all.get(first));
        if let (Some((first, first_user)), Some(user)) = (first, fields.list.get(*user))
            && let Some(first_user) = fields.list.get(*first_user)
        {
            let absent = match (*first, *other) {
                ("count", "len") | ("len", "count") => ", and what it counts may be absent",
                _ => "",
            };
            errors.both(
                place(user),
                format!(
                    "`{}` cannot be the `{other}` of this field: it is the `{first}` of \
                     another{absent}",
                    field.name
                ),
                place(first_user),
                format!("it is the `{first}` of this field"),
            );
        }
    }
}

/// Whether `field` is a count in every message in which it is a length.
fn has_count(fields: &Fields, field: &Field) -> bool {
    let counted = |(user, counted)| if counted { Some(user) } else { None };
    let counts: Vec<usize> = field.lengths().filter_map(counted).collect();
    let always = |user: &Field| !user.optional && user.versions.is_none();
    counts.iter().any(|user| fields.list.get(*user).is_some_and(always))
        || field.lengths().all(|(user, _)| counts.contains(&user))
}

/// Reports a length that has a `len` itself: its own end is not known before it is filled in.
fn check_later(errors: &mut Errors, field: &Field) {
    let len = field.given.iter().find(|(name, _)| *name == "len");
    if let (true, Some((_, span))) = (field.is_later(), len) {
        let message = format!(
            "`{}` is the `{}` of another field, and cannot have a `len` itself",
            field.name,
            if field.is_offset() { "at" } else { "len" },
        );
        errors.at(*span, message);
    }
}

/// Reports a value that is passed to a field before it is known.
fn check_with(errors: &mut Errors, fields: &Fields, field: &Field) {
    let switch = match &field.extent {
        Extent::SwitchOn(selection) => Some(("switch", &selection.expr)),
        _ => None,
    };
    for (directive, value) in field.with.iter().map(|value| ("with", value)).chain(switch) {
        for name in crate::syntax::idents(value) {
            let found = fields.list.iter().find(|other| name == other.name.as_str());
            let verb = if directive == "with" { "give" } else { "use" };
            if let Some(len) = found.filter(|other| other.is_later()) {
                errors.both(
                    name.span(),
                    format!(
                        "`{directive}` cannot {verb} `{name}`: it is a length, known only when what it \
                         counts is written"
                    ),
                    place(len),
                    "it is this field",
                );
            }
        }
    }
}

/// Reports an order that hangs on what is not known yet.
fn check_order(errors: &mut Errors, fields: &Fields, field: &Field) {
    for name in field.order.iter().flat_map(crate::syntax::idents) {
        let found = fields.list.iter().find(|other| name == other.name.as_str());
        if let Some(len) = found.filter(|other| other.is_later()) {
            errors.both(
                name.span(),
                format!(
                    "`order` cannot depend on `{name}`: it is a length, known only when what it \
                     counts is written"
                ),
                place(len),
                "it is this field",
            );
        }
    }
}

/// Reports a type parameter that is to get values: it is not known which it takes.
fn check_generic_with(errors: &mut Errors, container: &Container, field: &Field) {
    let mut ty = field.value.clone();
    while let Some(inner) = argument(&ty, "Vec").or_else(|| argument(&ty, "Box")) {
        ty = inner;
    }
    let is = |param: &&syn::TypeParam| matches!(&ty, Type::Path(path) if path.path.is_ident(&param.ident));
    let given = field.given.iter().find(|(name, _)| *name == "with");
    if let (Some((_, with)), Some(param)) = (given, container.generics.type_params().find(is)) {
        let message = format!(
            "`with` needs a struct that takes these values, and `{}` can be any type",
            param.ident
        );
        errors.both(*with, message, param.ident.span(), "it is a parameter of the type");
    }
}

/// Reports fields that `plain` cannot copy from memory as they are.
fn check_plain(errors: &mut Errors, container: &Container, fields: &Fields, plain: Span) {
    if let Some(param) = container.generics.type_params().next() {
        errors.both(
            plain,
            "a record with `plain` has no type parameters: it is not known how they lie in memory",
            param.ident.span(),
            "it has this one",
        );
    }
    if fields.list.is_empty() {
        errors.at(plain, "`plain` is for records, and this has no fields");
    }
    for (name, span) in fields.list.iter().flat_map(|field| &field.given) {
        if *name != "name" {
            let message = format!(
                "`{name}` cannot stand in a record with `plain`, which is copied as it lies in \
                 memory: its fields have no directive but `name`"
            );
            errors.both(*span, message, plain, "`plain` is given here");
        }
    }
}

/// Reports what cannot be combined with `with` on a struct.
fn check_params(errors: &mut Errors, container: &Container, param: &Param) {
    let given = "the struct gets this value by `with`";
    if let Some(plain) = container.plain {
        let message = "`plain` and `with` cannot stand together: a record that is copied as it lies \
                       in memory takes no values";
        errors.both(plain, message, param.ident.span(), given);
    }
    if let Some(id) = &container.id {
        let message = "`id` and `with` cannot stand together: a struct that gets values from the \
                       one around it is no message by itself";
        errors.both(id.span(), message, param.ident.span(), given);
    }
}

/// Where a field stands: its name, or its type in a tuple.
pub(crate) fn place(field: &Field) -> Span {
    match &field.member {
        Member::Named(name) => name.span(),
        Member::Unnamed(_) => field.ty.span(),
    }
}
