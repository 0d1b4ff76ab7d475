//! Directives as data: the rules of a field, and expressions as trees.

use proc_macro2::TokenStream;
use quote::{ToTokens as _, quote};
use syn::{BinOp, Expr, ExprLit, Lit, Member, Pat, UnOp, ext::IdentExt as _, parse::Parser as _};

use super::{Target, number};
use crate::model::{At, Base, End, Extent, Field, Fields, Given, Presence, Source};

impl Target<'_> {
    /// The rules of a field, without the brackets.
    pub(super) fn described(&self, fields: &Fields, field: &Field) -> TokenStream {
        let scope = Scope { target: self, fields, element: None };
        let mut rules = Vec::new();
        if field.is_tag() {
            return quote!(__wire::Rule::Tag);
        }
        if let Some((since, until)) = &field.versions {
            let bounds = [(since, quote!(Since)), (until, quote!(Until))];
            for (bound, name) in bounds {
                let bound = bound.as_ref().map(|bound| scope.expr(bound));
                rules.extend(bound.map(|bound| quote!(#name(#bound))));
            }
        }
        // What stands before a field is there without it too, unless it is absent at the end.
        let mut padding = Vec::new();
        padding.extend(field.padding.pad.map(|pad| quote!(Pad(#pad))));
        padding.extend(field.padding.align.map(|to| quote!(Align(#to))));
        if matches!(field.presence, Presence::Bit { .. } | Presence::When(_)) {
            rules.append(&mut padding);
        }
        match &field.presence {
            Presence::Always => {}
            Presence::Bit { flags, mask, inverted } => {
                let (flags, mask) = (given(*flags), scope.expr(mask));
                rules.push(quote!(Bit { flags: #flags, mask: #mask, inverted: #inverted }));
            }
            Presence::When(expr) => {
                let expr = scope.expr(expr);
                rules.push(quote!(When(#expr)));
            }
            Presence::Tail => rules.push(quote!(Tail)),
        }
        if let Some(at) = &field.at {
            if field.optional {
                let there = operation(
                    &quote!(Ne),
                    &given(Given::Field(at.offset)),
                    &quote!(__wire::Expr::Int(0)),
                );
                rules.push(quote!(When(#there)));
            }
            rules.push(scope.at(at));
        }
        rules.append(&mut padding);
        rules.extend(field.order.as_ref().map(|order| {
            let order = scope.expr(order);
            quote!(Order(#order))
        }));
        rules.extend(field.len.as_ref().map(|len| {
            let len = scope.source(len);
            quote!(Len(#len))
        }));
        rules.extend(scope.extent(&field.extent));
        if !field.with.is_empty() {
            let with = field.with.iter().map(|expr| scope.expr(expr));
            rules.push(quote!(With(&[#(#with),*])));
        }
        rules.extend(field.constant.as_ref().map(|constant| {
            let constant = scope.expr(constant);
            quote!(Const(#constant))
        }));
        rules.extend(field.check.as_ref().map(|check| {
            let check = scope.expr(check);
            quote!(Check(#check))
        }));
        rules.extend(field.checksum.as_ref().map(|sum| {
            let algorithm = sum.algorithm.to_token_stream().to_string().replace(' ', "");
            let (first, last) = (number(sum.first), number(sum.last));
            quote!(Checksum { algorithm: #algorithm, first: #first, last: #last })
        }));
        rules.extend(field.default.as_ref().map(|_| quote!(Default)));
        let default = field.default.iter().flatten().map(|value| scope.expr(value));
        rules.extend(default.map(|value| quote!(DefaultValue(#value))));
        rules.extend(field.implied.then(|| quote!(Implied)));
        quote!(#(__wire::Rule::#rules),*)
    }
}

/// What names mean in an expression.
struct Scope<'a> {
    target: &'a Target<'a>,
    fields: &'a Fields,
    /// The name of the element, in the closure of `end`.
    element: Option<String>,
}

impl Scope<'_> {
    /// What says the number of elements or bytes of a field.
    fn source(&self, source: &Source) -> TokenStream {
        match source {
            Source::Given(from) => given(*from),
            source => source.expr().map(|expr| self.expr(expr)).unwrap_or_default(),
        }
    }

    /// How far a field goes.
    fn extent(&self, extent: &Extent) -> Option<TokenStream> {
        match extent {
            Extent::Own => None,
            Extent::Count(count) => {
                let count = self.source(count);
                Some(quote!(Count(#count)))
            }
            Extent::Rest => Some(quote!(Rest)),
            Extent::Switch(from) => {
                let tag = given(*from);
                Some(quote!(Switch(#tag)))
            }
            Extent::SwitchOn(selection) => {
                let tag = self.expr(&selection.expr);
                Some(quote!(Switch(#tag)))
            }
            Extent::End(End::Item(closure)) => {
                let element = match closure.inputs.first() {
                    Some(Pat::Ident(name)) => Some(name.ident.unraw().to_string()),
                    _ => None,
                };
                let ends = Scope { element, ..*self }.expr(&closure.body);
                Some(quote!(EndItem(#ends)))
            }
            Extent::End(End::Value(value)) => {
                let value = self.expr(value);
                Some(quote!(EndValue(#value)))
            }
        }
    }

    /// The rule of a field that lies elsewhere.
    fn at(&self, at: &At) -> TokenStream {
        let offset = number(at.offset);
        let base = match at.base {
            Base::Message => quote!(Message),
            Base::Struct => quote!(Struct),
            Base::Field(index) => {
                let index = number(index);
                quote!(Field(#index))
            }
        };
        let linear = at.linear.as_ref().map(|linear| self.expr(&linear.expr));
        let position = linear.unwrap_or_else(|| given(Given::Field(at.offset)));
        quote!(At { offset: #offset, position: #position, base: __wire::Base::#base })
    }

    /// The tree of an expression; all that it cannot be is kept as text.
    fn expr(&self, expr: &Expr) -> TokenStream {
        self.tree(expr).unwrap_or_else(|| {
            let text = expr.to_token_stream().to_string();
            quote!(__wire::Expr::Opaque(#text))
        })
    }

    fn tree(&self, expr: &Expr) -> Option<TokenStream> {
        match expr {
            Expr::Paren(inner) => self.tree(&inner.expr),
            Expr::Group(inner) => self.tree(&inner.expr),
            Expr::Reference(inner) => self.tree(&inner.expr),
            Expr::Lit(ExprLit { lit, .. }) => literal(lit),
            Expr::Path(path) => self.path(path),
            Expr::Unary(unary) => {
                let of = self.tree(&unary.expr)?;
                match unary.op {
                    UnOp::Deref(_) => Some(of),
                    UnOp::Not(_) => Some(quote!(__wire::Expr::Unary(__wire::Unary::Not, &#of))),
                    UnOp::Neg(_) => Some(quote!(__wire::Expr::Unary(__wire::Unary::Minus, &#of))),
                    _ => None,
                }
            }
            Expr::Binary(binary) => {
                let op = operator(&binary.op)?;
                Some(operation(&op, &self.tree(&binary.left)?, &self.tree(&binary.right)?))
            }
            Expr::Field(field) => {
                let of = self.tree(&field.base)?;
                let name = match &field.member {
                    Member::Named(name) => name.unraw().to_string(),
                    Member::Unnamed(index) => index.index.to_string(),
                };
                Some(quote!(__wire::Expr::Member(&#of, #name)))
            }
            Expr::Cast(cast) => {
                // Those that lose nothing of the numbers that directives are about.
                let ty = cast.ty.to_token_stream().to_string();
                let wide = ["usize", "u32", "u64", "u128", "i64", "i128"].contains(&ty.as_str());
                wide.then(|| self.tree(&cast.expr)).flatten()
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return None };
                let name = path.path.segments.last()?.ident.to_string();
                let mut arguments = call.args.iter();
                match (&*name, arguments.next(), arguments.next()) {
                    ("from" | "new" | "Some", Some(of), None) => self.tree(of),
                    _ => None,
                }
            }
            Expr::MethodCall(call) => {
                let of = self.tree(&call.receiver)?;
                let mut arguments = call.args.iter();
                let argument = match (arguments.next(), arguments.next()) {
                    (None, _) => None,
                    (Some(only), None) => Some(self.tree(only)?),
                    _ => return None,
                };
                method(&call.method.to_string(), &of, argument.as_ref())
            }
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                let parse = |input: syn::parse::ParseStream<'_>| {
                    let value: Expr = input.parse()?;
                    input.parse::<syn::Token![,]>()?;
                    let pattern = Pat::parse_multi(input)?;
                    input.parse::<Option<syn::Token![,]>>()?;
                    Ok((value, pattern))
                };
                let (value, pattern) = parse.parse2(call.mac.tokens.clone()).ok()?;
                self.pattern(&self.tree(&value)?, &pattern)
            }
            _ => None,
        }
    }

    /// A name: a field, a value from outside, the element, or else a constant.
    fn path(&self, path: &syn::ExprPath) -> Option<TokenStream> {
        if let Some(name) = path.path.get_ident() {
            let text = name.unraw().to_string();
            if self.element.as_ref() == Some(&text) {
                return Some(quote!(__wire::Expr::Element));
            }
            if let Some(index) = self.fields.list.iter().position(|field| field.name == text) {
                return Some(given(Given::Field(index)));
            }
            if let Some(index) = self.fields.params.iter().position(|param| param.ident == *name) {
                return Some(given(Given::Param(index)));
            }
        }
        // Other names in lower case are functions or variables.
        let last = path.path.segments.last()?.ident.unraw().to_string();
        if !last.starts_with(|first: char| first.is_uppercase()) {
            return None;
        }
        let (format, text) = (self.target.format, path.to_token_stream().to_string());
        let text = text.replace(' ', "");
        Some(quote! {
            __wire::Expr::Named(#text, || __wire::Constant::<#format, _>::new(&#path).number())
        })
    }

    /// Whether `value` is what a pattern of constants says.
    fn pattern(&self, value: &TokenStream, pattern: &Pat) -> Option<TokenStream> {
        let constant = match pattern {
            Pat::Lit(lit) => literal(&lit.lit)?,
            Pat::Path(path) => self.path(path)?,
            Pat::Paren(inner) => return self.pattern(value, &inner.pat),
            Pat::Or(or) => {
                let cases: Option<Vec<_>> =
                    or.cases.iter().map(|case| self.pattern(value, case)).collect();
                return cases?.into_iter().reduce(|all, case| operation(&quote!(Or), &all, &case));
            }
            _ => return None,
        };
        Some(operation(&quote!(Eq), value, &constant))
    }
}

/// An earlier field, or a value from outside.
fn given(given: Given) -> TokenStream {
    match given {
        Given::Field(index) => {
            let index = number(index);
            quote!(__wire::Expr::Field(#index))
        }
        Given::Param(index) => {
            let index = number(index);
            quote!(__wire::Expr::Param(#index))
        }
    }
}

fn literal(lit: &Lit) -> Option<TokenStream> {
    match lit {
        Lit::Int(number) => {
            let number: i128 = number.base10_parse().ok()?;
            let number = proc_macro2::Literal::i128_unsuffixed(number);
            Some(quote!(__wire::Expr::Int(#number)))
        }
        Lit::Bool(value) => {
            let number = proc_macro2::Literal::i128_unsuffixed(value.value.into());
            Some(quote!(__wire::Expr::Int(#number)))
        }
        Lit::Byte(byte) => {
            let number = proc_macro2::Literal::i128_unsuffixed(byte.value().into());
            Some(quote!(__wire::Expr::Int(#number)))
        }
        Lit::Float(number) => {
            let number: f64 = number.base10_parse().ok()?;
            Some(quote!(__wire::Expr::Float(#number)))
        }
        Lit::Str(text) => Some(quote!(__wire::Expr::Text(#text))),
        Lit::ByteStr(bytes) => Some(quote!(__wire::Expr::Bytes(#bytes))),
        _ => None,
    }
}

fn operation(op: &TokenStream, left: &TokenStream, right: &TokenStream) -> TokenStream {
    quote!(__wire::Expr::Binary(__wire::Binary::#op, &#left, &#right))
}

fn operator(op: &BinOp) -> Option<TokenStream> {
    Some(match op {
        BinOp::Add(_) => quote!(Add),
        BinOp::Sub(_) => quote!(Sub),
        BinOp::Mul(_) => quote!(Mul),
        BinOp::Div(_) => quote!(Div),
        BinOp::Rem(_) => quote!(Rem),
        BinOp::And(_) => quote!(And),
        BinOp::Or(_) => quote!(Or),
        BinOp::BitXor(_) => quote!(BitXor),
        BinOp::BitAnd(_) => quote!(BitAnd),
        BinOp::BitOr(_) => quote!(BitOr),
        BinOp::Shl(_) => quote!(Shl),
        BinOp::Shr(_) => quote!(Shr),
        BinOp::Eq(_) => quote!(Eq),
        BinOp::Lt(_) => quote!(Lt),
        BinOp::Le(_) => quote!(Le),
        BinOp::Ne(_) => quote!(Ne),
        BinOp::Ge(_) => quote!(Ge),
        BinOp::Gt(_) => quote!(Gt),
        _ => return None,
    })
}

/// A method whose meaning is known.
fn method(name: &str, of: &TokenStream, argument: Option<&TokenStream>) -> Option<TokenStream> {
    let zero = quote!(__wire::Expr::Int(0));
    Some(match (name, argument) {
        ("get" | "all" | "bits" | "into" | "clone" | "as_str", None) => of.clone(),
        ("is_some", None) => quote!(__wire::Expr::IsSome(&#of)),
        ("is_none", None) => {
            quote!(__wire::Expr::Unary(__wire::Unary::Not, &__wire::Expr::IsSome(&#of)))
        }
        ("len", None) => quote!(__wire::Expr::Len(&#of)),
        ("is_empty", None) => operation(&quote!(Eq), &quote!(__wire::Expr::Len(&#of)), &zero),
        ("saturating_sub", Some(less)) => operation(&quote!(SaturatingSub), of, less),
        ("contains", Some(mask)) => {
            operation(&quote!(Eq), &operation(&quote!(BitAnd), of, mask), mask)
        }
        ("intersects", Some(mask)) => {
            operation(&quote!(Ne), &operation(&quote!(BitAnd), of, mask), &zero)
        }
        _ => return None,
    })
}
