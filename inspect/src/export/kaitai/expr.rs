//! Expressions over fields, in the language of Kaitai Struct.

use codec_core::shape::{Binary, BitKind, Expr, Field, Rule, Shape, Unary};

use super::{attr::Attr, file::Missing, names};

/// A field that was described already.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) field: &'static Field,
    pub(crate) id: String,
    pub(crate) attr: Option<Attr>,
    /// When it is there, if it is not always.
    pub(crate) when: Option<String>,
}

/// What expressions are about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope<'a> {
    pub(crate) fields: &'a [Done],
    /// The field whose check it is, which is `_` there.
    pub(crate) own: Option<usize>,
}

/// An expression, and whether it is true or false rather than a number.
struct Term {
    text: String,
    truth: bool,
}

impl Term {
    fn number(text: impl Into<String>) -> Self {
        Self { text: text.into(), truth: false }
    }

    fn truth(text: impl Into<String>) -> Self {
        Self { text: text.into(), truth: true }
    }

    fn into_number(self) -> String {
        if self.truth { format!("({} ? 1 : 0)", self.text) } else { self.text }
    }

    fn into_truth(self) -> String {
        if self.truth { self.text } else { format!("({} != 0)", self.text) }
    }
}

impl Scope<'_> {
    /// A number.
    pub(crate) fn number(self, expr: &Expr) -> Result<String, Missing> {
        self.term(expr).map(Term::into_number)
    }

    /// A condition.
    pub(crate) fn truth(self, expr: &Expr) -> Result<String, Missing> {
        self.term(expr).map(Term::into_truth)
    }

    fn field(self, index: usize) -> Result<Term, Missing> {
        let Some(done) = self.fields.get(index) else { return Err("a later field".to_owned()) };
        let id = if self.own == Some(index) { "_" } else { done.id.as_str() };
        let number = done.attr.as_ref().map_or_else(|| id.to_owned(), |attr| attr.number(id));
        // Numbers other than 1 may be true.
        Ok(match (done.field.shape)().plain() {
            Shape::Bool { .. } => Term::truth(format!("({number} != 0)")),
            _ => Term::number(number),
        })
    }

    fn term(self, expr: &Expr) -> Result<Term, Missing> {
        Ok(match expr {
            Expr::Field(index) => self.field(*index)?,
            Expr::Param(index) => Term::number(format!("param_{index}")),
            Expr::Element => Term::number("_"),
            Expr::Member(of, name) => self.member(of, name)?,
            Expr::Int(number) => Term::number(number.to_string()),
            Expr::Float(number) => Term::number(format!("{number:?}")),
            Expr::Text(text) => Term::number(format!("{text:?}")),
            Expr::Bytes(bytes) => Term::number(format!("{bytes:?}")),
            Expr::Named(name, value) => match value() {
                Some(number) => Term::number(number.to_string()),
                None => return Err(format!("the constant `{name}`")),
            },
            Expr::IsSome(of) => match of {
                Expr::Field(index) => match self.fields.get(*index) {
                    Some(done) => Term::truth(done.when.clone().unwrap_or("true".to_owned())),
                    None => return Err("a later field".to_owned()),
                },
                _ => return Err(format!("the expression `{expr}`")),
            },
            Expr::Len(of) => self.length(of)?,
            Expr::Unary(Unary::Not, of) => {
                let term = self.term(of)?;
                if term.truth {
                    Term::truth(format!("(not {})", term.into_truth()))
                } else {
                    Term::number(format!("(~{})", term.text))
                }
            }
            Expr::Unary(_, of) => Term::number(format!("(-{})", self.number(of)?)),
            Expr::Binary(op, left, right) => self.binary(*op, left, right)?,
            other => return Err(format!("the expression `{other}`")),
        })
    }

    fn binary(self, op: Binary, left: &Expr, right: &Expr) -> Result<Term, Missing> {
        let symbol = match op {
            Binary::And | Binary::Or => {
                let symbol = if op == Binary::And { "and" } else { "or" };
                let (left, right) = (self.truth(left)?, self.truth(right)?);
                return Ok(Term::truth(format!("({left} {symbol} {right})")));
            }
            Binary::SaturatingSub => {
                let (left, right) = (self.number(left)?, self.number(right)?);
                let text = format!("({left} > {right} ? {left} - {right} : 0)");
                return Ok(Term::number(text));
            }
            op => op.symbol(),
        };
        let text = format!("({} {symbol} {})", self.number(left)?, self.number(right)?);
        let compares = matches!(
            op,
            Binary::Eq | Binary::Ne | Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge
        );
        Ok(Term { text, truth: compares })
    }

    /// Whether bits of a field say if others are there.
    pub(crate) fn is_flags(self, wanted: usize) -> bool {
        let mut rules = self.fields.iter().flat_map(|done| done.field.rules);
        rules.any(
            |rule| matches!(rule, Rule::Bit { flags: Expr::Field(index), .. } if *index == wanted),
        )
    }

    fn shape(self, expr: &Expr) -> Option<Shape> {
        match expr {
            Expr::Field(index) => Some((self.fields.get(*index)?.field.shape)().plain()),
            _ => None,
        }
    }

    fn member(self, of: &Expr, name: &str) -> Result<Term, Missing> {
        let Expr::Field(index) = of else { return Err(format!("a field `{name}` of a field")) };
        let id = self.fields.get(*index).map_or("", |done| done.id.as_str());
        let id = if self.own == Some(*index) { "_" } else { id };
        match self.shape(of) {
            Some(Shape::Bits { bits, .. }) => {
                let kind = bits.groups.iter().find(|group| group.name == name).map(|it| it.kind);
                let text = format!("{id}.{}", names::field(name));
                Ok(match kind {
                    Some(BitKind::Bool) => Term::truth(text),
                    Some(BitKind::Enum { .. }) => Term::number(format!("{text}.to_i")),
                    _ => Term::number(text),
                })
            }
            // A field of a codec that is transparent.
            Some(shape) if name == "0" && shape.number().is_some() => self.field(*index),
            _ => Err(format!("the field `{name}` of a field")),
        }
    }

    fn length(self, of: &Expr) -> Result<Term, Missing> {
        let Expr::Field(index) = of else { return Err("a length".to_owned()) };
        let Some(done) = self.fields.get(*index) else { return Err("a later field".to_owned()) };
        let id = &done.id;
        let member = match self.shape(of) {
            Some(Shape::List { .. }) => "size",
            Some(Shape::Bytes { .. }) => "length",
            _ => return Err(format!("the length of `{id}`")),
        };
        Ok(Term::number(format!("{id}.{member}")))
    }
}
