//! `#[wire(...)]` as items: syntax only.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::{
    Attribute, Error, Expr, Ident, LitStr, Token, Type, ext::IdentExt as _, parse::ParseStream,
    spanned::Spanned as _,
};

use super::names::{self, Directive, Form, Place};
use crate::errors::Errors;

/// One directive as written.
pub(crate) struct Item {
    pub(crate) name: Ident,
    pub(crate) directive: &'static Directive,
    pub(crate) value: Value,
}

/// What follows the name of a directive.
pub(crate) enum Value {
    None,
    Expr(Expr),
    Type(Type),
    List(TokenStream),
}

impl Item {
    pub(crate) fn span(&self) -> Span {
        self.name.span()
    }

    /// The directive as written, for descriptions.
    pub(crate) fn text(&self) -> String {
        match &self.value {
            Value::None => self.name.to_string(),
            Value::Expr(expr) => format!("{} = {}", self.name, quote::quote!(#expr)),
            Value::Type(ty) => format!("{} = {}", self.name, quote::quote!(#ty)),
            Value::List(list) => format!("{}({list})", self.name),
        }
    }
}

/// The directives in `attrs`. A bad one is reported and left out; the others are kept.
pub(crate) fn items(errors: &mut Errors, attrs: &[Attribute], place: Place) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("wire")) {
        let Ok(list) = attr.meta.require_list() else {
            let message =
                format!("directives stand in parentheses: `#[wire({})]`", place.example());
            errors.at(attr.meta.span(), message);
            continue;
        };
        let parser = |input: ParseStream<'_>| {
            while !input.is_empty() {
                match item(input, place) {
                    Ok(item) => add(errors, &mut items, item),
                    Err(error) => {
                        errors.push(error);
                        skip(input);
                    }
                }
                if input.parse::<Option<Token![,]>>()?.is_none() && !input.is_empty() {
                    errors.at(input.span(), "expected `,` between directives");
                    skip(input);
                    input.parse::<Option<Token![,]>>()?;
                }
            }
            Ok(())
        };
        if let Err(error) = list.parse_args_with(parser) {
            errors.push(error);
        }
    }
    items
}

/// Adds `item` unless it is there already; only `format` may be given several times.
fn add(errors: &mut Errors, items: &mut Vec<Item>, item: Item) {
    let first = items.iter().find(|first| first.directive.name == item.directive.name);
    match first {
        Some(first) if item.directive.name != "format" => errors.both(
            item.span(),
            format!("`{}` is given twice", item.name),
            first.span(),
            "first given here",
        ),
        _ => items.push(item),
    }
}

/// Skips to the next comma.
fn skip(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![,]) {
        if input.parse::<TokenTree>().is_err() {
            return;
        }
    }
}

fn item(input: ParseStream<'_>, place: Place) -> syn::Result<Item> {
    if input.peek(LitStr) {
        return Err(input.error("the name of a directive is written without quotes"));
    }
    if !input.peek(Ident::peek_any) {
        return Err(input.error("expected the name of a directive"));
    }
    let name = input.call(Ident::parse_any)?;
    let text = name.to_string();
    let Some(directive) = names::find(&text).filter(|directive| directive.places.contains(&place))
    else {
        skip(input);
        return Err(Error::new(name.span(), names::unknown(&text, place)));
    };
    let value = value(input, &name, directive)?;
    match (directive.form, place, &value) {
        (Form::TypeOrFlag, Place::Field, Value::Type(_)) => {
            let message = format!("`{name}` takes no value on a field, which holds the tag");
            return Err(Error::new(name.span(), message));
        }
        (Form::TypeOrFlag, Place::Enum, Value::None) => {
            let message = format!("`{name}` needs a value: `{}`", directive.usage);
            return Err(Error::new(name.span(), message));
        }
        _ => {}
    }
    Ok(Item { name, directive, value })
}

fn value(input: ParseStream<'_>, name: &Ident, directive: &Directive) -> syn::Result<Value> {
    let wrong = |message: String| Err(Error::new(name.span(), message));
    let usage = directive.usage;
    if input.peek(syn::token::Paren) {
        if !matches!(directive.form, Form::List | Form::ExprOrList) {
            return wrong(format!("`{name}` is written `{usage}`"));
        }
        let content;
        syn::parenthesized!(content in input);
        return content.parse().map(Value::List);
    }
    let parts: &[_] = &[input.peek(Token![==]), input.peek(Token![:]), input.peek(Token![=>])];
    if parts.contains(&true) {
        return wrong(format!("`{name}` is written `{usage}`"));
    }
    if input.peek(Token![=]) {
        input.parse::<Token![=]>()?;
        if input.is_empty() || input.peek(Token![,]) {
            return wrong(format!("`{name}` needs a value: `{usage}`"));
        }
        return match directive.form {
            Form::Flag => wrong(format!("`{name}` takes no value")),
            Form::List => wrong(format!("`{name}` is written `{usage}`")),
            Form::Type | Form::TypeOrFlag if input.peek(LitStr) => {
                let text: LitStr = input.parse()?;
                let meant = match text.parse::<Type>() {
                    Ok(_) if !matches!(directive.name, "repr" | "tag") => {
                        format!("{name} = {}", text.value())
                    }
                    _ => usage.to_owned(),
                };
                let message = format!("`{name}` takes a type, not a string: write `{meant}`");
                Err(Error::new(text.span(), message))
            }
            Form::Type if directive.name == "crate" => input
                .call(syn::Path::parse_mod_style)
                .map(|path| Value::Type(syn::parse_quote!(#path))),
            Form::TypeOrNumber if input.peek(syn::Lit) => input.parse().map(Value::Expr),
            Form::Type | Form::TypeOrFlag | Form::TypeOrNumber => input.parse().map(Value::Type),
            Form::Expr | Form::FlagOrExpr | Form::ExprOrList => input.parse().map(Value::Expr),
        };
    }
    match directive.form {
        Form::Flag | Form::FlagOrExpr | Form::TypeOrFlag => Ok(Value::None),
        _ => wrong(format!("`{name}` needs a value: `{usage}`")),
    }
}
