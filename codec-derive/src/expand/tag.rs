//! The number of an enum: a number type, or a codec that names its own.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Ident, Lifetime, Type, spanned::Spanned as _};

use crate::model::NumberType;

impl NumberType {
    /// The type in memory.
    pub(super) fn in_memory(&self) -> TokenStream {
        let ident = &self.ident;
        if let Some(codec) = &self.codec {
            quote_spanned! {codec.span()=>
                <#codec as __wire::NumberCodec>::Number
            }
        } else {
            quote!(__wire::#ident)
        }
    }

    /// The type or codec whose bytes are on the wire.
    pub(super) fn on_wire(&self) -> TokenStream {
        let ident = &self.ident;
        if let Some(codec) = &self.codec { quote!(#codec) } else { quote!(__wire::#ident) }
    }

    /// What is known of its bytes.
    pub(super) fn layout(&self, format: &Type) -> TokenStream {
        let on_wire = self.on_wire();
        quote!(<#on_wire as __wire::Layout<#format>>)
    }

    pub(super) fn span(&self) -> Span {
        self.codec.as_ref().map_or_else(|| self.ident.span(), syn::spanned::Spanned::span)
    }

    /// The constant `value` as the widest type.
    ///
    /// The name of the number type of a codec is not known, so no function of that name can be
    /// called in a constant; a cast keeps every number here.
    pub(super) fn wide(&self, value: &Ident) -> TokenStream {
        let ident = &self.ident;
        if self.codec.is_some() {
            quote!(#value as __wire::i128)
        } else {
            quote!(__wire::wide::#ident(#value))
        }
    }

    /// `value`, which is no constant, as the widest type.
    pub(super) fn widened(&self, value: &TokenStream) -> TokenStream {
        let ident = &self.ident;
        if self.codec.is_some() {
            quote!(__wire::widened(#value))
        } else {
            quote!(__wire::wide::#ident(#value))
        }
    }

    /// The bit pattern of `value`, for error texts.
    pub(super) fn pattern(&self, value: &Ident) -> TokenStream {
        let ident = &self.ident;
        if self.codec.is_some() {
            quote!(__wire::pattern_of(&#value))
        } else {
            quote!(__wire::pattern::#ident(#value))
        }
    }

    /// The message number of `ty`, if it fits.
    pub(super) fn narrow(&self, ty: &Type) -> TokenStream {
        let span = ty.span();
        if self.codec.is_some() {
            let number = self.in_memory();
            // Lints of the user's crate look at casts that the user wrote.
            let span = Span::mixed_site().located_at(span);
            return quote_spanned! {span=> {
                __wire::check_id(
                    <#ty as __wire::MessageId>::ID as __wire::i128,
                    <#ty as __wire::MessageId>::ID as #number as __wire::i128,
                );
                <#ty as __wire::MessageId>::ID as #number
            }};
        }
        let ident = Ident::new(&self.ident.to_string(), span);
        quote_spanned!(span=> __wire::narrow::#ident(<#ty as __wire::MessageId>::ID))
    }

    /// The check that a codec can write the constant `name`, which stands at `span`.
    pub(super) fn check(&self, name: &Ident, span: Span) -> Option<TokenStream> {
        let codec = self.codec.as_ref()?;
        let wide = self.wide(name);
        Some(quote_spanned!(span=> __wire::check_fits::<#codec>(#wide);))
    }

    /// The check that the format has codecs as tags.
    pub(super) fn check_format(&self, format: &Type) -> Option<TokenStream> {
        let codec = self.codec.as_ref()?;
        Some(quote_spanned!(codec.span()=> __wire::check_tag_codec::<#format>();))
    }

    /// Writes the number `value`.
    pub(super) fn encode(&self, format: &Type, value: &Ident, out: &Ident) -> TokenStream {
        if let Some(codec) = &self.codec {
            quote_spanned! {codec.span()=>
                <#codec as __wire::EncodeAs<#format, _>>::encode_as(&#value, #out)
            }
        } else {
            quote!(__wire::Encode::<#format>::encode(&#value, #out))
        }
    }

    /// Reads the number.
    pub(super) fn decode(&self, format: &Type, de: &Lifetime, input: &Ident) -> TokenStream {
        let number = self.in_memory();
        if let Some(codec) = &self.codec {
            quote_spanned! {codec.span()=>
                <#codec as __wire::DecodeAs<#de, #format, #number>>::decode_as(#input)
            }
        } else {
            quote!(<#number as __wire::Decode<#de, #format>>::decode(#input))
        }
    }

    /// Writes the tag `value`.
    pub(super) fn encode_tag(&self, format: &Type, value: &Ident, out: &Ident) -> TokenStream {
        if self.codec.is_some() {
            self.encode(format, value, out)
        } else {
            quote!(<#format as __wire::Engine>::encode_tag(#out, &#value))
        }
    }

    /// Reads the tag, which has the type `ty`.
    pub(super) fn decode_tag(
        &self,
        format: &Type,
        ty: &impl ToTokens,
        de: &Lifetime,
        input: &Ident,
    ) -> TokenStream {
        if self.codec.is_some() {
            self.decode(format, de, input)
        } else {
            quote!(<#format as __wire::Engine>::decode_tag::<#ty>(#input))
        }
    }
}
