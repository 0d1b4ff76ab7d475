//! Fields that lie elsewhere: the calls around what writes and reads them.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    checksum::bounds,
    encode::{FieldCall, Order},
    hidden, number,
    phrase::{size, versioned},
};
use crate::model::{At, Base, Field, Fields, local};

/// The line that notes where the struct begins, if offsets count from there.
pub(super) fn begin(fields: &Fields, here: &TokenStream) -> Option<TokenStream> {
    let of_struct = |field: &Field| matches!(&field.at, Some(At { base: Base::Struct, .. }));
    let whole = hidden("whole");
    fields.list.iter().any(of_struct).then(|| quote!(let #whole = #here;))
}

/// What the offset counts from.
fn base(at: &At) -> TokenStream {
    match at.base {
        Base::Message => quote!(0),
        Base::Struct => {
            let whole = hidden("whole");
            quote!(#whole)
        }
        Base::Field(field) => {
            let begin = bounds(field).0;
            quote!(#begin)
        }
    }
}

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The lines that write a field in `place` elsewhere, and note where.
    pub(super) fn elsewhere(&self, at: &At, place: &TokenStream, order: &mut Order) -> TokenStream {
        let (o, index, value) = (hidden("o"), number(self.index), hidden("value"));
        let (size, base) = (size(at.offset), base(at));
        let pad = self.field.padding.pad.unwrap_or(0);
        let align = self.field.padding.align.unwrap_or(1);
        let content = self.content(&quote!(#value), order);
        let write = quote! {
            #o.elsewhere((#pad, #align), #base, |#o| { #content __wire::Ok(()) })?
        };
        let lines = if self.field.optional {
            quote! {
                #size = __wire::Some((#index, match &#place {
                    __wire::Some(#value) => #write,
                    __wire::None => 0,
                }));
            }
        } else {
            quote! {
                let #value = &#place;
                #size = __wire::Some((#index, #write));
            }
        };
        versioned(self.field, lines)
    }
}

/// Where `field` begins when it is read.
pub(super) fn position(field: &Field) -> TokenStream {
    let o = hidden("o");
    let Some(at) = &field.at else { return quote!(#o.input.offset()) };
    let (offset, base) = (local(at.offset), base(at));
    quote!(#o.position(#offset, #base))
}

/// `value`, which reads the field `index`, at the place that its offset says.
pub(super) fn read(field: &Field, index: usize, value: TokenStream) -> TokenStream {
    let Some(at) = &field.at else { return value };
    let (o, number, offset, base) = (hidden("o"), number(index), local(at.offset), base(at));
    let read = quote!(#o.elsewhere(#number, #offset, #base, |#o| __wire::Ok(#value))?);
    if field.optional {
        quote! {
            if __wire::is_zero(#offset) { __wire::None } else { __wire::Some(#read) }
        }
    } else {
        read
    }
}
