//! Rules of structs with `bits`.

use syn::{Type, spanned::Spanned as _};

use super::place;
use crate::{
    attr::container::number_name,
    errors::Errors,
    model::{BitStruct, Container, Extent, Field, Fields, Kind},
};

/// The directives that a group of bits can have.
const OF_GROUPS: &[&str] = &["bits", "name", "rest", "pad", "const", "check", "skip"];

/// Checks a struct with `bits`.
pub(crate) fn check(errors: &mut Errors, container: &Container, kind: &BitStruct) {
    let given = "`bits` is given here";
    if let Some(plain) = container.plain {
        let message = "`plain` and `bits` cannot stand together: a group of bits has no bytes of its \
                       own to be copied";
        errors.both(plain, message, kind.span, given);
    }
    if let Some(param) = kind.fields.params.first() {
        let message = "`bits` and `with` cannot stand together: the fields are bits of one number, \
                       and need no value from outside";
        errors.both(kind.span, message, param.ident.span(), "the struct gets this value by `with`");
    }
    if let Some(layout) = &container.layout {
        let message = "`layout` and `bits` cannot stand together: the struct is one number";
        errors.both(layout.span(), message, kind.span, given);
    }
    if let Some(name) = number_name(&kind.number).filter(|name| name.starts_with('i')) {
        let message =
            format!("`bits` takes a number without a sign: write `{}`", name.replace('i', "u"));
        errors.at(kind.number.span(), message);
    }
    for field in &kind.fields.list {
        check_directives(errors, kind, field);
        check_width(errors, field);
    }
    check_sum(errors, kind);
}

/// Reports directives that a group of bits cannot have.
fn check_directives(errors: &mut Errors, kind: &BitStruct, field: &Field) {
    let own = field.given.iter().find(|(name, _)| *name == "bits");
    for (name, span) in &field.given {
        if OF_GROUPS.contains(name) || (*name == "default" && field.skip) {
            continue;
        }
        let message = format!(
            "`{name}` and `bits` cannot stand together: a group of bits is always there, and has no \
             directive but `{}`",
            OF_GROUPS.join("`, `")
        );
        let bits = own.map_or(kind.span, |(_, span)| *span);
        errors.both(*span, message, bits, "`bits` is given here");
    }
}

/// Reports a field whose type cannot have its bits, where the type is known.
fn check_width(errors: &mut Errors, field: &Field) {
    let most = own_width(field);
    let says = field.bits.is_some() || matches!(field.extent, Extent::Rest) || field.skip;
    // A `bits` that could not be read has its own error.
    let broken = field.given.iter().any(|(name, _)| *name == "bits") && field.bits.is_none();
    match (field.bits, most) {
        (None, Some(_)) if !says && !broken => {
            let message = format!("how many bits has `{}`? add `#[wire(bits = 4)]`", field.name);
            errors.at(field.value.span(), message);
        }
        (Some(width), Some((name, most))) if width > most => {
            let at = field.given.iter().find(|(name, _)| *name == "bits");
            let at = at.map_or(field.value.span(), |(_, span)| *span);
            errors.at(at, format!("{} are more than a `{name}` has", bits(width)));
        }
        _ => {}
    }
}

/// The name and width of the type of a field, if it is a number or `()`.
fn own_width(field: &Field) -> Option<(String, u32)> {
    match &field.value {
        Type::Tuple(tuple) if tuple.elems.is_empty() => Some(("()".to_owned(), 64)),
        ty => {
            let name = number_name(ty)?;
            let width = name.get(1..).and_then(|width| width.parse().ok())?;
            Some((name, width))
        }
    }
}

/// Reports groups that do not fill the number, where their widths are known here. What types of the
/// user have is known when the constants are evaluated.
fn check_sum(errors: &mut Errors, kind: &BitStruct) {
    let on_wire = || kind.fields.list.iter().filter(|field| !field.skip);
    if on_wire().any(|field| matches!(field.extent, Extent::Rest)) {
        return;
    }
    let Some(all) = number_width(&kind.number) else { return };
    let mut sum: u32 = 0;
    let mut first_over = None;
    for field in on_wire() {
        let Some(width) = field.bits.or_else(|| is_bool(&field.value).then_some(1)) else { return };
        let padding = field.padding.pad.and_then(|pad| u32::try_from(pad).ok()).unwrap_or(0);
        sum = sum.saturating_add(width).saturating_add(padding);
        if sum > all {
            first_over = first_over.or(Some(field));
        }
    }
    if let (Some(field), Some(over)) = (first_over, sum.checked_sub(all)) {
        let message =
            format!("{} too many: the fields have {sum}, and the number has {all}", bits(over));
        errors.both(place(field), message, kind.number.span(), "the number is given here");
    }
    if let Some(missing) = all.checked_sub(sum).filter(|missing| *missing > 0) {
        let belong = if missing == 1 { "belongs" } else { "belong" };
        let message = format!(
            "{} of the number {belong} to no field: add the field `#[wire(rest)] unused: ()`, or \
             another that has them",
            bits(missing)
        );
        errors.at(kind.number.span(), message);
    }
}

/// Reports `bits` on fields of other types.
pub(crate) fn check_without(errors: &mut Errors, container: &Container, fields: &Fields) {
    if container.plain.is_some() {
        return;
    }
    for (_, span) in fields.list.iter().flat_map(|field| &field.given).filter(|(n, _)| *n == "bits")
    {
        let message = match container.kind {
            Kind::Tagged(_) => {
                "`bits` cannot stand in a variant of an enum with `tag`: put the bits in a struct \
                 with `bits = u16`, and give the variant that"
            }
            _ => {
                "`bits` on a field needs `#[wire(bits = u16)]` on the struct: the number that the \
                 fields are bits of"
            }
        };
        errors.at(*span, message);
    }
}

/// The width of the number, if it is a type of Rust, or such a type in another byte order.
fn number_width(ty: &Type) -> Option<u32> {
    let inner =
        ["BigEndian", "LittleEndian"].iter().find_map(|codec| crate::syntax::argument(ty, codec));
    number_name(inner.as_ref().unwrap_or(ty))?.strip_prefix('u')?.parse().ok()
}

fn is_bool(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("bool"))
}

fn bits(number: u32) -> String {
    if number == 1 { "1 bit".to_owned() } else { format!("{number} bits") }
}
