//! Prints trees of values as text. It keeps its own stack instead of recursing, because the input
//! determines how deep a tree is.

use std::fmt::{self, Display, Write as _};

use super::{
    Compound, List, Text, Value, token,
    tree::{Node, Rest},
};

/// Levels that lines are indented by. Deeper lines say their level instead: the text of a file with
/// a thousand lines at level 500 would otherwise be mostly indentation.
const INDENTED: usize = 16;

/// Bytes of a name that are shown. A file has a name once and can use it for every token.
const SHOWN: usize = 64;

/// As a tree, with one line for each value.
///
/// The length of the text is in proportion to the length of the file: lines are indented by up to 16
/// levels, deeper ones show the number of their level, and of a name 64 bytes are shown.
impl Display for Compound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(f, Node::Compound(self))
    }
}

/// As that of a [`Compound`].
impl Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(f, Node::List(self))
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Node::new(self) {
            Some(node) => print(f, node),
            None => print_plain(f, self),
        }
    }
}

impl fmt::Debug for Compound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, Node::Compound(self))
    }
}

impl fmt::Debug for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug(f, Node::List(self))
    }
}

/// Prints a node in one line: `{"name": Byte(1), "list": [Int16(2)]}`.
fn debug(f: &mut fmt::Formatter<'_>, node: Node<'_>) -> fmt::Result {
    let open = |f: &mut fmt::Formatter<'_>, node| {
        f.write_str(if let Node::Compound(_) = node { "{" } else { "[" })
    };
    open(f, node)?;
    let mut stack = vec![Rest::new(node)];
    let mut first = true;
    while let Some(top) = stack.last_mut() {
        let (next, close) = match top {
            Rest::Compound(children) => {
                (children.next().map(|(name, value)| (Some(name), value)), "}")
            }
            Rest::List(_, items) => (items.next().map(|value| (None, value)), "]"),
        };
        let Some((name, value)) = next else {
            f.write_str(close)?;
            stack.pop();
            first = false;
            continue;
        };
        if !first {
            f.write_str(", ")?;
        }
        if let Some(name) = name {
            write!(f, "{:?}: ", Name(name))?;
        }
        first = false;
        if let Some(node) = Node::new(value) {
            open(f, node)?;
            stack.push(Rest::new(node));
            first = true;
        } else {
            write!(f, "{value:?}")?;
        }
    }
    Ok(())
}

/// Prints a node and what it holds, each on its own line.
fn print(f: &mut fmt::Formatter<'_>, node: Node<'_>) -> fmt::Result {
    let mut stack = vec![print_open(f, node)?];
    while let Some(top) = stack.last_mut() {
        let next = match top {
            Rest::Compound(children) => children.next().map(|(name, value)| (Some(name), value)),
            Rest::List(_, items) => items.next().map(|value| (None, value)),
        };
        let Some((name, value)) = next else {
            stack.pop();
            continue;
        };
        let level = stack.len();
        for _ in 1..level.min(INDENTED) {
            f.write_str("|  ")?;
        }
        if level > INDENTED {
            write!(f, "({level}) ")?;
        }
        f.write_str("|- ")?;
        if let Some(name) = name {
            write!(f, "{}: ", Name(name))?;
        }
        if let Some(node) = Node::new(value) {
            stack.push(print_open(f, node)?);
            continue;
        }
        write!(f, "{} = ", value.token_name())?;
        print_plain(f, value)?;
        writeln!(f)?;
    }
    Ok(())
}

/// A name, of which only the beginning is shown if it is long.
struct Name<'n>(&'n Text);

impl Name<'_> {
    /// What is shown, and the mark behind it if that is not all.
    fn shown(&self) -> (&str, &'static str) {
        let name = self.0.as_str();
        if name.len() <= SHOWN {
            return (name, "");
        }
        let end = (0..=SHOWN).rev().find(|end| name.is_char_boundary(*end)).unwrap_or_default();
        (name.get(..end).unwrap_or_default(), "…")
    }
}

impl Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, more) = self.shown();
        for c in name.chars() {
            // A name with a line break must not look like two values.
            if c.is_control() { c.escape_default().fmt(f)? } else { f.write_char(c)? }
        }
        f.write_str(more)
    }
}

impl fmt::Debug for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, more) = self.shown();
        write!(f, "{name:?}{more}")
    }
}

fn print_open<'v>(f: &mut fmt::Formatter<'_>, node: Node<'v>) -> Result<Rest<'v>, fmt::Error> {
    match node {
        Node::Compound(Compound(children)) => {
            writeln!(f, "Compound")?;
            Ok(Rest::Compound(children.iter()))
        }
        Node::List(List { of, items }) => {
            let name = if items.is_empty() { "nothing" } else { token::name(*of).unwrap_or("?") };
            writeln!(f, "List of {name}")?;
            Ok(Rest::List(*of, items.iter()))
        }
    }
}

fn print_plain(f: &mut fmt::Formatter<'_>, value: &Value) -> fmt::Result {
    match value {
        Value::Byte(value) => value.fmt(f),
        Value::SByte(value) => value.fmt(f),
        Value::Int16(value) => value.fmt(f),
        Value::UInt16(value) => value.fmt(f),
        Value::Int32(value) => value.fmt(f),
        Value::UInt32(value) => value.fmt(f),
        Value::Int64(value) => value.fmt(f),
        Value::UInt64(value) => value.fmt(f),
        Value::Half(value) => value.fmt(f),
        Value::Single(value) => value.fmt(f),
        Value::Double(value) => value.fmt(f),
        Value::String(text) | Value::String16(text) => write!(f, "{text:?}"),
        Value::DateTime(time) => write!(f, "{} {:+}", time.ticks(), time.offset()),
        Value::Date(date) => date.day().fmt(f),
        Value::Time(time) => time.ticks().fmt(f),
        Value::ByteArray(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        Value::SByteArray(list) => write!(f, "{list:?}"),
        Value::Int16Array(list) => write!(f, "{list:?}"),
        Value::UInt16Array(list) => write!(f, "{list:?}"),
        Value::Int32Array(list) => write!(f, "{list:?}"),
        Value::UInt32Array(list) => write!(f, "{list:?}"),
        Value::Int64Array(list) => write!(f, "{list:?}"),
        Value::UInt64Array(list) => write!(f, "{list:?}"),
        Value::HalfArray(list) => write!(f, "{list:?}"),
        Value::SingleArray(list) => write!(f, "{list:?}"),
        Value::DoubleArray(list) => write!(f, "{list:?}"),
        Value::Guid(value) => value.fmt(f),
        Value::List(_) | Value::Compound(_) => Ok(()),
    }
}
