//! `Layout` and `Record`: what is known of a struct at compile time.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Expr, ext::IdentExt as _, spanned::Spanned as _};

use super::{Target, Trait, end, number};
use crate::{
    model::{Extent, Field, Fields, Presence},
    syntax::span_of,
};

impl Target<'_> {
    pub(super) fn struct_layout(&self, fields: &Fields) -> TokenStream {
        let format = self.format;
        let record = self.record(fields);
        let span = self.container.ident.span();
        let size = match self.plain_size(fields) {
            Some(size) => Some(size),
            // Constants beside the type cannot name its parameters, so its rules are checked here.
            None => self
                .has_parameters()
                .then(|| quote_spanned!(span=> __wire::checked_size::<#format>(Self::RECORD))),
        };
        let size = size.map(|size| quote!(const SIZE: __wire::Size = #size;));
        self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const RECORD: __wire::Option<&'static __wire::Record<#format>> =
                    __wire::Some(#record);
                #size
                #[inline]
                fn shape() -> __wire::Shape {
                    __wire::shape_of::<#format, Self>()
                }
            },
        )
    }

    /// `&called([Field, …], &[name, docs, …])`.
    pub(super) fn field_list(&self, fields: &Fields) -> TokenStream {
        if fields.list.is_empty() {
            return quote!(&[]);
        }
        let (names, docs): (Vec<_>, Vec<_>) =
            fields.list.iter().map(|field| (&field.name, &field.docs)).unzip();
        let list = fields.list.iter().map(|field| self.field(fields, field));
        let list = quote!(__wire::called([#(#list),*], &[#(#names, #docs),*]));
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

    /// The description of a struct, and the format's options for it.
    fn record(&self, fields: &Fields) -> TokenStream {
        let (container, format) = (self.container, self.format);
        let list = self.field_list(fields);
        let name = container.ident.unraw().to_string();
        let docs = &container.docs;
        let mut shape = quote!(&__wire::RecordShape::new(#name, #docs, #list));
        if container.id.is_some() || container.name.is_some() {
            let wire_name = option(container.name.as_ref());
            let id = option(
                container.id.as_ref().map(|_| quote!(<Self as __wire::MessageId>::ID)).as_ref(),
            );
            shape.extend(quote!(.message(#wire_name, #id)));
        }
        if let Some(layout) = &container.layout {
            shape.extend(quote_spanned! {layout.span()=>
                .placed(|| <#format as __wire::Engine>::placement(&#layout))
            });
        }
        shape.extend(also(&container.aliases));
        let options = options(container.layout.as_ref(), fields);
        quote!(&__wire::Record::<#format>::new(#shape) #options)
    }

    fn field(&self, fields: &Fields, field: &Field) -> TokenStream {
        let format = self.format;
        let directives = &field.directives;
        if field.skip {
            let directed =
                field.is_tag().then(|| quote!(.directed(#directives, &[__wire::Rule::Tag])));
            return quote!(__wire::Field::skipped("", "") #directed);
        }
        let ty = field.codec.as_ref().unwrap_or(&field.value);
        let ended = end::described(field);
        let plain = field.is_plain();
        let mut tokens = if let Some(represented) = self.represented(field) {
            let field = if plain { quote!(FIELD) } else { quote!(CONDITIONAL) };
            quote_spanned!(span_of(ty)=> #represented::#field)
        } else {
            let of = if plain { quote!(of) } else { quote!(conditional) };
            let ty = ended.unwrap_or_else(|| quote!(#ty));
            let plain = quote_spanned!(field.span()=> __wire::Field::#of::<#format, #ty>("", ""));
            self.shaped(field, plain)
        };
        let rules = self.described(fields, field);
        if !directives.is_empty() {
            tokens.extend(quote!(.directed(#directives, &[#rules])));
        } else if !rules.is_empty() {
            tokens.extend(quote!(.ruled(&[#rules])));
        }
        if matches!(field.extent, Extent::Rest) && field.len.is_none() {
            tokens.extend(quote!(.to_the_end()));
        }
        if field.at.is_some() {
            tokens.extend(quote!(.elsewhere()));
        }
        // Other versions have neither the field nor its padding, nor has an absent tail.
        if let Some(pad) = field.padding.pad
            && field.versions.is_none()
            && !matches!(field.presence, Presence::Tail)
            && field.at.is_none()
        {
            tokens.extend(quote!(.padded(#pad)));
        }
        tokens
    }
}

impl Target<'_> {
    /// `field` with the description that its codec has for the type of its value.
    fn shaped(&self, field: &Field, described: TokenStream) -> TokenStream {
        let (format, ty) = (self.format, &field.value);
        match &field.codec {
            // What a parameter is made of is known only where it is encoded.
            Some(codec)
                if !matches!(field.extent, Extent::End(_))
                    && !self.is_generic(ty)
                    && !self.is_generic(codec) =>
            {
                let shape = quote_spanned! {codec.span()=>
                    <#codec as __wire::EncodeAs<#format, #ty>>::shape_as
                };
                quote!(#described.shaped(#shape))
            }
            _ => described,
        }
    }
}

/// `Some(value)` or `None`.
pub(super) fn option(value: Option<&impl quote::ToTokens>) -> TokenStream {
    if let Some(value) = value { quote!(__wire::Some(#value)) } else { quote!(__wire::None) }
}

/// `.with_layout(…)`, if the struct or a field has options of the format.
pub(super) fn options(layout: Option<&Expr>, fields: &Fields) -> Option<TokenStream> {
    let of_fields: Vec<_> = fields
        .list
        .iter()
        .enumerate()
        .filter_map(|(index, field)| {
            let (layout, at) = (field.layout.as_ref()?, number(index));
            Some(quote!((#at, #layout)))
        })
        .collect();
    if layout.is_none() && of_fields.is_empty() {
        return None;
    }
    let layout = option(layout.map(|layout| quote_spanned!(layout.span()=> &#layout)).as_ref());
    Some(quote!(.with_layout(#layout, &[#(#of_fields),*])))
}

/// `.also(…)`, if there are other names.
pub(super) fn also(aliases: &[String]) -> Option<TokenStream> {
    (!aliases.is_empty()).then(|| quote!(.also(&[#(#aliases),*])))
}
