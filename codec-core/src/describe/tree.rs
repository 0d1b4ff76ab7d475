//! What the bytes of a message mean: the tree of all fields that were read.

use alloc::{boxed::Box, string::String, vec::Vec};
use core::{fmt::Write as _, ops::Range};

use super::shape::Shape;
pub use super::{marks::Marks, value::Value};
use crate::{
    error::DecodeError,
    format::{entry_points::Format, options::Options, run},
    read::Reader,
};

/// What [`Format::explain`](crate::Format::explain) found: the fields that were read, and the value
/// or the error.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Explained<T> {
    /// The fields, as far as decoding came.
    pub tree: Tree,
    /// What decoding returned.
    pub result: Result<T, DecodeError>,
}

impl<T> Explained<T> {
    /// Explains what `read` reads of `input`, for values that only a description which was loaded
    /// makes sense of. [`Format::explain`](crate::Format::explain) is for all others.
    ///
    /// The message itself has the name `name` and the type `shape`. `read` says where fields begin
    /// and end by [`Reader::enter_name`] and [`Reader::leave`].
    #[must_use]
    pub fn by<'de, F: Format>(
        name: &'static str,
        shape: fn() -> Shape,
        input: &'de [u8],
        options: &Options<F>,
        read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Self {
        run::explain_by(name, "", shape, input, options, |cx| read(&mut Reader::new(cx, options)))
    }
}

/// The bytes of a message, and which of them are which field.
///
/// `Display` prints a hex dump with name, type and value of the fields beside their bytes.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    pub(super) bytes: Vec<u8>,
    pub(super) nodes: Vec<Node>,
    pub(super) is_cut: bool,
}

/// A field, an element of a list, or something else that was read of a message.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Node {
    /// Its name in what holds it.
    pub name: Name,
    /// The node that holds it; `None` for the message itself.
    pub parent: Option<usize>,
    /// Its bytes.
    pub range: Range<usize>,
    /// Its bits, if it is a group of bits in the number that is at [`range`](Self::range).
    pub bits: Option<BitRange>,
    /// Its value, if it is not just what it holds. For a list that is the count that was read, for
    /// an enum its variant.
    pub value: Option<Value>,
    /// Its type or codec, where that is known.
    pub shape: Option<fn() -> Shape>,
    /// Its doc comment.
    pub docs: &'static str,
    /// Whether it holds no other node.
    pub leaf: bool,
    /// Whether it was read to its end: it was not if decoding failed in it.
    pub complete: bool,
}

impl Node {
    /// Numbers note themselves; what they stand for is in the type.
    pub(super) fn name_number(&mut self) {
        if let (Some(Value::Int(number)), Some(shape)) = (&self.value, self.shape)
            && let Shape::Enum(shape) = shape()
            && let Some(variant) = shape.variants.iter().find(|it| it.has_id(*number))
        {
            self.value = Some(Value::Named { name: variant.name, number: *number });
        }
    }
}

/// The type is described by a function, whose address says nothing, so it is not compared.
impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        let Self { name, parent, range, bits, value, shape: _, docs, leaf, complete } = self;
        (name, parent, range, bits) == (&other.name, &other.parent, &other.range, &other.bits)
            && (value, docs, leaf, complete)
                == (&other.value, &other.docs, &other.leaf, &other.complete)
    }
}

/// What a [`Node`] is called in what holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Name {
    /// The message, by the name of its type.
    Root(&'static str),
    /// A field, or a variant of an enum.
    Field(&'static str),
    /// Something whose name is in the message, or in a description that was loaded.
    Own(Box<str>),
    /// An element of a list.
    Index(usize),
    /// More bytes of the node that holds it, which lie elsewhere.
    Data,
    /// Bytes that stand for nothing.
    Padding,
    /// What the bytes of the node that holds it are when they are unpacked, such as decompressed. It
    /// and all that it holds have the range of the packed bytes.
    Unpacked,
}

/// A group of bits of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BitRange {
    /// Its bits; the least significant one of the number is 0.
    pub range: Range<u32>,
    /// How many bits the number has.
    pub width: u32,
    /// The number that they are, without a sign.
    pub value: u64,
}

impl Tree {
    /// The message.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All nodes, each before those that it holds. The first is the message.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Whether nodes or values are missing because there was no memory left for them.
    ///
    /// By default, a tree may take 128 times the memory that decoding may take, and no more than
    /// [`Limits::memory`](crate::Limits::memory).
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The nodes that the node `index` holds, with their own indices.
    pub fn children(&self, index: usize) -> impl Iterator<Item = (usize, &Node)> {
        let behind = index.saturating_add(1);
        // Nodes are in the order in which they were entered, so the first one that a node before
        // `index` holds is behind all that `index` holds.
        self.nodes
            .iter()
            .enumerate()
            .skip(behind)
            .take_while(move |(_, node)| node.parent.is_some_and(|parent| parent >= index))
            .filter(move |(_, node)| node.parent == Some(index))
    }

    /// The path to the node `index`, such as `servers[3].name`; nothing for the message.
    #[must_use]
    pub fn path(&self, index: usize) -> String {
        let mut names = Vec::new();
        let mut at = Some(index);
        while let Some(node) = at.and_then(|at| self.nodes.get(at)) {
            names.push(&node.name);
            at = node.parent;
        }
        let mut path = String::new();
        for name in names.iter().rev() {
            let name = match name {
                Name::Field(name) => name,
                Name::Own(name) => &**name,
                Name::Padding => "(padding)",
                Name::Index(index) => {
                    // Writing to a string does not fail.
                    let _ = write!(path, "[{index}]");
                    continue;
                }
                Name::Root(_) | Name::Data | Name::Unpacked => continue,
            };
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(name);
        }
        path
    }

    /// All nodes but the message itself, with their paths.
    pub fn fields(&self) -> impl Iterator<Item = (String, &Node)> {
        let fields = self.nodes.iter().enumerate().filter(|(_, node)| node.parent.is_some());
        fields.map(|(index, node)| (self.path(index), node))
    }

    /// The same with the first node for the message, which no type of its own stands for.
    #[cfg(feature = "catalog")]
    pub(crate) fn rooted(
        mut self,
        name: &'static str,
        docs: &'static str,
        shape: fn() -> Shape,
    ) -> Self {
        if let Some(node) = self.nodes.first_mut() {
            (node.name, node.docs, node.shape) = (Name::Root(name), docs, Some(shape));
        }
        self
    }

    /// The first node with this path; see [`path`](Self::path).
    #[must_use]
    pub fn find(&self, path: &str) -> Option<&Node> {
        self.fields().find(|(found, _)| found == path).map(|(_, node)| node)
    }
}
