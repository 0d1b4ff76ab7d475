//! The rules of formats, as calls that fail to evaluate at compile time if a type breaks them.

use proc_macro2::{TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use syn::{GenericParam, Ident, Type, spanned::Spanned as _};

use super::{Target, hidden, mentions, number};
use crate::{
    attr::container::NUMBERS,
    model::{Determined, End, Extent, Field, Fields, Given, Payload, Presence, TaggedEnum},
    syntax::{argument, arguments, is_numbers, last_name, mentions_name, span_of},
};

impl Target<'_> {
    /// The format's rules over the whole struct. They are evaluated in the constant around all of
    /// the output, because another constant would take more compile time.
    pub(super) fn rules(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let of_fields = self.rules_of_fields(fields);
        // A constant cannot name the parameters of the type around it, so `Layout` checks them.
        if self.has_parameters() {
            return if of_fields.is_empty() { of_fields } else { quote!({ #of_fields }) };
        }
        let (this, span) = (self.this(), self.container.ident.span());
        let forbidden = hidden("forbidden");
        let whole = quote_spanned!(span=> __wire::check_struct::<#format, #this>(););
        let mut each = TokenStream::new();
        for (index, field) in fields.list.iter().enumerate() {
            if !field.skip && !cannot_break_rules(fields, index) {
                let at = number(index);
                each.extend(
                    quote_spanned!(span_of(&field.ty)=> __wire::check_field(#forbidden, #at);),
                );
            }
        }
        let others = quote_spanned!(span=> __wire::check_others(#forbidden););
        let plain = self.plain_rules(fields);
        quote!({ let #forbidden = #whole #each #others #of_fields #plain })
    }

    /// The format's rules over the fields of all variants.
    pub(super) fn rules_of_variants(&self, kind: &TaggedEnum) -> TokenStream {
        let (format, this) = (self.format, self.this());
        let mut rules = TokenStream::new();
        for (index, variant) in kind.variants.iter().enumerate() {
            let fields = match &variant.payload {
                Payload::Fields(fields) => fields,
                Payload::Value(ty) => {
                    rules.extend(self.counted_value(ty));
                    continue;
                }
                Payload::Unit => continue,
            };
            rules.extend(self.rules_of_fields(fields));
            if !self.has_parameters() {
                rules.extend(quote_spanned! {variant.ident.span()=>
                    __wire::check_variant::<#format, #this>(#index);
                });
            }
        }
        rules
    }

    /// Rules that do not depend on the types of the fields.
    fn rules_of_fields(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        if self.names_a_parameter(format) {
            return TokenStream::new();
        }
        let places = fields.list.iter().flat_map(|field| &field.places);
        let places = places.map(|(directive, span)| {
            quote_spanned!(*span=> __wire::check_directive::<#format>(__wire::Directive::#directive);)
        });
        let asked = self.asked(fields);
        let masks = self.masks(fields);
        let tags = self.tag_masks(fields);
        let widths = self.widths(fields);
        let elements = self.elements(fields);
        let counted = self.counted(fields);
        quote!(#(#places)* #asked #masks #tags #widths #elements #counted)
    }

    /// Whether the type has parameters that a constant beside it cannot name.
    pub(super) fn has_parameters(&self) -> bool {
        let of = |param: &GenericParam| !matches!(param, GenericParam::Lifetime(_));
        self.container.generics.params.iter().any(of)
    }

    /// The type, for constants: its lifetimes do not matter.
    pub(super) fn this(&self) -> TokenStream {
        let ident = &self.container.ident;
        let (_, arguments, _) = self.container.generics.split_for_impl();
        let arguments = of_static(quote!(#arguments));
        quote!(#ident #arguments)
    }

    /// Fails the build where nothing determines a field that is not kept but given to others.
    fn asked(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let mut checks = TokenStream::new();
        if self.has_parameters() {
            return checks;
        }
        for field in fields.list.iter().filter(|field| field.implied) {
            let mut asking = Vec::new();
            for determined in &field.determined {
                let Determined::With(user, position) = determined else {
                    asking.clear();
                    break;
                };
                let Some(user) = fields.list.get(*user) else { continue };
                let ty = &user.value;
                let ty = of_static(quote!(#ty));
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

    /// Fails the build where elements have no bytes and nothing but bytes says how many there are.
    fn elements(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let mut checks = TokenStream::new();
        if self.has_parameters() {
            return checks;
        }
        for field in fields.list.iter().filter(|field| !field.skip) {
            let by_bytes = match &field.extent {
                Extent::Rest | Extent::End(End::Value(_)) => true,
                Extent::Own => field.len.is_some(),
                _ => false,
            };
            let of = field.codec.as_ref().unwrap_or(&field.value);
            let Some(item) = argument(of, "Vec").filter(|_| by_bytes) else { continue };
            let ty = of_static(quote!(#item));
            // The trait that the field needs anyway, so that a type without it gives one error.
            let size = if field.codec.is_some() || !field.with.is_empty() {
                quote_spanned!(item.span()=> <#ty as __wire::Layout<#format>>::SIZE)
            } else if matches!(field.extent, Extent::End(_)) {
                quote_spanned!(item.span()=> <#ty as __wire::EndField<'_, #format>>::SIZE)
            } else {
                quote_spanned!(item.span()=> <#ty as __wire::ItemField<'_, #format>>::SIZE)
            };
            checks.extend(quote_spanned!(item.span()=> __wire::check_elements(#size);));
        }
        checks
    }

    /// Fails the build where a list inside of a field has no count in the format.
    fn counted(&self, fields: &Fields) -> TokenStream {
        let own = |field: &Field| {
            if field.skip || !field.with.is_empty() {
                return None;
            }
            match (&field.codec, &field.extent) {
                // The description of a field that is always there says it already.
                (None, Extent::Own) if field.is_plain() => None,
                (None, Extent::Own) if field.len.is_none() => Some(field.value.clone()),
                (None, _) => argument(&field.value, "Vec"),
                (Some(codec), _) => own_elements(codec, &field.value),
            }
        };
        fields.list.iter().filter_map(own).map(|ty| self.counted_value(&ty)).collect()
    }

    /// [`counted`](Self::counted) for one type.
    fn counted_value(&self, ty: &Type) -> TokenStream {
        let names_a_list = ["Vec", "Bytes"].iter().any(|name| mentions_name(ty, name));
        if self.has_parameters() || !names_a_list {
            return TokenStream::new();
        }
        let (format, span, ty) = (self.format, ty.span(), of_static(quote!(#ty)));
        quote_spanned! {span=>
            __wire::check_counted(<#ty as __wire::ValueField<'_, #format>>::SIZE);
        }
    }

    /// Checks of the masks of flag words that are plain numbers.
    fn masks(&self, fields: &Fields) -> TokenStream {
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
            let Some(number) =
                number.filter(|number| NUMBERS.contains(&number.to_string().as_str()))
            else {
                continue;
            };
            if mentions(mask, &format_ident!("Self")) || self.names_a_parameter(mask) {
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

    /// Whether `tokens` name a parameter of the type.
    fn names_a_parameter(&self, tokens: &impl quote::ToTokens) -> bool {
        self.container.generics.params.iter().any(|param| match param {
            GenericParam::Type(param) => mentions(tokens, &param.ident),
            GenericParam::Const(param) => mentions(tokens, &param.ident),
            GenericParam::Lifetime(_) => false,
        })
    }
}

/// Whether no rule of a format can forbid the field because of its type, place or name, so that no
/// error needs its position: a number behind another one. The compiler has a call less to read.
fn cannot_break_rules(fields: &Fields, index: usize) -> bool {
    let is_number = |field: &Field| {
        field.is_simple() && field.codec.is_none() && !field.skip && is_numbers(&field.value)
    };
    let (before, rest) = fields.list.split_at(index);
    let this = rest.first().is_some_and(|field| is_number(field) && field.name.is_ascii());
    let renamed = fields.list.iter().any(|field| field.wire_name.is_some());
    this && !renamed && before.last().is_none_or(is_number)
}

/// The type in `value`, inside of lists and options, that is on the wire in its own representation
/// although the value around it has a `codec`.
fn own_elements(codec: &Type, value: &Type) -> Option<Type> {
    let of_elements = || argument(value, "Vec").or_else(|| argument(value, "Option"));
    let mut codecs = arguments(codec);
    match last_name(codec)?.as_str() {
        "List" | "Maybe" => of_elements(),
        "AtMost" => own_elements(&codecs.pop()?, value),
        "ListAs" | "MaybeAs" | "Vec" => own_elements(&codecs.pop()?, &of_elements()?),
        _ => None,
    }
}

/// `tokens` with `'static` for every lifetime.
fn of_static(tokens: TokenStream) -> TokenStream {
    let mut is_lifetime = false;
    let of = |token: TokenTree| {
        let before = std::mem::replace(
            &mut is_lifetime,
            matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\''),
        );
        match token {
            TokenTree::Ident(name) if before => Ident::new("static", name.span()).into(),
            TokenTree::Group(group) => {
                let mut inner =
                    proc_macro2::Group::new(group.delimiter(), of_static(group.stream()));
                inner.set_span(group.span());
                inner.into()
            }
            token => token,
        }
    };
    tokens.into_iter().map(of).collect()
}
