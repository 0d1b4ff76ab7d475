//! Writes trees.

use std::slice;

use codec_core::{EncodeError, EncodeErrorKind, Slot, Writer};
use half::f16;

use super::{
    super::{
        Castle, Compound, List, Text, Value,
        count::{Len, count},
        list::{check_item, check_type},
        token,
    },
    Node, Rest,
};

/// Writes the payload of a node.
pub(in super::super) fn put(
    node: Node<'_>,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    let depth = out.state().depth;
    let mut tree = Output { out, levels: depth.left() };
    tree.node(node, depth.limit())
}

#[cold]
fn too_deep(limit: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::DepthLimit { limit })
}

/// Where a tree is written.
struct Output<'o, 'a> {
    out: &'o mut Writer<'a, Castle>,
    /// How many levels of compounds and lists are allowed.
    levels: usize,
}

/// A node whose children are being written.
struct Open<'v> {
    node: Node<'v>,
    rest: Rest<'v>,
    len: Option<OpenLen>,
}

/// The length of a node, and where the bytes begin that it counts.
struct OpenLen {
    slot: Slot<Len>,
    start: usize,
}

impl Output<'_, '_> {
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
            let filled = top.len.take().map_or(Ok(()), |len| self.close_len(len));
            stack.pop();
            filled?;
        }
        Ok(())
    }

    /// Leaves room for the length of the node that follows.
    fn open_len(&mut self) -> OpenLen {
        let slot = self.out.open();
        OpenLen { slot, start: self.out.mark() }
    }

    fn close_len(&mut self, len: OpenLen) -> Result<(), EncodeError> {
        let bytes = self.out.since(len.start);
        self.out.close(len.slot, bytes)
    }

    /// Writes tokens up to the next node, and what stands before that node's payload.
    fn children<'v>(
        &mut self,
        children: &mut slice::Iter<'v, (Text, Value)>,
    ) -> Result<Option<(Node<'v>, OpenLen)>, EncodeError> {
        for (name, value) in children {
            let name = self.out.state().names.id(name)?.to_le_bytes();
            let Some(node) = Node::new(value) else {
                self.plain(Some(name), value)?;
                continue;
            };
            self.out.put(&[value.token()]);
            let len = self.open_len();
            self.out.put(&name);
            return Ok(Some((node, len)));
        }
        Ok(None)
    }

    /// As [`children`](Self::children), for elements.
    fn items<'v>(
        &mut self,
        of: u8,
        items: &mut slice::Iter<'v, Value>,
    ) -> Result<Option<(Node<'v>, OpenLen)>, EncodeError> {
        for item in items {
            check_item(of, item.token())?;
            if let Some(node) = Node::new(item) {
                return Ok(Some((node, self.open_len())));
            }
            self.plain(None, item)?;
        }
        Ok(None)
    }

    /// Writes what stands before the children of a node.
    fn head(&mut self, node: Node<'_>) -> Result<(), EncodeError> {
        match node {
            Node::Compound(Compound(children)) => {
                let count = count(children.len())?;
                self.out.put(&count.to_le_bytes());
            }
            Node::List(List { of, items }) => {
                check_type(items.len(), *of)?;
                let [low, high] = count(items.len())?.to_le_bytes();
                // An empty list may have no type, but the file must contain one.
                let of = if *of == token::ROOT { token::BYTE } else { *of };
                self.out.put(&[low, high, of]);
            }
        }
        Ok(())
    }

    /// Writes a token that holds no others; for an element, which has no name, only the payload.
    fn plain(&mut self, name: Option<[u8; 2]>, value: &Value) -> Result<(), EncodeError> {
        if let Some([low, high]) = name {
            self.out.put(&[value.token(), low, high]);
        }
        macro_rules! array {
            ($ty:ty, $items:expr) => {{
                self.out.put(&count($items.len())?.to_le_bytes());
                self.array($items, <$ty>::to_le_bytes);
            }};
        }
        match value {
            Value::Byte(value) => self.out.put(&[*value]),
            Value::SByte(value) => self.out.put(&value.to_le_bytes()),
            Value::Int16(value) => self.out.put(&value.to_le_bytes()),
            Value::UInt16(value) => self.out.put(&value.to_le_bytes()),
            Value::Int32(value) => self.out.put(&value.to_le_bytes()),
            Value::UInt32(value) => self.out.put(&value.to_le_bytes()),
            Value::Int64(value) => self.out.put(&value.to_le_bytes()),
            Value::UInt64(value) => self.out.put(&value.to_le_bytes()),
            Value::Half(value) => self.out.put(&value.to_le_bytes()),
            Value::Single(value) => self.out.put(&value.to_le_bytes()),
            Value::Double(value) => self.out.put(&value.to_le_bytes()),
            Value::DateTime(time) => self.out.put(&time.to_bytes()),
            Value::Date(date) => self.out.put(&date.day().to_le_bytes()),
            Value::Time(time) => self.out.put(&time.ticks().to_le_bytes()),
            Value::Guid(value) => self.out.put(&value.to_bytes_le()),
            Value::String(text) => {
                self.out.put(&count(text.as_bytes().len())?.to_le_bytes());
                self.out.put(text.as_bytes());
            }
            Value::String16(text) => {
                self.out.put(&count(text.encode_utf16().count())?.to_le_bytes());
                for unit in text.encode_utf16() {
                    self.out.put(&unit.to_le_bytes());
                }
            }
            Value::ByteArray(items) => {
                self.out.put(&count(items.len())?.to_le_bytes());
                self.out.put(items);
            }
            Value::SByteArray(items) => array!(i8, items),
            Value::Int16Array(items) => array!(i16, items),
            Value::UInt16Array(items) => array!(u16, items),
            Value::Int32Array(items) => array!(i32, items),
            Value::UInt32Array(items) => array!(u32, items),
            Value::Int64Array(items) => array!(i64, items),
            Value::UInt64Array(items) => array!(u64, items),
            Value::HalfArray(items) => array!(f16, items),
            Value::SingleArray(items) => array!(f32, items),
            Value::DoubleArray(items) => array!(f64, items),
            // Never reached: nodes are handled by the caller.
            Value::List(_) | Value::Compound(_) => {}
        }
        Ok(())
    }

    /// Writes the elements of an array of numbers of `N` bytes.
    fn array<const N: usize, T: Copy>(&mut self, items: &[T], to_bytes: impl Fn(T) -> [u8; N]) {
        self.out.fill(items.len().saturating_mul(N), |room| {
            let (room, _) = room.as_chunks_mut();
            for (to, from) in room.iter_mut().zip(items) {
                *to = to_bytes(*from);
            }
        });
    }
}
