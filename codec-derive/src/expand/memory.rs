//! `plain`: lists of records that are copied as they lie in memory.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Target, hidden, number};
use crate::model::{Field, Fields};

impl Target<'_> {
    /// The size of a record with `plain`, including how it lies in memory.
    pub(super) fn plain_size(&self, fields: &Fields) -> Option<TokenStream> {
        self.container.plain?;
        let format = self.format;
        let places = fields.list.iter().map(|Field { ty, member, .. }| {
            quote_spanned! {ty.span()=>
                (__wire::offset_of!(Self, #member), <#ty as __wire::Layout<#format>>::SIZE.memory)
            }
        });
        Some(quote! {
            __wire::size_in_memory::<#format, Self>(
                __wire::fields_of::<#format, Self>(),
                &[#(#places),*],
            )
        })
    }

    /// The method of `Encode` for lists.
    pub(super) fn plain_encode(&self) -> Option<TokenStream> {
        let span = self.container.plain?;
        let (format, items, out) = (self.format, hidden("items"), hidden("out"));
        let call = quote_spanned!(span=> <Self as __wire::InMemory>::encode_in_memory);
        Some(quote! {
            #[inline]
            fn encode_slice(
                #items: &[Self],
                #out: &mut __wire::Writer<'_, #format>,
            ) -> __wire::Result<(), __wire::EncodeError> {
                #call(#items, #out)
            }
        })
    }

    /// The methods of `Decode` for lists and arrays.
    pub(super) fn plain_decode(&self) -> Option<TokenStream> {
        let span = self.container.plain?;
        let (format, de) = (self.format, self.de());
        let (count, input) = (hidden("count"), hidden("input"));
        let vec = quote_spanned!(span=> <Self as __wire::InMemory>::decode_in_memory);
        let array = quote_spanned!(span=> <Self as __wire::InMemory>::decode_array_in_memory);
        Some(quote! {
            #[inline]
            fn decode_vec(
                #count: __wire::usize,
                #input: &mut __wire::Reader<'_, #de, #format>,
            ) -> __wire::Result<__wire::Vec<Self>, __wire::DecodeError> {
                #vec(#count, #input)
            }

            #[inline]
            fn decode_array<const __WIRE_N: __wire::usize>(
                #input: &mut __wire::Reader<'_, #de, #format>,
            ) -> __wire::Result<[Self; __WIRE_N], __wire::DecodeError> {
                #array(#input)
            }
        })
    }

    /// Checks, at each field, that it is on the wire as it lies in memory.
    pub(super) fn plain_rules(&self, fields: &Fields) -> Option<TokenStream> {
        self.container.plain?;
        let (format, this) = (self.format, self.this());
        let each = fields.list.iter().enumerate().map(|(index, Field { ty, member, .. })| {
            let at = number(index);
            quote_spanned! {ty.span()=>
                __wire::check_plain::<#format, #ty>(
                    __wire::fields_of::<#format, #this>(),
                    #at,
                    __wire::offset_of!(#this, #member),
                );
            }
        });
        Some(quote!(#(#each)*))
    }
}
