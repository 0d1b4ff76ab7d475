//! Tables of fields, values, flags and bits.

use std::fmt::Write as _;

use codec_core::shape::{
    BitKind, BitsShape, EnumShape, Field, FlagsShape, Frame, Lies, Placement, Present, RecordShape,
    Rule, Shape,
};

use super::{
    library::Library,
    text::{cell, code, docs, number},
    words::{conditions, notes, words},
};
use crate::export::identity::{self, name};

/// What tables need to know of the page that they are on.
pub(crate) struct Place<'a> {
    pub(crate) library: &'a Library,
    /// The page, below the folder of its format.
    pub(crate) page: &'a str,
    pub(crate) lies: Lies,
}

impl Place<'_> {
    /// The table of a type.
    pub(crate) fn table(&self, shape: Shape) -> String {
        match shape {
            Shape::Record(record) => self.fields(record),
            Shape::Enum(shape) => self.variants(shape),
            Shape::Flags(flags) => self::flags(flags),
            Shape::Bits { of, bits } => {
                let mut out = format!("One {}; bit 0 is the least significant.\n\n", words(of()));
                groups(bits, &mut out);
                out
            }
            _ => String::new(),
        }
    }

    /// The types that the page describes besides the one that it is about.
    pub(crate) fn others(&self) -> String {
        let mut out = String::new();
        for (shape, anchor) in self.library.on_page(self.page) {
            let _ = writeln!(out, "\n### {} {{#{anchor}}}\n", words(name(shape)));
            let about = docs(about(shape));
            if !about.is_empty() {
                let _ = writeln!(out, "{about}\n");
            }
            out.push_str(&self.table(shape));
        }
        if out.is_empty() { out } else { format!("\n## Types\n{out}") }
    }

    fn fields(&self, record: &RecordShape) -> String {
        if record.fields.is_empty() {
            return "It has no fields.\n".to_owned();
        }
        let has_offsets = match self.lies {
            Lies::Packed => true,
            Lies::Offsets { .. } => (record.placement)() == Placement::InOrder,
            _ => false,
        };
        let mut out = String::new();
        out.push_str(if has_offsets { "| Offset | " } else { "| " });
        out.push_str("Field | Type | Meaning |\n");
        out.push_str(if has_offsets { "|--:|" } else { "|" });
        out.push_str("---|---|---|\n");
        let mut offset = Some(0_usize);
        for field in record.fields {
            if !field.on_wire {
                continue;
            }
            if has_offsets {
                let at = place(field, offset).map_or_else(String::new, |at| format!("`{at:#04x}`"));
                let _ = write!(out, "| {at} ");
                offset = behind(field, offset);
            }
            let _ = writeln!(
                out,
                "| {} | {} | {} |",
                code(field.name),
                self.kind_of(field),
                meaning(field, record.fields),
            );
        }
        out
    }

    /// The type of a field, without a tag that another field holds.
    fn kind_of(&self, field: &Field) -> String {
        let shape = (field.shape)();
        let switched = field.rules.iter().any(|rule| matches!(rule, Rule::Switch(_)));
        match shape.plain() {
            of @ Shape::Enum(_) if switched => self.link(of),
            _ => self.kind(shape),
        }
    }

    fn variants(&self, shape: &EnumShape) -> String {
        let bare = shape.is_bare();
        let mut rows = Vec::new();
        for variant in shape.variants {
            let mut tags: Vec<String> = variant.ids.iter().map(|id| number(*id)).collect();
            for (first, last) in variant.ranges {
                tags.push(format!("{} to {}", number(*first), number(*last)));
            }
            tags.extend(variant.texts.iter().map(|text| code(text)));
            let tags = if tags.is_empty() { "others".to_owned() } else { tags.join(", ") };
            let mut row = vec![tags, code(variant.name)];
            if !bare {
                row.push(self.kind((variant.shape)()));
            }
            row.push(cell(variant.docs));
            rows.push(row);
        }
        let tag = words((shape.tag)());
        if bare {
            return format!("A number: {tag}.\n\n{}", table(&["Value", "Name", "Meaning"], &rows));
        }
        format!("Tag: {tag}.\n\n{}", table(&["Tag", "Name", "What follows", "Meaning"], &rows))
    }

    /// A type in words, with links to what describes it.
    pub(crate) fn kind(&self, shape: Shape) -> String {
        match shape {
            Shape::Array { of, len } => format!("{len} × {}", self.kind(of())),
            Shape::List { of, frame: Frame::Elsewhere } => format!("list of {}", self.kind(of())),
            Shape::List { of, frame } => format!("list of {}, {}", self.kind(of()), words(frame)),
            Shape::Map { of } => format!("map of {}", self.kind(of())),
            Shape::Optional { of, present: Present::Number(number) } => {
                format!("optional {}, {} before it", self.kind(of()), words(number()))
            }
            Shape::Optional { of, .. } => format!("optional {}", self.kind(of())),
            Shape::Framed { of, frame } => format!("{} in {}", self.kind(of()), words(frame)),
            Shape::Padded { of, to } => format!("{}, padded to {to}", self.kind(of())),
            Shape::Open { of, .. } => format!("{} or nothing", self.kind(of())),
            Shape::Typed { of, .. } => self.kind(of()),
            Shape::Inside { format, of } => match of() {
                Shape::Unit => format!("any {}", words(format().name)),
                of => format!("{} as {}", self.kind(of), words(format().name)),
            },
            Shape::Named { name, of } => match identity::inner(of()) {
                shape if identity::name(shape).is_empty() => {
                    format!("{}: {}", words(name), self.kind(of()))
                }
                shape if identity::name(shape) == name => self.kind(of()),
                _ => format!("{}: {}", words(name), self.kind(of())),
            },
            Shape::Record(_) => self.link(shape),
            Shape::Enum(of) => format!("{}, {}", self.link(shape), words((of.tag)())),
            Shape::Flags(flags) => format!("{}, {}", self.link(shape), words((flags.of)())),
            Shape::Bits { of, .. } => format!("{}, {}", self.link(shape), words(of())),
            Shape::Text { encoding, frame: Frame::Elsewhere } => {
                format!("{} text", words(encoding))
            }
            Shape::Bytes { frame: Frame::Elsewhere } => "bytes".to_owned(),
            other => words(other),
        }
    }

    fn link(&self, shape: Shape) -> String {
        let name = words(name(shape));
        match self.library.find(shape) {
            Some((page, "")) if page == self.page => name,
            Some((page, anchor)) if page == self.page => format!("[{name}](#{anchor})"),
            Some((page, "")) => format!("[{name}]({})", relative(self.page, page)),
            Some((page, anchor)) => format!("[{name}]({}#{anchor})", relative(self.page, page)),
            None => name,
        }
    }
}

/// The doc comment of a type.
pub(crate) fn about(shape: Shape) -> &'static str {
    match shape {
        Shape::Record(record) => record.docs,
        Shape::Enum(shape) => shape.docs,
        Shape::Flags(flags) => flags.docs,
        Shape::Bits { bits, .. } => bits.docs,
        _ => "",
    }
}

/// The path from one page to another.
pub(crate) fn relative(from: &str, to: &str) -> String {
    let up = from.matches('/').count();
    format!("{}{to}", "../".repeat(up))
}

fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

/// Where a field begins, if that is always the same.
fn place(field: &Field, offset: Option<usize>) -> Option<usize> {
    let elsewhere = |rule: &Rule| matches!(rule, Rule::At { .. } | Rule::Align(_) | Rule::Tag);
    let moved = field.rules.iter().any(elsewhere);
    offset.filter(|_| !moved)?.checked_add(field.padding)
}

/// Where the next field begins, if that is always the same.
fn behind(field: &Field, offset: Option<usize>) -> Option<usize> {
    if field.rules.iter().any(|rule| matches!(rule, Rule::Tag)) {
        return offset;
    }
    offset?.checked_add(field.size.in_place?)
}

fn flags(flags: &FlagsShape) -> String {
    let rows = flags.flags.iter();
    let rows = rows.map(|it| vec![format!("`{:#x}`", it.mask), code(it.name), cell(it.docs)]);
    let rows = rows.collect::<Vec<_>>();
    format!(
        "Bits of a number: {}.\n\n{}",
        words((flags.of)()),
        table(&["Bits", "Name", "Meaning"], &rows)
    )
}

/// A table; its last column is left out if nothing is in it.
fn table(heads: &[&str], rows: &[Vec<String>]) -> String {
    let empty = rows.iter().all(|row| row.last().is_some_and(String::is_empty));
    let columns = heads.len().saturating_sub(usize::from(empty));
    let mut out = String::new();
    for head in heads.iter().take(columns) {
        let _ = write!(out, "| {head} ");
    }
    out.push_str("|\n|--:|");
    out.push_str(&"---|".repeat(columns.saturating_sub(1)));
    out.push('\n');
    for row in rows {
        for cell in row.iter().take(columns) {
            let _ = write!(out, "| {cell} ");
        }
        out.push_str("|\n");
    }
    out
}

fn groups(bits: &BitsShape, out: &mut String) {
    let mut rows = Vec::new();
    for group in bits.groups.iter().filter(|group| group.width > 0) {
        let last = group.start.saturating_add(group.width).saturating_sub(1);
        let range =
            if group.width == 1 { last.to_string() } else { format!("{}–{last}", group.start) };
        let kind = match group.kind {
            BitKind::Bool => "bool".to_owned(),
            BitKind::Int { signed: true } => "signed number".to_owned(),
            BitKind::Enum { name, variants, .. } => {
                let values =
                    variants.iter().map(|(name, number)| format!("{number} {}", code(name)));
                format!("{}: {}", words(name), values.collect::<Vec<_>>().join(", "))
            }
            BitKind::Struct(bits) => words(bits.name),
            _ => "number".to_owned(),
        };
        rows.push(vec![range, code(group.name), kind, cell(group.docs)]);
    }
    out.push_str(&table(&["Bits", "Field", "Type", "Meaning"], &rows));
}

/// What a table says about a field.
fn meaning(field: &Field, fields: &[Field]) -> String {
    let mut parts = Vec::new();
    let conditions = conditions(field, fields);
    if !conditions.is_empty() {
        parts.push(format!("*There {}.*", conditions.join(" and ")));
    }
    let notes = notes(field, fields);
    if !notes.is_empty() {
        parts.push(format!("*{}.*", sentence(&notes.join("; "))));
    }
    if !field.docs.is_empty() {
        parts.insert(0, cell(field.docs));
    }
    parts.join("<br>")
}
