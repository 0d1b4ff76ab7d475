//! `layout = CONSTANT`: what only one format has a choice for, as a constant of a type of its own.

use proc_macro2::TokenStream;
use quote::ToTokens as _;
use syn::Expr;

use super::{Directive, Spec};
use crate::{role::Role, scope::Scope};

pub(super) const SPEC: Spec = Spec {
    name: "layout",
    role: Role::Layout,
    usage: "layout = CONSTANT",
    meaning: "options of the format, as a constant of its own type",
    parse: |argument| Ok(Box::new(Layout { constant: argument.expr()? })),
    is_fixed: true,
    #[cfg(test)]
    sample: crate::tests::Sample { written: "layout = ()", ..crate::tests::Sample::NONE },
    ..Spec::NEW
};

struct Layout {
    constant: Expr,
}

impl Directive for Layout {
    fn resolve(&mut self, scope: &mut Scope<'_>) {
        scope.constant(&self.constant);
    }

    fn layout(&self) -> Option<TokenStream> {
        Some(self.constant.to_token_stream())
    }
}
