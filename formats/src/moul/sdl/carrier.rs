//! Variables of states in the trees of messages that carry them.

use bytes::Bytes;
use codec_core::{
    DecodeContext, Format as _, Options, Reader,
    explain::{Name, Node, Tree, Value},
};

use super::{Descriptors, state::read_header};
use crate::moul::{
    Moul, MoulOptions,
    net_message::{Compression, NetMessage, NetStream},
};

impl Descriptors {
    /// Adds the variables of states to the tree of a message that carries them, from
    /// [`Format::explain`](codec_core::Format::explain) or
    /// [`Format::annotate`](codec_core::Format::annotate).
    ///
    /// States are in the stream of a [`NetMessage`], also in one that a `PropagateBuffer` holds, and in
    /// vault nodes. Those of unknown descriptors stay bytes. A stream that is compressed has no
    /// bytes for each variable, so they stand behind it.
    ///
    /// ```
    /// use codec_core::Format;
    /// use formats::moul::{Moul, net_message::NetStream, sdl::Descriptors};
    ///
    /// let door = Descriptors::parse("STATEDESC Door { VERSION 1  VAR BOOL isOpen[1] }")?;
    /// let state = [0, 0x80, 4, 0xf0, 0xbb, 0x90, 0x90, 0x8d, 1, 0, 0, 0, 6, 1, 0, 0, 1, 0];
    /// let stream = Moul::to_vec(&NetStream::plain(state.to_vec().into()))?;
    /// let mut explained = Moul::explain::<NetStream>(&stream);
    /// door.explain_states(&mut explained.tree);
    /// let is_open = explained.tree.find("data.isOpen").unwrap();
    /// assert_eq!((is_open.range.clone(), is_open.value.clone()), (23..26, Some(true.into())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // Inline, like `inside` and `state`, so that only programs that call it compile what explains every
    // kind of `NetMessage`.
    #[inline]
    pub fn explain_states(&self, tree: &mut Tree) {
        let mut index = 0_usize;
        // What is added is looked at too: a buffer holds a message, which holds a stream.
        while index < tree.nodes().len() {
            if let Some(inner) = self.inside(tree, index) {
                tree.insert(index, inner);
            }
            index = index.saturating_add(1);
        }
    }

    /// What the bytes of a node are, if they hold a state.
    #[inline]
    fn inside(&self, tree: &Tree, index: usize) -> Option<Tree> {
        let node = tree.nodes().get(index).filter(|node| node.leaf)?;
        let Some(Value::Bytes(bytes)) = &node.value else { return None };
        let beside = |name| number(tree, node, name);
        if let (Some(size), Some(compression)) =
            (beside("uncompressed_size"), beside("compression"))
        {
            let stream = NetStream {
                uncompressed_size: u32::try_from(size).ok()?,
                compression: Compression::from(u8::try_from(compression).ok()?),
                data: Bytes::copy_from_slice(bytes),
            };
            return self.state(&stream.unpack().ok()?);
        }
        match beside("class_index") {
            Some(_) => {
                let message = Moul::explain::<NetMessage>(bytes);
                message.result.is_ok().then_some(message.tree)
            }
            None => self.state(bytes),
        }
    }

    /// The state that `bytes` hold, if its descriptor is known.
    #[inline]
    fn state(&self, bytes: &[u8]) -> Option<Tree> {
        let options = Options::new(MoulOptions::DEFAULT);
        let mut context = DecodeContext::new(bytes, None, &options);
        let header = read_header(&mut Reader::new(&mut context, &options)).ok()?;
        self.get(&header.descriptor, header.version)?;
        Some(self.explain(bytes).tree)
    }
}

/// The number that a field beside `node` has.
fn number(tree: &Tree, node: &Node, name: &'static str) -> Option<i128> {
    let (_, field) =
        tree.children(node.parent?).find(|(_, node)| node.name == Name::Field(name))?;
    match field.value {
        Some(Value::Int(number) | Value::Named { number, .. }) => Some(number),
        _ => None,
    }
}
