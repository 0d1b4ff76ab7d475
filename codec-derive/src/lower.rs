//! From syntax and attributes to the model.

mod at;
mod checksum;
mod end;
mod enums;
pub(crate) mod scope;
mod select;
pub(crate) mod solve;

use proc_macro2::Span;
use syn::{Data, DeriveInput, Ident, Lit, Meta, Type, spanned::Spanned as _};

use self::{
    scope::Earlier,
    select::select,
    solve::{solve, unsolved},
};

use crate::{
    attr::{container::ContainerAttrs, field::FieldAttrs},
    errors::Errors,
    model::{
        BitStruct, Container, Determined, Extent, Field, Fields, Kind, Padding, Param, Presence,
    },
    syntax::{argument, has_no_size, is_text},
};

/// Lowers `input`; `None` if it is too broken to print.
pub(crate) fn lower(
    errors: &mut Errors,
    input: &DeriveInput,
    attrs: ContainerAttrs,
) -> Option<Container> {
    let kind = match &input.data {
        Data::Struct(data) => {
            let fields = fields(errors, &data.fields, attrs.with.clone());
            enums::no_tag(errors, &fields);
            structure(errors, &attrs, fields)
        }
        Data::Enum(data) => match (&attrs.repr, &attrs.tag) {
            (Some((repr, _)), Some((tag, _))) => {
                errors.both(
                    *tag,
                    "an enum has a `repr` (it is a number) or a `tag` (a number and fields)",
                    *repr,
                    "`repr` is given here",
                );
                return None;
            }
            (Some((_, repr)), None) => {
                Kind::Repr(enums::repr(errors, input, data, repr.clone(), attrs.open))
            }
            (None, Some((tag, number))) => {
                if let Some(open) = attrs.open {
                    errors.both(
                        open,
                        "`open` is for an enum that is a number, with `repr` instead of `tag`",
                        *tag,
                        "`tag` is given here",
                    );
                }
                Kind::Tagged(enums::tagged(errors, data, number.clone())?)
            }
            (None, None) => {
                // A directive that is given but wrong already has an error of its own.
                if let (Some(open), false) = (attrs.open, attrs.broken) {
                    errors
                        .at(open, "`open` needs `repr = u32`: it is for an enum that is a number");
                } else if !attrs.broken {
                    errors.at(
                        input.ident.span(),
                        "an enum needs `#[wire(repr = u32)]` if it is a number, or \
                         `#[wire(tag = u16)]` if a number tells which variant's fields follow",
                    );
                }
                return None;
            }
        },
        Data::Union(data) => {
            errors.at(
                data.union_token.span,
                "a union has no representation on the wire: use an enum with `tag` or `switch`",
            );
            return None;
        }
    };
    if attrs.formats.is_empty() && !attrs.broken {
        errors
            .at(input.ident.span(), "which wire format? add `#[wire(format = BigEndian)]`, or the path of another format, to the type");
    }
    let krate = attrs.krate.unwrap_or_else(|| syn::parse_quote!(::codec_core));
    Some(Container {
        ident: input.ident.clone(),
        generics: input.generics.clone(),
        formats: attrs.formats,
        krate,
        bound: attrs.bound,
        docs: docs(&input.attrs),
        aliases: aliases(&input.attrs),
        id: attrs.id,
        name: attrs.name,
        plain: attrs.plain,
        layout: attrs.layout,
        kind,
    })
}

/// A struct of fields, or of bits.
fn structure(errors: &mut Errors, attrs: &ContainerAttrs, fields: Fields) -> Kind {
    match (&attrs.bits, attrs.lsb_first) {
        (Some((span, number)), lsb_first) => Kind::Bits(BitStruct {
            fields,
            number: number.clone(),
            span: *span,
            lsb_first: lsb_first.is_some(),
        }),
        (None, Some(span)) if !attrs.broken => {
            errors.at(span, "`lsb_first` needs `bits = u16`: it says which bit is the first");
            Kind::Struct(fields)
        }
        (None, _) => Kind::Struct(fields),
    }
}

/// Lowers a list of fields; names in directives become indices of earlier fields.
fn fields(errors: &mut Errors, syntax: &syn::Fields, params: Vec<Param>) -> Fields {
    let mut list: Vec<Field> = Vec::new();
    let names: Vec<String> = syntax.members().map(|member| name_of(&member)).collect();
    for param in &params {
        if names.contains(&param.ident.to_string()) {
            errors.at(param.ident.span(), format!("a field is called `{}` too", param.ident));
        }
    }
    for (index, (field, member)) in syntax.iter().zip(syntax.members()).enumerate() {
        let attrs = FieldAttrs::parse(errors, field);
        let mut earlier = Earlier { names: &names, index, list: &mut list, params: &params };
        let lowered = lower_field(errors, &mut earlier, field, member, attrs);
        list.push(lowered);
    }
    solve(&names, &mut list);
    checksum::mark(&mut list);
    for field in &list {
        // A checksum that was given but is wrong has its own error.
        let given = field.given.iter().any(|(name, _)| *name == "checksum");
        if field.implied && !field.is_computed() && !given {
            if let Some((expr, can)) = unsolved(&list, &field.name) {
                let message = format!(
                    "this cannot be solved for `{}`, which is not kept: {can} can; else store its \
                     value instead of `Implied`",
                    field.name
                );
                errors.both(expr.span(), message, field.ty.span(), "it is declared here");
                continue;
            }
            errors.at(
                field.ty.span(),
                format!(
                    "nothing determines `{}`: use it as `count`, `len`, `bit`, `switch` or `at` of a \
                     later field, or give it a `const` or a `checksum`",
                    field.name
                ),
            );
        }
    }
    Fields { list, params }
}

fn lower_field(
    errors: &mut Errors,
    earlier: &mut Earlier<'_>,
    field: &syn::Field,
    member: syn::Member,
    attrs: FieldAttrs,
) -> Field {
    let index = earlier.index;
    let name_span = attrs.span("name");
    let places = places(&attrs);
    let inner_option = argument(&field.ty, "Option");
    let inner_implied = argument(&field.ty, "Implied");
    let conditional = attrs.bit.is_some() || attrs.when.is_some() || attrs.tail;
    let versioned = attrs.since.is_some() || attrs.until.is_some();
    let optional = inner_option.is_some()
        && attrs.constant.is_none()
        && (conditional || attrs.at.is_some() || (versioned && attrs.default.is_none()));
    if inner_option.is_none() {
        // A field that is not kept, or that is constant, has a value in other versions too.
        let known = inner_implied.is_some() || attrs.constant.is_some();
        must_be_optional(errors, &field.ty, &attrs, versioned && !conditional && !known);
    }
    let (selected, selector) = match attrs.switch {
        Some(expr) => select(errors, earlier, expr),
        None => (None, None),
    };
    let extent = match (attrs.count, selected) {
        (Some(expr), _) => {
            Extent::Count(earlier.source(errors, "count", expr, Determined::Count(index)))
        }
        (None, _) if attrs.rest => Extent::Rest,
        (None, Some(selected)) => selected,
        (None, None) => match attrs.end {
            Some(expr) => {
                let list = inner_option.as_ref().filter(|_| optional).unwrap_or(&field.ty);
                end::end(errors, earlier, expr, list, attrs.codec.as_ref())
            }
            None => Extent::Own,
        },
    };
    let len = attrs.len.map(|expr| earlier.source(errors, "len", expr, Determined::Len(index)));
    if len.is_some() && attrs.codec.is_none() && is_text(inner_option.as_ref().unwrap_or(&field.ty))
    {
        let message = "`len` does not say how the text lies in its bytes: add `as = Text<Utf8>`, or \
                       the codec of the text inside";
        errors.at(field.ty.span(), message);
    }
    let with = earlier.given(errors, attrs.with);
    let presence = match (attrs.bit, attrs.when) {
        (Some(bit), _) => earlier.bit(errors, bit),
        (None, Some(expr)) => Presence::When(earlier.checked(errors, "when", expr)),
        (None, None) if attrs.tail => Presence::Tail,
        (None, None) => Presence::Always,
    };
    if let Some(expr) = &attrs.constant {
        earlier.constant(errors, "const", expr);
    }
    let check = attrs.check.map(|expr| earlier.checked(errors, "check", expr));
    let order = attrs.order.map(|expr| earlier.checked(errors, "order", expr));
    let at = attrs.at.and_then(|attr| at::at(errors, earlier, &attr));
    let checksum = attrs.checksum.and_then(|attr| checksum::checksum(errors, earlier.names, attr));
    check_size(errors, &field.ty, attrs.codec.is_none() && !attrs.skip);
    let value = match (&inner_option, &inner_implied) {
        (Some(inner), _) if optional => inner.clone(),
        (_, Some(inner)) => inner.clone(),
        _ => field.ty.clone(),
    };
    Field {
        name: name_of(&member),
        member,
        wire_name: attrs.name,
        name_span,
        docs: docs(&field.attrs),
        directives: attrs.text,
        ty: field.ty.clone(),
        value,
        implied: inner_implied.is_some(),
        optional,
        codec: attrs.codec,
        selector,
        extent,
        len,
        with,
        presence,
        versions: versioned.then_some((attrs.since, attrs.until)),
        padding: Padding { align: attrs.align, pad: attrs.pad },
        constant: attrs.constant,
        default: attrs.default,
        check,
        skip: attrs.skip || attrs.tag,
        layout: attrs.layout,
        order,
        bits: attrs.bits,
        checksum,
        noted: false,
        told: false,
        at,
        given: attrs.spans,
        places,
        determined: Vec::new(),
    }
}

/// Reports conditions on a field that is no `Option`, and one that is `lacking` in other versions.
fn must_be_optional(errors: &mut Errors, ty: &Type, attrs: &FieldAttrs, lacking: bool) {
    for name in ["bit", "when", "tail"] {
        if attrs.span(name).is_some() {
            errors.at(ty.span(), format!("a field with `{name}` must be an `Option`"));
        }
    }
    if lacking && attrs.default.is_none() {
        errors.at(
            ty.span(),
            "a field that other versions do not have must be an `Option`, or have a `default`",
        );
    }
}

/// Reports a type without a size and, if `bare`, one whose size depends on the machine.
fn check_size(errors: &mut Errors, ty: &Type, bare: bool) {
    if let Type::Path(path) = ty
        && (path.path.is_ident("usize") || path.path.is_ident("isize"))
        && bare
    {
        let message = "this number has another width on each kind of machine: use `u32` or the like, \
                       or say how wide it is on the wire, `#[wire(as = u32)]`";
        errors.at(ty.span(), message);
    }
    if has_no_size(ty) {
        let message =
            "a field must have a size: use `Vec<T>`, `String`, `&[u8]`, `&str` or an array";
        errors.at(ty.span(), message);
    }
}

/// The directives that have no meaning in some formats, with their names in core.
const PLACES: &[(&str, &str)] = &[
    ("align", "Align"),
    ("pad", "Pad"),
    ("count", "Count"),
    ("len", "Len"),
    ("rest", "Rest"),
    ("switch", "Switch"),
    ("with", "With"),
    ("order", "Order"),
    ("tail", "Tail"),
    ("end", "End"),
    ("checksum", "Checksum"),
    ("at", "At"),
];

/// Where the directives are written that have no meaning in some formats.
fn places(attrs: &FieldAttrs) -> Vec<(Ident, Span)> {
    let place = |(name, in_core): &(&str, &str)| {
        attrs.span(name).map(|span| (Ident::new(in_core, span), span))
    };
    PLACES.iter().filter_map(place).collect()
}

fn name_of(member: &syn::Member) -> String {
    match member {
        syn::Member::Named(ident) => syn::ext::IdentExt::unraw(ident).to_string(),
        syn::Member::Unnamed(index) => index.index.to_string(),
    }
}

/// The doc comment in `attrs`.
fn docs(attrs: &[syn::Attribute]) -> String {
    let lines: Vec<String> = attrs
        .iter()
        .filter_map(|attr| match &attr.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
                syn::Expr::Lit(lit) => match &lit.lit {
                    Lit::Str(text) => Some(text.value().trim().to_owned()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
        .collect();
    lines.join("\n")
}

/// The names in `#[doc(alias = "…")]` and `#[doc(alias("…", "…"))]`.
fn aliases(attrs: &[syn::Attribute]) -> Vec<String> {
    let mut aliases = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        if !matches!(attr.meta, Meta::List(_)) {
            continue;
        }
        // rustdoc reports what it cannot read, and has other words in here that end the reading.
        let _ = attr.parse_nested_meta(|meta| {
            if !meta.path.is_ident("alias") {
                return Err(meta.error("not an alias"));
            }
            if meta.input.peek(syn::Token![=]) {
                aliases.push(meta.value()?.parse::<syn::LitStr>()?.value());
                return Ok(());
            }
            let list;
            syn::parenthesized!(list in meta.input);
            let names = list
                .parse_terminated(syn::parse::ParseBuffer::parse::<syn::LitStr>, syn::Token![,])?;
            aliases.extend(names.iter().map(syn::LitStr::value));
            Ok(())
        });
    }
    aliases
}
