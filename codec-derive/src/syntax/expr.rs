//! Expressions over fields: which fields they name, and which tokens replace the names.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::ext::IdentExt as _;

/// The tokens that replace the names of fields in expressions.
pub(crate) type Substitution = Vec<(String, TokenStream)>;

/// The names in `tokens` that are not parts of paths, methods or members.
pub(crate) fn idents(tokens: &impl ToTokens) -> Vec<Ident> {
    let mut found = Vec::new();
    walk(tokens.to_token_stream(), &mut |ident| {
        found.push(ident.clone());
        None
    });
    found
}

/// Whether `tokens` name one of the variables.
pub(crate) fn mentions_any(tokens: &impl ToTokens, names: &[String]) -> bool {
    !names.is_empty()
        && idents(tokens).iter().any(|ident| names.contains(&ident.unraw().to_string()))
}

/// Whether `tokens` name the variable `name`.
pub(crate) fn mentions_name(tokens: &impl ToTokens, name: &str) -> bool {
    idents(tokens).iter().any(|ident| ident.unraw() == name)
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

/// `tokens` with the names of fields replaced.
pub(crate) fn substitute(tokens: &impl ToTokens, fields: &Substitution) -> TokenStream {
    walk(tokens.to_token_stream(), &mut |ident| {
        let name = ident.unraw().to_string();
        fields.iter().rev().find(|(field, _)| *field == name).map(|(_, tokens)| tokens.clone())
    })
}

/// `value` of the condition `tokens`, which must be a `bool`.
pub(crate) fn holds(tokens: &impl ToTokens, value: &impl ToTokens) -> TokenStream {
    let span = tokens.to_token_stream().into_iter().next().map_or(Span::call_site(), |t| t.span());
    quote_spanned!(span=> __wire::holds(#value))
}

/// `tokens`, which keep their meaning but are shown at `span` in errors.
fn place_at(tokens: TokenStream, span: Span) -> TokenStream {
    let place = |mut token: TokenTree| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), place_at(group.stream(), span)).into();
        }
        token.set_span(span.resolved_at(token.span()));
        token
    };
    tokens.into_iter().map(place).collect()
}

/// Rebuilds `tokens`, calling `replace` for each name that is a variable.
fn walk(
    tokens: TokenStream,
    replace: &mut impl FnMut(&Ident) -> Option<TokenStream>,
) -> TokenStream {
    let mut out = TokenStream::new();
    let comma = |token: TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
    let operand =
        tokens.clone().into_iter().nth(1).is_some() && !tokens.clone().into_iter().any(comma);
    let mut tokens = tokens.into_iter().peekable();
    let mut part_of_path = false;
    let mut dot = false;
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) => {
                let path_follows = matches!(
                    tokens.peek(),
                    Some(TokenTree::Punct(next)) if next.as_char() == ':'
                );
                let replaced = if part_of_path || path_follows { None } else { replace(&ident) };
                match replaced {
                    // Parentheses keep operators together; around a whole value they would be
                    // in excess.
                    Some(tokens) if operand => {
                        let tokens = place_at(tokens, ident.span());
                        let mut group = Group::new(Delimiter::Parenthesis, tokens);
                        group.set_span(ident.span());
                        out.extend([TokenTree::Group(group)]);
                    }
                    Some(tokens) => out.extend(place_at(tokens, ident.span())),
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
                // A name behind `.` is a member; a name behind `..` is the end of a range.
                part_of_path = match punct.as_char() {
                    '.' => !dot,
                    ':' | '\'' => true,
                    _ => false,
                };
                dot = punct.as_char() == '.';
                out.extend([TokenTree::Punct(punct)]);
                continue;
            }
            literal @ TokenTree::Literal(_) => {
                out.extend([literal]);
                part_of_path = false;
            }
        }
        dot = false;
    }
    out
}

/// A name that user code cannot see.
pub(crate) fn hidden(name: &str) -> Ident {
    Ident::new(&format!("__wire_{name}"), Span::mixed_site())
}
