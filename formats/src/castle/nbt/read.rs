//! NBT to Castle. It keeps its own stack instead of recursing, because the input determines how
//! deep a tree is.

use std::collections::HashMap;

use codec_core::{DecodeError, DecodeErrorKind, Limits};
use fastnbt::{
    Tag,
    stream::{self, ErrorKind, Parser},
};

use super::{
    super::{Compound, List, Text, Value, name::invalid, token},
    Nbt,
};

/// The most elements that Castle can count.
const MAX_COUNT: usize = 0xffff;
/// The most names that Castle can have.
const MAX_NAMES: usize = 0x1_0000;

/// Reads a file that is not packed.
pub(super) fn read(bytes: &[u8], limits: &Limits) -> Result<Nbt, DecodeError> {
    let mut tree = Tree { limits: *limits, left: *limits, names: HashMap::new(), stack: vec![] };
    let mut parser = Parser::new(bytes);
    let mut root_name = None;
    loop {
        let rest = *parser.get_ref();
        let start = bytes.len().saturating_sub(rest.len());
        if let Some(next) = tree.stack.last().and_then(Open::next) {
            check_array(rest, next, start)?;
        }
        let next = parser.next().map_err(|error| from_parser(&error, rest.len(), start))?;
        if tree.stack.is_empty() {
            let stream::Value::Compound(name) = next else {
                let tag = rest.first().copied().unwrap_or_default();
                return Err(invalid(
                    "root, which is no compound but has the tag",
                    tag.into(),
                    start,
                ));
            };
            root_name = name;
            tree.open(Open::Compound { name: None, children: vec![] }, start)?;
        } else if let Some(root) = tree.step(next, parser.get_ref().len(), start)? {
            return Ok(Nbt { name: root_name.unwrap_or_default(), root });
        }
    }
}

/// Checks the length of an array before the parser makes room for it.
///
/// `rest` begins with the item that `next` describes.
fn check_array(rest: &[u8], next: Next, start: usize) -> Result<(), DecodeError> {
    let payload = match next {
        Next::Element(tag) => Some((u8::from(tag), rest)),
        Next::Named => rest.split_first_chunk().and_then(|([tag, high, low], rest)| {
            let name = usize::from(u16::from_be_bytes([*high, *low]));
            Some((*tag, rest.get(name..)?))
        }),
    };
    // If the input ends here, the parser reports it.
    let Some((tag, payload)) = payload else { return Ok(()) };
    let Some((len, elements)) = payload.split_first_chunk() else { return Ok(()) };
    let len = i32::from_be_bytes(*len);
    let width = match tag {
        7 => 1,
        11 => 4,
        12 => 8,
        _ => return Ok(()),
    };
    check_count(len, width, elements.len(), start).map(drop)
}

/// Checks that Castle can count to `count`, and that the file can hold that many elements.
fn check_count(count: i32, least: usize, left: usize, start: usize) -> Result<usize, DecodeError> {
    let Ok(count) = usize::try_from(count) else {
        return Err(invalid("count below zero", u64::from(count.unsigned_abs()), start));
    };
    let needed = count.saturating_mul(least);
    if needed > left {
        return Err(DecodeError::new(DecodeErrorKind::UnexpectedEnd { needed, left }, start));
    }
    if count > MAX_COUNT { Err(too_many(count, MAX_COUNT, start)) } else { Ok(count) }
}

#[cold]
fn too_many(found: usize, max: usize, start: usize) -> DecodeError {
    let [max, found] = [max, found].map(|n| u64::try_from(n).unwrap_or(u64::MAX));
    DecodeError::new(DecodeErrorKind::TooLong { max, found }, start)
}

#[cold]
fn from_parser(error: &stream::Error, left: usize, start: usize) -> DecodeError {
    let kind = match error.kind() {
        ErrorKind::Eof | ErrorKind::UnexpectedEof => {
            DecodeErrorKind::UnexpectedEnd { needed: left.saturating_add(1), left }
        }
        ErrorKind::Nonunicode(_) => DecodeErrorKind::InvalidText { encoding: "modified UTF-8" },
        _ => DecodeErrorKind::Invalid { what: "tag", value: 0 },
    };
    DecodeError::new(kind, start)
}

/// The values that are read, and what is left of the limits.
struct Tree {
    limits: Limits,
    left: Limits,
    names: HashMap<String, Text>,
    stack: Vec<Open>,
}

/// A compound or list whose end was not read.
enum Open {
    Compound { name: Option<Text>, children: Vec<(Text, Value)> },
    List { name: Option<Text>, of: Tag, count: usize, items: Vec<Value> },
}

/// What comes next in a compound or list.
#[derive(Clone, Copy)]
enum Next {
    /// A tag, a name and a payload.
    Named,
    /// A payload.
    Element(Tag),
}

impl Open {
    /// What the elements of a list are.
    fn elements(&self) -> Option<Tag> {
        match self {
            Self::Compound { .. } => None,
            Self::List { of, .. } => Some(*of),
        }
    }

    /// What comes next; nothing of a list that is complete.
    fn next(&self) -> Option<Next> {
        match self {
            Self::Compound { .. } => Some(Next::Named),
            Self::List { of, count, items, .. } => {
                (items.len() < *count).then_some(Next::Element(*of))
            }
        }
    }
}

impl Tree {
    /// Takes what the parser found; the root, if this was its end.
    fn step(
        &mut self,
        next: stream::Value,
        left: usize,
        start: usize,
    ) -> Result<Option<Compound>, DecodeError> {
        use stream::Value as Found;
        let (name, value) = match next {
            Found::Byte(name, value) => (name, Value::SByte(value)),
            Found::Short(name, value) => (name, Value::Int16(value)),
            Found::Int(name, value) => (name, Value::Int32(value)),
            Found::Long(name, value) => (name, Value::Int64(value)),
            Found::Float(name, value) => (name, Value::Single(value)),
            Found::Double(name, value) => (name, Value::Double(value)),
            Found::String(name, value) => (name, Value::String(value.into())),
            Found::ByteArray(name, value) => (name, Value::SByteArray(value)),
            Found::IntArray(name, value) => (name, Value::Int32Array(value)),
            Found::LongArray(name, value) => (name, Value::Int64Array(value)),
            Found::Compound(name) => {
                let name = self.name(name, start)?;
                self.open(Open::Compound { name, children: vec![] }, start)?;
                return Ok(None);
            }
            Found::List(name, of, count) => {
                let name = self.name(name, start)?;
                self.open_list(name, of, count, left, start)?;
                return Ok(None);
            }
            Found::CompoundEnd | Found::ListEnd => return self.close(start),
        };
        let name = self.name(name, start)?;
        self.keep(name, value, start)?;
        Ok(None)
    }

    fn open(&mut self, node: Open, start: usize) -> Result<(), DecodeError> {
        let limit = self.limits.depth;
        if self.stack.len() >= limit {
            return Err(DecodeError::new(DecodeErrorKind::DepthLimit { limit }, start));
        }
        self.stack.push(node);
        Ok(())
    }

    fn open_list(
        &mut self,
        name: Option<Text>,
        of: Tag,
        count: i32,
        left: usize,
        start: usize,
    ) -> Result<(), DecodeError> {
        let least = match of {
            Tag::End => 0,
            Tag::Byte | Tag::Compound => 1,
            Tag::Short | Tag::String => 2,
            Tag::Int | Tag::Float | Tag::ByteArray | Tag::IntArray | Tag::LongArray => 4,
            Tag::Long | Tag::Double => 8,
            Tag::List => 5,
        };
        let count = check_count(count, least, left, start)?;
        if of == Tag::End && count > 0 {
            return Err(invalid("list of type End with elements", 0, start));
        }
        let inner = self.stack.last().and_then(Open::elements) == Some(Tag::List);
        if inner && count > 0 && !matches!(of, Tag::Short | Tag::Float | Tag::Double) {
            let what = "list of lists, which are not of Short, Float or Double";
            return Err(invalid(what, u64::from(u8::from(of)), start));
        }
        // Every element has a byte of its own, so honest lists are paid for by the bytes they are in.
        self.charge(count, count.saturating_mul(size_of::<Value>()), start)?;
        self.open(Open::List { name, of, count, items: Vec::with_capacity(count) }, start)
    }

    /// Closes the innermost node; the root, if it is that.
    fn close(&mut self, start: usize) -> Result<Option<Compound>, DecodeError> {
        let (name, value) = match self.stack.pop() {
            None => return Ok(None),
            Some(Open::Compound { children, .. }) if self.stack.is_empty() => {
                return Ok(Some(Compound(children)));
            }
            Some(Open::Compound { name, children }) => (name, Value::Compound(Compound(children))),
            Some(Open::List { name, of: Tag::List, items, .. }) => {
                (name, list_of_lists(items, start)?)
            }
            Some(Open::List { name, of, items, .. }) => {
                let value = match self.stack.last().and_then(Open::elements) {
                    Some(Tag::List) => inner_list(of, &items),
                    _ => Value::List(List { of: token_of(of), items }),
                };
                (name, value)
            }
        };
        self.keep(name, value, start)?;
        Ok(None)
    }

    /// Puts a value into the innermost node.
    fn keep(&mut self, name: Option<Text>, value: Value, start: usize) -> Result<(), DecodeError> {
        let memory = match &value {
            Value::String(text) => text.len(),
            Value::SByteArray(list) => size_of_val(list.as_slice()),
            Value::Int32Array(list) => size_of_val(list.as_slice()),
            Value::Int64Array(list) => size_of_val(list.as_slice()),
            _ => 0,
        };
        // Elements of lists were charged with their list.
        let named = matches!(self.stack.last(), Some(Open::Compound { .. }));
        let place = if named { size_of::<(Text, Value)>() } else { 0 };
        self.charge(usize::from(named), memory.saturating_add(place), start)?;
        match self.stack.last_mut() {
            Some(Open::Compound { children, .. }) => {
                if children.len() >= MAX_COUNT {
                    return Err(too_many(children.len().saturating_add(1), MAX_COUNT, start));
                }
                children.push((name.unwrap_or_default(), value));
            }
            Some(Open::List { items, .. }) => items.push(value),
            None => {}
        }
        Ok(())
    }

    /// Takes elements and memory from the limits.
    fn charge(&mut self, count: usize, memory: usize, start: usize) -> Result<(), DecodeError> {
        let Limits { elements, memory: bytes, .. } = self.left;
        let (what, limit) = match (elements.checked_sub(count), bytes.checked_sub(memory)) {
            (Some(elements), Some(memory)) => {
                self.left = Limits { elements, memory, ..self.left };
                return Ok(());
            }
            (None, _) => ("elements", self.limits.elements),
            (_, None) => ("memory", self.limits.memory),
        };
        Err(DecodeError::new(DecodeErrorKind::BudgetExceeded { what, limit }, start))
    }

    /// A name, shared by all values that have it.
    fn name(&mut self, name: Option<String>, start: usize) -> Result<Option<Text>, DecodeError> {
        let Some(name) = name else { return Ok(None) };
        if let Some(known) = self.names.get(&name) {
            return Ok(Some(known.clone()));
        }
        if !name.is_ascii() {
            let kind = DecodeErrorKind::InvalidText { encoding: "ASCII" };
            return Err(DecodeError::new(kind, start));
        }
        if self.names.len() >= MAX_NAMES {
            return Err(too_many(MAX_NAMES.saturating_add(1), MAX_NAMES, start));
        }
        // The table has the name, its hash and the text that values share.
        let memory = size_of::<(String, Text)>().saturating_add(name.len().saturating_mul(2));
        self.charge(0, memory, start)?;
        let shared: Text = name.as_str().into();
        self.names.insert(name, shared.clone());
        Ok(Some(shared))
    }
}

/// The Castle token for an NBT tag; the id for no type if there is none.
fn token_of(tag: Tag) -> u8 {
    match tag {
        Tag::End | Tag::List => token::ROOT,
        Tag::Byte => token::SBYTE,
        Tag::Short => token::INT16,
        Tag::Int => token::INT32,
        Tag::Long => token::INT64,
        Tag::Float => token::SINGLE,
        Tag::Double => token::DOUBLE,
        Tag::ByteArray => token::SBYTE_ARRAY,
        Tag::String => token::STRING,
        Tag::Compound => token::COMPOUND,
        Tag::IntArray => token::INT32_ARRAY,
        Tag::LongArray => token::INT64_ARRAY,
    }
}

/// A list in a list as an array, which Castle allows there.
fn inner_list(of: Tag, items: &[Value]) -> Value {
    macro_rules! array {
        ($array:ident, $item:ident) => {
            Value::$array(
                items
                    .iter()
                    .filter_map(|item| match item {
                        Value::$item(number) => Some(*number),
                        _ => None,
                    })
                    .collect(),
            )
        };
    }
    match of {
        Tag::Float => array!(SingleArray, Single),
        Tag::Double => array!(DoubleArray, Double),
        _ => array!(Int16Array, Int16),
    }
}

/// A list of arrays that were lists: those without elements get the type of the others.
fn list_of_lists(mut items: Vec<Value>, start: usize) -> Result<Value, DecodeError> {
    let is_empty = |item: &Value| match item {
        Value::Int16Array(list) => list.is_empty(),
        Value::SingleArray(list) => list.is_empty(),
        Value::DoubleArray(list) => list.is_empty(),
        _ => false,
    };
    let typed = items.iter().find(|item| !is_empty(item)).or(items.first());
    let of = typed.map_or(token::ROOT, Value::token);
    for item in items.iter_mut().filter(|item| item.token() != of) {
        if !is_empty(item) {
            return Err(invalid("list of lists of several types", u64::from(item.token()), start));
        }
        *item = match of {
            token::SINGLE_ARRAY => Value::SingleArray(vec![]),
            token::DOUBLE_ARRAY => Value::DoubleArray(vec![]),
            _ => Value::Int16Array(vec![]),
        };
    }
    Ok(Value::List(List { of, items }))
}
