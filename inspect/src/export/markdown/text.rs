//! Text that is safe in a page: in a paragraph, in a cell of a table, as the name of a file.

use std::fmt::Write as _;

/// A doc comment for a page. Links that only rustdoc understands become their text, and nothing in
/// it is taken for HTML or for a heading of the page.
pub(crate) fn docs(docs: &str) -> String {
    let (mut out, mut text) = (String::with_capacity(docs.len()), String::new());
    let mut lines = docs.lines().map(str::trim_end);
    while let Some(line) = lines.next() {
        let (fence, info) = ticks(line.trim_start());
        if fence >= 3 && !info.contains('`') {
            inline(&std::mem::take(&mut text), &mut out);
            let end = |line: &&str| {
                let (len, rest) = ticks(line.trim_start());
                len < fence || !rest.is_empty()
            };
            let code: Vec<&str> = lines.by_ref().take_while(end).collect();
            // Nothing in it can be the end of it.
            let fence = "`".repeat(longest(&code.join("\n")).saturating_add(1).max(3));
            let info: String = info.chars().filter(char::is_ascii_alphanumeric).collect();
            // Writing to a string does not fail.
            let _ = writeln!(out, "{fence}{info}");
            for line in code {
                out.extend([line, "\n"]);
            }
            let _ = writeln!(out, "{fence}");
        } else if let Some(heading) = line.strip_prefix('#') {
            let _ = writeln!(text, "**{}**", heading.trim_start_matches('#').trim());
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    inline(&text, &mut out);
    out.truncate(out.trim_end().len());
    // What mdBook would replace by a file.
    out.replace("{{", "{ {")
}

/// How many backticks a text begins with, and what is behind them.
fn ticks(text: &str) -> (usize, &str) {
    let rest = text.trim_start_matches('`');
    (text.len().saturating_sub(rest.len()), rest)
}

/// The most backticks that stand one after the other.
fn longest(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or(0)
}

/// Text without links of rustdoc, in which only code and links are markup.
fn inline(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let behind = rest.get(c.len_utf8()..).unwrap_or_default();
        rest = behind;
        match c {
            '\\' if behind.starts_with(|c: char| c.is_ascii_punctuation()) => {
                let (escaped, behind) = behind.split_at_checked(1).unwrap_or_default();
                out.extend(["\\", escaped]);
                rest = behind;
            }
            '`' => {
                let (more, behind) = ticks(behind);
                let mark = "`".repeat(more.saturating_add(1));
                if let Some((code, behind)) = span(behind, &mark) {
                    out.extend([&*mark, &*code.replace('\n', " "), &*mark]);
                    rest = behind;
                } else {
                    out.push_str(&"\\`".repeat(mark.len()));
                    rest = behind;
                }
            }
            '!' if behind.starts_with('[') => out.push_str("\\!"),
            '[' => match link(behind) {
                Some((text, target, behind)) => {
                    let target = target.filter(|target| is_address(target));
                    out.push_str(target.map_or("", |_| "["));
                    inline(text, out);
                    if let Some(target) = target {
                        let _ = write!(out, "]({target})");
                    }
                    rest = behind;
                }
                None => out.push_str("\\["),
            },
            '<' => match behind.split_once('>') {
                Some((address, behind)) if is_address(address) => {
                    let _ = write!(out, "<{address}>");
                    rest = behind;
                }
                _ => out.push_str("&lt;"),
            },
            c => out.push(c),
        }
    }
}

/// The code up to exactly this mark in the same paragraph, and what is behind it.
fn span<'t>(text: &'t str, mark: &str) -> Option<(&'t str, &'t str)> {
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let mut at = 0_usize;
    while let Some(found) = paragraph.get(at..).and_then(|rest| rest.find('`')) {
        at = at.saturating_add(found);
        let (len, _) = ticks(paragraph.get(at..)?);
        if len == mark.len() {
            return Some((text.get(..at)?, text.get(at.saturating_add(len)..)?));
        }
        at = at.saturating_add(len);
    }
    None
}

/// Whether a link leads to a page of the web.
fn is_address(target: &str) -> bool {
    (target.starts_with("https://") || target.starts_with("http://"))
        && target.chars().all(|c| c.is_ascii_graphic() && !"<>()[]`\"\\{}".contains(c))
}

/// The text and the target of a link that begins behind its bracket, and what follows it.
fn link(rest: &str) -> Option<(&str, Option<&str>, &str)> {
    let (text, behind) = rest.split_once(']')?;
    if text.contains("\n\n") {
        return None;
    }
    if let Some(target) = behind.strip_prefix('(')
        && let Some((target, behind)) = target.split_once(')')
    {
        return Some((text, Some(target), behind));
    }
    Some((text, None, behind))
}

/// The first paragraph of a doc comment, in one line.
pub(crate) fn first_line(docs: &str) -> String {
    let paragraph: Vec<&str> = docs.lines().take_while(|line| !line.trim().is_empty()).collect();
    cell(&paragraph.join("\n"))
}

/// A doc comment in a cell of a table.
pub(crate) fn cell(docs: &str) -> String {
    let text = self::docs(docs);
    let paragraphs: Vec<String> =
        text.split("\n\n").map(|it| it.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    pipes(&paragraphs.join("<br>"))
}

/// The text without what would end a cell.
pub(crate) fn pipes(text: &str) -> String {
    text.replace('|', "\\|")
}

/// Words of a type or a condition, of which nothing is markup.
pub(crate) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in crate::safe::line(text).chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '|' | '*' | '_' | '[' | ']' | '`' | '\\' | '~' | '#' | '{' | '}' | '!' => {
                out.extend(['\\', c]);
            }
            c => out.push(c),
        }
    }
    out
}

/// Text as code.
pub(crate) fn code(text: &str) -> String {
    let text = crate::safe::line(text).replace('|', "\\|").replace("{{", "{ {");
    let mark = "`".repeat(longest(&text).saturating_add(1));
    if mark.len() > 1 { format!("{mark} {text} {mark}") } else { format!("`{text}`") }
}

/// Characters that a name of a file has; systems take 255 bytes.
const MAX_FILE_NAME: usize = 200;

/// The name of a file for a name.
pub(crate) fn file_name(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '-' };
    let name: String = name.chars().map(plain).take(MAX_FILE_NAME).collect();
    let name = name.trim_matches('-');
    // Names that would be the page of a folder.
    match name.to_ascii_lowercase().as_str() {
        "readme" | "index" | "" => format!("{name}-"),
        _ => name.to_owned(),
    }
}

/// A number, and in hexadecimal too if that is what people look for.
pub(crate) fn number(number: i128) -> String {
    if (0..10).contains(&number) {
        number.to_string()
    } else if number < 0 {
        format!("{number}")
    } else {
        format!("{number} ({number:#x})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_of_rustdoc_become_text() {
        let found =
            docs("A [`Pac\nket`](super::Packet), [Event], `[0]` and <T>.\n\n# See\n[a](https://b)");
        assert_eq!(found, "A `Pac ket`, Event, `[0]` and &lt;T>.\n\n**See**\n[a](https://b)");
    }

    #[test]
    fn only_code_and_links_are_markup() {
        for (text, expected) in [
            ("`` a ` <b> `` <b>", "`` a ` <b> `` &lt;b>"),
            ("` <b>", "\\` &lt;b>"),
            ("\\` <b> `", "\\` &lt;b> \\`"),
            ("` a\n\n<b> `", "\\` a\n\n&lt;b> \\`"),
            ("[<b>](https://a)", "[&lt;b>](https://a)"),
            ("[a](javascript://b) <http x=y> <https://a>", "a &lt;http x=y> <https://a>"),
            ("![a](https://b)", "\\![a](https://b)"),
            ("````\n```\n<b>\n````\n<b>", "````\n```\n<b>\n````\n&lt;b>"),
            ("```a b\n```rust\n<b>", "````ab\n```rust\n<b>\n````"),
        ] {
            assert_eq!(docs(text), expected, "{text}");
        }
        assert_eq!(code("a``<b>``"), "``` a``<b>`` ```");
    }

    #[test]
    fn cells_are_one_line_without_pipes() {
        assert_eq!(cell("a | b\nc\n\nd"), "a \\| b c<br>d");
        assert_eq!(first_line("a\nb\n\nc"), "a b");
        assert_eq!(plain("list of <T> *x*"), "list of &lt;T> \\*x\\*");
    }

    #[test]
    fn names_of_files_have_no_special_characters() {
        assert_eq!(file_name("Cli2Auth::Ping<u8>"), "Cli2Auth--Ping-u8");
        assert_eq!(file_name("Index"), "Index-");
    }
}
