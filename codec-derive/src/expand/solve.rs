//! Expressions that are solved for the field in them: from a count or length to that field.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::{BinOp, Expr, Ident, Member, ext::IdentExt as _, spanned::Spanned as _};

use super::{
    arithmetic::{self, hidden_at},
    encode::{FieldCall, Order},
    hidden, number,
    phrase::{size, versioned},
};
use crate::{
    lower::solve::{converted, members},
    model::{Extent, Field, Given, Source, Step, Substitution},
    syntax::{expr::substitute, literal},
};

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The number in this field that the `count` elements of the field `user` ask for, if it is
    /// solved for.
    pub(super) fn solved_count(&self, user: usize, count: &TokenStream) -> Option<TokenStream> {
        let found = self.fields.list.get(user)?;
        let Extent::Count(Source::Solved { expr, steps, .. }) = &found.extent else { return None };
        let (o, at, ty) = (hidden("o"), number(user), &self.field.value);
        let (solve, text) =
            (closure(expr, steps, &Substitution::new()), expr.to_token_stream().to_string());
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

    /// Notes the number in this field that the bytes of the fields ask for whose lengths are solved
    /// for it.
    pub(super) fn solved_lens(&self, known: &Substitution) -> TokenStream {
        let mut lines = TokenStream::new();
        for (user, counted) in self.field.lengths() {
            let found = self.fields.list.get(user).filter(|_| !counted);
            let Some(Source::Solved { expr, steps, .. }) = found.and_then(|user| user.len.as_ref())
            else {
                continue;
            };
            let (o, found, noted) = (hidden("o"), size(user), size(self.index));
            let (solve, text) = (closure(expr, steps, known), expr.to_token_stream().to_string());
            let span = hidden_at(expr.span());
            lines
                .extend(quote_spanned!(span=> #o.solved_len(#found, &mut #noted, #solve, #text)?;));
        }
        lines
    }
}

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// Checks the number of elements behind the reference `value` against other fields.
    pub(super) fn check_count(&self, value: &TokenStream, order: &mut Order) -> TokenStream {
        let (at, o, len) = (number(self.index), hidden("o"), hidden("len"));
        let Extent::Count(source) = &self.field.extent else { return TokenStream::new() };
        let count = self.count(value);
        let (expr, expected, span) = match source {
            Source::Told { expr, .. } => {
                let expected = arithmetic::value(expr, &order.known, &quote!(#at));
                let check = quote_spanned!(expr.span()=> #o.count_is(#at, #expected, #len)?;);
                let told = self.tell(source, &quote!(#len), &check, &order.known);
                return quote!({ let #len = #count; #told });
            }
            Source::Expr(expr) | Source::Solved { expr, .. } => {
                (Some(expr), arithmetic::value(expr, &order.known, &quote!(#at)), expr.span())
            }
            Source::Given(given) => {
                if let Given::Field(source) = given
                    && self.sets(*source)
                {
                    return TokenStream::new();
                }
                let expected = given.variable();
                (None, quote!(#expected), Span::call_site())
            }
        };
        let check = quote_spanned!(span=> #o.count_is(#at, #expected, #len)?;);
        let check = quote!({ let #len = #count; #check });
        match expr {
            Some(expr) if order.waits(expr) => {
                // At the end the value must be looked up again.
                let (field, value) = (self.field, hidden("value"));
                let place = (self.place)(field);
                let check = if field.optional {
                    let count = self.count(&quote!(#value));
                    quote! {
                        if let __wire::Some(#value) = &#place {
                            #o.count_is(#at, #expected, #count)?;
                        }
                    }
                } else {
                    check
                };
                order.checks.extend(versioned(field, check));
                TokenStream::new()
            }
            _ => check,
        }
    }

    /// Has the number in an earlier struct written that `found` elements or bytes ask for. Where that
    /// cannot be, `check` compares.
    pub(super) fn tell(
        &self,
        source: &Source,
        found: &TokenStream,
        check: &TokenStream,
        known: &Substitution,
    ) -> TokenStream {
        let Source::Told { expr, steps, head: index, member } = source else {
            return TokenStream::new();
        };
        let Some(field) = self.fields.list.get(*index) else { return TokenStream::new() };
        let ty = &field.value;
        let (format, head, o, at) =
            (self.target.format, head(*index), hidden("o"), number(self.index));
        let (solve, text) = (closure(expr, steps, known), expr.to_token_stream().to_string());
        let told = hidden("told");
        // As a reader evaluates it: an overflow on the way is an error here too.
        let evaluated = if steps.is_empty() {
            quote_spanned!(hidden_at(expr.span())=> let _ = #told;)
        } else {
            let (value, stored) = (hidden("value"), substitute(&**member, known));
            let evaluated =
                arithmetic::value_of(&with_member(expr, &value), expr, known, &quote!(#at));
            quote_spanned! {hidden_at(expr.span())=>
                if let __wire::Some(#value) = __wire::as_type_of(&#stored, #told) {
                    let _ = #evaluated;
                }
            }
        };
        let name = |member: &&Member| match member {
            Member::Named(name) => name.unraw().to_string(),
            Member::Unnamed(index) => index.index.to_string(),
        };
        let names: Vec<_> = members(member).1.iter().map(name).collect();
        let place = match names.as_slice() {
            [name] => quote!(const { __wire::place_of::<#format, #ty>(#name) }),
            // Only shapes lead to the types of fields inside of fields, and those are functions.
            names => quote!(__wire::place_inside::<#format, #ty>(&[#(#names),*])),
        };
        quote_spanned! {hidden_at(expr.span())=>
            let #told = #found;
            match #o.tell::<#ty>(#place, #head, #at, #told, #solve, #text)? {
                __wire::None => { #check }
                __wire::Some(#told) => { #evaluated }
            }
        }
    }
}

/// `expr`, which is linear in a field of a field, with `value` for that.
fn with_member(expr: &Expr, value: &Ident) -> Expr {
    let mut expr = expr.clone();
    match &mut expr {
        Expr::Field(_) => return syn::parse_quote!(#value),
        Expr::Paren(inner) => *inner.expr = with_member(&inner.expr, value),
        Expr::Group(inner) => *inner.expr = with_member(&inner.expr, value),
        Expr::Cast(cast) => *cast.expr = with_member(&cast.expr, value),
        Expr::Call(call) => {
            for argument in &mut call.args {
                *argument = with_member(argument, value);
            }
        }
        Expr::Binary(binary) => {
            *binary.left = with_member(&binary.left, value);
            *binary.right = with_member(&binary.right, value);
        }
        _ => {}
    }
    expr
}

/// The variable for where the field `index` begins.
pub(super) fn head(index: usize) -> Ident {
    hidden(&format!("head_{index}"))
}

/// The closure from the value of the field in `expr` to that of `expr`.
pub(super) fn forward(expr: &Expr, steps: &[Step], known: &Substitution) -> TokenStream {
    let span = hidden_at(expr.span());
    let value = hidden("value");
    let mut result = quote_spanned!(span=> #value);
    for step in steps.iter().rev() {
        let by = wide(step.operand(), known);
        result = match step {
            Step::Plus(_) => quote_spanned!(span=> #result.minus(#by)),
            Step::Minus(_) => quote_spanned!(span=> #result.plus(#by)),
            Step::From(_) => quote_spanned!(span=> #by.minus(#result)),
            Step::Over(_) => quote_spanned!(span=> #result.times(#by)),
        };
    }
    quote_spanned!(span=> |#value| #result)
}

/// The closure from the value of `expr` to that of the field in it.
pub(super) fn closure(expr: &Expr, steps: &[Step], known: &Substitution) -> TokenStream {
    let span = hidden_at(expr.span());
    let value = hidden("value");
    let mut solution = quote_spanned!(span=> #value);
    for step in steps {
        let by = wide(step.operand(), known);
        solution = match step {
            Step::Plus(_) => quote_spanned!(span=> #solution.plus(#by)),
            Step::Minus(_) => quote_spanned!(span=> #solution.minus(#by)),
            Step::From(_) => quote_spanned!(span=> #by.minus(#solution)),
            Step::Over(_) => quote_spanned!(span=> #solution.over(#by)),
        };
    }
    quote_spanned!(span=> |#value| #solution)
}

/// An operand as a number with which no arithmetic overflows silently.
fn wide(expr: &Expr, known: &Substitution) -> TokenStream {
    let span = hidden_at(expr.span());
    match expr {
        Expr::Paren(inner) => wide(&inner.expr, known),
        Expr::Group(inner) => wide(&inner.expr, known),
        Expr::Binary(binary) => {
            let (left, right) = (wide(&binary.left, known), wide(&binary.right, known));
            match &binary.op {
                BinOp::Add(_) => quote_spanned!(span=> #left.plus(#right)),
                BinOp::Sub(_) => quote_spanned!(span=> #left.minus(#right)),
                _ => quote_spanned!(span=> #left.times(#right)),
            }
        }
        // The number stays the same, or a reader would find an error.
        Expr::Cast(cast) => wide(&cast.expr, known),
        Expr::Call(call) => {
            let of = converted(&call.func, &call.args);
            of.map_or_else(TokenStream::new, |of| wide(of, known))
        }
        _ if literal(expr).is_some() => {
            quote_spanned!(span=> __wire::Wide::of(#expr as __wire::i128))
        }
        _ => {
            let number = substitute(expr, known);
            quote_spanned!(span=> __wire::Wide::of((#number) as __wire::i128))
        }
    }
}
