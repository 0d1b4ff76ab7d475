//! Impls for types with parameters: their bounds follow from the fields that use the parameters.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{
    GenericParam, Generics, Lifetime, LifetimeParam, Type, WherePredicate,
    visit::{self, Visit},
};

use crate::model::{Container, Field, Kind};

/// What an impl needs of the types of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Layout,
    Encode,
    Decode,
}

impl Of {
    /// The trait of types.
    fn name(self) -> &'static str {
        match self {
            Self::Layout => "Layout",
            Self::Encode => "Encode",
            Self::Decode => "Decode",
        }
    }
}

/// A trait to implement: its name, and what it needs of the types of fields.
pub(super) struct Trait<'a> {
    pub(super) name: &'a str,
    /// The format, if it has one.
    pub(super) format: Option<&'a Type>,
    /// Other arguments.
    pub(super) arguments: Option<TokenStream>,
    pub(super) needs: Option<Of>,
    /// Whether the arguments have the lifetime `'__wire_t`.
    pub(super) has_lifetime: bool,
}

impl<'a> Trait<'a> {
    pub(super) fn new(name: &'a str, format: &'a Type, needs: Of) -> Self {
        Self {
            name,
            format: Some(format),
            arguments: None,
            needs: Some(needs),
            has_lifetime: false,
        }
    }

    pub(super) fn without_format(name: &'a str) -> Self {
        Self { name, format: None, arguments: None, needs: None, has_lifetime: false }
    }

    fn path(&self, de: &Lifetime) -> TokenStream {
        let name = Ident::new(self.name, Span::call_site());
        let Some(format) = self.format else {
            let arguments = self.arguments.as_ref().map(|arguments| quote!(<#arguments>));
            return quote!(__wire::#name #arguments);
        };
        let de = (self.needs == Some(Of::Decode)).then(|| quote!(#de,));
        let arguments = self.arguments.as_ref().map(|arguments| quote!(, #arguments));
        quote!(__wire::#name<#de #format #arguments>)
    }
}

/// The lifetime of the input: `'de`, unless the type has one of that name.
pub(crate) fn de(generics: &Generics) -> Lifetime {
    let is_taken = generics.lifetimes().any(|param| param.lifetime.ident == "de");
    Lifetime::new(if is_taken { "'__wire_de" } else { "'de" }, Span::call_site())
}

/// An impl of a trait for the type.
pub(super) fn implement(container: &Container, of: &Trait<'_>, items: TokenStream) -> TokenStream {
    let mut generics = container.generics.clone();
    let de = de(&generics);
    if of.needs == Some(Of::Decode) {
        let mut param = LifetimeParam::new(de.clone());
        param.bounds.extend(container.generics.lifetimes().map(|param| param.lifetime.clone()));
        generics.params.insert(0, GenericParam::Lifetime(param));
    }
    if of.has_lifetime {
        let lifetime = Lifetime::new("'__wire_t", Span::call_site());
        generics.params.insert(0, GenericParam::Lifetime(LifetimeParam::new(lifetime)));
    }
    let bounds = match (&container.bound, of.needs, of.format.or(container.formats.first())) {
        (_, None, _) | (_, _, None) => Vec::new(),
        (Some(bound), ..) => bound.clone(),
        (None, Some(needs), Some(format)) => bounds(container, needs, format, &de),
    };
    if !bounds.is_empty() {
        generics.make_where_clause().predicates.extend(bounds);
    }
    let (ident, path) = (&container.ident, of.path(&de));
    let (_, type_arguments, _) = container.generics.split_for_impl();
    let (parameters, _, clause) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        impl #parameters #path for #ident #type_arguments #clause { #items }
    }
}

/// What the types of fields that name parameters must have.
fn bounds(container: &Container, needs: Of, format: &Type, de: &Lifetime) -> Vec<WherePredicate> {
    let params: Vec<&Ident> = container.generics.type_params().map(|param| &param.ident).collect();
    if params.is_empty() {
        return Vec::new();
    }
    let trait_of = |name: &str| Trait::new(name, format, needs).path(de);
    let value = trait_of(needs.name());
    let mut found: Vec<TokenStream> = Vec::new();
    let mut add = |bound: TokenStream| {
        if !found.iter().any(|known| known.to_string() == bound.to_string()) {
            found.push(bound);
        }
    };
    for field in fields(container) {
        let ty = &field.value;
        if matches!(container.kind, Kind::Bits(_)) {
            used(ty, &params).into_iter().for_each(|ty| add(quote!(#ty: __wire::BitValue)));
            continue;
        }
        let mut given = field.given.iter();
        if given.any(|given| given.spec.is_off_wire) {
            continue;
        }
        let mut own =
            field.given.iter().filter_map(|given| given.directive.bound(needs, format, de, ty));
        match own.next() {
            Some(bound) if params.iter().any(|param| names(&bound, param)) => add(bound),
            Some(_) => {}
            None => used(ty, &params).into_iter().for_each(|ty| add(quote!(#ty: #value))),
        }
    }
    found.into_iter().map(|bound| syn::parse_quote!(#bound)).collect()
}

fn fields(container: &Container) -> Vec<&Field> {
    match &container.kind {
        Kind::Struct(fields) => fields.list.iter().collect(),
        Kind::Bits(kind) => kind.fields.list.iter().collect(),
        Kind::Enum(kind) => kind.variants.iter().flat_map(|variant| &variant.fields.list).collect(),
        Kind::Number(_) => Vec::new(),
    }
}

/// Whether `tokens` have the name `name` anywhere.
fn names(tokens: &impl ToTokens, name: &Ident) -> bool {
    tokens.to_token_stream().into_iter().any(|token| match token {
        TokenTree::Ident(found) => found == *name,
        TokenTree::Group(group) => names(&group.stream(), name),
        _ => false,
    })
}

/// The parameters that `ty` holds values of, and the types such as `T::Item` in it.
pub(crate) fn used<'a>(ty: &'a Type, params: &'a [&'a Ident]) -> Vec<TokenStream> {
    let mut found = Found { params, types: Vec::new() };
    found.visit_type(ty);
    found.types
}

struct Found<'a> {
    params: &'a [&'a Ident],
    types: Vec<TokenStream>,
}

impl<'a> Visit<'a> for Found<'a> {
    fn visit_type(&mut self, ty: &'a Type) {
        let Type::Path(path) = ty else { return visit::visit_type(self, ty) };
        let segments = &path.path.segments;
        let [Some(first), Some(last)] = [segments.first(), segments.last()] else { return };
        if last.ident == "PhantomData" {
            return;
        }
        let is_param = path.qself.is_none() && self.params.contains(&&first.ident);
        let is_of_param = path
            .qself
            .as_ref()
            .is_some_and(|of| self.params.iter().any(|param| names(&of.ty, param)));
        if is_param && segments.len() == 1 {
            self.types.push(first.ident.to_token_stream());
        } else if is_param || is_of_param {
            self.types.push(ty.to_token_stream());
        } else {
            visit::visit_type(self, ty);
        }
    }
}
