//! Fields that other fields determine: counts, lengths, flag words and tags.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::Target;
use super::{
    checksum,
    encode::FieldCall,
    hidden, number,
    phrase::{in_versions, size},
};
use crate::model::{Determined, Field, Given, Presence, local};
use crate::syntax::is_text;

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    /// Leaves room for a length.
    pub(super) fn open(&self) -> TokenStream {
        let (index, field, o) = (self.index, self.field, hidden("o"));
        let (ty, codec) = (&field.value, self.form());
        let (slot, size, stored) = (slot(index), size(index), (self.place)(field));
        let padding = self.padding();
        let span = field.span();
        let open = quote_spanned!(span=> #o.open::<#ty, #codec>());
        let open = if let Some(in_versions) = in_versions(field) {
            quote! {
                if #in_versions { #padding __wire::Some(#open) } else { __wire::None }
            }
        } else {
            quote!({ #padding #open })
        };
        quote! {
            let _ = &#stored;
            let mut #size: __wire::Measured = __wire::None;
            let #slot = #open;
        }
    }

    /// Fills in a length.
    pub(super) fn close(&self) -> TokenStream {
        let (index, field, o) = (self.index, self.field, hidden("o"));
        let (ty, codec, slot, size, local) =
            (&field.value, self.form(), slot(index), size(index), local(index));
        let span = field.span();
        let close = if field.implied || field.is_offset() || self.is_measured() {
            quote_spanned!(span=> #o.close::<#ty, #codec>(#slot, #size)?)
        } else {
            let stored = (self.place)(field);
            quote_spanned!(span=> #o.close_or::<#ty, #codec>(#slot, #size, #stored)?)
        };
        let value = if field.versions.is_some() {
            let default = self.target.default(field);
            // Without a length on the wire, readers take the default. Expressions over it are
            // checked by themselves.
            let absent =
                if self.is_solved() { default } else { quote!(#o.default_len(#default, #size)?) };
            quote!(match #slot {
                __wire::Some(#slot) => #close,
                __wire::None => #absent,
            })
        } else {
            close
        };
        quote!(let #local: #ty = #value; let _ = #local;)
    }

    /// Whether every message has a field of this length.
    fn is_measured(&self) -> bool {
        let always = |user: &Field| self.written(user).is_none();
        self.field.lengths().any(|(user, _)| self.fields.list.get(user).is_some_and(always))
    }

    /// The codec of a number.
    fn form(&self) -> TokenStream {
        let ty = &self.field.value;
        if let Some(codec) = &self.field.codec { quote!(#codec) } else { quote!(__wire::Own<#ty>) }
    }

    /// The value that other fields determine.
    pub(super) fn computed(&self) -> TokenStream {
        let field = self.field;
        if field.constant.is_some() {
            return self.target.constant(field);
        }
        let stored = (self.place)(field);
        if let Some(zero) = checksum::zero(field, &stored) {
            return zero;
        }
        let kept = if field.implied { field.nothing() } else { stored.clone() };
        let mut value = self.length(&kept).unwrap_or(kept);
        for determined in &field.determined {
            value = match determined {
                Determined::Bit(index) => self.with_bit(*index, value),
                Determined::Switch(index) if self.is_first_tag(*index) => self.tag(&stored, value),
                Determined::Selected(index) => self.with_tag(*index, &stored, value),
                Determined::Count(_)
                | Determined::Len(_)
                | Determined::Switch(_)
                | Determined::At(_) => value,
                Determined::With(index, number) => self.asked(*index, *number, &value),
            };
        }
        value
    }

    /// `value` with the bit that shows whether the field `index` is present.
    fn with_bit(&self, index: usize, value: TokenStream) -> TokenStream {
        let Some(user) = self.fields.list.get(index) else { return value };
        let Presence::Bit { mask, inverted, .. } = &user.presence else { return value };
        let (written, kept) = (self.written(user), !self.field.implied);
        if let Some(in_versions) = in_versions(user).filter(|_| kept) {
            // In a version without the field, its bit has no meaning and stays as it is.
            let (place, word) = ((self.place)(user), hidden("word"));
            let is = if *inverted { quote!(is_none) } else { quote!(is_some) };
            let with = quote_spanned!(mask.span()=> __wire::Bits::with(#word, #mask, #place.#is()));
            return quote!(match #value { #word => if #in_versions { #with } else { #word } });
        }
        let on = if *inverted { quote!(!(#written)) } else { quote!(#written) };
        quote_spanned!(mask.span()=> __wire::Bits::with(#value, #mask, #on))
    }

    /// The fields whose variants this one selects.
    fn switched(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.field.determined.iter().filter_map(|determined| match determined {
            Determined::Switch(index) => Some(*index),
            _ => None,
        })
    }

    fn is_first_tag(&self, index: usize) -> bool {
        self.switched().next() == Some(index)
    }

    /// The tag of the first enum that is written; `value` if no enum is.
    fn tag(&self, stored: &TokenStream, mut value: TokenStream) -> TokenStream {
        let kept =
            if self.field.implied { quote!(__wire::None) } else { quote!(__wire::Some(#stored)) };
        for index in self.switched().rev() {
            let Some(user) = self.fields.list.get(index) else { continue };
            let place = (self.place)(user);
            let (switch, span) = (self.target.switched(user), user.ty.span());
            let inner = hidden("value");
            value = if user.optional {
                let in_versions = in_versions(user).map(|in_versions| quote!(if #in_versions));
                let tag = quote_spanned!(span=> #switch::select(#inner, #kept));
                quote!(match &#place { __wire::Some(#inner) #in_versions => #tag, _ => #value })
            } else {
                let tag = quote_spanned!(span=> #switch::select(&#place, #kept));
                match in_versions(user) {
                    Some(in_versions) => quote!(if #in_versions { #tag } else { #value }),
                    None => tag,
                }
            };
        }
        value
    }

    /// Checks that `given` selects the variant behind the reference `value`. A field that is
    /// written from this one alone needs no check.
    pub(super) fn check_tag(&self, given: Given, value: &TokenStream) -> TokenStream {
        if let Given::Field(index) = given
            && let Some(field) = self.fields.list.get(index)
            && field.determined.len() == 1
            && field.versions.is_none()
        {
            return TokenStream::new();
        }
        let (at, o, tag) = (number(self.index), hidden("o"), given.variable());
        let (switch, span) = (self.target.switched(self.field), self.field.ty.span());
        let given = quote!(__wire::Some(#tag));
        quote_spanned!(span=> #o.selects(#at, &#tag, &#switch::select(#value, #given))?;)
    }

    /// The value that the field `index` requires.
    fn asked(&self, index: usize, position: usize, value: &TokenStream) -> TokenStream {
        let Some(user) = self.fields.list.get(index) else { return value.clone() };
        let (format, ty, o) = (self.target.format, &user.value, hidden("o"));
        let (place, inner, at) = ((self.place)(user), hidden("value"), number(index));
        let (span, given) = (user.ty.span(), hidden("given"));
        let asks = quote_spanned!(span=> <#ty as __wire::Asks<#format, #position>>::asks);
        let asked = |of: TokenStream, given: &TokenStream| quote_spanned!(span=> #o.asked(#at, #asks(#of, #given, #o.asking()))?);
        let here = quote!(#given);
        let in_versions = in_versions(user).map(|in_versions| quote!(if #in_versions));
        if user.optional {
            let asked = asked(quote!(#inner), &here);
            return quote! {
                match #value {
                    #given => match &#place {
                        __wire::Some(#inner) #in_versions => #asked,
                        _ => #given,
                    },
                }
            };
        }
        match in_versions {
            Some(in_versions) => {
                let asked = asked(quote!(&#place), &here);
                quote!(match #value { #given => #in_versions { #asked } else { #given } })
            }
            None => asked(quote!(&#place), value),
        }
    }

    /// The count of the first counted field that is written; `kept` if no such field is.
    fn length(&self, kept: &TokenStream) -> Option<TokenStream> {
        let (ty, o) = (&self.field.value, hidden("o"));
        let mut value = None;
        for (index, counted) in self.field.lengths().rev() {
            let at = number(index);
            let Some(user) = self.fields.list.get(index).filter(|_| counted) else { continue };
            let count = self.count_of(index);
            let one = self
                .solved_count(index, &count)
                .unwrap_or_else(|| quote!(#o.count::<#ty>(#at, #count)?));
            value = Some(match (self.written(user), value) {
                (None, _) => one,
                (Some(written), value) => {
                    let value = value.as_ref().unwrap_or(kept);
                    quote!(if #written { #one } else { #value })
                }
            });
        }
        value
    }

    /// Whether this field alone sets the count in the field `source`, so that they cannot differ.
    pub(super) fn sets(&self, source: usize) -> bool {
        self.fields.list.get(source).is_some_and(|source| {
            let mut counts = source.lengths().filter(|(_, counted)| *counted);
            let first = counts.next().is_some_and(|(first, _)| first == self.index);
            let only = counts.next().is_none();
            let counts_only = source
                .determined
                .iter()
                .all(|d| matches!(d, Determined::Count(_) | Determined::Len(_)));
            source.versions.is_none()
                && counts_only
                && first
                && (self.written(self.field).is_none() || only)
        })
    }

    /// The number of elements behind the reference `value`.
    pub(super) fn count(&self, value: &TokenStream) -> TokenStream {
        let (format, field, span) = (self.target.format, self.field, self.field.span());
        if !field.with.is_empty() {
            return quote_spanned!(span=> __wire::Vec::len(#value));
        }
        let count = if let Some(represented) = self.target.represented(field) {
            quote_spanned!(span=> #represented::len_of)
        } else {
            quote_spanned!(span=> __wire::EncodeItems::<#format>::count)
        };
        let seen = self.value(value);
        quote_spanned!(span=> #count(#seen))
    }

    /// The number of elements of the field `index`.
    fn count_of(&self, index: usize) -> TokenStream {
        let Some(field) = self.fields.list.get(index) else { return TokenStream::new() };
        let call = FieldCall { index, field, ..*self };
        let (place, value, span) = ((self.place)(field), hidden("value"), field.span());
        if field.optional {
            let count = call.count(&quote!(#value));
            quote!(match &#place { __wire::Some(#value) => #count, __wire::None => 0 })
        } else {
            call.count(&quote_spanned!(span=> &#place))
        }
    }

    /// Whether `field` is on the wire, judged by its own value and the version; `None` if it always
    /// is.
    fn written(&self, field: &Field) -> Option<TokenStream> {
        let place = (self.place)(field);
        let present = field.optional.then(|| quote!(#place.is_some()));
        match (in_versions(field), present) {
            (Some(in_versions), Some(present)) => Some(quote!(#in_versions && #present)),
            (one, other) => one.or(other),
        }
    }
}

impl Field {
    /// The value that a field that is not kept has before other fields determine it.
    pub(super) fn nothing(&self) -> TokenStream {
        let (ty, span) = (&self.value, self.ty.span());
        let bit = |of: &Determined| matches!(of, Determined::Bit(_));
        if self.determined.iter().any(bit) {
            quote_spanned!(span=> <#ty as __wire::Bits>::EMPTY)
        } else if self.lengths().next().is_some() {
            quote_spanned!(span=> <#ty as __wire::Counter>::ZERO)
        } else {
            quote_spanned!(span=> <#ty as __wire::DefaultValue>::default())
        }
    }
}

impl Target<'_> {
    /// The constant value of `field`.
    pub(super) fn constant(&self, field: &Field) -> TokenStream {
        let (ty, value, name) = (&field.value, &field.constant, hidden("constant"));
        if is_text(ty) {
            let text = self.text_constant(field);
            return quote_spanned!(value.span()=> <#ty as __wire::TextConstant>::from_constant(#text));
        }
        if self.container.generics.params.is_empty() {
            return quote_spanned!(value.span()=> { const #name: #ty = #value; #name });
        }
        // Only inline constants can use the parameters of the type around them.
        quote_spanned!(value.span()=> const { let #name: #ty = #value; #name })
    }

    /// The constant text of `field`.
    pub(super) fn text_constant(&self, field: &Field) -> TokenStream {
        let (value, name) = (&field.constant, hidden("constant"));
        let ty = quote!(&__wire::str);
        if self.container.generics.params.is_empty() {
            return quote_spanned!(value.span()=> { const #name: #ty = #value; #name });
        }
        quote_spanned!(value.span()=> const { let #name: #ty = #value; #name })
    }

    /// The value of a field that is not on the wire.
    pub(super) fn default(&self, field: &Field) -> TokenStream {
        match &field.default {
            Some(Some(expr)) => quote!(#expr),
            _ if field.constant.is_some() => self.constant(field),
            _ if field.optional => quote!(__wire::None),
            _ => quote_spanned!(field.ty.span()=> __wire::DefaultValue::default()),
        }
    }
}

/// The variable for the room of the field `index`.
fn slot(index: usize) -> syn::Ident {
    hidden(&format!("slot_{index}"))
}
