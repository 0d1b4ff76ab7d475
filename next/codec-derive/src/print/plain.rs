//! Records that are copied as they lie in memory.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Lifetime, Type, spanned::Spanned as _};

use crate::{
    expr::located,
    model::{Container, Fields},
};

/// How it lies in memory, for `Layout`.
pub(super) fn memory(container: &Container, format: &Type, fields: &Fields) -> TokenStream {
    if container.plain.is_none() {
        return TokenStream::new();
    }
    let places = fields.list.iter().map(|field| {
        let (ty, member) = (&field.ty, &field.member);
        quote_spanned! {located(ty.span())=> (
            __wire::offset_of!(Self, #member),
            __wire::size_of::<#ty>(),
            <#ty as __wire::Layout<#format>>::MEMORY,
        )}
    });
    quote! {
        const MEMORY: __wire::Memory = __wire::memory_of_fields::<#format>(&[#(#places),*]);
    }
}

/// How lists of it are read, for `Decode`.
pub(super) fn decode_list(container: &Container, format: &Type, de: &Lifetime) -> TokenStream {
    let Some(plain) = container.plain else { return TokenStream::new() };
    let span = Span::call_site().located_at(plain);
    let decode = quote_spanned!(span=> __wire::decode_plain::<#format, Self>);
    quote! {
        #[inline]
        fn decode_list(
            __wire_count: __wire::usize,
            __wire_in: &mut __wire::Reader<'_, #de, #format>,
        ) -> __wire::Decoded<__wire::Vec<Self>> {
            #decode(__wire_count, __wire_in)
        }
    }
}

/// The checks that each field is on the wire as it lies in memory.
pub(super) fn checks(container: &Container, format: &Type, fields: &Fields) -> TokenStream {
    if container.plain.is_none() || !container.generics.params.is_empty() {
        return TokenStream::new();
    }
    let (this, mut before) = (&container.ident, Vec::new());
    let each = fields.list.iter().map(|field| {
        let (ty, member) = (&field.ty, &field.member);
        // Lints look at what users write: only the call has the place of the field.
        let place = quote!(__wire::offset_of!(#this, #member));
        let end = quote!(0 #(+ __wire::size_of::<#before>())*);
        let check = quote_spanned! {ty.span()=>
            __wire::check_plain::<#format, #ty>(#place, #end);
        };
        before.push(ty);
        check
    });
    each.collect()
}
