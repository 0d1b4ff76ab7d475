//! Slots, and what they point to: it lies behind all fields of a struct.
//!
//! The fields of most structs are walked once: where a slot stands, its data is written behind that of
//! the slots before it. A struct that chooses an order is walked several times. Each walk writes the
//! same fixed values to the same place, and a part of the data.

use std::collections::VecDeque;

use codec_core::{EncodeError, Record, Writer};

use super::{
    format::Tera,
    placement::{Kind, Slots, has_strings_first, is_hoisted, is_ranked},
};

/// What is kept while one packet is encoded: what the walk over the fields of a struct writes.
#[derive(Debug, Default)]
pub struct EncodeState {
    part: Part,
    /// Kept while a struct is written that chooses the place of slots or fields. Structs in it do not
    /// choose again.
    chosen: Option<Box<Chosen>>,
}

#[derive(Debug, Default)]
struct Chosen {
    /// Where the next slots go, if they come first.
    hoisted: Option<Slots>,
    /// The `tail` of the fields whose data is written; `None` for those without.
    tail: Option<u16>,
    /// Kept while lists take turns.
    turns: Option<Turns>,
}

/// Which data is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    All,
    Texts,
    Lists,
    Nothing,
}

/// Lists with the same `tail`: in each turn, each of them writes one element.
#[derive(Debug, Default)]
pub(super) struct Turns {
    pub(super) index: usize,
    /// Whether a list has elements for another turn.
    pub(super) is_more: bool,
    /// Where each list has the offset of its next element, in the order of the lists.
    pub(super) links: VecDeque<usize>,
}

impl EncodeState {
    /// Lists that take turns, if they do.
    #[inline]
    pub(super) fn turns(&mut self) -> Option<&mut Turns> {
        self.chosen.as_mut()?.turns.as_mut()
    }

    #[inline]
    pub(super) fn hoisted(&mut self) -> Option<&mut Slots> {
        self.chosen.as_mut()?.hoisted.as_mut()
    }

    #[inline]
    pub(super) fn writes(&mut self, kind: Kind) -> bool {
        match kind {
            Kind::List => matches!(self.part, Part::All | Part::Lists),
            Kind::Text => {
                matches!(self.part, Part::All | Part::Texts)
                    && self.turns().is_none_or(|turns| turns.index == 0)
            }
        }
    }

    /// Begins a walk over the fields of a struct.
    fn walk(&mut self, part: Part, slots: Option<Slots>) {
        self.part = part;
        if let Some(chosen) = &mut self.chosen {
            chosen.hoisted = slots;
        }
    }

    /// Chooses the fields whose data is written.
    fn rank(&mut self, tail: Option<u16>, turns: Option<Turns>) {
        if let Some(chosen) = &mut self.chosen {
            (chosen.tail, chosen.turns) = (tail, turns);
        }
    }

    /// Begins with the next turn, if there is one.
    fn next_turn(&mut self) -> bool {
        let Some(turns) = self.turns() else { return false };
        turns.index = turns.index.saturating_add(1);
        core::mem::take(&mut turns.is_more)
    }
}

/// Writes the fields of a struct, and is told whether they choose the place of their data.
type Fields<'f> = dyn Fn(&mut Writer<'_, Tera>, bool) -> Result<(), EncodeError> + 'f;

/// Writes a struct that chooses an order.
pub(super) fn in_order(
    out: &mut Writer<'_, Tera>,
    record: &Record<Tera>,
    fields: &Fields<'_>,
) -> Result<(), EncodeError> {
    let mut start = out.mark();
    let state = out.state();
    let (part, is_first) = (state.part, state.chosen.is_none());
    let mut slots = state.hoisted().copied();
    let hoists = is_hoisted(record) && slots.is_none();
    let ranks = is_ranked(record) && is_first;
    if hoists || ranks {
        state.chosen.get_or_insert_default();
    }
    if hoists {
        // Slots are counted before they are written, because those of lists lie before the others.
        state.walk(Part::Nothing, Some(Slots::default()));
        out.measure(|out| fields(out, false))?;
        let counted = out.state().hoisted().copied().unwrap_or_default();
        slots = Some(counted.at(start));
        start = start.saturating_add(counted.len());
    }
    let walk = |out: &mut Writer<'_, Tera>, part| {
        out.rewind(start);
        out.state().walk(part, slots);
        fields(out, ranks)
    };
    if ranks {
        let mut tails: Vec<_> = record.field_layouts().iter().map(|(_, at)| at.tail).collect();
        tails.sort_unstable();
        for same in tails.chunk_by(|a, b| a == b) {
            let turns = (same.len() > 1).then(Turns::default);
            out.state().rank(same.first().copied(), turns);
            walk(out, part)?;
            while out.state().next_turn() {
                walk(out, part)?;
            }
        }
        out.state().rank(None, None);
        walk(out, part)?;
    } else if has_strings_first(record) && is_first && part == Part::All {
        walk(out, Part::Texts)?;
        walk(out, Part::Lists)?;
    } else {
        walk(out, part)?;
    }
    let state = out.state();
    if is_first {
        (state.part, state.chosen) = (part, None);
    } else if hoists {
        state.walk(part, None);
    }
    Ok(())
}

/// Writes a field of a struct whose fields choose the place of their data.
#[inline]
pub(super) fn ranked(
    out: &mut Writer<'_, Tera>,
    tail: Option<u16>,
    field: impl FnOnce(&mut Writer<'_, Tera>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    let state = out.state();
    let part = state.part;
    if state.chosen.as_ref().is_some_and(|chosen| chosen.tail != tail) {
        state.part = Part::Nothing;
    }
    field(out)?;
    out.state().part = part;
    Ok(())
}
