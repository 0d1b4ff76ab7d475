//! What people write above a declaration.

use syn::{Attribute, Lit, Meta};

/// A doc comment, and other names: `#[doc(alias = "…")]`.
#[derive(Clone, Default)]
pub(crate) struct Docs {
    pub(crate) text: String,
    pub(crate) aliases: Vec<String>,
}

impl Docs {
    /// Those in `attrs`.
    pub(crate) fn of(attrs: &[Attribute]) -> Self {
        let docs = || attrs.iter().filter(|attr| attr.path().is_ident("doc"));
        let lines: Vec<String> = docs().filter_map(line).collect();
        let mut aliases = Vec::new();
        docs().for_each(|attr| add_aliases(attr, &mut aliases));
        Self { text: lines.join("\n"), aliases }
    }
}

/// A line of a doc comment.
fn line(attr: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attr.meta else { return None };
    let syn::Expr::Lit(lit) = &pair.value else { return None };
    match &lit.lit {
        Lit::Str(text) => Some(text.value().trim().to_owned()),
        _ => None,
    }
}

fn add_aliases(attr: &Attribute, aliases: &mut Vec<String>) {
    if !matches!(attr.meta, Meta::List(_)) {
        return;
    }
    // rustdoc reports what it cannot read, and has other words in here that end the reading.
    let _ = attr.parse_nested_meta(|meta| {
        if !meta.path.is_ident("alias") {
            return Err(meta.error("not an alias"));
        }
        if meta.input.peek(syn::Token![=]) {
            aliases.push(meta.value()?.parse::<syn::LitStr>()?.value());
            return Ok(());
        }
        let list;
        syn::parenthesized!(list in meta.input);
        let names =
            list.parse_terminated(syn::parse::ParseBuffer::parse::<syn::LitStr>, syn::Token![,])?;
        aliases.extend(names.iter().map(syn::LitStr::value));
        Ok(())
    });
}
