//! Descriptions of types, in words.

use codec_core::shape::{BitKind, BitsShape, EnumShape, FlagsShape, RecordShape, Shape};

use crate::export::identity::inner;

/// The fields of a type and of the types in it, indented; each type once.
pub(crate) fn lines(shape: Shape) -> Vec<String> {
    let mut lines = Vec::new();
    let mut seen = Vec::new();
    print(shape, 0, &mut seen, &mut lines);
    lines
}

/// Levels that are shown.
const MAX_DEPTH: usize = 8;

fn print(shape: Shape, depth: usize, seen: &mut Vec<&'static str>, lines: &mut Vec<String>) {
    if depth > MAX_DEPTH {
        return;
    }
    match inner(shape) {
        Shape::Record(record) if first(record.name, depth, seen, lines) => {
            fields(record, depth, seen, lines);
        }
        Shape::Enum(shape) if first(shape.name, depth, seen, lines) => {
            variants(shape, depth, seen, lines);
        }
        Shape::Bits { bits, .. } => groups(bits, depth, lines),
        Shape::Flags(shape) if first(shape.name, depth, seen, lines) => {
            flags(shape, depth, lines);
        }
        _ => {}
    }
}

/// Whether a type is met for the first time; says so if it is not.
fn first(
    name: &'static str,
    depth: usize,
    seen: &mut Vec<&'static str>,
    lines: &mut Vec<String>,
) -> bool {
    if seen.contains(&name) {
        lines.push(format!("{}(as above)", "  ".repeat(depth)));
        return false;
    }
    seen.push(name);
    true
}

fn fields(
    record: &RecordShape,
    depth: usize,
    seen: &mut Vec<&'static str>,
    lines: &mut Vec<String>,
) {
    let indent = "  ".repeat(depth);
    let width = record.fields.iter().map(|field| field.name.len()).max().unwrap_or(0);
    for field in record.fields {
        let shape = (field.shape)();
        let directives = match field.directives {
            "" => String::new(),
            directives => format!("  [{directives}]"),
        };
        let docs = field.docs.lines().next().unwrap_or_default();
        let line = format!("{indent}{:width$}  {shape}{directives}  {docs}", field.name);
        let line = line.trim_end().to_owned();
        lines.push(line);
        print(shape, depth.saturating_add(1), seen, lines);
    }
}

fn variants(
    shape: &EnumShape,
    depth: usize,
    seen: &mut Vec<&'static str>,
    lines: &mut Vec<String>,
) {
    let indent = "  ".repeat(depth);
    for variant in shape.variants {
        let mut numbers: Vec<String> = variant.ids.iter().map(ToString::to_string).collect();
        numbers.extend(variant.ranges.iter().map(|(first, last)| format!("{first}..={last}")));
        let numbers = if numbers.is_empty() { "others".to_owned() } else { numbers.join(", ") };
        let docs = variant.docs.lines().next().unwrap_or_default();
        lines.push(format!("{indent}{numbers:>6}  {}  {docs}", variant.name).trim_end().to_owned());
        // The messages of a set have entries of their own.
        if depth > 0 {
            print((variant.shape)(), depth.saturating_add(2), seen, lines);
        }
    }
}

fn groups(bits: &BitsShape, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    for group in bits.groups {
        let kind = match group.kind {
            BitKind::Bool => "bool".to_owned(),
            BitKind::Enum { name, .. } => name.to_owned(),
            BitKind::Struct(bits) => bits.name.to_owned(),
            _ => "number".to_owned(),
        };
        let docs = group.docs.lines().next().unwrap_or_default();
        let line = format!("{indent}{}  {kind} of {} bits  {docs}", group.name, group.width);
        lines.push(line.trim_end().to_owned());
    }
}

fn flags(shape: &FlagsShape, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    for flag in shape.flags {
        let docs = flag.docs.lines().next().unwrap_or_default();
        let line = format!("{indent}{:#x}  {}  {docs}", flag.mask, flag.name);
        lines.push(line.trim_end().to_owned());
    }
}
