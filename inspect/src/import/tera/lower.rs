//! Definitions as structs: which fields they have, and where slots and data lie.

use super::{
    Fault,
    line::{Fixed, Type},
    name::{Names, camel, snake},
    parse::{Definition, Item, Kind},
};

/// A version of a packet.
#[derive(Debug)]
pub(super) struct Packet {
    pub(super) name: String,
    pub(super) version: u32,
    /// Its structs; the first is the packet itself.
    pub(super) structs: Vec<Struct>,
}

#[derive(Debug)]
pub(super) struct Struct {
    pub(super) name: String,
    /// The path of the field that has it; none for the packet itself.
    pub(super) of: Option<String>,
    pub(super) comments: Vec<String>,
    pub(super) fields: Vec<Field>,
    /// Whether the data of text and bytes lies before that of lists.
    pub(super) strings_first: bool,
}

#[derive(Debug)]
pub(super) struct Field {
    pub(super) name: String,
    /// The name in the definition.
    pub(super) original: String,
    pub(super) comments: Vec<String>,
    pub(super) ty: String,
    pub(super) codec: Option<&'static str>,
    /// The place of its data, where that is not the order of the fields.
    pub(super) tail: Option<usize>,
}

/// Makes the structs of a packet.
pub(super) fn packet(
    name: &str,
    version: u32,
    definition: &Definition,
) -> Result<Packet, Vec<Fault>> {
    let mut lowering =
        Lowering { types: Names::default(), structs: Vec::new(), faults: Vec::new() };
    for taken in ["String", "Tera", "Vec", "Wire", "Default", "Clone", "Debug", "PartialEq"] {
        lowering.types.unique(taken.to_owned());
    }
    lowering.record(camel(name), None, &definition.comments, &definition.items);
    if !lowering.faults.is_empty() {
        return Err(lowering.faults);
    }
    Ok(Packet { name: name.to_owned(), version, structs: lowering.structs })
}

struct Lowering {
    types: Names,
    structs: Vec<Struct>,
    faults: Vec<Fault>,
}

/// A field or `ref` of a struct, also one in an object whose fields are the struct's own.
struct Entry<'a> {
    /// Names of the objects it is in, and its own.
    path: String,
    item: &'a Item,
    /// For a `ref`, the entry that it stands for.
    target: Option<usize>,
}

impl Lowering {
    /// Makes the struct of `items`, which is a packet, an element of a list, or an object.
    fn record(
        &mut self,
        name: String,
        of: Option<&str>,
        comments: &[String],
        items: &[Item],
    ) -> String {
        let name = self.types.unique(name);
        let place = self.structs.len();
        let (comments, fields) = (comments.to_vec(), Vec::new());
        let made = Struct {
            name: name.clone(),
            of: of.map(str::to_owned),
            comments,
            fields,
            strings_first: false,
        };
        self.structs.push(made);

        let mut entries = Vec::new();
        flatten("", items, &mut entries);
        self.resolve(&mut entries);
        let head = head_order(&entries);
        let (tails, strings_first) = data_order(&entries, &head);
        let mut names = Names::default();
        let mut fields = Vec::new();
        for index in head {
            let Some(entry) = entries.get(index) else { continue };
            let mut field = self.field(entry, &name, of);
            field.name = names.unique(field.name);
            field.tail = tails.iter().find(|(of, _)| *of == index).map(|(_, tail)| *tail);
            fields.push(field);
        }
        if let Some(made) = self.structs.get_mut(place) {
            made.fields = fields;
            made.strings_first = strings_first;
        }
        name
    }

    /// Finds the field of each `ref`.
    fn resolve(&mut self, entries: &mut [Entry<'_>]) {
        let mut taken: Vec<usize> = Vec::new();
        for index in 0..entries.len() {
            let Some(entry) = entries.get(index) else { continue };
            if !matches!(entry.item.kind, Kind::Ref) {
                continue;
            }
            let name = &entry.item.name;
            let dotted = format!(".{name}");
            let place = |is: &dyn Fn(&str) -> bool| {
                entries.iter().enumerate().position(|(index, other)| {
                    has_slot(other.item) && is(&other.path) && !taken.contains(&index)
                })
            };
            let found = place(&|path| path == entry.path)
                .or_else(|| place(&|path| path == *name))
                .or_else(|| place(&|path| path.ends_with(&dotted)));
            let at = entry.item.at;
            match found {
                Some(target) => {
                    taken.push(target);
                    if let Some(entry) = entries.get_mut(index) {
                        entry.target = Some(target);
                    }
                }
                None => self.faults.push(at.fault(format!(
                    "expected a `string`, `bytes` or `array` of the name `{name}` at this level"
                ))),
            }
        }
    }

    fn field(&mut self, entry: &Entry<'_>, parent: &str, of: Option<&str>) -> Field {
        let item = entry.item;
        let inner = format!("{parent}{}", camel(&entry.path));
        let path = of.map_or_else(|| entry.path.clone(), |of| format!("{of}.{}", entry.path));
        let (ty, codec) = match &item.kind {
            Kind::Field(ty) => self.ty(ty, &inner, &path),
            Kind::Structs { items, .. } => {
                (format!("Vec<{}>", self.record(inner, Some(&path), &[], items)), None)
            }
            Kind::Object(items) => (self.record(inner, Some(&path), &[], items), None),
            Kind::Ref => (String::new(), None),
        };
        let (name, original) = (snake(&entry.path), entry.path.clone());
        Field { name, original, comments: item.comments.clone(), ty, codec, tail: None }
    }

    /// The Rust type of a field, and its codec. `inner` is the name for a struct of its own.
    fn ty(&mut self, ty: &Type, inner: &str, path: &str) -> (String, Option<&'static str>) {
        let (ty, codec) = match ty {
            Type::Fixed(fixed) => match *fixed {
                Fixed::Number(number) => (number, None),
                Fixed::Bool => ("bool", Some("tera::AnyBool")),
                Fixed::Angle => ("i16", None),
                Fixed::Vec3 => ("tera::messages::Vec3", None),
                Fixed::SkillId => ("tera::messages::SkillId", None),
                Fixed::SkillId32 => ("tera::messages::SkillId32", None),
                Fixed::Customize => ("tera::messages::Customize", None),
            },
            Type::Text => ("String", None),
            Type::Bytes => ("Vec<u8>", Some("tera::ByteArrayHere")),
            Type::List { of, .. } => {
                let Some(of) = of else { return ("Vec<u8>".to_owned(), None) };
                let (ty, codec) = self.ty(of, inner, path);
                let ty = if codec.is_some() { self.wrapper(ty, codec, inner, path) } else { ty };
                return (format!("Vec<{ty}>"), None);
            }
        };
        (ty.to_owned(), codec)
    }

    /// A struct of one field, for elements that need a codec.
    fn wrapper(
        &mut self,
        ty: String,
        codec: Option<&'static str>,
        name: &str,
        path: &str,
    ) -> String {
        let name = self.types.unique(name.to_owned());
        let [field, original] = ["value"; 2].map(str::to_owned);
        let field = Field { name: field, original, comments: Vec::new(), ty, codec, tail: None };
        self.structs.push(Struct {
            name: name.clone(),
            of: Some(path.to_owned()),
            comments: Vec::new(),
            fields: vec![field],
            strings_first: false,
        });
        name
    }
}

/// Lists the fields of a struct. Objects with slots have no struct of their own, because their slots
/// lie among those of the struct around them.
fn flatten<'a>(prefix: &str, items: &'a [Item], entries: &mut Vec<Entry<'a>>) {
    for item in items {
        let path = format!("{prefix}{}", item.name);
        match &item.kind {
            Kind::Object(items) if items.iter().any(needs_slots) => {
                flatten(&format!("{path}."), items, entries);
            }
            _ => entries.push(Entry { path, item, target: None }),
        }
    }
}

/// Whether a field has a slot.
fn has_slot(item: &Item) -> bool {
    match &item.kind {
        Kind::Field(ty) => !matches!(ty, Type::Fixed(_)),
        Kind::Structs { .. } => true,
        Kind::Object(_) | Kind::Ref => false,
    }
}

/// Whether a field has a slot or is one, itself or inside.
fn needs_slots(item: &Item) -> bool {
    match &item.kind {
        Kind::Object(items) => items.iter().any(needs_slots),
        Kind::Ref => true,
        _ => has_slot(item),
    }
}

/// The entries in the order of the fixed part: slots without a `ref` first.
fn head_order(entries: &[Entry<'_>]) -> Vec<usize> {
    let named: Vec<usize> = entries.iter().filter_map(|entry| entry.target).collect();
    let mut head = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        if has_slot(entry.item) && !named.contains(&index) {
            head.push(index);
        }
    }
    for (index, entry) in entries.iter().enumerate() {
        match entry.target {
            Some(target) => head.push(target),
            None if has_slot(entry.item) || matches!(entry.item.kind, Kind::Ref) => {}
            None => head.push(index),
        }
    }
    head
}

/// Where the data of the entries lies, if not in the order of the fixed part: a place for each, or
/// text and bytes before lists.
fn data_order(entries: &[Entry<'_>], head: &[usize]) -> (Vec<(usize, usize)>, bool) {
    let slots = |index: &usize| entries.get(*index).is_some_and(|entry| has_slot(entry.item));
    let declared: Vec<usize> = head.iter().copied().filter(slots).collect();
    let data: Vec<usize> = (0..entries.len()).filter(slots).collect();
    let mut places = Vec::new();
    let (mut place, mut taking_turns) = (0_usize, false);
    let mut shared = false;
    for &index in &data {
        let interleaved = entries.get(index).is_some_and(|entry| is_interleaved(entry.item));
        if interleaved && taking_turns {
            shared = true;
        } else {
            place = place.saturating_add(1);
        }
        taking_turns = interleaved;
        places.push((index, place));
    }
    if shared {
        return (places, false);
    }
    if declared == data {
        return (Vec::new(), false);
    }
    let is_list = |index: &usize| entries.get(*index).is_some_and(|entry| is_list(entry.item));
    let mut strings_first = declared;
    strings_first.sort_by_key(is_list);
    if strings_first == data { (Vec::new(), true) } else { (places, false) }
}

fn is_list(item: &Item) -> bool {
    matches!(item.kind, Kind::Structs { .. } | Kind::Field(Type::List { .. }))
}

fn is_interleaved(item: &Item) -> bool {
    matches!(
        item.kind,
        Kind::Structs { interleaved: true, .. } | Kind::Field(Type::List { interleaved: true, .. })
    )
}
