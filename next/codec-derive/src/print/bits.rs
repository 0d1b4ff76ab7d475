//! Structs that are one number: the same steps as for other structs, over groups of its bits.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Type, ext::IdentExt as _, spanned::Spanned as _};

use super::{Of, Trait, fields, generics::de, implement};
use crate::{
    expr::located,
    model::{BitStruct, Container},
    role::Role,
    site::{Side, Site},
    tag::number_type,
};

/// What a struct has once, whatever its formats are: its fields as bits of a number.
pub(super) fn once(container: &Container, kind: &BitStruct) -> TokenStream {
    let Some(format) = container.formats.first() else { return TokenStream::new() };
    let (number, is_lsb_first, list) = (&kind.number, kind.is_lsb_first, &kind.fields.list);
    let width = quote_spanned!(located(number.span())=> <#number as __wire::BitNumber>::WIDTH);
    let sites =
        list.iter().map(|field| Site { fields: &kind.fields, field, side: Side::Write, format });
    let groups = sites.map(|site| group(&site));
    let (name, docs) = (container.ident.unraw().to_string(), &container.docs.text);
    let groups = quote_spanned! {number.span()=>
        __wire::bit_groups([#(#groups),*], #width, #is_lsb_first)
    };
    let write = fields::write(&kind.fields, format);
    let read = fields::read(&kind.fields, format, &quote!(Self));
    let items = quote! {
        const WIDTH: __wire::Option<__wire::u32> = __wire::Some(#width);
        const MIN_WIDTH: __wire::u32 = #width;
        const MAX_WIDTH: __wire::u32 = #width;
        const KIND: __wire::BitKind = __wire::BitKind::Struct(
            &__wire::BitsShape::new(#name, #docs, #width, &#groups),
        );
        #[inline]
        fn to_bits(&self, _: __wire::u32) -> __wire::Result<__wire::u64, __wire::EncodeError> {
            let mut __wire_writer = __wire::BitWriter::new::<Self>();
            let __wire_out = &mut __wire_writer;
            #write
            __wire::Ok(__wire_writer.finish())
        }
        #[inline]
        fn from_bits(__wire_group: __wire::Group) -> __wire::Decoded<Self> {
            let __wire_in = &__wire::BitReader::new::<Self>(__wire_group);
            #read
        }
    };
    let of = Trait { needs: Some(Of::Layout), ..Trait::without_format("BitValue") };
    let value = implement(container, &of, items);
    // A type with parameters is checked where it is used.
    let ident = &container.ident;
    let check = container
        .generics
        .params
        .is_empty()
        .then(|| quote!(const _: __wire::BitKind = <#ident as __wire::BitValue>::KIND;));
    quote!(#value #check)
}

/// A group of bits, without its place.
fn group(site: &Site<'_>) -> TokenStream {
    let field = site.field;
    let (ty, name, docs) = (&field.value, &field.name, &field.docs.text);
    let own = quote_spanned!(ty.span()=> __wire::BitGroup::of::<#ty>());
    let group = field.given.iter().rev().fold(own, |inner, given| given.directive.bits(inner));
    // The others are in the places of the groups.
    let is_rule = |role| role == Role::Origin || role == Role::Check;
    let rules = field.given.iter().filter(|given| is_rule(given.spec.role));
    let rules: Vec<_> = rules.flat_map(|given| given.directive.describe(site)).collect();
    let written = field.given.iter().filter(|it| it.is_written && it.spec.role != Role::Name);
    let directives = written.map(|given| given.text.as_str()).collect::<Vec<_>>().join(", ");
    let directed = (!directives.is_empty())
        .then(|| quote!(.directed(#directives, &[#(__wire::Rule::#rules),*])));
    quote_spanned!(ty.span()=> #group.called(#name, #docs) #directed)
}

/// The impls for a format: the number.
pub(super) fn bits(container: &Container, format: &Type, kind: &BitStruct) -> TokenStream {
    let (number, name, de) =
        (&kind.number, container.ident.unraw().to_string(), de(&container.generics));
    let of = quote_spanned!(located(number.span())=> <#number as __wire::Layout<#format>>);
    let form = match number_type(number) {
        Some(_) => quote_spanned!(located(number.span())=> __wire::AsIs),
        None => quote_spanned!(located(number.span())=> __wire::As::<#number>::NEW),
    };
    let layout = quote! {
        const SIZE: __wire::Size = #of::SIZE;
        const TYPE: <#format as __wire::Engine>::Type = #of::TYPE;
        const BITS: __wire::Option<__wire::BitLayout<#format>> =
            __wire::Some(__wire::BitLayout {
                bits: __wire::bits_of::<Self>(),
                put: |__wire_bits, __wire_out| {
                    __wire::put_bits::<#format, #number, _>(&#form, __wire_bits, __wire_out)
                },
            });
        #[inline]
        fn shape() -> __wire::Shape {
            __wire::Shape::Bits { of: #of::shape, bits: __wire::bits_of::<Self>() }
        }
    };
    let encode = quote! {
        #[inline]
        fn encode(&self, __wire_out: &mut __wire::Writer<'_, #format>) -> __wire::Encoded {
            __wire_out.bits::<#number, _, _>(#name, self, &#form)
        }
    };
    let decode = quote! {
        #[inline]
        fn decode(__wire_in: &mut __wire::Reader<'_, #de, #format>) -> __wire::Decoded<Self> {
            __wire_in.bits::<#number, _, _>(#name, &#form)
        }
    };
    let impls = [
        implement(container, &Trait::new("Layout", format, Of::Layout), layout),
        implement(container, &Trait::new("Encode", format, Of::Encode), encode),
        implement(container, &Trait::new("Decode", format, Of::Decode), decode),
    ];
    quote!(#(#impls)*)
}
