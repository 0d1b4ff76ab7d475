//! What an enum with `open` has of its number: conversions, equality, order, hash, text, default.

use proc_macro2::TokenStream;
use quote::quote;
use syn::ext::IdentExt as _;

use super::{Trait, implement};
use crate::model::{Container, NumberEnum};

/// The impls, which all formats share.
pub(super) fn impls(container: &Container, kind: &NumberEnum) -> TokenStream {
    let (true, Some((other, Some(ty)))) = (kind.is_open, &kind.other) else {
        return TokenStream::new();
    };
    let (this, name) = (&container.ident, other.unraw().to_string());
    let (generics, arguments, clause) = container.generics.split_for_impl();
    let idents = kind.variants.iter().map(|variant| &variant.ident);
    let numbers = kind.variants.iter().map(|variant| variant.number());
    let from = quote! {
        #[inline]
        fn from(__wire_number: #ty) -> Self {
            match __wire_number {
                #(#numbers => Self::#idents,)*
                __wire_number => Self::#other(__wire_number),
            }
        }
    };
    let of_number = Trait { arguments: Some(quote!(#ty)), ..Trait::without_format("From") };
    let back = quote! {
        #[automatically_derived]
        impl #generics __wire::From<#this #arguments> for #ty #clause {
            #[inline]
            fn from(__wire_value: #this #arguments) -> Self {
                __wire::Numbered::number(&__wire_value)
            }
        }
    };
    let mine = quote!(&__wire::Numbered::number(self));
    let theirs = quote!(&__wire::Numbered::number(__wire_other));
    let equal = quote! {
        #[inline]
        fn eq(&self, __wire_other: &Self) -> __wire::bool {
            __wire::PartialEq::eq(#mine, #theirs)
        }
    };
    let partial = quote! {
        #[inline]
        fn partial_cmp(&self, __wire_other: &Self) -> __wire::Option<__wire::Ordering> {
            __wire::Some(__wire::Ord::cmp(self, __wire_other))
        }
    };
    let order = quote! {
        #[inline]
        fn cmp(&self, __wire_other: &Self) -> __wire::Ordering {
            __wire::Ord::cmp(#mine, #theirs)
        }
    };
    let hash = quote! {
        #[inline]
        fn hash<__WireHasher: __wire::Hasher>(&self, __wire_other: &mut __WireHasher) {
            __wire::Hash::hash(#mine, __wire_other);
        }
    };
    let debug = quote! {
        #[inline]
        fn fmt(&self, __wire_out: &mut __wire::Formatter<'_>) -> __wire::fmt::Result {
            __wire::debug_open(self, #name, __wire_out)
        }
    };
    let default = quote! {
        #[inline]
        fn default() -> Self {
            <Self as __wire::From<#ty>>::from(0)
        }
    };
    let all = [
        ("PartialEq", equal),
        ("Eq", TokenStream::new()),
        ("PartialOrd", partial),
        ("Ord", order),
        ("Hash", hash),
        ("Debug", debug),
    ];
    let all = all.into_iter().chain((!kind.has_default).then_some(("Default", default)));
    let all = all.map(|(name, items)| implement(container, &Trait::without_format(name), items));
    let from = implement(container, &of_number, from);
    quote!(#from #back #(#all)*)
}
