//! `end`: where a list ends by itself.

use syn::{
    Expr, ExprClosure, Ident, Type,
    ext::IdentExt as _,
    spanned::Spanned as _,
    visit::{self, Visit},
};

use crate::syntax::argument;
use crate::{
    errors::Errors,
    lower::scope::Earlier,
    model::{End, Extent},
};

/// Lowers `end = expr` on a field that holds a `list`.
pub(super) fn end(
    errors: &mut Errors,
    earlier: &Earlier<'_>,
    expr: Expr,
    list: &Type,
    codec: Option<&Type>,
) -> Extent {
    if argument(list, "Vec").is_none() {
        let message = "a field with `end` is a list: write `Vec<T>`, or `Option<Vec<T>>` with `bit`, \
                       `when` or `tail`";
        errors.at(list.span(), message);
    }
    if let Some(codec) = codec.filter(|codec| argument(codec, "Vec").is_none()) {
        let message = "`as` beside `end` names the codec of the elements: write `as = Vec<Codec>`";
        errors.at(codec.span(), message);
    }
    match expr {
        Expr::Closure(closure) => {
            condition(errors, earlier, &closure);
            Extent::End(End::Item(closure))
        }
        value => {
            if let Some(meant) = closure_in(&value) {
                let message = format!("`end` takes Rust, not a string: write `end = {meant}`");
                errors.at(value.span(), message);
            }
            earlier.constant(errors, "end", &value);
            Extent::End(End::Value(value))
        }
    }
}

/// Reports what the closure cannot have.
fn condition(errors: &mut Errors, earlier: &Earlier<'_>, closure: &ExprClosure) {
    if closure.inputs.len() != 1 {
        let message = "`end` takes a closure over one element: `end = |item| item.kind == 0`";
        errors.at(closure.span(), message);
    }
    let mut variables = Variables(Vec::new());
    closure.inputs.iter().for_each(|input| variables.visit_pat(input));
    for name in &variables.0 {
        if earlier.names.contains(&name.unraw().to_string()) {
            let message =
                format!("`{name}` is a field too: give the variable of the closure another name");
            errors.at(name.span(), message);
        }
    }
    let is_variable = |name: &Ident| variables.0.contains(name);
    for name in crate::syntax::idents(&closure.body) {
        let text = name.unraw().to_string();
        let found = earlier.names.iter().position(|known| *known == text);
        if found.is_some_and(|found| found >= earlier.index) && !is_variable(&name) {
            earlier.find(errors, "end", &name);
        }
    }
    for mistake in crate::syntax::mistakes("end", &closure.body) {
        errors.push(mistake);
    }
}

/// The closure that is written as a string.
fn closure_in(value: &Expr) -> Option<String> {
    let Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = value else { return None };
    syn::parse_str::<ExprClosure>(&text.value()).ok().map(|_| text.value())
}

/// The variables of a pattern.
struct Variables(Vec<Ident>);

impl<'ast> Visit<'ast> for Variables {
    fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
        self.0.push(pat.ident.clone());
        visit::visit_pat_ident(self, pat);
    }
}
