//! What enums and structs that are one number have besides, where there are mistakes in them: items
//! that can do nothing, behind the names of traits.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Lifetime, Type};

use crate::{container::ContainerAttrs, tag::number_type};

/// The name of a trait, and its items.
type Items = (TokenStream, TokenStream);

/// `number`, or another if that is none.
fn number(number: &Type) -> TokenStream {
    if number_type(number).is_some() { quote!(#number) } else { quote!(__wire::u64) }
}

/// What a type has once, whatever its formats are.
pub(super) fn once(attrs: &ContainerAttrs) -> Vec<Items> {
    let mut all = Vec::new();
    if attrs.id.is_some() {
        all.push((
            quote!(MessageId),
            quote!(
                const ID: __wire::u64 = 0;
            ),
        ));
    }
    if attrs.name.is_some() {
        all.push((
            quote!(MessageName),
            quote!(
                const NAME: &'static __wire::str = "";
            ),
        ));
    }
    if let Some((_, tag)) = &attrs.tag {
        all.push((quote!(Tagged), tagged(tag)));
    }
    if let Some((_, repr)) = &attrs.repr {
        all.extend(numbered(repr));
    }
    if let (Some((_, repr)), Some(_)) = (&attrs.repr, attrs.open) {
        all.extend(open(&number(repr)));
    }
    if attrs.bits.is_some() {
        all.push((quote!(BitValue), bits()));
    }
    all
}

fn tagged(tag: &Type) -> TokenStream {
    let number = number(tag);
    quote! {
        type Tag<'__wire_t> = #number where Self: '__wire_t;
        const NAME: &'static __wire::str = "";
        fn tag<'__wire_t>(&'__wire_t self, _: __wire::Option<#number>) -> #number {
            0
        }
        fn variant(&self) -> &'static __wire::str {
            ""
        }
    }
}

/// What an enum with a tag has of a format, in both directions.
pub(super) fn body(
    attrs: &ContainerAttrs,
    format: &TokenStream,
    de: &Lifetime,
) -> Option<([Items; 2], Items)> {
    let number = number(&attrs.tag.as_ref()?.1);
    let hint = quote! {
        fn hint_body(&self, _: __wire::usize) -> __wire::usize {
            0
        }
    };
    let encode = quote! {
        fn encode_body(&self, _: &mut __wire::Writer<'_, #format>) -> __wire::Encoded {
            __wire::Ok(())
        }
    };
    let decode = quote! {
        fn decode_body(
            _: #number,
            __wire_at: __wire::usize,
            __wire_in: &mut __wire::Reader<'_, #de, #format>,
        ) -> __wire::Decoded<Self> {
            __wire_in.unknown_name("", __wire_at)
        }
    };
    let encode =
        [(quote!(__wire::Body<#format>), hint), (quote!(__wire::EncodeBody<#format>), encode)];
    Some((encode, (quote!(__wire::DecodeBody<#de, #format, #number>), decode)))
}

/// What an enum that is a number has of it.
fn numbered(repr: &Type) -> [Items; 2] {
    let number = number(repr);
    let numbered = quote! {
        type Number = #number;
        const NAME: &'static __wire::str = "";
        const NAMES: &'static [(&'static __wire::str, __wire::i128)] = &[];
        const DOCS: &'static [&'static __wire::str] = &[];
        const KEEPS: __wire::Keeps = __wire::Keeps::Nothing;
        const IS_OPEN: __wire::bool = false;
        fn number(&self) -> #number {
            0
        }
        fn of(_: #number) -> __wire::Option<Self> {
            __wire::None
        }
    };
    let wide = quote! {
        fn wide(&self) -> __wire::i128 {
            0
        }
        fn narrow(_: __wire::i128) -> __wire::Option<Self> {
            __wire::None
        }
    };
    [(quote!(Numbered), numbered), (quote!(Number), wide)]
}

/// What an enum with `open` has besides.
fn open(number: &TokenStream) -> [Items; 7] {
    [
        (quote!(From<#number>), quote!(fn from(_: #number) -> Self { loop {} })),
        (
            quote!(PartialEq),
            quote!(
                fn eq(&self, _: &Self) -> __wire::bool {
                    true
                }
            ),
        ),
        (quote!(Eq), TokenStream::new()),
        (
            quote!(PartialOrd),
            quote! {
                fn partial_cmp(&self, _: &Self) -> __wire::Option<__wire::Ordering> {
                    __wire::None
                }
            },
        ),
        (
            quote!(Ord),
            quote!(
                fn cmp(&self, _: &Self) -> __wire::Ordering {
                    __wire::Ordering::Equal
                }
            ),
        ),
        (
            quote!(Hash),
            quote!(
                fn hash<__WireHasher: __wire::Hasher>(&self, _: &mut __WireHasher) {}
            ),
        ),
        (
            quote!(Debug),
            quote! {
                fn fmt(&self, _: &mut __wire::Formatter<'_>) -> __wire::fmt::Result {
                    __wire::Ok(())
                }
            },
        ),
    ]
}

/// What a struct that is one number has besides.
fn bits() -> TokenStream {
    quote! {
        const MAX_WIDTH: __wire::u32 = 64;
        const KIND: __wire::BitKind = __wire::BitKind::Unused;
        fn to_bits(&self, _: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            __wire::Ok(0)
        }
        fn from_bits(__wire_group: __wire::Group) -> __wire::Decoded<Self> {
            __wire::Err(__wire_group.invalid(""))
        }
    }
}
