//! Enums whose variant an expression selects: `switch = head >> 4`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{
    Target,
    arithmetic::{self, hidden_at},
    encode::FieldCall,
    hidden, number,
    phrase::in_versions,
};
use crate::model::{Extent, Field, Fields, Given, Presence, Selection, Substitution, local};

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// Checks that the expression selects the variant behind the reference `value`.
    pub(super) fn check_selection(
        &self,
        selection: &Selection,
        value: &TokenStream,
        known: &Substitution,
    ) -> TokenStream {
        let (at, o, tag) = (number(self.index), hidden("o"), hidden("tag"));
        let (switch, span) = (self.target.switched(self.field), self.field.ty.span());
        let selected = arithmetic::value(&selection.expr, known, &quote!(#at));
        let given = quote!(__wire::Some(#tag));
        quote_spanned! {span=>
            let #tag = #selected;
            #o.selects(#at, &#tag, &#switch::select(#value, #given))?;
        }
    }

    /// `value` with the bits that select the variant of the field `index`.
    pub(super) fn with_tag(
        &self,
        index: usize,
        stored: &TokenStream,
        value: TokenStream,
    ) -> TokenStream {
        let Some(user) = self.fields.list.get(index) else { return value };
        let Extent::SwitchOn(selection) = &user.extent else { return value };
        let Some(bits) = bits(self.fields, user) else { return value };
        let (at, o, span) = (number(index), hidden("o"), user.ty.span());
        let (place, inner, word) = ((self.place)(user), hidden("value"), hidden("word"));
        let switch = self.target.switched(user);
        let kept = if self.field.implied {
            quote!(__wire::None)
        } else {
            // The tag that the struct has there, if it selects the variant too.
            let known = vec![(self.field.name.clone(), stored.clone())];
            let kept = arithmetic::value(&selection.expr, &known, &quote!(#at));
            quote!(__wire::Some(#kept))
        };
        let put = |of: TokenStream| {
            let tag = quote_spanned!(span=> #switch::select(#of, #kept));
            quote!(#o.tag_bits(#at, #bits, #word, #tag)?)
        };
        let written = if user.optional {
            let guard = in_versions(user).map(|in_versions| quote!(if #in_versions));
            let put = put(quote!(#inner));
            quote!(match &#place { __wire::Some(#inner) #guard => #put, _ => #word })
        } else {
            let put = put(quote!(&#place));
            match in_versions(user) {
                Some(in_versions) => quote!(if #in_versions { #put } else { #word }),
                None => put,
            }
        };
        quote!(match #value { #word => #written })
    }
}

impl Target<'_> {
    /// `value`, which is not kept, with the tag of the field `index`, when decoding.
    pub(super) fn tag_of(
        &self,
        fields: &Fields,
        index: usize,
        value: &TokenStream,
        empty: &TokenStream,
    ) -> Option<TokenStream> {
        let user = fields.list.get(index)?;
        let (bits, switch, span) = (bits(fields, user)?, self.switched(user), user.ty.span());
        let (place, inner, word) = (local(index), hidden("value"), hidden("word"));
        let none = quote!(__wire::None);
        let put = |of: TokenStream| {
            let tag = quote_spanned!(span=> #switch::select(#of, #none));
            quote!(#bits.put(#word, #tag).unwrap_or(#empty))
        };
        let written = if user.optional {
            let put = put(quote!(#inner));
            quote!(match &#place { __wire::Some(#inner) => #put, __wire::None => #word })
        } else {
            let put = put(quote!(&#place));
            match in_versions(user) {
                Some(in_versions) => quote!(if #in_versions { #put } else { #word }),
                None => put,
            }
        };
        Some(quote!(match #value { #word => #written }))
    }

    /// Checks that the bits of tags say nothing else.
    pub(super) fn tag_masks(&self, fields: &Fields) -> TokenStream {
        let mut checks = TokenStream::new();
        for user in &fields.list {
            let Extent::SwitchOn(Selection { expr, bits: Some(of) }) = &user.extent else {
                continue;
            };
            // A constant beside the type cannot name it or its parameters.
            let this = proc_macro2::Ident::new("Self", expr.span());
            if self.has_parameters() || super::mentions(expr, &this) {
                continue;
            }
            let Some(bits) = bits(fields, user) else { continue };
            let others = fields.list.iter().filter_map(|other| match &other.presence {
                Presence::Bit { flags: Given::Field(flags), mask, .. } if *flags == of.source => {
                    Some(quote_spanned!(hidden_at(mask.span())=> (#mask) as __wire::i128))
                }
                _ => None,
            });
            checks.extend(quote_spanned! {expr.span()=>
                __wire::check_tag_bits(#bits, &[#(#others),*]);
            });
        }
        checks
    }
}

/// The bits of another field that select the variant of `user`.
fn bits(fields: &Fields, user: &Field) -> Option<TokenStream> {
    let Extent::SwitchOn(Selection { expr, bits: Some(bits) }) = &user.extent else {
        return None;
    };
    let (ty, span) = (&fields.list.get(bits.source)?.value, hidden_at(expr.span()));
    let mask = bits
        .mask
        .as_ref()
        .map_or_else(|| quote!(-1), |mask| quote_spanned!(span=> (#mask) as __wire::i128));
    let shift = bits
        .shift
        .as_ref()
        .map_or_else(|| quote!(0), |shift| quote_spanned!(span=> (#shift) as __wire::u32));
    let shifted = bits.shifted;
    Some(quote_spanned! {span=>
        __wire::TagBits::new(<#ty>::MAX as __wire::i128, #mask, #shift, #shifted)
    })
}
