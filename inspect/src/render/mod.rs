//! Fields of a message as text, as JSON, and as a page for a browser.

mod error;
mod html;
mod json;
mod text;

use std::ops::Range;

pub(crate) use self::{
    error::fault,
    html::page,
    json::tree as json,
    text::{Look, text, uncovered},
};

/// A message, with what its bytes mean as far as they could be decoded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explanation {
    /// What it is called.
    pub(crate) title: String,
    /// What else is known of it, in words.
    pub(crate) about: String,
    pub(crate) bytes: Vec<u8>,
    /// Each field before those that it holds.
    pub(crate) fields: Vec<Field>,
    pub(crate) fault: Option<Fault>,
}

/// A field, or a value inside of one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// Its name in what holds it, and from the message on.
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) parent: Option<usize>,
    pub(crate) depth: usize,
    pub(crate) range: Range<usize>,
    /// Its bits, as `..010...`, if it has no bytes of its own.
    pub(crate) bits: Option<String>,
    /// Its type on the wire, in words.
    pub(crate) kind: String,
    /// Its value, in words.
    pub(crate) value: Option<String>,
    pub(crate) json: serde_json::Value,
    pub(crate) docs: String,
    /// Whether it holds others.
    pub(crate) holds: bool,
}

/// Why decoding stopped.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    /// The whole message of the error.
    pub(crate) text: String,
    /// The reason alone.
    pub(crate) reason: String,
    pub(crate) offset: usize,
    pub(crate) path: String,
}

/// Digits that the offsets of so many bytes need, at least four.
fn offset_width(len: usize) -> usize {
    format!("{len:x}").len().max(4)
}

/// Bytes in hex.
pub(crate) fn digits(bytes: &[u8]) -> String {
    let halves = bytes.iter().flat_map(|byte| [byte >> 4, byte & 0xf]);
    halves.filter_map(|half| char::from_digit(half.into(), 16)).collect()
}

/// The bytes of a line in hex, with a space between them.
fn hex(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|byte| digits(&[*byte])).collect();
    bytes.join(" ")
}
