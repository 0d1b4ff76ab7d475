//! Fields that lie elsewhere: the calls around what writes and reads them.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{
    arithmetic::{self, hidden_at},
    checksum::bounds,
    encode::{FieldCall, Order},
    hidden, number,
    phrase::{size, versioned},
    solve::{closure, forward},
};
use crate::model::{At, Base, Field, Fields, Linear, Substitution, local};

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
        let padding = quote!((#pad, #align));
        let write = match &at.linear {
            None => quote!(#o.elsewhere(#padding, #base, |#o| { #content __wire::Ok(()) })?),
            Some(linear) => self.elsewhere_by(at, linear, &padding, &base, &content, &order.known),
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

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// The expression that writes `content` where the expression of the offset can lead, and says
    /// which number leads there.
    fn elsewhere_by(
        &self,
        at: &At,
        Linear { expr, steps }: &Linear,
        padding: &TokenStream,
        base: &TokenStream,
        content: &TokenStream,
        known: &Substitution,
    ) -> TokenStream {
        let Some(offset) = self.fields.list.get(at.offset) else { return TokenStream::new() };
        let (o, index, ty) = (hidden("o"), number(self.index), &offset.value);
        // Where the field is absent, the offset is 0, so no other has that.
        let least = u8::from(self.field.optional);
        let constants = Substitution::new();
        let (forward, solve) = (forward(expr, steps, &constants), closure(expr, steps, &constants));
        let text = expr.to_token_stream().to_string();
        let (placed, told, value) = (hidden("placed"), hidden("told"), hidden("number"));
        // As a reader evaluates it: an overflow on the way is an error here too.
        let mut known: Substitution = known.clone();
        known.retain(|(name, _)| *name != offset.name);
        known.push((offset.name.clone(), quote!(#value)));
        let evaluated = arithmetic::value(expr, &known, &quote!(#index));
        quote_spanned! {hidden_at(expr.span())=> {
            let (#placed, #told) = #o.elsewhere_by::<#ty>(
                #index, #padding, #base, #least, #forward, #solve, #text,
                |#o| { #content __wire::Ok(()) },
            )?;
            if let __wire::Some(#value) = #told { let _ = #evaluated; }
            #placed
        }}
    }
}

/// The value of the offset of a field, from its base.
fn offset(at: &At, index: usize, known: &Substitution) -> TokenStream {
    let o = hidden("o");
    match &at.linear {
        None => local(at.offset).into_token_stream(),
        Some(linear) => {
            let index = number(index);
            arithmetic::value(&linear.expr, known, &quote!(#index, #o.input.offset()))
        }
    }
}

/// Where `field` begins when it is read.
pub(super) fn position(field: &Field, index: usize, known: &Substitution) -> TokenStream {
    let o = hidden("o");
    let Some(at) = &field.at else { return quote!(#o.input.offset()) };
    let (offset, base) = (offset(at, index, known), base(at));
    let position = quote!(#o.position(#offset, #base));
    if field.optional && at.linear.is_some() {
        let number = local(at.offset);
        return quote!(if __wire::is_zero(#number) { #o.input.offset() } else { #position });
    }
    position
}

/// `value`, which reads the field `index`, at the place that its offset says.
pub(super) fn read(
    field: &Field,
    index: usize,
    value: TokenStream,
    known: &Substitution,
) -> TokenStream {
    let Some(at) = &field.at else { return value };
    let (o, number, base) = (hidden("o"), number(index), base(at));
    let (offset, zero) = (offset(at, index, known), local(at.offset));
    let read = quote!(#o.elsewhere(#number, #offset, #base, |#o| __wire::Ok(#value))?);
    if field.optional {
        quote! {
            if __wire::is_zero(#zero) { __wire::None } else { __wire::Some(#read) }
        }
    } else {
        read
    }
}
