//! Zero bytes before fields.

use proc_macro2::TokenStream;
use quote::quote;

use super::{encode::FieldCall, hidden};
use crate::model::Field;

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The type of the variable for a value that is computed.
    pub(super) fn held(&self) -> TokenStream {
        let ty = &self.field.value;
        // Only of checksums: whatever else is computed is always there.
        if self.field.optional { quote!(__wire::Option<#ty>) } else { quote!(#ty) }
    }

    /// The zero bytes before the field, unless they are written before it is noted where it begins.
    pub(super) fn padding(&self) -> TokenStream {
        if self.field.noted { TokenStream::new() } else { self.zeros() }
    }

    pub(super) fn zeros(&self) -> TokenStream {
        let o = hidden("o");
        // Elsewhere, it stands before the data.
        if self.field.at.is_some() {
            return TokenStream::new();
        }
        let pad = self.field.padding.pad.map(|pad| quote!(#o.pad(#pad);));
        let align = self.field.padding.align.map(|to| quote!(#o.align(#to);));
        quote!(#pad #align)
    }
}
