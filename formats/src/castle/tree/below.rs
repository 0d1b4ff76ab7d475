//! Reads nodes that are deep in a tree. It keeps its own stack instead of recursing, because the
//! input determines how deep a tree is.

use codec_core::DecodeError;

use super::{
    super::{Compound, List, Text, Value, object::GROWN, token},
    read::{Head, Token, Tree},
};

/// A node whose children are being read.
struct Open {
    node: Value,
    /// The number of children that were not read yet.
    left: usize,
    /// Its name, and where it ends by its length; it is the outermost one if it has none.
    place: Option<(Text, usize)>,
}

impl Open {
    /// Children that were read.
    fn len(&self) -> usize {
        match &self.node {
            Value::Compound(Compound(children)) => children.len(),
            Value::List(List { items, .. }) => items.len(),
            _ => 0,
        }
    }

    fn push(&mut self, name: Text, value: Value) {
        match &mut self.node {
            Value::Compound(Compound(children)) => children.push((name, value)),
            Value::List(List { items, .. }) => items.push(value),
            _ => {}
        }
    }
}

impl Tree<'_, '_, '_> {
    /// Reads the payload of a compound without recursion.
    #[cold]
    pub(super) fn deep_compound(&mut self) -> Result<Compound, DecodeError> {
        match self.deep_node(token::COMPOUND)? {
            Value::Compound(compound) => Ok(compound),
            _ => Ok(Compound::default()),
        }
    }

    /// Reads the payload of a list without recursion.
    #[cold]
    pub(super) fn deep_list(&mut self) -> Result<List, DecodeError> {
        match self.deep_node(token::LIST)? {
            Value::List(list) => Ok(list),
            _ => Ok(List::default()),
        }
    }

    fn deep_node(&mut self, tag: u8) -> Result<Value, DecodeError> {
        let mut stack = Vec::new();
        let mut top = self.open(tag, None)?;
        match self.deep_children(&mut stack, &mut top) {
            Ok(()) => Ok(top.node),
            Err(error) => {
                let error = error.at_index(top.len());
                Err(stack.iter().rev().fold(error, |error, open| error.at_index(open.len())))
            }
        }
    }

    /// Reads the children of `top` and of the nodes in it. If a child is invalid, `stack` and `top`
    /// are the nodes around it.
    fn deep_children(&mut self, stack: &mut Vec<Open>, top: &mut Open) -> Result<(), DecodeError> {
        loop {
            let Some(left) = top.left.checked_sub(1) else {
                self.leave();
                let Some(outer) = stack.pop() else { return Ok(()) };
                let Open { node, place, .. } = core::mem::replace(top, outer);
                let (name, end) = place.unwrap_or_default();
                self.close(end, matches!(top.node, Value::Compound(_)))?;
                top.push(name, node);
                continue;
            };
            top.left = left;
            let (tag, place) = match &top.node {
                Value::List(List { of: token::COMPOUND, .. }) => {
                    (token::COMPOUND, (Text::default(), self.element()?))
                }
                Value::List(List { of, .. }) => {
                    let value = self.rare(*of)?;
                    top.push(Text::default(), value);
                    continue;
                }
                _ => match self.token()? {
                    Token::Plain(name, value) => {
                        top.push(self.name(name), value);
                        continue;
                    }
                    Token::Node(Head { tag, name, end }) => (tag, (self.name(name), end)),
                },
            };
            let inner = self.open(tag, Some(place))?;
            stack.push(core::mem::replace(top, inner));
        }
    }

    /// Goes into a node.
    fn open(&mut self, tag: u8, place: Option<(Text, usize)>) -> Result<Open, DecodeError> {
        self.charge(0, size_of::<Open>().saturating_mul(GROWN))?;
        if tag == token::COMPOUND {
            let (left, children) = self.open_compound()?;
            return Ok(Open { node: Value::Compound(Compound(children)), left, place });
        }
        let (left, of, items) = self.open_list()?;
        Ok(Open { node: Value::List(List { of, items }), left, place })
    }
}
