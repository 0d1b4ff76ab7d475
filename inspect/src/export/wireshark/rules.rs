//! Rules of fields and their expressions, as expressions.lua reads them.

use codec_core::shape::{Base, Expr, Field, Rule, Unary};

use super::{lua, own};

/// The rules of a field, whose struct and name are `path`; nothing if it has none. `fields` are those
/// of the struct.
pub(super) fn of(rules: &[Rule], path: &str, fields: &[Field]) -> Option<String> {
    let rules: Vec<String> =
        rules.iter().filter_map(|rule| self::rule(rule, path, fields)).collect();
    if rules.is_empty() { None } else { Some(lua::list(rules)) }
}

fn rule(rule: &Rule, path: &str, fields: &[Field]) -> Option<String> {
    let with = |name: &str, value: String| Some(format!("{{\"{name}\",{value}}}"));
    let opaque = is_opaque(rule) || counts_among_flags(rule, fields);
    if opaque && own::decides(path) {
        let name = if matches!(rule, Rule::Count(_)) { "count" } else { "when" };
        return with(name, format!("{{\"own\",{}}}", lua::text(path)));
    }
    match rule {
        Rule::Count(_) if opaque => with("count", "{\"?\"}".to_owned()),
        Rule::Count(of) => with("count", expr(of)),
        Rule::Len(of) => with("len", expr(of)),
        Rule::Rest => Some("{\"rest\"}".to_owned()),
        Rule::When(of) => with("when", expr(of)),
        Rule::Bit { flags, mask, inverted } => {
            let inverted = if *inverted { ",inverted=true" } else { "" };
            Some(format!("{{\"bit\",{},{}{inverted}}}", expr(flags), expr(mask)))
        }
        Rule::Tail => Some("{\"tail\"}".to_owned()),
        // A tag that is not kept is written as the first of its variant, so it must be that.
        Rule::Switch(of @ Expr::Field(index)) if is_implied(fields.get(*index)) => {
            Some(format!("{{\"switch\",{},first=true}}", expr(of)))
        }
        Rule::Switch(of) => with("switch", expr(of)),
        Rule::Pad(len) => with("pad", len.to_string()),
        Rule::Align(to) => with("align", to.to_string()),
        Rule::Const(of) => with("const", expr(of)),
        Rule::Check(of) => with("check", expr(of)),
        Rule::Since(of) => with("since", expr(of)),
        Rule::Until(of) => with("until", expr(of)),
        Rule::At { offset, position, base } => {
            let base = match base {
                Base::Message => "\"message\"".to_owned(),
                Base::Struct => "\"struct\"".to_owned(),
                Base::Field(index) => place(*index),
                _ => return None,
            };
            Some(format!("{{\"at\",{},{},base={base}}}", place(*offset), expr(position)))
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

fn is_implied(field: Option<&Field>) -> bool {
    field.is_some_and(|field| field.rules.iter().any(|rule| matches!(rule, Rule::Implied)))
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

/// Whether a rule says more than expressions over fields.
fn is_opaque(rule: &Rule) -> bool {
    match rule {
        Rule::Bit { flags, mask, .. } => flags.is_opaque() || mask.is_opaque(),
        Rule::With(values) => values.iter().any(Expr::is_opaque),
        rule => rule.expr().is_some_and(Expr::is_opaque),
    }
}

/// Whether a rule takes its count from a word of flags: which of the bits count is not described.
fn counts_among_flags(rule: &Rule, fields: &[Field]) -> bool {
    let Rule::Count(Expr::Field(word)) = rule else { return false };
    let is_flag =
        |rule: &Rule| matches!(rule, Rule::Bit { flags: Expr::Field(of), .. } if of == word);
    fields.iter().any(|field| field.rules.iter().any(is_flag))
}

/// What the rules of a field, whose struct and name are `path`, say that Lua cannot find out.
/// `fields` are those of the struct.
pub(super) fn left_out(field: &Field, path: &str, fields: &[Field]) -> Option<String> {
    field.rules.iter().find_map(|rule| match rule {
        Rule::Checksum { algorithm, .. } => {
            Some(format!("whether the checksum is right ({algorithm})"))
        }
        _ if own::decides(path) => None,
        rule if is_opaque(rule) => Some(field.directives.to_owned()),
        rule if counts_among_flags(rule, fields) => {
            Some(format!("{}, a count among flags", field.directives))
        }
        _ => None,
    })
}

/// The text of a field's directives, where a rule of it may turn out to be broken, or to say more
/// than Lua can find out. `fields` are those of the struct.
pub(super) fn words(field: &Field, fields: &[Field]) -> Option<String> {
    let broken = |rule: &Rule| {
        matches!(rule, Rule::Const(_) | Rule::Check(_))
            || is_opaque(rule)
            || counts_among_flags(rule, fields)
    };
    field.rules.iter().any(broken).then(|| lua::text(field.directives))
}
