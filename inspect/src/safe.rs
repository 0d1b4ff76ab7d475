//! Text from outside, made harmless: one function decides which characters are shown, and all
//! output shows the others as escapes.

use std::{borrow::Cow, fmt::Write as _};

/// Whether a character is shown as it is: not if it controls a terminal, ends a line, turns the
/// direction of text or cannot be seen. These are the categories Cc, Cf, Zl and Zp of Unicode.
pub(crate) fn is_shown(c: char) -> bool {
    !c.is_control()
        && !matches!(
            c,
            '\u{ad}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'..='\u{891}'
                | '\u{8e2}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{2064}'
                | '\u{2066}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{110bd}'
                | '\u{110cd}'
                | '\u{13430}'..='\u{1343f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0001}'
                | '\u{e0020}'..='\u{e007f}'
        )
}

/// A value from outside, on one line.
pub(crate) fn line(text: &str) -> Cow<'_, str> {
    escaped(text, is_shown, |c, out| out.extend(c.escape_default()))
}

/// Text that has lines of its own.
pub(crate) fn lines(text: &str) -> Cow<'_, str> {
    escaped(text, |c| c == '\n' || is_shown(c), |c, out| out.extend(c.escape_default()))
}

/// JSON, which means the same with escapes of its own.
pub(crate) fn json(text: &str) -> Cow<'_, str> {
    escaped(text, |c| c == '\n' || is_shown(c), json_escape)
}

/// The escapes of JSON for a character.
pub(crate) fn json_escape(c: char, out: &mut String) {
    for unit in c.encode_utf16(&mut [0; 2]) {
        // Writing to a string does not fail.
        let _ = write!(out, "\\u{unit:04x}");
    }
}

fn escaped(text: &str, shown: fn(char) -> bool, escape: fn(char, &mut String)) -> Cow<'_, str> {
    if text.chars().all(shown) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if shown(c) { out.push(c) } else { escape(c, &mut out) }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_become_escapes() {
        assert_eq!(line("a\u{1b}[31mb\r\n\u{9b}c\u{202e}"), "a\\u{1b}[31mb\\r\\n\\u{9b}c\\u{202e}");
        assert_eq!(lines("a\n\u{2028}"), "a\n\\u{2028}");
        assert_eq!(json("\"\u{9b}\u{e0001}\"\n"), "\"\\u009b\\udb40\\udc01\"\n");
        assert!(matches!(line("größe 日本"), Cow::Borrowed(_)));
    }
}
