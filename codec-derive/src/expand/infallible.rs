//! `Decode::from_front`, for structs in which every bit pattern may be a valid value.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{PathArguments, Type};

use super::{Target, hidden};
use crate::{
    model::{Field, Fields},
    syntax::span_of,
};

impl Target<'_> {
    /// The method, if all fields may have it. Most structs have a text, a list or a `bool`, so this
    /// keeps the output small.
    pub(super) fn infallible(&self, fields: &Fields) -> Option<TokenStream> {
        if !fields.list.iter().all(may_be_plain) {
            return None;
        }
        let bytes = hidden("bytes");
        let values = fields.list.iter().map(|field| {
            let (represented, member) = (self.represented(field)?, &field.member);
            Some(quote_spanned!(span_of(&field.ty)=> #member: #represented::from_front(#bytes)?))
        });
        let values: Vec<TokenStream> = values.collect::<Option<_>>()?;
        (!values.is_empty()).then(|| {
            quote! {
                #[inline]
                fn from_front(#bytes: &mut &[__wire::u8]) -> __wire::Option<Self> {
                    __wire::Some(Self { #(#values),* })
                }
            }
        })
    }
}

/// Whether no directive changes the field, and its type is not known to have invalid bit patterns.
fn may_be_plain(field: &Field) -> bool {
    field.is_plain()
        && field.codec.is_none()
        && field.check.is_none()
        && field.padding.pad.is_none()
        && !field.is_computed()
        && !field.implied
        && !field.skip
        && type_may_be_plain(&field.value)
}

fn type_may_be_plain(ty: &Type) -> bool {
    match ty {
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            matches!(last.arguments, PathArguments::None)
                && !["bool", "String", "Bytes"].iter().any(|name| last.ident == name)
        }),
        _ => false,
    }
}
