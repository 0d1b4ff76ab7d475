//! YAML, as far as `.ksy` files need it.

use std::fmt::{self, Write as _};

use crate::safe;

/// A value of YAML. Keys keep their order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Yaml {
    Text(String),
    Number(i128),
    Flag(bool),
    List(Vec<Self>),
    Map(Vec<(String, Self)>),
}

impl From<&str> for Yaml {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Yaml {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// A map of these keys.
pub(crate) fn map<const N: usize>(pairs: [(&str, Yaml); N]) -> Yaml {
    Yaml::Map(pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

impl fmt::Display for Yaml {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        self.block(&mut out, 0);
        f.write_str(&out)
    }
}

impl Yaml {
    /// Writes lines that are indented by `depth` levels, of which the first begins where `out` ends.
    fn block(&self, out: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        match self {
            Self::Map(pairs) => {
                for (index, (key, value)) in pairs.iter().enumerate() {
                    if index > 0 {
                        out.push_str(&indent);
                    }
                    let _ = write!(out, "{}:", scalar(key));
                    value.behind(out, depth);
                }
            }
            Self::List(items) => {
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push_str(&indent);
                    }
                    out.push_str("- ");
                    match item {
                        Self::Map(pairs) if !pairs.is_empty() => {
                            item.block(out, depth.saturating_add(1));
                        }
                        other => {
                            let _ = writeln!(out, "{}", other.inline());
                        }
                    }
                }
            }
            other => {
                let _ = writeln!(out, "{}", other.inline());
            }
        }
    }

    /// Writes what stands behind a key.
    fn behind(&self, out: &mut String, depth: usize) {
        let depth = depth.saturating_add(1);
        match self {
            Self::Map(pairs) if !pairs.is_empty() => {
                let _ = write!(out, "\n{}", "  ".repeat(depth));
                self.block(out, depth);
            }
            Self::List(items) if items.iter().any(|item| matches!(item, Self::Map(_))) => {
                let _ = write!(out, "\n{}", "  ".repeat(depth));
                self.block(out, depth);
            }
            // Further spaces before the first line would count as indentation of all.
            Self::Text(text) if text.contains('\n') && !text.starts_with([' ', '\n']) => {
                out.push_str(" |\n");
                for line in text.split('\n') {
                    let line = safe::line(line.trim_end());
                    let _ = writeln!(out, "{}{line}", "  ".repeat(depth));
                }
            }
            other => {
                let _ = writeln!(out, " {}", other.inline());
            }
        }
    }

    fn inline(&self) -> String {
        match self {
            Self::Text(text) => scalar(text),
            Self::Number(number) => number.to_string(),
            Self::Flag(flag) => flag.to_string(),
            Self::List(items) => {
                let items: Vec<String> = items.iter().map(Self::inline).collect();
                format!("[{}]", items.join(", "))
            }
            Self::Map(_) => "{}".to_owned(),
        }
    }
}

/// Text without quotation marks where it needs none.
fn scalar(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '/' | '-');
    let begins = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let word =
        matches!(text, "true" | "false" | "null" | "yes" | "no" | "on" | "off" | "y" | "n" | "_");
    let number = text.parse::<i128>().is_ok();
    if (begins && !word && text.chars().all(plain)) || number {
        return text.to_owned();
    }
    let mut out = "\"".to_owned();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if safe::is_shown(c) => out.push(c),
            c => {
                let _ = write!(out, "\\U{:08x}", u32::from(c));
            }
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_blocks() {
        let value = map([
            ("id", "a".into()),
            ("seq", Yaml::List(vec![map([("id", "x".into()), ("size", "a + 1".into())])])),
            ("contents", Yaml::List(vec![Yaml::Number(1), Yaml::Number(2)])),
            ("doc", "one\ntwo: #".into()),
            ("on", Yaml::Flag(true)),
        ]);
        let expected = "id: a\nseq:\n  - id: x\n    size: \"a + 1\"\ncontents: [1, 2]\n\
                        doc: |\n  one\n  two: #\n\"on\": true\n";
        assert_eq!(value.to_string(), expected);
    }
}
