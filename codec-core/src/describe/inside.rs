//! Messages inside of messages: one tree in another.

use alloc::vec::Vec;

use super::tree::{Name, Node, Tree};

impl Tree {
    /// Makes the message that `inner` explains a part of the node `index`: one whose bytes were noted
    /// as a whole, such as a message in a buffer.
    ///
    /// If the node ends with the bytes of `inner`, it becomes that message. Otherwise they were
    /// packed, and a node [`Unpacked`](Name::Unpacked) holds the message.
    ///
    /// ```
    /// use codec_core::{BigEndian, Format, Wire, codec::Blob, explain::Name};
    ///
    /// #[derive(Wire)]
    /// #[wire(format = BigEndian)]
    /// struct Packet {
    ///     kind: u8,
    ///     #[wire(as = Blob<u8>)]
    ///     body: Vec<u8>,
    /// }
    ///
    /// #[derive(Wire)]
    /// #[wire(format = BigEndian)]
    /// struct Ping {
    ///     time: u16,
    /// }
    ///
    /// let mut tree = BigEndian::explain::<Packet>(&[1, 2, 0, 9]).tree;
    /// let body = tree.nodes().iter().position(|node| node.name == Name::Field("body"));
    /// tree.insert(body.unwrap(), BigEndian::explain::<Ping>(&[0, 9]).tree);
    /// assert_eq!(tree.find("body.time").unwrap().range, 2..4);
    /// ```
    ///
    /// It does nothing if there is no such node, or if the node holds others already.
    pub fn insert(&mut self, index: usize, inner: Self) {
        let Some(node) = self.nodes.get(index).filter(|node| node.leaf) else { return };
        let range = node.range.clone();
        let start = range.end.checked_sub(inner.bytes.len()).filter(|start| {
            *start >= range.start && self.bytes.get(*start..range.end) == Some(&inner.bytes)
        });
        let mut nodes = inner.nodes.into_iter();
        // Where the first node of `inner` is: the node itself, or one behind it.
        let first = match start {
            Some(_) => index,
            None => index.saturating_add(1),
        };
        let mut new: Vec<Node> = Vec::new();
        if let (Some(node), Some(root)) = (self.nodes.get_mut(index), nodes.next()) {
            node.leaf = start.is_some() && root.leaf;
            if start.is_some() {
                node.shape = root.shape;
                node.value = root.value;
            } else {
                new.push(Node {
                    name: Name::Unpacked,
                    parent: Some(index),
                    range: range.clone(),
                    ..root
                });
            }
        }
        new.extend(nodes.map(|node| Node {
            parent: node.parent.map(|parent| parent.saturating_add(first)),
            range: match start {
                Some(start) => {
                    node.range.start.saturating_add(start)..node.range.end.saturating_add(start)
                }
                None => range.clone(),
            },
            ..node
        }));
        let count = new.len();
        for node in &mut self.nodes {
            node.parent = node
                .parent
                .map(|parent| if parent > index { parent.saturating_add(count) } else { parent });
        }
        let behind = index.saturating_add(1);
        self.nodes.splice(behind..behind, new);
    }

    /// Whether the node `index` was packed, so that it has no bytes of its own.
    #[must_use]
    pub fn is_unpacked(&self, index: usize) -> bool {
        let mut at = Some(index);
        while let Some(node) = at.and_then(|at| self.nodes.get(at)) {
            if matches!(node.name, Name::Unpacked) {
                return true;
            }
            at = node.parent;
        }
        false
    }
}
