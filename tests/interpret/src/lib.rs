//! Decodes messages by their descriptions alone.
//!
//! Derived decoders and descriptions come from the same declaration on two ways; this interpreter
//! knows only the description. Where both agree, on valid bytes and on others, each is a second
//! opinion on the other. It is written for clarity and uses nothing but public API.

mod eval;
mod frames;
mod generate;
mod input;
mod named;
mod records;
mod shapes;
mod tagged;
mod text;

use std::ops::Range;

use codec_core::{Shape, explain::Value, shape::FormatShape};

pub use self::generate::{Generator, Steps, count_steps};
use self::input::Input;

/// What decoding by a description found.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The values that were read, up to the fault if there is one.
    pub steps: Vec<Step>,
    /// How many bytes the message has, or why it could not be read.
    pub result: Result<usize, Fault>,
}

/// A value that holds no others.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its bytes.
    pub range: Range<usize>,
    /// Its value.
    pub value: Value,
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
    /// How many bytes are missing.
    pub missing: usize,
    /// Bytes that would be right, and where, if that is known.
    pub fix: Option<(usize, Vec<u8>)>,
}

/// Decodes a message of a format.
#[must_use]
pub fn interpret(format: FormatShape, shape: Shape, bytes: &[u8]) -> Outcome {
    let mut input = Input::new(format, bytes);
    let result = input.message(shape);
    Outcome { steps: input.steps, result }
}
