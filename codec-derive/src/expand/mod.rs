//! From the model to code.

mod at;
mod bits;
mod checksum;
mod decode;
mod describe;
mod determined;
mod encode;
mod end;
mod extra;
mod fallback;
mod implied;
mod infallible;
mod layout;
mod memory;
mod open;
mod padding;
mod phrase;
mod repr;
mod represented;
mod rules;
mod select;
mod solve;
mod tag;
mod tagged;
mod tags;
mod tail;
#[cfg(test)]
mod tests;
mod with;

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{GenericParam, Ident, Lifetime, Path, Type, spanned::Spanned as _, visit::Visit};

pub(crate) use self::fallback::fallback;
use crate::model::{Container, Determined, Extent, Field, Fields, Kind, Payload};
use crate::syntax::{arithmetic, expr, hidden, mentions};

/// Prints the impls for all formats of `container`.
pub(crate) fn expand(container: &Container) -> TokenStream {
    let (mut impls, mut rules) = (TokenStream::new(), TokenStream::new());
    for format in &container.formats {
        let target = Target::new(container, format);
        impls.extend(match &container.kind {
            Kind::Struct(fields) => target.structure(fields),
            Kind::Repr(kind) => target.repr(kind),
            Kind::Tagged(kind) => target.tagged(kind),
            Kind::Bits(kind) => target.bits(kind),
        });
        if let Kind::Struct(fields) = &container.kind {
            rules.extend(target.rules(fields));
        }
    }
    let message = message(container);
    let shared = match &container.kind {
        Kind::Repr(kind) => repr::constants(container, kind),
        Kind::Tagged(kind) => tagged::constants(kind),
        Kind::Bits(kind) => bits::shared(container, kind),
        Kind::Struct(_) => TokenStream::new(),
    };
    let krate = &container.krate;
    quote! {
        const _: () = {
            use #krate::__private as __wire;
            #shared
            #impls
            #message
            #rules
        };
    }
}

/// The message number and name, as constants of the type.
fn message(container: &Container) -> TokenStream {
    let ident = &container.ident;
    let (generics, arguments, clause) = container.generics.split_for_impl();
    let id = container.id.as_ref().map(|id| {
        quote! {
            #[automatically_derived]
            impl #generics __wire::MessageId for #ident #arguments #clause {
                const ID: __wire::u64 = #id;
            }
        }
    });
    let name = container.name.as_ref().map(|name| {
        quote! {
            #[automatically_derived]
            impl #generics __wire::MessageName for #ident #arguments #clause {
                const NAME: &'static __wire::str = #name;
            }
        }
    });
    quote!(#id #name)
}

/// One type in one format.
pub(crate) struct Target<'a> {
    pub(crate) container: &'a Container,
    pub(crate) format: &'a Type,
}

/// The bound on a codec, for a format and a type.
type Bound<'a> = &'a dyn Fn(&Type, &Type) -> TokenStream;

/// Which trait an impl is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trait {
    Layout,
    Encode,
    Decode,
}

impl<'a> Target<'a> {
    pub(crate) fn new(container: &'a Container, format: &'a Type) -> Self {
        Self { container, format }
    }

    fn structure(&self, fields: &Fields) -> TokenStream {
        let layout = self.struct_layout(fields);
        let encode = self.struct_encode(fields);
        let decode = self.struct_decode(fields);
        quote!(#layout #encode #decode)
    }

    /// The lifetime of the input.
    pub(crate) fn de(&self) -> Lifetime {
        de(&self.container.generics)
    }

    /// An impl of `path` with the bounds that `kind` needs.
    pub(crate) fn implement(
        &self,
        kind: Trait,
        path: &TokenStream,
        body: &TokenStream,
    ) -> TokenStream {
        let ident = &self.container.ident;
        let mut generics = self.container.generics.clone();
        let switches = || self.fields().any(|field| self.is_generic_switch(field));
        if kind == Trait::Decode || (kind == Trait::Encode && switches()) {
            let mut de = syn::LifetimeParam::new(self.de());
            de.bounds
                .extend(self.container.generics.lifetimes().map(|param| param.lifetime.clone()));
            generics.params.insert(0, GenericParam::Lifetime(de));
        }
        let bounds = self.bounds(kind);
        if !bounds.is_empty() {
            generics.make_where_clause().predicates.extend(bounds);
        }
        let (generics, _, clause) = generics.split_for_impl();
        let (_, arguments, _) = self.container.generics.split_for_impl();
        quote! {
            #[automatically_derived]
            impl #generics #path for #ident #arguments #clause {
                #body
            }
        }
    }

    /// The bounds of an impl: on the parameters that fields mention, or those the user gave.
    fn bounds(&self, kind: Trait) -> Vec<syn::WherePredicate> {
        if let Some(bound) = &self.container.bound {
            return bound.clone();
        }
        if self.container.generics.type_params().next().is_none() {
            return Vec::new();
        }
        if let Kind::Bits(kind) = &self.container.kind {
            return self.bit_bounds(kind);
        }
        let format = self.format;
        let de = self.de();
        let (value, codec): (TokenStream, Bound<'_>) = match kind {
            Trait::Layout => {
                (quote!(__wire::Layout<#format>), &|format, _| quote!(__wire::Layout<#format>))
            }
            Trait::Encode => (
                quote!(__wire::Encode<#format>),
                &|format, ty| quote!(__wire::EncodeAs<#format, #ty>),
            ),
            Trait::Decode => (
                quote!(__wire::Decode<#de, #format>),
                &|format, ty| quote!(__wire::DecodeAs<#de, #format, #ty>),
            ),
        };
        let params: Vec<&Ident> =
            self.container.generics.type_params().map(|param| &param.ident).collect();
        let mut predicates: Vec<syn::WherePredicate> = Vec::new();
        for param in &params {
            let used = self.types().any(|(ty, codec)| codec.is_none() && uses(ty, param));
            if used {
                predicates.push(syn::parse_quote!(#param: #value));
            }
        }
        for (ty, _) in self.types().filter(|(_, codec)| codec.is_none()) {
            for projected in projections(ty, &params) {
                predicates.push(syn::parse_quote!(#projected: #value));
            }
        }
        if kind != Trait::Layout {
            for field in self.fields().filter(|field| self.is_generic_switch(field)) {
                let (ty, selector) = (&field.value, &field.selector);
                predicates
                    .push(syn::parse_quote!(#ty: __wire::SwitchField<#de, #format, #selector>));
            }
        }
        if kind == Trait::Decode {
            predicates.extend(self.asked_of_generics());
        }
        for (ty, with) in self.types() {
            let generic = |tokens: &Type| params.iter().any(|param| mentions(tokens, param));
            match with {
                Some(with) if generic(ty) || generic(with) => {
                    let bound = codec(format, ty);
                    predicates.push(syn::parse_quote!(#with: #bound));
                }
                _ => {}
            }
        }
        predicates
    }

    /// `<Type as SwitchField>`, to call for an enum whose variant another field selects.
    pub(crate) fn switched(&self, field: &Field) -> TokenStream {
        let (format, ty, selector) = (self.format, &field.value, &field.selector);
        quote_spanned!(ty.span()=> <#ty as __wire::SwitchField<'_, #format, #selector>>)
    }

    /// Whether `ty` names a type parameter of the container.
    pub(crate) fn is_generic(&self, ty: &Type) -> bool {
        self.container.generics.type_params().any(|param| mentions(ty, &param.ident))
    }

    /// Whether `field` is an enum that another value selects and whose type names a parameter.
    fn is_generic_switch(&self, field: &Field) -> bool {
        matches!(field.extent, Extent::Switch(_) | Extent::SwitchOn(_))
            && self.is_generic(&field.value)
    }

    /// What decoding needs to know of structs that get a field that is not kept.
    fn asked_of_generics(&self) -> Vec<syn::WherePredicate> {
        let format = self.format;
        let mut predicates = Vec::new();
        for fields in self.field_lists() {
            for field in fields.list.iter().filter(|field| field.implied) {
                for determined in &field.determined {
                    let Determined::With(user, position) = determined else { continue };
                    let Some(user) = fields.list.get(*user) else { continue };
                    let (ty, value) = (&user.value, &field.value);
                    if self.is_generic(ty) {
                        predicates.push(syn::parse_quote! {
                            #ty: __wire::Asks<#format, #position, Value = #value>
                        });
                    }
                }
            }
        }
        predicates
    }

    /// The fields of the struct, or of each variant.
    fn field_lists(&self) -> Vec<&'a Fields> {
        match &self.container.kind {
            Kind::Struct(fields) => vec![fields],
            Kind::Bits(kind) => vec![&kind.fields],
            Kind::Repr(_) => Vec::new(),
            Kind::Tagged(kind) => kind
                .variants
                .iter()
                .filter_map(|variant| match &variant.payload {
                    Payload::Fields(fields) => Some(fields),
                    _ => None,
                })
                .collect(),
        }
    }

    /// The fields on the wire.
    fn fields(&self) -> impl Iterator<Item = &'a Field> {
        let lists = self.field_lists().into_iter();
        lists.flat_map(|fields| &fields.list).filter(|field| !field.skip)
    }

    /// The types on the wire, with their codecs.
    fn types(&self) -> impl Iterator<Item = (&'a Type, Option<&'a Type>)> {
        let payloads: Vec<&Type> = match &self.container.kind {
            Kind::Tagged(kind) => kind
                .variants
                .iter()
                .filter_map(|variant| match &variant.payload {
                    Payload::Value(ty) => Some(ty),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        self.fields()
            .map(|field: &Field| (&field.value, field.codec.as_ref()))
            .chain(payloads.into_iter().map(|ty| (ty, None)))
    }
}

/// Whether a field of type `ty` holds values of the parameter.
pub(crate) fn uses(ty: &Type, param: &Ident) -> bool {
    let mut found = Found { params: &[param], used: false, projections: Vec::new() };
    found.visit_type(ty);
    found.used
}

/// The types such as `T::Item` in `ty`, of parameters `T`.
pub(crate) fn projections<'a>(ty: &'a Type, params: &[&Ident]) -> Vec<&'a Type> {
    let mut found = Found { params, used: false, projections: Vec::new() };
    found.visit_type(ty);
    found.projections
}

/// The parameters that a type names.
struct Found<'p, 'a> {
    params: &'p [&'p Ident],
    used: bool,
    projections: Vec<&'a Type>,
}

impl<'a> Visit<'a> for Found<'_, 'a> {
    fn visit_type(&mut self, ty: &'a Type) {
        let Type::Path(path) = ty else { return syn::visit::visit_type(self, ty) };
        let segments = &path.path.segments;
        if segments.last().is_some_and(|last| last.ident == "PhantomData") {
            return;
        }
        let first = segments.first().is_some_and(|first| self.params.contains(&&first.ident));
        let of_param =
            path.qself.as_ref().is_some_and(|of| self.params.iter().any(|p| mentions(&of.ty, p)));
        if of_param || (first && path.qself.is_none() && segments.len() > 1) {
            self.projections.push(ty);
        } else if first && path.qself.is_none() {
            self.used = true;
        } else {
            syn::visit::visit_type(self, ty);
        }
    }
}

/// The lifetime of the input: `'de`, unless the type has one of that name.
pub(crate) fn de(generics: &syn::Generics) -> Lifetime {
    let taken = generics.lifetimes().any(|param| param.lifetime.ident == "de");
    Lifetime::new(if taken { "'__wire_de" } else { "'de" }, Span::mixed_site())
}

/// The path of the crate that the output names.
pub(crate) fn default_crate() -> Path {
    syn::parse_quote!(::codec_core)
}

/// `index` as a literal without a suffix.
pub(crate) fn number(index: usize) -> proc_macro2::Literal {
    proc_macro2::Literal::usize_unsuffixed(index)
}

/// Enums of up to this many variants have their payloads inlined.
const SMALL: usize = 8;
