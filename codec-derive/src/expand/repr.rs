//! Enums that are a number.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt as _;

use super::{Target, Trait, hidden};
use crate::model::{Container, ReprEnum};

/// The numbers of the variants, which all formats share.
pub(super) fn constants(container: &Container, kind: &ReprEnum) -> TokenStream {
    let repr = &kind.repr;
    let mut before: Option<syn::Ident> = None;
    let mut all = Vec::new();
    let constants: TokenStream = kind
        .variants
        .iter()
        .enumerate()
        .map(|(index, variant)| {
            let name = format_ident!("__WIRE_VALUE_{index}");
            let value = match (&variant.value, &before) {
                (Some(value), _) => quote!(#value),
                (None, Some(before)) => quote!(#before + 1),
                (None, None) => quote!(0),
            };
            before = Some(name.clone());
            all.push(name.clone());
            let ty = repr.in_memory();
            quote!(const #name: #ty = #value;)
        })
        .collect();
    let unique = kind.variants.iter().enumerate().map(|(index, variant)| {
        quote_spanned!(variant.ident.span()=> __wire::check_unique(__WIRE_VALUES, #index);)
    });
    let fits = kind.variants.iter().zip(&all).map(|(variant, name)| {
        let span = variant.value.as_ref().map_or(variant.ident.span(), syn::spanned::Spanned::span);
        repr.check(name, span)
    });
    let wide = all.iter().map(|name| repr.wide(name));
    let bits = bit_value(container, kind, &all);
    quote! {
        #constants
        const __WIRE_VALUES: &[__wire::i128] = &[#(#wide),*];
        const _: () = { #(#unique)* #(#fits)* };
        #bits
    }
}

/// The enum as a group of bits, which is the same in all formats.
fn bit_value(container: &Container, kind: &ReprEnum, numbers: &[syn::Ident]) -> TokenStream {
    let ReprEnum { repr, variants, other } = kind;
    if repr.codec.is_some() {
        // What a codec writes is not a number of a width that is known here.
        return TokenStream::new();
    }
    let repr = &repr.ident;
    let (ident, name) = (&container.ident, container.ident.unraw().to_string());
    let (generics, arguments, clause) = container.generics.split_for_impl();
    let (group, width, value) = (hidden("group"), hidden("width"), hidden("value"));
    let idents = || variants.iter().map(|variant| &variant.ident);
    let (to, from, names) = (idents(), idents(), idents().map(|ident| ident.unraw().to_string()));
    let keep = other.as_ref().map(|other| quote!(Self::#other(#value) => *#value,));
    let unknown = if let Some(other) = other {
        quote!(#value => __wire::Ok(Self::#other(#value)))
    } else {
        quote!(_ => __wire::Err(#group.unknown_tag(#name)))
    };
    quote! {
        #[automatically_derived]
        impl #generics __wire::BitValue for #ident #arguments #clause {
            const MAX_WIDTH: __wire::u32 = __wire::#repr::BITS;
            const KIND: __wire::BitKind = __wire::BitKind::Enum {
                name: #name,
                variants: &[#((#names, __wire::wide::#repr(#numbers))),*],
            };
            #[inline]
            fn to_bits(&self, #width: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
                let #value: __wire::#repr = match self { #(Self::#to => #numbers,)* #keep };
                __wire::BitValue::to_bits(&#value, #width)
            }
            #[inline]
            fn from_bits(#group: __wire::Group) -> __wire::Result<Self, __wire::DecodeError> {
                match <__wire::#repr as __wire::BitValue>::from_bits(#group)? {
                    #(#numbers => __wire::Ok(Self::#from),)*
                    #unknown,
                }
            }
        }
    }
}

impl Target<'_> {
    pub(super) fn repr(&self, kind: &ReprEnum) -> TokenStream {
        let format = self.format;
        let ReprEnum { repr, variants, other } = kind;
        let (out, input, value, de) = (hidden("out"), hidden("input"), hidden("value"), self.de());
        let name = self.container.ident.unraw().to_string();
        let docs = &self.container.docs;
        let number = |index| format_ident!("__WIRE_VALUE_{index}");
        let number_type = repr.layout(format);

        let shapes = variants.iter().enumerate().map(|(index, variant)| {
            let (name, docs, number) =
                (variant.ident.unraw().to_string(), &variant.docs, number(index));
            let wide = repr.wide(&number);
            quote!(__wire::VariantShape::new(#name, #docs, &[#wide], || __wire::Shape::Unit))
        });
        let keeps_unknown = other.is_some();
        let keeping = keeps_unknown.then(|| quote!(.keeping(__wire::Keeps::Number)));
        let layout = self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const SIZE: __wire::Size = __wire::repr_size(#number_type::SIZE, #keeps_unknown);
                const TYPE: <#format as __wire::Engine>::TypeNumber = #number_type::TYPE;
                        fn shape() -> __wire::Shape {
                    const VARIANTS: &[__wire::VariantShape] = &[#(#shapes),*];
                    const SHAPE: &__wire::EnumShape =
                        &__wire::EnumShape::new(#name, #docs, #number_type::shape, VARIANTS) #keeping;
                    __wire::Shape::Enum(SHAPE)
                }
            },
        );

        let writes = variants.iter().enumerate().map(|(index, variant)| {
            let (ident, number) = (&variant.ident, number(index));
            quote!(Self::#ident => #number,)
        });
        let (ty, put) = (repr.in_memory(), repr.encode(format, &value, &out));
        let keep = other.as_ref().map(|other| quote!(Self::#other(#value) => *#value,));
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode<__WireSink: __wire::Sink>(
                    &self,
                    #out: &mut __wire::Writer<'_, #format, __WireSink>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    let #value: #ty = match self { #(#writes)* #keep };
                    #put
                }
            },
        );

        let reads = variants.iter().enumerate().map(|(index, variant)| {
            let (ident, number) = (&variant.ident, number(index));
            quote!(#number => __wire::Ok(Self::#ident),)
        });
        let start = hidden("start");
        let unknown = if let Some(other) = other {
            quote!(__wire::Ok(Self::#other(#value)))
        } else {
            let pattern = repr.pattern(&value);
            quote!(__wire::Err(__wire::unknown_tag(#name, #pattern, #start)))
        };
        let get = repr.decode(format, &de, &input);
        let note = other.is_none().then(|| quote!(let #start = #input.offset();));
        let decode = self.implement(
            Trait::Decode,
            &quote!(__wire::Decode<#de, #format>),
            &quote! {
                #[inline]
                fn decode<__WireProbe: __wire::Probe>(
                    #input: &mut __wire::Reader<'_, #de, #format, __WireProbe>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    #note
                    match #get? {
                        #(#reads)*
                        #value => #unknown,
                    }
                }
            },
        );
        quote!(#layout #encode #decode)
    }
}
