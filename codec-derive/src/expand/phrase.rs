//! Small pieces of code that both directions print.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::hidden;
use crate::model::{Field, Fields, Given, Source, Substitution, Versions};

impl Source {
    /// The expression, if it is one.
    pub(super) fn expr(&self) -> Option<&syn::Expr> {
        match self {
            Self::Given(_) => None,
            Self::Expr(expr) | Self::Solved { expr, .. } | Self::Told { expr, .. } => Some(expr),
        }
    }
}

/// The variables for the values from outside.
pub(super) fn known_params(fields: &Fields) -> Substitution {
    let params = fields.params.iter().enumerate();
    params
        .map(|(index, param)| {
            let variable = crate::model::param(index);
            (param.ident.to_string(), quote!(#variable))
        })
        .collect()
}

/// The variable for the length that the field `index` holds.
pub(super) fn size(index: usize) -> syn::Ident {
    hidden(&format!("size_{index}"))
}

/// Whether the flags show that a field is present.
pub(super) fn bit_is_set(flags: Given, mask: &syn::Expr, inverted: bool) -> TokenStream {
    let flags = flags.variable();
    let not = inverted.then(|| quote!(!));
    quote_spanned!(mask.span()=> #not __wire::Bits::any(#flags, #mask))
}

/// `lines` about `field`, for the versions that have it.
pub(super) fn versioned(field: &Field, lines: TokenStream) -> TokenStream {
    match in_versions(field) {
        Some(in_versions) => quote!(if #in_versions { #lines }),
        None => lines,
    }
}

/// Whether this version has `field`; `None` if all have it.
pub(super) fn in_versions(field: &Field) -> Option<TokenStream> {
    let o = hidden("o");
    let (since, until) = range(field.versions.as_ref()?);
    Some(quote!(#o.version_in(#since, #until)))
}

/// The first and the last version.
pub(super) fn range((since, until): &Versions) -> (TokenStream, TokenStream) {
    let since = since.as_ref().map_or_else(|| quote!(0), |since| quote!(#since));
    let until = until.as_ref().map_or_else(|| quote!(__wire::u32::MAX), |until| quote!(#until));
    (since, until)
}
