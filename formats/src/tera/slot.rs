//! Heads and tails: slots in the head, and the data they point to behind it.
//!
//! While a struct is encoded, the writer is in its head, where fixed values and slots go; a second
//! sink is in the tail, where the data goes. By default the data of a slot is written together with
//! the slot. If text lies before lists, there are two tails. Other orders take several walks over
//! the fields ([`walk`]).

#![allow(clippy::inline_always, reason = "keeps heads and tails of a message in registers")]

use codec_core::{Encode, EncodeError, Sink, Writer};

use super::{
    format::{MAX, Tera, too_long},
    placement::{has_strings_first, is_hoisted, is_ranked},
    walk::{self, Walk},
};

/// What is kept while a struct is encoded.
#[derive(Debug)]
pub struct Passes<S> {
    /// Where data goes; `None` while only the head is measured.
    pub(super) tail: Option<S>,
    /// Where the data of lists goes, if it is separate from `tail`.
    lists: Option<S>,
    /// The kind of data that the current count leaves out.
    without: Option<Kind>,
    /// What is kept while the struct is walked several times.
    pub(super) walk: Option<Box<Walk<S>>>,
}

impl<S> Default for Passes<S> {
    #[inline]
    fn default() -> Self {
        Self { tail: None, lists: None, without: None, walk: None }
    }
}

/// What kind of data a slot points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Array,
    Text,
}

impl<S> Passes<S> {
    /// Counts the data of all kinds but one, at `tail`.
    #[inline]
    fn without(kind: Kind, tail: S) -> Self {
        Self { tail: Some(tail), without: Some(kind), ..Self::default() }
    }

    /// Whether a struct further out has chosen an order of data that inner structs must keep.
    #[inline]
    pub(super) fn is_ordered(&self) -> bool {
        self.lists.is_some() || self.without.is_some() || self.walk.is_some()
    }

    /// Takes the sink at the end of the data of this kind, if such data is to be written now.
    #[inline(always)]
    pub(super) fn take(&mut self, kind: Kind) -> Option<Tail<S>> {
        if self.without == Some(kind) {
            return None;
        }
        if kind == Kind::Array && self.lists.is_some() {
            return self.lists.take().map(|end| Tail { end, apart: true });
        }
        self.tail.take().map(|end| Tail { end, apart: false })
    }

    /// Puts back what [`take`](Self::take) took out.
    #[inline(always)]
    pub(super) fn put_back(&mut self, tail: Tail<S>) {
        // Two assignments instead of one through a reference, so that both can stay in registers.
        if tail.apart {
            self.lists = Some(tail.end);
        } else {
            self.tail = Some(tail.end);
        }
    }
}

/// Where the next data goes.
#[derive(Debug)]
pub(super) struct Tail<S> {
    pub(super) end: S,
    apart: bool,
}

/// Writes the body of a packet.
#[inline(always)]
pub(super) fn root<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    value: &T,
) -> Result<(), EncodeError> {
    let none = out.split(0)?;
    let room = out.swap(none);
    let rest = with_head(out, room, value, true)?;
    out.swap(rest);
    Ok(())
}

/// Writes `value` with a head of its own at the start of `room`; returns what is left of `room`.
#[inline(always)]
fn with_head<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    mut room: S,
    value: &T,
    is_root: bool,
) -> Result<S, EncodeError> {
    let len = match T::SIZE.in_place {
        Some(len) => len,
        None => out.measure(|out| value.encode(out))?,
    };
    let head = room.split(len)?;
    if T::SIZE.fixed.is_some() {
        value.encode(&mut out.part(head, Passes::default()))?;
        return Ok(room);
    }
    match T::RECORD {
        Some(record) if has_strings_first(record) && !is_hoisted(record) && !is_ranked(record) => {
            strings_first(out, head, room, value, is_root)
        }
        _ => with_tail(out, head, Passes { tail: Some(room), ..Passes::default() }, value),
    }
}

/// Writes `value` to `head` and its data to the tail in `passes`; returns where the data ends.
#[inline(always)]
fn with_tail<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    head: S,
    passes: Passes<S>,
    value: &T,
) -> Result<S, EncodeError> {
    let mut part = out.part(head, passes);
    value.encode(&mut part)?;
    let passes = part.record_state();
    let end = passes.lists.take().or_else(|| passes.tail.take());
    // Never missing here: every `take` is followed by a `put_back` or an error.
    end.ok_or_else(|| too_long(0))
}

/// Writes `value`, whose text and bytes lie before its lists.
///
/// The length of the text and bytes is counted first, so that both parts can be written in one
/// walk.
#[inline]
fn strings_first<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    mut head: S,
    mut room: S,
    value: &T,
    is_root: bool,
) -> Result<S, EncodeError> {
    let start = room.position();
    if !S::WRITES {
        let texts = with_tail(out, head.lend(), Passes::without(Kind::Array, room), value)?;
        if is_root {
            out.state().root_texts = Some(texts.position().saturating_sub(start));
        }
        return with_tail(out, head, Passes::without(Kind::Text, texts), value);
    }
    let counted = if is_root { out.state().root_texts } else { None };
    let len = if let Some(len) = counted { len } else { texts_len(out, value)? };
    let texts = room.split(len)?;
    with_tail(
        out,
        head,
        Passes { tail: Some(texts), lists: Some(room), ..Passes::default() },
        value,
    )
}

/// The length of the text and bytes of `value`.
fn texts_len<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    value: &T,
) -> Result<usize, EncodeError> {
    let mut len = 0;
    out.measure(|out| {
        let (head, tail) = (out.split(0)?, out.split(0)?);
        let end = with_tail(out, head, Passes::without(Kind::Array, tail), value)?;
        len = end.position().saturating_sub(out.position());
        Ok(())
    })?;
    Ok(len)
}

/// Writes elements one behind the other, each linked to the next; returns the room for the offset
/// of what follows the last. `first` is the index of the first element.
// Kept out of line, so that the code of the elements is inlined only once, in here.
#[inline(never)]
pub(super) fn elements<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    first: usize,
    items: &[T],
) -> Result<Option<S>, EncodeError> {
    if let Some(len) = T::SIZE.fixed
        && !S::WRITES
    {
        out.zeros(len.saturating_add(LINKS).saturating_mul(items.len()))?;
        return Ok(None);
    }
    // Only elements of no fixed length can contain themselves.
    if T::SIZE.fixed.is_none() {
        out.check_stack()?;
    }
    let none = out.split(0)?;
    let mut tail = out.swap(none);
    let mut last: Option<S> = None;
    for (index, item) in (first..).zip(items) {
        let here = offset(out, tail.position())?;
        if let Some(next) = &mut last {
            next.put_array(here)?;
        }
        let mut links = tail.split(LINKS)?;
        links.put_array(here)?;
        tail = match with_head(out, tail, item, false) {
            Ok(tail) => tail,
            Err(error) => return Err(error.at_index(index)),
        };
        last = Some(links);
    }
    out.swap(tail);
    Ok(last)
}

/// Bytes before each element: its own offset and that of the next.
const LINKS: usize = 4;

/// A position in the body as an offset in the packet.
#[inline(always)]
pub(super) fn offset<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    position: usize,
) -> Result<[u8; 2], EncodeError> {
    // A position is a length in memory, so this never wraps.
    let offset = position.wrapping_add(out.state().body_at);
    // Checked only while counting: what is written was counted first and is known to fit.
    if !S::WRITES && offset > MAX {
        return Err(too_long(offset));
    }
    let [a, b, ..] = offset.to_le_bytes();
    Ok([a, b])
}

fn count(len: usize) -> Result<[u8; 2], EncodeError> {
    u16::try_from(len).map(u16::to_le_bytes).map_err(|_| too_long(len))
}

/// Writes a list: `count`, `start`, and its elements in the tail.
#[inline(always)]
pub(super) fn array<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    items: &[T],
) -> Result<(), EncodeError> {
    if out.record_state().walk.is_some() {
        return out.local(|out| walk::array(out, items));
    }
    let Some(tail) = out.record_state().take(Kind::Array) else { return out.zeros(4) };
    let slot = out.split(4)?;
    let tail = fill_array(out, slot, tail, items)?;
    out.record_state().put_back(tail);
    Ok(())
}

/// Fills the slot of a list and writes its elements.
#[inline(always)]
pub(super) fn fill_array<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    mut slot: S,
    tail: Tail<S>,
    items: &[T],
) -> Result<Tail<S>, EncodeError> {
    array_slot(out, &mut slot, tail.end.position(), items.len())?;
    let mut part = out.part(tail.end, Passes::default());
    if let Some(mut last) = elements(&mut part, 0, items)? {
        last.put_array([0, 0])?;
    }
    let end = part.into_sink();
    Ok(Tail { end, ..tail })
}

/// Fills the slot of a list: a list without elements has the offset 0.
#[inline(always)]
pub(super) fn array_slot<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    slot: &mut S,
    start: usize,
    len: usize,
) -> Result<(), EncodeError> {
    let [c, d] = if len == 0 { [0, 0] } else { offset(out, start)? };
    let [a, b] = count(len)?;
    slot.put_array([a, b, c, d])
}

/// Writes text or bytes: a slot of `N` bytes, which `slot` makes when it knows the offset, and the
/// data, which `data` writes to the tail.
#[inline(always)]
pub(super) fn blob<S: Sink, const N: usize>(
    out: &mut Writer<'_, Tera, S>,
    slot: impl Fn([u8; 2]) -> [u8; N],
    data: impl Fn(&mut S) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    if out.record_state().walk.is_some() {
        return out.local(|out| walk::blob(out, slot, data));
    }
    let Some(mut tail) = out.record_state().take(Kind::Text) else { return out.zeros(N) };
    let start = offset(out, tail.end.position())?;
    out.array(slot(start))?;
    fill(&mut tail.end, data)?;
    out.record_state().put_back(tail);
    Ok(())
}

/// Writes data to the tail.
#[inline(always)]
pub(super) fn fill<S: Sink>(
    tail: &mut S,
    data: impl Fn(&mut S) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    data(tail)
}
