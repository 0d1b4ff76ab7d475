//! `Layout` and `Record`: what is known of a struct at compile time.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use syn::{Ident, Type, ext::IdentExt as _, spanned::Spanned as _};

use super::{Target, Trait, hidden, mentions, number};
use crate::{
    attr::container::NUMBERS,
    model::{Determined, Extent, Field, Fields, Given, Presence},
};

impl Target<'_> {
    pub(super) fn struct_layout(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let object = self.object(fields);
        let record = self.implement(
            Trait::Layout,
            &quote!(__wire::Record<#format>),
            &quote!(const OBJECT: &'static __wire::Object = #object;),
        );
        let memory = self.plain_layout(fields);
        let layout = self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const FIELDS: __wire::Option<&'static [__wire::Field]> =
                    __wire::Some(<Self as __wire::Record<#format>>::OBJECT.fields);
                #memory
                fn shape() -> __wire::Shape {
                    __wire::Shape::Object(<Self as __wire::Record<#format>>::OBJECT)
                }
            },
        );
        quote!(#record #layout)
    }

    /// `&called([Field, …], [(name, docs), …])`.
    pub(super) fn field_list(&self, fields: &Fields) -> TokenStream {
        if fields.list.is_empty() {
            return quote!(&[]);
        }
        let (names, docs): (Vec<_>, Vec<_>) =
            fields.list.iter().map(|field| (&field.name, &field.docs)).unzip();
        let list = fields.list.iter().map(|field| self.field(field));
        let list = quote!(__wire::called([#(#list),*], [#((#names, #docs)),*]));
        let others = fields.list.iter().enumerate().filter_map(|(index, field)| {
            let (name, at) = (field.wire_name.as_ref()?, number(index));
            Some(quote!((#at, #name)))
        });
        let others: Vec<_> = others.collect();
        if others.is_empty() {
            quote!(&#list)
        } else {
            quote!(&__wire::named(#list, &[#(#others),*]))
        }
    }

    fn object(&self, fields: &Fields) -> TokenStream {
        let container = self.container;
        let list = self.field_list(fields);
        let name = container.ident.unraw().to_string();
        let docs = &container.docs;
        let mut object = quote!(&__wire::Object::new(#name, #docs, #list));
        if container.id.is_some() || container.name.is_some() {
            let wire_name = option(container.name.as_ref());
            let id = option(
                container.id.as_ref().map(|_| quote!(<Self as __wire::MessageId>::ID)).as_ref(),
            );
            object.extend(quote!(.message(#wire_name, #id)));
        }
        if container.hoisted || container.strings_first {
            let (hoisted, strings_first) = (container.hoisted, container.strings_first);
            object.extend(quote!(.tail(#hoisted, #strings_first)));
        }
        object
    }

    fn field(&self, field: &Field) -> TokenStream {
        let format = self.format;
        let directives = &field.directives;
        if field.skip {
            return quote!(__wire::Field::skipped("", ""));
        }
        let ty = field.codec.as_ref().unwrap_or(&field.value);
        let plain = field.is_plain();
        let mut tokens = if let Some(represented) = self.represented(field) {
            let field = if plain { quote!(FIELD) } else { quote!(CONDITIONAL) };
            quote_spanned!(ty.span()=> #represented::#field)
        } else {
            let of = if plain { quote!(of) } else { quote!(conditional) };
            quote_spanned!(ty.span()=> __wire::Field::#of::<#format, #ty>("", ""))
        };
        if !directives.is_empty() {
            tokens.extend(quote!(.directed(#directives)));
        }
        if let Some(tail) = field.tail {
            tokens.extend(quote!(.at_tail(#tail)));
        }
        if matches!(field.extent, Extent::Rest) && field.len.is_none() {
            tokens.extend(quote!(.to_the_end()));
        }
        // Other versions have neither the field nor its padding.
        if let Some(pad) = field.padding.pad
            && field.versions.is_none()
        {
            tokens.extend(quote!(.padded(#pad)));
        }
        tokens
    }

    /// The format's rules over the whole struct, as calls that fail to evaluate: part of the
    /// constant that holds all that is printed, because one more would cost more.
    pub(super) fn rules(&self, fields: &Fields) -> TokenStream {
        let container = self.container;
        // A constant cannot name the parameters of the type around it.
        if !container.generics.params.is_empty() {
            return TokenStream::new();
        }
        let format = self.format;
        let ident = &container.ident;
        let forbidden = hidden("forbidden");
        let all = quote!(<#ident as __wire::Record<#format>>::OBJECT.fields);
        let whole = quote_spanned!(ident.span()=> __wire::check_fields::<#format>(#all););
        let each = fields.list.iter().enumerate().filter(|(_, field)| !field.skip).map(
            |(index, field)| {
                let at = number(index);
                quote_spanned!(field.ty.span()=> __wire::check_field(#forbidden, #at);)
            },
        );
        let tails = fields.list.iter().filter_map(|field| field.tail_span);
        let tails = container
            .placement
            .into_iter()
            .chain(tails)
            .map(|span| quote_spanned!(span=> __wire::check_tail::<#format>();));
        let places = fields.list.iter().flat_map(|field| &field.places);
        let places = places.map(|(directive, span)| {
            quote_spanned!(*span=> __wire::check_directive::<#format>(__wire::Directive::#directive);)
        });
        let asked = self.asked(fields);
        let masks = masks(fields);
        let plain = self.plain_rules(fields);
        quote!({ let #forbidden = #whole #(#each)* #(#tails)* #(#places)* #asked #masks #plain })
    }
}

impl Target<'_> {
    /// Fails the build where nothing determines a field that is not kept but given to others.
    fn asked(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let mut checks = TokenStream::new();
        for field in fields.list.iter().filter(|field| field.implied) {
            let mut asking = Vec::new();
            for determined in &field.determined {
                let Determined::With(user, position) = determined else {
                    asking.clear();
                    break;
                };
                let Some(user) = fields.list.get(*user) else { continue };
                let ty = &user.value;
                asking.push(quote!(<#ty as __wire::Asks<#format, #position>>::DETERMINES));
            }
            if !asking.is_empty() {
                checks.extend(quote_spanned! {field.ty.span()=>
                    __wire::check_asked(#(#asking)||*);
                });
            }
        }
        checks
    }
}

/// Checks of the masks of flag words that are plain numbers.
fn masks(fields: &Fields) -> TokenStream {
    let mut checks = TokenStream::new();
    let mut earlier: Vec<(Given, TokenStream)> = Vec::new();
    for field in &fields.list {
        let Presence::Bit { flags, mask, .. } = &field.presence else { continue };
        let word = match flags {
            Given::Field(flags) => fields.list.get(*flags).map(|flags| &flags.value),
            Given::Param(param) => fields.params.get(*param).map(|param| &param.ty),
        };
        let number = word.and_then(|word| match word {
            Type::Path(path) => path.path.get_ident(),
            _ => None,
        });
        let Some(number) = number.filter(|number| NUMBERS.contains(&number.to_string().as_str()))
        else {
            continue;
        };
        if mentions(mask, &format_ident!("Self")) {
            continue;
        }
        let number = Ident::new(&number.to_string(), mask.span());
        let mask_value = quote_spanned!(mask.span()=> __wire::wide::#number(#mask));
        let others = earlier.iter().filter(|(word, _)| word == flags).map(|(_, mask)| mask);
        checks.extend(quote_spanned! {mask.span()=>
            __wire::check_mask(#mask_value, &[#(#others),*]);
        });
        earlier.push((*flags, mask_value));
    }
    checks
}

/// `Some(value)` or `None`.
pub(super) fn option(value: Option<&impl quote::ToTokens>) -> TokenStream {
    if let Some(value) = value { quote!(__wire::Some(#value)) } else { quote!(__wire::None) }
}
