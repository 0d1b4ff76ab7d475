//! Lines as a tree.

use std::{iter::Peekable, slice::Iter};

use super::{
    Fault,
    line::{Line, Lines, Place, Type, Word, lines},
};

/// A definition.
#[derive(Debug)]
pub(super) struct Definition {
    /// Comments before the first field, and behind the last one.
    pub(super) comments: Vec<String>,
    pub(super) items: Vec<Item>,
}

/// A field, or where the slot of one stands.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) at: Place,
    pub(super) comments: Vec<String>,
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    Field(Type),
    /// A list of structs.
    Structs {
        items: Vec<Item>,
        interleaved: bool,
    },
    Object(Vec<Item>),
    Ref,
}

/// Levels of nesting that a definition may have; no packet has more than 3.
const MAX_DEPTH: usize = 32;

/// Reads a definition.
pub(super) fn definition(text: &str) -> Result<Definition, Vec<Fault>> {
    let Lines { head: mut comments, fields: lines, tail } = lines(text)?;
    let mut faults = Vec::new();
    let items = items(&mut lines.iter().peekable(), 0, &mut faults);
    if !lines.is_empty() {
        comments.extend(tail);
    }
    if faults.is_empty() { Ok(Definition { comments, items }) } else { Err(faults) }
}

/// Reads the fields with `depth` dashes, and those below them.
fn items(lines: &mut Peekable<Iter<'_, Line>>, depth: usize, faults: &mut Vec<Fault>) -> Vec<Item> {
    let mut items = Vec::new();
    while let Some(line) = lines.next_if(|line| line.depth >= depth) {
        if line.depth > depth {
            faults.push(misplaced(line, depth));
            continue;
        }
        if depth >= MAX_DEPTH {
            faults.push(line.at.fault("too many levels of nesting"));
            continue;
        }
        let below = depth.saturating_add(1);
        let kind = match &line.word {
            Word::Ref => Kind::Ref,
            Word::Object => Kind::Object(self::items(lines, below, faults)),
            Word::Type(Type::List { of: None, interleaved }) => {
                let items = self::items(lines, below, faults);
                Kind::Structs { items, interleaved: *interleaved }
            }
            Word::Type(field) => Kind::Field(field.clone()),
        };
        let (name, comments) = (line.name.clone(), line.comments.clone());
        items.push(Item { name, at: line.at, comments, kind });
    }
    items
}

/// The fault of a line that has more dashes than what is above it allows.
fn misplaced(line: &Line, depth: usize) -> Fault {
    let found = line.depth;
    line.at.fault(format!(
        "expected at most {depth} dashes, found {found}: \
         no `array` or `object` with one dash less is above this line"
    ))
}
