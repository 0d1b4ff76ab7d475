//! `Encode`: one call for each field, in the order of the fields.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Ident, spanned::Spanned as _};

use super::{
    Target, Trait,
    arithmetic::{self, condition},
    at, checksum,
    expr::{mentions_any, mentions_name},
    hidden, number,
    phrase::{bit_is_set, in_versions, known_params, size, versioned},
    solve::head,
    tags::held,
};
use crate::{
    model::{Determined, Extent, Field, Fields, Given, Presence, Source, Substitution, local},
    syntax::{ends_by_itself, span_of},
};

impl Target<'_> {
    pub(super) fn struct_encode(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let (out, o) = (hidden("out"), hidden("o"));
        let body = self.encode_fields(fields, |field| {
            let member = &field.member;
            // Resolves `self` to that of the method, even if the type comes from a macro.
            let span = span_of(&field.ty).resolved_at(Span::call_site());
            quote_spanned!(span=> self.#member)
        });
        if !fields.params.is_empty() {
            return self.struct_encode_with(fields, &body);
        }
        let (lists, extra) = (self.plain_encode(), self.extra(fields));
        self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode(
                    &self,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    #out.record::<Self>(|#o| { #body })
                }
                #extra
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
        let on_wire = || fields.list.iter().enumerate().filter(|(_, field)| !field.skip);
        let later = on_wire().filter(|(_, field)| field.is_later());
        let mut order = Order {
            known: known_params(fields).into_iter().chain(held(fields, &place)).collect(),
            later: later.map(|(_, field)| field.name.clone()).collect(),
            checks: TokenStream::new(),
            tail: false,
        };
        let o = hidden("o");
        let mut body: TokenStream = at::begin(fields, &quote!(#o.here())).into_iter().collect();
        for (index, field) in on_wire() {
            let call = FieldCall { target: self, fields, index, field, place: &place };
            body.extend(call.print(&mut order));
            body.extend(checksum::end(fields, index, &quote!(#o.here())));
        }
        // The lengths are known now, and so are the values that depend on them.
        let (last, others): (Vec<_>, Vec<_>) = on_wire()
            .filter(|(_, field)| field.is_later())
            .partition(|(_, field)| field.is_last(&fields.list));
        for (index, field) in others.into_iter().chain(last) {
            let call = FieldCall { target: self, fields, index, field, place: &place };
            body.extend(call.solved_lens(&order.known));
            body.extend(call.close());
        }
        let (checks, sums) = (order.checks, checksum::take_sums(fields));
        quote!(#body #checks #sums __wire::Ok(()))
    }

    /// The calls for fields without directives other than `as`; their results are chained.
    fn encode_simple(
        &self,
        fields: &Fields,
        place: impl Fn(&Field) -> TokenStream,
    ) -> Option<TokenStream> {
        let (o, done) = (hidden("o"), hidden("done"));
        let end = fields.list.iter().rposition(|field| !field.skip)?;
        let mut body = TokenStream::new();
        let mut is_first = true;
        for (index, field) in fields.list.iter().enumerate().filter(|(_, field)| !field.skip) {
            let represented = self.represented(field).filter(|_| field.is_simple())?;
            let (at, span, place) = (number(index), field.span(), place(field));
            // Each field is printed at once: a stream inside of another one is copied.
            body.extend(match (is_first, index == end) {
                (true, true) => quote_spanned!(span=> #represented::put(&#place, #o, #at)),
                (true, false) => {
                    quote_spanned!(span=> let #done = #represented::put(&#place, #o, #at);)
                }
                (false, false) => {
                    quote_spanned!(span=> let #done = #represented::then(&#place, #done, #o, #at);)
                }
                (false, true) => {
                    quote_spanned!(span=> #represented::then(&#place, #done, #o, #at))
                }
            });
            is_first = false;
        }
        Some(body)
    }
}

/// What is known while the fields are printed one after the other.
pub(super) struct Order {
    /// What stands for the names in expressions.
    pub(super) known: Substitution,
    /// The fields whose values are known only at the end.
    later: Vec<String>,
    /// Checks that must wait until then. They never change the bytes.
    pub(super) checks: TokenStream,
    /// Whether a field with `tail` was printed.
    pub(super) tail: bool,
}

impl Order {
    /// Whether `expr` names what is known only at the end.
    pub(super) fn waits(&self, expr: &syn::Expr) -> bool {
        mentions_any(expr, &self.later)
    }
}

/// The call for one field.
pub(super) struct FieldCall<'a, P> {
    pub(super) target: &'a Target<'a>,
    pub(super) fields: &'a Fields,
    pub(super) index: usize,
    pub(super) field: &'a Field,
    pub(super) place: &'a P,
}

impl<P: Fn(&Field) -> TokenStream> FieldCall<'_, P> {
    fn print(&self, order: &mut Order) -> TokenStream {
        let (index, field, o) = (self.index, self.field, hidden("o"));
        let at = number(index);
        let mut body = TokenStream::new();
        let computed = field.is_computed();
        if computed && !field.is_later() {
            let mut value = self.computed();
            if let Some(in_versions) = in_versions(field) {
                let default = self.target.default(field);
                value = quote!(if #in_versions { #value } else { #default });
            }
            let (local, ty, stored) = (local(index), self.held(), (self.place)(field));
            // Names the field, or the compiler would call it unused.
            body.extend(quote!(let _ = &#stored; let #local: #ty = #value;));
        }
        let place = if computed {
            let local = local(index);
            quote!(#local)
        } else {
            (self.place)(field)
        };
        if let Some(expr) = &field.order {
            let value = arithmetic::value(expr, &order.known, &quote!(#at));
            body.extend(versioned(field, quote_spanned!(expr.span()=> #o.set_order(#value);)));
        }
        let seen = if computed { None } else { self.seen() };
        let (lines, known) = seen.unwrap_or_else(|| (TokenStream::new(), place.clone()));
        body.extend(lines);
        order.known.push((field.name.clone(), known));
        if let Some(check) = &field.check {
            let text = quote!(#check).to_string();
            let ok = condition(check, &order.known, &quote!(#at));
            let call = versioned(field, quote_spanned!(check.span()=> #o.check(#at, #ok, #text)?;));
            if order.waits(check) {
                order.checks.extend(call);
            } else {
                body.extend(call);
            }
        }
        if field.noted {
            body.extend(versioned(field, self.zeros()));
            body.extend(checksum::begin(field, index, &quote!(#o.here())));
            body.extend(checksum::note_order(field, index));
        }
        if field.told {
            let head = head(index);
            body.extend(quote!(let #head = #o.head();));
        }
        if field.is_later() {
            body.extend(self.open());
            return body;
        }
        if let Some(Source::Expr(len) | Source::Solved { expr: len, .. }) = &field.len
            && order.waits(len)
        {
            let size = size(index);
            body.extend(quote!(let mut #size: __wire::Measured = __wire::None;));
        }
        if matches!(field.presence, Presence::Tail) {
            body.extend(self.tail(&place, order));
            return body;
        }
        if let Some(at) = &field.at {
            body.extend(self.elsewhere(at, &place, order));
            return body;
        }
        let call = self.call(&place, order);
        let padding = self.padding();
        body.extend(versioned(field, quote!(#padding #call)));
        body
    }

    /// What readers have for the field, where a directive of another field names it: in versions
    /// that lack it, that is its default and not what the struct holds. `None` if they are the same.
    fn seen(&self) -> Option<(TokenStream, TokenStream)> {
        let (index, field) = (self.index, self.field);
        let in_versions = in_versions(field)?;
        let mut others = self.fields.list.iter().skip(index).skip(1);
        others.find(|other| mentions_name(&other.expressions(), &field.name))?;
        let (seen, absent, ty) =
            (hidden(&format!("seen_{index}")), hidden(&format!("absent_{index}")), &field.ty);
        let (stored, default) = ((self.place)(field), self.target.default(field));
        let lines = quote! {
            let #absent: #ty = #default;
            let #seen = if #in_versions { &#stored } else { &#absent };
        };
        Some((lines, quote!(*#seen)))
    }

    /// The lines that write the field in `place`.
    fn call(&self, place: &TokenStream, order: &mut Order) -> TokenStream {
        let (at, field, o) = (number(self.index), self.field, hidden("o"));
        let span = field.span();
        if !field.optional {
            return self.content(&quote_spanned!(span=> &#place), order);
        }
        let own = matches!(field.extent, Extent::Own) && field.len.is_none();
        let condition = match &field.presence {
            Presence::When(expr) => Some(expr),
            _ => None,
        };
        let waits = condition.is_some_and(|expr| order.waits(expr));
        let wanted = self.wanted(&order.known);
        if own && field.with.is_empty() && !waits {
            let reference = quote_spanned!(span=> #place.as_ref());
            let represented = self.target.represented(field);
            let value = self.mapped(&reference);
            return match (represented, wanted) {
                (Some(represented), None) => quote_spanned! {span=>
                    #represented::encode_optional(#reference, #o, #at)?;
                },
                (Some(represented), Some(wanted)) => quote_spanned! {span=>
                    #represented::encode_when(#reference, #wanted, #o, #at)?;
                },
                (None, None) => quote_spanned!(span=> #o.optional(#at, #value)?;),
                (None, Some(wanted)) => quote_spanned!(span=> #o.when(#at, #wanted, #value)?;),
            };
        }
        let mut present = wanted.map(|wanted| quote!(#o.present(#at, #wanted, #place.is_some())?;));
        if waits {
            order.checks.extend(present.take().map(|present| versioned(field, present)));
        }
        let value = hidden("value");
        let inner = self.content(&quote!(#value), order);
        quote! {
            #present
            if let __wire::Some(#value) = &#place { #inner }
        }
    }

    /// The lines that write the value behind the reference `value`, and check what others say of
    /// its elements and bytes.
    pub(super) fn content(&self, value: &TokenStream, order: &mut Order) -> TokenStream {
        let (at, field, o, start) = (number(self.index), self.field, hidden("o"), hidden("start"));
        let mut count = self.check_count(value, order);
        count.extend(self.check_end(value, order));
        let put = self.put_closed(value, order).unwrap_or_else(|| self.put(value, order));
        let Some(len) = &field.len else {
            let ends = matches!(field.extent, Extent::Rest).then(|| quote!(#o.ends(#at)?;));
            return quote!(#count #put #ends);
        };
        let note = match len {
            Source::Given(Given::Field(source)) if self.is_later(*source) => {
                let size = size(*source);
                quote!(#o.measured(#at, #start, &mut #size)?;)
            }
            Source::Given(given) => {
                let expected = given.variable();
                quote!(#o.count_is(#at, #expected, #o.since(#start))?;)
            }
            Source::Told { expr, .. } => {
                let expected = arithmetic::value(expr, &order.known, &quote!(#at));
                let check =
                    quote_spanned!(expr.span()=> #o.count_is(#at, #expected, #o.since(#start))?;);
                let found = quote!(#o.since(#start));
                self.tell(len, &found, &check, &order.known)
            }
            Source::Expr(expr) | Source::Solved { expr, .. } => {
                let expected = arithmetic::value(expr, &order.known, &quote!(#at));
                if order.waits(expr) {
                    let (size, len) = (size(self.index), hidden("len"));
                    // With the user's span, lints would take the path for the user's own.
                    order.checks.extend(quote_spanned! {arithmetic::hidden_at(expr.span())=>
                        if let __wire::Some((_, #len)) = #size {
                            #o.count_is(#at, #expected, #len)?;
                        }
                    });
                    quote!(#o.measured(#at, #start, &mut #size)?;)
                } else {
                    quote_spanned!(expr.span()=> #o.count_is(#at, #expected, #o.since(#start))?;)
                }
            }
        };
        let outer = hidden("outer");
        let (begin, end) = if field.codec.is_none() && ends_by_itself(&field.value) {
            (None, None)
        } else {
            (Some(quote!(let #outer = #o.begin_part();)), Some(quote!(#o.end_part(#at, #outer)?;)))
        };
        quote!(#count let #start = #o.start(); #begin #put #end #note)
    }

    /// Whether the field `index` is known only at the end.
    fn is_later(&self, index: usize) -> bool {
        self.fields.list.get(index).is_some_and(Field::is_later)
    }

    /// The line that writes the value behind the reference `value`.
    fn put(&self, value: &TokenStream, order: &Order) -> TokenStream {
        let (at, field, o) = (number(self.index), self.field, hidden("o"));
        let span = field.span();
        let ty = &field.value;
        let bounded = field.len.is_some();
        if !field.with.is_empty() {
            let given =
                field.with.iter().map(|expr| arithmetic::value(expr, &order.known, &quote!(#at)));
            let with = quote_spanned!(span=> &__wire::With::new(#value, (#(#given,)*)));
            return match &field.extent {
                Extent::Count(_) => quote_spanned!(span=> #o.items(#at, #with)?;),
                Extent::Rest => quote_spanned!(span=> #o.apart(#at, #with)?;),
                Extent::End(_) => {
                    quote_spanned!(span=> #o.items(#at, &__wire::Linked::new(#with))?;)
                }
                _ if bounded => quote_spanned!(span=> #o.bounded(#at, #with)?;),
                _ => quote_spanned!(span=> #o.field(#at, #with)?;),
            };
        }
        if let Some(represented) = self.target.represented(field) {
            let rest = matches!(field.extent, Extent::Rest);
            let put = Ident::new(if rest { "put_rest" } else { "put" }, span);
            return quote_spanned!(span=> #represented::#put(#value, #o, #at)?;);
        }
        let seen = self.value(value);
        match &field.extent {
            Extent::Count(_) => quote_spanned!(span=> #o.items(#at, #seen)?;),
            Extent::Rest => quote_spanned!(span=> #o.apart(#at, #seen)?;),
            Extent::End(_) => quote_spanned!(span=> #o.items(#at, &__wire::Linked::new(#seen))?;),
            Extent::Switch(given) => {
                let switch = self.target.switched(field);
                let check = self.check_tag(*given, value);
                quote_spanned!(span=> #check #switch::put(#value, #o, #at)?;)
            }
            Extent::SwitchOn(selection) => {
                let check = self.check_selection(selection, value, &order.known);
                if selection.bits.is_none() {
                    // Nothing says of what type the tag is.
                    return quote_spanned!(span=> #check #o.payload(#at, #value)?;);
                }
                let switch = self.target.switched(field);
                quote_spanned!(span=> #check #switch::put(#value, #o, #at)?;)
            }
            Extent::Own if bounded => quote_spanned!(span=> #o.bounded(#at, #seen)?;),
            Extent::Own if field.codec.is_none() => {
                quote_spanned!(span=> #o.field::<#ty>(#at, #value)?;)
            }
            Extent::Own => quote_spanned!(span=> #o.field(#at, #seen)?;),
        }
    }

    /// Whether other values require this optional field; `None` if they are written from it.
    fn wanted(&self, known: &Substitution) -> Option<TokenStream> {
        match &self.field.presence {
            Presence::Always => Some(quote!(true)),
            Presence::Tail => None,
            Presence::When(expr) => {
                let at = number(self.index);
                Some(condition(expr, known, &quote!(#at)))
            }
            Presence::Bit { flags, mask, inverted } => {
                if let Given::Field(flags) = flags {
                    let flags = self.fields.list.get(*flags)?;
                    let with = |of: &Determined| matches!(of, Determined::With(..));
                    // Flags that are absent in this version cannot be written from the field, and a
                    // struct that gets the flags may require other bits.
                    if flags.versions.is_none() && !flags.determined.iter().any(with) {
                        return None;
                    }
                }
                Some(bit_is_set(*flags, mask, *inverted))
            }
        }
    }

    /// `value` (a reference) wrapped in the codec.
    pub(super) fn value(&self, value: &TokenStream) -> TokenStream {
        let (format, ty) = (self.target.format, &self.field.value);
        match &self.field.codec {
            Some(codec) => quote_spanned! {codec.span()=>
                &__wire::encode_as::<#format, #codec, #ty>(#value)
            },
            None => value.clone(),
        }
    }

    /// `value` (an `Option` of a reference) wrapped in the codec.
    fn mapped(&self, value: &TokenStream) -> TokenStream {
        let (format, ty) = (self.target.format, &self.field.value);
        match &self.field.codec {
            Some(codec) => quote_spanned! {codec.span()=>
                #value.map(__wire::encode_as::<#format, #codec, #ty>).as_ref()
            },
            None => value.clone(),
        }
    }
}
