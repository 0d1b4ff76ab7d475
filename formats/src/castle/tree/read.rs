//! Reading trees.
//!
//! The usual tokens are read from the slice itself. What is not usual there - the end of the
//! input, a wrong length, a rare token, an option - is left to the functions that all types use:
//! they read it or know what is wrong with it.

use codec_core::{DecodeError, Reader};

use super::super::{
    Castle, Compound, List, Text, Value,
    list::take_head,
    object::{Children, Header, check_end, take_len},
    token,
    value::take_plain,
};

/// How many children of a node to allocate for on the word of its count: nodes in each other can
/// all claim the same bytes.
const UNREAD: usize = 64;

/// Reads the payload of the node token `tag`.
pub(in super::super) fn take(
    tag: u8,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Value, DecodeError> {
    let names = names(input)?;
    let rest = input.rest();
    let whole = input.offset().saturating_add(rest.len());
    let draft = input.state().options.draft;
    let charged = input.offset();
    let mut tree = Tree { input, rest, whole, charged, draft, names: &names, stack: Vec::new() };
    let value = tree.take(tag)?;
    tree.sync()?;
    input.state().shared = names;
    Ok(value)
}

/// The names of the file as values hold them.
fn names(input: &mut Reader<'_, '_, Castle>) -> Result<Vec<Text>, DecodeError> {
    let shared = core::mem::take(&mut input.state().shared);
    if !shared.is_empty() {
        return Ok(shared);
    }
    let count = input.state().names.len();
    input.charge(0, count.saturating_mul(size_of::<Text>()))?;
    Ok(input.state().names.iter().copied().map(Text::from).collect())
}

/// A tree that is being read.
struct Tree<'t, 'r, 'de> {
    input: &'t mut Reader<'r, 'de, Castle>,
    /// What is left of the input; the reader itself may be behind.
    rest: &'de [u8],
    /// Where the input ends.
    whole: usize,
    /// Up to where the bytes of texts and arrays were taken from the limits.
    charged: usize,
    draft: bool,
    names: &'t [Text],
    stack: Vec<Frame>,
}

/// A node whose children are being read.
struct Frame {
    node: Node,
    /// Children that were not read.
    left: usize,
    place: Place,
}

enum Node {
    Compound(Vec<(Text, Value)>),
    /// A list of compounds; other lists are read at once.
    List(Vec<Value>),
}

/// Where a node stands, and where it ends by its length.
#[derive(Clone, Copy)]
enum Place {
    /// It is the tree.
    Root,
    /// In a compound, with the id of its name.
    Named(u16, usize),
    /// In a list.
    Element(usize),
}

/// What comes next.
enum Next {
    /// A token that is a node, or rare.
    Token,
    /// A compound in a list.
    Element,
    /// The end of a node.
    End,
}

impl Tree<'_, '_, '_> {
    fn take(&mut self, tag: u8) -> Result<Value, DecodeError> {
        if let Some(list) = self.open(tag, Place::Root)? {
            return Ok(list);
        }
        while let Some(Frame { node, left, .. }) = self.stack.last_mut() {
            let next = match node {
                Node::Compound(children) => {
                    (self.rest, *left) =
                        usual_children(self.rest, *left, children, self.names, self.draft);
                    Next::Token
                }
                Node::List(_) => Next::Element,
            };
            let next = if *left == 0 { Next::End } else { next };
            *left = left.saturating_sub(1);
            match next {
                Next::Token => self.token()?,
                Next::Element => self.element()?,
                Next::End => {
                    let Some(Frame { node, place, .. }) = self.stack.pop() else { break };
                    let value = match node {
                        Node::Compound(children) => Value::Compound(Compound(children)),
                        Node::List(items) => Value::List(List { of: token::COMPOUND, items }),
                    };
                    self.close(place)?;
                    match place {
                        Place::Root => return Ok(value),
                        Place::Named(name, _) => self.keep(name, value),
                        Place::Element(_) => self.keep(0, value),
                    }
                }
            }
        }
        Ok(Value::Compound(Compound::default()))
    }

    /// Puts a value into the innermost node.
    #[inline]
    fn keep(&mut self, name: u16, value: Value) {
        match self.stack.last_mut().map(|frame| &mut frame.node) {
            Some(Node::Compound(children)) => {
                let name = self.names.get(usize::from(name)).cloned().unwrap_or_default();
                children.push((name, value));
            }
            Some(Node::List(items)) => items.push(value),
            None => {}
        }
    }

    /// Reads a token of a compound, of a node only its head.
    #[inline]
    fn token(&mut self) -> Result<(), DecodeError> {
        let (tag, place) = if let Some(token) = self.node_token() {
            token
        } else {
            self.sync()?;
            let header = Header::take(self.input)?;
            if header.tag < token::LIST {
                let value = header.decode(self.input)?;
                self.rest = self.input.rest();
                self.keep(header.name, value);
                return Ok(());
            }
            self.rest = self.input.rest();
            (header.tag, Place::Named(header.name, header.end.unwrap_or_default()))
        };
        if let (Some(list), Place::Named(name, _)) = (self.open(tag, place)?, place) {
            self.keep(name, list);
        }
        Ok(())
    }

    /// What stands before the payload of a node, if it is as it should be.
    #[inline]
    fn node_token(&mut self) -> Option<(u8, Place)> {
        let (&[tag, a, b, c, d, low, high], behind) = self.rest.split_first_chunk()?;
        let len = usize::try_from(u32::from_le_bytes([a, b, c, d])).ok()?.checked_sub(2)?;
        let name = u16::from_le_bytes([low, high]);
        let good = (token::LIST..=token::COMPOUND).contains(&tag)
            && len <= behind.len()
            && usize::from(name) < self.names.len();
        if !good {
            return None;
        }
        self.rest = behind;
        Some((tag, Place::Named(name, self.offset().saturating_add(len))))
    }

    /// Reads the head of a compound in a list.
    #[inline]
    fn element(&mut self) -> Result<(), DecodeError> {
        let end = match self.rest.split_first_chunk() {
            Some((len, rest)) if small(u32::from_le_bytes(*len)) <= rest.len() => {
                self.rest = rest;
                self.offset().saturating_add(small(u32::from_le_bytes(*len)))
            }
            _ => {
                self.sync()?;
                let end = take_len(self.input)?;
                self.rest = self.input.rest();
                end
            }
        };
        self.open(token::COMPOUND, Place::Element(end)).map(drop)
    }

    /// Reads the head of a node; all of a list without nodes.
    fn open(&mut self, tag: u8, place: Place) -> Result<Option<Value>, DecodeError> {
        let offset = self.offset();
        self.input.budget().enter(offset)?;
        if tag == token::COMPOUND {
            let left = self.count()?;
            // A token has four bytes at least.
            let room = left.min(self.rest.len() / 4);
            self.charge(room, room.saturating_mul(size_of::<(Text, Value)>()))?;
            let node = Node::Compound(Vec::with_capacity(room.min(UNREAD)));
            self.stack.push(Frame { node, left, place });
            return Ok(None);
        }
        self.sync()?;
        let (count, of) = take_head(self.input)?;
        self.rest = self.input.rest();
        let least = if of == token::COMPOUND { 6 } else { 1 };
        let room = count.min(self.rest.len().checked_div(least).unwrap_or(0));
        self.charge(room, room.saturating_mul(size_of::<Value>()))?;
        if of == token::COMPOUND && count > 0 {
            let node = Node::List(Vec::with_capacity(room.min(UNREAD)));
            self.stack.push(Frame { node, left: count, place });
            return Ok(None);
        }
        let mut items = Vec::with_capacity(room);
        for index in 0..count {
            match plain(of, self.rest, self.draft, |value| items.push(value)) {
                Some(rest) => self.rest = rest,
                None => items.push(self.rare(of).map_err(|error| error.at_index(index))?),
            }
        }
        self.close(place)?;
        Ok(Some(Value::List(List { of, items })))
    }

    /// The number of tokens of a compound.
    #[inline]
    fn count(&mut self) -> Result<usize, DecodeError> {
        if !self.input.strict()
            && let Some((count, rest)) = self.rest.split_first_chunk()
        {
            self.rest = rest;
            return Ok(usize::from(u16::from_le_bytes(*count)));
        }
        self.sync()?;
        let children = Children::open(self.input)?;
        self.rest = self.input.rest();
        Ok(children.left())
    }

    /// Ends a node.
    #[inline]
    fn close(&mut self, place: Place) -> Result<(), DecodeError> {
        let (end, named) = match place {
            Place::Root => (self.offset(), false),
            Place::Named(_, end) => (end, true),
            Place::Element(end) => (end, false),
        };
        if end != self.offset() {
            self.sync()?;
            check_end(end, named, self.input)?;
        }
        self.input.budget().leave();
        self.charge(0, 0)
    }

    #[inline]
    fn offset(&self) -> usize {
        self.whole.wrapping_sub(self.rest.len())
    }

    /// Moves the reader up to here.
    #[inline]
    fn sync(&mut self) -> Result<(), DecodeError> {
        let read = self.input.rest().len().saturating_sub(self.rest.len());
        self.input.take(read).map(drop)
    }

    /// Takes memory from the limits, and that of texts and arrays since the last time.
    #[inline]
    fn charge(&mut self, elements: usize, memory: usize) -> Result<(), DecodeError> {
        let offset = self.offset();
        let read = offset.saturating_sub(self.charged);
        self.charged = offset;
        self.input.budget().charge(elements, memory.saturating_add(read), offset)
    }

    /// The payload of another token, or what is wrong with it.
    #[cold]
    fn rare(&mut self, tag: u8) -> Result<Value, DecodeError> {
        self.sync()?;
        let value = take_plain(tag, self.input)?;
        self.rest = self.input.rest();
        Ok(value)
    }
}

/// Reads tokens of a compound that are neither nodes nor rare; what is left of the input and the
/// number of tokens that are left.
#[inline]
fn usual_children<'de>(
    mut rest: &'de [u8],
    mut left: usize,
    children: &mut Vec<(Text, Value)>,
    names: &[Text],
    draft: bool,
) -> (&'de [u8], usize) {
    while left > 0 {
        let Some((&[tag, low, high], behind)) = rest.split_first_chunk() else { break };
        let name = names.get(usize::from(u16::from_le_bytes([low, high])));
        let Some(name) = name.and_then(Text::copy_short) else { break };
        let read = plain(tag, behind, draft, |value| children.push((name, value)));
        let Some(behind) = read else { break };
        rest = behind;
        left = left.wrapping_sub(1);
    }
    (rest, left)
}

/// On a small machine a length may not fit; no input is that long there.
#[inline]
fn small(len: u32) -> usize {
    usize::try_from(len).unwrap_or(usize::MAX)
}

/// Gives the payload of a usual token that holds no others to `keep`; what is behind it.
///
/// Each kind of value is kept where it is made: what they would have in common is to be moved.
#[inline(always)]
fn plain(tag: u8, rest: &[u8], draft: bool, keep: impl FnOnce(Value)) -> Option<&[u8]> {
    macro_rules! number {
        ($kind:ident, $ty:ty) => {{
            let (bytes, rest) = rest.split_first_chunk()?;
            keep(Value::$kind(<$ty>::from_le_bytes(*bytes)));
            rest
        }};
    }
    macro_rules! array {
        ($kind:ident, $ty:ty) => {{
            let (bytes, rest) = counted(rest, size_of::<$ty>())?;
            let (chunks, _) = bytes.as_chunks();
            keep(Value::$kind(chunks.iter().copied().map(<$ty>::from_le_bytes).collect()));
            rest
        }};
    }
    Some(match tag {
        token::BYTE => number!(Byte, u8),
        token::SBYTE => number!(SByte, i8),
        token::INT16 => number!(Int16, i16),
        token::UINT16 => number!(UInt16, u16),
        token::INT32 => number!(Int32, i32),
        token::UINT32 => number!(UInt32, u32),
        token::INT64 => number!(Int64, i64),
        token::UINT64 => number!(UInt64, u64),
        token::SINGLE => number!(Single, f32),
        token::DOUBLE => number!(Double, f64),
        token::STRING if !draft => {
            let (bytes, rest) = counted(rest, 1)?;
            keep(Value::String(Text::from_utf8(bytes)?));
            rest
        }
        token::BYTE_ARRAY => {
            let (bytes, rest) = counted(rest, 1)?;
            keep(Value::ByteArray(bytes.to_vec()));
            rest
        }
        token::SBYTE_ARRAY => array!(SByteArray, i8),
        token::INT16_ARRAY => array!(Int16Array, i16),
        token::INT32_ARRAY => array!(Int32Array, i32),
        token::INT64_ARRAY => array!(Int64Array, i64),
        _ => return None,
    })
}

/// The elements of `width` bytes behind a count, and what is behind them.
#[inline]
fn counted(rest: &[u8], width: usize) -> Option<(&[u8], &[u8])> {
    let (count, rest) = rest.split_first_chunk()?;
    rest.split_at_checked(usize::from(u16::from_le_bytes(*count)).saturating_mul(width))
}
