//! What bytes mean, by the entries of a catalog.

use codec_core::{
    DecodeError, DecodeErrorKind,
    catalog::{Entry, Kind},
    explain::{BitRange, Explained, Name, Node, Tree, Value},
    shape::Shape,
};
use formats::moul::sdl::Descriptors;
use serde_json::{Value as Json, json};

use crate::render::{Explanation, Fault, Field, digits};

/// The number at the start of the messages of a set, among their fields.
pub(crate) const NUMBER: &str = "(number)";
/// The bytes of a message that its set does not know, as `codec_core::explain` names them.
pub(crate) const UNKNOWN: &str = "(unknown)";

/// Explains `bytes` as the message of `entry`, and what follows it.
pub(crate) fn explain(entry: &Entry, bytes: &[u8]) -> Explanation {
    explain_with(entry, bytes, &Descriptors::default())
}

/// [`explain`] with the variables of states, by their descriptors.
pub(crate) fn explain_with(entry: &Entry, bytes: &[u8], descriptors: &Descriptors) -> Explanation {
    let Explained { mut tree, result, .. } = entry.explain(bytes);
    if !descriptors.is_empty() {
        descriptors.explain_states(&mut tree);
    }
    let left = match &result {
        Err(error) => match *error.kind() {
            DecodeErrorKind::TrailingBytes { left } => Some(left),
            _ => None,
        },
        Ok(()) => None,
    };
    let title = title(entry);
    let mut about = about(bytes.len(), left);
    if tree.is_cut() {
        about.push_str(", too many fields to show all of them");
    }
    let fault = match (left, result) {
        (None, Err(error)) => Some(fault(&error)),
        _ => None,
    };
    let mut fields = fields(&tree);
    number(entry, bytes, &mut fields);
    Explanation { title, about, bytes: bytes.to_vec(), fields, fault }
}

/// Adds the number that the messages of a set begin with.
fn number(entry: &Entry, bytes: &[u8], fields: &mut Vec<Field>) {
    let (Kind::Set, Shape::Enum(set)) = (entry.kind(), entry.shape()) else { return };
    let Shape::Int { width, .. } = (set.tag)() else { return };
    // In a frame, the number is elsewhere.
    let starts = fields.iter().map(|field| field.range.start).min();
    let Some(number) = bytes.get(..width).filter(|_| starts == Some(width)) else { return };
    let number = number.iter().rev().fold(0_i128, |sum, byte| sum << 8 | i128::from(*byte));
    let name = set.variants.iter().find(|it| it.has_id(number)).map(|it| it.name);
    let value = name.map_or(Value::Int(number), |name| Value::Named { name, number });
    for field in &mut *fields {
        field.parent = field.parent.map(|parent| parent.saturating_add(1));
    }
    let field = Field {
        name: NUMBER.to_owned(),
        path: NUMBER.to_owned(),
        range: 0..width,
        kind: format!("{:#}", (set.tag)()),
        value: Some(value.to_string()),
        json: self::value(&value),
        ..Default::default()
    };
    fields.insert(0, field);
}

/// The name of a message, with those of its set and format.
pub(crate) fn title(entry: &Entry) -> String {
    match entry.wire_name() {
        Some(name) => format!("{entry} ({name})"),
        None => entry.to_string(),
    }
}

fn about(len: usize, left: Option<usize>) -> String {
    let bytes = if len == 1 { "byte" } else { "bytes" };
    match left {
        Some(left) => format!("{len} {bytes}, {left} of them behind the message"),
        None => format!("{len} {bytes}"),
    }
}

fn fault(error: &DecodeError) -> Fault {
    let text = error.to_string();
    let reason = error.kind().to_string();
    Fault { text, reason, offset: error.offset(), path: error.path().to_string() }
}

/// The fields of a tree, without the message itself.
pub(crate) fn fields(tree: &Tree) -> Vec<Field> {
    let mut depths: Vec<usize> = Vec::new();
    // Where each node is among the fields; the message itself is none.
    let mut places: Vec<Option<usize>> = Vec::new();
    let mut fields: Vec<Field> = Vec::new();
    for (index, node) in tree.nodes().iter().enumerate() {
        let parent = node.parent.and_then(|parent| places.get(parent).copied().flatten());
        let depth =
            parent.and_then(|parent| depths.get(parent)).map_or(0, |depth| depth.saturating_add(1));
        // A message that is one value has no other place to show it.
        let is_message = matches!(node.name, Name::Root(_)) && !(node.leaf && node.value.is_some());
        if is_message {
            places.push(None);
            continue;
        }
        let above = parent.and_then(|parent| fields.get(parent)).map_or("", |field| &field.path);
        let mut field = field(node, above, parent, depth);
        // What was packed has no bytes of its own.
        if tree.is_unpacked(index) {
            field.range.start = field.range.end;
        }
        places.push(Some(fields.len()));
        depths.push(depth);
        fields.push(field);
    }
    fields
}

fn field(node: &Node, above: &str, parent: Option<usize>, depth: usize) -> Field {
    let name = match &node.name {
        Name::Root(name) | Name::Field(name) => (*name).to_owned(),
        Name::Own(name) => shortened(name),
        Name::Index(index) => format!("[{index}]"),
        Name::Data => "(data)".to_owned(),
        Name::Padding => "(padding)".to_owned(),
        Name::Unpacked => "(unpacked)".to_owned(),
        _ => String::new(),
    };
    let path = match &node.name {
        Name::Root(_) | Name::Data | Name::Unpacked => above.to_owned(),
        _ => path(above, &name),
    };
    let value = node.value.as_ref().filter(|value| !is_length(node, value));
    Field {
        name,
        path,
        parent,
        depth,
        range: node.range.clone(),
        bits: node.bits.as_ref().map(bits),
        kind: node.shape.map_or_else(String::new, |shape| format!("{:#}", shape())),
        value: value.map(ToString::to_string),
        json: value.map_or(Json::Null, self::value),
        docs: node.docs.to_owned(),
        holds: !node.leaf,
    }
}

/// Whether a value is only the length of a text or of bytes, which are cut.
fn is_length(node: &Node, value: &Value) -> bool {
    let shape = node.shape.map(|shape| shape().plain());
    matches!((shape, value), (Some(Shape::Text { .. } | Shape::Bytes { .. }), Value::Int(_)))
}

/// Bytes of names, and of paths to what holds a field, that are shown. Names can be in the input,
/// once for many fields, so that whole ones could take far more memory than it has bytes.
const MAX_NAME: usize = 200;
const MAX_ABOVE: usize = 500;

fn shortened(name: &str) -> String {
    match name.char_indices().find(|(at, _)| *at >= MAX_NAME) {
        Some((at, _)) => format!("{}…", name.get(..at).unwrap_or_default()),
        None => name.to_owned(),
    }
}

/// The path to what has the name `name` in what the path `above` leads to.
fn path(above: &str, name: &str) -> String {
    let above = if above.len() > MAX_ABOVE { "…" } else { above };
    let dot = if above.is_empty() || name.starts_with('[') { "" } else { "." };
    format!("{above}{dot}{name}")
}

/// The bits of a group among those of its number, the most significant first.
fn bits(bits: &BitRange) -> String {
    (0..bits.width)
        .rev()
        .map(|bit| {
            let below = bit.saturating_sub(bits.range.start);
            match (bits.range.contains(&bit), bits.value.wrapping_shr(below) & 1) {
                (false, _) => '.',
                (true, 0) => '0',
                (true, _) => '1',
            }
        })
        .collect()
}

fn value(value: &Value) -> Json {
    match value {
        Value::Bool(value) => json!(value),
        Value::Int(number) => number_json(*number),
        Value::Big(number) => json!(number.to_string()),
        Value::F32(number) => json!(number),
        Value::F64(number) => json!(number),
        Value::Text(text) => json!(text),
        Value::Bytes(bytes) => {
            json!(digits(bytes))
        }
        Value::Uuid(uuid) => json!(uuid.to_string()),
        Value::Named { name, number } => json!({ "name": name, "number": number_json(*number) }),
        Value::Flags { names, number } => json!({ "names": names, "number": number }),
        Value::List(items) => Json::Array(items.iter().map(self::value).collect()),
        other => json!(other.to_string()),
    }
}

/// Numbers that JSON cannot hold are texts.
fn number_json(number: i128) -> Json {
    match (i64::try_from(number), u64::try_from(number)) {
        (Ok(number), _) => json!(number),
        (_, Ok(number)) => json!(number),
        _ => json!(number.to_string()),
    }
}
