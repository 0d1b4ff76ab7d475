//! How the directives of one field may refer to other fields.

use proc_macro2::Span;
use syn::{
    Expr, Ident, Member, PatIdent, Type,
    ext::IdentExt as _,
    spanned::Spanned as _,
    visit::{self, Visit},
};

use crate::{
    attr::{
        container::{NUMBERS, largest},
        field::BitAttr,
        names::nearest,
    },
    errors::Errors,
    model::{Determined, Field, Given, Param, Presence, Source},
    syntax::literal,
};

/// The fields before the one that is lowered.
pub(crate) struct Earlier<'a> {
    pub(crate) names: &'a [String],
    pub(crate) index: usize,
    pub(crate) list: &'a mut Vec<Field>,
    /// The values that the struct gets from the one around it.
    pub(crate) params: &'a [Param],
}

impl Earlier<'_> {
    /// The earlier field, or the value from outside, that is called `name`.
    pub(crate) fn find(&self, errors: &mut Errors, directive: &str, name: &Ident) -> Option<Given> {
        if let Some(param) = self.params.iter().position(|param| param.ident == *name) {
            return Some(Given::Param(param));
        }
        self.field(errors, directive, name).map(Given::Field)
    }

    /// The type of an earlier field or a value from outside.
    pub(crate) fn type_of(&self, given: Given) -> Option<&Type> {
        match given {
            Given::Field(index) => self.list.get(index).map(|field| &field.value),
            Given::Param(index) => self.params.get(index).map(|param| &param.ty),
        }
    }

    /// The earlier field called `name`.
    fn field(&self, errors: &mut Errors, directive: &str, name: &Ident) -> Option<usize> {
        let text = name.unraw().to_string();
        match self.names.iter().position(|known| *known == text) {
            Some(found) if found < self.index => {
                if let Some(field) = self.list.get(found).filter(|field| field.skip) {
                    let message = if field.is_tag() {
                        format!(
                            "`{directive}` needs a field that is on the wire, and `{text}` has `tag`: \
                             it is read before the variant"
                        )
                    } else {
                        format!(
                            "`{directive}` needs a field that is on the wire, and `{text}` has `skip`"
                        )
                    };
                    errors.at(name.span(), message);
                    return None;
                }
                Some(found)
            }
            Some(found) if found == self.index => {
                errors.at(
                    name.span(),
                    format!(
                        "`{directive}` names the field itself, and needs one that is read before"
                    ),
                );
                None
            }
            Some(_) => {
                let message = format!(
                    "`{text}` comes later: `{directive}` needs a field that is read before this one"
                );
                errors.at(name.span(), message);
                None
            }
            None => {
                let message = match self.meant(&text) {
                    Some(known) => {
                        format!("no field `{text}` before this one; did you mean `{known}`?")
                    }
                    None if self.index == 0 => {
                        format!("no field `{text}` before this one, which is the first")
                    }
                    None => {
                        let before: Vec<_> =
                            self.names.iter().take(self.index).map(String::as_str).collect();
                        let before = before.join("`, `");
                        format!("no field `{text}` before this one; there is `{before}`")
                    }
                };
                errors.at(name.span(), message);
                None
            }
        }
    }

    /// Whether the field called `name` holds the tag of the variant, which others only read.
    fn is_tag(&self, name: &Ident) -> bool {
        self.list.iter().any(|field| field.is_tag() && name.unraw() == field.name.as_str())
    }

    /// Notes what the field that is lowered determines of `source`.
    pub(crate) fn determine(&mut self, source: Given, determined: Determined) {
        if let Given::Field(source) = source
            && let Some(field) = self.list.get_mut(source)
        {
            field.determined.push(determined);
        }
    }

    /// Reports a field that may be absent and therefore cannot describe others.
    pub(crate) fn always_there(
        &self,
        errors: &mut Errors,
        directive: &str,
        name: &Ident,
        source: Given,
    ) {
        if let Given::Field(source) = source
            && let Some(field) = self.list.get(source)
            && field.optional
        {
            let says = |(given, _): &&(&str, Span)| {
                ["bit", "when", "tail", "since", "until"].contains(given)
            };
            let given = field.given.iter().find(says).map_or("Option", |(given, _)| given);
            errors.both(
                name.span(),
                format!(
                    "`{directive}` needs a field that is always there, and `{name}` has `{given}`"
                ),
                field.ty.span(),
                "it may be absent",
            );
        }
    }

    /// The values of `with(…)`. A value that is just the name of a field is recorded, because that
    /// field is written from the struct that gets it.
    pub(crate) fn given(&mut self, errors: &mut Errors, values: Vec<Expr>) -> Vec<Expr> {
        let index = self.index;
        for (number, value) in values.iter().enumerate() {
            if let Expr::Path(path) = value
                && let Some(name) = path.path.get_ident()
                && self.names.contains(&name.unraw().to_string())
                && !self.is_tag(name)
                && let Some(source) = self.find(errors, "with", name)
            {
                self.always_there(errors, "with", name, source);
                self.determine(source, Determined::With(index, number));
            }
        }
        values.into_iter().map(|value| self.checked(errors, "with", value)).collect()
    }

    /// A count or length: the name of a field, or an expression.
    pub(crate) fn source(
        &mut self,
        errors: &mut Errors,
        directive: &str,
        expr: Expr,
        determined: Determined,
    ) -> Source {
        if let Expr::Path(path) = &expr
            && let Some(name) = path.path.get_ident()
        {
            // A constant in capitals is not a field.
            let constant = name.to_string().chars().all(|c| !c.is_lowercase());
            let is_field = !constant || self.names.contains(&name.to_string());
            if is_field && !self.is_tag(name) {
                return match self.find(errors, directive, name) {
                    Some(source) => {
                        self.constant_conflict(errors, directive, name, source);
                        if let Given::Field(source) = source {
                            self.number(errors, directive, name, source);
                        }
                        self.always_there(errors, directive, name, source);
                        self.determine(source, determined);
                        Source::Given(source)
                    }
                    None => Source::Expr(expr),
                };
            }
        }
        Source::Expr(self.checked(errors, directive, expr))
    }

    /// The earlier field that `text` is probably a misspelling of.
    fn meant(&self, text: &str) -> Option<&str> {
        nearest(text, self.names.iter().take(self.index).map(String::as_str))
    }

    /// An expression, in which names of later fields are mistakes.
    pub(crate) fn checked(&self, errors: &mut Errors, directive: &str, expr: Expr) -> Expr {
        for name in crate::syntax::idents(&expr) {
            let text = name.unraw().to_string();
            let found = self.names.iter().position(|known| *known == text);
            // A `check` may name its own field.
            let first = self.index.saturating_add(usize::from(directive == "check"));
            if found.is_some_and(|found| found >= first) {
                self.find(errors, directive, &name);
            }
        }
        let mut variables = Variables::default();
        variables.visit_expr(&expr);
        for name in &variables.names {
            let text = name.unraw().to_string();
            let known = self.names.contains(&text) || text.chars().any(char::is_uppercase);
            if !known && self.meant(&text).is_some() {
                self.find(errors, directive, name);
            }
        }
        for (this, member) in &variables.of_self {
            let message = match member {
                Member::Named(name) => {
                    format!("fields are named without `self`: write `{name}`")
                }
                Member::Unnamed(_) => {
                    "a field without a name cannot be named here: give the fields names".to_owned()
                }
            };
            errors.at(*this, message);
        }
        let mut bound = Bound::default();
        bound.visit_expr(&expr);
        for name in bound.0.iter().filter(|name| self.names.contains(&name.unraw().to_string())) {
            errors.at(
                name.span(),
                format!("`{name}` is a field too: give this variable another name"),
            );
        }
        for mistake in crate::syntax::mistakes(directive, &expr) {
            errors.push(mistake);
        }
        expr
    }

    /// A constant, in which names of fields are mistakes.
    pub(crate) fn constant(&self, errors: &mut Errors, directive: &str, expr: &Expr) {
        let mut variables = Variables::default();
        variables.visit_expr(expr);
        for name in &variables.names {
            if self.names.contains(&name.unraw().to_string()) {
                let message = format!(
                    "`{name}` is a field: `{directive}` takes a value that is the same in every \
                     message"
                );
                errors.at(name.span(), message);
            }
        }
    }

    /// Reports a field that cannot be a number, by its type's name.
    pub(crate) fn number(&self, errors: &mut Errors, directive: &str, name: &Ident, source: usize) {
        const OTHERS: &[&str] =
            &["f32", "f64", "bool", "char", "String", "str", "Vec", "Option", "Box"];
        let Some(field) = self.list.get(source) else { return };
        if let Type::Path(path) = &field.value
            && let Some(last) = path.path.segments.last()
            && OTHERS.contains(&last.ident.to_string().as_str())
        {
            errors.both(
                name.span(),
                format!("`{directive}` needs a whole number, and `{name}` is none"),
                field.ty.span(),
                "its type is given here",
            );
        }
    }

    /// Reports a constant that is to be written from the field that is lowered.
    pub(crate) fn constant_conflict(
        &self,
        errors: &mut Errors,
        directive: &str,
        name: &Ident,
        source: Given,
    ) {
        if let Given::Field(source) = source
            && self.list.get(source).is_some_and(|field| field.constant.is_some())
        {
            let message =
                format!("`{directive}` needs a field that varies, and `{name}` has a `const`");
            errors.at(name.span(), message);
        }
    }

    pub(crate) fn bit(&mut self, errors: &mut Errors, bit: BitAttr) -> Presence {
        let Some(flags) = self.find(errors, "bit", &bit.flags) else {
            return Presence::Always;
        };
        self.always_there(errors, "bit", &bit.flags, flags);
        self.constant_conflict(errors, "bit", &bit.flags, flags);
        if let Given::Field(flags) = flags {
            self.number(errors, "bit", &bit.flags, flags);
        }
        self.mask(errors, &bit, flags);
        self.determine(flags, Determined::Bit(self.index));
        Presence::Bit { flags, mask: bit.mask, inverted: bit.inverted }
    }

    /// Reports a mask that does not fit the flags, or that shares a bit with another field.
    fn mask(&self, errors: &mut Errors, bit: &BitAttr, flags: Given) {
        let written = &bit.mask;
        if let Some(mask) = literal(&bit.mask) {
            if mask == 0 {
                errors.at(bit.mask.span(), "a mask of 0 has no bit");
            }
            let number = self.type_of(flags).and_then(|word| match word {
                Type::Path(path) => path.path.get_ident(),
                _ => None,
            });
            if let Some(number) = number
                && NUMBERS.contains(&number.to_string().as_str())
                && mask > largest(number)
            {
                let message =
                    format!("this mask does not fit in `{}`, which is a `{number}`", bit.flags);
                errors.at(bit.mask.span(), message);
            }
        }
        // Masks that are written alike are equal; others are compared when they are compiled.
        let same = |other: &Expr| match (literal(other), literal(written)) {
            (Some(other), Some(mask)) => other & mask != 0,
            _ => quote::quote!(#other).to_string() == quote::quote!(#written).to_string(),
        };
        let overlapping = self.list.iter().find_map(|field| match &field.presence {
            Presence::Bit { flags: word, mask: other, .. } if *word == flags && same(other) => {
                Some(other.span())
            }
            _ => None,
        });
        if let Some(other) = overlapping {
            errors.both(
                written.span(),
                "this bit already says whether another field is there",
                other,
                "it is used here",
            );
        }
    }
}

/// The variables that an expression declares, in closures, `match`, `if let` and blocks.
#[derive(Default)]
struct Bound(Vec<Ident>);

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.0.push(pattern.ident.clone());
        visit::visit_pat_ident(self, pattern);
    }
}

/// The variables in an expression, except in blocks and closures, which can declare their own.
#[derive(Default)]
struct Variables {
    names: Vec<Ident>,
    /// Members of `self`, with the place where they are written.
    of_self: Vec<(Span, Member)>,
}

impl<'ast> Visit<'ast> for Variables {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Path(path) => self.names.extend(path.path.get_ident().cloned()),
            Expr::Call(call) => call.args.iter().for_each(|argument| self.visit_expr(argument)),
            Expr::Field(field) => match &*field.base {
                Expr::Path(path) if path.path.is_ident("self") => {
                    self.of_self.push((path.span(), field.member.clone()));
                }
                base => self.visit_expr(base),
            },
            Expr::Closure(_) | Expr::Block(_) | Expr::If(_) | Expr::Match(_) | Expr::Let(_) => {}
            _ => visit::visit_expr(self, expr),
        }
    }
}
