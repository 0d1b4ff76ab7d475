//! Arithmetic in the arguments of macros.

use proc_macro2::{Delimiter, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens as _, quote};
use syn::{
    Expr, Macro, Pat, Token,
    parse::{ParseStream, Parser as _},
    punctuated::Punctuated,
};

/// The arguments of `mac`, each changed by `rewrite`; `None` if they are not expressions.
pub(super) fn arguments(mac: &Macro, mut rewrite: impl FnMut(&mut Expr)) -> Option<TokenStream> {
    let tokens = mac.tokens.clone();
    if mac.path.segments.last().is_some_and(|last| last.ident == "matches") {
        let mut arguments = Matches::parse.parse2(tokens).ok()?;
        return Some(arguments.rewrite(rewrite));
    }
    let list = Punctuated::<Expr, Token![,]>::parse_terminated;
    let mut arguments = list.parse2(tokens).ok()?;
    arguments.iter_mut().for_each(&mut rewrite);
    Some(arguments.into_token_stream())
}

/// The arguments of `matches!`.
struct Matches {
    value: Expr,
    comma: Token![,],
    pattern: Pat,
    guard: Option<(Token![if], Expr)>,
}

impl Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        let comma = input.parse()?;
        let pattern = input.call(Pat::parse_multi_with_leading_vert)?;
        let guard = match input.parse()? {
            Some(token) => Some((token, input.parse()?)),
            None => None,
        };
        input.parse::<Option<Token![,]>>()?;
        Ok(Self { value, comma, pattern, guard })
    }

    fn rewrite(&mut self, mut rewrite: impl FnMut(&mut Expr)) -> TokenStream {
        rewrite(&mut self.value);
        let guard = self.guard.as_mut().map(|(token, guard)| {
            rewrite(guard);
            quote!(#token #guard)
        });
        let Self { value, comma, pattern, .. } = self;
        quote!(#value #comma #pattern #guard)
    }
}

/// The first token of `tokens` that may be an operator, a cast or an index.
pub(super) fn operator(tokens: &TokenStream) -> Option<Span> {
    let mut operand = false;
    let mut before = None;
    for token in tokens.clone() {
        let (span, found, value) = match &token {
            TokenTree::Punct(punct) => {
                let twice = before == Some(punct.as_char());
                let found = match punct.as_char() {
                    '+' | '*' | '/' | '%' | '-' => true,
                    '<' | '>' => twice,
                    _ => false,
                };
                before = (punct.spacing() == Spacing::Joint).then_some(punct.as_char());
                (punct.span(), found, false)
            }
            TokenTree::Ident(ident) => (ident.span(), ident == "as", true),
            TokenTree::Group(group) if operand && group.delimiter() == Delimiter::Bracket => {
                (group.span(), true, true)
            }
            TokenTree::Group(group) => {
                let inner = operator(&group.stream());
                (inner.unwrap_or(group.span()), inner.is_some(), true)
            }
            TokenTree::Literal(literal) => (literal.span(), false, true),
        };
        if found {
            return Some(span);
        }
        operand = value;
    }
    None
}
