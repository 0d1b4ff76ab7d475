//! Fields that are not kept: decoding rejects values that encoding would not write again.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{
    Target, hidden, number,
    phrase::{in_versions, versioned},
};
use crate::model::{Determined, Field, Fields, Presence, local};

/// The error text for a tag that is not kept.
const OTHER_TAG: &str =
    "tag: the field is not kept, and would be written as the first of its variant";

/// The error text for a value that only inner structs determine.
const OTHER_VALUE: &str = "value: the field is not kept, and would be written as another";

impl Target<'_> {
    /// Checks that fields that are not kept have the values that the other fields determine.
    pub(super) fn implied(&self, fields: &Fields) -> TokenStream {
        let list = fields.list.iter().enumerate().filter(|(_, field)| field.implied);
        list.map(|(index, field)| {
            let checks = Implied { target: self, fields, index, field }.checks();
            if checks.is_empty() { checks } else { versioned(field, checks) }
        })
        .collect()
    }
}

/// A field that is not kept.
struct Implied<'a> {
    target: &'a Target<'a>,
    fields: &'a Fields,
    index: usize,
    field: &'a Field,
}

impl Implied<'_> {
    fn checks(&self) -> TokenStream {
        let given = |of: &Determined| matches!(of, Determined::With(..));
        if self.field.determined.iter().any(given) {
            return self.given();
        }
        let empty = self.empty();
        let selected = |of: &Determined| matches!(of, Determined::Selected(_));
        let bits =
            if self.field.determined.iter().any(selected) { OTHER_VALUE } else { "flag bits" };
        let flags = self.folded(empty.clone()).map(|value| self.is(bits, &value));
        let tag = self.tag().map(|value| self.is(OTHER_TAG, &value));
        let unused = self.counted().map(|counted| {
            let what = self.length();
            let is = self.is(what, &empty);
            quote!(if !(#counted) { #is })
        });
        quote!(#flags #tag #unused)
    }

    /// The check of a value that other structs get and may determine too.
    fn given(&self) -> TokenStream {
        let bit = |of: &Determined| matches!(of, Determined::Bit(_));
        let word = local(self.index);
        let (what, first) = if let Some(tag) = self.tag() {
            (OTHER_TAG, tag)
        } else if self.field.determined.iter().any(bit) {
            ("flag bits", self.empty())
        } else if self.field.lengths().next().is_some() {
            // The elements were read by this count, so it is right if they are present.
            let empty = self.empty();
            let first = if let Some(counted) = self.counted() {
                quote!(if #counted { #word } else { #empty })
            } else {
                quote!(#word)
            };
            (self.length(), first)
        } else {
            (OTHER_VALUE, self.empty())
        };
        self.folded(first).map(|value| self.is(what, &value)).unwrap_or_default()
    }

    /// The check that the field is `value`.
    fn is(&self, what: &str, value: &TokenStream) -> TokenStream {
        let (o, at, word) = (hidden("o"), number(self.index), local(self.index));
        quote!(#o.implied(#at, #what, &#word, &#value)?;)
    }

    fn empty(&self) -> TokenStream {
        self.field.nothing()
    }

    /// `value` with the bits that show which fields are present, and with what other structs
    /// require of it; `None` if neither applies.
    fn folded(&self, mut value: TokenStream) -> Option<TokenStream> {
        let mut any = false;
        for determined in &self.field.determined {
            match determined {
                Determined::Bit(user) => {
                    let Presence::Bit { mask, inverted, .. } =
                        &self.fields.list.get(*user)?.presence
                    else {
                        continue;
                    };
                    let on = if *inverted { quote!(is_none) } else { quote!(is_some) };
                    let place = local(*user);
                    value = quote!(__wire::Bits::with(#value, #mask, #place.#on()));
                }
                Determined::Selected(user) => {
                    value = self.target.tag_of(self.fields, *user, &value, &self.empty())?;
                }
                Determined::With(user, position) => {
                    value = self.asked(*user, *position, &value)?;
                }
                _ => continue,
            }
            any = true;
        }
        any.then_some(value)
    }

    /// `value` as the field `index` requires it.
    fn asked(&self, index: usize, position: usize, value: &TokenStream) -> Option<TokenStream> {
        let user = self.fields.list.get(index)?;
        let (format, ty, o) = (self.target.format, &user.value, hidden("o"));
        let (place, inner, given) = (local(index), hidden("value"), hidden("given"));
        let span = user.ty.span();
        let asks = quote_spanned!(span=> <#ty as __wire::Asks<#format, #position>>::asks);
        let empty = self.empty();
        let asking = quote!(__wire::Asking::decoded(#o.input.version()));
        // Never fails here: a count that does not fit cannot have been read.
        let asked = |of: TokenStream| quote!(#asks(#of, #given, #asking).unwrap_or(#empty));
        let asked = if user.optional {
            let asked = asked(quote!(#inner));
            quote!(match &#place { __wire::Some(#inner) => #asked, __wire::None => #given })
        } else {
            let asked = asked(quote!(&#place));
            match in_versions(user) {
                Some(in_versions) => quote!(if #in_versions { #asked } else { #given }),
                None => asked,
            }
        };
        Some(quote!(match #value { #given => #asked }))
    }

    /// The tag that the variant is written with; `None` if the field is not a tag.
    fn tag(&self) -> Option<TokenStream> {
        let users = self.field.determined.iter().filter_map(|determined| match determined {
            Determined::Switch(user) => self.fields.list.get(*user).map(|found| (*user, found)),
            _ => None,
        });
        // Without the span of the user's type, because lints would take it for the user's own path.
        let none = quote!(__wire::None);
        let mut value = None;
        for (user, found) in users.rev() {
            let (switch, place, inner) =
                (self.target.switched(found), local(user), hidden("value"));
            let span = found.ty.span();
            let before = value.unwrap_or_else(|| self.empty());
            value = Some(if found.optional {
                let tag = quote_spanned!(span=> #switch::select(#inner, #none));
                quote!(match &#place { __wire::Some(#inner) => #tag, __wire::None => #before })
            } else {
                let tag = quote_spanned!(span=> #switch::select(&#place, #none));
                match in_versions(found) {
                    Some(in_versions) => quote!(if #in_versions { #tag } else { #before }),
                    None => tag,
                }
            });
        }
        value
    }

    /// What a count or length is called.
    fn length(&self) -> &'static str {
        let counted = self.field.lengths().next().is_some_and(|(_, counted)| counted);
        if counted { "count" } else { "length" }
    }

    /// Whether a field that it counts is present; `None` if it counts no field, or one that is
    /// always present.
    fn counted(&self) -> Option<TokenStream> {
        self.field.lengths().next()?;
        let present: Option<Vec<_>> = self
            .field
            .lengths()
            .map(|(user, _)| {
                let (field, place) = (self.fields.list.get(user)?, local(user));
                if field.optional { Some(quote!(#place.is_some())) } else { in_versions(field) }
            })
            .collect();
        present.map(|present| quote!(#(#present)||*))
    }
}
