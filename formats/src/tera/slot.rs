//! Heads and tails: slots in the head, and the data they point to behind it.
//!
//! While a struct is encoded, the writer stands in its head, where fixed values and slots go; the
//! tail, where the data goes, is kept beside it. By default each slot's data is written when the
//! slot is. A struct with an order of its own is walked several times: first for the head, then
//! for each part of the tail.

use codec_core::{Encode, EncodeError, EncodeFields, Sink, Writer, shape::Object};

use super::format::{Tera, too_long};

/// What is kept while a struct is encoded.
#[derive(Debug)]
pub struct Passes<S> {
    /// Where data goes; `None` while only the head is measured.
    tail: Option<S>,
    pass: Pass,
    /// The slots whose data is not written yet, in the order of the fields.
    slots: Vec<Open<S>>,
    /// The number of slots that the pass came by.
    seen: usize,
    /// The struct that is walked, and which of its data the pass writes.
    walked: Option<&'static Object>,
    part: Part,
    /// Whether the field at hand belongs to that part.
    chosen: bool,
}

impl<S> Default for Passes<S> {
    #[inline]
    fn default() -> Self {
        Self {
            tail: None,
            pass: Pass::Straight,
            slots: Vec::new(),
            seen: 0,
            walked: None,
            part: Part::All,
            chosen: true,
        }
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
    /// The parts of `object` in the order in which they are written.
    fn of(object: &Object) -> Vec<Self> {
        let mut ranks: Vec<_> = object.fields.iter().filter_map(|field| field.tail).collect();
        if ranks.is_empty() {
            return if object.strings_first {
                vec![Self::Kind(Kind::Text), Self::Kind(Kind::Array)]
            } else {
                vec![Self::All]
            };
        }
        ranks.sort_unstable();
        ranks.dedup();
        ranks.into_iter().map(Some).chain([None]).map(Self::Rank).collect()
    }

    /// Whether several fields of `object` share this place: their elements take turns.
    fn is_shared(self, object: &Object) -> bool {
        match self {
            Self::Rank(Some(rank)) => {
                object.fields.iter().filter(|field| field.tail == Some(rank)).count() > 1
            }
            _ => false,
        }
    }
}

/// What is written while the fields of a struct are walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Everything, each slot with its data.
    Straight,
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
    /// The element of this number of the chosen arrays.
    Element(usize),
    /// Nothing; the length of the longest of the chosen arrays is looked for.
    Longest(usize),
}

/// A slot whose data is not written yet.
#[derive(Debug)]
struct Open<S> {
    slot: Option<S>,
    /// Where the offset of the next element goes.
    next: Option<S>,
}

/// What kind of data a slot points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Array,
    Text,
}

impl<S: Sink> Passes<S> {
    /// Whether fixed values are written.
    #[inline]
    pub(super) fn is_fixed(&self) -> bool {
        matches!(self.pass, Pass::Straight | Pass::Head | Pass::Fixed)
    }

    #[inline]
    pub(super) fn is_straight(&self) -> bool {
        matches!(self.pass, Pass::Straight)
    }
}

/// Writes `value` with a head of its own at the end of the tail, or at the start of the packet.
#[inline]
pub(super) fn with_head<S: Sink, T: Encode<Tera> + ?Sized>(
    out: &mut Writer<'_, Tera, S>,
    value: &T,
) -> Result<(), EncodeError> {
    let len = match T::FIXED_LEN {
        Some(len) => len,
        None => out.measure(|out| value.encode(out))?,
    };
    let head = out.split(len)?;
    let tail = out.swap(head);
    let outer = core::mem::take(out.object_state());
    out.object_state().tail = Some(tail);
    value.encode(out)?;
    let inner = core::mem::replace(out.object_state(), outer);
    if let Some(tail) = inner.tail {
        out.swap(tail);
    }
    Ok(())
}

/// Writes elements one behind the other in the tail, each linked to the next.
#[inline]
fn elements<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    mut tail: S,
    items: &[T],
) -> Result<S, EncodeError> {
    let mut next: Option<S> = None;
    for (index, item) in items.iter().enumerate() {
        let (after, open) =
            element(out, tail, next, index, item).map_err(|error| error.at_index(index))?;
        tail = after;
        next = Some(open);
    }
    if let Some(mut next) = next {
        next.put(&[0, 0])?;
    }
    Ok(tail)
}

/// Writes one element at the end of the tail; gives back the tail and the room for the offset of
/// the next element.
#[inline]
fn element<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    tail: S,
    previous: Option<S>,
    index: usize,
    item: &T,
) -> Result<(S, S), EncodeError> {
    let here = offset(out, tail.position())?;
    if let Some(mut previous) = previous {
        previous.put(&here)?;
    }
    let head = out.swap(tail);
    out.enter_index(index);
    out.put(&here)?;
    let next = out.split(2)?;
    with_head(out, item)?;
    out.leave();
    Ok((out.swap(head), next))
}

/// A position in the body as an offset in the packet.
#[inline]
fn offset<S: Sink>(out: &mut Writer<'_, Tera, S>, position: usize) -> Result<[u8; 2], EncodeError> {
    let offset = position.saturating_add(out.state().body_at);
    match u16::try_from(offset) {
        Ok(offset) => Ok(offset.to_le_bytes()),
        Err(_) => Err(too_long(offset)),
    }
}

fn count(len: usize) -> Result<[u8; 2], EncodeError> {
    u16::try_from(len).map(u16::to_le_bytes).map_err(|_| too_long(len))
}

/// Writes a list: `count`, `start`, and its elements in the tail.
#[inline]
pub(super) fn array<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    items: &[T],
) -> Result<(), EncodeError> {
    if !out.object_state().is_straight() {
        return array_in_pass(out, items);
    }
    let Some(tail) = out.object_state().tail.take() else { return out.zeros(4) };
    let slot = out.split(4)?;
    let tail = fill_array(out, slot, tail, items)?;
    out.object_state().tail = Some(tail);
    Ok(())
}

/// Fills the slot of a list and writes its elements.
fn fill_array<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    mut slot: S,
    tail: S,
    items: &[T],
) -> Result<S, EncodeError> {
    array_slot(out, &mut slot, tail.position(), items.len())?;
    elements(out, tail, items)
}

/// Fills the slot of a list: a list without elements has the offset 0.
fn array_slot<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    slot: &mut S,
    start: usize,
    len: usize,
) -> Result<(), EncodeError> {
    let start = if len == 0 { [0, 0] } else { offset(out, start)? };
    slot.put(&count(len)?)?;
    slot.put(&start)
}

/// Writes text or bytes: a slot of `len` bytes, which `fill` writes when it knows the offset, and
/// the data, which `data` writes to the tail.
#[inline]
pub(super) fn blob<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    len: usize,
    fill: impl Fn(&mut S, [u8; 2]) -> Result<(), EncodeError>,
    data: impl Fn(&mut Writer<'_, Tera, S>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    let mut slot = if out.object_state().is_straight() {
        out.split(len)?
    } else {
        match slot_in_pass(out, Kind::Text, len)? {
            Some(slot) => slot,
            None => return Ok(()),
        }
    };
    let Some(tail) = out.object_state().tail.take() else { return slot.zeros(len) };
    let start = offset(out, tail.position())?;
    fill(&mut slot, start)?;
    let tail = out.within(tail, |out| {
        out.enter_data();
        data(out)?;
        out.leave();
        Ok(())
    })?;
    out.object_state().tail = Some(tail);
    Ok(())
}

/// Walks a struct with an order of its own: the head, then the parts of the tail.
pub(super) fn in_passes<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    object: &'static Object,
    body: impl Fn(&mut EncodeFields<'_, '_, Tera, S>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    // A struct inside one that is walked already takes part in its passes.
    if !out.object_state().is_straight() {
        return body(&mut EncodeFields::new(out, object));
    }
    let walk = |out: &mut Writer<'_, Tera, S>, pass, part| {
        let state = out.object_state();
        (state.pass, state.part, state.seen) = (pass, part, 0);
        body(&mut EncodeFields::new(out, object))
    };
    out.object_state().walked = Some(object);
    let heads: &[Pass] =
        if object.hoisted { &[Pass::Arrays, Pass::Texts, Pass::Fixed] } else { &[Pass::Head] };
    for pass in heads {
        walk(out, *pass, Part::All)?;
    }
    if out.object_state().tail.is_some() {
        for part in Part::of(object) {
            if !part.is_shared(object) {
                walk(out, Pass::Tail, part)?;
                continue;
            }
            walk(out, Pass::Longest(1), part)?;
            let Pass::Longest(longest) = out.object_state().pass else { continue };
            for index in 0..longest {
                walk(out, Pass::Element(index), part)?;
            }
        }
    }
    let state = out.object_state();
    *state = Passes { tail: state.tail.take(), ..Passes::default() };
    Ok(())
}

/// Writes what the pass asks of a field.
pub(super) fn encode_in_pass<S: Sink, T: Encode<Tera> + ?Sized>(
    fields: &mut EncodeFields<'_, '_, Tera, S>,
    index: usize,
    value: &T,
) -> Result<(), EncodeError> {
    let object = fields.object;
    let state = fields.out.object_state();
    // The fields of a struct inside the walked one go with the field that holds it.
    if state.walked.is_some_and(|walked| core::ptr::eq(walked, object)) {
        let tail = object.fields.get(index).and_then(|field| field.tail);
        state.chosen = match state.part {
            Part::Rank(rank) => rank == tail,
            _ => true,
        };
    }
    if T::FIXED_LEN.is_some() && !matches!(state.pass, Pass::Head | Pass::Fixed) {
        return Ok(());
    }
    value.encode(fields.out)
}

/// Comes by a slot: makes room for it, or gives it out to be filled, as the pass says.
fn slot_in_pass<S: Sink>(
    out: &mut Writer<'_, Tera, S>,
    kind: Kind,
    len: usize,
) -> Result<Option<S>, EncodeError> {
    let state = out.object_state();
    let index = state.seen;
    state.seen = index.saturating_add(1);
    if state.slots.len() <= index {
        state.slots.push(Open { slot: None, next: None });
    }
    let (pass, chosen) =
        (state.pass, state.chosen && !matches!(state.part, Part::Kind(part) if part != kind));
    let make_room = match pass {
        Pass::Head => true,
        Pass::Arrays => kind == Kind::Array,
        Pass::Texts => kind == Kind::Text,
        _ => false,
    };
    if make_room {
        let room = out.split(len)?;
        if let Some(open) = out.object_state().slots.get_mut(index) {
            open.slot = Some(room);
        }
        return Ok(None);
    }
    if chosen && matches!(pass, Pass::Tail | Pass::Element(0)) {
        return Ok(state.slots.get_mut(index).and_then(|open| open.slot.take()));
    }
    Ok(None)
}

/// Writes what the pass asks of a list.
fn array_in_pass<S: Sink, T: Encode<Tera>>(
    out: &mut Writer<'_, Tera, S>,
    items: &[T],
) -> Result<(), EncodeError> {
    let index = out.object_state().seen;
    let slot = slot_in_pass(out, Kind::Array, 4)?;
    let state = out.object_state();
    let (pass, chosen) = (state.pass, state.chosen);
    match (pass, slot) {
        (Pass::Longest(longest), _) if chosen => {
            out.object_state().pass = Pass::Longest(longest.max(items.len()));
            Ok(())
        }
        (Pass::Element(at), slot) if chosen => {
            let Some(tail) = state.tail.take() else { return Ok(()) };
            let previous = state.slots.get_mut(index).and_then(|open| open.next.take());
            if let Some(mut slot) = slot {
                array_slot(out, &mut slot, tail.position(), items.len())?;
            }
            let tail = match items.get(at) {
                Some(item) => {
                    let (tail, mut next) = element(out, tail, previous, at, item)
                        .map_err(|error| error.at_index(at))?;
                    if at.saturating_add(1) == items.len() {
                        next.put(&[0, 0])?;
                    } else if let Some(open) = out.object_state().slots.get_mut(index) {
                        open.next = Some(next);
                    }
                    tail
                }
                None => tail,
            };
            out.object_state().tail = Some(tail);
            Ok(())
        }
        (_, Some(slot)) => {
            let Some(tail) = state.tail.take() else { return Ok(()) };
            let tail = fill_array(out, slot, tail, items)?;
            out.object_state().tail = Some(tail);
            Ok(())
        }
        _ => Ok(()),
    }
}
