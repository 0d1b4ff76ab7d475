//! `tail`: fields that are there if bytes are left.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    encode::{FieldCall, Order},
    hidden, number,
    phrase::versioned,
};
use crate::model::{Field, Presence};

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The lines that write the field in `place`, and its padding, if it is there.
    pub(super) fn tail(&self, place: &TokenStream, order: &mut Order) -> TokenStream {
        let (at, o, open) = (number(self.index), hidden("o"), hidden("open"));
        let (value, begin, padding) = (hidden("value"), hidden("begin"), self.padding());
        let first = !std::mem::replace(&mut order.tail, true);
        let declared = first.then(|| quote!(let mut #open = true;));
        let content = self.content(&quote!(#value), order);
        let lines = quote! {
            #o.tail(#at, &mut #open, #place.is_some())?;
            if let __wire::Some(#value) = &#place {
                let #begin = #o.start();
                #padding
                #content
                #o.tail_since(#at, #begin)?;
            } else {
                #o.ends(#at)?;
            }
        };
        let lines = versioned(self.field, lines);
        quote!(#declared #lines)
    }
}

/// Notes whether bytes are left for `field`.
pub(super) fn more(field: &Field) -> Option<TokenStream> {
    let (o, more) = (hidden("o"), is_there());
    matches!(field.presence, Presence::Tail).then(|| quote!(let #more = #o.more();))
}

/// Whether the field is there, behind [`more`].
pub(super) fn is_there() -> TokenStream {
    let more = hidden("more");
    quote!(#more)
}

/// `lines` before `field`, which it has only if it is there itself.
pub(super) fn inside(field: &Field, lines: TokenStream) -> TokenStream {
    let more = is_there();
    if matches!(field.presence, Presence::Tail) && !lines.is_empty() {
        quote!(if #more { #lines })
    } else {
        lines
    }
}
