//! `at = offset`, `at = sector * 4096`, `at(offset, from = base)`.

use proc_macro2::{Span, TokenStream};
use syn::{
    Expr, Ident, Token,
    ext::IdentExt as _,
    parse::{ParseStream, Parser as _},
};

use super::item::Value;
use crate::errors::Errors;

/// `at = offset`, `at(offset, from = base)`.
pub(crate) struct AtAttr {
    /// The field that says where it lies, or an expression over it.
    pub(crate) offset: Expr,
    /// What the offset counts from, if not from the start of the message: a field, or `Self`.
    pub(crate) from: Option<Ident>,
}

pub(crate) const USAGE: &str = "`at` names the field that holds the offset: `at = offset`, or \
                     `at(offset, from = field)` where it does not count from the start of the message";

/// Reads the value of the directive.
pub(super) fn at(errors: &mut Errors, span: Span, value: Value) -> Option<AtAttr> {
    match value {
        Value::Expr(offset) => return Some(AtAttr { offset, from: None }),
        Value::List(list) => return parenthesized(errors, span, list),
        _ => errors.at(span, USAGE),
    }
    None
}

fn parenthesized(errors: &mut Errors, span: Span, list: TokenStream) -> Option<AtAttr> {
    let parser = |input: ParseStream<'_>| {
        if input.is_empty() {
            return Err(syn::Error::new(span, USAGE));
        }
        let offset: Expr = input.parse()?;
        let mut from = None;
        if input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            let name = input.call(Ident::parse_any)?;
            if name != "from" {
                let message = format!("`at` has `from = field` here, not `{name}`");
                return Err(syn::Error::new(name.span(), message));
            }
            input.parse::<Token![=]>()?;
            from = Some(input.call(Ident::parse_any)?);
            input.parse::<Option<Token![,]>>()?;
        }
        Ok(AtAttr { offset, from })
    };
    match parser.parse2(list) {
        Ok(at) => Some(at),
        Err(error) => {
            errors.push(error);
            None
        }
    }
}
