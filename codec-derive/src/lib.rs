//! `#[derive(Wire)]`.

mod attr;
mod check;
mod errors;
mod expand;
mod lower;
mod model;
#[cfg(test)]
mod reference;
mod syntax;

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::{attr::container::ContainerAttrs, errors::Errors};

#[doc = include_str!("reference.md")]
#[proc_macro_derive(Wire, attributes(wire))]
pub fn wire(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    match syn::parse(input) {
        Ok(input) => derive(&input).into(),
        Err(error) => error.to_compile_error().into(),
    }
}

/// Reads, lowers, checks and prints.
fn derive(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::default();
    let attrs = ContainerAttrs::parse(&mut errors, input);
    let container = lower::lower(&mut errors, input, attrs.clone());
    if let Some(container) = &container {
        check::check(&mut errors, container);
    }
    match container {
        Some(container) if !errors.any() => {
            let _ = errors.finish();
            expand::expand(&container)
        }
        _ => {
            let mut tokens = errors.finish();
            tokens.extend(expand::fallback(input, &attrs));
            tokens
        }
    }
}
