//! Trees of values, read and written with a stack of their own: their depth is data.

use std::{slice, sync::Arc};

use codec_core::{DecodeError, Encode, EncodeError, Reader, Sink, Writer};

use super::{
    Castle, Compound, List, Value,
    format::{enter, leave},
    layout::{fill_len, put_count},
    list::{check_item, put_head, take_head},
    object::{Children, Header, check_end, take_len},
    token,
    value::take_plain,
};

/// A value that holds others.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node<'v> {
    Compound(&'v Compound),
    List(&'v List),
}

impl<'v> Node<'v> {
    pub(super) fn new(value: &'v Value) -> Option<Self> {
        match value {
            Value::Compound(compound) => Some(Self::Compound(compound)),
            Value::List(list) => Some(Self::List(list)),
            _ => None,
        }
    }
}

/// What is left to write or print of an open node.
#[derive(Debug)]
pub(super) enum Rest<'v> {
    Compound(slice::Iter<'v, (Arc<str>, Value)>),
    List(u8, slice::Iter<'v, Value>),
}

#[cfg(feature = "nbt")]
impl<'v> Rest<'v> {
    /// All of a node.
    pub(super) fn new(node: Node<'v>) -> Self {
        match node {
            Node::Compound(Compound(children)) => Self::Compound(children.iter()),
            Node::List(List { of, items }) => Self::List(*of, items.iter()),
        }
    }
}

/// An open node, and room for its length with the position from which that counts.
#[derive(Debug)]
struct Open<'v, S> {
    rest: Rest<'v>,
    len: Option<(S, usize)>,
}

/// Writes the payload of a node.
pub(super) fn put<S: Sink>(
    node: Node<'_>,
    out: &mut Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    let mut stack = vec![open(node, None, out)?];
    while let Some(top) = stack.last_mut() {
        let inner = match &mut top.rest {
            Rest::Compound(children) => match children.next() {
                Some((name, value)) => Some(put_child(name, value, out)?),
                None => None,
            },
            Rest::List(of, items) => match items.next() {
                Some(item) => Some(put_item(*of, item, out)?),
                None => None,
            },
        };
        match inner {
            Some(Some(inner)) => stack.push(inner),
            Some(None) => {}
            None => {
                if let Some(Open { len: Some((room, start)), .. }) = stack.pop() {
                    fill_len(room, start, out)?;
                }
                leave(out);
            }
        }
    }
    Ok(())
}

/// Writes the head of a node.
fn open<'v, S: Sink>(
    node: Node<'v>,
    len: Option<(S, usize)>,
    out: &mut Writer<'_, Castle, S>,
) -> Result<Open<'v, S>, EncodeError> {
    enter(out)?;
    let rest = match node {
        Node::Compound(Compound(children)) => {
            put_count(children.len(), out)?;
            Rest::Compound(children.iter())
        }
        Node::List(List { of, items }) => {
            put_head(items.len(), *of, out)?;
            Rest::List(*of, items.iter())
        }
    };
    Ok(Open { rest, len })
}

/// Writes a token of a compound, of a node only what stands before its children.
#[inline]
fn put_child<'v, S: Sink>(
    name: &str,
    value: &'v Value,
    out: &mut Writer<'_, Castle, S>,
) -> Result<Option<Open<'v, S>>, EncodeError> {
    let name = out.state().names.id(name)?.to_le_bytes();
    out.put(&[value.token()])?;
    let Some(node) = Node::new(value) else {
        out.put(&name)?;
        value.encode(out)?;
        return Ok(None);
    };
    let room = out.split(4)?;
    let start = out.position();
    out.put(&name)?;
    open(node, Some((room, start)), out).map(Some)
}

/// Writes an element of a list, of a node only what stands before its children.
#[inline]
fn put_item<'v, S: Sink>(
    of: u8,
    item: &'v Value,
    out: &mut Writer<'_, Castle, S>,
) -> Result<Option<Open<'v, S>>, EncodeError> {
    check_item(of, item.token())?;
    let Some(node) = Node::new(item) else { return item.encode(out).map(|()| None) };
    let room = out.split(4)?;
    let start = out.position();
    open(node, Some((room, start)), out).map(Some)
}

/// A node whose children are being read.
#[derive(Debug)]
struct Frame {
    node: Reading,
    /// Its name in the compound that holds it.
    name: Option<Arc<str>>,
    /// Where it ends by its length, and whether a name id is in that.
    end: Option<(usize, bool)>,
}

#[derive(Debug)]
enum Reading {
    Compound {
        tokens: Children,
        children: Vec<(Arc<str>, Value)>,
    },
    /// A list of compounds; other lists are read at once.
    List {
        left: usize,
        items: Vec<Value>,
    },
}

/// What comes next in a frame.
enum Next {
    /// A node begins.
    Open(Frame),
    /// A list without nodes was read.
    Read,
    /// The frame is complete.
    Close,
}

/// Reads the payload of the node token `tag`.
pub(super) fn take(tag: u8, input: &mut Reader<'_, '_, Castle>) -> Result<Value, DecodeError> {
    let mut stack = Vec::new();
    match start(tag, None, None, input)? {
        Started::Frame(frame) => stack.push(frame),
        Started::Value(_, value) => return Ok(value),
    }
    loop {
        let Some(top) = stack.last_mut() else { return Ok(Value::Compound(Compound::default())) };
        match next(top, input)? {
            Next::Open(frame) => stack.push(frame),
            Next::Read => {}
            Next::Close => {
                let Some(Frame { node, name, end }) = stack.pop() else { continue };
                if let Some((end, named)) = end {
                    check_end(end, named, input)?;
                }
                input.budget().leave();
                let value = match node {
                    Reading::Compound { children, .. } => Value::Compound(Compound(children)),
                    Reading::List { items, .. } => Value::List(List { of: token::COMPOUND, items }),
                };
                match (stack.last_mut().map(|frame| &mut frame.node), name) {
                    (Some(Reading::Compound { children, .. }), Some(name)) => {
                        children.push((name, value));
                    }
                    (Some(Reading::List { items, .. }), _) => items.push(value),
                    _ => return Ok(value),
                }
            }
        }
    }
}

/// How many children of a node to allocate for on the word of its count: nodes in each other can
/// all claim the same bytes.
const UNREAD: usize = 64;

/// A node that was begun.
enum Started {
    Frame(Frame),
    /// A list without nodes, which is complete, and its name.
    Value(Option<Arc<str>>, Value),
}

/// Begins to read a node.
fn start(
    tag: u8,
    name: Option<Arc<str>>,
    end: Option<(usize, bool)>,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Started, DecodeError> {
    let at = input.offset();
    input.budget().enter(at)?;
    if tag == token::COMPOUND {
        let tokens = Children::open(input)?;
        // A token has four bytes at least.
        let room = tokens.left().min(input.rest().len() / 4);
        input.charge(room, room.saturating_mul(size_of::<(Arc<str>, Value)>()))?;
        let children = Vec::with_capacity(room.min(UNREAD));
        let node = Reading::Compound { tokens, children };
        return Ok(Started::Frame(Frame { node, name, end }));
    }
    let (count, of) = take_head(input)?;
    let least = if of == token::COMPOUND { 6 } else { 1 };
    let room = count.min(input.rest().len().checked_div(least).unwrap_or(0));
    input.charge(room, room.saturating_mul(size_of::<Value>()))?;
    if of == token::COMPOUND && count > 0 {
        let items = Vec::with_capacity(room.min(UNREAD));
        let node = Reading::List { left: count, items };
        return Ok(Started::Frame(Frame { node, name, end }));
    }
    let mut items = Vec::with_capacity(room);
    for index in 0..count {
        items.push(take_plain(of, input).map_err(|error| error.at_index(index))?);
    }
    if let Some((end, named)) = end {
        check_end(end, named, input)?;
    }
    input.budget().leave();
    Ok(Started::Value(name, Value::List(List { of, items })))
}

/// Reads on in a frame up to the next node.
fn next(frame: &mut Frame, input: &mut Reader<'_, '_, Castle>) -> Result<Next, DecodeError> {
    match &mut frame.node {
        Reading::Compound { tokens, children } => {
            while let Some(header) = tokens.take_next(input)? {
                let name = shared_name(header, input);
                let Header { tag, end, .. } = header;
                if tag < token::LIST {
                    children.push((name, header.decode(input)?));
                    continue;
                }
                match start(tag, Some(name), end.map(|end| (end, true)), input)? {
                    Started::Frame(frame) => return Ok(Next::Open(frame)),
                    Started::Value(name, value) => {
                        children.push((name.unwrap_or_default(), value));
                    }
                }
            }
            Ok(Next::Close)
        }
        Reading::List { left, items } => {
            let Some(rest) = left.checked_sub(1) else { return Ok(Next::Close) };
            *left = rest;
            let end = take_len(input)?;
            match start(token::COMPOUND, None, Some((end, false)), input)? {
                Started::Frame(frame) => Ok(Next::Open(frame)),
                Started::Value(_, value) => {
                    items.push(value);
                    Ok(Next::Read)
                }
            }
        }
    }
}

/// The name of a token, shared by all that have it.
#[inline]
fn shared_name(header: Header, input: &mut Reader<'_, '_, Castle>) -> Arc<str> {
    let state = input.state();
    let id = usize::from(header.name);
    if state.shared.is_empty() {
        state.shared.resize(state.names.len(), None);
    }
    match state.shared.get_mut(id) {
        Some(Some(name)) => name.clone(),
        Some(slot) => {
            let name: Arc<str> = state.names.get(id).copied().unwrap_or_default().into();
            *slot = Some(name.clone());
            name
        }
        None => Arc::default(),
    }
}
