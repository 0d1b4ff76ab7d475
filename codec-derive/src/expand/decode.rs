//! `Decode`: one call for each field.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{
    Target, Trait,
    arithmetic::{self, condition},
    at, checksum, hidden, number,
    phrase::{bit_is_set, in_versions, known_params, versioned},
    tail,
};
use crate::model::{Extent, Field, Fields, Presence, Source, Substitution, local};
use crate::syntax::is_text;

impl Target<'_> {
    pub(super) fn struct_decode(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let (input, o, de) = (hidden("input"), hidden("o"), self.de());
        let body = self.decode_fields(fields, &quote!(Self));
        if !fields.params.is_empty() {
            return self.struct_decode_with(fields, &body);
        }
        let front = self.infallible(fields);
        let lists = self.plain_decode();
        self.implement(
            Trait::Decode,
            &quote!(__wire::Decode<#de, #format>),
            &quote! {
                #[inline]
                fn decode(
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    #input.record::<Self>(|#o| { #body })
                }
                #front
                #lists
            },
        )
    }

    /// The calls for all fields, and the value `path` that they make.
    pub(super) fn decode_fields(&self, fields: &Fields, path: &TokenStream) -> TokenStream {
        if let Some(body) = self.decode_simple(fields, path) {
            return body;
        }
        let o = hidden("o");
        let mut known = known_params(fields);
        let mut body = TokenStream::new();
        if fields.list.iter().all(|field| field.skip) {
            body.extend(quote!(let _ = #o;));
        }
        body.extend(at::begin(fields, &quote!(#o.input.offset())));
        // No variables where nobody asks for a field: the compiler has less to read.
        let simple = fields.list.iter().all(|field| field.skip || field.is_simple());
        let mut members = Vec::new();
        for (index, field) in fields.list.iter().enumerate() {
            let member = &field.member;
            if field.is_tag() {
                let selector = hidden("selector");
                members.push(quote!(#member: #selector));
                known.push((field.name.clone(), quote!(#selector)));
                continue;
            }
            if field.skip {
                let default = self.default(field);
                members.push(quote!(#member: #default));
                continue;
            }
            let value = self.decode_field(index, field, &known);
            body.extend(tail::more(field));
            if simple {
                members.push(quote!(#member: #value));
                continue;
            }
            let (local, at, begin) = (local(index), number(index), hidden("begin"));
            if let Some(expr) = &field.order {
                let value = arithmetic::value(expr, &known, &quote!(#at, #o.input.offset()));
                let call = quote_spanned!(expr.span()=> #o.set_order(#value););
                body.extend(versioned(field, call));
            }
            if field.is_apart() {
                body.extend(versioned(field, padding(index, field)));
                let here = at::position(field, index, &known);
                body.extend(field.check.as_ref().map(|_| quote!(let #begin = #here;)));
                body.extend(checksum::begin(field, index, &quote!(#o.input.offset())));
            }
            body.extend(quote!(let #local = #value;));
            body.extend(checksum::end(fields, index, &quote!(#o.input.offset())));
            known.push((field.name.clone(), quote!(#local)));
            if let Some(check) = &field.check {
                let text = quote!(#check).to_string();
                let ok = condition(check, &known, &quote!(#at, #begin));
                body.extend(versioned(
                    field,
                    quote_spanned!(check.span()=> #o.check(#at, #begin, #ok, #text)?;),
                ));
            }
            body.extend(checksum::verify_sums(fields, index));
            members.push(if field.implied {
                quote!(#member: __wire::Implied::new())
            } else {
                quote!(#member: #local)
            });
        }
        body.extend(self.implied(fields));
        quote!(#body __wire::Ok(#path { #(#members),* }))
    }

    /// The value whose fields have no directives other than `as`.
    fn decode_simple(&self, fields: &Fields, path: &TokenStream) -> Option<TokenStream> {
        let o = hidden("o");
        let mut members = TokenStream::new();
        for (index, field) in fields.list.iter().enumerate() {
            let is_simple = field.is_simple() && !field.skip && field.constant.is_none();
            let represented = self.represented(field).filter(|_| is_simple)?;
            let (at, span, member) = (number(index), field.span(), &field.member);
            members.extend(quote_spanned!(span=> #member: #represented::get(#o, #at)?,));
        }
        (!members.is_empty()).then(|| quote!(__wire::Ok(#path { #members })))
    }

    fn decode_field(&self, index: usize, field: &Field, known: &Substitution) -> TokenStream {
        let o = hidden("o");
        let at = number(index);
        let value = self.read(index, field, known);
        // Before a field with a `check` it stands apart: the error of the check begins behind it. So
        // it does where a checksum begins.
        let padding = if field.is_apart() { TokenStream::new() } else { padding(index, field) };
        let value = match (&field.constant, padding.is_empty()) {
            (Some(_), _) if is_text(&field.value) => {
                let (ty, start, found) = (&field.value, hidden("start"), hidden("found"));
                let constant = self.text_constant(field);
                quote! {{
                    #padding
                    let #start = #o.input.offset();
                    let #found: #ty = #value;
                    #o.text_constant(#at, #start, &#found, #constant)?;
                    #found
                }}
            }
            (Some(constant), _) => {
                let (ty, name, start, found) =
                    (&field.value, hidden("constant"), hidden("start"), hidden("found"));
                let declared = if self.container.generics.params.is_empty() {
                    quote!(const #name: #ty = #constant;)
                } else {
                    let constant = self.constant(field);
                    quote!(let #name: #ty = #constant;)
                };
                quote! {{
                    #declared
                    #padding
                    let #start = #o.input.offset();
                    let #found: #ty = #value;
                    #o.constant(#at, #start, &#found, &#name)?;
                    #found
                }}
            }
            (None, false) => quote!({ #padding #value }),
            (None, true) => value,
        };
        match in_versions(field) {
            Some(in_versions) => {
                let default = self.default(field);
                quote!(if #in_versions { #value } else { #default })
            }
            None => value,
        }
    }

    /// The expression that reads a field.
    fn read(&self, index: usize, field: &Field, known: &Substitution) -> TokenStream {
        let at = number(index);
        let o = hidden("o");
        let ty = &field.value;
        let span = field.span();
        let (seen, unwrap) = match &field.codec {
            Some(codec) => (
                quote_spanned!(span=> __wire::As<#codec, #ty>),
                quote_spanned!(span=> .into_inner()),
            ),
            None => (quote_spanned!(span=> #ty), TokenStream::new()),
        };
        let represented = self.represented(field);
        let place = quote!(#at, #o.input.offset());
        let own = matches!(field.extent, Extent::Own) && field.len.is_none();
        let value = if !own || !field.with.is_empty() {
            self.read_part(index, field, known, &seen, &unwrap)
        } else {
            match (&field.default, &field.codec) {
                (Some(_), codec) if field.versions.is_none() => {
                    let default = self.default(field);
                    // A closure that only calls a function triggers a lint in the user's crate.
                    let make = match (&field.default, &field.constant) {
                        (Some(None), None) if !field.optional => {
                            quote_spanned!(span=> __wire::DefaultValue::default)
                        }
                        _ => quote!(|| #default),
                    };
                    match codec {
                        _ if represented.is_some() => quote_spanned! {span=>
                            #represented::decode_or(#make, #o, #at)?
                        },
                        Some(_) => quote_spanned! {span=>
                            #o.or_default::<#seen>(#at, || __wire::As::new(#default))? #unwrap
                        },
                        None => quote_spanned! {span=>
                            #o.or_default::<#seen>(#at, #make)?
                        },
                    }
                }
                _ if represented.is_some() => {
                    quote_spanned!(span=> #represented::get(#o, #at)?)
                }
                (_, Some(codec)) => {
                    quote_spanned!(span=> #o.field_as::<#codec, #ty>(#at)?)
                }
                _ => quote_spanned!(span=> #o.field::<#seen>(#at)?),
            }
        };
        if field.at.is_some() {
            return at::read(field, index, value, known);
        }
        if !field.optional {
            return value;
        }
        let present = match &field.presence {
            Presence::Always => return quote!(__wire::Some(#value)),
            Presence::Bit { flags, mask, inverted } => bit_is_set(*flags, mask, *inverted),
            Presence::When(expr) => condition(expr, known, &place),
            Presence::Tail => tail::is_there(),
        };
        match &field.codec {
            _ if own && represented.is_some() => {
                quote_spanned!(span=> #represented::decode_when(#present, #o, #at)?)
            }
            None if own && field.with.is_empty() => {
                quote_spanned!(span=> #o.when::<#seen>(#at, #present)?)
            }
            _ => quote!(if #present { __wire::Some(#value) } else { __wire::None }),
        }
    }

    /// The expression that reads a field whose end, variant or values come from elsewhere.
    fn read_part(
        &self,
        index: usize,
        field: &Field,
        known: &Substitution,
        seen: &TokenStream,
        unwrap: &TokenStream,
    ) -> TokenStream {
        let (at, o, ty, format) = (number(index), hidden("o"), &field.value, self.format);
        let (span, input, count) = (field.span(), hidden("input"), hidden("count"));
        let bounded = field.len.is_some();
        let place = quote!(#at, #o.input.offset());
        let len = field.len.as_ref().map(|len| source_value(len, known, &place));
        if let Some(read) = self.read_end(index, field, known, len.as_ref()) {
            return read;
        }
        let counted = match &field.extent {
            Extent::Count(source) => Some(source_value(source, known, &place)),
            _ => None,
        };
        if !bounded && field.with.is_empty() {
            let represented = self.represented(field);
            match (&field.extent, &counted) {
                (Extent::Count(_), Some(count)) if represented.is_some() => {
                    return quote_spanned!(span=> #represented::decode_items(#count, #o, #at)?);
                }
                (Extent::Count(_), Some(count)) => {
                    return quote_spanned!(span=> #o.items::<#seen, _>(#at, #count)? #unwrap);
                }
                (Extent::Rest, _) if represented.is_some() => {
                    return quote_spanned!(span=> #represented::decode_rest(#o, #at)?);
                }
                (Extent::Rest, _) => {
                    return quote_spanned!(span=> #o.rest::<#seen>(#at)? #unwrap);
                }
                _ => {}
            }
        }
        let mut given = None;
        let with = (!field.with.is_empty()).then(|| {
            let values = field.with.iter().map(|expr| arithmetic::value(expr, known, &place));
            let values = quote!((#(#values,)*));
            if !field.with.iter().any(arithmetic::can_fail) {
                return values;
            }
            // An error cannot leave the closure that reads the field.
            let with = hidden("given");
            given = Some(quote!(let #with = #values;));
            quote!(#with)
        });
        let with_type = quote_spanned!(span=> <#ty as __wire::DecodeWith<'_, #format, _>>);
        // A closure that only calls a function triggers a lint in the user's crate.
        let read = match (&field.extent, with) {
            (Extent::Own | Extent::End(_), None) => {
                quote_spanned!(span=> <#seen as __wire::Decode<'_, #format>>::decode_bounded)
            }
            (Extent::Own, Some(with)) if bounded => {
                quote_spanned!(span=> |#input| #with_type::decode_bounded_with(#with, #input))
            }
            (Extent::Own | Extent::End(_), Some(with)) => {
                quote_spanned!(span=> |#input| #with_type::decode_with(#with, #input))
            }
            (Extent::Count(_), None) => quote_spanned! {span=>
                |#input| <#seen as __wire::DecodeItems<'_, #format>>::decode_items(#count, #input)
            },
            (Extent::Count(_), Some(with)) => {
                quote_spanned!(span=> |#input| __wire::items_with(#count, #with, #input))
            }
            (Extent::Rest, None) => quote_spanned! {span=>
                <#seen as __wire::DecodeItems<'_, #format>>::decode_rest
            },
            (Extent::Rest, Some(with)) => {
                quote_spanned!(span=> |#input| __wire::rest_with(#with, #input))
            }
            (Extent::Switch(given), _) => {
                let (switch, selector) = (self.switched(field), given.variable());
                quote_spanned!(span=> |#input| #switch::read(#selector, #input))
            }
            (Extent::SwitchOn(_), _) => {
                let (switch, tag) = (self.switched(field), hidden("tag"));
                quote_spanned!(span=> |#input| #switch::read(#tag, #input))
            }
        };
        let read = if let Some(len) = len {
            quote_spanned!(span=> #o.limited(#at, #len, #read)? #unwrap)
        } else {
            quote_spanned!(span=> #o.part(#at, #read)? #unwrap)
        };
        if let Extent::SwitchOn(selection) = &field.extent {
            let (tag, value) = (hidden("tag"), arithmetic::value(&selection.expr, known, &place));
            return quote!({ let #tag = #value; #read });
        }
        match (counted, given) {
            (Some(number), given) => {
                quote!({ let #count = #o.size(#at, "count", #number)?; #given #read })
            }
            (None, Some(given)) => quote!({ #given #read }),
            (None, None) => read,
        }
    }
}

fn source_value(source: &Source, known: &Substitution, place: &TokenStream) -> TokenStream {
    match source {
        Source::Given(given) => {
            let variable = given.variable();
            quote!(#variable)
        }
        Source::Expr(expr) | Source::Solved { expr, .. } | Source::Told { expr, .. } => {
            arithmetic::value(expr, known, place)
        }
    }
}

/// The calls that skip the zero bytes before a field.
fn padding(index: usize, field: &Field) -> TokenStream {
    // The offset leads to the data, not to what stands before it.
    if field.at.is_some() {
        return TokenStream::new();
    }
    let (o, at) = (hidden("o"), number(index));
    let pad = field.padding.pad.map(|pad| quote!(#o.pad(#at, #pad)?;));
    let align = field.padding.align.map(|to| quote!(#o.align(#at, #to)?;));
    tail::inside(field, quote!(#pad #align))
}
