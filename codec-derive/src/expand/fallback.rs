//! Impls printed beside errors, so that uses of the type do not fail a second time.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Ident, Type};

use super::{de, default_crate};
use crate::{
    attr::container::{ContainerAttrs, NUMBERS},
    syntax::has_no_size,
};

/// Impls that compile and do nothing, for the formats that could be read, or for all formats.
pub(crate) fn fallback(input: &DeriveInput, attrs: &ContainerAttrs) -> TokenStream {
    let krate = attrs.krate.clone().unwrap_or_else(default_crate);
    let impls: TokenStream = if attrs.formats.is_empty() {
        impls(input, attrs, None)
    } else {
        attrs.formats.iter().map(|format| impls(input, attrs, Some(format))).collect()
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
    let open = attrs.open.and(attrs.repr.as_ref()).map(|(_, repr)| open(input, &repr.ident));
    quote! {
        const _: () = {
            use #krate::__private as __wire;
            #impls
            #id
            #bits
            #open
        };
    }
}

/// What an enum with `open` has of its number.
fn open(input: &DeriveInput, number: &Ident) -> TokenStream {
    let ident = &input.ident;
    let (generics, arguments, clause) = input.generics.split_for_impl();
    // The number of a codec is not always known here.
    let number = NUMBERS.contains(&number.to_string().as_str()).then(|| {
        quote! {
            impl #generics __wire::FromTrait<__wire::#number> for #ident #arguments #clause {
                fn from(_: __wire::#number) -> Self { loop {} }
            }
            impl #generics __wire::FromTrait<#ident #arguments> for __wire::#number #clause {
                fn from(_: #ident #arguments) -> Self { 0 }
            }
        }
    });
    quote! {
        #number
        impl #generics __wire::PartialEqTrait for #ident #arguments #clause {
            fn eq(&self, _: &Self) -> __wire::bool { true }
        }
        impl #generics __wire::EqTrait for #ident #arguments #clause {}
        impl #generics __wire::PartialOrdTrait for #ident #arguments #clause {
            fn partial_cmp(&self, _: &Self) -> __wire::Option<__wire::Ordering> { __wire::None }
        }
        impl #generics __wire::OrdTrait for #ident #arguments #clause {
            fn cmp(&self, _: &Self) -> __wire::Ordering { __wire::Ordering::Equal }
        }
        impl #generics __wire::Hash for #ident #arguments #clause {
            fn hash<__WireHasher: __wire::Hasher>(&self, _: &mut __WireHasher) {}
        }
        impl #generics __wire::Debug for #ident #arguments #clause {
            fn fmt(&self, _: &mut __wire::Formatter<'_>) -> __wire::FmtResult { __wire::Ok(()) }
        }
    }
}

fn impls(input: &DeriveInput, attrs: &ContainerAttrs, format: Option<&Type>) -> TokenStream {
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
                fn decode(
                    __wire_input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    __wire::Err(__wire::unknown_tag("", 0, 0))
                }
            }
        }
    });
    let head = Head {
        encode: quote!(#generics),
        decode: quote!(#decode_generics),
        of: quote!(#ident #arguments #clause),
        format: format.clone(),
        de: quote!(#de),
    };
    let switch = head.switch(attrs);
    let with = has_size.then(|| head.with(attrs));
    quote! {
        #decode
        #switch
        #with
        impl #generics __wire::Layout<#format> for #ident #arguments #clause {
            fn shape() -> __wire::Shape {
                __wire::Shape::Unit
            }
        }
        impl #generics __wire::Encode<#format> for #ident #arguments #clause {
            fn encode(
                &self,
                _: &mut __wire::Writer<'_, #format>,
            ) -> __wire::Result<(), __wire::EncodeError> {
                __wire::Ok(())
            }
        }
    }
}

/// What the impls for one format have in common.
struct Head {
    /// The parameters of what encodes.
    encode: TokenStream,
    /// The parameters of what decodes.
    decode: TokenStream,
    /// The type, with its arguments and its `where` clause.
    of: TokenStream,
    format: TokenStream,
    de: TokenStream,
}

impl Head {
    /// What a field with `switch` needs of an enum with `tag`.
    fn switch(&self, attrs: &ContainerAttrs) -> TokenStream {
        let Self { encode, decode, of, format, de } = self;
        let number = match &attrs.tag {
            Some((_, tag)) if tag.ident != "str" => tag.in_memory(),
            _ => return TokenStream::new(),
        };
        quote! {
            impl #encode __wire::EncodeSwitch<#format> for #of {
                type Selector = #number;
                fn selector(&self, _: __wire::Option<#number>) -> #number { loop {} }
                fn encode_payload(
                    &self,
                    _: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    __wire::Ok(())
                }
                fn variant(&self) -> &'static __wire::str { "" }
            }
            impl #decode __wire::DecodeSwitch<#de, #format> for #of {
                type Selector = #number;
                fn decode_payload(
                    _: #number,
                    _: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    __wire::Err(__wire::unknown_tag("", 0, 0))
                }
            }
        }
    }

    /// What a field with `with` needs of a struct that gets values.
    fn with(&self, attrs: &ContainerAttrs) -> TokenStream {
        let Self { encode, decode, of, format, de } = self;
        let types: Vec<_> = attrs.with.iter().map(|param| &param.ty).collect();
        if types.is_empty() {
            return TokenStream::new();
        }
        let asks = types.iter().enumerate().map(|(index, ty)| {
            quote! {
                impl #encode __wire::Asks<#format, #index> for #of {
                    type Value = #ty;
                    const DETERMINES: __wire::bool = true;
                    fn asks(
                        &self,
                        __wire_given: #ty,
                        _: __wire::Asking,
                    ) -> __wire::Result<#ty, __wire::EncodeError> {
                        __wire::Ok(__wire_given)
                    }
                }
            }
        });
        quote! {
            impl #encode __wire::EncodeWith<#format, (#(#types,)*)> for #of {
                fn encode_with(
                    &self,
                    _: (#(#types,)*),
                    _: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    __wire::Ok(())
                }
            }
            impl #decode __wire::DecodeWith<#de, #format, (#(#types,)*)> for #of {
                fn decode_with(
                    _: (#(#types,)*),
                    _: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    __wire::Err(__wire::unknown_tag("", 0, 0))
                }
            }
            #(#asks)*
        }
    }
}
