//! The tags of variants and the numbers of enums: constants, patterns and checks.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Expr, ExprLit, Lifetime, Lit, Type, spanned::Spanned as _, visit_mut::VisitMut};

use crate::{
    expr::located,
    model::{Id, Ids, Value, Variant},
    tag::{Kind, Tag, tokens},
};

impl Value {
    /// The value as an expression and as a pattern.
    pub(super) fn tokens(&self, span: Span) -> TokenStream {
        match self {
            Self::Known(number) => tokens(*number, span),
            Self::Constant { name, .. } => quote!(#name),
        }
    }

    /// The constant for it, if it needs one.
    pub(super) fn constant(&self, tag: &Tag) -> TokenStream {
        let Self::Constant { name, expr, ty } = self else { return TokenStream::new() };
        let (of, span) = (tag.in_memory(&quote!('static)), expr.span());
        let value = match (ty, expr) {
            (Some(ty), expr) => kept(&of, span, &quote!(#ty), &quote!(#expr)),
            (None, Expr::Lit(ExprLit { lit: Lit::ByteStr(bytes), .. }))
                if matches!(tag.kind, Kind::Bytes) =>
            {
                quote_spanned!(span=> *#bytes)
            }
            (None, expr) => quote!(#expr),
        };
        let fits = fits(tag, &quote!(#name), span);
        quote!(const #name: #of = #value; #fits)
    }
}

/// The number `value` of the type `ty` as an `of`, if it fits.
fn kept(of: &TokenStream, span: Span, ty: &TokenStream, value: &TokenStream) -> TokenStream {
    // Lints of the user's crate look at casts that the user wrote.
    let span = Span::mixed_site().located_at(span);
    quote_spanned! {span=> {
        const __WIRE_VALUE: #ty = #value;
        __wire::check_kept(
            __WIRE_VALUE as __wire::i128,
            __WIRE_VALUE as #of as __wire::i128,
        );
        __WIRE_VALUE as #of
    }}
}

/// The check that a codec can write the constant `name`.
fn fits(tag: &Tag, name: &TokenStream, span: Span) -> Option<TokenStream> {
    let codec = matches!(tag.kind, Kind::Codec).then_some(&tag.ty)?;
    let wide = tag.wide(name);
    Some(quote_spanned!(span=> const _: () = __wire::check_fits::<#codec>(#wide);))
}

impl Variant {
    /// The constants for its tags.
    pub(super) fn constants(&self, tag: &Tag) -> TokenStream {
        match (&self.ids, &self.payload) {
            (Ids::Given(ids), _) => {
                let values = ids.iter().flat_map(Id::values);
                values.map(|value| value.constant(tag)).collect()
            }
            (Ids::OfPayload(name), Some(payload)) => {
                let (of, span) = (tag.in_memory(&quote!('static)), located(payload.span()));
                let payload = without_lifetimes(payload);
                let value = if tag.is_text() {
                    quote_spanned!(span=> <#payload as __wire::MessageName>::NAME)
                } else {
                    let id = quote_spanned!(span=> <#payload as __wire::MessageId>::ID);
                    kept(&of, span, &quote!(__wire::u64), &id)
                };
                let fits = fits(tag, &quote!(#name), span);
                quote!(const #name: #of = #value; #fits)
            }
            _ => TokenStream::new(),
        }
    }

    /// Its tags, each of which is one or a range: where they stand, the first, and the last.
    fn tags(&self) -> Vec<(Span, TokenStream, Option<TokenStream>)> {
        match &self.ids {
            Ids::Given(ids) => {
                let tokens = |id: &Id| {
                    let last = id.last.as_ref().map(|last| last.tokens(id.span));
                    (id.span, id.first.tokens(id.span), last)
                };
                ids.iter().map(tokens).collect()
            }
            Ids::OfPayload(name) => vec![(self.ident.span(), quote!(#name), None)],
            Ids::Other => Vec::new(),
        }
    }

    /// The first of its tags.
    pub(super) fn first(&self) -> TokenStream {
        self.tags().into_iter().next().map(|(_, first, _)| first).unwrap_or_default()
    }

    /// The patterns of its tags.
    pub(super) fn patterns(&self) -> Vec<TokenStream> {
        let pattern = |(_, first, last)| match last {
            Some(last) => quote!(#first..=#last),
            None => first,
        };
        self.tags().into_iter().map(pattern).collect()
    }

    /// Its tags as the widest type, the first of each range, and the ranges.
    pub(super) fn wide(&self, tag: &Tag) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let tags = self.tags();
        let ids = tags.iter().map(|(_, first, _)| tag.wide(first)).collect();
        let ranges = tags.iter().filter_map(|(_, first, last)| {
            let (first, last) = (tag.wide(first), tag.wide(last.as_ref()?));
            Some(quote!((#first, #last)))
        });
        (ids, ranges.collect())
    }

    fn is_known(&self) -> bool {
        match &self.ids {
            Ids::Given(ids) => {
                ids.iter().flat_map(Id::values).all(|value| matches!(value, Value::Known(_)))
                    && ids.iter().all(|id| id.last.is_none())
            }
            Ids::OfPayload(_) => false,
            Ids::Other => true,
        }
    }
}

impl Id {
    fn values(&self) -> impl Iterator<Item = &Value> {
        std::iter::once(&self.first).chain(&self.last)
    }
}

/// The checks that no tag selects two variants, unless all of them have been compared.
pub(super) fn apart(tag: &Tag, variants: &[Variant]) -> TokenStream {
    if tag.is_text() || variants.iter().all(Variant::is_known) {
        return TokenStream::new();
    }
    let tags = variants.iter().flat_map(Variant::tags).map(|(span, first, last)| {
        let (first, last) = (tag.wide(&first), last.map(|last| tag.wide(&last)));
        let last = last.unwrap_or_else(|| first.clone());
        (span, quote!((#first, #last)))
    });
    checks(tags)
}

/// The checks that ranges of numbers have none in common.
pub(super) fn checks(ranges: impl Iterator<Item = (Span, TokenStream)>) -> TokenStream {
    let (spans, ranges): (Vec<Span>, Vec<TokenStream>) = ranges.unzip();
    let checks = spans
        .into_iter()
        .enumerate()
        .map(|(index, span)| quote_spanned!(span=> __wire::check_apart(__WIRE_IDS, #index);));
    quote! {
        const _: () = {
            const __WIRE_IDS: &[(__wire::i128, __wire::i128)] = &[#(#ranges),*];
            #(#checks)*
        };
    }
}

/// `ty` with `'static` in place of its lifetimes, which constants cannot name.
fn without_lifetimes(ty: &Type) -> Type {
    struct Static;
    impl VisitMut for Static {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            *lifetime = Lifetime::new("'static", lifetime.span());
        }
    }
    let mut ty = ty.clone();
    Static.visit_type_mut(&mut ty);
    ty
}
