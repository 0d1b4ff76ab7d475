//! Decodes messages by their descriptions alone.
//!
//! Derived decoders and descriptions come from the same declaration on two ways; this interpreter
//! knows only the description. Where both agree, on valid bytes and on others, each is a second
//! opinion on the other. It is written for clarity and uses nothing but public API.

mod checksum;
mod entries;
mod eval;
mod frames;
mod generate;
mod input;
mod named;
mod random;
mod records;
mod shapes;
mod steps;
mod tagged;
mod text;

use std::ops::Range;

use codec_core::{
    Shape,
    explain::{Name, Value},
    shape::FormatShape,
};

use self::input::Input;
pub use self::{
    entries::{golden, golden_of, seed, tag},
    generate::Generator,
    steps::{Reached, Steps, count_steps},
};

/// What decoding by a description found.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The message, and all that was read of it; each before what it holds.
    pub nodes: Vec<Node>,
    /// How many bytes the message has, or why it could not be read.
    pub result: Result<usize, Fault>,
    /// The fields and the variants that are there.
    pub reached: Reached,
    /// Whether it depends on where the message ends: more bytes could be more of it.
    pub ends_anywhere: bool,
}

/// A field, an element or something else that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Its name in what holds it.
    pub name: Name,
    /// The node that holds it.
    pub parent: Option<usize>,
    /// Its bytes.
    pub range: Range<usize>,
    /// The groups of bits that it is, of the number at its bytes.
    pub bits: Option<Range<u32>>,
    /// Its value, if it is not just what it holds.
    pub value: Option<Value>,
    /// The number on the wire, if the value is larger or smaller by a constant.
    pub raw: Option<i128>,
    /// Whether only its own code could read it, and not its description.
    pub opaque: bool,
}

/// Why a message could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The byte at which reading failed.
    pub offset: usize,
    /// What is wrong.
    pub what: String,
    /// Whether the description does not say how to go on.
    pub opaque: bool,
    /// Whether more bytes might be a message.
    pub short: bool,
}

/// Decodes a message of a format, with the number before it or without, which is then `tag`.
#[must_use]
pub fn interpret(format: FormatShape, shape: Shape, tag: Option<i128>, bytes: &[u8]) -> Outcome {
    let mut input = Input::new(format, bytes);
    let result = input.message(shape, tag);
    let Input { nodes, reached, ends_anywhere, .. } = input;
    Outcome { nodes, result, reached, ends_anywhere }
}
