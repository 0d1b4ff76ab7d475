//! Expressions over fields: which fields they name, and what stands for them.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt as _;

use crate::model::Substitution;

/// The names in `tokens` that are not parts of paths, methods or members.
pub(crate) fn idents(tokens: &impl ToTokens) -> Vec<Ident> {
    let mut found = Vec::new();
    walk(tokens.to_token_stream(), &mut |ident| {
        found.push(ident.clone());
        None
    });
    found
}

/// Whether `tokens` name `ident` anywhere.
pub(crate) fn mentions(tokens: &impl ToTokens, ident: &Ident) -> bool {
    fn search(tokens: TokenStream, ident: &Ident) -> bool {
        tokens.into_iter().any(|token| match token {
            TokenTree::Ident(found) => found == *ident,
            TokenTree::Group(group) => search(group.stream(), ident),
            _ => false,
        })
    }
    search(tokens.to_token_stream(), ident)
}

/// `tokens` with the names of fields replaced by what stands for them.
pub(crate) fn substitute(tokens: &impl ToTokens, fields: &Substitution) -> TokenStream {
    walk(tokens.to_token_stream(), &mut |ident| {
        let name = ident.unraw().to_string();
        fields.iter().rev().find(|(field, _)| *field == name).map(|(_, tokens)| tokens.clone())
    })
}

/// Rebuilds `tokens`, with `replace` asked for each name that is a variable.
fn walk(
    tokens: TokenStream,
    replace: &mut impl FnMut(&Ident) -> Option<TokenStream>,
) -> TokenStream {
    let mut out = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    let mut part_of_path = false;
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) => {
                let path_follows = matches!(
                    tokens.peek(),
                    Some(TokenTree::Punct(next)) if next.as_char() == ':'
                );
                let replaced = if part_of_path || path_follows { None } else { replace(&ident) };
                match replaced {
                    Some(tokens) => {
                        let mut group = Group::new(Delimiter::Parenthesis, tokens);
                        group.set_span(ident.span());
                        out.extend([TokenTree::Group(group)]);
                    }
                    None => out.extend([TokenTree::Ident(ident)]),
                }
                part_of_path = false;
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), walk(group.stream(), replace));
                inner.set_span(group.span());
                out.extend([TokenTree::Group(inner)]);
                part_of_path = false;
            }
            TokenTree::Punct(punct) => {
                part_of_path = matches!(punct.as_char(), '.' | ':');
                out.extend([TokenTree::Punct(punct)]);
            }
            literal @ TokenTree::Literal(_) => {
                out.extend([literal]);
                part_of_path = false;
            }
        }
    }
    out
}
