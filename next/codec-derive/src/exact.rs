//! `#[derive(Exact)]`: values to and from JSON.
//!
//! It has no directives of its own, so it needs no model: it prints straight from the declaration.
//! What is printed has no type parameters but those of the type itself; code that is generic over a
//! format of serde would have to be compiled for every message and every such format.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::{
    Data, DeriveInput, Fields, GenericParam, Generics, Ident, Index, LifetimeParam, Member,
    ext::IdentExt as _, spanned::Spanned as _,
};

use crate::{
    errors::Errors,
    expr::variable,
    lower::attributes,
    print::{de, used},
};

/// Prints the impls of `Exact`, `Serialize` and `Deserialize`.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    // Mistakes in directives are reported by `Wire`, which they are for.
    let runtime = attributes(input).runtime.unwrap_or_else(|| syn::parse_quote!(::codec_core));
    let mut errors = Errors::default();
    let body = match &input.data {
        Data::Struct(data) => structure(&input.ident, &data.fields),
        Data::Enum(data) => enumeration(&input.ident, data),
        Data::Union(data) => {
            errors.at(data.union_token.span, "`Exact` cannot be derived for unions");
            fallback()
        }
    };
    let impls = impls(input, &body);
    let errors = errors.finish();
    quote! {
        #errors
        const _: () = {
            use #runtime::__private::json as __wire;
            #impls
        };
    }
}

/// The functions of `Exact`.
struct Body {
    to: TokenStream,
    from: TokenStream,
}

/// Functions that compile and do nothing.
fn fallback() -> Body {
    Body { to: quote!(__wire::Value::Null), from: quote!(__wire::Err(__wire::Error::new(""))) }
}

fn impls(input: &DeriveInput, body: &Body) -> TokenStream {
    let (ident, value) = (&input.ident, variable("", "value"));
    let de = de(&input.generics);
    let (_, arguments, _) = input.generics.split_for_impl();
    let bounded = bounded(input);
    let mut with_de = bounded.clone();
    with_de.params.insert(0, GenericParam::Lifetime(LifetimeParam::new(de.clone())));
    let (generics, _, clause) = bounded.split_for_impl();
    let (with_de, _, _) = with_de.split_for_impl();
    let Body { to, from } = body;
    quote! {
        #[automatically_derived]
        impl #generics __wire::Exact for #ident #arguments #clause {
            fn to_value(&self) -> __wire::Value {
                #to
            }
            fn from_value(#value: __wire::Value) -> __wire::Result<Self, __wire::Error> {
                #from
            }
        }
        #[automatically_derived]
        impl #generics __wire::Serialize for #ident #arguments #clause {
            fn serialize<__WireSerializer: __wire::Serializer>(
                &self,
                #value: __WireSerializer,
            ) -> __wire::Result<__WireSerializer::Ok, __WireSerializer::Error> {
                __wire::serialize(self, #value)
            }
        }
        #[automatically_derived]
        impl #with_de __wire::Deserialize<#de> for #ident #arguments #clause {
            fn deserialize<__WireDeserializer: __wire::Deserializer<#de>>(
                #value: __WireDeserializer,
            ) -> __wire::Result<Self, __WireDeserializer::Error> {
                __wire::deserialize(#value)
            }
        }
    }
}

/// The parameters of the type, with bounds on those that fields mention.
fn bounded(input: &DeriveInput) -> Generics {
    let mut generics = input.generics.clone();
    let params: Vec<&Ident> = input.generics.type_params().map(|param| &param.ident).collect();
    if params.is_empty() {
        return generics;
    }
    let types = match &input.data {
        Data::Struct(data) => data.fields.iter().map(|field| &field.ty).collect(),
        Data::Enum(data) => {
            let fields = data.variants.iter().flat_map(|variant| &variant.fields);
            fields.map(|field| &field.ty).collect()
        }
        Data::Union(_) => Vec::new(),
    };
    let clause = generics.make_where_clause();
    for ty in types.into_iter().flat_map(|ty| used(ty, &params)) {
        clause.predicates.push(syn::parse_quote!(#ty: __wire::Exact));
    }
    generics
}

fn structure(ident: &Ident, fields: &Fields) -> Body {
    let (value, name) = (variable("", "value"), ident.unraw().to_string());
    let members = members(fields);
    let borrowed = members.iter().map(|member| quote!(&self.#member)).collect::<Vec<_>>();
    match Kind::of(fields) {
        Kind::Unit => Body {
            to: quote!(__wire::Value::Null),
            from: taken(
                &quote!(<() as __wire::Exact>::from_value(#value)),
                &quote!(()),
                &quote!(Self),
            ),
        },
        Kind::Single => {
            let (field, member) = (variable("", "field"), members.first());
            let call = call(fields, 0, "only", &quote!(#value));
            Body {
                to: to_value(fields, &quote!(&self.#member)),
                from: taken(&call, &quote!(#field), &quote!(Self { #member: #field })),
            }
        }
        Kind::Listed => {
            let len = Literal::usize_unsuffixed(fields.len());
            Body {
                to: listed(fields, &borrowed),
                from: from_fields(
                    fields,
                    &quote!(__wire::Fields::listed(#name, #value, #len)),
                    &quote!(Self),
                ),
            }
        }
        Kind::Named => Body {
            to: named(fields, &borrowed),
            from: from_fields(fields, &quote!(__wire::Fields::named(#name, #value)), &quote!(Self)),
        },
    }
}

fn enumeration(ident: &Ident, data: &syn::DataEnum) -> Body {
    let (value, variant, error) =
        (variable("", "value"), variable("", "variant"), variable("", "error"));
    let (mut names, mut to, mut from) = (Vec::new(), TokenStream::new(), TokenStream::new());
    for (index, of) in data.variants.iter().enumerate() {
        let (path, fields) = (&of.ident, &of.fields);
        let (index, path, name) =
            (Literal::usize_unsuffixed(index), quote!(Self::#path), path.unraw().to_string());
        let locals: Vec<Ident> = (0..fields.len()).map(local).collect();
        let bound = locals.iter().map(|local| quote!(#local)).collect::<Vec<_>>();
        let members = members(fields);
        let (written, read) = match Kind::of(fields) {
            Kind::Unit => (
                quote!(__wire::unit_variant(#name)),
                taken(&quote!(#variant.unit()), &quote!(()), &path),
            ),
            Kind::Single => {
                let (member, local) = (members.first(), locals.first());
                let written = to_value(fields, &quote!(#local));
                let call = call(fields, 0, "payload", &quote!(#variant));
                (
                    quote!(__wire::variant(#name, #written)),
                    taken(&call, &quote!(#local), &quote!(#path { #member: #local })),
                )
            }
            Kind::Listed => {
                let (list, len) = (listed(fields, &bound), Literal::usize_unsuffixed(fields.len()));
                (
                    quote!(__wire::variant(#name, #list)),
                    from_fields(fields, &quote!(#variant.listed(#len)), &path),
                )
            }
            Kind::Named => {
                let object = named(fields, &bound);
                (
                    quote!(__wire::variant(#name, #object)),
                    from_fields(fields, &quote!(#variant.named()), &path),
                )
            }
        };
        to.extend(quote!(#path { #(#members: #locals),* } => #written,));
        from.extend(quote!(#index => { #read }));
        names.push(name);
    }
    let ident = ident.unraw().to_string();
    // A reference to an enum without variants has to be looked through.
    let this = if names.is_empty() { quote!(*self) } else { quote!(self) };
    Body {
        to: quote!(match #this { #to }),
        from: quote! {
            let #variant = match __wire::Variant::new(#ident, &[#(#names),*], #value) {
                __wire::Ok(#variant) => #variant,
                __wire::Err(#error) => return __wire::Err(#error),
            };
            match #variant.index {
                #from
                _ => __wire::Err(#variant.unknown()),
            }
        },
    }
}

/// How the fields of a struct or variant are written.
enum Kind {
    Unit,
    /// One field without a name: its value.
    Single,
    Listed,
    Named,
}

impl Kind {
    fn of(fields: &Fields) -> Self {
        match fields {
            Fields::Unit => Self::Unit,
            Fields::Unnamed(_) if fields.len() == 1 => Self::Single,
            Fields::Unnamed(_) => Self::Listed,
            Fields::Named(_) => Self::Named,
        }
    }
}

/// The fields as they are named in expressions.
fn members(fields: &Fields) -> Vec<Member> {
    let member = |(index, field): (usize, &syn::Field)| match &field.ident {
        Some(ident) => Member::Named(ident.clone()),
        None => Member::Unnamed(Index::from(index)),
    };
    fields.iter().enumerate().map(member).collect()
}

fn local(index: usize) -> Ident {
    variable("", &index.to_string())
}

/// A list of all fields.
fn listed(fields: &Fields, values: &[TokenStream]) -> TokenStream {
    let values = as_exact(fields, values);
    quote!(__wire::list(&[#(#values),*]))
}

/// An object of all fields.
fn named(fields: &Fields, values: &[TokenStream]) -> TokenStream {
    let values = as_exact(fields, values);
    let names = fields.iter().map(name);
    quote!(__wire::object(&[#((#names, #values)),*]))
}

/// Makes the value `path` of fields, each of which is a call on `source`.
fn from_fields(fields: &Fields, source: &TokenStream, path: &TokenStream) -> TokenStream {
    if fields.is_empty() {
        return taken(&quote!(#source.empty()), &quote!(()), &quote!(#path {}));
    }
    let (all, members) = (variable("", "fields"), members(fields));
    let locals: Vec<Ident> = (0..fields.len()).map(local).collect();
    let calls = fields.iter().enumerate().map(|(index, field)| match &field.ident {
        Some(_) => {
            let name = name(field);
            call(fields, index, "take", &quote!(&mut #all, #name))
        }
        None => call(fields, index, "next", &quote!(&mut #all)),
    });
    quote! {
        let mut #all = #source;
        #(
            let __wire::Some(#locals) = #calls else { return __wire::Err(#all.error()) };
        )*
        __wire::Ok(#path { #(#members: #locals),* })
    }
}

/// `result` with its value, which `pattern` binds, turned into `value`.
///
/// A `match`, because `?` and `map` are generic code that is compiled for each type.
fn taken(result: &TokenStream, pattern: &TokenStream, value: &TokenStream) -> TokenStream {
    let error = variable("", "error");
    quote! {
        match #result {
            __wire::Ok(#pattern) => __wire::Ok(#value),
            __wire::Err(#error) => __wire::Err(#error),
        }
    }
}

/// The name of a field in JSON.
fn name(field: &syn::Field) -> String {
    field.ident.as_ref().map(|ident| ident.unraw().to_string()).unwrap_or_default()
}

/// The value of the only field.
fn to_value(fields: &Fields, field: &TokenStream) -> TokenStream {
    let field = call(fields, 0, "as_exact", field);
    quote!(#field.to_value())
}

/// All fields without their types.
fn as_exact(fields: &Fields, values: &[TokenStream]) -> Vec<TokenStream> {
    let values = values.iter().enumerate();
    values.map(|(index, value)| call(fields, index, "as_exact", value)).collect()
}

/// A call for a field, at its type, where the compiler shows that it lacks `Exact`.
fn call(fields: &Fields, index: usize, name: &str, arguments: &TokenStream) -> TokenStream {
    let Some(field) = fields.iter().nth(index) else { return TokenStream::new() };
    let (ty, name) = (&field.ty, Ident::new(name, Span::mixed_site()));
    quote_spanned!(ty.span()=> <#ty as __wire::Field>::#name(#arguments))
}
