//! Impls printed beside errors, so that uses of the type do not fail a second time.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Type};

use super::{de, default_crate};
use crate::{attr::container::ContainerAttrs, syntax::has_no_size};

/// Impls that compile and do nothing, for the formats that could be read, or for all formats.
pub(crate) fn fallback(input: &DeriveInput, attrs: &ContainerAttrs) -> TokenStream {
    let krate = attrs.krate.clone().unwrap_or_else(default_crate);
    let impls: TokenStream = if attrs.formats.is_empty() {
        impls(input, None)
    } else {
        attrs.formats.iter().map(|format| impls(input, Some(format))).collect()
    };
    let ident = &input.ident;
    let (generics, arguments, clause) = input.generics.split_for_impl();
    let id = attrs.id.is_some().then(|| {
        quote! {
            impl #generics __wire::MessageId for #ident #arguments #clause {
                const ID: __wire::u64 = 0;
            }
        }
    });
    let group = attrs.bits.is_some() || attrs.repr.is_some();
    let bits = group.then(|| {
        quote! {
            impl #generics __wire::BitValue for #ident #arguments #clause {
                const MAX_WIDTH: __wire::u32 = 64;
                const KIND: __wire::BitKind = __wire::BitKind::Unused;
                fn to_bits(&self, _: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
                    __wire::Ok(0)
                }
                fn from_bits(
                    __wire_group: __wire::Group,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    __wire::Err(__wire_group.unknown_tag(""))
                }
            }
        }
    });
    quote! {
        const _: () = {
            use #krate::__private as __wire;
            #impls
            #id
            #bits
        };
    }
}

fn impls(input: &DeriveInput, format: Option<&Type>) -> TokenStream {
    let ident = &input.ident;
    let de = de(&input.generics);
    let mut generics = input.generics.clone();
    let format = if let Some(format) = format {
        quote!(#format)
    } else {
        generics.params.push(syn::parse_quote!(__WireFormat: __wire::Format));
        quote!(__WireFormat)
    };
    let mut decode_generics = generics.clone();
    decode_generics.params.insert(0, syn::parse_quote!(#de));
    let (generics, _, clause) = generics.split_for_impl();
    let (decode_generics, _, _) = decode_generics.split_for_impl();
    let (_, arguments, _) = input.generics.split_for_impl();
    let has_size = match &input.data {
        syn::Data::Struct(data) => !data.fields.iter().any(|field| has_no_size(&field.ty)),
        _ => true,
    };
    let decode = has_size.then(|| {
        quote! {
            impl #decode_generics __wire::Decode<#de, #format> for #ident #arguments #clause {
                fn decode<__WireProbe: __wire::Probe>(
                    __wire_input: &mut __wire::Reader<'_, #de, #format, __WireProbe>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    __wire::Err(__wire::unknown_tag("", 0, 0))
                }
            }
        }
    });
    quote! {
        #decode
        impl #generics __wire::Layout<#format> for #ident #arguments #clause {
            fn shape() -> __wire::Shape {
                __wire::Shape::Unit
            }
        }
        impl #generics __wire::Encode<#format> for #ident #arguments #clause {
            fn encode<__WireSink: __wire::Sink>(
                &self,
                _: &mut __wire::Writer<'_, #format, __WireSink>,
            ) -> __wire::Result<(), __wire::EncodeError> {
                __wire::Ok(())
            }
        }
    }
}
