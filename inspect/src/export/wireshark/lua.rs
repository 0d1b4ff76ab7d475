//! Rust values as Lua source.

use std::fmt::Write as _;

use crate::safe;

/// The largest whole number of which Lua knows every one below it.
const EXACT: i128 = 1 << 53;
const HALF: i128 = 1 << 32;

/// A string; bytes that are not plain ASCII are escaped.
pub(super) fn quoted(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    for byte in bytes {
        match byte {
            b'"' | b'\\' => {
                out.push('\\');
                out.push(char::from(*byte));
            }
            b' '..=b'~' => out.push(char::from(*byte)),
            _ => {
                // Writing to a string does not fail. Three digits, so that no digit behind counts.
                let _ = write!(out, "\\{byte:03}");
            }
        }
    }
    out.push('"');
    out
}

/// A text for people: UTF-8 stays, control characters do not.
pub(super) fn text(text: &str) -> String {
    let mut out = String::from("\"");
    for c in safe::line(text).chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
    out
}

/// A whole number, as numbers.lua has it.
pub(super) fn number(number: i128) -> String {
    if (-EXACT..EXACT).contains(&number) {
        return number.to_string();
    }
    let (hi, lo) = (number.div_euclid(HALF).rem_euclid(HALF), number.rem_euclid(HALF));
    format!("{{hi={hi},lo={lo},neg={}}}", number < 0)
}

/// A name for filters: lower case, with `_` between words.
pub(super) fn snake(name: &str) -> String {
    let mut out = String::new();
    let mut lower = false;
    for c in name.chars() {
        if !c.is_ascii_alphanumeric() {
            if !out.is_empty() && !out.ends_with('_') {
                out.push('_');
            }
            lower = false;
            continue;
        }
        if c.is_ascii_uppercase() && lower {
            out.push('_');
        }
        lower = c.is_ascii_lowercase();
        out.push(c.to_ascii_lowercase());
    }
    if out.is_empty() { "_".to_owned() } else { out }
}

/// The parts of a table constructor, without what is not there.
#[derive(Default)]
pub(super) struct Table(String);

impl Table {
    pub(super) fn of_kind(kind: &str) -> Self {
        Self::default().with("k", quoted(kind.as_bytes()))
    }

    pub(super) fn with(mut self, key: &str, value: impl std::fmt::Display) -> Self {
        self.put(key, value);
        self
    }

    pub(super) fn maybe(self, key: &str, value: Option<impl std::fmt::Display>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// A key that is true.
    pub(super) fn flag(self, key: &str, set: bool) -> Self {
        if set { self.with(key, "true") } else { self }
    }

    fn put(&mut self, key: &str, value: impl std::fmt::Display) {
        if !self.0.is_empty() {
            self.0.push(',');
        }
        // Writing to a string does not fail.
        let _ = write!(self.0, "{key}={value}");
    }

    pub(super) fn done(self) -> String {
        format!("{{{}}}", self.0)
    }
}

/// A list of tables or values.
pub(super) fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    format!("{{{}}}", items.join(","))
}
