//! From syntax and directives to the checked model.

mod enums;
mod ids;
mod numbers;
mod structs;

use syn::{
    Data, DeriveInput, GenericArgument, PathArguments, Type, ext::IdentExt as _,
    spanned::Spanned as _,
};

use crate::{
    attribute,
    connect::{connect, resolve, undetermined},
    container::ContainerAttrs,
    directive::{Given, LeavesOut},
    docs::Docs,
    errors::Errors,
    facts::{Declared, specs},
    model::{Container, Field, Fields, Kept, Kind, Known, Owner, Param},
    pairs,
    place::Place,
    role::Role,
    tag::Tag,
};

/// Lowers `input`; `None` if it is too broken to print.
pub(crate) fn container(errors: &mut Errors, input: &DeriveInput) -> Option<Container> {
    let mut attrs = ContainerAttrs::parse(errors, &input.attrs, place(input));
    let kind = match &input.data {
        Data::Struct(data) => structs::structure(errors, data, &mut attrs),
        Data::Enum(data) => enumeration(errors, input, data, &attrs)?,
        Data::Union(data) => {
            errors.at(
                data.union_token.span,
                "a union has no representation on the wire: use an enum with `tag` or `switch`",
            );
            return None;
        }
    };
    if let Some(plain) = attrs.plain {
        structs::check_plain(errors, input, plain, &kind);
    }
    if attrs.formats.is_empty() && !attrs.is_broken {
        let message = "which wire format? add `#[wire(format = BigEndian)]`, or the path of another \
                       format, to the type";
        errors.at(input.ident.span(), message);
    }
    let ContainerAttrs { formats, id, name, bound, plain, layout, .. } = attrs;
    let runtime = attrs.runtime.unwrap_or_else(|| syn::parse_quote!(::codec_core));
    let (ident, generics) = (input.ident.clone(), input.generics.clone());
    let docs = Docs::of(&input.attrs);
    Some(Container {
        ident,
        generics,
        runtime,
        formats,
        bound,
        docs,
        id,
        name,
        plain,
        layout,
        kind,
    })
}

/// The directives of `input`, whatever mistakes there are.
pub(crate) fn attributes(input: &DeriveInput) -> ContainerAttrs {
    let mut ignored = Errors::default();
    let attrs = ContainerAttrs::parse(&mut ignored, &input.attrs, place(input));
    ignored.finish();
    attrs
}

fn place(input: &DeriveInput) -> Place {
    if matches!(input.data, Data::Enum(_)) { Place::Enum } else { Place::Struct }
}

/// Lowers an enum.
fn enumeration(
    errors: &mut Errors,
    input: &DeriveInput,
    data: &syn::DataEnum,
    attrs: &ContainerAttrs,
) -> Option<Kind> {
    let (tag, repr) = (attrs.tag.clone(), attrs.repr.clone());
    if let (Some((tag, _)), Some((repr, _))) = (&tag, &repr) {
        let message = "an enum has a `repr` (it is a number) or a `tag` (a number and fields)";
        errors.both(*tag, message, *repr, "`repr` is given here");
        return None;
    } else if let (Some((tag, _)), Some(open)) = (&tag, attrs.open) {
        let message = "`open` is for an enum that is a number, with `repr` instead of `tag`";
        errors.both(open, message, *tag, "`tag` is given here");
    } else if let (None, Some(open)) = (&repr, attrs.open) {
        errors.at(open, "`open` needs `repr = u32`: it is for an enum that is a number");
    }
    match (tag, repr) {
        (Some((_, ty)), _) => {
            let tag = Tag::of_variants(errors, ty)?;
            Some(Kind::Enum(enums::tagged(errors, data, tag)))
        }
        (None, Some((_, ty))) => {
            let tag = Tag::of_numbers(errors, ty)?;
            Some(Kind::Number(numbers::numbered(errors, input, data, tag, attrs.open)))
        }
        (None, None) => {
            if !attrs.is_broken && attrs.open.is_none() {
                let message = "an enum needs `#[wire(repr = u32)]` if it is a number, or \
                               `#[wire(tag = u16)]` if a number tells which variant's fields follow";
                errors.at(input.ident.span(), message);
            }
            None
        }
    }
}

/// Lowers the fields of a struct or variant.
fn fields(errors: &mut Errors, syntax: &syn::Fields, params: Vec<Param>, owner: Owner) -> Fields {
    let before = errors.len();
    let mut given: Vec<Vec<Given>> = Vec::new();
    let mut declared: Vec<Declared> = Vec::new();
    for (field, member) in syntax.iter().zip(syntax.members()) {
        let mut list = attribute::directives(errors, &field.attrs);
        crate::owner::check(errors, &mut list, owner);
        let field = declare(errors, field, &member, &list);
        given.push(with_brought(list, &field));
        declared.push(field);
    }
    let facts = resolve(errors, &declared, &params, &mut given);
    let members = syntax.members().zip(declared).zip(given);
    let list = members.enumerate().map(|(index, ((member, declared), given))| {
        let Declared { name, docs, ty, value, kept, .. } = declared;
        let (known, what) = (facts.known(&name), facts.what(&name));
        let is_read = facts.is_read(&name);
        let is_foreseen = known == Known::Late && is_read;
        Field {
            index,
            docs,
            member,
            known,
            is_read,
            is_foreseen,
            what,
            name,
            ty,
            value,
            kept,
            given,
        }
    });
    let start_is_marked = facts.start_is_marked;
    let mut fields = Fields {
        list: list.collect(),
        params,
        owner,
        start_is_marked,
        checked_members: facts.checked_members(),
    };
    for param in &mut fields.params {
        if let Some(field) = fields.list.iter().find(|field| param.ident == field.name) {
            let message = format!("a field is called `{}` too", field.name);
            errors.both(param.ident.span(), message, field.ty.span(), "it is declared here");
        }
        // The struct around this one says what is known late.
        let is_early = facts.known(&param.ident.to_string()) == Known::Early;
        param.known = if is_early { Known::Early } else { Known::ByUser };
    }
    connect(errors, &facts, &mut fields);
    // A directive that is wrong may have determined one.
    if errors.len() == before {
        undetermined(errors, &facts, &fields);
    }
    fields
}

/// `given` and what they bring along for roles that nobody plays.
fn with_brought(mut given: Vec<Given>, field: &Declared) -> Vec<Given> {
    let brought: Vec<Given> = given.iter().filter_map(|one| one.directive.brings(field)).collect();
    for one in brought {
        let is_played = |given: &Given| given.spec.role == one.spec.role;
        // What was written has its own error.
        let is_apart = |given: &Given| pairs::conflict(given.spec, one.spec).is_some();
        if !given.iter().any(|given| is_played(given) || is_apart(given)) {
            given.push(one);
        }
    }
    given
}

/// A field as it is declared. A field that can be left out needs a value for that.
fn declare(
    errors: &mut Errors,
    field: &syn::Field,
    member: &syn::Member,
    given: &[Given],
) -> Declared {
    let leaves = |how| given.iter().any(|given| given.spec.leaves_out == how);
    let is_valued = given.iter().any(|given| given.directive.value(&field.ty).is_some());
    let (inner, implied) = (argument(&field.ty, "Option"), argument(&field.ty, "Implied"));
    let (kept, value) = match (inner, implied) {
        (Some(inner), _)
            if !is_valued && (leaves(LeavesOut::Always) || leaves(LeavesOut::Options)) =>
        {
            (Kept::Optional, inner)
        }
        (_, Some(inner)) => (Kept::Implied, inner),
        _ => (Kept::Plain, field.ty.clone()),
    };
    if let Some(out) = given.iter().find(|given| given.spec.leaves_out == LeavesOut::Always)
        && kept == Kept::Plain
        && !is_valued
    {
        let name = out.spec.name;
        let or_default =
            match out.spec.without.iter().any(|(role, _)| role.contains(&Role::Absence)) {
                true => "",
                false => ", or have a `default`",
            };
        let message = format!("a field with `{name}` must be an `Option`{or_default}");
        errors.at(field.ty.span(), message);
    }
    let name = match member {
        syn::Member::Named(ident) => ident.unraw().to_string(),
        syn::Member::Unnamed(index) => index.index.to_string(),
    };
    let docs = Docs::of(&field.attrs);
    let span = field.ident.as_ref().map_or_else(|| field.ty.span(), syn::Ident::span);
    Declared {
        name,
        span,
        docs,
        ty: field.ty.clone(),
        value,
        kept,
        specs: specs(given),
        is_of_elements: given.iter().all(|given| given.directive.is_of_elements()),
    }
}

/// Whether a type is text whose framing the format chooses.
pub(crate) fn is_text(ty: &Type) -> bool {
    match ty {
        Type::Reference(reference) => is_text(&reference.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let inner = || argument(ty, "Cow").or_else(|| argument(ty, "Box"));
            last.ident == "String" || last.ident == "str" || inner().is_some_and(|ty| is_text(&ty))
        }),
        _ => false,
    }
}

/// The argument of the generic type `name`.
pub(crate) fn argument(ty: &Type, name: &str) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner.clone()),
        _ => None,
    })
}
