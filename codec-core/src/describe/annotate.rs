//! Encoded bytes with the names of the fields beside them.

use alloc::{string::String, vec::Vec};
use core::{fmt, fmt::Write as _, ops::Range};

use super::bits::{BitKind, BitsShape};

/// The bytes of a message and where each of its fields lies.
///
/// [`Format::annotate`](crate::Format::annotate) makes it; `Display` prints a hex dump with the
/// field names beside the bytes.
#[derive(Clone, Debug)]
pub struct Annotated {
    bytes: Vec<u8>,
    fields: Vec<Annotation>,
}

/// One field of an [`Annotated`] message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// The path to the field, such as `servers[3].name`.
    pub path: String,
    /// Its bytes.
    pub range: Range<usize>,
    /// Whether it has no fields or elements of its own.
    pub leaf: bool,
    /// Its bits, if it is a group of bits in the number that is at [`range`](Self::range).
    pub bits: Option<BitRange>,
}

/// A group of bits of an [`Annotated`] message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BitRange {
    /// Its bits; the least significant one of the number is 0.
    pub range: Range<u32>,
    /// How many bits the number has.
    pub width: u32,
    /// The number that they are, without a sign.
    pub value: u64,
}

impl Annotated {
    pub(crate) fn new(bytes: Vec<u8>, marks: Marks) -> Self {
        Self { bytes, fields: marks.fields }
    }

    /// The encoded message.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The fields, each before what it holds.
    #[must_use]
    pub fn fields(&self) -> &[Annotation] {
        &self.fields
    }
}

/// Bytes per line of the dump.
const LINE: usize = 16;

impl fmt::Display for Annotated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut leaves: Vec<_> =
            self.fields.iter().filter(|field| field.leaf && !field.range.is_empty()).collect();
        leaves.sort_by_key(|field| field.range.start);
        let mut at = 0;
        for field in leaves {
            let between = at..field.range.start;
            line(f, &self.bytes, between.clone(), self.holder(&between))?;
            match &field.bits {
                None => line(f, &self.bytes, field.range.clone(), &field.path)?,
                Some(bits) => {
                    // The bytes of the number stand before its first group.
                    if at < field.range.end {
                        line(f, &self.bytes, field.range.clone(), self.holder(&field.range))?;
                    }
                    digits(f, bits, &field.path)?;
                }
            }
            at = at.max(field.range.end);
        }
        let behind = at..self.bytes.len();
        line(f, &self.bytes, behind.clone(), self.holder(&behind))
    }
}

impl Annotated {
    /// The name of the innermost field that contains `range`. For the count of a list, that is the
    /// list.
    fn holder(&self, range: &Range<usize>) -> &str {
        self.fields
            .iter()
            .filter(|field| field.bits.is_none())
            .filter(|field| field.range.start <= range.start && range.end <= field.range.end)
            .min_by_key(|field| field.range.len())
            .map_or("", |field| &field.path)
    }
}

/// Prints `range` of `bytes`, with the name beside its first line.
fn line(f: &mut fmt::Formatter<'_>, bytes: &[u8], range: Range<usize>, name: &str) -> fmt::Result {
    let mut at = range.start;
    let mut name = name;
    for chunk in bytes.get(range).unwrap_or_default().chunks(LINE) {
        let mut hex = String::new();
        for byte in chunk {
            write!(hex, "{byte:02x} ")?;
        }
        writeln!(f, "{}", alloc::format!("{at:04x}  {hex:<48} {name}").trim_end())?;
        at = at.saturating_add(LINE);
        name = "";
    }
    Ok(())
}

/// Prints the digits of `bits`, with dots for the other bits of the number.
fn digits(f: &mut fmt::Formatter<'_>, bits: &BitRange, name: &str) -> fmt::Result {
    let mut digits = String::new();
    for bit in (0..bits.width).rev() {
        let digit = match bit.checked_sub(bits.range.start) {
            Some(at) if bit < bits.range.end => {
                if bits.value.wrapping_shr(at) & 1 == 0 {
                    '0'
                } else {
                    '1'
                }
            }
            _ => '.',
        };
        digits.push(digit);
        if bit % 8 == 0 {
            digits.push(' ');
        }
    }
    writeln!(f, "{}", alloc::format!("      {digits:<48} {name}").trim_end())
}

/// Notes of where fields begin and end, as they are written.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    fields: Vec<Annotation>,
    open: Vec<usize>,
}

impl Marks {
    pub(crate) fn enter_field(&mut self, name: &'static str, at: usize) {
        let parent = self.parent();
        let dot = if parent.is_empty() { "" } else { "." };
        self.enter(alloc::format!("{parent}{dot}{name}"), at);
    }

    pub(crate) fn enter_index(&mut self, index: usize, at: usize) {
        let parent = self.parent();
        self.enter(alloc::format!("{parent}[{index}]"), at);
    }

    pub(crate) fn enter_data(&mut self, at: usize) {
        let path = String::from(self.parent());
        self.open.push(self.fields.len());
        self.fields.push(Annotation { path, range: at..at, leaf: true, bits: None });
    }

    /// Notes the fields of the struct `shape`, which is the `number` at `range`.
    pub(crate) fn note_bits(
        &mut self,
        shape: &'static BitsShape,
        number: u64,
        range: Range<usize>,
    ) {
        let path = String::from(self.parent());
        if let Some(parent) = self.open.last().and_then(|open| self.fields.get_mut(*open)) {
            parent.leaf = false;
        }
        self.groups(
            shape,
            &path,
            0,
            &BitRange { range: 0..shape.width, width: shape.width, value: number },
            &range,
        );
    }

    /// Notes the fields of the struct `shape`, whose lowest bit is bit `low` of the `number`.
    fn groups(
        &mut self,
        shape: &'static BitsShape,
        parent: &str,
        low: u32,
        number: &BitRange,
        range: &Range<usize>,
    ) {
        let dot = if parent.is_empty() { "" } else { "." };
        for group in shape.groups.iter().filter(|group| group.width > 0) {
            let path = alloc::format!("{parent}{dot}{}", group.name);
            let start = low.saturating_add(group.start);
            let above = u64::BITS.saturating_sub(group.width);
            let value = number.value.wrapping_shr(start) & u64::MAX.wrapping_shr(above);
            let bits = start..start.saturating_add(group.width);
            let inner = match group.kind {
                BitKind::Struct(inner) => Some(inner),
                _ => None,
            };
            self.fields.push(Annotation {
                path: path.clone(),
                range: range.clone(),
                leaf: inner.is_none(),
                bits: Some(BitRange { range: bits, width: number.width, value }),
            });
            if let Some(inner) = inner {
                self.groups(inner, &path, start, number, range);
            }
        }
    }

    pub(crate) fn leave(&mut self, at: usize) {
        if let Some(field) = self.open.pop().and_then(|open| self.fields.get_mut(open)) {
            field.range.end = at.max(field.range.start);
        }
    }

    fn parent(&self) -> &str {
        self.open.last().and_then(|open| self.fields.get(*open)).map_or("", |field| &field.path)
    }

    fn enter(&mut self, path: String, at: usize) {
        if let Some(parent) = self.open.last().and_then(|open| self.fields.get_mut(*open)) {
            parent.leaf = false;
        }
        self.open.push(self.fields.len());
        self.fields.push(Annotation { path, range: at..at, leaf: true, bits: None });
    }
}
