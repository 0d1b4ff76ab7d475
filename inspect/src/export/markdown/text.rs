//! Text that is safe in a page: in a paragraph, in a cell of a table, as the name of a file.

use std::fmt::Write as _;

/// A doc comment for a page. Links that only rustdoc understands become their text, and nothing in
/// it is taken for HTML or for a heading of the page.
pub(crate) fn docs(docs: &str) -> String {
    let (mut out, mut text) = (String::with_capacity(docs.len()), String::new());
    let mut fenced = false;
    for line in docs.lines() {
        let fence = line.trim_start().starts_with("```");
        if fence || fenced {
            inline(&std::mem::take(&mut text), &mut out);
            out.push_str(line);
            out.push('\n');
            fenced ^= fence;
        } else if let Some(heading) = line.strip_prefix('#') {
            // Writing to a string does not fail.
            let _ = writeln!(text, "**{}**", heading.trim_start_matches('#').trim());
        } else {
            text.push_str(line);
            text.push('\n');
        }
    }
    inline(&text, &mut out);
    out.truncate(out.trim_end().len());
    out
}

/// Text without links of rustdoc.
fn inline(text: &str, out: &mut String) {
    let mut rest = text;
    let mut in_code = false;
    while let Some(c) = rest.chars().next() {
        let behind = rest.get(c.len_utf8()..).unwrap_or_default();
        match c {
            '`' => in_code = !in_code,
            '[' if !in_code => {
                if let Some((text, target, behind)) = link(behind) {
                    match target {
                        Some(target) if target.contains("://") => {
                            let _ = write!(out, "[{text}]({target})");
                        }
                        _ => out.push_str(text),
                    }
                    rest = behind;
                    continue;
                }
            }
            '<' if !in_code && !behind.starts_with("http") => {
                out.push_str("&lt;");
                rest = behind;
                continue;
            }
            _ => {}
        }
        out.push(c);
        rest = behind;
    }
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
            '|' | '*' | '_' | '[' | ']' | '`' | '\\' | '~' | '#' => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out
}

/// Text as code.
pub(crate) fn code(text: &str) -> String {
    let text = crate::safe::line(text).replace('|', "\\|");
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
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
        assert_eq!(found, "A `Pac\nket`, Event, `[0]` and &lt;T>.\n\n**See**\n[a](https://b)");
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
