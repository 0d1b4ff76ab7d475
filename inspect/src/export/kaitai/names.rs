//! Names that Kaitai Struct and the languages that it compiles to accept.

use std::collections::BTreeSet;

/// Words of languages that are generated, and of expressions.
const WORDS: &[&str] = &[
    "and", "as", "assert", "async", "await", "break", "class", "close", "continue", "def",
    "default", "del", "do", "elif", "else", "enum", "except", "false", "finally", "for", "from",
    "global", "if", "import", "in", "int", "is", "lambda", "long", "mro", "name", "nonlocal",
    "not", "null", "or", "pass", "raise", "return", "short", "static", "switch", "this", "true",
    "try", "void", "while", "with", "yield",
];

/// The name of a field: in lower case, with `_` between words.
pub(crate) fn field(name: &str) -> String {
    let name = snake(name);
    // Names of enums have members of their own in Python.
    if WORDS.contains(&name.as_str()) && name != "name" { format!("{name}_") } else { name }
}

/// The name of a value of an enum.
pub(crate) fn value(name: &str) -> String {
    let name = snake(name);
    if WORDS.contains(&name.as_str()) || name == "value" { format!("{name}_") } else { name }
}

fn snake(name: &str) -> String {
    let mut out = String::new();
    let mut before = '_';
    let mut rest = name.trim_start_matches("r#").chars().peekable();
    while let Some(c) = rest.next() {
        let next_is_lower = rest.peek().is_some_and(char::is_ascii_lowercase);
        let begins = c.is_ascii_uppercase()
            && (before.is_ascii_lowercase() || before.is_ascii_digit() || next_is_lower);
        if begins && before != '_' {
            out.push('_');
        }
        if c.is_ascii_alphanumeric() {
            out.push(c.to_ascii_lowercase());
        } else if before != '_' {
            out.push('_');
        }
        before = if c.is_ascii_alphanumeric() { c } else { '_' };
    }
    let out = out.trim_end_matches('_');
    if out.starts_with(|c: char| c.is_ascii_lowercase()) {
        out.to_owned()
    } else {
        format!("f_{out}")
    }
}

/// Bytes that a name of a type has, which can be that of a file.
const MAX_NAME: usize = 200;

/// Names of types and enums, of which no two become the same class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Taken(BTreeSet<String>);

impl Taken {
    /// A name that is not taken yet.
    pub(crate) fn take(&mut self, name: &str) -> String {
        let mut name = snake(name);
        name.truncate(MAX_NAME);
        if is_built_in(&name) {
            name.push_str("_type");
        }
        let mut wanted = name.clone();
        let mut number = 1_usize;
        while !self.0.insert(wanted.replace('_', "")) {
            number = number.saturating_add(1);
            wanted = format!("{name}_v{number}");
        }
        wanted
    }
}

impl Taken {
    /// A name of a value or instance that is not taken yet.
    pub(crate) fn take_value(&mut self, name: &str) -> String {
        let mut wanted = name.to_owned();
        let mut number = 1_usize;
        while !self.0.insert(wanted.clone()) {
            number = number.saturating_add(1);
            wanted = format!("{name}_{number}");
        }
        wanted
    }
}

/// Whether Kaitai Struct has a type of that name.
fn is_built_in(name: &str) -> bool {
    let number = name.strip_prefix(['u', 's', 'f', 'b']);
    matches!(
        name,
        "str" | "strz" | "bytes" | "bool" | "any" | "struct" | "io" | "stream" | "switch_on"
    ) || number.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        || WORDS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_lower_case() {
        assert_eq!(snake("AcctLoginRequest"), "acct_login_request");
        assert_eq!(snake("HAS_NAME"), "has_name");
        assert_eq!(snake("Cli2Auth"), "cli2_auth");
        assert_eq!(snake("0"), "f_0");
        assert_eq!(field("from"), "from_");
        let mut taken = Taken::default();
        assert_eq!(taken.take("U32"), "u32_type");
        assert_eq!((taken.take("A1"), taken.take("a_1")), ("a1".to_owned(), "a_1_v2".to_owned()));
    }
}
