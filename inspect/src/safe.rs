//! Text from outside, made harmless for terminals.

use std::borrow::Cow;

/// The text with control characters, and those that change the direction of text, as escapes.
pub(crate) fn line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unsafe(c) { out.extend(c.escape_default()) } else { out.push(c) }
    }
    Cow::Owned(out)
}

fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_escapes() {
        assert_eq!(line("a\u{1b}[31mb\r\n\u{9b}c\u{202e}"), "a\\u{1b}[31mb\\r\\n\\u{9b}c\\u{202e}");
        assert!(matches!(line("größe 日本"), Cow::Borrowed(_)));
    }
}
