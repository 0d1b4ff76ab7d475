//! `#[derive(Wire)]` and `#[derive(Exact)]`.

mod attr;
mod check;
mod errors;
mod exact;
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
        Ok(mut input) => {
            syntax::fragments::open(&mut input);
            derive(&input).into()
        }
        Err(error) => error.to_compile_error().into(),
    }
}

/// Derives `Exact`, for messages to and from JSON without loss, and with it `Serialize` and
/// `Deserialize` of serde.
///
/// ```
/// use codec_core::exact::{Exact, Value};
///
/// #[derive(Exact, Debug, PartialEq)]
/// enum Color {
///     Red,
///     Other(u8),
/// }
///
/// assert_eq!(Color::Other(7).to_value(), Value::variant("Other", Value::Unsigned(7)));
/// assert_eq!(Color::from_value(Value::Text("Red".into())), Ok(Color::Red));
/// ```
///
/// The module `codec_core::exact` shows how values of each type are written. There are no directives for
/// it; `#[wire(crate = …)]` names the runtime if it has another name.
#[proc_macro_derive(Exact, attributes(wire))]
pub fn exact(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    match syn::parse(input) {
        Ok(mut input) => {
            syntax::fragments::open(&mut input);
            exact::derive(&input).into()
        }
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
