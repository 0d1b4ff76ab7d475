//! Types and formats with names: each is described once, and all others refer to it.

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};

use serde_json::{Map, Value};

use super::object::Object;
use crate::describe::format::FormatShape;

/// Descriptions that others refer to, so that a type may hold itself.
///
/// While they are collected, a reference is the number of what it refers to. Its name is known at the
/// end only, because two types may have the same one.
#[derive(Default)]
pub(crate) struct Types {
    list: Vec<Described>,
    engines: Vec<(FormatShape, usize)>,
    /// Where a type is in the list, by its engine and the address of its description.
    places: BTreeMap<(usize, usize), usize>,
}

struct Described {
    section: Section,
    name: String,
    json: Value,
}

/// The part of the document that holds a description.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Section {
    Engines,
    Types,
}

/// The keys under which a number is a reference.
const REFERENCES: [&str; 2] = ["ref", "engine"];

impl Types {
    /// A reference to an engine.
    pub(crate) fn engine(&mut self, format: FormatShape) -> usize {
        if let Some((_, place)) = self.engines.iter().find(|(known, _)| known.is(&format)) {
            return *place;
        }
        let place = self.begin(Section::Engines, format.name.into());
        self.engines.push((format, place));
        let json = self.of_engine(format, place);
        self.end(place, json);
        place
    }

    /// A reference to a type in the format of `engine`, which is described at an address that is its
    /// own.
    pub(super) fn reference<T>(
        &mut self,
        engine: usize,
        name: &str,
        at: &'static T,
        describe: impl FnOnce(&mut Self) -> Object,
    ) -> Value {
        let identity = (engine, core::ptr::from_ref(at).addr());
        if let Some(place) = self.places.get(&identity) {
            return Object::default().with("ref", *place).into();
        }
        let format = self.list.get(engine).map_or("", |engine| &engine.name);
        let place = self.begin(Section::Types, format!("{format}/{name}"));
        self.places.insert(identity, place);
        let json = describe(self).with("name", name).with("engine", engine);
        self.end(place, json);
        Object::default().with("ref", place).into()
    }

    /// Takes a place in the list before the description, which may refer to it.
    fn begin(&mut self, section: Section, name: String) -> usize {
        self.list.push(Described { section, name, json: Value::Null });
        self.list.len().saturating_sub(1)
    }

    fn end(&mut self, place: usize, json: Object) {
        if let Some(described) = self.list.get_mut(place) {
            described.json = json.into();
        }
    }

    /// The document: `root`, and what it refers to.
    pub(crate) fn finish(self, root: Object) -> Value {
        let keys = self.keys();
        let name = |reference: &mut Value| {
            if let Some(key) = place(reference).and_then(|place| keys.get(place)) {
                *reference = key.as_str().into();
            }
        };
        let (mut engines, mut types) = (Map::new(), Map::new());
        for (mut described, key) in self.list.into_iter().zip(&keys) {
            each_reference(&mut described.json, &mut |reference| name(reference));
            match described.section {
                Section::Engines => engines.insert(key.clone(), described.json),
                Section::Types => types.insert(key.clone(), described.json),
            };
        }
        let mut root = root.into();
        each_reference(&mut root, &mut |reference| name(reference));
        if let Value::Object(root) = &mut root {
            root.insert("engines".into(), engines.into());
            root.insert("types".into(), types.into());
        }
        root
    }

    /// The key of each description: its name, with a number behind it if another one has that name.
    fn keys(&self) -> Vec<String> {
        let mut counts = BTreeMap::new();
        let mut keys = BTreeMap::new();
        self.classes()
            .into_iter()
            .zip(&self.list)
            .map(|(class, described)| {
                let key = || {
                    let count: &mut usize =
                        counts.entry((described.section, &described.name)).or_default();
                    *count = count.saturating_add(1);
                    match *count {
                        1 => described.name.clone(),
                        count => format!("{}#{count}", described.name),
                    }
                };
                keys.entry(class).or_insert_with(key).clone()
            })
            .collect()
    }

    /// One number for all descriptions of one type. The same type may be described at several
    /// addresses; then the descriptions are equal, and so are those that they refer to.
    fn classes(&self) -> Vec<usize> {
        let mut references = Vec::new();
        let mut classes = numbered(self.list.iter().map(|described| {
            let (mut json, mut places) = (described.json.clone(), Vec::new());
            each_reference(&mut json, &mut |reference| {
                places.extend(place(reference));
                *reference = Value::Null;
            });
            references.push(places);
            (described.section, &described.name, format!("{json}"))
        }));
        loop {
            let of = |place: &usize| classes.get(*place).copied();
            let finer = numbered(
                references
                    .iter()
                    .zip(&classes)
                    .map(|(places, class)| (*class, places.iter().map(of).collect::<Vec<_>>())),
            );
            if finer == classes {
                return classes;
            }
            classes = finer;
        }
    }
}

/// The same number for all that are equal, in the order in which they first appear.
fn numbered<T: Ord>(items: impl Iterator<Item = T>) -> Vec<usize> {
    let mut numbers = BTreeMap::new();
    items
        .map(|item| {
            let next = numbers.len();
            *numbers.entry(item).or_insert(next)
        })
        .collect()
}

fn place(reference: &Value) -> Option<usize> {
    usize::try_from(reference.as_u64()?).ok()
}

fn each_reference(json: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match json {
        Value::Object(fields) => {
            for (key, value) in fields {
                if value.is_u64() && REFERENCES.contains(&key.as_str()) {
                    visit(value);
                } else {
                    each_reference(value, visit);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| each_reference(item, visit)),
        _ => {}
    }
}
