//! Reads trees.
//!
//! The usual tokens are read directly from the slice. All other cases - the end of the input, a
//! wrong length, a rare token, an option - are left to the functions that all types use: they read
//! the token or report the error.
//!
//! Nodes are read by recursion up to a depth that fits on any stack; nodes below that are read with
//! a separate stack.

#![allow(clippy::inline_always, reason = "keeps what a node needs in registers")]

use codec_core::{DecodeError, Reader};

use super::super::{
    Castle, Compound, List, Text, Value,
    list::take_head,
    object::{Children, Header, check_end, take_len},
    token,
    value::take_plain,
};

/// The levels of nodes that are read by recursion.
const SHALLOW: usize = 64;

/// Reads the payload of the node token `tag`.
pub(in super::super) fn take(
    tag: u8,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Value, DecodeError> {
    if input.has_notes() {
        input.local(|input| super::note::note(tag, input));
    }
    input.quiet(|input| take_whole(tag, input))
}

fn take_whole(tag: u8, input: &mut Reader<'_, '_, Castle>) -> Result<Value, DecodeError> {
    let names = names(input)?;
    let rest = input.rest();
    let charged = input.offset();
    let whole = charged.saturating_add(rest.len());
    let draft = input.state().options.draft;
    let mut tree = Tree { input, rest, whole, charged, draft, names: &names };
    let value = match tag {
        token::COMPOUND => Value::Compound(tree.compound(SHALLOW)?),
        _ => Value::List(tree.list(SHALLOW)?),
    };
    tree.charge(0, 0)?;
    tree.sync()?;
    input.state().shared = names;
    Ok(value)
}

/// The names of the file, in the form that values share.
fn names(input: &mut Reader<'_, '_, Castle>) -> Result<Vec<Text>, DecodeError> {
    let shared = core::mem::take(&mut input.state().shared);
    if !shared.is_empty() {
        return Ok(shared);
    }
    let count = input.state().names.len();
    let memory = count.saturating_mul(size_of::<Text>());
    // Those that are not stored inline lie elsewhere, with 16 bytes beside their own.
    let lens = input.state().names.iter().map(|name| name.len().saturating_mul(2));
    let memory = lens.fold(memory, usize::saturating_add);
    input.charge(0, memory)?;
    Ok(input.state().names.iter().copied().map(Text::from).collect())
}

/// A tree that is being read.
pub(super) struct Tree<'t, 'r, 'de> {
    input: &'t mut Reader<'r, 'de, Castle>,
    /// What is left of the input; the reader itself may not have moved this far yet.
    rest: &'de [u8],
    /// Where the input ends.
    whole: usize,
    /// Up to where the memory of texts and arrays was subtracted from the limits.
    charged: usize,
    draft: bool,
    names: &'t [Text],
}

/// What comes next in a compound.
pub(super) enum Token {
    /// A value that holds no others, and the id of its name.
    Plain(u16, Value),
    /// The head of a node.
    Node(Head),
}

/// What stands before the payload of a node in a compound.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) tag: u8,
    /// The id of its name.
    pub(super) name: u16,
    /// Where it ends by its length.
    pub(super) end: usize,
}

impl Tree<'_, '_, '_> {
    /// Reads the payload of a compound, with recursion for up to `levels` levels of nodes.
    fn compound(&mut self, levels: usize) -> Result<Compound, DecodeError> {
        let Some(levels) = levels.checked_sub(1) else { return self.deep_compound() };
        let (left, mut children) = self.open_compound()?;
        match self.children(levels, left, &mut children) {
            Ok(()) => Ok(Compound(children)),
            Err(error) => Err(error.at_index(children.len())),
        }
    }

    /// Reads the `left` tokens of a compound. If one is invalid, all before it are in `children`.
    #[inline(always)]
    fn children(
        &mut self,
        levels: usize,
        mut left: usize,
        children: &mut Vec<(Text, Value)>,
    ) -> Result<(), DecodeError> {
        loop {
            (self.rest, left) = usual_children(self.rest, left, children, self.names, self.draft);
            let Some(behind) = left.checked_sub(1) else { break };
            left = behind;
            match self.token()? {
                Token::Plain(name, value) => children.push((self.name(name), value)),
                Token::Node(Head { tag: token::COMPOUND, name, end }) => {
                    let compound = self.compound(levels)?;
                    self.close(end, true)?;
                    children.push((self.name(name), Value::Compound(compound)));
                }
                Token::Node(Head { name, end, .. }) => {
                    let list = self.list(levels)?;
                    self.close(end, true)?;
                    children.push((self.name(name), Value::List(list)));
                }
            }
        }
        self.leave();
        Ok(())
    }

    /// As [`compound`](Self::compound) for a list.
    fn list(&mut self, levels: usize) -> Result<List, DecodeError> {
        let Some(levels) = levels.checked_sub(1) else { return self.deep_list() };
        let (count, of, mut items) = self.open_list()?;
        match self.items(levels, count, of, &mut items) {
            Ok(()) => Ok(List { of, items }),
            Err(error) => Err(error.at_index(items.len())),
        }
    }

    /// As [`children`](Self::children) for the elements of a list.
    #[inline(always)]
    fn items(
        &mut self,
        levels: usize,
        count: usize,
        of: u8,
        items: &mut Vec<Value>,
    ) -> Result<(), DecodeError> {
        if of == token::COMPOUND {
            for _ in 0..count {
                let end = self.element()?;
                let compound = self.compound(levels)?;
                self.close(end, false)?;
                items.push(Value::Compound(compound));
            }
        } else {
            for _ in 0..count {
                match plain(of, self.rest, self.draft, |value| items.push(value)) {
                    Some(rest) => self.rest = rest,
                    None => items.push(self.rare(of)?),
                }
            }
            if of <= token::DOUBLE {
                // Numbers have no memory of their own.
                self.charged = self.offset();
            }
        }
        self.leave();
        Ok(())
    }

    /// The name with an id.
    #[inline]
    pub(super) fn name(&self, id: u16) -> Text {
        self.names.get(usize::from(id)).cloned().unwrap_or_default()
    }

    /// Reads a token of a compound; if it is a node, only its head.
    #[inline]
    pub(super) fn token(&mut self) -> Result<Token, DecodeError> {
        match self.head() {
            Some(head) => Ok(Token::Node(head)),
            None => self.rare_token(),
        }
    }

    /// What stands before the payload of a node, if it is valid.
    #[inline]
    fn head(&mut self) -> Option<Head> {
        let (&[tag, a, b, c, d, low, high], behind) = self.rest.split_first_chunk()?;
        let len = small(u32::from_le_bytes([a, b, c, d])).checked_sub(2)?;
        let name = u16::from_le_bytes([low, high]);
        let good = (token::LIST..=token::COMPOUND).contains(&tag)
            && len <= behind.len()
            && usize::from(name) < self.names.len();
        if !good {
            return None;
        }
        self.rest = behind;
        Some(Head { tag, name, end: self.offset().wrapping_add(len) })
    }

    #[cold]
    fn rare_token(&mut self) -> Result<Token, DecodeError> {
        self.sync()?;
        let header = Header::take(self.input)?;
        let Header { tag, name, end } = header;
        let token = if tag < token::LIST {
            Token::Plain(name, header.decode(self.input)?)
        } else {
            Token::Node(Head { tag, name, end: end.unwrap_or_default() })
        };
        self.rest = self.input.rest();
        Ok(token)
    }

    /// Reads the length of a compound in a list, and returns where the compound ends.
    #[inline]
    pub(super) fn element(&mut self) -> Result<usize, DecodeError> {
        if let Some((len, rest)) = self.rest.split_first_chunk()
            && small(u32::from_le_bytes(*len)) <= rest.len()
        {
            self.rest = rest;
            return Ok(self.offset().wrapping_add(small(u32::from_le_bytes(*len))));
        }
        self.sync()?;
        let end = take_len(self.input)?;
        self.rest = self.input.rest();
        Ok(end)
    }

    /// Enters a compound, and returns the number of its tokens and room for them.
    #[inline(always)]
    pub(super) fn open_compound(&mut self) -> Result<(usize, Vec<(Text, Value)>), DecodeError> {
        let offset = self.offset();
        self.input.budget().enter(offset)?;
        let count = self.count()?;
        // A token has four bytes at least; what is claimed beyond that is an error later.
        let room = count.min(self.rest.len() / 4);
        self.charge(room, room.saturating_mul(size_of::<(Text, Value)>()))?;
        Ok((count, Vec::with_capacity(room)))
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

    /// Enters a list, and returns the number and type of its elements and room for them.
    #[inline(always)]
    pub(super) fn open_list(&mut self) -> Result<(usize, u8, Vec<Value>), DecodeError> {
        let offset = self.offset();
        self.input.budget().enter(offset)?;
        let (count, of) = if let Some((&[low, high, of], rest)) = self.rest.split_first_chunk()
            && matches!(of, token::BYTE..=token::GUID | token::COMPOUND)
        {
            self.rest = rest;
            (usize::from(u16::from_le_bytes([low, high])), of)
        } else {
            self.sync()?;
            let head = take_head(self.input)?;
            self.rest = self.input.rest();
            head
        };
        // An element has one byte at least.
        let room = count.min(self.rest.len());
        self.charge(room, room.saturating_mul(size_of::<Value>()))?;
        Ok((count, of, Vec::with_capacity(room)))
    }

    /// Leaves a node.
    #[inline]
    pub(super) fn leave(&mut self) {
        self.input.budget().leave();
    }

    /// Checks where a node ends.
    #[inline]
    pub(super) fn close(&mut self, end: usize, named: bool) -> Result<(), DecodeError> {
        if end == self.offset() {
            return Ok(());
        }
        self.sync()?;
        check_end(end, named, self.input)
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

    /// Subtracts memory from the limits, including that of texts and arrays since the last call.
    #[inline]
    pub(super) fn charge(&mut self, elements: usize, memory: usize) -> Result<(), DecodeError> {
        let offset = self.offset();
        let read = offset.wrapping_sub(self.charged);
        self.charged = offset;
        // A text that is shared has 16 bytes beside its own.
        let memory = memory.saturating_add(read.saturating_mul(2));
        self.input.budget().charge(elements, memory, offset)
    }

    /// The payload of any other token, or the error in it.
    #[cold]
    pub(super) fn rare(&mut self, tag: u8) -> Result<Value, DecodeError> {
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

/// Passes the payload of a usual token that holds no others to `keep`, and returns what is behind
/// it.
///
/// Each kind of value has its own call of `keep`, so that the value is built in place instead of
/// being moved through a common variable.
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
            let (count, rest) = rest.split_first_chunk()?;
            let (text, rest) = Text::split(rest, usize::from(u16::from_le_bytes(*count)))?;
            keep(Value::String(text));
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
