//! Which types there are, and on which page each is described.
//!
//! A type that only one message or type has is described on the page of that one; a type that more
//! have has a page of its own.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use codec_core::{
    catalog::{Entry, Kind},
    shape::Shape,
};

use super::text::file_name;
use crate::export::identity::{inner, key, name};

/// What tells types apart: the name, and all that is described of it.
pub(crate) type Key = String;

/// All types of a format.
pub(crate) struct Library {
    types: HashMap<Key, Type>,
    /// In the order in which they are met.
    order: Vec<Key>,
    entries: HashMap<Key, Vec<String>>,
}

struct Type {
    shape: Shape,
    /// The pages and types that have it.
    holders: BTreeSet<String>,
    /// Where it is described.
    page: String,
    anchor: String,
    /// Whether that page is about nothing else.
    own: bool,
}

/// Types are followed no deeper than this.
const MAX_DEPTH: usize = 64;

impl Library {
    /// The types of these messages, whose pages are given. Alone, a message describes all its types.
    pub(crate) fn new(entries: &[(&Entry, String)]) -> Self {
        let mut library =
            Self { types: HashMap::new(), order: Vec::new(), entries: HashMap::new() };
        for (entry, page) in entries {
            let root = inner(entry.shape());
            if let Some(key) = key(root) {
                library.entries.entry(key).or_default().push(page.clone());
            }
        }
        for (entry, page) in entries {
            library.enter(page, entry);
        }
        let alone = entries.len() == 1;
        library.place(alone);
        library
    }

    fn enter(&mut self, page: &str, entry: &Entry) {
        let root = inner(entry.shape());
        match key(root) {
            // The page of a message describes its own struct; that of a set is a list.
            Some(_) if entry.kind() == Kind::Set => {}
            Some(_) => parts(root).into_iter().for_each(|part| self.add(page, part, 0)),
            None => self.add(page, root, 0),
        }
    }

    /// Notes that `holder` has a type, and what that type has.
    fn add(&mut self, holder: &str, shape: Shape, depth: usize) {
        let shape = inner(shape);
        let Some(key) = key(shape) else { return };
        if self.home(&key).is_some() || depth > MAX_DEPTH {
            return;
        }
        if let Some(known) = self.types.get_mut(&key) {
            if holder != key {
                known.holders.insert(holder.to_owned());
            }
            return;
        }
        let holders = BTreeSet::from([holder.to_owned()]);
        let new = Type { shape, holders, page: String::new(), anchor: String::new(), own: false };
        self.types.insert(key.clone(), new);
        self.order.push(key.clone());
        for part in parts(shape) {
            self.add(&key, part, depth.saturating_add(1));
        }
    }

    /// The page of a message, if the type is that of one message only.
    fn home(&self, key: &Key) -> Option<&str> {
        match self.entries.get(key).map(Vec::as_slice) {
            Some([page]) => Some(page),
            _ => None,
        }
    }

    /// Decides where each type is described.
    fn place(&mut self, alone: bool) {
        let mut taken: BTreeMap<String, usize> = BTreeMap::new();
        let mut own: HashMap<Key, String> = HashMap::new();
        for key in &self.order {
            let Some(known) = self.types.get(key) else { continue };
            if !alone && known.holders.len() > 1 {
                let name = file_name(name(known.shape));
                let file = numbered(&name, &mut taken);
                own.insert(key.clone(), format!("types/{file}.md"));
            }
        }
        let mut anchors: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
        for key in self.order.clone() {
            let page = self.page_of(&key, &own);
            let Some(known) = self.types.get_mut(&key) else { continue };
            let taken = anchors.entry(page.clone()).or_default();
            let anchor = numbered(&file_name(name(known.shape)), taken);
            known.anchor = format!("type-{}", anchor.to_ascii_lowercase());
            known.page = page;
            known.own = own.contains_key(&key);
        }
    }

    /// The page of a type: its own, or that of the one that holds it.
    fn page_of(&self, key: &Key, own: &HashMap<Key, String>) -> String {
        let mut key = key;
        for _ in 0..=self.order.len() {
            if let Some(page) = own.get(key) {
                return page.clone();
            }
            let Some(holder) = self.types.get(key).and_then(|known| known.holders.first()) else {
                break;
            };
            if !self.types.contains_key(holder) {
                return holder.clone();
            }
            key = holder;
        }
        String::new()
    }

    /// Where a type is described: the page, and the place on it.
    pub(crate) fn find(&self, shape: Shape) -> Option<(&str, &str)> {
        let key = key(shape)?;
        if let Some(page) = self.home(&key) {
            return Some((page, ""));
        }
        let known = self.types.get(&key)?;
        Some((&known.page, if known.own { "" } else { &known.anchor }))
    }

    /// The pages of all that have a type, without its own.
    pub(crate) fn users(&self, shape: Shape) -> BTreeSet<String> {
        let Some(known) = key(shape).and_then(|key| self.types.get(&key)) else {
            return BTreeSet::new();
        };
        let page = |holder: &String| match self.types.get(holder) {
            Some(holder) => holder.page.clone(),
            None => holder.clone(),
        };
        known.holders.iter().map(page).filter(|page| *page != known.page).collect()
    }

    /// The types with pages of their own, and their pages.
    pub(crate) fn own_pages(&self) -> Vec<(Shape, &str)> {
        let types = self.order.iter().filter_map(|key| self.types.get(key));
        let mut own: Vec<(Shape, &str)> = types
            .filter(|known| known.own)
            .map(|known| (known.shape, known.page.as_str()))
            .collect();
        own.sort_by_key(|(shape, page)| (name(*shape).to_lowercase(), *page));
        own
    }

    /// The types that a page describes besides the one that it is about.
    pub(crate) fn on_page(&self, page: &str) -> Vec<(Shape, &str)> {
        let types = self.order.iter().filter_map(|key| self.types.get(key));
        types
            .filter(|known| !known.own && known.page == page)
            .map(|known| (known.shape, known.anchor.as_str()))
            .collect()
    }
}

/// A name that is not taken, also where the case of letters does not count.
pub(crate) fn numbered(name: &str, taken: &mut BTreeMap<String, usize>) -> String {
    let count = taken.entry(name.to_ascii_lowercase()).or_default();
    *count = count.saturating_add(1);
    if *count == 1 { name.to_owned() } else { format!("{name}-{count}") }
}

/// The types that a type has as fields or variants.
fn parts(shape: Shape) -> Vec<Shape> {
    match shape {
        Shape::Record(record) => record.fields.iter().map(|field| (field.shape)()).collect(),
        Shape::Enum(shape) => shape.variants.iter().map(|variant| (variant.shape)()).collect(),
        _ => Vec::new(),
    }
}
