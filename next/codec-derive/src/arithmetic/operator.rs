//! The operators that can overflow, and the calls that replace them.

use proc_macro2::{Ident, Span};
use quote::quote_spanned;
use syn::{BinOp, Expr, ExprTry, Lit, Token, Type, UnOp, spanned::Spanned as _};

/// The call that replaces `expr` if it can overflow, and the place of its operator.
pub(super) fn call(expr: &Expr) -> Option<(Span, Expr)> {
    let (place, call) = match expr {
        Expr::Binary(binary) => {
            let (place, (kind, name)) = (binary.op.span(), function(&binary.op)?);
            let span = hidden_at(place);
            let (kind, name) = (Ident::new(kind, span), Ident::new(name, span));
            let (left, right) = (bare(&binary.left), bare(&binary.right));
            (place, quote_spanned!(span=> __wire::#kind::#name(#left, #right)))
        }
        Expr::Unary(unary) => {
            let UnOp::Neg(minus) = &unary.op else { return None };
            let (place, value) = (minus.span, bare(&unary.expr));
            (place, quote_spanned!(hidden_at(place)=> __wire::Negative::neg(#value)))
        }
        Expr::Cast(cast) if is_whole(&cast.ty) => {
            let (place, value, ty) = (cast.as_token.span, bare(&cast.expr), &cast.ty);
            let number = Ident::new("__wire_number", hidden_at(place));
            let widen = quote_spanned!(hidden_at(place)=> |#number| __wire::widen!(#number));
            (place, quote_spanned!(hidden_at(place)=> __wire::cast::<#ty, _>(#value, #widen)))
        }
        Expr::Index(index) => {
            let place = index.bracket_token.span.join();
            let (list, index) = (&index.expr, bare(&index.index));
            let element = quote_spanned!(hidden_at(place)=> (*#list.get(#index)?));
            return Some((place, Expr::Verbatim(element)));
        }
        _ => return None,
    };
    let (expr, question_token) = (Box::new(Expr::Verbatim(call)), Token![?](hidden_at(place)));
    Some((place, Expr::Try(ExprTry { attrs: Vec::new(), expr, question_token })))
}

/// The trait and function that replace an operator.
fn function(op: &BinOp) -> Option<(&'static str, &'static str)> {
    Some(match op {
        BinOp::Add(_) => ("Arithmetic", "add"),
        BinOp::Sub(_) => ("Arithmetic", "sub"),
        BinOp::Mul(_) => ("Arithmetic", "mul"),
        BinOp::Div(_) => ("Arithmetic", "div"),
        BinOp::Rem(_) => ("Arithmetic", "rem"),
        BinOp::Shl(_) => ("Shift", "shl"),
        BinOp::Shr(_) => ("Shift", "shr"),
        _ => return None,
    })
}

/// Whether `expr` is a literal number; the compiler itself checks that it fits in its type.
pub(super) fn is_literal(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(lit) => matches!(lit.lit, Lit::Int(_) | Lit::Float(_)),
        Expr::Paren(paren) => is_literal(&paren.expr),
        Expr::Group(group) => is_literal(&group.expr),
        Expr::Unary(unary) => is_literal(&unary.expr),
        // It has the type that it is cast to.
        Expr::Cast(cast) => match &*cast.expr {
            Expr::Lit(lit) => matches!(&lit.lit, Lit::Int(number) if number.suffix().is_empty()),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a cast to `ty` can lose a part of a number. An unknown name is assumed to be a whole
/// number type.
fn is_whole(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return matches!(ty, Type::Infer(_)) };
    let others = ["f32", "f64", "char", "bool"];
    path.path.segments.last().is_some_and(|last| !others.iter().any(|other| last.ident == other))
}

/// `expr` without the parentheses that it does not need as an argument.
fn bare(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => bare(&paren.expr),
        other => other,
    }
}

/// Whether `op` is a compound assignment, such as `+=`.
pub(super) fn is_assignment(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
            | BinOp::ShlAssign(_)
            | BinOp::ShrAssign(_)
    )
}

/// Where `span` is, with names that users do not see and lints do not look at.
fn hidden_at(span: Span) -> Span {
    Span::mixed_site().located_at(span)
}
