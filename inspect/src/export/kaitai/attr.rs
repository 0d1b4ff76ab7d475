//! Attributes: what stands in a `seq`.

use super::{names, yaml::Yaml};

/// How expressions get at the number of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Holds {
    /// It is the number.
    Number,
    /// It is a type with the number, or whatever it is, in `value`.
    Boxed,
    /// It is a struct around the number.
    Newtype,
    /// It is a value of an enum.
    Enum,
    /// It is something else.
    Other,
}

/// An attribute, without its name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Attr {
    pub(crate) keys: Vec<(&'static str, Yaml)>,
    pub(crate) holds: Holds,
}

/// An attribute with its name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Named {
    pub(crate) id: String,
    pub(crate) attr: Attr,
}

impl Attr {
    /// One of a type.
    pub(crate) fn of_type(name: impl Into<Yaml>, holds: Holds) -> Self {
        Self { keys: vec![("type", name.into())], holds }
    }

    /// So many bytes.
    pub(crate) fn of_size(size: impl Into<Yaml>) -> Self {
        Self { keys: vec![("size", size.into())], holds: Holds::Other }
    }

    /// All bytes that are left.
    pub(crate) fn rest() -> Self {
        Self { keys: vec![("size-eos", Yaml::Flag(true))], holds: Holds::Other }
    }

    pub(crate) fn with(mut self, key: &'static str, value: impl Into<Yaml>) -> Self {
        self.keys.push((key, value.into()));
        self
    }

    /// Makes text of bytes.
    pub(crate) fn text(mut self, encoding: &str) -> Self {
        self.keys.insert(0, ("type", "str".into()));
        self.with("encoding", encoding)
    }

    pub(crate) fn has(&self, wanted: &str) -> bool {
        self.keys.iter().any(|(key, _)| *key == wanted)
    }

    pub(crate) fn get(&self, wanted: &str) -> Option<&Yaml> {
        self.keys.iter().find(|(key, _)| *key == wanted).map(|(_, value)| value)
    }

    /// As many of it as an expression says.
    pub(crate) fn times(self, count: impl Into<Yaml>) -> Self {
        let attr = self.with("repeat", "expr").with("repeat-expr", count);
        Self { holds: Holds::Other, ..attr }
    }

    /// As many of it as there are up to the end.
    pub(crate) fn repeated(self) -> Self {
        let attr = self.with("repeat", "eos");
        Self { holds: Holds::Other, ..attr }
    }

    pub(crate) fn named(self, id: impl Into<String>) -> Named {
        Named { id: id.into(), attr: self }
    }

    /// The expression for the number in an attribute of this name.
    pub(crate) fn number(&self, id: &str) -> String {
        match self.holds {
            Holds::Boxed => format!("{id}.value"),
            Holds::Newtype => format!("{id}.{}", names::field("0")),
            Holds::Enum => format!("{id}.to_i"),
            _ => id.to_owned(),
        }
    }
}

impl Named {
    pub(crate) fn yaml(&self) -> Yaml {
        let keys = self.attr.keys.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
        let id = ("id".to_owned(), Yaml::from(self.id.as_str()));
        Yaml::Map(std::iter::once(id).chain(keys).collect())
    }
}
