//! Arithmetic in users' directives: an overflow is an error of the field.
//!
//! `n * 2 > len` becomes `Number::mul(n, 2)? > len` in a closure that returns an `Option`; the
//! fields turn `None` into an error. Expressions without arithmetic are printed as they are.

mod macros;
mod operator;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{
    Error, Expr, ExprGroup, ExprParen, Macro, Pat, Type,
    spanned::Spanned as _,
    visit_mut::{self, VisitMut},
};

pub(crate) use self::operator::hidden_at;
use self::operator::{call, is_assignment, is_literal};
use super::expr::{Substitution, hidden, holds, substitute};

/// The value of `expr` over `fields`.
///
/// `place` is what the error for an overflow needs: the number of the field, and its offset when
/// decoding.
pub(crate) fn value(expr: &Expr, fields: &Substitution, place: &TokenStream) -> TokenStream {
    value_of(expr, expr, fields, place)
}

/// [`value`] of `expr`, which errors show as `written`.
pub(crate) fn value_of(
    expr: &Expr,
    written: &Expr,
    fields: &Substitution,
    place: &TokenStream,
) -> TokenStream {
    match checked(expr, fields) {
        // A `?` around the whole expression would trigger a lint.
        Some(Expr::Try(call)) => evaluate(written, place, &call.expr),
        Some(value) => evaluate(written, place, &quote!(__wire::Some(#value))),
        None => substitute(expr, fields),
    }
}

/// [`value`] for a condition, which must be a `bool`.
pub(crate) fn condition(expr: &Expr, fields: &Substitution, place: &TokenStream) -> TokenStream {
    match checked(expr, fields) {
        Some(value) => {
            let value = holds(expr, &value);
            evaluate(expr, place, &quote!(__wire::Some(#value)))
        }
        None => holds(expr, &substitute(expr, fields)),
    }
}

/// [`condition`] as an `Option` that is `None` where its arithmetic has no result, for closures.
pub(crate) fn attempt(expr: &Expr, fields: &Substitution) -> TokenStream {
    let value = match checked(expr, fields) {
        Some(value) => holds(expr, &value),
        None => holds(expr, &substitute(expr, fields)),
    };
    quote!(__wire::Some(#value))
}

/// The call for `value`, an `Option` that stands for `expr`.
fn evaluate(expr: &Expr, place: &TokenStream, value: &impl ToTokens) -> TokenStream {
    let (o, text) = (hidden("o"), expr.to_token_stream().to_string());
    quote_spanned!(hidden_at(expr.span())=> #o.evaluate(#place, || #value, #text)?)
}

/// Whether `expr` has operators without a result for some values.
pub(crate) fn can_fail(expr: &Expr) -> bool {
    Rewriter::run(&mut expr.clone()).found
}

/// `expr` over `fields` with its operators replaced; `None` if it has none that can overflow.
fn checked(expr: &Expr, fields: &Substitution) -> Option<Expr> {
    if !can_fail(expr) {
        return None;
    }
    // Fields are substituted first, so that none can clash with a variable that is added here.
    let mut checked = match syn::parse2(substitute(expr, fields)) {
        Ok(checked) => checked,
        // A field is used where a value is not allowed, such as in a pattern.
        Err(error) => return Some(Expr::Verbatim(error.to_compile_error())),
    };
    Rewriter::run(&mut checked);
    Some(checked)
}

/// The mistakes in the arithmetic of `expr`, the value of `directive`.
pub(crate) fn mistakes(directive: &str, expr: &Expr) -> Vec<Error> {
    let mut checked = expr.clone();
    let mut rewriter = Rewriter::run(&mut checked);
    if let (true, Some(span)) = (rewriter.found, rewriter.leaves) {
        rewriter.mistake(span, "an expression in a directive has a value: it cannot return early");
    }
    if let ("when" | "check" | "end", Expr::Try(_)) = (directive, &checked)
        && rewriter.found
    {
        let message = format!("`{directive}` takes a condition, and this is a number");
        rewriter.mistakes.push(Error::new_spanned(expr, message));
    }
    rewriter.mistakes
}

/// Replaces the operators that can overflow.
#[derive(Default)]
struct Rewriter {
    /// Whether there was one.
    found: bool,
    /// How many closures are around the expression.
    closures: usize,
    /// Where the user's code leaves the expression with `?` or `return`. The closure that is added
    /// around it would make that compile, so it must be reported.
    leaves: Option<Span>,
    mistakes: Vec<Error>,
}

impl Rewriter {
    fn run(expr: &mut Expr) -> Self {
        let mut rewriter = Self::default();
        rewriter.visit_expr_mut(expr);
        rewriter
    }

    fn mistake(&mut self, span: Span, message: &str) {
        self.mistakes.push(Error::new(span, message));
    }

    /// Visits the body of a closure, which `?` cannot leave.
    fn closure(&mut self, body: impl FnOnce(&mut Self)) {
        self.closures = self.closures.saturating_add(1);
        body(self);
        self.closures = self.closures.saturating_sub(1);
    }

    /// Checks tokens that could not be parsed.
    fn opaque(&mut self, tokens: &TokenStream) {
        if let Some(span) = macros::operator(tokens) {
            self.mistake(
                span,
                "the arguments of this macro are not a list of expressions, so arithmetic in them \
                 cannot be checked for overflow: compute it in a function, and call that",
            );
        }
    }
}

impl VisitMut for Rewriter {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        if is_literal(expr) {
            return;
        }
        match expr {
            // Evaluated while the type is compiled, when an overflow is a compile error.
            Expr::Const(_) => return,
            Expr::Repeat(repeat) => return self.visit_expr_mut(&mut repeat.expr),
            Expr::Closure(closure) => {
                return self.closure(|this| this.visit_expr_mut(&mut closure.body));
            }
            Expr::Async(block) => {
                return self.closure(|this| this.visit_block_mut(&mut block.block));
            }
            Expr::Try(early) if self.closures == 0 => {
                self.leaves.get_or_insert(early.question_token.span);
            }
            Expr::Return(early) if self.closures == 0 => {
                self.leaves.get_or_insert(early.return_token.span);
            }
            Expr::Binary(binary) if is_assignment(&binary.op) => self.mistake(
                binary.op.span(),
                "an assignment with an operator cannot be checked for overflow: write `x = x + 1`",
            ),
            Expr::Verbatim(tokens) => return self.opaque(tokens),
            _ => {}
        }
        visit_mut::visit_expr_mut(self, expr);
        // The call needs no parentheses; keeping them would trigger a lint.
        if let Expr::Paren(ExprParen { expr: inner, .. })
        | Expr::Group(ExprGroup { expr: inner, .. }) = expr
            && let Expr::Try(call) = &**inner
        {
            *expr = Expr::Try(call.clone());
            return;
        }
        let Some((span, call)) = call(expr) else { return };
        if self.closures > 0 {
            let message = "arithmetic in a closure cannot be checked for overflow: compute it in a \
                           function, and call that";
            return self.mistake(span, message);
        }
        self.found = true;
        *expr = call;
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        match macros::arguments(mac, |argument| self.visit_expr_mut(argument)) {
            Some(arguments) => mac.tokens = arguments,
            None => self.opaque(&mac.tokens),
        }
    }

    // These hold no values that are computed at run time.
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_path_mut(&mut self, _: &mut syn::Path) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_angle_bracketed_generic_arguments_mut(
        &mut self,
        _: &mut syn::AngleBracketedGenericArguments,
    ) {
    }
}
