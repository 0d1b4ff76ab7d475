//! Directives as data: expressions over fields as trees.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens as _, quote};
use syn::{BinOp, Expr, ExprLit, Lit, Member, Pat, UnOp, ext::IdentExt as _, parse::Parser as _};

use crate::{site::Site, text::text};

impl Site<'_> {
    /// The tree of an expression; all that it cannot be is kept as text.
    pub(crate) fn tree(&self, expr: &Expr) -> TokenStream {
        Tree { site: self, element: None }.expr(expr)
    }

    /// The tree of a condition over an `element` of a list.
    pub(crate) fn tree_of_element(&self, condition: &Expr, element: Option<&Pat>) -> TokenStream {
        let element = match element {
            Some(Pat::Ident(name)) => Some(name.ident.unraw().to_string()),
            _ => None,
        };
        Tree { site: self, element }.expr(condition)
    }

    /// The number of the field `name`, for descriptions.
    pub(crate) fn number_of(&self, name: &str) -> Literal {
        let index = self.fields.list.iter().position(|field| field.name == name);
        Literal::usize_unsuffixed(index.unwrap_or(0))
    }

    /// The rules of the field, from the outside in, and its directives as they are written.
    pub(crate) fn described(&self) -> (Vec<TokenStream>, String) {
        let (mut rules, mut directives) = (Vec::new(), Vec::new());
        for given in &self.field.given {
            let described = given.directive.describe(self);
            if given.is_written && !described.is_empty() {
                directives.push(given.text.as_str());
            }
            rules.extend(described);
        }
        let is_implied = self.field.kept == crate::model::Kept::Implied;
        rules.extend(is_implied.then(|| quote!(Implied)));
        (rules, directives.join(", "))
    }
}

/// What names mean in an expression.
struct Tree<'a> {
    site: &'a Site<'a>,
    /// The name of the element, in the closure of a list.
    element: Option<String>,
}

impl Tree<'_> {
    fn expr(&self, expr: &Expr) -> TokenStream {
        self.tree(expr).unwrap_or_else(|| {
            let text = text(expr);
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
                let wide = ["usize", "u32", "u64", "u128", "i64", "i128"];
                wide.contains(&text(&cast.ty).as_str()).then(|| self.tree(&cast.expr)).flatten()
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
        let fields = self.site.fields;
        if let Some(name) = path.path.get_ident() {
            let text = name.unraw().to_string();
            if self.element.as_ref() == Some(&text) {
                return Some(quote!(__wire::Expr::Element));
            }
            if let Some(index) = fields.list.iter().position(|field| field.name == text) {
                let index = Literal::usize_unsuffixed(index);
                return Some(quote!(__wire::Expr::Field(#index)));
            }
            if let Some(index) = fields.params.iter().position(|param| param.ident == *name) {
                let index = Literal::usize_unsuffixed(index);
                return Some(quote!(__wire::Expr::Param(#index)));
            }
        }
        // Other names in lower case are functions or variables.
        let last = path.path.segments.last()?.ident.unraw().to_string();
        if !last.starts_with(|first: char| first.is_uppercase()) {
            return None;
        }
        let (format, text) = (self.site.format, text(path));
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

fn literal(lit: &Lit) -> Option<TokenStream> {
    let int = |number: i128| {
        let number = Literal::i128_unsuffixed(number);
        quote!(__wire::Expr::Int(#number))
    };
    Some(match lit {
        Lit::Int(number) => int(number.base10_parse().ok()?),
        Lit::Bool(value) => int(value.value.into()),
        Lit::Byte(byte) => int(byte.value().into()),
        Lit::Float(number) => {
            let number: f64 = number.base10_parse().ok()?;
            quote!(__wire::Expr::Float(#number))
        }
        Lit::Str(text) => quote!(__wire::Expr::Text(#text)),
        Lit::ByteStr(bytes) => quote!(__wire::Expr::Bytes(#bytes)),
        _ => return None,
    })
}

fn operation(op: &TokenStream, left: &TokenStream, right: &TokenStream) -> TokenStream {
    quote!(__wire::Expr::Binary(__wire::Binary::#op, &#left, &#right))
}

fn operator(op: &BinOp) -> Option<TokenStream> {
    let name = match op {
        BinOp::Add(_) => "Add",
        BinOp::Sub(_) => "Sub",
        BinOp::Mul(_) => "Mul",
        BinOp::Div(_) => "Div",
        BinOp::Rem(_) => "Rem",
        BinOp::And(_) => "And",
        BinOp::Or(_) => "Or",
        BinOp::BitXor(_) => "BitXor",
        BinOp::BitAnd(_) => "BitAnd",
        BinOp::BitOr(_) => "BitOr",
        BinOp::Shl(_) => "Shl",
        BinOp::Shr(_) => "Shr",
        BinOp::Eq(_) => "Eq",
        BinOp::Lt(_) => "Lt",
        BinOp::Le(_) => "Le",
        BinOp::Ne(_) => "Ne",
        BinOp::Ge(_) => "Ge",
        BinOp::Gt(_) => "Gt",
        _ => return None,
    };
    Some(proc_macro2::Ident::new(name, proc_macro2::Span::call_site()).into_token_stream())
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
