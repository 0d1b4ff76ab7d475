//! Trees of values. The input determines how deep they are, so reading and writing do not recurse
//! without limit but keep stacks of their own.

mod below;
mod deep;
mod note;
mod read;
mod write;

use std::slice;

pub(super) use self::{read::take, write::put};
use super::{Compound, List, Text, Value};

/// A value that holds others.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node<'v> {
    Compound(&'v Compound),
    List(&'v List),
}

impl<'v> Node<'v> {
    #[inline]
    pub(super) fn new(value: &'v Value) -> Option<Self> {
        match value {
            Value::Compound(compound) => Some(Self::Compound(compound)),
            Value::List(list) => Some(Self::List(list)),
            _ => None,
        }
    }

    /// The number of its children.
    fn len(self) -> usize {
        match self {
            Self::Compound(Compound(children)) => children.len(),
            Self::List(List { items, .. }) => items.len(),
        }
    }
}

/// What is left to write or print of an open node.
#[derive(Clone, Debug)]
pub(super) enum Rest<'v> {
    Compound(slice::Iter<'v, (Text, Value)>),
    List(u8, slice::Iter<'v, Value>),
}

impl<'v> Rest<'v> {
    /// All of a node.
    #[inline]
    pub(super) fn new(node: Node<'v>) -> Self {
        match node {
            Node::Compound(Compound(children)) => Self::Compound(children.iter()),
            Node::List(List { of, items }) => Self::List(*of, items.iter()),
        }
    }

    /// How many children are left.
    fn len(&self) -> usize {
        match self {
            Self::Compound(children) => children.len(),
            Self::List(_, items) => items.len(),
        }
    }
}
