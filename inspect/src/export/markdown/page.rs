//! The page of a message, of a set of messages, and of a type.

use std::fmt::Write as _;

use codec_core::{
    catalog::{Entry, Kind},
    shape::{Lies, Shape},
};

use super::{
    book::Chapter,
    text::{code, docs, first_line, number, pipes},
    types::{Place, about, relative},
    words::words,
};
use crate::{
    explain::explain,
    export::identity::{inner, name},
    render::{self, Look},
    sample::{self, Origin},
};

/// Lines of bytes that one field of an example has at most.
const MAX_LINES: usize = 8;

/// The page of a message.
pub(crate) fn message(chapter: &Chapter<'_>, entry: &Entry, page: &str) -> String {
    let lies = entry.format_shape().lies;
    let place = Place { library: &chapter.library, page, lies };
    let mut out = format!("# {}\n\n", words(entry.name()));
    let about = docs(entry.docs());
    if !about.is_empty() {
        let _ = writeln!(out, "{about}\n");
    }
    out.push_str(&facts(chapter, entry, page));
    let shape = entry.shape();
    let root = inner(shape);
    if name(root).is_empty() {
        let _ = writeln!(out, "\n## Layout\n\n{}.", place.kind(shape));
    } else {
        out.push_str(match root {
            Shape::Record(_) => "\n## Fields\n\n",
            _ => "\n## Layout\n\n",
        });
        if !matches!(shape, Shape::Record(_) | Shape::Enum(_)) {
            let _ = writeln!(out, "{}:\n", place.kind(shape));
        }
        out.push_str(&place.table(root));
    }
    out.push_str(&place.others());
    out.push_str(&example(entry));
    out
}

/// What is known of a message besides its fields.
fn facts(chapter: &Chapter<'_>, entry: &Entry, page: &str) -> String {
    let mut rows: Vec<(&str, String)> = Vec::new();
    let numbers: Vec<String> = entry.numbers().iter().map(|it| number(*it)).collect();
    match numbers.as_slice() {
        [] => {}
        [only] => rows.push(("Number", only.clone())),
        all => rows.push(("Numbers", all.join(", "))),
    }
    if !entry.set().is_empty() {
        let (set, docs) = chapter.set(entry.set());
        let direction = first_line(docs);
        let link = match set {
            Some(to) => format!("[{}]({})", words(entry.set()), relative(page, &to)),
            None => words(entry.set()),
        };
        rows.push((
            "Set",
            if direction.is_empty() { link } else { format!("{link}: {direction}") },
        ));
    }
    let others: Vec<String> = entry.names().skip(1).map(code).collect();
    if !others.is_empty() {
        rows.push(("Other names", others.join(", ")));
    }
    if let Some(length) = length(entry) {
        rows.push(("Length", length));
    }
    rows.push((
        "Checked against captured traffic",
        super::coverage::State::of(entry).in_words().to_owned(),
    ));
    let mut out = "| | |\n|---|---|\n".to_owned();
    for (name, value) in rows {
        let _ = writeln!(out, "| **{name}** | {value} |");
    }
    out
}

/// How long a message is, without its number.
fn length(entry: &Entry) -> Option<String> {
    let (Shape::Record(record), Lies::Packed | Lies::Offsets { .. }) =
        (entry.shape(), entry.format_shape().lies)
    else {
        return None;
    };
    let sum = |size: fn(&codec_core::shape::Field) -> Option<usize>| {
        record.fields.iter().filter(|field| field.on_wire).map(size).sum::<Option<usize>>()
    };
    let behind = if entry.numbers().is_empty() { "" } else { " behind the number" };
    let bytes =
        |bytes: usize| if bytes == 1 { "1 byte".to_owned() } else { format!("{bytes} bytes") };
    match (sum(|field| field.size.fixed), sum(|field| Some(field.size.min))) {
        (Some(0), _) => Some(format!("no bytes{behind}")),
        (Some(fixed), _) => Some(format!("{}{behind}", bytes(fixed))),
        (None, Some(least @ 1..)) => Some(format!("at least {}{behind}", bytes(least))),
        _ => None,
    }
}

/// An example, with what its bytes mean.
fn example(entry: &Entry) -> String {
    let Some(example) = sample::example(entry) else { return String::new() };
    let explained = explain(entry, &example.bytes);
    if explained.fault.is_some() {
        return String::new();
    }
    let mut text = Vec::new();
    let look = Look { color: false, max_lines: Some(MAX_LINES) };
    if render::text(&mut text, &explained, look).is_err() {
        return String::new();
    }
    let text = String::from_utf8_lossy(&text);
    // Its first line is the title.
    let lines: Vec<&str> = text.lines().skip(1).map(str::trim_end).collect();
    let whose = match example.origin {
        Origin::Captured => "From captured traffic",
        Origin::TestData => "From test data of another implementation",
        Origin::Computed => "Made by the rules of the format, not captured",
    };
    let without = match (entry.kind(), entry.numbers()) {
        (Kind::Message, [_, ..]) => ", without the number before it",
        _ => "",
    };
    let source = if example.source.is_empty() {
        String::new()
    } else {
        format!(" ({})", words(example.source))
    };
    let mut out = format!("\n## Example\n\n{whose}{without}{source}:\n\n");
    if lines.is_empty() {
        out.push_str("no bytes.\n");
        return out;
    }
    let _ = writeln!(out, "```text\n{}\n```", lines.join("\n"));
    out
}

/// The page of a set: what is in it.
pub(crate) fn set(chapter: &Chapter<'_>, name: &str, page: &str) -> String {
    let mut out = format!("# {}\n\n", words(name));
    let (_, about) = chapter.set(name);
    if !about.is_empty() {
        let _ = writeln!(out, "{}\n", docs(about));
    }
    if let Some(entry) = chapter.entry_of_set(name) {
        if let Shape::Enum(shape) = entry.shape() {
            let _ = writeln!(out, "The number of a message is a {}.\n", words((shape.tag)()));
        }
        let aliases: Vec<String> = entry.names().skip(1).map(code).collect();
        if !aliases.is_empty() {
            let _ = writeln!(out, "Other names: {}.\n", aliases.join(", "));
        }
    }
    out.push_str("| Number | Message | Purpose |\n|--:|---|---|\n");
    for (entry, to) in chapter.messages(name) {
        let numbers: Vec<String> = entry.numbers().iter().map(|it| number(*it)).collect();
        let _ = writeln!(
            out,
            "| {} | [{}]({}) | {} |",
            numbers.join(", "),
            words(entry.name()),
            relative(page, to),
            first_line(entry.docs()),
        );
    }
    out
}

/// The page of a type.
pub(crate) fn of_type(chapter: &Chapter<'_>, shape: Shape, page: &str) -> String {
    let place = Place { library: &chapter.library, page, lies: chapter.lies };
    let mut out = format!("# {}\n\n", words(name(shape)));
    let about = docs(about(shape));
    if !about.is_empty() {
        let _ = writeln!(out, "{about}\n");
    }
    out.push_str(&place.table(shape));
    out.push_str(&place.others());
    let users = chapter.users(shape);
    if !users.is_empty() {
        let links: Vec<String> = users
            .iter()
            .map(|(name, to)| format!("[{}]({})", words(name), relative(page, to)))
            .collect();
        let _ = writeln!(out, "\n## Used by\n\n{}", pipes(&links.join(", ")));
    }
    out
}
