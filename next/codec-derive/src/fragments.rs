//! What a `macro_rules!` macro puts in for `$number:expr` or `$type:ty`.
//!
//! The compiler wraps it in a group that nobody sees, so that `2 * $sum` is the double of the whole sum.
//! Where that changes nothing it is taken off here: a declaration means the same as one written by hand.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use syn::{
    Attribute, DeriveInput, Meta, Type,
    visit_mut::{self, VisitMut},
};

/// Takes invisible groups off the types and the directives of a declaration.
pub(crate) fn open(input: &mut DeriveInput) {
    Open.visit_derive_input_mut(input);
}

struct Open;

impl VisitMut for Open {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        while let Type::Group(group) = ty
            && !matches!(*group.elem, Type::TraitObject(_) | Type::ImplTrait(_) | Type::FnPtr(_))
        {
            *ty = (*group.elem).clone();
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_attribute_mut(&mut self, attr: &mut Attribute) {
        if attr.path().is_ident("wire")
            && let Meta::List(list) = &mut attr.meta
            && has_fragment(&list.tokens)
        {
            list.tokens = opened(list.tokens.clone());
        }
    }
}

fn has_fragment(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => {
            group.delimiter() == Delimiter::None || has_fragment(&group.stream())
        }
        _ => false,
    })
}

/// `tokens` without the invisible groups around a single token, a whole value or a whole argument.
fn opened(tokens: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    let mut starts = true;
    let mut alone = true;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let ends = tokens.peek().is_none_or(|next| is_punct(next, ','));
        match token {
            TokenTree::Group(group) => {
                let inner = opened(group.stream());
                let is_one = inner.clone().into_iter().nth(1).is_none();
                if group.delimiter() == Delimiter::None && (is_one || (starts && ends)) {
                    out.extend(inner);
                } else {
                    let mut again = Group::new(group.delimiter(), inner);
                    again.set_span(group.span());
                    out.extend([TokenTree::Group(again)]);
                }
                starts = false;
            }
            token => {
                // The second half of `==` or `<=` does not start a value.
                starts = is_punct(&token, ',') || (alone && is_punct(&token, '='));
                alone =
                    !matches!(&token, TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint);
                out.extend([token]);
            }
        }
    }
    out
}

fn is_punct(token: &TokenTree, char: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == char)
}
