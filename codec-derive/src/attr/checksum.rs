//! `checksum(Algorithm, first..=last)`.

use proc_macro2::{Span, TokenStream};
use syn::{
    Expr, Lit, RangeLimits, Token, Type,
    ext::IdentExt as _,
    parse::{ParseStream, Parser as _},
    spanned::Spanned as _,
};

use crate::errors::Errors;

/// `checksum(Algorithm, first..=last)`.
pub(crate) struct ChecksumAttr {
    pub(crate) algorithm: Type,
    /// The first field that it covers, if it is named.
    pub(crate) first: Option<End>,
    /// The last field that it covers, if it is named, or the one behind it.
    pub(crate) last: Option<End>,
    /// Whether the last field is covered itself.
    pub(crate) inclusive: bool,
    /// Where the range stands.
    pub(crate) span: Span,
}

/// A field at an end of the range, by its name or, in a tuple, its number.
pub(crate) struct End {
    pub(crate) name: String,
    pub(crate) span: Span,
}

const USAGE: &str = "`checksum` names an algorithm and the fields that it covers: \
                     `checksum(Crc32, first..=last)`, or `checksum(Crc32, ..)` for all of them";

/// Reads what stands in the parentheses.
pub(super) fn checksum(
    errors: &mut Errors,
    span: Span,
    given: TokenStream,
) -> Option<ChecksumAttr> {
    let parser = |input: ParseStream<'_>| {
        if input.is_empty() {
            return Ok(None);
        }
        let algorithm: Type = input.parse()?;
        if input.is_empty() {
            return Ok(None);
        }
        input.parse::<Token![,]>()?;
        if input.is_empty() {
            return Ok(None);
        }
        let range: Expr = input.parse()?;
        input.parse::<Option<Token![,]>>()?;
        Ok(Some((algorithm, range)))
    };
    let (algorithm, range) = match parser.parse2(given) {
        Ok(Some(parts)) => parts,
        Ok(None) => {
            errors.at(span, USAGE);
            return None;
        }
        Err(error) => {
            errors.at(error.span(), USAGE);
            return None;
        }
    };
    let span = range.span();
    let Expr::Range(range) = range else {
        let field = end(errors, &range)?;
        let first = Some(End { name: field.name.clone(), span });
        return Some(ChecksumAttr { algorithm, first, last: Some(field), inclusive: true, span });
    };
    let inclusive = matches!(range.limits, RangeLimits::Closed(_));
    let mut end = |expr: Option<Box<Expr>>| match expr {
        Some(expr) => end(errors, &expr).map(Some),
        None => Some(None),
    };
    let (first, last) = (end(range.start), end(range.end));
    Some(ChecksumAttr { algorithm, first: first?, last: last?, inclusive, span })
}

fn end(errors: &mut Errors, expr: &Expr) -> Option<End> {
    let span = expr.span();
    match expr {
        Expr::Path(path) => {
            if let Some(name) = path.path.get_ident() {
                return Some(End { name: name.unraw().to_string(), span });
            }
        }
        Expr::Lit(lit) => {
            if let Lit::Int(number) = &lit.lit {
                return Some(End { name: number.base10_digits().to_owned(), span });
            }
        }
        _ => {}
    }
    errors.at(span, "a checksum covers a field or a range of them: `first..=last`");
    None
}
