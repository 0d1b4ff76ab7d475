//! Messages as one page for a browser, with everything it needs inside.

use serde_json::{Value, json};

use super::{Explanation, digits};
use crate::safe;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A page that shows messages: their bytes beside their fields.
///
/// Everything from the messages is data, which the script puts into the page as text.
pub(crate) fn page(title: &str, messages: &[Explanation]) -> String {
    let messages: Vec<Value> = messages.iter().map(message).collect();
    let data = json!({ "messages": messages }).to_string();
    let mut page = String::new();
    let mut rest = PAGE;
    while let Some((before, mark)) = rest.split_once('@') {
        page.push_str(before);
        let (mark, behind) = mark.split_once('@').unwrap_or((mark, ""));
        match mark {
            "TITLE" => page.push_str(&text(title)),
            "STYLE" => page.push_str(STYLE),
            "SCRIPT" => page.push_str(SCRIPT),
            _ => page.push_str(&script(&data)),
        }
        rest = behind;
    }
    page.push_str(rest);
    page
}

fn message(shown: &Explanation) -> Value {
    let nodes: Vec<Value> = shown
        .fields
        .iter()
        .map(|field| {
            json!({
                "name": field.name,
                "path": field.path,
                "parent": field.parent.map_or(json!(-1), |parent| json!(parent)),
                "depth": field.depth,
                "start": field.range.start,
                "end": field.range.end,
                "bits": field.bits,
                "kind": field.kind,
                "value": field.value.as_deref().unwrap_or_default(),
                "docs": field.docs,
                "children": field.holds,
            })
        })
        .collect();
    json!({
        "title": shown.title,
        "about": shown.about,
        "bytes": digits(&shown.bytes),
        "nodes": nodes,
        "error": shown.fault.as_ref().map(|fault| json!({
            "text": fault.text,
            "offset": fault.offset,
        })),
    })
}

/// Text between tags.
fn text(text: &str) -> String {
    let mut out = String::new();
    for c in safe::line(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// JSON inside of an element `script`, which nothing in it can end.
fn script(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in safe::json(json).chars() {
        match c {
            '<' | '>' | '&' => safe::json_escape(c, &mut out),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_message_becomes_markup() {
        let evil = "</script><script>alert(1)</script><!--\u{2028}";
        let field = super::super::Field {
            name: evil.into(),
            path: evil.into(),
            kind: evil.into(),
            value: Some(evil.into()),
            ..Default::default()
        };
        let shown = Explanation { title: evil.into(), fields: vec![field], ..Default::default() };
        let page = page(evil, &[shown]);
        assert!(!page.contains("alert(1)<"));
        assert_eq!(page.matches("</script>").count(), PAGE.matches("</script>").count());
        assert_eq!(page.matches("<script").count(), PAGE.matches("<script").count());
        assert!(!page.contains("<!--"));
        assert!(!page.contains('\u{2028}'));
    }
}
