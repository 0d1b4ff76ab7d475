//! Arithmetic in users' directives: an overflow is an error of the field.
//!
//! `n * 2 > len` becomes `Arithmetic::mul(n, 2)? > len` in a closure that returns an `Option`; the
//! field turns `None` into an error. Expressions without arithmetic are printed as they are.

mod macros;
mod operator;

use proc_macro2::{Span, TokenStream};
use syn::{
    Error, Expr, ExprGroup, ExprParen, Macro, Pat, Type,
    spanned::Spanned as _,
    visit_mut::{self, VisitMut},
};

use self::operator::{call, is_assignment, is_literal};

/// Replaces the operators of `expr` that have no result for some numbers; whether there were any.
pub(crate) fn check(expr: &mut Expr) -> bool {
    Rewriter::run(expr).found
}

/// The mistakes in the arithmetic of `expr`, the value of `directive`; if it is a condition, it is
/// no number.
pub(crate) fn mistakes(directive: &str, expr: &Expr, is_condition: bool) -> Vec<Error> {
    let mut checked = expr.clone();
    let mut rewriter = Rewriter::run(&mut checked);
    if let (true, Some(span)) = (rewriter.found, rewriter.leaves) {
        rewriter.mistake(span, "an expression in a directive has a value: it cannot return early");
    }
    if is_condition && matches!(checked, Expr::Try(_)) && rewriter.found {
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

#[cfg(test)]
mod tests {
    use quote::ToTokens as _;
    use syn::parse_quote;

    use super::{check, mistakes};

    #[test]
    fn replaces_operators() {
        let mut expr = parse_quote!((n + 1) * 2 > -4);
        assert!(check(&mut expr));
        let text =
            "__wire :: Arithmetic :: mul (__wire :: Arithmetic :: add (n , 1) ? , 2) ? > - 4";
        assert_eq!(expr.to_token_stream().to_string(), text);
    }

    #[test]
    fn reports_what_it_cannot_check() {
        let count = |expr| mistakes("when", &expr, true).len();
        assert_eq!(count(parse_quote!(list.iter().all(|n| n + 1 > 3))), 1);
        assert_eq!(count(parse_quote!(matches!(n + 1, 3))), 0);
        assert_eq!(count(parse_quote!(n + 1)), 1);
    }
}
