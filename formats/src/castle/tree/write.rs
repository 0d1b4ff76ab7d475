//! Writes trees.
//!
//! The counting pass writes a tree into a separate buffer, so that one walk finds its names,
//! lengths and bytes. The writing pass copies the buffer.

#![allow(clippy::inline_always, reason = "keeps what a node needs in registers")]

use std::slice;

use codec_core::{EncodeError, EncodeErrorKind, Sink, Writer};
use half::f16;

use super::{
    super::{
        Castle, Compound, List, Text, Value,
        count::{count, total},
        format::EncodeState,
        list::{check_item, check_type},
        name::NamesOut,
        token,
    },
    Node, Rest,
};

/// The bytes of the trees of a message, in the order in which they are written.
#[derive(Debug, Default)]
pub(in super::super) struct Measured {
    bytes: Vec<u8>,
    /// Where the bytes of each tree end.
    ends: Vec<usize>,
    /// The tree to be written next.
    next: usize,
}

impl Measured {
    /// The bytes of the next tree: both passes meet the trees of a message in the same order.
    fn take(&mut self) -> Option<&[u8]> {
        let end = *self.ends.get(self.next)?;
        let start = self.next.checked_sub(1).and_then(|last| self.ends.get(last)).copied();
        self.next = self.next.saturating_add(1);
        self.bytes.get(start.unwrap_or(0)..end)
    }
}

/// Writes the payload of a node.
pub(in super::super) fn put<S: Sink>(
    node: Node<'_>,
    out: &mut Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    if !S::WRITES {
        let len = measure(node, out.state())?;
        return out.zeros(len);
    }
    let mut trees = core::mem::take(&mut out.state().trees);
    let written = out.put(trees.take().unwrap_or_default());
    out.state().trees = trees;
    written
}

/// Writes a node into the buffer, and returns its length.
fn measure(node: Node<'_>, state: &mut EncodeState) -> Result<usize, EncodeError> {
    let bytes = core::mem::take(&mut state.trees.bytes);
    let start = bytes.len();
    let names = core::mem::take(&mut state.names);
    let mut out = Output { bytes, names, levels: state.depth.left() };
    out.bytes.reserve(USUAL_LEN);
    let written = out.node(node, state.depth.limit());
    let Output { bytes, names, .. } = out;
    let end = bytes.len();
    state.trees.bytes = bytes;
    state.names = names;
    state.trees.ends.push(end);
    written.map(|()| end.saturating_sub(start))
}

/// Room for the bytes of a small file; larger ones grow a few times more.
const USUAL_LEN: usize = 4096;

#[cold]
fn too_deep(limit: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::DepthLimit { limit })
}

/// Where trees are written.
struct Output {
    bytes: Vec<u8>,
    names: NamesOut,
    /// How many levels of compounds and lists are allowed.
    levels: usize,
}

/// A node whose children are being written.
struct Open<'v> {
    node: Node<'v>,
    rest: Rest<'v>,
    /// Where its length stands, and from where that counts.
    len: Option<usize>,
}

impl Output {
    fn node(&mut self, node: Node<'_>, limit: usize) -> Result<(), EncodeError> {
        if self.levels == 0 {
            return Err(too_deep(limit));
        }
        self.head(node)?;
        let mut stack = Vec::with_capacity(8);
        stack.push(Open { node, rest: Rest::new(node), len: None });
        self.nodes(&mut stack, limit).map_err(|error| {
            // The child at fault is the one before those that are left.
            stack.iter().rev().fold(error, |error, Open { node, rest, .. }| {
                error.at_index(node.len().saturating_sub(rest.len()).saturating_sub(1))
            })
        })
    }

    /// Writes the children of the nodes. If a child is invalid, `stack` holds the nodes around it.
    // Inlined, because the stack behind a reference costs a tenth of the instructions: the rows
    // `encode_any` of the benchmark.
    #[inline(always)]
    fn nodes(&mut self, stack: &mut Vec<Open<'_>>, limit: usize) -> Result<(), EncodeError> {
        while let Some(top) = stack.last_mut() {
            let inner = match &mut top.rest {
                Rest::Compound(children) => self.children(children)?,
                Rest::List(of, items) => self.items(*of, items)?,
            };
            if let Some((node, len)) = inner {
                if stack.len() >= self.levels {
                    return Err(too_deep(limit));
                }
                self.head(node)?;
                stack.push(Open { node, rest: Rest::new(node), len: Some(len) });
                continue;
            }
            let filled = top.len.map_or(Ok(()), |at| self.fill_len(at));
            stack.pop();
            filled?;
        }
        Ok(())
    }

    /// Writes tokens up to the next node, and what stands before that node's payload; returns where
    /// its length is.
    #[inline]
    fn children<'v>(
        &mut self,
        children: &mut slice::Iter<'v, (Text, Value)>,
    ) -> Result<Option<(Node<'v>, usize)>, EncodeError> {
        for (name, value) in children {
            let name = self.names.find(name)?.to_le_bytes();
            let (tag, node) = match value {
                Value::Compound(compound) => (token::COMPOUND, Node::Compound(compound)),
                Value::List(list) => (token::LIST, Node::List(list)),
                value => {
                    self.plain::<true>(name, value)?;
                    continue;
                }
            };
            let len = self.bytes.len().saturating_add(1);
            let [low, high] = name;
            self.bytes.extend_from_slice(&[tag, 0, 0, 0, 0, low, high]);
            return Ok(Some((node, len)));
        }
        Ok(None)
    }

    /// As [`children`](Self::children), for elements.
    fn items<'v>(
        &mut self,
        of: u8,
        items: &mut slice::Iter<'v, Value>,
    ) -> Result<Option<(Node<'v>, usize)>, EncodeError> {
        for item in items {
            check_item(of, item.token())?;
            if let Some(node) = Node::new(item) {
                let len = self.bytes.len();
                self.bytes.extend_from_slice(&[0; 4]);
                return Ok(Some((node, len)));
            }
            self.plain::<false>([0; 2], item)?;
        }
        Ok(None)
    }

    /// Writes what stands before the children of a node.
    #[inline]
    fn head(&mut self, node: Node<'_>) -> Result<(), EncodeError> {
        match node {
            Node::Compound(Compound(children)) => {
                let count = count(children.len())?;
                self.bytes.extend_from_slice(&count.to_le_bytes());
            }
            Node::List(List { of, items }) => {
                check_type(items.len(), *of)?;
                let [low, high] = count(items.len())?.to_le_bytes();
                // An empty list may have no type, but the file must contain one.
                let of = if *of == token::ROOT { token::BYTE } else { *of };
                self.bytes.extend_from_slice(&[low, high, of]);
            }
        }
        Ok(())
    }

    /// Fills in the length that stands at `at` and counts what is behind it.
    #[inline]
    fn fill_len(&mut self, at: usize) -> Result<(), EncodeError> {
        let len = total(self.bytes.len().saturating_sub(at.saturating_add(4)))?;
        if let Some(to) = self.bytes.get_mut(at..).and_then(<[u8]>::first_chunk_mut) {
            *to = len.to_le_bytes();
        }
        Ok(())
    }

    /// Writes a token that holds no others; for an element, only the payload.
    #[inline]
    fn plain<const NAMED: bool>(
        &mut self,
        name: [u8; 2],
        value: &Value,
    ) -> Result<(), EncodeError> {
        macro_rules! number {
            ($id:ident, $bytes:expr) => {
                if NAMED {
                    self.number([token::$id], name, $bytes)
                } else {
                    self.bytes.extend_from_slice(&$bytes)
                }
            };
        }
        macro_rules! array {
            ($id:ident, $ty:ty, $items:expr) => {{
                number!($id, count($items.len())?.to_le_bytes());
                self.array($items, <$ty>::to_le_bytes);
            }};
        }
        match value {
            Value::Byte(value) => number!(BYTE, [*value]),
            Value::SByte(value) => number!(SBYTE, value.to_le_bytes()),
            Value::Int16(value) => number!(INT16, value.to_le_bytes()),
            Value::UInt16(value) => number!(UINT16, value.to_le_bytes()),
            Value::Int32(value) => number!(INT32, value.to_le_bytes()),
            Value::UInt32(value) => number!(UINT32, value.to_le_bytes()),
            Value::Int64(value) => number!(INT64, value.to_le_bytes()),
            Value::UInt64(value) => number!(UINT64, value.to_le_bytes()),
            Value::Half(value) => number!(HALF, value.to_le_bytes()),
            Value::Single(value) => number!(SINGLE, value.to_le_bytes()),
            Value::Double(value) => number!(DOUBLE, value.to_le_bytes()),
            Value::DateTime(time) => number!(DATE_TIME, time.to_bytes()),
            Value::Date(date) => number!(DATE, date.day().to_le_bytes()),
            Value::Time(time) => number!(TIME, time.ticks().to_le_bytes()),
            Value::Guid(value) => number!(GUID, value.to_bytes_le()),
            Value::String(text) => {
                number!(STRING, count(text.as_bytes().len())?.to_le_bytes());
                self.bytes.extend_from_slice(text.as_bytes());
            }
            Value::String16(text) => {
                number!(STRING16, count(text.encode_utf16().count())?.to_le_bytes());
                self.bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
            }
            Value::ByteArray(items) => {
                number!(BYTE_ARRAY, count(items.len())?.to_le_bytes());
                self.bytes.extend_from_slice(items);
            }
            Value::SByteArray(items) => array!(SBYTE_ARRAY, i8, items),
            Value::Int16Array(items) => array!(INT16_ARRAY, i16, items),
            Value::UInt16Array(items) => array!(UINT16_ARRAY, u16, items),
            Value::Int32Array(items) => array!(INT32_ARRAY, i32, items),
            Value::UInt32Array(items) => array!(UINT32_ARRAY, u32, items),
            Value::Int64Array(items) => array!(INT64_ARRAY, i64, items),
            Value::UInt64Array(items) => array!(UINT64_ARRAY, u64, items),
            Value::HalfArray(items) => array!(HALF_ARRAY, f16, items),
            Value::SingleArray(items) => array!(SINGLE_ARRAY, f32, items),
            Value::DoubleArray(items) => array!(DOUBLE_ARRAY, f64, items),
            // Never reached: nodes are handled by the caller.
            Value::List(_) | Value::Compound(_) => {}
        }
        Ok(())
    }

    /// Writes a token id, a name and the bytes of a number.
    #[inline]
    fn number<const N: usize>(&mut self, tag: [u8; 1], name: [u8; 2], number: [u8; N]) {
        // The longest number has 16 bytes, so all three parts fit in one buffer and one copy.
        let mut token = [0; 19];
        let [id, low, high, rest @ ..] = &mut token;
        ([*id], [*low, *high]) = (tag, name);
        if let Some(to) = rest.first_chunk_mut() {
            *to = number;
        }
        let len = N.saturating_add(3);
        self.bytes.extend_from_slice(token.get(..len).unwrap_or_default());
    }

    /// Writes the elements of an array of numbers of `N` bytes.
    fn array<const N: usize, T: Copy>(&mut self, items: &[T], to_bytes: impl Fn(T) -> [u8; N]) {
        self.bytes.reserve(size_of_val(items));
        for items in items.chunks(64) {
            let mut bytes = [[0; N]; 64];
            for (to, from) in bytes.iter_mut().zip(items) {
                *to = to_bytes(*from);
            }
            let bytes = bytes.get(..items.len()).unwrap_or_default();
            self.bytes.extend_from_slice(bytes.as_flattened());
        }
    }
}
