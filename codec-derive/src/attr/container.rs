//! Directives of a struct or enum, with typed values.

use proc_macro2::{Span, TokenStream};
use syn::{
    Expr, Ident, Path, Type, WherePredicate,
    parse::{ParseStream, Parser as _},
    punctuated::Punctuated,
    spanned::Spanned as _,
};

use super::{
    field::source,
    item::{Value, items},
    names::{Place, nearest},
};
use crate::{errors::Errors, syntax::mentions};

/// Directives of a struct or enum.
#[derive(Clone, Default)]
pub(crate) struct ContainerAttrs {
    pub(crate) formats: Vec<Type>,
    pub(crate) krate: Option<Path>,
    pub(crate) bound: Option<Vec<WherePredicate>>,
    pub(crate) id: Option<Expr>,
    pub(crate) name: Option<String>,
    pub(crate) repr: Option<(Span, NumberType)>,
    /// Where `open` stands.
    pub(crate) open: Option<Span>,
    pub(crate) tag: Option<(Span, NumberType)>,
    /// Where `plain` stands.
    pub(crate) plain: Option<Span>,
    /// The values that the type gets from the struct around it.
    pub(crate) with: Vec<Param>,
    /// The options of the format for the struct.
    pub(crate) layout: Option<Expr>,
    /// The number that the struct is, and where `bits` stands.
    pub(crate) bits: Option<(Span, Type)>,
    /// Where `lsb_first` stands.
    pub(crate) lsb_first: Option<Span>,
    /// Whether a directive could not be read: what seems to be missing may be that one.
    pub(crate) broken: bool,
}

/// A value that a struct gets from the one around it.
#[derive(Clone)]
pub(crate) struct Param {
    pub(crate) ident: Ident,
    pub(crate) ty: Type,
}

/// The type of the number that an enum is, or that tells its variants apart.
#[derive(Clone)]
pub(crate) struct NumberType {
    /// The number type. Of a codec it is what its arguments say, for error texts only.
    pub(crate) ident: Ident,
    /// The codec that writes the number.
    pub(crate) codec: Option<Type>,
}

impl ContainerAttrs {
    pub(crate) fn parse(errors: &mut Errors, input: &syn::DeriveInput) -> Self {
        let place = match input.data {
            syn::Data::Enum(_) => Place::Enum,
            _ => Place::Struct,
        };
        let mut attrs = Self::default();
        let before = errors.count();
        for item in items(errors, &input.attrs, place) {
            let span = item.span();
            match (item.directive.name, item.value) {
                ("format", Value::Type(ty)) => attrs.add_format(errors, ty),
                ("crate", Value::Type(Type::Path(ty))) => attrs.krate = Some(ty.path),
                ("bound", Value::List(list)) => {
                    if let Ok(text) = syn::parse2::<syn::LitStr>(list.clone()) {
                        let message = format!(
                            "`bound` takes Rust, not a string: write `bound({})`",
                            text.value()
                        );
                        errors.at(text.span(), message);
                        continue;
                    }
                    match Punctuated::<WherePredicate, syn::Token![,]>::parse_terminated
                        .parse2(list)
                    {
                        Ok(list) => attrs.bound = Some(list.into_iter().collect()),
                        Err(error) => errors.push(error),
                    }
                }
                ("id", Value::Expr(expr)) => attrs.id = Some(expr),
                ("name", Value::Expr(expr)) => attrs.name = string(errors, "name", &expr),
                ("repr", Value::Type(ty)) => {
                    attrs.repr = number(errors, "repr", &ty).map(|ty| (span, ty));
                }
                ("tag", Value::Type(ty)) => {
                    attrs.tag =
                        text(&ty).or_else(|| number(errors, "tag", &ty)).map(|ty| (span, ty));
                }
                ("open", Value::None) => attrs.open = Some(span),
                ("plain", Value::None) => attrs.plain = Some(span),
                ("with", Value::List(list)) => attrs.with = params(errors, span, list),
                ("layout", Value::Expr(expr)) => attrs.layout = source(errors, "layout", expr),
                ("bits", Value::Type(ty)) => attrs.bits = Some((span, ty)),
                ("bits", Value::Expr(expr)) => errors.at(
                    expr.span(),
                    "on a struct, `bits` is the number that the fields are bits of: `bits = u16`",
                ),
                ("lsb_first", Value::None) => attrs.lsb_first = Some(span),
                _ => errors.at(span, "this value does not fit here"),
            }
        }
        attrs.broken = errors.count() > before;
        attrs
    }

    fn add_format(&mut self, errors: &mut Errors, ty: Type) {
        if let Some(first) = self.formats.iter().find(|first| same(first, &ty)) {
            errors.both(ty.span(), "this format is given twice", first.span(), "first given here");
        } else {
            self.formats.push(ty);
        }
    }
}

/// The parameters of `with(name: Type, …)`.
fn params(errors: &mut Errors, span: Span, list: TokenStream) -> Vec<Param> {
    let param = |input: ParseStream<'_>| {
        let ident = input.parse()?;
        input.parse::<syn::Token![:]>()?;
        Ok(Param { ident, ty: input.parse()? })
    };
    let parsed = Punctuated::<Param, syn::Token![,]>::parse_terminated_with;
    match (|input: ParseStream<'_>| parsed(input, param)).parse2(list) {
        Ok(list) if !list.is_empty() => list.into_iter().collect(),
        _ => {
            errors.at(span, "on a struct, `with` is written `with(name: Type)`");
            Vec::new()
        }
    }
}

/// The string in `expr`.
pub(crate) fn string(errors: &mut Errors, name: &str, expr: &Expr) -> Option<String> {
    if let Expr::Lit(lit) = expr
        && let syn::Lit::Str(text) = &lit.lit
    {
        return Some(text.value());
    }
    errors.at(expr.span(), format!("`{name}` takes a string: `{name} = \"…\"`"));
    None
}

/// The types of tags and message numbers.
pub(crate) const NUMBERS: &[&str] = &["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];

/// Types of the standard library that are no codecs of numbers.
const NO_CODECS: &[&str] = &["String", "Vec", "Option", "Box", "Cow", "Bytes"];

/// The largest number of the type `name`.
pub(crate) fn largest(name: &Ident) -> u128 {
    match name.to_string().as_str() {
        "u8" => 0xff,
        "i8" => 0x7f,
        "u16" => 0xffff,
        "i16" => 0x7fff,
        "u32" => 0xffff_ffff,
        "i32" => 0x7fff_ffff,
        "i64" => 0x7fff_ffff_ffff_ffff,
        _ => u128::from(u64::MAX),
    }
}

/// The type `str`, for a tag that is a text.
fn text(ty: &Type) -> Option<NumberType> {
    let Type::Path(path) = ty else { return None };
    let ident = path.path.get_ident().filter(|ident| *ident == "str")?;
    Some(NumberType { ident: ident.clone(), codec: None })
}

/// The whole number type `ty`, or the codec of one.
fn number(errors: &mut Errors, name: &str, ty: &Type) -> Option<NumberType> {
    if let Type::Group(group) = ty {
        return number(errors, name, &group.elem);
    }
    if let Type::Path(path) = ty
        && let Some(ident) = path.path.get_ident()
    {
        if NUMBERS.contains(&ident.to_string().as_str()) {
            return Some(NumberType { ident: ident.clone(), codec: None });
        }
        if let Some(known) = nearest(&ident.to_string(), NUMBERS.iter().copied()) {
            let message = format!("`{name}` takes a whole number type; did you mean `{known}`?");
            errors.at(ty.span(), message);
            return None;
        }
    }
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && last.ident.to_string().starts_with(char::is_uppercase)
        && !NO_CODECS.contains(&last.ident.to_string().as_str())
    {
        let mut numbers = NUMBERS.iter().map(|number| Ident::new(number, ty.span()));
        let found = numbers.find(|number| mentions(ty, number));
        let ident = found.unwrap_or_else(|| Ident::new("Number", ty.span()));
        return Some(NumberType { ident, codec: Some(ty.clone()) });
    }
    let numbers = NUMBERS.join("`, `");
    let message =
        format!("`{name}` takes one of `{numbers}`, or a codec of one, such as `VarInt<u32>`");
    errors.at(ty.span(), message);
    None
}

/// Whether two types are written alike.
fn same(a: &Type, b: &Type) -> bool {
    quote::quote!(#a).to_string() == quote::quote!(#b).to_string()
}

/// The name of a whole number type.
pub(crate) fn number_name(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    let name = path.path.get_ident()?.to_string();
    NUMBERS.contains(&name.as_str()).then_some(name)
}
