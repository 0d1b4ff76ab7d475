//! Descriptions of types, in words and as JSON.

use codec_core::shape::{BitKind, BitsShape, EnumShape, Field, FlagsShape, RecordShape, Shape};
use serde_json::{Map, Value, json};

/// A type in a few words, such as `u32` or `list of Member`.
pub(crate) fn words(shape: Shape) -> String {
    match shape {
        Shape::Unit => "nothing".to_owned(),
        Shape::Array { of, len, .. } => format!("[{}; {len}]", words(of())),
        Shape::List { of, .. } => format!("list of {}", words(of())),
        Shape::Map { of, .. } => format!("map of {}", words(of())),
        Shape::Optional { of, .. } => format!("optional {}", words(of())),
        Shape::Record(record) => record.name.to_owned(),
        Shape::Enum(shape) => shape.name.to_owned(),
        Shape::Flags(flags) => flags.name.to_owned(),
        Shape::Bits { bits, .. } => bits.name.to_owned(),
        Shape::Named { name, .. } => name.to_owned(),
        Shape::Typed { of, .. } | Shape::Padded { of, .. } | Shape::Open { of, .. } => words(of()),
        other => other.to_string(),
    }
}

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

/// What lists, options and named codecs are made of.
fn inner(shape: Shape) -> Shape {
    match shape {
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Map { of, .. }
        | Shape::Optional { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Open { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Inside { of, .. }
        | Shape::Named { of, .. } => inner(of()),
        other => other,
    }
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
        let line = format!("{indent}{:width$}  {}{directives}  {docs}", field.name, words(shape));
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
        lines.push(format!("{indent}{:#x}  {}", flag.mask, flag.name));
    }
}

/// A type as JSON: structs and enums are references to `types`, so that types may hold themselves.
pub(crate) fn json(shape: Shape) -> Value {
    let mut types = Map::new();
    let root = node(shape, &mut types);
    json!({ "type": root, "types": types })
}

/// A type as JSON; the types in it go into `types`.
pub(crate) fn node(shape: Shape, types: &mut Map<String, Value>) -> Value {
    match shape {
        Shape::Unit => json!({ "kind": "unit" }),
        Shape::Int { width, signed, .. } => {
            json!({ "kind": "int", "width": width, "signed": signed, "words": shape.to_string() })
        }
        Shape::Float { width, .. } => {
            json!({ "kind": "float", "width": width, "words": shape.to_string() })
        }
        Shape::Bool { of, .. } => json!({ "kind": "bool", "of": node(of(), types) }),
        Shape::Uuid { .. } => json!({ "kind": "uuid", "words": shape.to_string() }),
        Shape::Text { encoding, frame, .. } => {
            json!({ "kind": "text", "encoding": encoding, "frame": frame.to_string() })
        }
        Shape::Bytes { frame, .. } => json!({ "kind": "bytes", "frame": frame.to_string() }),
        Shape::Array { of, len, .. } => {
            json!({ "kind": "array", "of": node(of(), types), "len": len })
        }
        Shape::List { of, frame, .. } => {
            json!({ "kind": "list", "of": node(of(), types), "frame": frame.to_string() })
        }
        Shape::Map { of, .. } => json!({ "kind": "map", "of": node(of(), types) }),
        Shape::Optional { of, .. } => json!({ "kind": "optional", "of": node(of(), types) }),
        Shape::Named { name, of, .. } => {
            json!({ "kind": "named", "name": name, "of": node(of(), types) })
        }
        Shape::Shifted { of, plus, .. } => {
            json!({ "kind": "shifted", "of": node(of(), types), "plus": i64::try_from(plus).ok() })
        }
        Shape::Framed { of, frame, .. } => {
            json!({ "kind": "framed", "of": node(of(), types), "frame": frame.to_string() })
        }
        Shape::Padded { of, to, .. } => {
            json!({ "kind": "padded", "of": node(of(), types), "to": to })
        }
        Shape::Open { of, .. } | Shape::Typed { of, .. } => node(of(), types),
        Shape::Inside { of, format, .. } => {
            json!({ "kind": "inside", "of": node(of(), types), "format": format().name })
        }
        Shape::Flags(flags) => reference(flags.name, types, |types| {
            let names: Vec<Value> =
                flags.flags.iter().map(|it| json!({ "name": it.name, "bits": it.mask })).collect();
            let of = node((flags.of)(), types);
            json!({ "kind": "flags", "docs": flags.docs, "of": of, "flags": names })
        }),
        Shape::Record(record) => reference(record.name, types, |types| {
            let fields: Vec<Value> =
                record.fields.iter().map(|field| self::field(field, types)).collect();
            json!({ "kind": "struct", "docs": record.docs, "fields": fields })
        }),
        Shape::Enum(shape) => reference(shape.name, types, |types| {
            let variants: Vec<Value> = shape
                .variants
                .iter()
                .map(|variant| {
                    json!({
                        "name": variant.name,
                        "docs": variant.docs,
                        "ids": variant.ids.iter().map(|id| json!(i64::try_from(*id).ok())).collect::<Vec<_>>(),
                        "of": node((variant.shape)(), types),
                    })
                })
                .collect();
            let tag = node((shape.tag)(), types);
            json!({ "kind": "enum", "docs": shape.docs, "tag": tag, "variants": variants })
        }),
        Shape::Bits { bits, .. } => reference(bits.name, types, |_| {
            let groups: Vec<Value> = bits
                .groups
                .iter()
                .map(|group| json!({ "name": group.name, "start": group.start, "width": group.width }))
                .collect();
            json!({ "kind": "bits", "width": bits.width, "docs": bits.docs, "groups": groups })
        }),
        other => json!({ "kind": "other", "words": other.to_string() }),
    }
}

fn field(field: &Field, types: &mut Map<String, Value>) -> Value {
    json!({
        "name": field.name,
        "docs": field.docs,
        "directives": field.directives,
        "of": node((field.shape)(), types),
    })
}

/// A reference to a type, which is described once. Two types of one name have different numbers.
fn reference(
    name: &str,
    types: &mut Map<String, Value>,
    describe: impl FnOnce(&mut Map<String, Value>) -> Value,
) -> Value {
    if !types.contains_key(name) {
        // Taken before it is described, because it may hold itself.
        types.insert(name.to_owned(), Value::Null);
        let described = describe(types);
        types.insert(name.to_owned(), described);
    }
    json!({ "ref": name })
}
