//! Drops, clones and compares trees. The input determines how deep a tree is, so none of these may
//! recurse once per level.

use std::{
    cell::{Cell, RefCell},
    vec,
};

use super::{
    super::{Compound, List, Text, Value},
    Node, Rest,
};

/// The levels of nodes that are dropped by recursion, as usual.
const SHALLOW: usize = 128;

thread_local! {
    /// How many levels of nodes are being dropped.
    static LEVELS: Cell<usize> = const { Cell::new(0) };
    /// Children of nodes that are too deep for recursion; the outermost node drops them.
    static LATER: RefCell<Vec<Held>> = const { RefCell::new(Vec::new()) };
}

/// The children of a node.
enum Held {
    Children(Vec<(Text, Value)>),
    Items(Vec<Value>),
}

impl Held {
    fn clear(&mut self) {
        match self {
            Self::Children(children) => clear_children(children),
            Self::Items(items) => clear_items(items),
        }
    }
}

/// Drops all children. Most own no memory, and testing for that is faster than dropping them.
#[inline]
fn clear_children(children: &mut Vec<(Text, Value)>) {
    for (name, value) in &mut *children {
        if !name.is_short() {
            *name = Text::default();
        }
        clear_value(value);
    }
    // No child owns memory any more, so this only resets the length.
    core::mem::take(children).into_iter().for_each(core::mem::forget);
}

/// As [`clear_children`] for elements.
#[inline]
fn clear_items(items: &mut Vec<Value>) {
    items.iter_mut().for_each(clear_value);
    core::mem::take(items).into_iter().for_each(core::mem::forget);
}

/// Drops what `value` owns.
#[inline]
fn clear_value(value: &mut Value) {
    if !value.is_plain() {
        *value = Value::Byte(0);
    }
}

impl Drop for Compound {
    fn drop(&mut self) {
        release(&mut self.0, clear_children, Held::Children);
    }
}

impl Drop for List {
    fn drop(&mut self) {
        release(&mut self.items, clear_items, Held::Items);
    }
}

/// Drops what a node holds, or leaves it to the outermost node.
#[inline]
fn release<T>(held: &mut Vec<T>, clear: impl Fn(&mut Vec<T>), wrap: fn(Vec<T>) -> Held) {
    if held.is_empty() {
        return;
    }
    let levels = LEVELS.get();
    if levels >= SHALLOW {
        let held = wrap(core::mem::take(held));
        // If the thread is ending and its list is gone, this drops the children directly.
        let _ = LATER.try_with(|later| later.borrow_mut().push(held));
        return;
    }
    LEVELS.set(levels.wrapping_add(1));
    clear(held);
    if levels == 0 {
        while let Ok(Some(mut held)) = LATER.try_with(|later| later.borrow_mut().pop()) {
            held.clear();
        }
    }
    LEVELS.set(levels);
}

impl Clone for Compound {
    fn clone(&self) -> Self {
        match copy(Node::Compound(self)) {
            Value::Compound(compound) => compound,
            _ => Self::default(),
        }
    }
}

impl Clone for List {
    fn clone(&self) -> Self {
        match copy(Node::List(self)) {
            Value::List(list) => list,
            _ => Self::default(),
        }
    }
}

/// A node that is being cloned, the children that are left to clone, and its name.
struct Copying<'v> {
    rest: Rest<'v>,
    copy: Value,
    name: Text,
}

impl<'v> Copying<'v> {
    fn new(node: Node<'v>, name: Text) -> Self {
        let copy = match node {
            Node::Compound(Compound(children)) => {
                Value::Compound(Compound(Vec::with_capacity(children.len())))
            }
            Node::List(List { of, items }) => {
                Value::List(List { of: *of, items: Vec::with_capacity(items.len()) })
            }
        };
        Self { rest: Rest::new(node), copy, name }
    }

    fn push(&mut self, name: Text, value: Value) {
        match &mut self.copy {
            Value::Compound(Compound(children)) => children.push((name, value)),
            Value::List(List { items, .. }) => items.push(value),
            _ => {}
        }
    }
}

/// A clone of a node.
fn copy(node: Node<'_>) -> Value {
    let mut stack = Vec::new();
    let mut top = Copying::new(node, Text::default());
    loop {
        let next = match &mut top.rest {
            Rest::Compound(children) => children.next().map(|(name, value)| (name.clone(), value)),
            Rest::List(_, items) => items.next().map(|value| (Text::default(), value)),
        };
        let Some((name, value)) = next else {
            let Copying { copy, name, .. } = top;
            match stack.pop() {
                Some(outer) => top = outer,
                None => return copy,
            }
            top.push(name, copy);
            continue;
        };
        if let Some(node) = Node::new(value) {
            stack.push(core::mem::replace(&mut top, Copying::new(node, name)));
        } else {
            top.push(name, value.clone());
        }
    }
}

impl PartialEq for Compound {
    fn eq(&self, other: &Self) -> bool {
        same(Node::Compound(self), Node::Compound(other))
    }
}

impl PartialEq for List {
    fn eq(&self, other: &Self) -> bool {
        same(Node::List(self), Node::List(other))
    }
}

/// Whether two nodes are equal.
fn same(a: Node<'_>, b: Node<'_>) -> bool {
    let mut stack = Vec::new();
    if !same_head(a, b) {
        return false;
    }
    stack.push((Rest::new(a), Rest::new(b)));
    while let Some((a, b)) = stack.last_mut() {
        let pair = match (a, b) {
            (Rest::Compound(a), Rest::Compound(b)) => match (a.next(), b.next()) {
                (Some((a_name, a)), Some((b_name, b))) if a_name == b_name => Some((a, b)),
                (None, None) => None,
                _ => return false,
            },
            (Rest::List(_, a), Rest::List(_, b)) => a.next().zip(b.next()),
            _ => return false,
        };
        let Some((a, b)) = pair else {
            stack.pop();
            continue;
        };
        match (Node::new(a), Node::new(b)) {
            (Some(a), Some(b)) if same_head(a, b) => stack.push((Rest::new(a), Rest::new(b))),
            (None, None) if a == b => {}
            _ => return false,
        }
    }
    true
}

/// Whether two nodes have the same type and number of children.
fn same_head(a: Node<'_>, b: Node<'_>) -> bool {
    match (a, b) {
        (Node::Compound(Compound(a)), Node::Compound(Compound(b))) => a.len() == b.len(),
        (Node::List(a), Node::List(b)) => a.of == b.of && a.items.len() == b.items.len(),
        _ => false,
    }
}

impl IntoIterator for Compound {
    type Item = (Text, Value);
    type IntoIter = vec::IntoIter<(Text, Value)>;

    fn into_iter(mut self) -> Self::IntoIter {
        core::mem::take(&mut self.0).into_iter()
    }
}

impl IntoIterator for List {
    type Item = Value;
    type IntoIter = vec::IntoIter<Value>;

    fn into_iter(mut self) -> Self::IntoIter {
        core::mem::take(&mut self.items).into_iter()
    }
}
