//! Expressions that are solved for the field in them: from a count or length to that field.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote_spanned};
use syn::{BinOp, Expr, spanned::Spanned as _};

use super::{arithmetic::hidden_at, encode::FieldCall, hidden, number, phrase::size};
use crate::{
    model::{Determined, Extent, Field, Source, Step},
    syntax::literal,
};

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The number in this field that the `count` elements of the field `user` ask for, if it is
    /// solved for.
    pub(super) fn solved_count(&self, user: usize, count: &TokenStream) -> Option<TokenStream> {
        let found = self.fields.list.get(user)?;
        let Extent::Count(Source::Solved { expr, steps }) = &found.extent else { return None };
        let (o, at, ty) = (hidden("o"), number(user), &self.field.value);
        let (solve, text) = (closure(expr, steps), expr.to_token_stream().to_string());
        let span = hidden_at(expr.span());
        Some(quote_spanned!(span=> #o.solved::<#ty>(#at, #count, #solve, #text)?))
    }

    /// Whether this field is the length of others by expressions that are solved for it.
    pub(super) fn is_solved(&self) -> bool {
        let is_solved = |user: &Field| match &user.len {
            Some(Source::Solved { expr, .. }) => {
                crate::syntax::mentions_name(expr, &self.field.name)
            }
            _ => false,
        };
        self.field.lengths().any(|(user, _)| self.fields.list.get(user).is_some_and(is_solved))
    }

    /// Notes the number that the bytes of this field ask for in the field that it is solved for.
    pub(super) fn solved_len(&self, expr: &Expr, steps: &[Step]) -> TokenStream {
        let is_source = |field: &Field| {
            let of = |of: &Determined| matches!(of, Determined::Len(user) if *user == self.index);
            field.determined.iter().any(of) && crate::syntax::mentions_name(expr, &field.name)
        };
        let Some(source) = self.fields.list.iter().position(is_source) else {
            return TokenStream::new();
        };
        let (o, at, start, size) = (hidden("o"), number(self.index), hidden("start"), size(source));
        let (solve, text) = (closure(expr, steps), expr.to_token_stream().to_string());
        let span = hidden_at(expr.span());
        quote_spanned!(span=> #o.solved_len(#at, #start, &mut #size, #solve, #text)?;)
    }
}

/// The closure from the value of `expr` to that of the field in it.
fn closure(expr: &Expr, steps: &[Step]) -> TokenStream {
    let span = hidden_at(expr.span());
    let value = hidden("value");
    let mut solution = quote_spanned!(span=> #value);
    for step in steps {
        solution = match step {
            Step::Plus(by) => {
                let by = exact(by);
                quote_spanned!(span=> #solution.plus(#by))
            }
            Step::Minus(by) => {
                let by = exact(by);
                quote_spanned!(span=> #solution.minus(#by))
            }
            Step::From(from) => {
                let from = exact(from);
                quote_spanned!(span=> #from.minus(#solution))
            }
            Step::Over(by) => {
                let by = exact(by);
                quote_spanned!(span=> #solution.over(#by))
            }
        };
    }
    quote_spanned!(span=> |#value| #solution)
}

/// A constant as a number that no arithmetic makes overflow silently.
fn exact(expr: &Expr) -> TokenStream {
    let span = hidden_at(expr.span());
    match expr {
        Expr::Paren(inner) => exact(&inner.expr),
        Expr::Group(inner) => exact(&inner.expr),
        Expr::Binary(binary) => {
            let (left, right) = (exact(&binary.left), exact(&binary.right));
            match &binary.op {
                BinOp::Add(_) => quote_spanned!(span=> #left.plus(#right)),
                BinOp::Sub(_) => quote_spanned!(span=> #left.minus(#right)),
                _ => quote_spanned!(span=> #left.times(#right)),
            }
        }
        _ if literal(expr).is_some() => {
            quote_spanned!(span=> __wire::Exact::of(#expr as __wire::i128))
        }
        _ => quote_spanned!(span=> __wire::Exact::of((#expr) as __wire::i128)),
    }
}
