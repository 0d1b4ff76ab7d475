//! From syntax and directives to the checked model.

use syn::{
    Data, DeriveInput, GenericArgument, Path, PathArguments, Type, ext::IdentExt as _,
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
    model::{Container, Field, Fields, Id, Kept, Kind, Known, Param, Variant},
    pairs,
    place::Place,
    role::Role,
    text::text,
};

/// Lowers `input`; `None` if it is too broken to print.
pub(crate) fn container(errors: &mut Errors, input: &DeriveInput) -> Option<Container> {
    let attrs = ContainerAttrs::parse(errors, &input.attrs, place(input));
    let kind = match &input.data {
        Data::Struct(data) => Kind::Struct(fields(errors, &data.fields, attrs.params, false)),
        Data::Enum(data) => {
            let variants: Vec<Variant> =
                data.variants.iter().filter_map(|it| variant(errors, it)).collect();
            one_variant_each(errors, &variants);
            let others = variants.iter().filter(|variant| matches!(variant.id, Id::Other));
            if let Some(second) = others.clone().nth(1) {
                errors.at(second.ident.span(), "one variant can have all other numbers");
            }
            if attrs.tag.is_none() && !attrs.is_broken {
                let message = "an enum needs `#[wire(tag = u16)]`: the number that tells which variant \
                               follows";
                errors.at(input.ident.span(), message);
            }
            let tag = attrs.tag?;
            Kind::Enum { tag, variants }
        }
        Data::Union(data) => {
            errors.at(
                data.union_token.span,
                "a union has no representation on the wire: use an enum with `tag` or `switch`",
            );
            return None;
        }
    };
    if attrs.formats.is_empty() && !attrs.is_broken {
        let message = "which wire format? add `#[wire(format = BigEndian)]`, or the path of another \
                       format, to the type";
        errors.at(input.ident.span(), message);
    }
    let ContainerAttrs { formats, id, name, bound, layout, .. } = attrs;
    let runtime = attrs.runtime.unwrap_or_else(|| syn::parse_quote!(::codec_core));
    let (ident, generics) = (input.ident.clone(), input.generics.clone());
    let docs = Docs::of(&input.attrs);
    Some(Container { ident, generics, runtime, formats, bound, docs, id, name, layout, kind })
}

/// What can be seen of a type, whatever mistakes there are.
pub(crate) struct Shown {
    pub(crate) formats: Vec<Type>,
    /// Where the runtime is.
    pub(crate) runtime: Path,
    /// Whether it gets values from the struct around it.
    pub(crate) has_params: bool,
}

/// What can be seen of `input`.
pub(crate) fn shown(input: &DeriveInput) -> Shown {
    let mut ignored = Errors::default();
    let attrs = ContainerAttrs::parse(&mut ignored, &input.attrs, place(input));
    ignored.finish();
    let runtime = attrs.runtime.unwrap_or_else(|| syn::parse_quote!(::codec_core));
    Shown { formats: attrs.formats, runtime, has_params: !attrs.params.is_empty() }
}

fn place(input: &DeriveInput) -> Place {
    if matches!(input.data, Data::Enum(_)) { Place::Enum } else { Place::Struct }
}

fn variant(errors: &mut Errors, variant: &syn::Variant) -> Option<Variant> {
    let attrs = ContainerAttrs::parse(errors, &variant.attrs, Place::Variant);
    let fields = fields(errors, &variant.fields, Vec::new(), true);
    let payload = match (&variant.fields, fields.list.as_slice()) {
        (syn::Fields::Unnamed(_), [only]) if only.given.is_empty() => Some(only.ty.clone()),
        _ => None,
    };
    let keeps = fields.list.iter().filter(|field| field.keeps_tag()).count();
    if let (Some(span), true) = (attrs.other, keeps != 1) {
        errors.at(
            span,
            "one field of the variant for other numbers keeps the number: `#[wire(tag)]`",
        );
    }
    if let (Some(id), Some(other)) = (&attrs.id, attrs.other) {
        errors.both(other, "a variant with a number is not for others", id.span(), "given here");
    }
    let id = match attrs {
        ContainerAttrs { other: Some(_), .. } => Id::Other,
        ContainerAttrs { id: Some(id), .. } => Id::Is(id),
        _ if payload.is_some() => Id::OfPayload,
        _ => {
            if !attrs.is_broken {
                errors.at(variant.ident.span(), "a variant needs its number: `#[wire(id = 3)]`");
            }
            return None;
        }
    };
    if let (Some(field), false) =
        (fields.list.iter().find(|field| field.keeps_tag()), matches!(id, Id::Other))
    {
        errors
            .at(field.ty.span(), "the number of this variant is known: it is for `#[wire(other)]`");
    }
    let docs = Docs::of(&variant.attrs);
    Some(Variant { ident: variant.ident.clone(), id, docs, payload, fields })
}

/// Reports numbers that two variants have.
fn one_variant_each(errors: &mut Errors, variants: &[Variant]) {
    for (index, second) in variants.iter().enumerate() {
        let Id::Is(id) = &second.id else { continue };
        for first in variants.iter().take(index) {
            if let Id::Is(earlier) = &first.id
                && text(earlier) == text(id)
            {
                let message = format!("`{}` has this number too", first.ident);
                errors.both(id.span(), message, earlier.span(), "given here");
            }
        }
    }
}

/// Lowers the fields of a struct or variant.
fn fields(
    errors: &mut Errors,
    syntax: &syn::Fields,
    params: Vec<Param>,
    in_variant: bool,
) -> Fields {
    let before = errors.len();
    let mut given: Vec<Vec<Given>> = Vec::new();
    let mut declared: Vec<Declared> = Vec::new();
    for (field, member) in syntax.iter().zip(syntax.members()) {
        let list = attribute::directives(errors, &field.attrs);
        let field = declare(errors, field, &member, &list);
        given.push(with_brought(list, &field));
        declared.push(field);
    }
    let facts = resolve(errors, &declared, &params, &mut given);
    let members = syntax.members().zip(declared).zip(given);
    let list = members.enumerate().map(|(index, ((member, declared), given))| {
        let Declared { name, docs, ty, value, kept, .. } = declared;
        let (known, what) = (facts.known(&name), facts.what(&name));
        let is_foreseen = known == Known::Late && facts.is_read(&name);
        Field { index, docs, member, known, is_foreseen, what, name, ty, value, kept, given }
    });
    let start_is_marked = facts.start_is_marked;
    let mut fields = Fields { list: list.collect(), params, in_variant, start_is_marked };
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
    Declared { name, span, docs, ty: field.ty.clone(), value, kept, specs: specs(given) }
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
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) => Some(inner.clone()),
        _ => None,
    }
}
