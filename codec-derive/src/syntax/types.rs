//! What can be seen of a type or a literal as it is written.

use proc_macro2::Span;
use syn::{GenericArgument, Lit, PathArguments, PathSegment, Type, spanned::Spanned as _};

/// Where a type is written.
///
/// The same as `Type::span`, which prints a type to find its first and its last token. Most types are
/// one name, and users build this crate without optimization.
pub(crate) fn span_of(ty: &Type) -> Span {
    match ty {
        Type::Path(path) => path.path.get_ident().map_or_else(|| ty.span(), syn::Ident::span),
        _ => ty.span(),
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

/// Whether the values of a type have no size.
pub(crate) fn has_no_size(ty: &Type) -> bool {
    match ty {
        Type::Slice(_) | Type::TraitObject(_) => true,
        Type::Path(path) => path.path.is_ident("str"),
        _ => false,
    }
}

/// The value of a literal whole number.
pub(crate) fn literal(expr: &syn::Expr) -> Option<u128> {
    match expr {
        syn::Expr::Lit(lit) => match &lit.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        syn::Expr::Paren(inner) => literal(&inner.expr),
        _ => None,
    }
}

/// The type argument of `ty` if it is `name<…>`.
pub(crate) fn argument(ty: &Type, name: &str) -> Option<Type> {
    arguments(ty).into_iter().next().filter(|_| last_name(ty).is_some_and(|last| last == name))
}

/// The arguments of a generic type that are types.
pub(crate) fn arguments(ty: &Type) -> Vec<Type> {
    let of = |argument: &GenericArgument| match argument {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    };
    match last(ty).map(|last| &last.arguments) {
        Some(PathArguments::AngleBracketed(found)) => found.args.iter().filter_map(of).collect(),
        _ => Vec::new(),
    }
}

/// The last name in the path of a type.
pub(crate) fn last_name(ty: &Type) -> Option<String> {
    last(ty).map(|last| last.ident.to_string())
}

fn last(ty: &Type) -> Option<&PathSegment> {
    match ty {
        Type::Group(group) => last(&group.elem),
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    }
}

/// Whether the name of a type alone says that no value in it goes up to an end that others determine:
/// numbers, and lists of them. Saves two calls for the most common fields with a length (`at` encode).
pub(crate) fn ends_by_itself(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    match &last.arguments {
        PathArguments::AngleBracketed(of) if last.ident == "Vec" => {
            of.args.iter().all(|of| matches!(of, GenericArgument::Type(of) if is_number(of)))
        }
        _ => is_number(ty),
    }
}

/// Whether the name of a type says that it is a number or an array of them.
pub(crate) fn is_numbers(ty: &Type) -> bool {
    match ty {
        Type::Array(array) => is_numbers(&array.elem),
        _ => is_number(ty),
    }
}

fn is_number(ty: &Type) -> bool {
    const NUMBERS: &[&str] =
        &["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64", "bool"];
    match ty {
        Type::Path(path) => NUMBERS.iter().any(|number| path.path.is_ident(number)),
        _ => false,
    }
}
