//! The description of the packets, and a writer that knows nothing but the description.
//!
//! `tests/golden/otherland/packets.json` has the field lists of the project packet-formats (CC0);
//! its first line names the version. The writer makes bytes of a packet by walking its list, and
//! notes for each field where it wrote it and what the list calls it.

use std::{collections::BTreeMap, ops::Range};

use serde_json::Value;

/// The file.
pub(crate) fn description() -> Value {
    serde_json::from_str(include_str!("../../golden/otherland/packets.json")).unwrap()
}

/// What is decided before a packet is written: numbers of fields by their name, and the length of
/// lists.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choice {
    pub(crate) numbers: BTreeMap<String, u64>,
    pub(crate) len: usize,
}

/// A field that was written.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// The packet or structure whose list has it.
    pub(crate) owner: String,
    pub(crate) name: Name,
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind,
    /// The names of its numbers.
    pub(crate) names: Option<Value>,
    /// The most bytes of a text.
    pub(crate) max: Option<u64>,
}

#[derive(Clone, Debug)]
pub(crate) enum Name {
    Given(String),
    /// Its index in its list, and the index of the outermost branch around that list.
    None(usize, Option<usize>),
    Element,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A type of the description.
    Value(String),
    /// As many elements as another field says, right before it.
    Counted { count: Box<Item>, of: String },
    /// So many elements.
    Fixed { len: u64, of: String },
    /// All bytes that are left.
    Rest,
}

/// The bytes of a packet or structure and what they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sample {
    pub(crate) bytes: Vec<u8>,
    pub(crate) items: Vec<Item>,
    /// Where a field begins that takes all that is left.
    pub(crate) open_from: Option<usize>,
}

pub(crate) struct Writer<'a> {
    structures: &'a Value,
    choice: &'a Choice,
    owner: String,
    sample: Sample,
    /// Numbers of the fields of one list, by name.
    scope: BTreeMap<String, u64>,
    /// Makes values different from each other.
    next: u8,
}

/// The bytes of the packet `name`, with its two id bytes.
pub(crate) fn packet(description: &Value, name: &str, choice: &Choice) -> Sample {
    let packet = &description["packets"][name];
    let id = |key: &str| u8::try_from(packet[key].as_u64().unwrap()).unwrap();
    let mut writer = Writer::new(description, choice);
    writer.sample.bytes.extend([id("id"), id("subId")]);
    for owner in lineage(description, name) {
        writer.list(&owner, &description["packets"][&owner]["fields"]);
    }
    writer.sample
}

/// The bytes of the structure `name`.
pub(crate) fn structure(description: &Value, name: &str, choice: &Choice) -> Sample {
    let mut writer = Writer::new(description, choice);
    writer.list(name, &description["structures"][name]["fields"]);
    writer.sample
}

/// The packet and all that it inherits from, the first ancestor first.
pub(crate) fn lineage(description: &Value, name: &str) -> Vec<String> {
    let parent = description["packets"][name]["inherit"].as_str();
    let mut names = parent.map_or_else(Vec::new, |parent| lineage(description, parent));
    names.push(name.to_owned());
    names
}

impl<'a> Writer<'a> {
    fn new(description: &'a Value, choice: &'a Choice) -> Self {
        Self {
            structures: &description["structures"],
            choice,
            owner: String::new(),
            sample: Sample::default(),
            scope: BTreeMap::new(),
            next: 1,
        }
    }

    fn list(&mut self, owner: &str, fields: &Value) {
        let outer =
            (std::mem::replace(&mut self.owner, owner.to_owned()), std::mem::take(&mut self.scope));
        self.fields(fields, None);
        (self.owner, self.scope) = outer;
    }

    fn fields(&mut self, fields: &Value, branch: Option<usize>) {
        let Some(fields) = fields.as_array() else { return };
        let is_count = |name: &str| fields.iter().any(|field| field["type"]["len"] == name);
        for (index, field) in fields.iter().enumerate() {
            if field.get("branch").is_some() {
                self.branch(&field["branch"], branch.unwrap_or(index));
                continue;
            }
            let name = match field["name"].as_str() {
                Some(name) if !is_offset(name) => Name::Given(name.to_owned()),
                _ => Name::None(index, branch),
            };
            let number = field["name"].as_str().and_then(|name| {
                let chosen = self.choice.numbers.get(name).copied();
                chosen.or_else(|| is_count(name).then_some(self.choice.len as u64))
            });
            self.field(name, &field["type"], number);
        }
    }

    fn branch(&mut self, branch: &Value, index: usize) {
        let number = self.scope[branch["field"].as_str().unwrap()];
        let holds = match (branch["test_flag"].as_u64(), branch["test_equal"].as_u64()) {
            (Some(flag), _) => number & flag != 0,
            (_, Some(equal)) => number == equal,
            _ => number != 0,
        };
        self.fields(&branch[if holds { "isTrue" } else { "isFalse" }]["fields"], Some(index));
    }

    fn field(&mut self, name: Name, ty: &Value, number: Option<u64>) {
        let (owner, start) = (self.owner.clone(), self.sample.bytes.len());
        if let Some(len) = ty.get("len") {
            return self.array(name, len, ty["type"].as_str().unwrap());
        }
        let kind = ty.as_str().or_else(|| ty["name"].as_str()).unwrap();
        let (names, max) = (ty.get("enum").cloned(), ty["maxlen"].as_u64());
        let at = self.sample.items.len();
        let value = self.value(kind, number.or_else(|| first_number(names.as_ref())));
        if let Name::Given(name) = &name {
            self.scope.insert(name.clone(), value);
        }
        let range = start..self.sample.bytes.len();
        let kind = if kind == "rawbuffer" { Kind::Rest } else { Kind::Value(kind.to_owned()) };
        self.sample.items.insert(at, Item { owner, name, range, kind, names, max });
    }

    fn array(&mut self, name: Name, len: &Value, of: &str) {
        let (owner, start) = (self.owner.clone(), self.sample.bytes.len());
        let at = self.sample.items.len();
        let count = match len.as_str() {
            Some("_eof") => {
                self.sample.open_from = Some(start);
                5
            }
            Some(count) => self.scope[count],
            None => len.as_u64().unwrap(),
        };
        for _ in 0..count {
            let (owner, start) = (self.owner.clone(), self.sample.bytes.len());
            let at = self.sample.items.len();
            self.value(of, None);
            if of.starts_with(':') {
                let (range, kind) = (start..self.sample.bytes.len(), Kind::Value(of.to_owned()));
                let item = Item { owner, name: Name::Element, range, kind, names: None, max: None };
                self.sample.items.insert(at, item);
            }
        }
        let of = of.to_owned();
        let kind = match len.as_str() {
            Some("_eof") => Kind::Rest,
            Some(count) => {
                let is_it = |item: &Item| matches!(&item.name, Name::Given(name) if name == count);
                let before = self.sample.items[..at].iter().rposition(is_it).unwrap();
                let count = Box::new(self.sample.items.remove(before));
                assert_eq!(count.range.end, start, "the count stands right before the list");
                let range = start..self.sample.bytes.len();
                let kind = Kind::Counted { count, of };
                let item = Item { owner, name, range, kind, names: None, max: None };
                return self.sample.items.insert(before, item);
            }
            None => Kind::Fixed { len: count, of },
        };
        let range = start..self.sample.bytes.len();
        self.sample.items.insert(at, Item { owner, name, range, kind, names: None, max: None });
    }

    /// Writes a value, `number` if it is one, and tells which number it wrote.
    fn value(&mut self, kind: &str, number: Option<u64>) -> u64 {
        self.next = self.next % 100 + 1;
        let next = self.next;
        let number = number.unwrap_or(u64::from(next));
        let out = &mut self.sample.bytes;
        match kind {
            "bool" => out.push(u8::from(number % 2 == 1)),
            "u8" | "u16" | "i32" | "u32" | "i64" | "u64" | "avatar_id" => {
                let width = match kind {
                    "u8" => 1,
                    "u16" => 2,
                    "i32" | "u32" => 4,
                    _ => 8,
                };
                out.extend(&number.to_le_bytes()[..width]);
            }
            "f32" => out.extend((f32::from(next) + 0.5).to_le_bytes()),
            "f64" => out.extend((f64::from(next) + 0.25).to_le_bytes()),
            "uuid" => out.extend((next..).take(16)),
            "cstring" => out.extend([3, 0, b'c', b'a' + next % 26, b'z']),
            "wstring" => out.extend([2, 0, b'w', 0, 0x3c + next % 2, 0x04]),
            "buffer" => out.extend([2, 0, 0, 0, next, 0xff]),
            "rawbuffer" => {
                self.sample.open_from = Some(out.len());
                out.extend([next, 0, 0xff]);
            }
            // A struct with an int32 and a bool.
            "nativeparam" => out.extend([2, 4, next, 0, 0, 0, 10, 1]),
            // oaPktCharacterDelete.
            "packet" => out.extend([0x7e, 6, 0, 0, 0, 0, 0, 0, 0, 0, next, 0, 0, 0]),
            other => {
                let name = other.strip_prefix(':').unwrap_or_else(|| panic!("{other}"));
                let fields = &self.structures[name]["fields"];
                assert!(fields.is_array(), "{name}");
                self.list(name, fields);
            }
        }
        number
    }
}

/// Whether a name only says where the game has the field in memory.
fn is_offset(name: &str) -> bool {
    name.strip_prefix("field").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn first_number(names: Option<&Value>) -> Option<u64> {
    names?.as_object()?.keys().next()?.parse().ok()
}
