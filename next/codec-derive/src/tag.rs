//! What selects a variant, or is the whole of an enum: the type of a tag, and ids.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::{Expr, Lit, Type, UnOp, spanned::Spanned as _};

use crate::{errors::Errors, expr::located, suggest::nearest, text::text};

/// The type of a tag, or of the number that an enum is.
#[derive(Clone)]
pub(crate) struct Tag {
    /// As it is written.
    pub(crate) ty: Type,
    pub(crate) kind: Kind,
}

/// What kind of values tags are.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// A number type, with its least and its largest number.
    Number(i128, i128),
    Bool,
    Text,
    Bytes,
    /// A codec of numbers.
    Codec,
}

/// The number types, and how many bits they have.
const NUMBERS: [(&str, u32); 8] = [
    ("u8", 8),
    ("u16", 16),
    ("u32", 32),
    ("u64", 64),
    ("i8", 8),
    ("i16", 16),
    ("i32", 32),
    ("i64", 64),
];

/// Types of the standard library that are no codecs of numbers.
const NO_CODECS: [&str; 6] = ["String", "Vec", "Option", "Box", "Cow", "Bytes"];

/// How many bits the number type `ty` has, and whether it has a sign.
pub(crate) fn number_type(ty: &Type) -> Option<(u32, bool)> {
    let Type::Path(path) = ty else { return None };
    let name = path.path.get_ident()?.to_string();
    let (_, bits) = NUMBERS.into_iter().find(|(number, _)| *number == name)?;
    Some((bits, name.starts_with('i')))
}

impl Tag {
    /// What stands before the fields of a variant.
    pub(crate) fn of_variants(errors: &mut Errors, ty: Type) -> Option<Self> {
        let kind = match &ty {
            Type::Path(path) if path.path.is_ident("str") => Kind::Text,
            Type::Path(path) if path.path.is_ident("bool") => Kind::Bool,
            Type::Array(array) if number_type(&array.elem) == Some((8, false)) => Kind::Bytes,
            _ => return Self::of(errors, "tag =", ", `bool`, `str`, `[u8; 4]`", ty),
        };
        Some(Self { ty, kind })
    }

    /// The number that an enum is.
    pub(crate) fn of_numbers(errors: &mut Errors, ty: Type) -> Option<Self> {
        Self::of(errors, "repr =", "", ty)
    }

    fn of(errors: &mut Errors, directive: &str, more: &str, ty: Type) -> Option<Self> {
        if let Type::Group(group) = ty {
            return Self::of(errors, directive, more, *group.elem);
        }
        if let Some((bits, is_signed)) = number_type(&ty) {
            let all = 1_i128.checked_shl(bits).unwrap_or(i128::MAX);
            let least = if is_signed { all.checked_div(-2).unwrap_or(0) } else { 0 };
            let last = all.saturating_add(least).saturating_sub(1);
            return Some(Self { ty, kind: Kind::Number(least, last) });
        }
        let name = match &ty {
            Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let name = name.unwrap_or_default();
        let known = NUMBERS.map(|(number, _)| number);
        if let Some(meant) = nearest(&name, known).filter(|_| !name.starts_with("us")) {
            let message =
                format!("`{directive} …` takes a whole number type; did you mean `{meant}`?");
            errors.at(ty.span(), message);
            return None;
        }
        if name.starts_with(char::is_uppercase) && !NO_CODECS.contains(&name.as_str()) {
            return Some(Self { ty, kind: Kind::Codec });
        }
        let message = format!(
            "`{directive} …` takes one of `{}`{more}, or a codec of one, such as `VarInt<u32>`",
            known.join("`, `")
        );
        errors.at(ty.span(), message);
        None
    }

    pub(crate) fn is_text(&self) -> bool {
        matches!(self.kind, Kind::Text)
    }

    /// Whether it is a number.
    pub(crate) fn is_number(&self) -> bool {
        matches!(self.kind, Kind::Number(..) | Kind::Codec)
    }

    /// How errors call the type of a field that keeps the tag.
    pub(crate) fn kept_name(&self) -> String {
        match self.kind {
            Kind::Text => "String".to_owned(),
            Kind::Codec => codec_number(&self.ty).unwrap_or_else(|| "u32".to_owned()),
            _ => text(&self.ty),
        }
    }

    /// Reports a field `ty` that cannot keep the tag as it is on the wire, as far as that is known.
    pub(crate) fn check_kept(&self, errors: &mut Errors, ty: &Type) {
        let of_codec = codec_number(&self.ty).filter(|_| matches!(self.kind, Kind::Codec));
        let is_it = match self.kind {
            Kind::Text => true,
            Kind::Number(..) | Kind::Codec if number_type(ty).is_none() => true,
            Kind::Codec => of_codec.is_none_or(|number| text(ty) == number),
            _ => text(ty) == text(&self.ty),
        };
        if !is_it {
            let message = format!(
                "this keeps the tag as it is on the wire: it must be `{}`",
                self.kept_name()
            );
            errors.both(ty.span(), message, self.ty.span(), "the type is given here");
        }
    }

    /// The type in memory; references in it live as long as `'lifetime`.
    pub(crate) fn in_memory(&self, lifetime: &TokenStream) -> TokenStream {
        let ty = &self.ty;
        match self.kind {
            Kind::Text => quote!(&#lifetime #ty),
            Kind::Codec => {
                quote_spanned!(located(ty.span())=> <#ty as __wire::NumberCodec>::Number)
            }
            _ => quote!(#ty),
        }
    }

    /// How it is written.
    pub(crate) fn form(&self) -> TokenStream {
        let ty = &self.ty;
        match self.kind {
            Kind::Codec => quote_spanned!(located(ty.span())=> __wire::As::<#ty>::NEW),
            _ => quote_spanned!(located(ty.span())=> __wire::AsIs),
        }
    }

    /// What is known of its bytes in `format`.
    pub(crate) fn layout(&self, format: &Type) -> TokenStream {
        let ty = match self.kind {
            Kind::Text => self.in_memory(&quote!('static)),
            _ => self.ty.to_token_stream(),
        };
        quote_spanned!(located(self.ty.span())=> <#ty as __wire::Layout<#format>>)
    }

    /// The constant or number `name` as the widest type.
    pub(crate) fn wide(&self, name: &TokenStream) -> TokenStream {
        let is_literal = |tokens: &TokenStream| {
            syn::parse2(tokens.clone()).is_ok_and(|expr| literal(&expr).is_some())
        };
        match self.kind {
            Kind::Bytes => quote!(__wire::wide_bytes(&#name)),
            _ if is_literal(name) => name.clone(),
            _ => quote!(#name as __wire::i128),
        }
    }

    /// Whether `number` is one of this type, as far as that is known here.
    pub(crate) fn has(&self, number: i128) -> bool {
        match self.kind {
            Kind::Number(least, last) => least <= number && number <= last,
            _ => true,
        }
    }

    /// The number that `expr` is, if that is known here, and whether it is one of this type.
    pub(crate) fn known(&self, expr: &Expr) -> Option<(i128, bool)> {
        let number = literal(expr).filter(|_| matches!(self.kind, Kind::Number(..)))?;
        Some((number, self.has(number)))
    }
}

/// The number type in the arguments of a codec.
fn codec_number(ty: &Type) -> Option<String> {
    let is_number = |name: &Ident| NUMBERS.iter().any(|(number, _)| name == number);
    let mut names = crate::expr::names(ty).into_iter().filter(is_number);
    names.next().map(|name| name.to_string())
}

/// The value of a whole number that is written as a literal.
pub(crate) fn literal(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            Lit::Byte(byte) => Some(byte.value().into()),
            _ => None,
        },
        Expr::Paren(inner) => literal(&inner.expr),
        Expr::Group(inner) => literal(&inner.expr),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
            literal(&unary.expr)?.checked_neg()
        }
        _ => None,
    }
}

/// A number that is known here, as a pattern and as an expression.
pub(crate) fn tokens(number: i128, span: Span) -> TokenStream {
    let mut literal = Literal::u128_unsuffixed(number.unsigned_abs());
    literal.set_span(Span::call_site().located_at(span));
    if number < 0 { quote!(-#literal) } else { quote!(#literal) }
}
