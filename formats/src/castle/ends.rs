//! Where nodes end, in files whose lengths may have more than one meaning.
//!
//! With [`lenient_length`](super::CastleOptions::lenient_length) the length of a node does not say
//! where it ends; only its content does. Content is walked once: the ends of all nodes in it are
//! noted, so that skipping a node inside of it later costs one lookup.

use codec_core::{DecodeError, Reader};

use super::{
    Castle,
    count::take_count,
    list::take_head,
    object::{GROWN, Header, bad_token, check_end, take_len},
    token::{self, Extent},
};

/// Where the payloads of nodes begin and end, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct Ends(Vec<(usize, usize)>);

impl Ends {
    /// Where the payload that begins at `start` ends, if it is known.
    fn get(&self, start: usize) -> Option<usize> {
        let found = self.0.binary_search_by_key(&start, |(start, _)| *start).ok()?;
        self.0.get(found).map(|(_, end)| *end)
    }

    /// Makes room for the end of the payload at `start`; its place.
    ///
    /// `None` if that is not behind all others. It never happens while nodes are first skipped in
    /// the order of the file, and costs no more than another walk if it should.
    fn open(&mut self, start: usize) -> Option<usize> {
        if self.0.last().is_some_and(|(last, _)| *last >= start) {
            return None;
        }
        self.0.push((start, start));
        self.0.len().checked_sub(1)
    }

    fn close(&mut self, place: Option<usize>, end: usize) {
        if let Some(entry) = place.and_then(|place| self.0.get_mut(place)) {
            entry.1 = end;
        }
    }
}

/// A node whose content is being walked.
struct Open {
    /// Where it ends by its length.
    end: usize,
    /// Whether it has a name, which its length may leave out.
    named: bool,
    /// Its place among the noted ends.
    place: Option<usize>,
    /// The type of its elements, if it is a list.
    of: Option<u8>,
    count: usize,
    left: usize,
}

impl Open {
    /// The child that is being walked.
    fn index(&self) -> usize {
        self.count.saturating_sub(self.left).saturating_sub(1)
    }
}

/// Skips the payload of a node that ends at `end` by one of the meanings of its length.
#[cold]
pub(super) fn skip_node(
    tag: u8,
    end: usize,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<(), DecodeError> {
    let start = input.offset();
    if let Some(known) = input.state().ends.get(start) {
        return input.take(known.saturating_sub(start)).map(drop);
    }
    let known = input.state().ends.0.len();
    let mut stack = Vec::new();
    let walked = open(tag, end, true, input).and_then(|node| {
        stack.push(node);
        walk(&mut stack, input)
    });
    if walked.is_err() {
        // Some of them have no end yet.
        input.state().ends.0.truncate(known);
    }
    walked
        .map_err(|error| stack.iter().rev().fold(error, |error, open| error.at_index(open.index())))
}

/// Goes into a node.
fn open(
    tag: u8,
    end: usize,
    named: bool,
    input: &mut Reader<'_, '_, Castle>,
) -> Result<Open, DecodeError> {
    let start = input.offset();
    input.budget().enter(start)?;
    input.charge(0, size_of::<Open>().saturating_mul(GROWN))?;
    let place = if named {
        input.charge(0, size_of::<(usize, usize)>().saturating_mul(GROWN))?;
        input.state().ends.open(start)
    } else {
        None
    };
    let (count, of) = if tag == token::COMPOUND {
        (take_count(input)?, None)
    } else {
        let (count, of) = take_head(input)?;
        (count, Some(of))
    };
    Ok(Open { end, named, place, of, count, left: count })
}

/// Walks the nodes of the stack to their ends. Where something is wrong, the nodes around it are
/// left on the stack.
fn walk(stack: &mut Vec<Open>, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
    while let Some(top) = stack.last_mut() {
        let Some(left) = top.left.checked_sub(1) else {
            let Some(Open { end, named, place, .. }) = stack.pop() else { break };
            input.budget().leave();
            let offset = input.offset();
            input.state().ends.close(place, offset);
            check_end(end, named, input)?;
            continue;
        };
        top.left = left;
        let inner = match top.of {
            Some(token::COMPOUND) => {
                let end = take_len(input)?;
                open(token::COMPOUND, end, false, input)?
            }
            Some(of) => {
                skip_plain(of, input)?;
                continue;
            }
            None => {
                let header = Header::take(input)?;
                match header.end {
                    Some(end) if header.tag >= token::LIST => open(header.tag, end, true, input)?,
                    _ => {
                        header.skip(input)?;
                        continue;
                    }
                }
            }
        };
        stack.push(inner);
    }
    Ok(())
}

/// Skips an element of a list that holds no others.
fn skip_plain(of: u8, input: &mut Reader<'_, '_, Castle>) -> Result<(), DecodeError> {
    let len = match token::extent(of) {
        Some(Extent::Fixed(len)) => len,
        Some(Extent::Counted(unit)) => take_count(input)?.saturating_mul(unit),
        Some(Extent::Total) | None => return Err(bad_token(of, input.offset())),
    };
    input.take(len).map(drop)
}
