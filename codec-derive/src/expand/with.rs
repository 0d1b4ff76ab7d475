//! Structs that get values from the one around them: `with(name: Type)`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Target, Trait, hidden};
use crate::model::{Extent, Field, Fields, Given, Presence, Source, param};

impl Target<'_> {
    /// `EncodeWith`, and what the struct asks of each value.
    pub(super) fn struct_encode_with(&self, fields: &Fields, body: &TokenStream) -> TokenStream {
        let format = self.format;
        let (out, o) = (hidden("out"), hidden("o"));
        let (types, variables) = (types(fields), variables(fields));
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::EncodeWith<#format, #types>),
            &quote! {
                #[inline]
                fn encode_with<__WireSink: __wire::Sink>(
                    &self,
                    #variables: #types,
                    #out: &mut __wire::Writer<'_, #format, __WireSink>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    let _ = #variables;
                    #out.object::<Self>(|#o| { #body })
                }
            },
        );
        let asks = (0..fields.params.len()).map(|index| self.asks(fields, index));
        quote!(#encode #(#asks)*)
    }

    /// `DecodeWith`.
    pub(super) fn struct_decode_with(&self, fields: &Fields, body: &TokenStream) -> TokenStream {
        let (format, de) = (self.format, self.de());
        let (input, o) = (hidden("input"), hidden("o"));
        let (types, variables) = (types(fields), variables(fields));
        self.implement(
            Trait::Decode,
            &quote!(__wire::DecodeWith<#de, #format, #types>),
            &quote! {
                #[inline]
                fn decode_with(
                    #variables: #types,
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    let _ = #variables;
                    #input.object::<Self>(|#o| { #body })
                }
            },
        )
    }

    /// `Asks`: the value `index` as the fields of the struct make it.
    fn asks(&self, fields: &Fields, index: usize) -> TokenStream {
        let Some(given) = fields.params.get(index) else { return TokenStream::new() };
        let (format, ty, value) = (self.format, &given.ty, hidden("given"));
        let mut asked = quote!(#value);
        let mut determines = false;
        for field in fields.list.iter().filter(|field| !field.skip && field.versions.is_none()) {
            if let Some(made) = self.made(field, index, ty, &asked) {
                asked = made;
                determines = true;
            }
        }
        self.implement(
            Trait::Encode,
            &quote!(__wire::Asks<#format, #index>),
            &quote! {
                type Value = #ty;
                const DETERMINES: __wire::bool = #determines;
                #[inline]
                fn asks(&self, #value: #ty) -> __wire::Result<#ty, __wire::EncodeError> {
                    __wire::Ok(#asked)
                }
            },
        )
    }

    /// What `field` makes of the value `index`, if it determines it.
    fn made(
        &self,
        field: &Field,
        index: usize,
        ty: &syn::Type,
        value: &TokenStream,
    ) -> Option<TokenStream> {
        let is_it = |given: &Given| matches!(given, Given::Param(found) if *found == index);
        let (member, inner, name) = (&field.member, hidden("value"), &field.name);
        let place = quote_spanned!(field.ty.span()=> self.#member);
        let made = match &field.extent {
            Extent::Switch(given) if is_it(given) => {
                let switch = self.switched(field);
                let given = quote!(__wire::Some(#value));
                quote_spanned!(field.ty.span()=> #switch::select(#inner, #given))
            }
            Extent::Count(Source::Given(given)) if is_it(given) => {
                let fields = Fields { list: Vec::new(), params: Vec::new() };
                let nowhere = |_: &Field| TokenStream::new();
                let call = super::encode::FieldCall {
                    target: self,
                    fields: &fields,
                    index: 0,
                    field,
                    place: &nowhere,
                };
                let count = call.count(&quote!(#inner));
                quote!(__wire::count_in::<#ty>(#name, #count)?)
            }
            _ => match &field.presence {
                Presence::Bit { flags, mask, inverted } if is_it(flags) => {
                    let is = if *inverted { quote!(is_none) } else { quote!(is_some) };
                    return Some(quote_spanned! {mask.span()=>
                        __wire::Bits::with(#value, #mask, #place.#is())
                    });
                }
                _ => return None,
            },
        };
        Some(if field.optional {
            quote!(match &#place { __wire::Some(#inner) => #made, __wire::None => #value })
        } else {
            quote!({ let #inner = &#place; #made })
        })
    }
}

/// The types of the values, as a tuple.
fn types(fields: &Fields) -> TokenStream {
    let types = fields.params.iter().map(|param| &param.ty);
    quote!((#(#types,)*))
}

/// The variables of the values, as a tuple.
fn variables(fields: &Fields) -> TokenStream {
    let variables = (0..fields.params.len()).map(param);
    quote!((#(#variables,)*))
}
