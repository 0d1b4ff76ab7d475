//! The traits through which derived code calls a field.

use std::borrow::Cow;

use proc_macro2::{Ident, Punct, Spacing, Span, TokenStream};
use quote::{ToTokens, TokenStreamExt as _};
use syn::Type;

use super::Target;
use crate::{
    model::{Extent, Field},
    syntax::{argument, is_text, span_of},
};

/// `<Type as ValueField<'_, Format>>`, or another trait for fields.
///
/// It prints into the tokens around it. As a stream of its own it would be copied into them, by a call
/// into the compiler each time, three times a field.
pub(crate) struct Represented<'a> {
    ty: Cow<'a, Type>,
    name: &'static str,
    format: &'a Type,
    /// The type of the value, for a codec.
    value: Option<&'a Type>,
    span: Span,
}

impl<'a> Target<'a> {
    /// The trait to call for a field, so that a type without a representation gives a single error.
    ///
    /// `None` if the type depends on a parameter of the container: each impl then has only its own
    /// bounds.
    pub(crate) fn represented<'f>(&self, field: &'f Field) -> Option<Represented<'f>>
    where
        'a: 'f,
    {
        let (format, ty) = (self.format, &field.value);
        if field.len.is_some() || !field.with.is_empty() {
            return None;
        }
        if self.is_generic(ty) || field.codec.as_ref().is_some_and(|codec| self.is_generic(codec)) {
            return None;
        }
        let of = |ty: Cow<'f, Type>, name| {
            let span = span_of(&ty);
            Some(Represented { ty, name, format, value: None, span })
        };
        match (&field.extent, &field.codec) {
            (Extent::Own, Some(codec)) => {
                let of = of(Cow::Borrowed(codec), "CodecField")?;
                Some(Represented { value: Some(ty), ..of })
            }
            (Extent::Own, None) => of(Cow::Borrowed(ty), value_field(ty)),
            (Extent::Count(_) | Extent::Rest, None) => match argument(ty, "Vec") {
                Some(item) => of(Cow::Owned(item), "ItemField"),
                None => of(Cow::Borrowed(ty), "ListField"),
            },
            (Extent::End(_), None) => of(Cow::Owned(argument(ty, "Vec")?), "EndField"),
            _ => None,
        }
    }

    /// [`represented`](Self::represented) for the payload of a variant.
    pub(crate) fn represented_payload<'f>(&self, ty: &'f Type) -> Option<Represented<'f>>
    where
        'a: 'f,
    {
        let (format, span) = (self.format, span_of(ty));
        let ty = (!self.is_generic(ty)).then_some(Cow::Borrowed(ty))?;
        Some(Represented { ty, name: "ValueField", format, value: None, span })
    }
}

impl ToTokens for Represented<'_> {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let span = self.span;
        let punct = |tokens: &mut TokenStream, char, spacing| {
            let mut punct = Punct::new(char, spacing);
            punct.set_span(span);
            tokens.append(punct);
        };
        let name = |tokens: &mut TokenStream, name| tokens.append(Ident::new(name, span));
        punct(tokens, '<', Spacing::Alone);
        self.ty.to_tokens(tokens);
        name(tokens, "as");
        name(tokens, "__wire");
        punct(tokens, ':', Spacing::Joint);
        punct(tokens, ':', Spacing::Alone);
        name(tokens, self.name);
        punct(tokens, '<', Spacing::Alone);
        punct(tokens, '\'', Spacing::Joint);
        name(tokens, "_");
        punct(tokens, ',', Spacing::Alone);
        self.format.to_tokens(tokens);
        if let Some(value) = self.value {
            punct(tokens, ',', Spacing::Alone);
            value.to_tokens(tokens);
        }
        punct(tokens, '>', Spacing::Joint);
        punct(tokens, '>', Spacing::Alone);
    }
}

/// The trait that a field of this type needs. The traits differ in their compile error for a type
/// that lacks them.
fn value_field(ty: &Type) -> &'static str {
    if is_text(ty) {
        return "TextField";
    }
    let Type::Path(path) = ty else { return "ValueField" };
    let Some(last) = path.path.segments.last() else { return "ValueField" };
    match last.ident.to_string().as_str() {
        "char" => "CharField",
        "HashMap" | "BTreeMap" | "HashSet" | "BTreeSet" => "MapField",
        _ => "ValueField",
    }
}
