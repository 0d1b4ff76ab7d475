//! Structs that are one number.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{ext::IdentExt as _, spanned::Spanned as _};

use super::{Target, Trait, arithmetic::condition, hidden, number, uses};
use crate::model::{BitStruct, Container, Extent, Field, Substitution, local};

/// The bits of the struct, which are the same in all formats.
pub(super) fn shared(container: &Container, kind: &BitStruct) -> TokenStream {
    let Some(format) = container.formats.first() else { return TokenStream::new() };
    Target::new(container, format).bit_value(kind)
}

impl Target<'_> {
    /// What is left for one format: the number.
    pub(super) fn bits(&self, kind: &BitStruct) -> TokenStream {
        let (format, number, de) = (self.format, &kind.number, self.de());
        let (out, input) = (hidden("out"), hidden("input"));
        let of_number = quote_spanned!(number.span()=> <#number as __wire::Layout<#format>>);
        let layout = self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const SIZE: __wire::Size = #of_number::SIZE.converted();
                const TYPE: <#format as __wire::Engine>::TypeNumber = #of_number::TYPE;
                const BITS: __wire::Option<__wire::BitKind> =
                    __wire::Some(<Self as __wire::BitValue>::KIND);
                #[inline]
                fn shape() -> __wire::Shape {
                    __wire::bits_shape::<Self>(#of_number::shape)
                }
            },
        );
        let encode_call =
            quote_spanned!(number.span()=> __wire::encode_bits::<#format, #number, Self>);
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode(
                    &self,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    #encode_call(self, #out)
                }
            },
        );
        let decode_call =
            quote_spanned!(number.span()=> __wire::decode_bits::<#format, #number, Self>);
        let decode = self.implement(
            Trait::Decode,
            &quote!(__wire::Decode<#de, #format>),
            &quote! {
                #[inline]
                fn decode(
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    #decode_call(#input)
                }
            },
        );
        quote!(#layout #encode #decode)
    }

    /// The bounds on parameters: they are groups of bits.
    pub(super) fn bit_bounds(&self, kind: &BitStruct) -> Vec<syn::WherePredicate> {
        let on_wire = || kind.fields.list.iter().filter(|field| !field.skip);
        let params = self.container.generics.type_params().map(|param| &param.ident);
        params
            .filter(|param| on_wire().any(|field| uses(&field.value, param)))
            .map(|param| syn::parse_quote!(#param: __wire::BitValue))
            .collect()
    }

    /// `BitValue`: the fields as bits of a number.
    fn bit_value(&self, kind: &BitStruct) -> TokenStream {
        let container = self.container;
        let (name, docs) = (container.ident.unraw().to_string(), &container.docs);
        let (number, lsb_first) = (&kind.number, kind.lsb_first);
        let width = quote_spanned!(number.span()=> <#number as __wire::BitNumber>::WIDTH);
        let groups = kind.fields.list.iter().map(|field| self.bit_group(kind, field));
        let groups = quote_spanned! {number.span()=>
            __wire::bit_groups([#(#groups),*], #width, #lsb_first)
        };
        let (encode, decode) = (self.bit_encode(kind), self.bit_decode(kind));
        // Reading is always inlined: left to itself, the compiler calls it for each element of a
        // list, which takes ten times as long.
        let group = hidden("group");
        let value = self.implement(
            Trait::Layout,
            &quote!(__wire::BitValue),
            &quote! {
                const WIDTH: __wire::Option<__wire::u32> = __wire::Some(#width);
                const MIN_WIDTH: __wire::u32 = #width;
                const MAX_WIDTH: __wire::u32 = #width;
                const KIND: __wire::BitKind = __wire::BitKind::Struct(
                    &__wire::BitsShape::new(#name, #docs, #width, &#groups),
                );
                #[inline]
                fn to_bits(&self, _: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
                    #encode
                }
                #[inline(always)]
                fn from_bits(#group: __wire::Group) -> __wire::Result<Self, __wire::DecodeError> {
                    #decode
                }
            },
        );
        // A type with parameters is checked where it is used.
        let check = (!self.has_parameters()).then(|| {
            let this = self.this();
            quote!(const _: __wire::BitKind = <#this as __wire::BitValue>::KIND;)
        });
        quote!(#value #check)
    }

    /// The calls that write the fields.
    fn bit_encode(&self, kind: &BitStruct) -> TokenStream {
        let o = hidden("o");
        let mut known = Substitution::new();
        let mut body = TokenStream::new();
        for (index, field) in kind.fields.list.iter().enumerate().filter(|(_, field)| !field.skip) {
            let (at, member, ty) = (number(index), &field.member, &field.value);
            let span = field.ty.span().resolved_at(proc_macro2::Span::call_site());
            let stored = quote_spanned!(span=> self.#member);
            let place = if field.constant.is_some() {
                let (local, constant) = (local(index), self.constant(field));
                // Names the field, or the compiler would call it unused.
                body.extend(quote!(let _ = &#stored; let #local: #ty = #constant;));
                quote!(#local)
            } else {
                stored
            };
            known.push((field.name.clone(), place.clone()));
            if let Some(check) = &field.check {
                let text = quote!(#check).to_string();
                let ok = condition(check, &known, &quote!(#at));
                body.extend(quote_spanned!(check.span()=> #o.check(#at, #ok, #text)?;));
            }
            body.extend(quote_spanned!(ty.span()=> #o.put::<#ty>(#at, &#place)?;));
        }
        quote! {
            let mut #o = __wire::BitWriter::new::<Self>();
            #body
            __wire::Ok(#o.finish())
        }
    }

    /// The calls that read the fields, and the struct that they make.
    fn bit_decode(&self, kind: &BitStruct) -> TokenStream {
        let (o, group) = (hidden("o"), hidden("group"));
        let mut known = Substitution::new();
        let (mut body, mut members) = (TokenStream::new(), Vec::new());
        for (index, field) in kind.fields.list.iter().enumerate() {
            let (at, member, ty) = (number(index), &field.member, &field.value);
            if field.skip {
                let default = self.default(field);
                members.push(quote!(#member: #default));
                continue;
            }
            let local = local(index);
            body.extend(quote_spanned!(ty.span()=> let #local: #ty = #o.get(#at)?;));
            known.push((field.name.clone(), quote!(#local)));
            if field.constant.is_some() {
                let constant = self.constant(field);
                body.extend(quote!(#o.constant(#at, &#local, &#constant)?;));
            }
            if let Some(check) = &field.check {
                let text = quote!(#check).to_string();
                let ok = condition(check, &known, &quote!(#at));
                body.extend(quote_spanned!(check.span()=> #o.check(#at, #ok, #text)?;));
            }
            members.push(if field.implied {
                quote!(#member: __wire::Implied::new())
            } else {
                quote!(#member: #local)
            });
        }
        quote! {
            let #o = __wire::BitReader::new::<Self>(#group);
            #body
            __wire::Ok(Self { #(#members),* })
        }
    }
}

impl Target<'_> {
    /// The description of a field, without its place.
    fn bit_group(&self, kind: &BitStruct, field: &Field) -> TokenStream {
        let (ty, name, docs, directives) =
            (&field.value, &field.name, &field.docs, &field.directives);
        let of = match (&field.extent, field.bits) {
            _ if field.skip => quote!(__wire::BitGroup::skipped()),
            (Extent::Rest, _) => quote_spanned!(ty.span()=> __wire::BitGroup::rest::<#ty>()),
            (_, Some(width)) => {
                let width = proc_macro2::Literal::u32_unsuffixed(width);
                quote_spanned!(ty.span()=> __wire::BitGroup::of::<#ty>(__wire::Some(#width)))
            }
            _ => quote_spanned!(ty.span()=> __wire::BitGroup::of::<#ty>(__wire::None)),
        };
        let padded = field.padding.pad.map(|pad| {
            let pad = number(pad);
            quote!(.padded(#pad))
        });
        let checked = (field.constant.is_some() || field.check.is_some()).then(|| {
            let rules = self.described(&kind.fields, field);
            quote!(.checked(&[#rules]))
        });
        quote!(#of #padded #checked .called(#name, #docs, #directives))
    }
}
