//! What an enum with `open` has of its number: conversions, equality, order, hash, text, default.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt as _;

use super::{hidden, repr::Number};
use crate::model::{Container, Open, ReprEnum};

/// The impls, which all formats share.
pub(super) fn impls(
    container: &Container,
    kind: &ReprEnum,
    open: &Open,
    numbers: &[Number],
) -> TokenStream {
    let Some(other) = &kind.other else { return TokenStream::new() };
    let (this, ty, kept) = (&container.ident, &open.number, other.unraw().to_string());
    let (generics, arguments, clause) = container.generics.split_for_impl();
    let (value, and) = (hidden("value"), hidden("and"));
    let idents = || kind.variants.iter().map(|variant| &variant.ident);
    let (to, from) = (idents(), idents());
    let mine = quote!(&__wire::Open::number(self));
    let theirs = quote!(&__wire::Open::number(#and));
    let of_self = quote! {
        #[automatically_derived]
        impl #generics __wire::Open for #this #arguments #clause {
            type Number = #ty;
            const NAMES: &'static [(&'static __wire::str, __wire::i128)] = __WIRE_NAMES;
            const OTHER: &'static __wire::str = #kept;
            #[inline]
            fn number(&self) -> #ty {
                match self { #(Self::#to => #numbers,)* Self::#other(#value) => *#value }
            }
        }
        #[automatically_derived]
        impl #generics __wire::FromTrait<#ty> for #this #arguments #clause {
            #[inline]
            fn from(#value: #ty) -> Self {
                match #value { #(#numbers => Self::#from,)* #value => Self::#other(#value) }
            }
        }
        #[automatically_derived]
        impl #generics __wire::FromTrait<#this #arguments> for #ty #clause {
            #[inline]
            fn from(#value: #this #arguments) -> Self {
                __wire::Open::number(&#value)
            }
        }
    };
    let implement = |name: TokenStream, body: TokenStream| {
        quote! {
            #[automatically_derived]
            impl #generics __wire::#name for #this #arguments #clause { #body }
        }
    };
    let equal = implement(
        quote!(PartialEqTrait),
        quote! {
            #[inline]
            fn eq(&self, #and: &Self) -> __wire::bool {
                __wire::PartialEqTrait::eq(#mine, #theirs)
            }
        },
    );
    let total = implement(quote!(EqTrait), TokenStream::new());
    let partial = implement(
        quote!(PartialOrdTrait),
        quote! {
            #[inline]
            fn partial_cmp(&self, #and: &Self) -> __wire::Option<__wire::Ordering> {
                __wire::Some(__wire::OrdTrait::cmp(self, #and))
            }
        },
    );
    let order = implement(
        quote!(OrdTrait),
        quote! {
            #[inline]
            fn cmp(&self, #and: &Self) -> __wire::Ordering {
                __wire::OrdTrait::cmp(#mine, #theirs)
            }
        },
    );
    let hash = implement(
        quote!(Hash),
        quote! {
            #[inline]
            fn hash<__WireHasher: __wire::Hasher>(&self, #and: &mut __WireHasher) {
                __wire::Hash::hash(#mine, #and);
            }
        },
    );
    let debug = implement(
        quote!(Debug),
        quote! {
            #[inline]
            fn fmt(&self, #and: &mut __wire::Formatter<'_>) -> __wire::FmtResult {
                __wire::debug_open(self, #and)
            }
        },
    );
    let default = open.default.then(|| {
        implement(
            quote!(DefaultValue),
            quote! {
                #[inline]
                fn default() -> Self {
                    <Self as __wire::FromTrait<#ty>>::from(0)
                }
            },
        )
    });
    quote!(#of_self #equal #total #partial #order #hash #debug #default)
}
