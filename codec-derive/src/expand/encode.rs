//! `Encode`: one call a field.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{
    Target, Trait,
    arithmetic::{self, condition},
    hidden, number,
};
use crate::model::{Determined, Extent, Field, Fields, Presence, Source, Substitution, local};

impl Target<'_> {
    pub(super) fn struct_encode(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let (out, o) = (hidden("out"), hidden("o"));
        let body = self.encode_fields(fields, |field| {
            let member = &field.member;
            // `self` is the one of the method here, also where a macro was given the type.
            let span = field.ty.span().resolved_at(Span::call_site());
            quote_spanned!(span=> self.#member)
        });
        let lists = self.plain_encode();
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
                #lists
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
        if let Some(body) = self.encode_simple(fields, &place) {
            return body;
        }
        let mut known = Substitution::new();
        let mut body = TokenStream::new();
        for (index, field) in fields.list.iter().enumerate().filter(|(_, field)| !field.skip) {
            let call = FieldCall { target: self, fields, index, field, place: &place };
            body.extend(call.print(&mut known));
        }
        quote!(#body __wire::Ok(()))
    }

    /// The calls for fields that have no directives but `as`; results go from one to the next.
    fn encode_simple(
        &self,
        fields: &Fields,
        place: impl Fn(&Field) -> TokenStream,
    ) -> Option<TokenStream> {
        let (o, done) = (hidden("o"), hidden("done"));
        let mut body = TokenStream::new();
        let mut last = None;
        for (index, field) in fields.list.iter().enumerate().filter(|(_, field)| !field.skip) {
            let represented = self.represented(field).filter(|_| field.is_simple())?;
            let (at, span, place) = (number(index), field.span(), place(field));
            last = Some(if let Some(before) = last {
                body.extend(quote!(let #done = #before;));
                quote_spanned!(span=> #represented::then(&#place, #done, #o, #at))
            } else {
                quote_spanned!(span=> #represented::put(&#place, #o, #at))
            });
        }
        Some(quote!(#body #last))
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
        let at = number(index);
        let mut body = TokenStream::new();
        let computed = field.is_computed();
        if computed {
            let mut value = self.computed();
            if let Some(in_versions) = in_versions(field) {
                let default = super::decode::default(field);
                value = quote!(if #in_versions { #value } else { #default });
            }
            let (local, ty, stored) = (local(index), &field.value, (self.place)(field));
            // Names the field, or the compiler would call it unused.
            body.extend(quote!(let _ = &#stored; let #local: #ty = #value;));
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
            let ok = condition(check, known, &quote!(#at));
            body.extend(quote_spanned!(check.span()=> #o.check(#at, #ok, #text)?;));
        }
        let call = self.call(&place, known);
        let padding = self.padding();
        body.extend(if let Some(in_versions) = in_versions(field) {
            quote!(if #in_versions { #padding #call })
        } else {
            quote!(#padding #call)
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
        let (at, field, o) = (number(self.index), self.field, hidden("o"));
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        let represented = self.target.represented(field);
        if !field.optional {
            if represented.is_some() {
                return quote_spanned!(span=> #represented::put(&#place, #o, #at)?;);
            }
            return match &field.extent {
                Extent::Count(_) | Extent::Rest | Extent::Len(_, true) => {
                    let value = self.value(&quote_spanned!(span=> &#place));
                    quote_spanned!(span=> #o.items(#at, #value)?;)
                }
                Extent::Own | Extent::Len(_, false) | Extent::Switch(_)
                    if field.codec.is_none() =>
                {
                    let ty = &field.value;
                    quote_spanned!(span=> #o.field::<#ty>(#at, &#place)?;)
                }
                Extent::Own | Extent::Len(_, false) | Extent::Switch(_) => {
                    let value = self.value(&quote_spanned!(span=> &#place));
                    quote_spanned!(span=> #o.field(#at, #value)?;)
                }
            };
        }
        let reference = quote_spanned!(span=> #place.as_ref());
        let own = matches!(field.extent, Extent::Own | Extent::Len(_, false));
        let wanted = self.wanted(known);
        if own && represented.is_some() {
            return match wanted {
                None => quote_spanned! {span=>
                    #represented::encode_optional(#reference, #o, #at)?;
                },
                Some(wanted) => quote_spanned! {span=>
                    #represented::encode_when(#reference, #wanted, #o, #at)?;
                },
            };
        }
        if own {
            let value = self.mapped(&reference);
            let value = quote_spanned!(span=> #value);
            return match wanted {
                None => quote_spanned!(span=> #o.optional(#at, #value)?;),
                Some(wanted) => quote_spanned!(span=> #o.when(#at, #wanted, #value)?;),
            };
        }
        let present = wanted.map(|wanted| quote!(#o.present(#at, #wanted, #place.is_some())?;));
        let value = hidden("value");
        let inner = if represented.is_some() {
            quote_spanned!(span=> #represented::put(#value, #o, #at)?;)
        } else {
            let seen = self.value(&quote!(#value));
            quote_spanned!(span=> #o.items(#at, #seen)?;)
        };
        quote! {
            #present
            if let __wire::Some(#value) = &#place { #inner }
        }
    }

    /// Whether other fields ask for this optional field; `None` if they are written from it.
    fn wanted(&self, known: &Substitution) -> Option<TokenStream> {
        match &self.field.presence {
            Presence::Always => Some(quote!(true)),
            Presence::When(expr) => {
                let at = number(self.index);
                Some(condition(expr, known, &quote!(#at)))
            }
            Presence::Bit { flags, mask, inverted } => {
                // Flags that this version does not have cannot be written.
                self.fields.list.get(*flags)?.versions.as_ref()?;
                Some(bit_is_set(*flags, mask, *inverted))
            }
        }
    }

    /// Whether `field` is on the wire as far as its own value and the version say; `None` if it
    /// always is.
    fn written(&self, field: &Field) -> Option<TokenStream> {
        let place = (self.place)(field);
        let present = field.optional.then(|| quote!(#place.is_some()));
        match (in_versions(field), present) {
            (Some(in_versions), Some(present)) => Some(quote!(#in_versions && #present)),
            (one, other) => one.or(other),
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
        let (index, o, len) = (self.index, hidden("o"), hidden("len"));
        let at = number(index);
        let (source, number) = match &self.field.extent {
            Extent::Count(source) => (source, self.count_of(index)),
            Extent::Len(source, _) => (source, self.len_of(index, &quote!(__wire::usize))),
            _ => return TokenStream::new(),
        };
        let check = match source {
            Source::Expr(expr) => {
                let expected = arithmetic::value(expr, known, &quote!(#at));
                quote_spanned!(expr.span()=> #o.count_is(#at, #expected, #len)?;)
            }
            Source::Field(source) => {
                // The first field that an earlier one counts, and that is there, sets the count;
                // the others must agree.
                let sets = self.fields.list.get(*source).is_some_and(|source| {
                    let mut lengths = source.lengths();
                    source.versions.is_none()
                        && lengths.next().is_some_and(|(first, _)| first == index)
                        && (self.written(self.field).is_none() || lengths.next().is_none())
                });
                if sets {
                    return TokenStream::new();
                }
                let local = local(*source);
                quote!(#o.count_is(#at, #local, #len)?;)
            }
        };
        let check = quote!(let #len = #number; #check);
        // An expression may have no value where its field is absent.
        let wanted = match &self.field.presence {
            Presence::When(expr) => Some(condition(expr, known, &quote!(#at))),
            _ => None,
        };
        match (wanted, self.written(self.field)) {
            (None, None) => check,
            (Some(wanted), Some(written)) => quote!(if #written && #wanted { #check }),
            (one, other) => {
                let present = one.or(other);
                quote!(if #present { #check })
            }
        }
    }

    /// The number of elements of the field `index`.
    fn count_of(&self, index: usize) -> TokenStream {
        let Some(field) = self.fields.list.get(index) else { return TokenStream::new() };
        let call = FieldCall { index, field, ..*self };
        let (format, place) = (self.target.format, (self.place)(field));
        let value = hidden("value");
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        let count = if let Some(represented) = self.target.represented(field) {
            quote_spanned!(span=> #represented::len_of)
        } else {
            quote_spanned!(span=> __wire::EncodeItems::<#format>::count)
        };
        if field.optional {
            let seen = call.value(&quote!(#value));
            let count = quote_spanned!(span=> #count(#seen));
            quote!(match &#place { __wire::Some(#value) => #count, __wire::None => 0 })
        } else {
            let seen = call.value(&quote_spanned!(span=> &#place));
            quote_spanned!(span=> #count(#seen))
        }
    }

    /// The number of bytes of the field `index`, as a `ty`.
    fn len_of(&self, index: usize, ty: &TokenStream) -> TokenStream {
        let at = number(index);
        let Some(field) = self.fields.list.get(index) else { return TokenStream::new() };
        let call = FieldCall { index, field, ..*self };
        let (place, o, value) = ((self.place)(field), hidden("o"), hidden("value"));
        let len = if matches!(field.extent, Extent::Len(_, true)) {
            quote!(items_len)
        } else {
            quote!(len)
        };
        let span = field.codec.as_ref().map_or(field.ty.span(), syn::spanned::Spanned::span);
        if field.optional {
            let seen = call.value(&quote!(#value));
            let len = quote_spanned!(span=> #o.#len::<#ty, _>(#at, #seen)?);
            quote!(match &#place {
                __wire::Some(#value) => #len,
                __wire::None => <#ty as __wire::Bits>::EMPTY,
            })
        } else {
            let seen = call.value(&quote_spanned!(span=> &#place));
            quote_spanned!(span=> #o.#len::<#ty, _>(#at, #seen)?)
        }
    }

    /// The value that other fields determine.
    fn computed(&self) -> TokenStream {
        let field = self.field;
        let ty = &field.value;
        if field.constant.is_some() {
            return constant(field);
        }
        let stored = (self.place)(field);
        let mut value = match self.length() {
            Some(length) => length,
            None if field.implied => quote!(<#ty as __wire::Bits>::EMPTY),
            None => stored.clone(),
        };
        for determined in &field.determined {
            match determined {
                Determined::Count(_) | Determined::Len(_) => {}
                Determined::Bit(index) => {
                    let Some(user) = self.fields.list.get(*index) else { continue };
                    let Presence::Bit { mask, inverted, .. } = &user.presence else { continue };
                    let written = self.written(user);
                    let on = if *inverted { quote!(!(#written)) } else { quote!(#written) };
                    value = quote_spanned! {mask.span()=>
                        __wire::Bits::with(#value, #mask, #on)
                    };
                }
                Determined::Switch(index) => {
                    let Some(user) = self.fields.list.get(*index) else { continue };
                    let (format, place) = (self.target.format, (self.place)(user));
                    let switched = &user.value;
                    let kept = if field.implied {
                        quote!(__wire::None)
                    } else {
                        quote!(__wire::Some(#stored))
                    };
                    value = quote_spanned! {user.ty.span()=>
                        <#switched as __wire::SwitchBy<'_, #format, #ty>>::select(&#place, #kept)
                    };
                }
            }
        }
        value
    }

    /// The count or length that the first of the fields says that are written.
    fn length(&self) -> Option<TokenStream> {
        let (ty, o) = (&self.field.value, hidden("o"));
        let mut value = None;
        for (index, counted) in self.field.lengths().rev() {
            let at = number(index);
            let Some(user) = self.fields.list.get(index) else { continue };
            let one = if counted {
                let count = self.count_of(index);
                quote!(#o.count::<#ty>(#at, #count)?)
            } else {
                self.len_of(index, &quote!(#ty))
            };
            value = Some(match (self.written(user), value) {
                (None, _) => one,
                (Some(written), Some(value)) => quote!(if #written { #one } else { #value }),
                (Some(written), None) => {
                    quote!(if #written { #one } else { <#ty as __wire::Bits>::EMPTY })
                }
            });
        }
        value
    }
}

/// The constant value of `field`.
pub(super) fn constant(field: &Field) -> TokenStream {
    let (ty, value, name) = (&field.value, &field.constant, hidden("constant"));
    quote_spanned!(value.span()=> { const #name: #ty = #value; #name })
}

/// Whether the flags in the local of the field `flags` say that a field is there.
pub(super) fn bit_is_set(flags: usize, mask: &syn::Expr, inverted: bool) -> TokenStream {
    let flags = local(flags);
    let not = inverted.then(|| quote!(!));
    quote_spanned!(mask.span()=> #not __wire::Bits::any(#flags, #mask))
}

/// Whether this version has `field`; `None` if all have it.
pub(super) fn in_versions(field: &Field) -> Option<TokenStream> {
    let o = hidden("o");
    let (since, until) = field.versions.as_ref()?;
    let (since, until) = range(since.as_ref(), until.as_ref());
    Some(quote!(#o.version_in(#since, #until)))
}

/// The first and last version.
fn range(since: Option<&syn::Expr>, until: Option<&syn::Expr>) -> (TokenStream, TokenStream) {
    let since = since.map_or_else(|| quote!(0), |since| quote!(#since));
    let until = until.map_or_else(|| quote!(__wire::u32::MAX), |until| quote!(#until));
    (since, until)
}
