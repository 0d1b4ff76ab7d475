//! `Encode`: one call a field.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Target, Trait, expr::substitute, hidden};
use crate::model::{Determined, Extent, Field, Fields, Presence, Source, Substitution, local};

impl Target<'_> {
    pub(super) fn struct_encode(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let (out, o) = (hidden("out"), hidden("o"));
        let body = self.encode_fields(fields, |field| {
            let member = &field.member;
            quote_spanned!(field.ty.span()=> self.#member)
        });
        self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode<__WireSink: __wire::Sink>(
                    &self,
                    #out: &mut __wire::Writer<'_, #format, __WireSink>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    #out.object::<Self>(|#o| { #body })
                }
            },
        )
    }

    /// The calls for all fields; `place` is the place expression that holds a field.
    pub(super) fn encode_fields(
        &self,
        fields: &Fields,
        place: impl Fn(&Field) -> TokenStream,
    ) -> TokenStream {
        if fields.list.iter().all(|field| field.skip) {
            let o = hidden("o");
            return quote!(let _ = #o; __wire::Ok(()));
        }
        let mut known = Substitution::new();
        let mut body = TokenStream::new();
        for (index, field) in fields.list.iter().enumerate().filter(|(_, field)| !field.skip) {
            let call = FieldCall { target: self, fields, index, field, place: &place };
            body.extend(call.print(&mut known));
        }
        quote!(#body __wire::Ok(()))
    }
}

/// The call for one field.
struct FieldCall<'a, P> {
    target: &'a Target<'a>,
    fields: &'a Fields,
    index: usize,
    field: &'a Field,
    place: &'a P,
}

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    fn print(&self, known: &mut Substitution) -> TokenStream {
        let (index, field, o) = (self.index, self.field, hidden("o"));
        let mut body = TokenStream::new();
        let computed = field.is_computed();
        if computed {
            let value = self.computed(known);
            let (local, ty) = (local(index), &field.value);
            body.extend(quote!(let #local: #ty = #value;));
        }
        let place = if computed {
            let local = local(index);
            quote!(#local)
        } else {
            (self.place)(field)
        };
        known.push((field.name.clone(), place.clone()));
        body.extend(self.counts(known));
        if let Some(check) = &field.check {
            let text = quote!(#check).to_string();
            let ok = substitute(check, known);
            body.extend(quote_spanned!(check.span()=> #o.check(#index, #ok, #text)?;));
        }
        let call = self.call(&place, known);
        let padding = self.padding();
        body.extend(match &field.versions {
            Some((since, until)) => {
                let (since, until) = range(since.as_ref(), until.as_ref());
                quote!(if #o.version_in(#since, #until) { #padding #call })
            }
            None => quote!(#padding #call),
        });
        body
    }

    fn padding(&self) -> TokenStream {
        let o = hidden("o");
        let pad = self.field.padding.pad.map(|pad| quote!(#o.pad(#pad)?;));
        let align = self.field.padding.align.map(|to| quote!(#o.align(#to)?;));
        quote!(#pad #align)
    }

    /// The line that writes the field in `place`.
    fn call(&self, place: &TokenStream, known: &Substitution) -> TokenStream {
        let (index, field, o) = (self.index, self.field, hidden("o"));
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        if !field.optional {
            return match &field.extent {
                Extent::Own => {
                    let value = self.value(&quote_spanned!(span=> &#place));
                    quote_spanned!(span=> #o.field(#index, #value)?;)
                }
                Extent::Count(_) | Extent::Rest | Extent::Len(_, true) => {
                    let value = self.value(&quote_spanned!(span=> &#place));
                    quote_spanned!(span=> #o.items(#index, #value)?;)
                }
                Extent::Len(_, false) => {
                    let value = self.value(&quote_spanned!(span=> &#place));
                    quote_spanned!(span=> #o.field(#index, #value)?;)
                }
                Extent::Switch(_) => quote_spanned!(span=> #o.payload(#index, &#place)?;),
            };
        }
        let reference = quote_spanned!(span=> #place.as_ref());
        let own = matches!(field.extent, Extent::Own | Extent::Len(_, false));
        if own {
            let value = self.mapped(&reference);
            let value = quote_spanned!(span=> #value);
            return match &field.presence {
                Presence::Bit { .. } => {
                    quote_spanned!(span=> #o.optional(#index, #value)?;)
                }
                Presence::When(expr) => {
                    let wanted = substitute(expr, known);
                    quote_spanned!(span=> #o.when(#index, #wanted, #value)?;)
                }
                Presence::Always => quote_spanned!(span=> #o.when(#index, true, #value)?;),
            };
        }
        let wanted = match &field.presence {
            Presence::When(expr) => substitute(expr, known),
            Presence::Bit { .. } => quote!(#place.is_some()),
            Presence::Always => quote!(true),
        };
        let value = hidden("value");
        let inner = match &field.extent {
            Extent::Switch(_) => quote_spanned!(span=> #o.payload(#index, #value)?;),
            _ => {
                let seen = self.value(&quote!(#value));
                quote_spanned!(span=> #o.items(#index, #seen)?;)
            }
        };
        quote! {
            #o.present(#index, #wanted, #place.is_some())?;
            if let __wire::Some(#value) = &#place { #inner }
        }
    }

    /// `value` (a reference) seen through the codec.
    fn value(&self, value: &TokenStream) -> TokenStream {
        let (format, ty) = (self.target.format, &self.field.value);
        match &self.field.codec {
            Some(codec) => quote_spanned! {codec.span()=>
                &__wire::encode_as::<#format, #codec, #ty>(#value)
            },
            None => value.clone(),
        }
    }

    /// `value` (an `Option` of a reference) seen through the codec.
    fn mapped(&self, value: &TokenStream) -> TokenStream {
        let (format, ty) = (self.target.format, &self.field.value);
        match &self.field.codec {
            Some(codec) => quote_spanned! {codec.span()=>
                #value.map(__wire::encode_as::<#format, #codec, #ty>).as_ref()
            },
            None => value.clone(),
        }
    }

    /// Checks of the number of elements against what other fields say.
    fn counts(&self, known: &Substitution) -> TokenStream {
        let (index, o) = (self.index, hidden("o"));
        match &self.field.extent {
            Extent::Count(Source::Expr(expr)) => {
                let expected = substitute(expr, known);
                let count = self.count_of(index);
                quote_spanned!(expr.span()=> #o.count_is(#index, #expected, #count)?;)
            }
            Extent::Len(Source::Expr(expr), _) => {
                let expected = substitute(expr, known);
                let len = self.len_of(index, &quote!(__wire::usize));
                quote_spanned!(expr.span()=> #o.count_is(#index, #expected, #len)?;)
            }
            // The first field that an earlier one counts sets the count; the others must agree.
            Extent::Count(Source::Field(source)) => {
                let first = self.fields.list.get(*source).and_then(|source| {
                    source.determined.iter().find_map(|determined| match determined {
                        Determined::Count(first) => Some(*first),
                        _ => None,
                    })
                });
                if first == Some(index) {
                    return TokenStream::new();
                }
                let (local, count) = (local(*source), self.count_of(index));
                quote!(#o.count_is(#index, #local, #count)?;)
            }
            _ => TokenStream::new(),
        }
    }

    /// The number of elements of the field `index`.
    fn count_of(&self, index: usize) -> TokenStream {
        let Some(field) = self.fields.list.get(index) else { return TokenStream::new() };
        let call = FieldCall { field, index, ..*self };
        let (format, place) = (self.target.format, (self.place)(field));
        let value = hidden("value");
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        if field.optional {
            let seen = call.value(&quote!(#value));
            quote_spanned!(span=> match &#place {
                __wire::Some(#value) => __wire::EncodeItems::<#format>::count(#seen),
                __wire::None => 0,
            })
        } else {
            let seen = call.value(&quote_spanned!(span=> &#place));
            quote_spanned!(span=> __wire::EncodeItems::<#format>::count(#seen))
        }
    }

    /// The number of bytes of the field `index`, as a `ty`.
    fn len_of(&self, index: usize, ty: &TokenStream) -> TokenStream {
        let Some(field) = self.fields.list.get(index) else { return TokenStream::new() };
        let call = FieldCall { field, index, ..*self };
        let (place, o, value) = ((self.place)(field), hidden("o"), hidden("value"));
        let len = if matches!(field.extent, Extent::Len(_, true)) {
            quote!(items_len)
        } else {
            quote!(len)
        };
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        if field.optional {
            let seen = call.value(&quote!(#value));
            quote_spanned!(span=> match &#place {
                __wire::Some(#value) => #o.#len::<#ty, _>(#index, #seen)?,
                __wire::None => 0,
            })
        } else {
            let seen = call.value(&quote_spanned!(span=> &#place));
            quote_spanned!(span=> #o.#len::<#ty, _>(#index, #seen)?)
        }
    }

    /// The value that other fields determine.
    fn computed(&self, known: &Substitution) -> TokenStream {
        let (field, o) = (self.field, hidden("o"));
        let ty = &field.value;
        if let Some(constant) = &field.constant {
            let name = hidden("constant");
            return quote_spanned!(constant.span()=> { const #name: #ty = #constant; #name });
        }
        let _ = known;
        let stored = (self.place)(field);
        let mut value =
            if field.implied { quote!(<#ty as __wire::Bits>::EMPTY) } else { stored.clone() };
        let mut counted = false;
        for determined in &field.determined {
            match determined {
                Determined::Count(_) if counted => {}
                Determined::Count(index) => {
                    let count = self.count_of(*index);
                    value = quote!(#o.count::<#ty>(#index, #count)?);
                    counted = true;
                }
                Determined::Len(index) => {
                    value = self.len_of(*index, &quote!(#ty));
                }
                Determined::Bit(index) => {
                    let Some(user) = self.fields.list.get(*index) else { continue };
                    let Presence::Bit { mask, inverted, .. } = &user.presence else { continue };
                    let place = (self.place)(user);
                    let on = if *inverted { quote!(is_none) } else { quote!(is_some) };
                    value = quote_spanned! {mask.span()=>
                        __wire::Bits::with(#value, #mask, #place.#on())
                    };
                }
                Determined::Switch(index) => {
                    let Some(user) = self.fields.list.get(*index) else { continue };
                    let (format, place) = (self.target.format, (self.place)(user));
                    let kept = if field.implied {
                        quote!(__wire::None)
                    } else {
                        quote!(__wire::Some(#stored))
                    };
                    value = quote_spanned! {user.ty.span()=>
                        __wire::Switch::<#format>::selector(&#place, #kept)
                    };
                }
            }
        }
        value
    }
}

/// The first and last version.
pub(super) fn range(
    since: Option<&syn::Expr>,
    until: Option<&syn::Expr>,
) -> (TokenStream, TokenStream) {
    let since = since.map_or_else(|| quote!(0), |since| quote!(#since));
    let until = until.map_or_else(|| quote!(__wire::u32::MAX), |until| quote!(#until));
    (since, until)
}
