//! Structs that choose the order of their data. Their fields are walked several times: first for
//! the head, then for each part of the tail.

#![allow(clippy::inline_always, reason = "keeps heads and tails of a message in registers")]

use codec_core::{Encode, EncodeError, EncodeFields, Record, Sink, Writer};

use super::{
    format::Tera,
    placement::{has_strings_first, is_hoisted, is_ranked},
    slot::{Kind, Passes, array_slot, elements, fill, fill_array, offset},
};

/// What is kept while a struct is walked.
#[derive(Debug)]
pub(super) struct Walk<S> {
    /// What the current pass writes, and for which part of the data.
    pass: Pass,
    part: Part,
    /// The passes that follow, the last of them first.
    steps: Vec<(Pass, Part)>,
    /// Whether a field of the walked struct is being written. Further fields then belong to structs
    /// inside it.
    inside: bool,
    /// Whether that field belongs to the current part.
    chosen: bool,
    /// The slots whose data is not written yet, in the order of the fields.
    slots: Vec<Open<S>>,
    /// The number of slots that the pass has met so far.
    seen: usize,
}

impl<S> Walk<S> {
    /// Whether fixed values are written.
    #[inline]
    pub(super) fn is_fixed(&self) -> bool {
        matches!(self.pass, Pass::Head | Pass::Fixed)
    }
}

/// A part of the variable data of a struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    All,
    /// The data of this kind.
    Kind(Kind),
    /// The data of the fields with this `tail`; `None` for those without.
    Rank(Option<u16>),
}

impl Part {
    /// The parts of `record` in the order in which they are written.
    fn of(record: &Record<Tera>) -> Vec<Self> {
        let mut ranks: Vec<_> =
            record.field_layouts().iter().map(|(_, layout)| layout.tail).collect();
        if ranks.is_empty() {
            return if has_strings_first(record) {
                vec![Self::Kind(Kind::Text), Self::Kind(Kind::Array)]
            } else {
                vec![Self::All]
            };
        }
        ranks.sort_unstable();
        ranks.dedup();
        ranks.into_iter().map(Some).chain([None]).map(Self::Rank).collect()
    }

    /// Whether several fields of `record` share this place: their elements are then interleaved.
    fn is_shared(self, record: &Record<Tera>) -> bool {
        match self {
            Self::Rank(Some(rank)) => {
                record.field_layouts().iter().filter(|(_, layout)| layout.tail == rank).count() > 1
            }
            _ => false,
        }
    }
}

/// What is written while the fields of a struct are walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Fixed values and slots, as they come.
    Head,
    /// Slots of arrays.
    Arrays,
    /// Slots of text and bytes.
    Texts,
    /// Fixed values.
    Fixed,
    /// The data of the chosen fields.
    Tail,
    /// The element with this index, of each of the chosen arrays.
    Element(usize),
    /// Nothing; the pass finds the length of the longest of the chosen arrays.
    Longest(usize),
}

/// A slot whose data is not written yet.
#[derive(Debug)]
struct Open<S> {
    slot: Option<S>,
    /// Where the offset of the next element goes.
    next: Option<S>,
}

/// Writes a struct that chooses the order of its data, in as many passes as that takes.
#[inline(always)]
pub(super) fn in_passes<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    record: &'static Record<Tera>,
    body: impl Fn(&mut EncodeFields<'_, '_, Tera, S>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    let state = out.record_state();
    // An inner struct keeps the order that the outer struct has chosen.
    let walks = if is_hoisted(record) || is_ranked(record) {
        state.walk.is_none()
    } else {
        state.tail.is_some() && !state.is_ordered()
    };
    if walks {
        state.walk = Some(Box::new(begin(record, state.tail.is_some())));
    }
    loop {
        // The only call of `body`, so that the compiler inlines it.
        body(&mut EncodeFields::new(out, record))?;
        if !walks {
            return Ok(());
        }
        let state = out.record_state();
        state.walk = state.walk.take().and_then(next);
        if state.walk.is_none() {
            return Ok(());
        }
    }
}

/// Begins with the head of a struct.
#[cold]
#[inline(never)]
fn begin<S>(record: &'static Record<Tera>, has_tail: bool) -> Walk<S> {
    let mut steps = Vec::new();
    if has_tail {
        for part in Part::of(record).into_iter().rev() {
            let pass = if part.is_shared(record) { Pass::Longest(1) } else { Pass::Tail };
            steps.push((pass, part));
        }
    }
    if is_hoisted(record) {
        steps.extend([Pass::Fixed, Pass::Texts].map(|pass| (pass, Part::All)));
    }
    let pass = if is_hoisted(record) { Pass::Arrays } else { Pass::Head };
    let (part, slots) = (Part::All, Vec::new());
    Walk { pass, part, steps, inside: false, chosen: true, slots, seen: 0 }
}

/// Continues with the next pass, if there is one.
#[cold]
#[inline(never)]
fn next<S>(mut walk: Box<Walk<S>>) -> Option<Box<Walk<S>>> {
    if let Pass::Longest(longest) = walk.pass {
        let part = walk.part;
        walk.steps.extend((0..longest).rev().map(|index| (Pass::Element(index), part)));
    }
    (walk.pass, walk.part) = walk.steps.pop()?;
    walk.seen = 0;
    Some(walk)
}

/// Writes what belongs to the current pass, of a field.
#[cold]
#[inline(never)]
pub(super) fn field<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    record: &'static Record<Tera>,
    index: usize,
    value: &T,
) -> Result<(), EncodeError> {
    let Some(walk) = &mut out.record_state().walk else { return value.encode(out) };
    if T::SIZE.fixed.is_some() && !walk.is_fixed() {
        return Ok(());
    }
    // The fields of an inner struct are written together with the field that holds it.
    if walk.inside {
        return value.encode(out);
    }
    walk.inside = true;
    let tail = record.field_layout(index).map(|layout| layout.tail);
    walk.chosen = match walk.part {
        Part::Rank(rank) => rank == tail,
        _ => true,
    };
    value.encode(out)?;
    if let Some(walk) = &mut out.record_state().walk {
        walk.inside = false;
    }
    Ok(())
}

/// Reserves the slot in head passes and hands it out in tail passes.
fn slot<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    kind: Kind,
    len: usize,
) -> Result<Option<S>, EncodeError> {
    let Some(walk) = &mut out.record_state().walk else { return Ok(None) };
    let index = walk.seen;
    walk.seen = index.saturating_add(1);
    if walk.slots.len() <= index {
        walk.slots.push(Open { slot: None, next: None });
    }
    let make_room = match walk.pass {
        Pass::Head => true,
        Pass::Arrays => kind == Kind::Array,
        Pass::Texts => kind == Kind::Text,
        _ => false,
    };
    let Some(open) = walk.slots.get_mut(index) else { return Ok(None) };
    let chosen = walk.chosen && !matches!(walk.part, Part::Kind(part) if part != kind);
    if chosen && matches!(walk.pass, Pass::Tail | Pass::Element(0)) {
        return Ok(open.slot.take());
    }
    if make_room {
        let room = out.split(len)?;
        let walk = out.record_state().walk.as_mut();
        if let Some(open) = walk.and_then(|walk| walk.slots.get_mut(index)) {
            open.slot = Some(room);
        }
    }
    Ok(None)
}

/// Writes what belongs to the current pass, of text or bytes; see [`blob`](super::slot::blob).
#[cold]
#[inline(never)]
pub(super) fn blob<S: Sink, const N: usize>(
    out: &mut Writer<'_, Tera, S>,
    bytes: impl Fn([u8; 2]) -> [u8; N],
    data: impl Fn(&mut S) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    let Some(mut slot) = slot(out, Kind::Text, N)? else { return Ok(()) };
    let Some(mut tail) = out.record_state().take(Kind::Text) else { return Ok(()) };
    slot.put_array(bytes(offset(out, tail.end.position())?))?;
    fill(&mut tail.end, data)?;
    out.record_state().put_back(tail);
    Ok(())
}

/// Writes what belongs to the current pass, of a list.
#[cold]
#[inline(never)]
pub(super) fn array<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    items: &[T],
) -> Result<(), EncodeError> {
    let open = slot(out, Kind::Array, 4)?;
    let Some(walk) = &mut out.record_state().walk else { return Ok(()) };
    let at = match walk.pass {
        Pass::Longest(longest) if walk.chosen => {
            walk.pass = Pass::Longest(longest.max(items.len()));
            return Ok(());
        }
        Pass::Element(at) if walk.chosen => at,
        _ => {
            let Some(slot) = open else { return Ok(()) };
            let Some(tail) = out.record_state().take(Kind::Array) else { return Ok(()) };
            let tail = fill_array(out, slot, tail, items)?;
            out.record_state().put_back(tail);
            return Ok(());
        }
    };
    // `slot` has counted this list already.
    let index = walk.seen.saturating_sub(1);
    let previous = walk.slots.get_mut(index).and_then(|open| open.next.take());
    let Some(mut tail) = out.record_state().take(Kind::Array) else { return Ok(()) };
    if let Some(mut slot) = open {
        array_slot(out, &mut slot, tail.end.position(), items.len())?;
    }
    if let Some(item) = items.get(at..=at) {
        if let Some(mut previous) = previous {
            previous.put_array(offset(out, tail.end.position())?)?;
        }
        let mut part = out.part(tail.end, Passes::default());
        let next = elements(&mut part, at, item)?;
        tail.end = part.into_sink();
        if let Some(mut next) = next {
            if at.saturating_add(1) == items.len() {
                next.put_array([0, 0])?;
            } else if let Some(walk) = &mut out.record_state().walk
                && let Some(open) = walk.slots.get_mut(index)
            {
                open.next = Some(next);
            }
        }
    }
    out.record_state().put_back(tail);
    Ok(())
}
