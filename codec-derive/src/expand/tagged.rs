//! Enums with a tag before the fields of each variant.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::{Ident, ext::IdentExt as _, spanned::Spanned as _};

use super::{
    SMALL, Target, Trait, hidden,
    layout::{also, options},
    tags,
};
use crate::model::{Fields, Ids, Payload, TaggedEnum, TaggedVariant, local};

/// The tags of the variants, which all formats share.
pub(super) fn constants(kind: &TaggedEnum) -> TokenStream {
    let (tag, tag_type) = (&kind.tag, tag_type(kind));
    let mut fits = TokenStream::new();
    let mut all = Vec::new();
    let mut constants = TokenStream::new();
    let mut unique = TokenStream::new();
    for (index, variant) in kind.variants.iter().enumerate() {
        for (part, name) in names(index, variant).into_iter().enumerate() {
            let (value, span) = match (&variant.ids, &variant.payload) {
                (Ids::Given(ids), _) => match ids.get(part) {
                    Some(id) => {
                        let first = tags::ends(id).map_or(id, |(first, last)| {
                            let name = tags::last(&name);
                            constants.extend(quote!(const #name: #tag_type = #last;));
                            first
                        });
                        (quote!(#first), id.span())
                    }
                    None => continue,
                },
                (Ids::OfPayload, Payload::Value(ty)) if kind.is_text() => {
                    let name = quote_spanned!(ty.span()=> <#ty as __wire::MessageName>::NAME);
                    (name, variant.ident.span())
                }
                (Ids::OfPayload, Payload::Value(ty)) => (tag.narrow(ty), variant.ident.span()),
                (Ids::OfPayload, _) => continue,
            };
            constants.extend(quote!(const #name: #tag_type = #value;));
            fits.extend(tag.check(&name, span));
            let position = all.len();
            unique.extend(quote_spanned!(span=> __wire::check_unique(__WIRE_TAGS, #position);));
            all.push(name);
        }
    }
    if kind.is_text() {
        return constants;
    }
    if tags::has_ranges(kind) {
        let apart = tags::apart(kind);
        return quote!(#constants #apart);
    }
    let wide = all.iter().map(|name| tag.wide(name));
    quote! {
        #constants
        const __WIRE_TAGS: &[__wire::i128] = &[#(#wide),*];
        const _: () = { #unique #fits };
    }
}

/// The type of the tag in constants.
fn tag_type(kind: &TaggedEnum) -> TokenStream {
    if kind.is_text() { quote!(&'static __wire::str) } else { kind.tag.in_memory() }
}

/// The names of the constants for the tags of a variant.
pub(super) fn names(index: usize, variant: &TaggedVariant) -> Vec<Ident> {
    let count = match &variant.ids {
        Ids::Given(ids) => ids.len(),
        Ids::OfPayload => 1,
    };
    (0..count).map(|part| format_ident!("__WIRE_TAG_{index}_{part}")).collect()
}

impl Target<'_> {
    pub(super) fn tagged(&self, kind: &TaggedEnum) -> TokenStream {
        let layout = self.tagged_layout(kind);
        let encode = self.tagged_encode(kind);
        let decode = self.tagged_decode(kind);
        let format = self.format;
        let place = quote_spanned! {kind.tag.span()=>
            __wire::check_directive::<#format>(__wire::Directive::Tag);
        };
        let bare = kind.tag.check_format(format);
        let rules = self.rules_of_variants(kind);
        quote!(#layout #encode #decode const _: () = { #place #bare #rules };)
    }

    fn tagged_layout(&self, kind: &TaggedEnum) -> TokenStream {
        let format = self.format;
        let tag = &kind.tag;
        let on_wire = if kind.is_text() { tag_type(kind) } else { tag.on_wire() };
        let name = self.container.ident.unraw().to_string();
        let docs = &self.container.docs;
        let lists = kind.variants.iter().map(|variant| {
            if let Payload::Fields(fields) = &variant.payload {
                self.field_list(fields)
            } else {
                quote!(&[])
            }
        });
        let this = quote!(<Self as __wire::Variants<#format>>);
        let keeping = kind.other.as_ref().map(|_| quote!(.keeping(__wire::Keeps::Rest)));
        let objects = tags::with_fields(kind).map(|(index, variant, _)| {
            let (name, docs) = (variant.ident.unraw().to_string(), &variant.docs);
            let mut fields = quote!(__wire::fields(#this::FIELDS, #index));
            if self.has_parameters() {
                let span = variant.ident.span();
                fields = quote_spanned!(span=> __wire::checked::<#format>(#fields));
            }
            quote!(&__wire::RecordShape::new(#name, #docs, #fields))
        });
        let records = tags::with_fields(kind).enumerate().map(|(place, (_, _, fields))| {
            let options = options(None, fields);
            quote!(&__wire::Record::new(__wire::shape_at(#this::SHAPES, #place)) #options)
        });
        let shapes = kind.variants.iter().enumerate().map(|(index, variant)| {
            let (name, docs) = (variant.ident.unraw().to_string(), &variant.docs);
            let tags = names(index, variant);
            let also = also(&variant.aliases);
            let shape = match &variant.payload {
                Payload::Unit => quote!(|| __wire::Shape::Unit),
                Payload::Value(ty) => {
                    if let Some(represented) = self.represented_payload(ty) {
                        quote_spanned!(ty.span()=> #represented::CONDITIONAL.shape)
                    } else {
                        quote_spanned!(ty.span()=> <#ty as __wire::Layout<#format>>::shape)
                    }
                }
                Payload::Fields(_) => {
                    let place = tags::place(kind, index);
                    let shape = quote!(__wire::shape_at(#this::SHAPES, #place));
                    quote!(|| __wire::Shape::Record(const { #shape }))
                }
            };
            if kind.is_text() {
                return quote! {
                    __wire::VariantShape::new(#name, #docs, &[], #shape)
                        .told_by(&[#(#tags),*]) #also
                };
            }
            let wide = tags.iter().map(|name| tag.wide(name));
            let ranging = tags::ranging(kind, index, variant);
            quote!(__wire::VariantShape::new(#name, #docs, &[#(#wide),*], #shape) #ranging #also)
        });
        let variants = self.implement(
            Trait::Layout,
            &quote!(__wire::Variants<#format>),
            &quote! {
                const FIELDS: &'static [&'static [__wire::Field]] = &[#(#lists),*];
                const SHAPES: &'static [&'static __wire::RecordShape] = &[#(#objects),*];
                const RECORDS: &'static [&'static __wire::Record<#format>] = &[#(#records),*];
                const VARIANTS: &'static [__wire::VariantShape] = &[#(#shapes),*];
                const ENUM: &'static __wire::EnumShape = &__wire::EnumShape::new(
                    #name,
                    #docs,
                    <#on_wire as __wire::Layout<#format>>::shape,
                    #this::VARIANTS,
                ) #keeping;
            },
        );
        let layout = self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const SIZE: __wire::Size = __wire::tagged_size::<#format, #on_wire>();
                #[inline]
                fn shape() -> __wire::Shape {
                    __wire::Shape::Enum(#this::ENUM)
                }
            },
        );
        quote!(#variants #layout)
    }

    fn tagged_encode(&self, kind: &TaggedEnum) -> TokenStream {
        let format = self.format;
        let tag_type = tag_type(kind);
        let (out, kept, value) = (hidden("out"), hidden("kept"), hidden("value"));
        let selectors = kind.variants.iter().enumerate().map(|(index, variant)| {
            let ident = &variant.ident;
            if let Some(kept) = tags::kept(variant) {
                return kept;
            }
            let names = names(index, variant);
            match &*names {
                [only] => quote!(Self::#ident { .. } => #only,),
                [first, ..] => quote! {
                    Self::#ident { .. } => match #kept {
                        __wire::Some(#value @ (#(#names)|*)) => #value,
                        _ => #first,
                    },
                },
                [] => TokenStream::new(),
            }
        });
        let keep = kind.other.as_ref().map(|other| {
            let (ident, [member, _]) = (&other.ident, &other.members);
            if kind.is_text() {
                // The text is written before anyone asks.
                return quote!(Self::#ident { .. } => "",);
            }
            quote!(Self::#ident { #member: #value, .. } => *#value,)
        });
        let text = self.encode_text(kind);
        let unused = names_are_single(kind).then(|| quote!(let _ = #kept;));
        let (written, payloads) = (hidden("written"), self.encode_arms(kind));
        let put = kind.tag.encode_tag(format, &value, &out);
        let called = kind.variants.iter().map(|variant| {
            let (ident, name) = (&variant.ident, variant.ident.unraw().to_string());
            quote!(Self::#ident { .. } => #name,)
        });
        let unnamed = kind.other.as_ref().map(|other| {
            let (ident, name) = (&other.ident, other.ident.unraw().to_string());
            quote!(Self::#ident { .. } => #name,)
        });
        let switch = self.implement(
            Trait::Encode,
            &quote!(__wire::EncodeSwitch<#format>),
            &quote! {
                type Selector = #tag_type;
                #[inline]
                fn selector(&self, #kept: __wire::Option<#tag_type>) -> #tag_type {
                    #unused
                    match self { #(#selectors)* #keep }
                }
                #[inline]
                fn encode_payload(
                    &self,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    let #written: __wire::Result<(), __wire::EncodeError> =
                        match self { #payloads };
                    #written.map_err(|error| {
                        error.in_field(__wire::EncodeSwitch::<#format>::variant(self))
                    })
                }
                #[cold]
                fn variant(&self) -> &'static __wire::str {
                    match self { #(#called)* #unnamed }
                }
            },
        );
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode(
                    &self,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    #text
                    let #value = __wire::EncodeSwitch::<#format>::selector(self, __wire::None);
                    #put?;
                    __wire::EncodeSwitch::<#format>::encode_payload(self, #out)
                }
            },
        );
        quote!(#switch #encode)
    }

    fn encode_arms(&self, kind: &TaggedEnum) -> TokenStream {
        let format = self.format;
        let (out, o, value) = (hidden("out"), hidden("o"), hidden("value"));
        let payloads = kind.variants.iter().enumerate().map(|(index, variant)| {
            let ident = &variant.ident;
            match &variant.payload {
                Payload::Unit => quote!(Self::#ident => __wire::Ok(()),),
                Payload::Value(ty) => {
                    let encode = if let Some(represented) = self.represented_payload(ty) {
                        quote_spanned!(ty.span()=> #represented::encode_payload)
                    } else {
                        quote_spanned!(ty.span()=> __wire::Encode::<#format>::encode)
                    };
                    quote_spanned!(ty.span()=> Self::#ident(#value) => #encode(#value, #out),)
                }
                Payload::Fields(fields) => {
                    let pattern = pattern(ident, fields);
                    let body = self.encode_fields(fields, |field| {
                        let local = member_local(fields, field);
                        quote!((*#local))
                    });
                    let record = self.record_of(kind, index);
                    let encode = quote! {
                        #out.variant(#record, |#o| { #body })
                    };
                    if variant.tag_field().is_some() {
                        let encode = self.with_own_tag(kind, (index, variant), encode);
                        return quote!(#pattern => #encode,);
                    }
                    quote!(#pattern => #encode,)
                }
            }
        });
        let rest = self.encode_other(kind);
        quote!(#(#payloads)* #rest)
    }

    fn tagged_decode(&self, kind: &TaggedEnum) -> TokenStream {
        let format = self.format;
        let (input, selector, start, de) =
            (hidden("input"), hidden("selector"), hidden("start"), self.de());
        let tag_type = if kind.is_text() { quote!(&#de __wire::str) } else { tag_type(kind) };
        let (value, reads) = (hidden("value"), self.decode_arms(kind));
        let get = kind.tag.decode_tag(format, &tag_type, &de, &input);
        let name = self.variant_name(kind, &selector.to_token_stream());
        let switch = self.implement(
            Trait::Decode,
            &quote!(__wire::DecodeSwitch<#de, #format>),
            &quote! {
                type Selector = #tag_type;
                #[inline(always)]
                fn decode_payload(
                    #selector: #tag_type,
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    #input.enter_variant(|| #name);
                    let #value: __wire::Result<Self, __wire::DecodeError> =
                        match #selector { #reads };
                    #input.leave_variant(&#value);
                    #value.map_err(|error| error.in_field(#name))
                }
            },
        );
        let decode = self.implement(
            Trait::Decode,
            &quote!(__wire::Decode<#de, #format>),
            &quote! {
                #[inline(always)]
                fn decode(
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    let #start = #input.offset();
                    let #selector = #get?;
                    <Self as __wire::DecodeSwitch<#de, #format>>::decode_payload(#selector, #input)
                        .map_err(|error| __wire::at_tag(error, #start))
                }
            },
        );
        quote!(#switch #decode)
    }

    /// The name of the variant that has the tag `selector`. It is looked up only for errors, so
    /// that the compiler can merge the arms of variants that are alike.
    fn variant_name(&self, kind: &TaggedEnum, selector: &TokenStream) -> TokenStream {
        let format = self.format;
        let tag = &kind.tag;
        let variants = quote!(<Self as __wire::Variants<#format>>::VARIANTS);
        if kind.is_text() {
            quote!(__wire::variant_called(#variants, #selector))
        } else {
            let wide = tag.widened(selector);
            quote!(__wire::variant_of(#variants, #wide))
        }
    }

    fn decode_arms(&self, kind: &TaggedEnum) -> TokenStream {
        let format = self.format;
        let (input, o, value) = (hidden("input"), hidden("o"), hidden("value"));
        let apart = kind.variants.len() > SMALL;
        let mut arms = TokenStream::new();
        for (index, variant) in kind.variants.iter().enumerate() {
            let (ident, tags) = (&variant.ident, tags::patterns(index, variant));
            let body = match &variant.payload {
                Payload::Unit => quote!(__wire::Ok(Self::#ident)),
                Payload::Value(ty) => {
                    let decode = if let Some(represented) = self.represented_payload(ty) {
                        quote_spanned!(ty.span()=> #represented::decode_payload::<#apart>)
                    } else {
                        quote_spanned!(ty.span()=> __wire::payload::<#format, #ty, #apart>)
                    };
                    // Not a `match`: in code that is not optimized, each arm would have its own room for
                    // a payload in the stack of this function.
                    quote_spanned!(ty.span()=> #decode(#input).map(Self::#ident))
                }
                Payload::Fields(fields) => {
                    let body = self.decode_fields(fields, &quote!(Self::#ident));
                    let record = self.record_of(kind, index);
                    quote!(#input.variant(#record, |#o| { #body }))
                }
            };
            arms.extend(quote!(#(#tags)|* => #body,));
        }
        let name = self.container.ident.unraw().to_string();
        // The error for a tag of no variant has no variant in its path.
        let unknown = (!kind.variants.is_empty()).then(|| quote!(return));
        arms.extend(if let Some(other) = &kind.other {
            let (ident, [tag, bytes], ty) = (&other.ident, &other.members, &other.bytes);
            let rest = quote_spanned! {ty.span()=>
                <#ty as __wire::ListField<'_, #format>>::decode_kept(#input)?
            };
            let kept = if kind.is_text() {
                quote_spanned!(other.tag.span()=> __wire::kept_text(#value, #input)?)
            } else {
                quote!(#value)
            };
            quote!(#value => __wire::Ok(Self::#ident { #tag: #kept, #bytes: #rest }),)
        } else if kind.is_text() {
            quote!(_ => #unknown __wire::Err(__wire::unknown_name(#name, #input.offset())),)
        } else {
            let pattern = kind.tag.pattern(&value);
            quote! {
                #value => #unknown __wire::Err(__wire::unknown_tag(#name, #pattern, #input.offset())),
            }
        });
        arms
    }
}

fn names_are_single(kind: &TaggedEnum) -> bool {
    kind.variants.iter().all(|variant| match &variant.ids {
        Ids::Given(ids) => ids.len() < 2 || variant.tag_field().is_some(),
        Ids::OfPayload => true,
    })
}

/// `Self::Variant { member: local, … }`.
fn pattern(ident: &Ident, fields: &Fields) -> TokenStream {
    let members = fields.list.iter().enumerate().map(|(index, field)| {
        let member = &field.member;
        if field.skip && !field.is_tag() {
            quote!(#member: _)
        } else {
            let local = format_ident!("{}_ref", local(index));
            quote!(#member: #local)
        }
    });
    quote!(Self::#ident { #(#members),* })
}

fn member_local(fields: &Fields, field: &crate::model::Field) -> Ident {
    let index = fields
        .list
        .iter()
        .position(|other| {
            other.member.to_token_stream().to_string() == field.member.to_token_stream().to_string()
        })
        .unwrap_or_default();
    format_ident!("{}_ref", local(index))
}
