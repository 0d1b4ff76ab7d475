//! A tree as text: offsets, bytes, and what they mean.

use alloc::{format, string::String, vec::Vec};
use core::{fmt, fmt::Write as _, ops::Range};

use super::tree::{BitRange, Name, Node, Tree};

/// Bytes on one line.
const LINE: usize = 16;
/// The longest path and the longest value that are printed whole.
const LONGEST: usize = 48;

/// Prints one line for each field that holds no others, and for the bytes between them: offset,
/// bytes, path, type and value.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.lines();
        let width = lines.iter().map(|line| line.path.chars().count()).max().unwrap_or(0);
        lines.iter().try_for_each(|line| line.print(f, self.bytes(), width))?;
        if self.is_cut() {
            writeln!(f, "(not all fields are here: they would take too much memory)")?;
        }
        Ok(())
    }
}

/// What is printed for one node, or for bytes that only the node around them has.
struct Line {
    range: Range<usize>,
    bits: Option<BitRange>,
    path: String,
    words: String,
}

impl Tree {
    fn lines(&self) -> Vec<Line> {
        let mut order: Vec<usize> = (0..self.nodes().len()).collect();
        // Parents have smaller indices than what they hold, so they stay before it.
        order.sort_by_key(|index| self.nodes().get(*index).map_or(0, |node| node.range.start));
        let mut sweep = Sweep { tree: self, lines: Vec::new(), open: Vec::new(), at: 0 };
        for index in order {
            let Some(node) = self.nodes().get(index) else { continue };
            sweep.up_to(node.range.start);
            if node.bits.is_some() || self.is_unpacked(index) {
                sweep.without_bytes(index, node);
            } else {
                sweep.open.push(index);
            }
        }
        sweep.up_to(usize::MAX);
        sweep.lines
    }
}

/// Goes through the nodes in the order of their bytes.
struct Sweep<'t> {
    tree: &'t Tree,
    lines: Vec<Line>,
    /// The nodes around the next byte, the outermost first.
    open: Vec<usize>,
    /// The first byte that is not on a line yet.
    at: usize,
}

impl Sweep<'_> {
    /// Prints the bytes before `to` that no line has.
    fn up_to(&mut self, to: usize) {
        while let Some(index) = self.open.last().copied() {
            let Some(node) = self.tree.nodes().get(index) else { break };
            self.line(index, node, node.range.end.min(to));
            if node.range.end > to {
                return;
            }
            self.open.pop();
        }
        // What follows the message has no node.
        let end = to.min(self.tree.bytes().len());
        if self.open.is_empty() && self.at < end {
            let range = self.at..end;
            self.at = end;
            self.lines.push(Line { range, bits: None, path: String::new(), words: String::new() });
        }
    }

    fn line(&mut self, index: usize, node: &Node, end: usize) {
        if self.at >= end {
            return;
        }
        let range = self.at..end;
        self.at = end;
        // The value belongs to the first bytes of a node; others are behind something it holds.
        let words = if range.start == node.range.start { words(node) } else { String::new() };
        let path = match node.name {
            Name::Root(name) => name.into(),
            _ => shortened(&self.tree.path(index), true),
        };
        self.lines.push(Line { range, bits: None, path, words });
    }

    /// A line for a group of bits, or for a value that was packed, behind the one for the bytes.
    fn without_bytes(&mut self, index: usize, node: &Node) {
        self.up_to(node.range.end);
        if node.bits.is_none() && !(node.leaf || node.value.is_some()) {
            return;
        }
        let (path, words) = (shortened(&self.tree.path(index), true), words(node));
        let range = node.range.end..node.range.end;
        self.lines.push(Line { range, bits: node.bits.clone(), path, words });
    }
}

impl Line {
    fn print(&self, f: &mut fmt::Formatter<'_>, bytes: &[u8], width: usize) -> fmt::Result {
        let mut words = format!("{:width$}  {}", self.path, self.words);
        if self.range.is_empty() {
            let digits = self.bits.as_ref().map(digits).unwrap_or_default();
            return writeln!(f, "{}", format!("      {digits:<48} {words}").trim_end());
        }
        let mut at = self.range.start;
        for chunk in bytes.get(self.range.clone()).unwrap_or_default().chunks(LINE) {
            let mut hex = String::new();
            for byte in chunk {
                write!(hex, "{byte:02x} ")?;
            }
            writeln!(f, "{}", format!("{at:04x}  {hex:<48} {words}").trim_end())?;
            at = at.saturating_add(LINE);
            words.clear();
        }
        Ok(())
    }
}

/// Type and value of a node.
fn words(node: &Node) -> String {
    let mut words = String::new();
    if let Some(shape) = node.shape {
        words = format!("{:#}", shape());
    }
    if let Some(value) = &node.value {
        let gap = if words.is_empty() { "" } else { " " };
        // Writing to a string does not fail.
        let _ = write!(words, "{gap}= {}", shortened(&format!("{value}"), false));
    }
    words
}

/// The text without what is too much of it: the front of a path, the end of a value.
fn shortened(text: &str, front: bool) -> String {
    let count = text.chars().count();
    let Some(over @ 1..) = count.checked_sub(LONGEST) else { return text.into() };
    if front {
        let kept: String = text.chars().skip(over.saturating_add(1)).collect();
        format!("…{kept}")
    } else {
        let kept: String = text.chars().take(LONGEST.saturating_sub(1)).collect();
        format!("{kept}…")
    }
}

/// The digits of `bits`, with dots for the other bits of the number.
fn digits(bits: &BitRange) -> String {
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
    digits
}
