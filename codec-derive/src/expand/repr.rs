//! Enums that are a number.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Ident, ext::IdentExt as _, spanned::Spanned};

use super::{Target, Trait, hidden, open};
use crate::{
    model::{Container, NumberType, ReprEnum, ReprVariant},
    syntax::literal,
};

/// The number of a variant, as it is printed.
pub(super) enum Number {
    /// Known here: a constant for each would take time to compile.
    Known(u128),
    /// A constant, for the compiler to compute.
    Constant(Ident),
}

impl Number {
    /// The number as the widest type.
    fn wide(&self, repr: &NumberType) -> TokenStream {
        match self {
            Self::Known(_) => quote!(#self),
            Self::Constant(name) => repr.wide(name),
        }
    }
}

impl ToTokens for Number {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Self::Known(number) => Literal::u128_unsuffixed(*number).to_tokens(tokens),
            Self::Constant(name) => name.to_tokens(tokens),
        }
    }
}

/// The numbers of the variants.
pub(super) fn numbers(kind: &ReprEnum) -> Vec<Number> {
    let mut next = Some(0);
    let number = |(index, variant): (usize, &ReprVariant)| {
        let known = variant.value.as_ref().map_or(next, literal);
        next = known.and_then(|number| number.checked_add(1));
        match known {
            // Whether a codec can write it is for the compiler to check.
            Some(number) if kind.repr.codec.is_none() => Number::Known(number),
            _ => Number::Constant(format_ident!("__WIRE_VALUE_{index}")),
        }
    };
    kind.variants.iter().enumerate().map(number).collect()
}

/// The numbers of the variants, which all formats share.
pub(super) fn constants(container: &Container, kind: &ReprEnum) -> TokenStream {
    let ReprEnum { repr, variants, .. } = kind;
    let numbers = numbers(kind);
    let ty = repr.in_memory();
    let mut before: Option<&Number> = None;
    let (mut constants, mut fits) = (TokenStream::new(), TokenStream::new());
    for (variant, number) in variants.iter().zip(&numbers) {
        let value = match (&variant.value, before) {
            (Some(value), _) => quote!(#value),
            (None, Some(before)) => quote!(#before + 1),
            (None, None) => quote!(0),
        };
        before = Some(number);
        if let Number::Constant(name) = number {
            let span = variant.value.as_ref().map_or(variant.ident.span(), Spanned::span);
            constants.extend(quote!(const #name: #ty = #value;));
            fits.extend(repr.check(name, span));
        }
    }
    // The numbers that are known here have been compared.
    let checks = (!constants.is_empty()).then(|| {
        let wide = numbers.iter().map(|number| number.wide(repr));
        let unique = variants.iter().enumerate().map(|(index, variant)| {
            quote_spanned!(variant.ident.span()=> __wire::check_unique(__WIRE_VALUES, #index);)
        });
        quote! {
            const __WIRE_VALUES: &[__wire::i128] = &[#(#wide),*];
            const _: () = { #(#unique)* #fits };
        }
    });
    let bits = bit_value(container, kind, &numbers);
    let open = kind.open.as_ref().map(|open| open::impls(container, kind, open, &numbers));
    let names = variants.iter().zip(&numbers).map(|(variant, number)| {
        let (name, wide) = (variant.ident.unraw().to_string(), number.wide(repr));
        quote!((#name, #wide))
    });
    quote! {
        #constants
        #checks
        const __WIRE_NAMES: &[(&__wire::str, __wire::i128)] = &[#(#names),*];
        #bits
        #open
    }
}

/// The enum as a group of bits, which is the same in all formats.
fn bit_value(container: &Container, kind: &ReprEnum, numbers: &[Number]) -> TokenStream {
    let ReprEnum { repr, .. } = kind;
    if repr.codec.is_some() {
        // What a codec writes is not a number of a width that is known here.
        return TokenStream::new();
    }
    let repr = &repr.ident;
    let (ident, name) = (&container.ident, container.ident.unraw().to_string());
    let (generics, arguments, clause) = container.generics.split_for_impl();
    let (group, width, value) = (hidden("group"), hidden("width"), hidden("value"));
    let (number, refuse) = (to_number(kind, numbers), refuse_known(kind, numbers));
    let docs = kind.variants.iter().map(|variant| &variant.docs);
    let keeps = if kind.other.is_some() { quote!(Number) } else { quote!(Nothing) };
    let unknown = quote!(#group.unknown_tag(#name));
    let from = from_number(
        kind,
        numbers,
        &quote!(<__wire::#repr as __wire::BitValue>::from_bits(#group)?),
        &unknown,
    );
    quote! {
        #[automatically_derived]
        impl #generics __wire::BitValue for #ident #arguments #clause {
            const MAX_WIDTH: __wire::u32 = __wire::#repr::BITS;
            const KIND: __wire::BitKind = __wire::BitKind::Enum {
                name: #name,
                variants: __WIRE_NAMES,
                docs: &[#(#docs),*],
                keeps: __wire::Keeps::#keeps,
            };
            #[inline]
            fn to_bits(&self, #width: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
                #refuse
                let #value: __wire::#repr = #number;
                __wire::BitValue::to_bits(&#value, #width)
            }
            #[inline]
            fn from_bits(#group: __wire::Group) -> __wire::Result<Self, __wire::DecodeError> {
                #from
            }
        }
    }
}

/// The number of `self`.
fn to_number(kind: &ReprEnum, numbers: &[Number]) -> TokenStream {
    if kind.open.is_some() {
        return quote!(__wire::Open::number(self));
    }
    let value = hidden("value");
    let idents = kind.variants.iter().map(|variant| &variant.ident);
    let keep = kind.other.as_ref().map(|other| quote!(Self::#other(#value) => *#value,));
    quote!(match self { #(Self::#idents => #numbers,)* #keep })
}

/// Leaves with an error if the variant for unknown numbers holds one that another variant has: it
/// would be read back as that one. In an open enum the two are equal.
fn refuse_known(kind: &ReprEnum, numbers: &[Number]) -> Option<TokenStream> {
    let other = kind.other.as_ref().filter(|_| kind.open.is_none() && !numbers.is_empty())?;
    Some(quote! {
        if let Self::#other(#(#numbers)|*) = self {
            return __wire::Err(__wire::known_tag());
        }
    })
}

/// The result for the number `get`, which is the error `unknown` if no variant has that number.
fn from_number(
    kind: &ReprEnum,
    numbers: &[Number],
    get: &TokenStream,
    unknown: &TokenStream,
) -> TokenStream {
    if kind.open.is_some() {
        return quote!(__wire::Ok(__wire::FromTrait::from(#get)));
    }
    let value = hidden("value");
    let idents = kind.variants.iter().map(|variant| &variant.ident);
    let rest = if let Some(other) = &kind.other {
        quote!(__wire::Ok(Self::#other(#value)))
    } else {
        quote!(__wire::Err(#unknown))
    };
    quote!(match #get { #(#numbers => __wire::Ok(Self::#idents),)* #value => #rest, })
}

impl Target<'_> {
    pub(super) fn repr(&self, kind: &ReprEnum) -> TokenStream {
        let format = self.format;
        let ReprEnum { repr, variants, other, .. } = kind;
        let (out, input, value, de) = (hidden("out"), hidden("input"), hidden("value"), self.de());
        let name = self.container.ident.unraw().to_string();
        let docs = &self.container.docs;
        let numbers = numbers(kind);
        let number_type = repr.layout(format);

        let count = variants.len();
        let documented = variants.iter().enumerate().filter_map(|(index, variant)| {
            let docs = &variant.docs;
            (!docs.is_empty()).then(|| quote!((#index, #docs)))
        });
        let keeping = other.is_some().then(|| quote!(.keeping(__wire::Keeps::Number)));
        let layout = self.implement(
            Trait::Layout,
            &quote!(__wire::Layout<#format>),
            &quote! {
                const SIZE: __wire::Size = #number_type::SIZE.converted();
                const TYPE: <#format as __wire::Engine>::TypeNumber = #number_type::TYPE;
                #[inline]
                fn shape() -> __wire::Shape {
                    // Unlike constants with names, these are not evaluated until they are used.
                    __wire::Shape::Enum(const {
                        &__wire::EnumShape::new(#name, #docs, #number_type::shape, const {
                            &__wire::numbered::<#count>(__WIRE_NAMES, &[#(#documented),*])
                        }) #keeping
                    })
                }
            },
        );

        let (ty, put) = (repr.in_memory(), repr.encode(format, &value, &out));
        let (number, refuse) = (to_number(kind, &numbers), refuse_known(kind, &numbers));
        let encode = self.implement(
            Trait::Encode,
            &quote!(__wire::Encode<#format>),
            &quote! {
                #[inline]
                fn encode(
                    &self,
                    #out: &mut __wire::Writer<'_, #format>,
                ) -> __wire::Result<(), __wire::EncodeError> {
                    #refuse
                    let #value: #ty = #number;
                    #put
                }
            },
        );

        let (start, get) = (hidden("start"), repr.decode(format, &de, &input));
        let pattern = repr.pattern(&value);
        let unknown = quote!(__wire::unknown_tag(#name, #pattern, #start));
        let from = from_number(kind, &numbers, &quote!(#get?), &unknown);
        let note = other.is_none().then(|| quote!(let #start = #input.offset();));
        let decode = self.implement(
            Trait::Decode,
            &quote!(__wire::Decode<#de, #format>),
            &quote! {
                #[inline]
                fn decode(
                    #input: &mut __wire::Reader<'_, #de, #format>,
                ) -> __wire::Result<Self, __wire::DecodeError> {
                    #note
                    #from
                }
            },
        );
        quote!(#layout #encode #decode)
    }
}
