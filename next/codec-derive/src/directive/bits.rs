//! `bits = 4`: how many bits a field of a struct with `bits` has.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use syn::{Error, Expr, ExprLit, Lit, spanned::Spanned as _};

use super::{Directive, Spec};
use crate::{attribute::Argument, model::Owner, role::Role};

pub(super) const SPEC: Spec = Spec {
    name: "bits",
    role: Role::Form,
    usage: "bits = 4",
    meaning: "how many bits it has, in a struct that is one number",
    parse: |argument| Ok(Box::new(Bits { width: width(argument)? })),
    is_fixed: true,
    is_of_bits: true,
    only: Some((
        Owner::Bits,
        "`bits` on a field needs `#[wire(bits = u16)]` on the struct: the number that the fields are \
         bits of",
    )),
    without: &[(&[Role::Extent], "it says how many bits there are")],
    #[cfg(test)]
    sample: crate::tests::Sample { written: "bits = 4", ..crate::tests::Sample::NONE },
    ..Spec::NEW
};

struct Bits {
    width: u32,
}

fn width(argument: &Argument<'_>) -> syn::Result<u32> {
    let expr = argument.code()?;
    let message = match &expr {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => match number.base10_parse() {
            Ok(width @ 1..=64) => return Ok(width),
            _ => "a field has 1 to 64 bits",
        },
        Expr::Path(_) => "on a field, `bits` is the number of its bits: `bits = 4`",
        _ => "`bits` takes a whole number: `bits = 4`",
    };
    Err(Error::new(expr.span(), message))
}

impl Directive for Bits {
    fn bits(&self, inner: TokenStream) -> TokenStream {
        let width = Literal::u32_unsuffixed(self.width);
        quote!(#inner.wide(#width))
    }
}
