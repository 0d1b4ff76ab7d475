//! What directives say, in words.

use codec_core::shape::{Base, Binary, Expr, Field, Rule, Unary};

use super::text::{code, plain};

/// Under which conditions a field is there.
pub(crate) fn conditions(field: &Field, fields: &[Field]) -> Vec<String> {
    let names = Names(fields);
    let words = |rule: &Rule| {
        Some(match rule {
            Rule::Since(version) => format!("from version {} on", code(&names.top(version))),
            Rule::Until(version) => format!("up to version {}", code(&names.top(version))),
            Rule::When(condition) => format!("if {}", code(&names.top(condition))),
            Rule::Bit { flags, mask, inverted } => {
                let not = if *inverted { "not " } else { "" };
                format!("if {} is {not}set in {}", names.bits(mask), code(&names.top(flags)))
            }
            Rule::Tail => "if bytes are left".to_owned(),
            _ => return None,
        })
    };
    field.rules.iter().filter_map(words).collect()
}

/// Where a field lies, how long it is, and what must hold for it.
pub(crate) fn notes(field: &Field, fields: &[Field]) -> Vec<String> {
    let names = Names(fields);
    let words = |rule: &Rule| {
        Some(match rule {
            Rule::Count(count) => format!("{} elements", code(&names.top(count))),
            Rule::Len(len) => format!("{} bytes", code(&names.top(len))),
            Rule::Rest => "takes all that is left".to_owned(),
            Rule::Switch(on) => format!("variant chosen by {}", code(&names.top(on))),
            Rule::Pad(1) => "a zero byte before it".to_owned(),
            Rule::Pad(bytes) => format!("{bytes} zero bytes before it"),
            Rule::Align(to) => format!("zero bytes before it, to a multiple of {to}"),
            Rule::Const(value) => format!("always {}", code(&names.top(value))),
            Rule::Check(check) => format!("{} holds", code(&names.top(check))),
            Rule::At { position, base, .. } => {
                let base = match base {
                    Base::Message => "the start of the message".to_owned(),
                    Base::Struct => "the start of this struct".to_owned(),
                    Base::Field(index) => code(names.name(*index)),
                    _ => return None,
                };
                format!("lies elsewhere, {} bytes from {base}", code(&names.top(position)))
            }
            Rule::Checksum { algorithm, first, last } => format!(
                "{} over {} to {}",
                code(algorithm),
                code(names.name(*first)),
                code(names.name(*last)),
            ),
            Rule::EndItem(end) => {
                format!("the last element is that with {}", code(&names.top(end)))
            }
            Rule::EndValue(end) => format!("{} behind the last element", code(&names.top(end))),
            Rule::Order(order) => format!("big-endian from here on if {}", code(&names.top(order))),
            Rule::With(values) => {
                let values: Vec<String> = values.iter().map(|it| code(&names.top(it))).collect();
                format!("gets {}", values.join(", "))
            }
            Rule::Implied => "follows from other fields".to_owned(),
            Rule::Tag => "the tag that selected this variant".to_owned(),
            _ => return None,
        })
    };
    field.rules.iter().filter_map(words).collect()
}

/// The fields that expressions are about.
struct Names<'a>(&'a [Field]);

impl Names<'_> {
    fn name(&self, index: usize) -> &'static str {
        self.0.get(index).map_or("?", |field| field.name)
    }

    /// Bits, with the name of the constant.
    fn bits(&self, mask: &Expr) -> String {
        match mask {
            Expr::Named(name, value) => match value() {
                Some(number) => format!("{} (`{number:#x}`)", code(last(name))),
                None => code(last(name)),
            },
            Expr::Int(number) => format!("`{number:#x}`"),
            other => code(&self.top(other)),
        }
    }

    /// An expression, without parentheses around it.
    fn top(&self, expr: &Expr) -> String {
        match expr {
            Expr::Binary(op, left, right) => {
                format!("{} {} {}", self.part(left), symbol(*op), self.part(right))
            }
            other => self.part(other),
        }
    }

    fn part(&self, expr: &Expr) -> String {
        match expr {
            Expr::Field(index) => self.name(*index).to_owned(),
            Expr::Param(index) => format!("${index}"),
            Expr::Element => "element".to_owned(),
            Expr::Member(of, name) => format!("{}.{name}", self.part(of)),
            Expr::Int(number) => number.to_string(),
            Expr::Float(number) => format!("{number:?}"),
            Expr::Text(text) => format!("{text:?}"),
            Expr::Bytes(bytes) => crate::render::digits(bytes),
            // What belongs to a type is in the table of the type.
            Expr::Named(name, value) => match value() {
                Some(number) if !name.contains("::") => format!("{name} ({number})"),
                _ => short(name),
            },
            Expr::IsSome(of) => format!("{} is there", self.part(of)),
            Expr::Len(of) => format!("length of {}", self.part(of)),
            Expr::Unary(Unary::Not, of) => format!("!{}", self.part(of)),
            Expr::Unary(_, of) => format!("-{}", self.part(of)),
            Expr::Binary(..) => format!("({})", self.top(expr)),
            other => other.to_string(),
        }
    }
}

fn symbol(op: Binary) -> &'static str {
    if op == Binary::SaturatingSub { "- (at least 0)" } else { op.symbol() }
}

/// The end of a path: `Flags::HAS_NAME` of `super::Flags::HAS_NAME`.
fn short(path: &str) -> String {
    let path = path.replace(' ', "");
    let parts: Vec<&str> = path.split("::").collect();
    let from = parts.len().saturating_sub(2);
    parts.get(from..).unwrap_or_default().join("::")
}

/// The last name of a path.
fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path).trim()
}

/// A type in words that are no markup.
pub(crate) fn words(text: impl std::fmt::Display) -> String {
    plain(&text.to_string())
}
