//! Directives of a field, with typed values.

use proc_macro2::{Span, TokenStream};
use syn::{
    BinOp, Expr, Ident, Type, UnOp, parse::Parser as _, punctuated::Punctuated,
    spanned::Spanned as _,
};

use super::{
    at::{AtAttr, at},
    checksum::{ChecksumAttr, checksum},
    container::string,
    item::{Item, Value, items},
    names::Place,
};
use crate::{errors::Errors, syntax::literal};

/// Directives of a field.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "one for each directive without a value")]
pub(crate) struct FieldAttrs {
    pub(crate) codec: Option<Type>,
    pub(crate) count: Option<Expr>,
    pub(crate) len: Option<Expr>,
    pub(crate) rest: bool,
    pub(crate) bit: Option<BitAttr>,
    pub(crate) when: Option<Expr>,
    pub(crate) switch: Option<Expr>,
    pub(crate) with: Vec<Expr>,
    pub(crate) align: Option<usize>,
    pub(crate) pad: Option<usize>,
    pub(crate) constant: Option<Expr>,
    pub(crate) name: Option<String>,
    /// `default` (`None`) or `default = expr`.
    #[allow(clippy::option_option, reason = "absent, without a value, with a value")]
    pub(crate) default: Option<Option<Expr>>,
    pub(crate) skip: bool,
    pub(crate) check: Option<Expr>,
    pub(crate) since: Option<Expr>,
    pub(crate) until: Option<Expr>,
    pub(crate) layout: Option<Expr>,
    pub(crate) order: Option<Expr>,
    /// Whether the field holds the tag of its variant.
    pub(crate) tag: bool,
    pub(crate) bits: Option<u32>,
    pub(crate) tail: bool,
    pub(crate) end: Option<Expr>,
    pub(crate) checksum: Option<ChecksumAttr>,
    pub(crate) at: Option<AtAttr>,
    /// Where each directive stands.
    pub(crate) spans: Vec<(&'static str, Span)>,
    /// The directives as written, for descriptions.
    pub(crate) text: String,
}

/// `flags & MASK` or `!flags & MASK`.
pub(crate) struct BitAttr {
    pub(crate) flags: Ident,
    pub(crate) mask: Expr,
    pub(crate) inverted: bool,
}

/// Directives that cannot be combined, and why.
const CONFLICTS: &[(&str, &str, &str)] = &[
    ("count", "rest", "`rest` takes all that is left"),
    ("bit", "when", "a field has one condition"),
    ("switch", "as", "the enum's own variants are its codecs"),
    ("switch", "count", "an enum is not a list"),
    ("switch", "rest", "an enum is not a list"),
    ("const", "count", "a constant is one value"),
    ("const", "rest", "a constant is one value"),
    ("const", "len", "a constant has its own length"),
    ("const", "switch", "a constant is one value"),
    ("const", "bit", "a constant is always there"),
    ("const", "when", "a constant is always there"),
    ("const", "default", "a constant is always there"),
    ("default", "bit", "without its bit the field is `None`"),
    ("default", "when", "without its condition the field is `None`"),
    ("with", "as", "a codec takes no values"),
    ("with", "switch", "the enum's own variants take no values"),
    ("with", "const", "a constant takes no values"),
    ("bits", "rest", "`rest` is all the bits that are left"),
    ("bit", "tail", "a field has one condition"),
    ("when", "tail", "a field has one condition"),
    ("const", "tail", "a constant is always there"),
    ("default", "tail", "without its bytes the field is `None`"),
    ("count", "end", "both say where the list ends"),
    ("rest", "end", "`rest` takes all that is left"),
    ("switch", "end", "an enum is not a list"),
    ("const", "end", "a constant is one value"),
    ("checksum", "count", "a checksum is one number"),
    ("checksum", "len", "a checksum is one number"),
    ("checksum", "rest", "a checksum is one number"),
    ("checksum", "switch", "a checksum is one number"),
    ("checksum", "with", "a checksum takes no values"),
    ("checksum", "const", "a checksum is computed"),
    ("checksum", "check", "decoding verifies the checksum already"),
    ("at", "rest", "elsewhere, nothing says where the rest ends"),
    ("at", "bit", "without it the offset is 0"),
    ("at", "when", "without it the offset is 0"),
    ("at", "const", "a constant stands in its place"),
    ("at", "layout", "the options of the format are for fields in their place"),
    ("at", "checksum", "a checksum stands in its place"),
    ("at", "tail", "without it the offset is 0"),
    ("checksum", "tail", "a checksum is always there"),
    ("checksum", "end", "a checksum is one number"),
];

/// Directives of fields that no format leaves out, so that `default` is only for other versions.
const ALWAYS_THERE: &[&str] = &["count", "len", "rest", "switch", "with", "end", "at"];

impl FieldAttrs {
    pub(crate) fn parse(errors: &mut Errors, field: &syn::Field) -> Self {
        let mut attrs = Self::default();
        for item in items(errors, &field.attrs, Place::Field) {
            attrs.spans.push((item.directive.name, item.span()));
            if !matches!(item.directive.name, "as" | "name" | "layout") {
                let comma = if attrs.text.is_empty() { "" } else { ", " };
                attrs.text = format!("{}{comma}{}", attrs.text, item.text());
            }
            attrs.set(errors, item);
        }
        attrs.conflicts(errors);
        attrs
    }

    /// Where the directive `name` is written.
    pub(crate) fn span(&self, name: &str) -> Option<Span> {
        self.spans.iter().find(|(known, _)| *known == name).map(|(_, span)| *span)
    }

    fn set(&mut self, errors: &mut Errors, item: Item) {
        let span = item.span();
        match (item.directive.name, item.value) {
            ("as", Value::Type(ty)) => self.codec = Some(ty),
            ("count", Value::Expr(expr)) => self.count = source(errors, "count", expr),
            ("len", Value::Expr(expr)) => self.len = source(errors, "len", expr),
            ("rest", _) => self.rest = true,
            ("bit", Value::Expr(expr)) => self.bit = bit(errors, &expr),
            ("when", Value::Expr(expr)) => self.when = source(errors, "when", expr),
            ("switch", Value::Expr(expr)) => self.switch = source(errors, "switch", expr),
            ("with", Value::List(list)) => self.with = values(errors, span, list),
            ("align", Value::Expr(expr)) => {
                self.align = integer(errors, "align", &expr);
                if self.align.is_some_and(|to| !to.is_power_of_two()) {
                    errors.at(expr.span(), "`align` takes a power of two: 1, 2, 4, 8, …");
                }
            }
            ("pad", Value::Expr(expr)) => self.pad = integer(errors, "pad", &expr),
            ("const", Value::Expr(expr)) => self.constant = Some(expr),
            ("name", Value::Expr(expr)) => self.name = string(errors, "name", &expr),
            ("default", Value::None) => self.default = Some(None),
            ("default", Value::Expr(expr)) => self.default = Some(Some(expr)),
            ("skip", _) => self.skip = true,
            ("tag", Value::None) => self.tag = true,
            ("check", Value::Expr(expr)) => self.check = source(errors, "check", expr),
            ("since", Value::Expr(expr)) => self.since = Some(version(errors, "since", expr)),
            ("until", Value::Expr(expr)) => self.until = Some(version(errors, "until", expr)),
            ("layout", Value::Expr(expr)) => self.layout = source(errors, "layout", expr),
            ("order", Value::Expr(expr)) => self.order = source(errors, "order", expr),
            ("bits", Value::Expr(expr)) => self.bits = width(errors, &expr),
            ("bits", Value::Type(ty)) => {
                errors.at(ty.span(), "on a field, `bits` is the number of its bits: `bits = 4`");
            }
            ("tail", _) => self.tail = true,
            ("end", Value::Expr(expr)) => self.end = Some(expr),
            ("at", value) => self.at = at(errors, span, value),
            ("checksum", Value::List(list)) => self.checksum = checksum(errors, span, list),
            _ => errors.at(span, "this value does not fit here"),
        }
    }

    fn conflicts(&self, errors: &mut Errors) {
        for (first, second, why) in CONFLICTS {
            if let (Some(a), Some(b)) = (self.span(first), self.span(second)) {
                errors.both(
                    b,
                    format!("`{second}` and `{first}` cannot stand together: {why}"),
                    a,
                    format!("`{first}` is given here"),
                );
            }
        }
        if let (Some(since), Some(until)) = (&self.since, &self.until)
            && let (Some(first), Some(last)) = (literal(since), literal(until))
            && last < first
        {
            errors.both(
                until.span(),
                format!("no version is from {first} to {last}: `until` is the last that has it"),
                since.span(),
                "`since` is given here",
            );
        }
        if let Some(skip) = self.span("skip") {
            for (name, span) in &self.spans {
                if !matches!(*name, "skip" | "default") {
                    let message = format!(
                        "`{name}` and `skip` cannot stand together: the field is not on the wire"
                    );
                    errors.both(*span, message, skip, "`skip` is given here");
                }
            }
        }
        if let Some(tag) = self.span("tag") {
            for (name, span) in &self.spans {
                if !matches!(*name, "skip" | "tag") {
                    let message = format!(
                        "`{name}` and `tag` cannot stand together: the field is the tag, which is \
                         read before the variant"
                    );
                    errors.both(*span, message, tag, "`tag` is given here");
                }
            }
        }
        let versioned = self.since.is_some() || self.until.is_some();
        if let Some(default) = self.span("default").filter(|_| !versioned) {
            for name in ALWAYS_THERE {
                if let Some(span) = self.span(name) {
                    let message = format!(
                        "`default` beside `{name}` needs `since` or `until`: in its versions, no \
                         format leaves such a field out"
                    );
                    errors.both(default, message, span, format!("`{name}` is given here"));
                }
            }
        }
    }
}

/// An expression over fields; a string is a mistake that users of other derives make.
pub(crate) fn source(errors: &mut Errors, name: &str, expr: Expr) -> Option<Expr> {
    if let Expr::Lit(lit) = &expr
        && let syn::Lit::Str(text) = &lit.lit
    {
        let message =
            format!("`{name}` takes Rust, not a string: write `{name} = {}`", text.value());
        errors.at(expr.span(), message);
        return None;
    }
    Some(expr)
}

/// The values of `with(…)`.
fn values(errors: &mut Errors, span: Span, list: TokenStream) -> Vec<Expr> {
    match Punctuated::<Expr, syn::Token![,]>::parse_terminated.parse2(list) {
        Ok(list) if list.is_empty() => {
            errors.at(span, "`with` needs a value: `with(flags)`");
            Vec::new()
        }
        Ok(list) => list.into_iter().filter_map(|expr| source(errors, "with", expr)).collect(),
        Err(error) => {
            errors.push(error);
            Vec::new()
        }
    }
}

/// A version, which is a number; a string is a mistake that is easy to make.
fn version(errors: &mut Errors, name: &str, expr: Expr) -> Expr {
    if matches!(&expr, Expr::Closure(_)) {
        let message = format!(
            "`{name}` takes a protocol version, `{name} = 3`; a list that goes on to an element of \
             its own has `end`, `end = |item| condition`"
        );
        errors.at(expr.span(), message);
        return expr;
    }
    if matches!(&expr, Expr::Lit(lit) if !matches!(lit.lit, syn::Lit::Int(_))) {
        errors.at(expr.span(), format!("`{name}` takes a version as a number: `{name} = 3`"));
    }
    expr
}

fn integer(errors: &mut Errors, name: &str, expr: &Expr) -> Option<usize> {
    if let Expr::Lit(lit) = expr
        && let syn::Lit::Int(number) = &lit.lit
        && let Ok(number) = number.base10_parse()
    {
        return Some(number);
    }
    errors.at(expr.span(), format!("`{name}` takes a whole number: `{name} = 4`"));
    None
}

/// The number of bits of a field.
fn width(errors: &mut Errors, expr: &Expr) -> Option<u32> {
    let width = integer(errors, "bits", expr)?;
    if let Ok(width @ 1..=64) = u32::try_from(width) {
        return Some(width);
    }
    errors.at(expr.span(), "a field has 1 to 64 bits");
    None
}

fn bit(errors: &mut Errors, expr: &Expr) -> Option<BitAttr> {
    if let Expr::Binary(binary) = expr
        && matches!(binary.op, BinOp::BitAnd(_))
    {
        let (flags, inverted) = match &*binary.left {
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => (&*unary.expr, true),
            other => (other, false),
        };
        if let Expr::Path(path) = flags
            && let Some(flags) = path.path.get_ident()
        {
            let mask = match &*binary.right {
                Expr::Paren(inner) => &inner.expr,
                other => other,
            };
            return Some(BitAttr { flags: flags.clone(), mask: mask.clone(), inverted });
        }
    }
    let message = "`bit` is written `flags & MASK`, or `!flags & MASK` where a clear bit means \
                   that the field is there";
    if source(errors, "bit", expr.clone()).is_some() {
        errors.at(expr.span(), message);
    }
    None
}
