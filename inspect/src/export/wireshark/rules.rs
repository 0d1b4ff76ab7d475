//! Rules of fields and their expressions, as expressions.lua reads them.

use codec_core::shape::{Base, Expr, Field, Rule, Unary};

use super::lua;

/// The rules of a field; nothing if it has none.
pub(super) fn of(rules: &[Rule]) -> Option<String> {
    let rules: Vec<String> = rules.iter().filter_map(rule).collect();
    if rules.is_empty() { None } else { Some(lua::list(rules)) }
}

fn rule(rule: &Rule) -> Option<String> {
    let with = |name: &str, value: String| Some(format!("{{\"{name}\",{value}}}"));
    match rule {
        Rule::Count(of) => with("count", expr(of)),
        Rule::Len(of) => with("len", expr(of)),
        Rule::Rest => Some("{\"rest\"}".to_owned()),
        Rule::When(of) => with("when", expr(of)),
        Rule::Bit { flags, mask, inverted } => {
            let inverted = if *inverted { ",inverted=true" } else { "" };
            Some(format!("{{\"bit\",{},{}{inverted}}}", expr(flags), expr(mask)))
        }
        Rule::Tail => Some("{\"tail\"}".to_owned()),
        Rule::Switch(of) => with("switch", expr(of)),
        Rule::Pad(len) => with("pad", len.to_string()),
        Rule::Align(to) => with("align", to.to_string()),
        Rule::Const(of) => with("const", expr(of)),
        Rule::Check(of) => with("check", expr(of)),
        Rule::Since(of) => with("since", expr(of)),
        Rule::Until(of) => with("until", expr(of)),
        Rule::At { offset, base } => {
            let base = match base {
                Base::Message => "\"message\"".to_owned(),
                Base::Struct => "\"struct\"".to_owned(),
                Base::Field(index) => place(*index),
                _ => return None,
            };
            Some(format!("{{\"at\",{},base={base}}}", place(*offset)))
        }
        Rule::EndItem(of) => with("end_item", expr(of)),
        Rule::EndValue(of) => with("end_value", expr(of)),
        Rule::Default => Some("{\"default\"}".to_owned()),
        Rule::With(values) => with("with", lua::list(values.iter().map(expr))),
        Rule::Order(of) => with("order", expr(of)),
        Rule::Skip => Some("{\"skip\"}".to_owned()),
        Rule::Tag => Some("{\"tag\"}".to_owned()),
        _ => None,
    }
}

/// Lua counts from 1.
fn place(index: usize) -> String {
    index.saturating_add(1).to_string()
}

fn expr(of: &Expr) -> String {
    match of {
        Expr::Field(index) => format!("{{\"field\",{}}}", place(*index)),
        Expr::Param(index) => format!("{{\"param\",{}}}", place(*index)),
        Expr::Element => "{\"item\"}".to_owned(),
        Expr::Member(of, name) => format!("{{\"member\",{},{}}}", expr(of), lua::text(name)),
        Expr::Int(number) => lua::number(*number),
        Expr::Float(number) if number.is_finite() => format!("{{\"float\",{number:?}}}"),
        Expr::Text(text) => format!("{{\"text\",{}}}", lua::quoted(text.as_bytes())),
        Expr::Bytes(bytes) => format!("{{\"bytes\",{}}}", lua::quoted(bytes)),
        Expr::Named(_, value) => match value() {
            Some(number) => lua::number(number),
            None => "{\"?\"}".to_owned(),
        },
        Expr::IsSome(of) => format!("{{\"some\",{}}}", expr(of)),
        Expr::Len(of) => format!("{{\"len\",{}}}", expr(of)),
        Expr::Unary(op, of) => {
            let op = if *op == Unary::Not { "!" } else { "neg" };
            format!("{{\"{op}\",{}}}", expr(of))
        }
        Expr::Binary(op, left, right) => {
            format!("{{\"{}\",{},{}}}", op.symbol(), expr(left), expr(right))
        }
        _ => "{\"?\"}".to_owned(),
    }
}

/// What the rules of a field say that Lua cannot find out.
pub(super) fn left_out(field: &Field) -> Option<String> {
    field.rules.iter().find_map(|rule| match rule {
        Rule::Checksum { algorithm, .. } => {
            Some(format!("whether the checksum is right ({algorithm})"))
        }
        Rule::Bit { flags, mask, .. } if flags.is_opaque() || mask.is_opaque() => {
            Some(field.directives.to_owned())
        }
        Rule::With(values) if values.iter().any(Expr::is_opaque) => {
            Some(field.directives.to_owned())
        }
        rule if rule.expr().is_some_and(Expr::is_opaque) => Some(field.directives.to_owned()),
        _ => None,
    })
}

/// The text of a field's directives, where a rule of it may turn out to be broken.
pub(super) fn words(field: &Field) -> Option<String> {
    let broken = |rule: &Rule| {
        matches!(rule, Rule::Const(_) | Rule::Check(_)) || rule.expr().is_some_and(Expr::is_opaque)
    };
    field.rules.iter().any(broken).then(|| lua::text(field.directives))
}
