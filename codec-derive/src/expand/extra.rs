//! `Encode::extra`: about how many bytes a value has beyond those that its type always has.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Ident;

use super::{Target, hidden};
use crate::{
    model::{Extent, Field, Fields},
    syntax::{is_numbers, span_of},
};

impl Target<'_> {
    /// `Encode::extra`: the sum over the fields whose length varies.
    pub(super) fn extra(&self, fields: &Fields) -> Option<TokenStream> {
        let levels = hidden("levels");
        let sum: Vec<_> =
            fields.list.iter().filter_map(|field| self.field_extra(field, &levels)).collect();
        (!sum.is_empty()).then(|| {
            quote! {
                #[inline]
                fn extra(&self, #levels: __wire::usize) -> __wire::usize {
                    (0 as __wire::usize) #(.saturating_add(#sum))*
                }
            }
        })
    }

    /// About how many bytes `field` has beyond those that the struct always has; `None` if it is of
    /// fixed length, or its length is not easy to tell.
    fn field_extra(&self, field: &Field, levels: &Ident) -> Option<TokenStream> {
        let is_fixed = field.codec.is_none() && !field.optional && is_numbers(&field.value);
        if field.skip || is_fixed || field.is_computed() || !field.with.is_empty() {
            return None;
        }
        let (represented, span, member) = (self.represented(field)?, field.span(), &field.member);
        // Resolves `self` to that of the method, even if the type comes from a macro.
        let place = span_of(&field.ty).resolved_at(Span::call_site());
        let place = quote_spanned!(place=> self.#member);
        if !field.optional {
            return Some(quote_spanned!(span=> #represented::extra(&#place, #levels)));
        }
        let value = hidden("value");
        let least =
            matches!(field.extent, Extent::Own).then(|| quote!(#represented::FIELD.size.min +));
        let extra = quote_spanned!(span=> #represented::extra(#value, #levels));
        Some(quote! {
            match &#place { __wire::Some(#value) => #least #extra, __wire::None => 0 }
        })
    }
}
