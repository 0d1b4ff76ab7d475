//! Variants with fields, with ranges of tags, and variants that keep their tag.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::{Expr, Ident, ext::IdentExt as _, spanned::Spanned as _};

use super::{Target, hidden, tagged::names};
use crate::{
    model::{Field, Fields, Ids, Payload, Substitution, TaggedEnum, TaggedVariant, local},
    syntax::is_text,
};

/// The ids of a variant, each with the name of its constant.
fn ids(index: usize, variant: &TaggedVariant) -> impl Iterator<Item = (Ident, Option<&Expr>)> {
    let ids = match &variant.ids {
        Ids::Given(ids) => ids.as_slice(),
        Ids::OfPayload => &[],
    };
    let names = names(index, variant).into_iter().enumerate();
    names.map(move |(part, name)| (name, ids.get(part)))
}

/// The first and the last id of a range.
pub(super) fn ends(id: &Expr) -> Option<(&Expr, &Expr)> {
    match id {
        Expr::Range(range) => Some((range.start.as_deref()?, range.end.as_deref()?)),
        _ => None,
    }
}

/// The name of the constant for the last id of a range.
pub(super) fn last(first: &Ident) -> Ident {
    format_ident!("{first}_LAST")
}

/// Whether the variants of an enum have ranges of tags.
pub(super) fn has_ranges(kind: &TaggedEnum) -> bool {
    kind.variants.iter().any(|variant| match &variant.ids {
        Ids::Given(ids) => ids.iter().any(|id| ends(id).is_some()),
        Ids::OfPayload => false,
    })
}

/// The patterns for the tags of a variant.
pub(super) fn patterns(index: usize, variant: &TaggedVariant) -> Vec<TokenStream> {
    let pattern = |(name, id): (Ident, Option<&Expr>)| {
        let last = id.and_then(ends).map(|_| last(&name));
        let to = last.map(|last| quote!(..=#last));
        quote!(#name #to)
    };
    ids(index, variant).map(pattern).collect()
}

/// Checks that no tag selects two variants, where there are ranges.
pub(super) fn apart(kind: &TaggedEnum) -> TokenStream {
    let tag = &kind.tag;
    let (mut all, mut checks) = (Vec::new(), TokenStream::new());
    for (index, variant) in kind.variants.iter().enumerate() {
        for (name, id) in ids(index, variant) {
            let end = if id.and_then(ends).is_some() { last(&name) } else { name.clone() };
            let (position, span) =
                (all.len(), id.map_or(variant.ident.span(), syn::spanned::Spanned::span));
            checks.extend(quote_spanned!(span=> __wire::check_apart(__WIRE_RANGES, #position);));
            let (first, end) = (tag.wide(&name), tag.wide(&end));
            all.push(quote!((#first, #end)));
        }
    }
    quote! {
        const __WIRE_RANGES: &[(__wire::i128, __wire::i128)] = &[#(#all),*];
        const _: () = { #checks };
    }
}

/// `.ranging(…)` for the description of a variant with ranges of tags.
pub(super) fn ranging(kind: &TaggedEnum, index: usize, variant: &TaggedVariant) -> TokenStream {
    let tag = &kind.tag;
    let ranges: Vec<_> = ids(index, variant)
        .filter(|(_, id)| id.and_then(ends).is_some())
        .map(|(name, _)| {
            let (first, last) = (tag.wide(&name), tag.wide(&last(&name)));
            quote!((#first, #last))
        })
        .collect();
    if ranges.is_empty() { TokenStream::new() } else { quote!(.ranging(&[#(#ranges),*])) }
}

/// The arm that gives the tag of a variant that keeps it.
pub(super) fn kept(variant: &TaggedVariant) -> Option<TokenStream> {
    let (_, field) = variant.tag_field()?;
    let (ident, member, value) = (&variant.ident, &field.member, hidden("value"));
    Some(quote!(Self::#ident { #member: #value, .. } => *#value,))
}

/// The variants that have fields, with their indices.
pub(super) fn with_fields(
    kind: &TaggedEnum,
) -> impl Iterator<Item = (usize, &TaggedVariant, &Fields)> {
    kind.variants.iter().enumerate().filter_map(|(index, variant)| match &variant.payload {
        Payload::Fields(fields) => Some((index, variant, fields)),
        _ => None,
    })
}

/// The place of the variant `index` among those that have fields.
pub(super) fn place(kind: &TaggedEnum, index: usize) -> usize {
    with_fields(kind).take_while(|(other, ..)| *other < index).count()
}

impl Target<'_> {
    /// The record of the variant `index`, which has fields.
    ///
    /// A constant of its own: the compiler goes through everything that a constant refers to for
    /// each place that names it, and the list of all variants in each of their arms made that the
    /// cube of their number.
    pub(super) fn record_of(&self, kind: &TaggedEnum, index: usize) -> TokenStream {
        let (format, place) = (self.format, place(kind, index));
        quote!(const { __wire::record_at(<Self as __wire::Variants<#format>>::RECORDS, #place) })
    }

    /// `encode`, of the variant `index`, if the tag that it keeps is one of its own.
    pub(super) fn with_own_tag(
        &self,
        kind: &TaggedEnum,
        (index, variant): (usize, &TaggedVariant),
        encode: TokenStream,
    ) -> TokenStream {
        let Some((at, field)) = variant.tag_field() else { return encode };
        let (format, tag, name) = (self.format, &kind.tag, &field.name);
        let place = tag_local(at);
        let id = tag.widened(&quote!(*#place));
        let variants = quote!(<Self as __wire::Variants<#format>>::VARIANTS);
        quote! {
            if __wire::has_tag(#variants, #index, #id) {
                #encode
            } else {
                __wire::Err(__wire::other_tag(#name))
            }
        }
    }

    /// The arm that writes what a variant with `other` keeps behind its tag.
    pub(super) fn encode_other(&self, kind: &TaggedEnum) -> Option<TokenStream> {
        let other = kind.other.as_ref()?;
        let (format, out, value, unknown) =
            (self.format, hidden("out"), hidden("value"), hidden("tag"));
        let (ident, [tag, member], bytes) = (&other.ident, &other.members, &other.bytes);
        let encode = quote_spanned! {bytes.span()=>
            <#bytes as __wire::ListField<'_, #format>>::encode_kept(#value, #out)
        };
        if kind.is_text() {
            return Some(quote!(Self::#ident { #member: #value, .. } => #encode,));
        }
        let id = kind.tag.widened(&quote!(*#unknown));
        let variants = quote!(<Self as __wire::Variants<#format>>::VARIANTS);
        Some(quote! {
            Self::#ident { #tag: #unknown, #member: #value } =>
                __wire::check_unknown(#variants, #id).and_then(|()| #encode),
        })
    }

    /// Writes the text that a variant with `other` keeps, where the tags are texts.
    pub(super) fn encode_text(&self, kind: &TaggedEnum) -> Option<TokenStream> {
        let other = kind.other.as_ref().filter(|_| kind.is_text())?;
        let (format, ident, [member, _]) = (self.format, &other.ident, &other.members);
        let (value, out, span) = (hidden("value"), hidden("out"), other.tag.span());
        let name = other.ident.unraw().to_string();
        let check = is_text(&other.tag).then(|| {
            let variants = quote!(<Self as __wire::Variants<#format>>::VARIANTS);
            quote! {
                __wire::check_unknown_text(#variants, &**#value)
                    .map_err(|error| error.in_field(#name))?;
            }
        });
        Some(quote_spanned! {span=>
            if let Self::#ident { #member: #value, .. } = self {
                #check
                <#format as __wire::Engine>::encode_text_tag(#out, #value)?;
                return __wire::EncodeSwitch::<#format>::encode_payload(self, #out);
            }
        })
    }
}

/// The variable for the reference to the field `index` of a variant.
fn tag_local(index: usize) -> Ident {
    format_ident!("{}_ref", local(index))
}

/// The tags that `fields` hold, for the names in expressions.
pub(super) fn held(fields: &Fields, place: impl Fn(&Field) -> TokenStream) -> Substitution {
    let tags = fields.list.iter().filter(|field| field.is_tag());
    tags.map(|field| (field.name.clone(), place(field))).collect()
}
