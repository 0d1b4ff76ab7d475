//! Enums that are numbers.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Type, ext::IdentExt as _};

use super::{Of, Trait, generics::de, ids, implement, open};
use crate::model::{Container, Named, NumberEnum, Value};

/// What an enum has once, whatever its formats are.
pub(super) fn once(container: &Container, kind: &NumberEnum) -> TokenStream {
    let NumberEnum { tag, variants, other, is_open, .. } = kind;
    let name = container.ident.unraw().to_string();
    let of = tag.in_memory(&quote!('static));
    let constants = variants.iter().map(|variant| variant.value.constant(tag));
    let is_known = variants.iter().all(|variant| matches!(variant.value, Value::Known(_)));
    let apart = (!is_known).then(|| {
        ids::checks(variants.iter().map(|variant| {
            let wide = tag.wide(&variant.number());
            (variant.ident.span(), quote!((#wide, #wide)))
        }))
    });
    let names = variants.iter().map(|variant| {
        let (name, wide) = (variant.ident.unraw().to_string(), tag.wide(&variant.number()));
        quote!((#name, #wide))
    });
    let numbers = variants.iter().map(Named::number);
    let to = variants
        .iter()
        .zip(numbers)
        .map(|(Named { ident, .. }, number)| quote!(Self::#ident => #number,));
    let from = variants.iter().map(|variant| {
        let (ident, number) = (&variant.ident, variant.number());
        quote!(#number => __wire::Some(Self::#ident),)
    });
    let keep =
        other.as_ref().map(|(other, _)| quote!(Self::#other(__wire_value) => *__wire_value,));
    let rest = match other {
        Some((other, _)) => quote!(__wire_value => __wire::Some(Self::#other(__wire_value)),),
        None => quote!(_ => __wire::None,),
    };
    let keeps = if other.is_some() { quote!(Number) } else { quote!(Nothing) };
    let docs: Vec<&str> = variants.iter().map(|variant| variant.docs.text.as_str()).collect();
    let docs = if docs.iter().all(|docs| docs.is_empty()) { &[] } else { docs.as_slice() };
    let this = if variants.is_empty() && other.is_none() { quote!(*self) } else { quote!(self) };
    let numbered = quote! {
        type Number = #of;
        const NAME: &'static __wire::str = #name;
        const NAMES: &'static [(&'static __wire::str, __wire::i128)] = &[#(#names),*];
        const DOCS: &'static [&'static __wire::str] = &[#(#docs),*];
        const KEEPS: __wire::Keeps = __wire::Keeps::#keeps;
        const IS_OPEN: __wire::bool = #is_open;
        #[inline]
        fn number(&self) -> #of {
            match #this { #(#to)* #keep }
        }
        #[inline]
        fn of(__wire_number: #of) -> __wire::Option<Self> {
            match __wire_number { #(#from)* #rest }
        }
    };
    let number = quote! {
        #[inline]
        fn wide(&self) -> __wire::i128 {
            __wire::Number::wide(&__wire::Numbered::number(self))
        }
        #[inline]
        fn narrow(__wire_wide: __wire::i128) -> __wire::Option<Self> {
            match __wire::Number::narrow(__wire_wide) {
                __wire::Some(__wire_number) => __wire::Numbered::of(__wire_number),
                __wire::None => __wire::None,
            }
        }
    };
    let numbered = implement(container, &Trait::without_format("Numbered"), numbered);
    let number = implement(container, &Trait::without_format("Number"), number);
    let open = open::impls(container, kind);
    quote!(#(#constants)* #apart #numbered #number #open)
}

impl Named {
    /// The number, as an expression and as a pattern.
    pub(super) fn number(&self) -> TokenStream {
        self.value.tokens(self.span)
    }
}

/// The impls for a format.
pub(super) fn number(container: &Container, format: &Type, kind: &NumberEnum) -> TokenStream {
    let (form, layout) = (kind.tag.form(), kind.tag.layout(format));
    let de = de(&container.generics);
    let (name, docs) = (container.ident.unraw().to_string(), &container.docs.text);
    let count = kind.variants.len();
    let size = quote! {
        const SIZE: __wire::Size = #layout::SIZE;
        const TYPE: <#format as __wire::Engine>::Type = #layout::TYPE;
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Enum(const {
                &__wire::EnumShape::new(#name, #docs, #layout::shape, const {
                    &__wire::numbered::<#count>(
                        <Self as __wire::Numbered>::NAMES,
                        <Self as __wire::Numbered>::DOCS,
                    )
                })
                .keeping(<Self as __wire::Numbered>::KEEPS)
            })
        }
    };
    let encode = quote! {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, #format>) -> __wire::Encoded {
            __wire_out.number(self, &#form)
        }
    };
    let decode = quote! {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, #de, #format>) -> __wire::Decoded<Self> {
            __wire_in.number(&#form)
        }
    };
    let impls = [
        implement(container, &Trait::new("Layout", format, Of::Layout), size),
        implement(container, &Trait::new("Encode", format, Of::Encode), encode),
        implement(container, &Trait::new("Decode", format, Of::Decode), decode),
    ];
    quote!(#(#impls)*)
}
