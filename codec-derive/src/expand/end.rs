//! `end`: lists that an element, or a value behind them, ends.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Expr, ExprClosure, GenericParam, Type, spanned::Spanned as _};

use super::{
    Target, arithmetic,
    encode::{FieldCall, Order},
    hidden, number,
    phrase::versioned,
};
use crate::{
    model::{End, Extent, Field, Substitution},
    syntax::{argument, mentions_name},
};

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// Checks that the list behind the reference `value` ends where readers will say.
    pub(super) fn check_end(&self, value: &TokenStream, order: &mut Order) -> TokenStream {
        let (at, o, field) = (number(self.index), hidden("o"), self.field);
        let Extent::End(end) = &field.extent else { return TokenStream::new() };
        let item = item(field);
        let closure = match end {
            End::Item(closure) => closure,
            End::Value(end) => {
                let end = self.target.sentinel(&item, end);
                return quote_spanned!(end.span()=> #o.ends_before::<#item>(#at, #value, &#end)?;);
            }
        };
        let (ends, text) = condition(closure, &order.known);
        let check = |value: &TokenStream| {
            quote_spanned! {closure.span()=> #o.ends_with::<#item>(#at, #value, #ends, #text)?;}
        };
        if !order.waits(&closure.body) {
            return check(value);
        }
        // At the end the value must be looked up again.
        let (place, inner) = ((self.place)(field), hidden("value"));
        let check = if field.optional {
            let check = check(&quote!(#inner));
            quote!(if let __wire::Some(#inner) = &#place { #check })
        } else {
            check(value)
        };
        order.checks.extend(versioned(field, check));
        TokenStream::new()
    }

    /// The line that writes the list behind the reference `value` and the value that ends it;
    /// `None` if an element ends it.
    pub(super) fn put_closed(&self, value: &TokenStream, order: &Order) -> Option<TokenStream> {
        let Extent::End(End::Value(end)) = &self.field.extent else { return None };
        let (at, o, field) = (number(self.index), hidden("o"), self.field);
        let (item, span, format) = (item(field), field.span(), self.target.format);
        let end = self.target.sentinel(&item, end);
        if let Some(represented) = self.target.represented(field) {
            return Some(quote_spanned!(span=> #represented::put_closed(#value, &#end, #o, #at)?;));
        }
        if !field.with.is_empty() {
            let place = quote!(#at);
            let given = field.with.iter().map(|expr| arithmetic::value(expr, &order.known, &place));
            let with = hidden("given");
            return Some(quote_spanned! {span=>
                let #with = (#(#given,)*);
                #o.items(#at, &__wire::Closed::new(
                    &__wire::With::new(#value, #with),
                    &__wire::With::new(&#end, #with),
                ))?;
            });
        }
        let seen = self.value(value);
        let end = if let Some(codec) = codec(field) {
            quote_spanned!(codec.span()=> &__wire::encode_as::<#format, #codec, #item>(&#end))
        } else {
            quote!(&#end)
        };
        Some(quote_spanned!(span=> #o.items(#at, &__wire::Closed::new(#seen, #end))?;))
    }
}

impl Target<'_> {
    /// The expression that reads a list with `end`, from as many bytes as `len` says.
    pub(super) fn read_end(
        &self,
        index: usize,
        field: &Field,
        known: &Substitution,
        len: Option<&TokenStream>,
    ) -> Option<TokenStream> {
        let Extent::End(end) = &field.extent else { return None };
        let (at, o, input, last) = (number(index), hidden("o"), hidden("input"), hidden("last"));
        let (item, span, format) = (item(field), field.span(), self.format);
        let value = match end {
            End::Item(_) => None,
            End::Value(end) => {
                let end = self.sentinel(&item, end);
                Some(quote!(let #last: #item = #end;))
            }
        };
        let (mut given, with) = (None, hidden("given"));
        let read = if !field.with.is_empty() {
            let place = quote!(#at, #o.input.offset());
            let values = field.with.iter().map(|expr| arithmetic::value(expr, known, &place));
            given = Some(quote!(let #with = (#(#values,)*);));
            quote_spanned! {span=>
                |#input| <#item as __wire::DecodeWith<'_, #format, _>>::decode_with(#with, #input)
            }
        } else if let Some(codec) = codec(field) {
            quote_spanned!(span=> <#codec as __wire::DecodeAs<'_, #format, #item>>::decode_as)
        } else {
            quote_spanned!(span=> <#item as __wire::Decode<'_, #format>>::decode)
        };
        if let Some(represented) = self.represented(field) {
            let go_on = self.scan(field, end, known, &quote!(#represented::scan));
            return Some(match end {
                End::Item(closure) => {
                    let (ends, text) = condition(closure, known);
                    quote_spanned!(span=> #represented::decode_end(#ends, #text, #go_on, #o, #at)?)
                }
                End::Value(_) => quote_spanned! {span=>
                    { #value #represented::decode_closed(&#last, #go_on, #o, #at)? }
                },
            });
        }
        let go_on = self.scan(field, end, known, &read);
        let read = match end {
            End::Item(closure) => {
                let (ends, text) = condition(closure, known);
                quote_spanned! {span=>
                    |#input| __wire::end_at::<#format, #item>(#read, #ends, #text, #go_on, #input)
                }
            }
            End::Value(_) => quote_spanned! {span=>
                |#input| __wire::end_before::<#format, #item>(#read, &#last, #go_on, #input)
            },
        };
        let read = if let Some(len) = len {
            quote_spanned!(span=> #o.limited(#at, #len, #read)?)
        } else {
            quote_spanned!(span=> #o.part(#at, #read)?)
        };
        Some(quote!({ #given #value #read }))
    }

    /// What lets a stream go on with the list at one of its elements: a function that `read`s one and
    /// says whether it ends the list, if it needs nothing else to know that.
    fn scan(
        &self,
        field: &Field,
        end: &End,
        known: &Substitution,
        read: &TokenStream,
    ) -> TokenStream {
        let (input, item) = (hidden("input"), item(field));
        let span = item.span();
        let params = &self.container.generics.params;
        let names = |(name, _): &(String, TokenStream)| match end {
            End::Item(closure) => mentions_name(&closure.body, name),
            End::Value(_) => false,
        };
        if field.len.is_some()
            || !field.with.is_empty()
            || !params.iter().all(|param| matches!(param, GenericParam::Const(_)))
            || known.iter().any(names)
        {
            return quote!(__wire::None);
        }
        let go_on = match end {
            End::Item(closure) => {
                let ends = condition(closure, known).0;
                quote_spanned!(span=> scan_at::<_, #item>(#read, #ends, #input))
            }
            End::Value(end) => {
                let end = self.sentinel(&item, end);
                quote_spanned!(span=> scan_before::<_, #item>(#read, &#end, #input))
            }
        };
        // Not at the place of the type: there, lints of the user say that the path is needless.
        let some = quote!(__wire::Some);
        quote_spanned!(span=> #some(|#input| __wire::#go_on))
    }

    /// The constant that ends a list of `item`.
    fn sentinel(&self, item: &Type, end: &Expr) -> TokenStream {
        let name = hidden("constant");
        if self.container.generics.params.is_empty() {
            return quote_spanned!(end.span()=> { const #name: #item = #end; #name });
        }
        // Only constants without a name can use the parameters of the type around them.
        quote_spanned!(end.span()=> const { let #name: #item = #end; #name })
    }
}

/// The closure that says whether an element ends the list, and the condition as written.
fn condition(closure: &ExprClosure, known: &Substitution) -> (TokenStream, String) {
    let (inputs, body) = (&closure.inputs, &closure.body);
    let ends = arithmetic::attempt(body, known);
    (quote_spanned!(closure.span()=> |#inputs| #ends), quote!(#body).to_string())
}

/// The type of the elements.
fn item(field: &Field) -> Type {
    argument(&field.value, "Vec").unwrap_or_else(|| field.value.clone())
}

/// The codec of the elements.
fn codec(field: &Field) -> Option<Type> {
    field.codec.as_ref().and_then(|codec| argument(codec, "Vec"))
}

/// The type that describes a list with `end`.
pub(super) fn described(field: &Field) -> Option<TokenStream> {
    let Extent::End(_) = &field.extent else { return None };
    let of = codec(field).unwrap_or_else(|| item(field));
    Some(quote_spanned!(field.span()=> __wire::Ended<#of>))
}
