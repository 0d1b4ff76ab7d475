//! Notes of where fields begin and end, as they are read, within a limit of memory.

use alloc::{boxed::Box, vec::Vec};
use core::ops::Range;

use super::{
    bits::{BitKind, BitsShape},
    shape::{RecordShape, Shape},
    tree::{BitRange, Name, Node, Tree},
    value::Value,
};
use crate::{
    error::DecodeError,
    format::{limits::Limits, packed::Order},
};

/// Notes of where fields begin and end, as they are read.
///
/// Once their memory is used up, nothing more is noted, and decoding goes on without it. The default
/// has no memory at all.
#[derive(Debug, Default)]
pub struct Marks {
    nodes: Vec<Node>,
    /// The nodes that are open; [`UNNOTED`] for those that there was no memory for.
    open: Vec<usize>,
    /// Bytes of memory that are left.
    memory: usize,
    is_cut: bool,
}

/// Stands for a node that was not noted.
const UNNOTED: usize = usize::MAX;

/// How many nodes and how many open ones there were at some moment.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    nodes: usize,
    open: usize,
}

impl Marks {
    /// Notes of an input of `len` bytes, within these limits.
    pub(crate) fn within(limits: &Limits, len: usize) -> Self {
        Self { memory: limits.notes_of(len), ..Self::default() }
    }

    /// Pays for `memory` bytes, or stops noting.
    fn pay(&mut self, memory: usize) -> bool {
        match self.memory.checked_sub(memory) {
            Some(left) if !self.is_cut => {
                self.memory = left;
                true
            }
            _ => {
                self.is_cut = true;
                false
            }
        }
    }

    /// Adds a node; `None` if there is no memory for it.
    fn add(&mut self, node: Node) -> Option<usize> {
        let index = self.nodes.len();
        if index == self.nodes.capacity() {
            let size = size_of::<Node>();
            // The old nodes stay in memory until they are moved.
            let affordable = self.memory.checked_div(size).unwrap_or(0);
            let room = index.saturating_add(index.max(16)).min(affordable);
            let room = room.max(index.saturating_add(1));
            if !self.pay(room.saturating_mul(size)) {
                return None;
            }
            self.nodes.reserve_exact(room.saturating_sub(index));
            self.memory = self.memory.saturating_add(index.saturating_mul(size));
        }
        if !self.pay(heap(&node)) {
            return None;
        }
        self.nodes.push(node);
        Some(index)
    }

    pub(crate) fn enter_root(
        &mut self,
        name: &'static str,
        docs: &'static str,
        shape: fn() -> Shape,
    ) {
        self.enter(Name::Root(name), 0, docs, Some(shape));
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn enter_field(&mut self, shape: &'static RecordShape, index: usize, at: usize) {
        match shape.fields.get(index) {
            Some(field) => self.enter(Name::Field(field.name), at, field.docs, Some(field.shape)),
            None => self.enter(Name::Field("?"), at, "", None),
        }
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn enter_name(&mut self, name: Name, at: usize) {
        self.enter(name, at, "", None);
    }

    /// Notes that an element of a list begins.
    #[cold]
    #[inline(never)]
    pub(crate) fn enter_index(&mut self, index: usize, at: usize) {
        self.enter_name(Name::Index(index), at);
    }

    /// Notes that a part of a tuple begins.
    #[cold]
    #[inline(never)]
    pub(crate) fn enter_part(&mut self, name: &'static str, shape: fn() -> Shape, at: usize) {
        self.enter(Name::Field(name), at, "", Some(shape));
    }

    /// Notes that something begins whose name is not known beforehand. It is copied only if there is
    /// memory for it: many fields can have one long name.
    #[cold]
    #[inline(never)]
    pub(crate) fn enter_own(&mut self, name: &str, at: usize) {
        let name = if self.is_cut { "" } else { name };
        self.enter(Name::Own(Box::from(name)), at, "", None);
    }

    fn enter(&mut self, name: Name, at: usize, docs: &'static str, shape: Option<fn() -> Shape>) {
        let parent = self.open.last().copied();
        let shape = shape.or_else(|| match name {
            Name::Index(_) => element(parent.and_then(|parent| self.nodes.get(parent))?.shape?()),
            _ => None,
        });
        let (range, bits, value) = (at..at, None, None);
        let (leaf, complete) = (true, false);
        let node = Node { name, parent, range, bits, value, shape, docs, leaf, complete };
        let index = self.add(node).unwrap_or(UNNOTED);
        self.open.push(index);
    }

    /// Notes the value of the node that is open.
    #[cold]
    #[inline(never)]
    pub(crate) fn note(&mut self, value: Value) {
        if self.pay(value.heap())
            && let Some(node) = self.last()
        {
            let old = node.value.replace(value);
            let freed = old.map_or(0, |old| old.heap());
            self.memory = self.memory.saturating_add(freed);
        }
    }

    /// Notes the fields of the struct `shape`, which is the `number` at `range`.
    #[cold]
    #[inline(never)]
    pub(crate) fn note_bits(
        &mut self,
        shape: &'static BitsShape,
        number: u64,
        range: Range<usize>,
    ) {
        let Some(parent) = self.open.last().copied() else { return };
        let number = BitRange { range: 0..shape.width, width: shape.width, value: number };
        self.groups(shape, parent, 0, &number, &range);
    }

    /// Notes the fields of the struct `shape`, whose lowest bit is bit `low` of the `number`.
    fn groups(
        &mut self,
        shape: &'static BitsShape,
        parent: usize,
        low: u32,
        number: &BitRange,
        range: &Range<usize>,
    ) {
        for group in shape.groups.iter().filter(|group| group.width > 0) {
            let start = low.saturating_add(group.start);
            let above = u64::BITS.saturating_sub(group.width);
            let value = number.value.wrapping_shr(start) & u64::MAX.wrapping_shr(above);
            let bits = start..start.saturating_add(group.width);
            let index = self.add(Node {
                name: Name::Field(group.name),
                parent: Some(parent),
                range: range.clone(),
                bits: Some(BitRange { range: bits, width: number.width, value }),
                value: Value::of_bits(group.kind, group.width, value),
                shape: None,
                docs: group.docs,
                leaf: true,
                complete: true,
            });
            let Some(index) = index else { return };
            if let BitKind::Struct(inner) = group.kind {
                self.groups(inner, index, start, number, range);
            }
        }
    }

    /// Leaves the node that is open. It is forgotten if it has no bytes, no value and no parts: an
    /// absent field.
    #[cold]
    #[inline(never)]
    pub(crate) fn leave(&mut self, at: usize) {
        let Some(index) = self.open.pop() else { return };
        let is_last = index.saturating_add(1) == self.nodes.len();
        if let Some(node) = self.nodes.get_mut(index) {
            if !node.complete {
                node.range.end = at.max(node.range.start);
            }
            node.complete = true;
            if is_last && node.range.is_empty() && node.value.is_none() && node.parent.is_some() {
                let freed = heap(node);
                self.memory = self.memory.saturating_add(freed);
                self.nodes.pop();
                return;
            }
            node.name_number();
        }
    }

    /// Notes the fields of the struct `shape` that are in `bytes`, which begin at `at`, and the one in
    /// which the bytes end.
    #[cold]
    #[inline(never)]
    pub(crate) fn note_short(
        &mut self,
        shape: &'static RecordShape,
        bytes: &[u8],
        order: Order,
        at: usize,
    ) {
        let (mut rest, mut at) = (bytes, at);
        for (index, field) in shape.fields.iter().enumerate() {
            let Some(behind) = rest.get(field.padding..) else { return };
            let start = at.saturating_add(field.padding);
            if field.padding > 0 {
                self.enter_name(Name::Padding, at);
                self.leave(start);
            }
            self.enter_field(shape, index, start);
            let len = field.size.fixed.or(field.size.in_place).unwrap_or(0);
            let Some((value, others)) = behind.split_at_checked(len.saturating_sub(field.padding))
            else {
                if let Shape::Record(shape) = (field.shape)() {
                    self.note_short(shape, behind, order, start);
                }
                return;
            };
            match (field.shape)() {
                Shape::Record(shape) => self.note_short(shape, value, order, start),
                shape => {
                    if let Some(value) = Value::of_shape(shape, value, order) {
                        self.note(value);
                    }
                }
            }
            at = start.saturating_add(value.len());
            self.leave(at);
            rest = others;
        }
    }

    /// Notes where the node that is open lies, if it is not where it was entered.
    #[cold]
    #[inline(never)]
    pub(crate) fn place(&mut self, range: Range<usize>) {
        if let Some(node) = self.last() {
            node.range = range;
            node.complete = true;
        }
    }

    /// Forgets what was noted since there were `count` nodes, because it is read again.
    #[cold]
    #[inline(never)]
    pub(crate) fn forget(&mut self, count: Count) {
        let forgotten = self.nodes.get(count.nodes..).unwrap_or_default();
        let freed = forgotten.iter().map(heap).fold(0, usize::saturating_add);
        self.memory = self.memory.saturating_add(freed);
        self.nodes.truncate(count.nodes);
        self.open.truncate(count.open);
    }

    /// How many nodes there are.
    #[cold]
    #[inline(never)]
    pub(crate) fn count(&self) -> Count {
        Count { nodes: self.nodes.len(), open: self.open.len() }
    }

    pub(crate) fn into_tree<T>(mut self, bytes: &[u8], result: &Result<T, DecodeError>) -> Tree {
        // The message itself ends where the value or the error does.
        let at = match result {
            Err(error) if !error.is_incomplete() => error.offset(),
            _ => bytes.len(),
        };
        if result.is_ok() {
            self.leave(at);
        }
        // What is open still was not read to its end.
        while let Some(open) = self.open.pop() {
            if let Some(node) = self.nodes.get_mut(open) {
                node.range.end = at.min(bytes.len()).max(node.range.start);
                node.complete = false;
                node.name_number();
            }
        }
        let parents: Vec<usize> = self.nodes.iter().filter_map(|node| node.parent).collect();
        for parent in parents {
            if let Some(node) = self.nodes.get_mut(parent) {
                node.leaf = false;
            }
        }
        Tree { bytes: bytes.into(), nodes: self.nodes, is_cut: self.is_cut }
    }

    fn last(&mut self) -> Option<&mut Node> {
        self.open.last().and_then(|open| self.nodes.get_mut(*open))
    }
}

/// The memory that a node takes beside itself.
fn heap(node: &Node) -> usize {
    let name = match &node.name {
        Name::Own(name) => name.len(),
        _ => 0,
    };
    name.saturating_add(node.value.as_ref().map_or(0, Value::heap))
}

/// The type of the elements of a list.
fn element(shape: Shape) -> Option<fn() -> Shape> {
    match shape {
        Shape::List { of, .. } | Shape::Array { of, .. } | Shape::Map { of } => Some(of),
        Shape::Named { of, .. }
        | Shape::Optional { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Framed { of, .. } => element(of()),
        _ => None,
    }
}
