//! The types and enums of a `.ksy` file.

use std::collections::HashMap;

use codec_core::shape::{BitKind, BitsShape, EnumShape, FlagsShape, Keeps, Shape};

use super::{
    attr::{Attr, Holds, Named},
    names::{self, Taken},
    yaml::{Yaml, map},
};
use crate::export::identity;

/// Why something cannot be expressed.
pub(crate) type Missing = String;

/// The types and enums of a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    pub(crate) types: Vec<(String, Yaml)>,
    pub(crate) enums: Vec<(String, Yaml)>,
    taken: Taken,
    /// What is described already, and its name.
    known: HashMap<String, String>,
    /// The keys of `known`, in the order in which they came.
    order: Vec<String>,
    /// Variants that are kept as bytes, because they cannot be expressed.
    pub(crate) raw: Vec<String>,
}

/// What a type has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Body {
    pub(crate) docs: String,
    pub(crate) params: usize,
    pub(crate) seq: Vec<Named>,
    pub(crate) instances: Vec<Named>,
}

impl Body {
    pub(crate) fn of(seq: Vec<Named>) -> Self {
        Self { seq, ..Self::default() }
    }

    pub(crate) fn instance(mut self, id: &str, value: impl Into<Yaml>) -> Self {
        let attr = Attr { keys: vec![("value", value.into())], holds: Holds::Other };
        self.instances.push(attr.named(id));
        self
    }

    pub(crate) fn yaml(&self) -> Yaml {
        let mut pairs = Vec::new();
        if !self.docs.is_empty() {
            pairs.push(("doc".to_owned(), self.docs.as_str().into()));
        }
        if self.params > 0 {
            let param = |index: usize| {
                map([("id", format!("param_{index}").into()), ("type", "s8".into())])
            };
            pairs.push(("params".to_owned(), Yaml::List((0..self.params).map(param).collect())));
        }
        pairs.push(("seq".to_owned(), Yaml::List(self.seq.iter().map(Named::yaml).collect())));
        if !self.instances.is_empty() {
            let instances = self.instances.iter().map(|named| {
                let keys = named.attr.keys.iter();
                let keys = keys.map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
                (named.id.clone(), Yaml::Map(keys))
            });
            pairs.push(("instances".to_owned(), Yaml::Map(instances.collect())));
        }
        Yaml::Map(pairs)
    }
}

/// How much was described, to forget what came later.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    types: usize,
    enums: usize,
    raw: usize,
    known: usize,
}

impl File {
    fn know(&mut self, key: String, name: &str) {
        self.order.push(key.clone());
        self.known.insert(key, name.to_owned());
    }

    pub(crate) fn mark(&self) -> Mark {
        let (types, enums, raw) = (self.types.len(), self.enums.len(), self.raw.len());
        Mark { types, enums, raw, known: self.order.len() }
    }

    /// Forgets what was described since.
    pub(crate) fn back_to(&mut self, mark: Mark) {
        self.types.truncate(mark.types);
        self.enums.truncate(mark.enums);
        self.raw.truncate(mark.raw);
        for key in self.order.split_off(mark.known) {
            self.known.remove(&key);
        }
    }

    /// Describes a type once; `describe` may refer to it by the name that it gets.
    pub(crate) fn named_type(
        &mut self,
        shape: Shape,
        suffix: &str,
        describe: impl FnOnce(&mut Self) -> Result<Body, Missing>,
    ) -> Result<String, Missing> {
        let key = format!("{suffix}\0{}", identity::key(shape).unwrap_or_default());
        if let Some(name) = self.known.get(&key) {
            return Ok(name.clone());
        }
        let name = self.taken.take(&format!("{}{suffix}", identity::name(shape)));
        self.know(key, &name);
        let at = self.types.len();
        self.types.push((name.clone(), Yaml::Flag(false)));
        let body = describe(self)?.yaml();
        if let Some(place) = self.types.get_mut(at) {
            place.1 = body;
        }
        Ok(name)
    }

    /// Describes a type that has no name of its own; equal ones are one.
    pub(crate) fn helper(&mut self, kind: &str, body: &Body) -> String {
        let yaml = body.yaml();
        let key = format!("{kind}\0{yaml}");
        if let Some(name) = self.known.get(&key) {
            return name.clone();
        }
        let name = self.taken.take(kind);
        self.know(key, &name);
        self.types.push((name.clone(), yaml));
        name
    }

    /// The name of an enum of these values.
    pub(crate) fn values<'a>(
        &mut self,
        name: &str,
        values: impl Iterator<Item = (i128, &'a str, &'a str)>,
    ) -> Option<String> {
        let mut taken = Taken::default();
        let mut pairs: Vec<(String, Yaml)> = Vec::new();
        for (number, name, docs) in values {
            let id = names::value(name);
            let id = taken.take_value(&id);
            let first = docs.lines().next().unwrap_or_default();
            let value = if first.is_empty() {
                Yaml::from(id)
            } else {
                map([("id", id.into()), ("doc", first.into())])
            };
            pairs.push((number.to_string(), value));
        }
        if pairs.is_empty() {
            return None;
        }
        let key = format!("enum {name}\0{}", Yaml::Map(pairs.clone()));
        if let Some(name) = self.known.get(&key) {
            return Some(name.clone());
        }
        let name = self.taken.take(name);
        self.know(key, &name);
        self.enums.push((name.clone(), Yaml::Map(pairs)));
        Some(name)
    }

    /// The name of the enum of the numbers of a derived enum.
    pub(crate) fn enum_values(&mut self, shape: &EnumShape) -> Option<String> {
        let values = shape
            .variants
            .iter()
            .flat_map(|variant| variant.ids.iter().map(|id| (*id, variant.name, variant.docs)));
        self.values(&format!("{}Value", shape.name), values)
    }

    /// Whether a number has always one of the values of an enum.
    pub(crate) fn is_closed(shape: &EnumShape) -> bool {
        shape.keeps == Keeps::Nothing && shape.variants.iter().all(|it| it.ranges.is_empty())
    }

    /// A number whose bits have names.
    pub(crate) fn flags(&mut self, flags: &'static FlagsShape) -> Result<Attr, Missing> {
        let name = self.named_type(Shape::Flags(flags), "", |file| {
            let number = file.element((flags.of)())?;
            let value = number.number("value");
            let mut body = Body::of(vec![number.named("value")]);
            body.docs = plain(flags.docs);
            let mut taken = Taken::default();
            for flag in flags.flags.iter().filter(|flag| flag.mask != 0) {
                let id = taken.take_value(&format!("has_{}", names::value(flag.name)));
                let mask = flag.mask;
                body = body.instance(&id, format!("({value} & {mask:#x}) == {mask:#x}"));
            }
            Ok(body)
        })?;
        Ok(Attr::of_type(name, Holds::Boxed))
    }

    /// A number whose groups of bits have names.
    pub(crate) fn bits(
        &mut self,
        shape: Shape,
        of: fn() -> Shape,
        bits: &'static BitsShape,
    ) -> Result<Attr, Missing> {
        let name = self.named_type(shape, "", |file| {
            let number = file.element(of())?;
            let value = number.number("value");
            let mut body = Body::of(vec![number.named("value")]);
            body.docs = plain(bits.docs);
            file.groups(bits, &value, "", &mut body);
            Ok(body)
        })?;
        Ok(Attr::of_type(name, Holds::Boxed))
    }

    /// Groups of bits; those of structs in them get the name of the struct before theirs.
    fn groups(&mut self, bits: &'static BitsShape, value: &str, prefix: &str, body: &mut Body) {
        for group in bits.groups.iter().filter(|group| group.width > 0) {
            let id = format!("{prefix}{}", names::field(group.name));
            let mask = u64::MAX.checked_shr(64_u32.saturating_sub(group.width)).unwrap_or(0);
            let part = format!("(({value} >> {}) & {mask:#x})", group.start);
            let mut attr =
                Attr { keys: vec![("value", part.as_str().into())], holds: Holds::Other };
            match group.kind {
                BitKind::Struct(inner) => {
                    self.groups(inner, &part, &format!("{id}_"), body);
                    continue;
                }
                BitKind::Bool => attr.keys = vec![("value", format!("{part} != 0").into())],
                BitKind::Int { signed: true } => {
                    let top = 1_u64.wrapping_shl(group.width.saturating_sub(1));
                    let signed = format!("({part} ^ {top:#x}) - {top:#x}");
                    attr.keys = vec![("value", signed.into())];
                }
                BitKind::Enum { name, variants, .. } => {
                    let values = variants.iter().map(|(name, number)| (*number, *name, ""));
                    if let Some(name) = self.values(&format!("{name}Value"), values) {
                        attr = attr.with("enum", name);
                    }
                }
                _ => {}
            }
            if !group.docs.is_empty() {
                attr = attr.with("doc", plain(group.docs));
            }
            body.instances.push(attr.named(id));
        }
    }
}

/// A doc comment without the links of rustdoc.
pub(crate) fn plain(docs: &str) -> String {
    docs.replace("[`", "`").replace("`]", "`").trim().to_owned()
}
