//! Code as people write it, for descriptions and error texts.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// `tokens` with spaces where people put them.
pub(crate) fn text(tokens: &impl ToTokens) -> String {
    let mut writer = Writer::default();
    writer.stream(tokens.to_token_stream());
    writer.out
}

/// What stands before the next token.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Before {
    /// What needs no space behind it: nothing, `(`, `.`, a sign before its operand.
    #[default]
    Open,
    /// A name or literal, or the end of parentheses.
    Value,
    /// `if`, `as` and the like.
    Keyword,
    /// An operator between two values, or a comma.
    Operator,
}

#[derive(Default)]
struct Writer {
    out: String,
    before: Before,
    /// How many `<` are open.
    generics: usize,
    /// Whether the parameters of a closure are open.
    in_closure: bool,
}

/// Operators of more than one sign, the longest first.
const LONG: [&str; 19] = [
    "..=", "<<=", ">>=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "..",
    "+=", "-=", "*=", "/=",
];

const KEYWORDS: [&str; 8] = ["if", "else", "match", "in", "let", "move", "return", "mut"];

impl Writer {
    fn stream(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut signs = String::new();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(punct) => {
                    signs.push(punct.as_char());
                    if punct.spacing() == Spacing::Joint && punct.as_char() != '\'' {
                        continue;
                    }
                }
                TokenTree::Ident(ident) => self.word(&ident.to_string()),
                TokenTree::Literal(literal) => self.word(&literal.to_string()),
                TokenTree::Group(group) => self.group(group.delimiter(), group.stream()),
            }
            let mut left = std::mem::take(&mut signs);
            while !left.is_empty() {
                let long = LONG.iter().find(|long| left.starts_with(**long));
                let len = long.map_or(1, |long| long.len());
                let rest = left.split_off(len);
                let is_macro =
                    rest.is_empty() && matches!(tokens.peek(), Some(TokenTree::Group(_)));
                self.sign(&left, is_macro);
                left = rest;
            }
        }
    }

    fn word(&mut self, word: &str) {
        if self.before != Before::Open {
            self.out.push(' ');
        }
        self.out.push_str(word);
        let is_keyword = KEYWORDS.contains(&word);
        self.before = if is_keyword { Before::Keyword } else { Before::Value };
    }

    fn group(&mut self, delimiter: Delimiter, tokens: TokenStream) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{ ", " }"),
            Delimiter::None => ("", ""),
        };
        let is_apart = match self.before {
            Before::Open => false,
            Before::Value => delimiter == Delimiter::Brace,
            Before::Keyword | Before::Operator => true,
        };
        self.out.push_str(if is_apart { " " } else { "" });
        self.out.push_str(open);
        self.before = Before::Open;
        self.stream(tokens);
        self.out.push_str(close);
        self.before = Before::Value;
    }

    fn sign(&mut self, sign: &str, is_macro: bool) {
        let is_value = self.before == Before::Value;
        let (space, before) = match sign {
            "." | "::" | ".." | "..=" => (false, Before::Open),
            "?" => (false, Before::Value),
            "," | ";" | ":" => (false, Before::Operator),
            "!" if is_value && is_macro => (false, Before::Open),
            "<" if is_value && self.ends_in_type() => {
                self.generics = self.generics.saturating_add(1);
                (false, Before::Open)
            }
            "<" if self.out.ends_with("::") => {
                self.generics = self.generics.saturating_add(1);
                (false, Before::Open)
            }
            ">" | ">>" if self.generics > 0 => {
                self.generics = self.generics.saturating_sub(sign.len());
                (false, Before::Value)
            }
            "|" if self.in_closure => {
                self.in_closure = false;
                (false, Before::Operator)
            }
            "|" if !is_value => {
                self.in_closure = true;
                (self.before != Before::Open, Before::Open)
            }
            _ if is_value => (true, Before::Operator),
            _ => (self.before != Before::Open, Before::Open),
        };
        self.out.push_str(if space { " " } else { "" });
        self.out.push_str(sign);
        self.before = before;
    }

    /// Whether the last word begins with a capital, as types do.
    fn ends_in_type(&self) -> bool {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let word = self.out.rsplit(|letter| !is_part(letter)).next().unwrap_or_default();
        word.starts_with(char::is_uppercase)
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn keeps_what_people_write() {
        for code in [
            "-3",
            "*b\"II\"",
            "usize::from(words) * 2 - 1",
            "!flags & (MASK | 2) != 0",
            "|item| item.kind == 0 && !item.last",
            "matches!(kind, Kind::A | Kind::B)",
            "if a < b { a } else { -b }",
            "list.iter().any(|it| *it > 3)",
            "Vec<Prefixed<u8, Utf8>>",
            "(Crc32, first..=last)",
            "size as usize - HEADER",
            "a[n] << 4 >> 2",
            "head.sizes.body?",
        ] {
            let tokens: proc_macro2::TokenStream = code.parse().unwrap();
            assert_eq!(text(&tokens), code);
        }
    }
}
