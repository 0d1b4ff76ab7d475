//! Structs that get values from the one around them: `with(name: Type)`.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Expr, spanned::Spanned as _};

use super::{Target, Trait, hidden, phrase::range};
use crate::model::{Extent, Field, Fields, Given, Param, Presence, Source, param};

impl Target<'_> {
    /// `EncodeWith`, and what the struct requires of each value.
    pub(super) fn struct_encode_with(&self, fields: &Fields, body: &TokenStream) -> TokenStream {
        let format = self.format;
        let (out, o) = (hidden("out"), hidden("o"));
        let (types, variables) = (types(fields), variables(fields));
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::EncodeWith<#format, #types>),
            &quote! {
                #[inline]
                fn encode_with(
                    &self,
                    #variables: #types,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    let _ = #variables;
                    #out.record::<Self>(|#o| { #body })
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
                    #input.record::<Self>(|#o| { #body })
                }
            },
        )
    }

    /// `Asks`: the value `index` as the fields of the struct determine it.
    fn asks(&self, fields: &Fields, index: usize) -> TokenStream {
        let Some(given) = fields.params.get(index) else { return TokenStream::new() };
        let (format, ty, value) = (self.format, &given.ty, hidden("given"));
        let (version, asking) = (hidden("version"), hidden("asking"));
        let on_wire = fields.list.iter().filter(|field| !field.skip);
        let steps: Vec<_> = on_wire.flat_map(|field| self.made(field, (index, given))).collect();
        let determines = !steps.is_empty();
        self.implement(
            Trait::Encode,
            &quote!(__wire::Asks<#format, #index>),
            &quote! {
                type Value = #ty;
                const DETERMINES: __wire::bool = #determines;
                #[inline]
                fn asks(
                    &self,
                    #value: #ty,
                    #asking: __wire::Asking,
                ) -> __wire::Result<#ty, __wire::EncodeError> {
                    let #version = #asking.version();
                    let _ = #version;
                    #(let #value: #ty = #steps;)*
                    __wire::Ok(#value)
                }
            },
        )
    }

    /// The steps by which `field` changes a value that the struct gets.
    fn made(&self, field: &Field, (index, param): (usize, &Param)) -> Vec<TokenStream> {
        let is_it = |given: &Given| matches!(given, Given::Param(found) if *found == index);
        let (ty, member, name) = (&param.ty, &field.member, &field.name);
        let (value, inner) = (hidden("given"), hidden("value"));
        // Resolves `self` to that of the method, even if the type comes from a macro.
        let span = field.ty.span().resolved_at(Span::call_site());
        let place = quote_spanned!(span=> self.#member);
        let mut steps = Vec::new();
        // Applies `made` to the value in the field, if it is present.
        let there = |made: TokenStream| {
            if field.optional {
                quote!(match &#place { __wire::Some(#inner) => #made, __wire::None => #value })
            } else {
                quote!({ let #inner = &#place; #made })
            }
        };
        match &field.extent {
            Extent::Switch(given) if is_it(given) => {
                let switch = self.switched(field);
                let given = quote!(__wire::Some(#value));
                let made = quote_spanned!(field.ty.span()=> #switch::select(#inner, #given));
                steps.push(there(made));
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
                steps.push(there(quote!(__wire::count_in::<#ty>(#name, #count)?)));
            }
            _ => {}
        }
        if let Presence::Bit { flags, mask, inverted } = &field.presence
            && is_it(flags)
        {
            let is = if *inverted { quote!(is_none) } else { quote!(is_some) };
            steps.push(quote_spanned! {mask.span()=>
                __wire::Bits::with(#value, #mask, #place.#is())
            });
        }
        // An inner struct that gets the same value may change it too.
        for (position, _) in field.with.iter().enumerate().filter(|(_, given)| is(given, param)) {
            let (format, inside, asking) = (self.format, &field.value, hidden("asking"));
            let asks = quote_spanned! {field.ty.span()=>
                <#inside as __wire::Asks<#format, #position>>::asks(#inner, #value, #asking)
            };
            steps.push(there(quote!(#asks.map_err(|error| error.in_field(#name))?)));
        }
        match &field.versions {
            Some(versions) => {
                let (version, (since, until)) = (hidden("version"), range(versions));
                let in_versions = quote!(__wire::version_in(#version, #since, #until));
                let step = |step| quote!(if #in_versions { #step } else { #value });
                steps.into_iter().map(step).collect()
            }
            None => steps,
        }
    }
}

/// Whether `expr` is the name of `param`.
fn is(expr: &Expr, param: &Param) -> bool {
    matches!(expr, Expr::Path(path) if path.path.is_ident(&param.ident))
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
