//! Rules of fields, and expressions.

use alloc::{string::ToString as _, vec::Vec};

use serde_json::{Number, Value};

use super::object::{Object, hex, whole};
use crate::describe::rule::{Base, Expr, Rule, Unary};

/// The rules of a field.
pub(super) fn rules(rules: &[Rule]) -> Vec<Value> {
    rules.iter().map(|rule| self::rule(rule).into()).collect()
}

fn rule(rule: &Rule) -> Object {
    let kind = Object::of_kind;
    let with_value = |name: &str, value: &Expr| kind(name).with("value", expr(value));
    match rule {
        Rule::Count(value) => with_value("count", value),
        Rule::Len(value) => with_value("len", value),
        Rule::Rest => kind("rest"),
        Rule::When(value) => with_value("when", value),
        Rule::Bit { flags, mask, inverted } => kind("bit")
            .with("flags", expr(flags))
            .with("mask", expr(mask))
            .with("inverted", *inverted),
        Rule::Tail => kind("tail"),
        Rule::Switch(value) => with_value("switch", value),
        Rule::Pad(bytes) => kind("pad").with("bytes", *bytes),
        Rule::Align(to) => kind("align").with("to", *to),
        Rule::Const(value) => with_value("const", value),
        Rule::Check(value) => with_value("check", value),
        Rule::Since(value) => with_value("since", value),
        Rule::Until(value) => with_value("until", value),
        Rule::At { offset, position, base } => {
            let base = match base {
                Base::Message => kind("message"),
                Base::Struct => kind("struct"),
                Base::Field(index) => kind("field").with("index", *index),
            };
            kind("at").with("offset", *offset).with("position", expr(position)).with("base", base)
        }
        Rule::Checksum { algorithm, first, last } => {
            kind("checksum").with("algorithm", *algorithm).with("first", *first).with("last", *last)
        }
        Rule::EndItem(value) => with_value("end_item", value),
        Rule::EndValue(value) => with_value("end_value", value),
        Rule::Default => kind("default"),
        Rule::DefaultValue(value) => with_value("default_value", value),
        Rule::With(values) => {
            kind("with").with("values", values.iter().map(expr).collect::<Value>())
        }
        Rule::Order(value) => with_value("order", value),
        Rule::Implied => kind("implied"),
        Rule::Skip => kind("skip"),
        Rule::Tag => kind("tag"),
    }
}

fn expr(value: &Expr) -> Value {
    let kind = Object::of_kind;
    let object = match value {
        Expr::Field(index) => kind("field").with("index", *index),
        Expr::Param(index) => kind("param").with("index", *index),
        Expr::Element => kind("element"),
        Expr::Member(of, name) => kind("member").with("of", expr(of)).with("name", *name),
        Expr::Int(number) => kind("int").with("value", whole(*number)),
        Expr::Float(number) => {
            let text = || number.to_string().into();
            let value = Number::from_f64(*number).map_or_else(text, Value::Number);
            kind("float").with("value", value)
        }
        Expr::Text(text) => kind("text").with("value", *text),
        Expr::Bytes(bytes) => kind("bytes").with("value", hex(bytes)),
        Expr::Named(name, number) => {
            kind("named").with("name", *name).with_some("value", number().map(whole))
        }
        Expr::IsSome(of) => kind("is_some").with("of", expr(of)),
        Expr::Len(of) => kind("len").with("of", expr(of)),
        Expr::Unary(op, of) => {
            let op = match op {
                Unary::Not => "!",
                Unary::Minus => "-",
            };
            kind("unary").with("op", op).with("of", expr(of))
        }
        Expr::Binary(op, left, right) => kind("binary")
            .with("op", op.symbol())
            .with("left", expr(left))
            .with("right", expr(right)),
        Expr::Opaque(text) => kind("opaque").with("text", *text),
    };
    object.into()
}
