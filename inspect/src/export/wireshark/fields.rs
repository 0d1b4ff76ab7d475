//! The fields that Wireshark filters by: names, types, names of values.

use std::collections::{HashMap, HashSet};

use codec_core::shape::{EnumShape, Frame, Shape};

use super::{lua, own};

/// All fields of a dissector.
#[derive(Default)]
pub(super) struct Fields {
    /// Each as a call that declares it.
    pub(super) calls: Vec<String>,
    /// The field of the elements, by that of the list.
    pub(super) items: Vec<(usize, usize)>,
    /// Tables of names of values.
    pub(super) values: Vec<String>,
    value_ids: HashMap<String, usize>,
    taken: HashSet<String>,
    prefixes: HashSet<String>,
}

/// The bits of a field in the number around it.
#[derive(Clone, Copy)]
pub(super) struct Mask {
    pub(super) value: u64,
    /// The bits of the number.
    pub(super) width: usize,
}

impl Fields {
    /// A beginning of filter names that no other type has.
    pub(super) fn prefix(&mut self, wanted: &str) -> String {
        unique(&mut self.prefixes, wanted)
    }

    /// Declares a field of a type; returns its number.
    pub(super) fn add(
        &mut self,
        name: &str,
        filter: &str,
        kind: &Kind,
        mask: Option<Mask>,
        docs: &str,
    ) -> usize {
        let filter = unique(&mut self.taken, filter);
        let values = match &kind.values {
            Some(values) => {
                let id = self.values_id(values.clone());
                format!("V[{id}]")
            }
            None => "nil".to_owned(),
        };
        let mask = match mask {
            Some(Mask { value, width }) => {
                format!("{{value={},bits={width}}}", lua::number(value.into()))
            }
            None => "nil".to_owned(),
        };
        let docs = docs.split("\n\n").next().unwrap_or_default().replace('\n', " ");
        let docs = if docs.is_empty() { "nil".to_owned() } else { lua::text(docs.trim()) };
        self.calls.push(format!(
            "F({},{},{},{values},{mask},{docs})",
            lua::text(name),
            lua::quoted(filter.as_bytes()),
            lua::quoted(kind.code.as_bytes()),
        ));
        self.calls.len()
    }

    /// Declares a field of a shape, and that of its elements.
    pub(super) fn of_shape(&mut self, name: &str, filter: &str, shape: Shape, docs: &str) -> usize {
        let field = self.add(name, filter, &Kind::of(shape), None, docs);
        let filter = format!("{filter}.item");
        let item = match (element(shape), shape.plain()) {
            (Some(item), _) => self.of_shape(name, &filter, item(), ""),
            (None, Shape::Opaque { name: own, .. }) => match own::item(own) {
                Some(code) => self.add(name, &filter, &Kind::new(code), None, ""),
                None => return field,
            },
            _ => return field,
        };
        self.items.push((field, item));
        field
    }

    fn values_id(&mut self, values: String) -> usize {
        if let Some(id) = self.value_ids.get(&values) {
            return *id;
        }
        self.values.push(values.clone());
        let id = self.values.len();
        self.value_ids.insert(values, id);
        id
    }
}

fn unique(taken: &mut HashSet<String>, wanted: &str) -> String {
    let mut name = wanted.to_owned();
    let mut count = 1_u32;
    while !taken.insert(name.clone()) {
        count = count.saturating_add(1);
        name = format!("{wanted}_{count}");
    }
    name
}

/// The type of a field in Wireshark.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// As protocol.lua has it.
    pub(super) code: String,
    pub(super) values: Option<String>,
}

impl Kind {
    pub(super) fn new(code: &str) -> Self {
        Self { code: code.to_owned(), values: None }
    }

    fn integer(width: usize, signed: bool) -> Self {
        let width = match width {
            0..=4 => width.max(1),
            5..=8 => 8,
            _ => return Self::new("bytes"),
        };
        Self::new(&format!("{}{width}", if signed { 'i' } else { 'u' }))
    }

    /// A number with names.
    pub(super) fn named<'a>(self, names: impl Iterator<Item = (&'a str, i128)>) -> Self {
        // Wireshark's tables have keys of 32 bits.
        let names: Vec<String> = names
            .filter(|(_, number)| (i128::from(i32::MIN)..=u32::MAX.into()).contains(number))
            .map(|(name, number)| format!("[{number}]={}", lua::text(name)))
            .collect();
        let values = Some(lua::list(names)).filter(|names| names != "{}" && self.code != "bytes");
        Self { values, ..self }
    }

    /// The type in which values of a shape are shown.
    pub(super) fn of(shape: Shape) -> Self {
        match shape {
            Shape::Int { width, signed, .. } => Self::integer(width, signed),
            Shape::VarInt { bits, signed, .. } => {
                Self::integer(if bits <= 32 { 4 } else { 8 }, signed)
            }
            Shape::Shifted { range: (least, most), .. } => {
                let small = least >= i32::MIN.into() && most <= u32::MAX.into();
                let small = small && (least >= 0 || most <= i32::MAX.into());
                Self::integer(if small { 4 } else { 8 }, least < 0)
            }
            Shape::Float { width, .. } => Self::new(if width == 8 { "f8" } else { "f4" }),
            Shape::Bool { .. } => Self::new("bool"),
            Shape::Uuid { .. } => Self::new("guid"),
            Shape::Text { encoding, .. } => {
                Self::new(if reads(encoding) { "string" } else { "bytes" })
            }
            Shape::Bytes { .. } | Shape::Open { .. } => Self::new("bytes"),
            Shape::Array { of, .. } | Shape::List { of, .. } if is_byte(of()) => Self::new("bytes"),
            Shape::List { .. } => Self::new("u4"),
            Shape::Any => Self::new("u1"),
            Shape::Inside { of, .. } => match of() {
                Shape::Unit => Self::new("u1"),
                of => Self::of(of),
            },
            Shape::Named { name: "Ipv4Addr" | "IPv4 address", .. } => Self::new("ipv4"),
            Shape::Named { name: "Ipv6Addr", .. } => Self::new("ipv6"),
            Shape::Optional { of, .. }
            | Shape::Named { of, .. }
            | Shape::Typed { of, .. }
            | Shape::Framed { of, .. }
            | Shape::Padded { of, .. }
            | Shape::Bits { of, .. } => Self::of(of()),
            Shape::Flags(flags) => Self::of((flags.of)()),
            Shape::Enum(shape) => Self::of((shape.tag)()).named(names(shape)),
            Shape::Opaque { name, .. } => Self::new(own::kind(name)),
            _ => Self::new("none"),
        }
    }
}

/// The names of the numbers of an enum.
fn names(shape: &'static EnumShape) -> impl Iterator<Item = (&'static str, i128)> {
    shape
        .variants
        .iter()
        .flat_map(|variant| variant.ids.iter().map(move |number| (variant.name, *number)))
}

/// Whether text.lua knows an encoding.
pub(super) fn reads(encoding: &str) -> bool {
    let plain = encoding.strip_prefix("inverted ").unwrap_or(encoding);
    matches!(plain, "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Windows-1252")
}

fn is_byte(shape: Shape) -> bool {
    matches!(shape, Shape::Int { width: 1, signed: false, .. })
}

/// The elements of a list that is not shown as bytes.
fn element(shape: Shape) -> Option<fn() -> Shape> {
    match shape {
        Shape::Array { of, .. } | Shape::List { of, .. } => (!is_byte(of())).then_some(of),
        Shape::Optional { of, .. }
        | Shape::Named { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Inside { of, .. } => element(of()),
        _ => None,
    }
}

/// The bits of a number on the wire that has a fixed width.
pub(super) fn word(shape: Shape) -> Option<usize> {
    match shape {
        Shape::Int { width: width @ (1..=4 | 8), .. } => width.checked_mul(8),
        Shape::Named { of, .. } | Shape::Typed { of, .. } => word(of()),
        _ => None,
    }
}

/// The bytes of a text whose length never changes.
pub(super) fn text_len(encoding: &str, frame: &Frame) -> Option<usize> {
    let unit = if encoding.contains("UTF-16") || encoding == "16-bit units" { 2 } else { 1 };
    match frame {
        Frame::Fixed(len) => len.checked_mul(unit),
        _ => None,
    }
}
