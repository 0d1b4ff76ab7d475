//! Structs: with fields of their own, and those that are one number.

use proc_macro2::Span;
use syn::{DeriveInput, Type, spanned::Spanned as _};

use super::fields;
use crate::{
    container::ContainerAttrs,
    errors::Errors,
    model::{BitStruct, Kind, Owner},
    role::Role,
    tag::number_type,
};

/// Reports what a record that is copied as it lies in memory cannot have.
pub(super) fn check_plain(errors: &mut Errors, input: &DeriveInput, plain: Span, kind: &Kind) {
    let given = "`plain` is given here";
    if let Some(param) = input.generics.type_params().next() {
        let message = "a record with `plain` has no type parameters: it is not known how they lie in \
                       memory";
        errors.both(plain, message, param.ident.span(), "it has this one");
    }
    let Kind::Struct(fields) = kind else {
        let message = "`plain` and `bits` cannot stand together: a group of bits has no bytes of its \
                       own to be copied";
        return errors.at(plain, message);
    };
    if fields.list.is_empty() {
        errors.at(plain, "`plain` is for records, and this has no fields");
    }
    if let Some(param) = fields.params.first() {
        let message = "`plain` and `with` cannot stand together: a record that is copied as it lies \
                       in memory takes no values";
        errors.both(plain, message, param.ident.span(), "the struct gets this value by `with`");
    }
    let all = fields.list.iter().flat_map(|field| &field.given);
    for one in all.filter(|given| given.is_written && given.spec.role != Role::Name) {
        let message = format!(
            "`{}` cannot stand in a record with `plain`, which is copied as it lies in memory: its \
             fields have no directive but `name`",
            one.spec.name
        );
        errors.both(one.span, message, plain, given);
    }
}

/// Lowers a struct.
pub(super) fn structure(
    errors: &mut Errors,
    data: &syn::DataStruct,
    attrs: &mut ContainerAttrs,
) -> Kind {
    let params = std::mem::take(&mut attrs.params);
    let Some((span, number)) = attrs.bits.take() else {
        if let Some(span) = attrs.lsb_first.filter(|_| !attrs.is_broken) {
            errors.at(span, "`lsb_first` needs `bits = u16`: it says which bit is the first");
        }
        return Kind::Struct(fields(errors, &data.fields, params, Owner::Struct));
    };
    let given = "`bits` is given here";
    if let Some(param) = params.first() {
        let message = "`bits` and `with` cannot stand together: the fields are bits of one number, \
                       and need no value from outside";
        errors.both(span, message, param.ident.span(), "the struct gets this value by `with`");
    }
    if let Some(layout) = &attrs.layout {
        let message = "`layout` and `bits` cannot stand together: the struct is one number";
        errors.both(layout.span(), message, span, given);
    }
    if let Some((width, true)) = number_type(&number) {
        let message = format!("`bits` takes a number without a sign: write `u{width}`");
        errors.at(number.span(), message);
    }
    let fields = fields(errors, &data.fields, Vec::new(), Owner::Bits);
    for field in &fields.list {
        let is_known = |role| role == Role::Form || role == Role::Extent || role == Role::Origin;
        let is_unused = matches!(&field.value, Type::Tuple(tuple) if tuple.elems.is_empty());
        let says = field.given.iter().any(|given| {
            is_known(given.spec.role) && (given.spec.role != Role::Origin || given.spec.is_off_wire)
        });
        if !says && !attrs.is_broken && (is_unused || number_type(&field.value).is_some()) {
            let message = format!("how many bits has `{}`? add `#[wire(bits = 4)]`", field.name);
            errors.at(field.value.span(), message);
        }
    }
    Kind::Bits(BitStruct { number, is_lsb_first: attrs.lsb_first.is_some(), fields })
}
