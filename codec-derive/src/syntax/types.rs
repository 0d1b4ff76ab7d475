//! What can be seen of a type or a literal as it is written.

use syn::{GenericArgument, Lit, PathArguments, Type};

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
    let ty = match ty {
        Type::Group(group) => &*group.elem,
        ty => ty,
    };
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|segment| segment.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    })
}
