//! Where derived code is among the variables of a state.
//!
//! A derived struct reads and writes its fields one after the other, and none of them knows its
//! place. What each needs to know is kept with the options of the message: which index it has, and
//! whether indices are written at all.

use codec_core::{
    DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Reader, Shape, Writer,
    shape::RecordShape,
};

use super::{states::STATES, var::VARIABLE};
use crate::moul::{
    Moul,
    sdl::state::{StateError, StateErrorKind, Width},
};

/// Where derived code is among the variables of a state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::moul) struct Walk {
    width: Width,
    /// Whether variables are only counted.
    counting: bool,
    /// Whether the variables with values are behind.
    at_states: bool,
    values: Side,
    states: Side,
}

/// The variables with values, or those with states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Side {
    /// How many there are.
    declared: usize,
    /// How many are stored.
    stored: usize,
    /// How many of all are behind.
    passed: usize,
    /// How many of the stored ones are behind.
    taken: usize,
}

/// What a variable holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    Values,
    States,
}

impl Walk {
    /// Not in a state.
    pub(in crate::moul) const NONE: Self = {
        let side = Side { declared: 0, stored: 0, passed: 0, taken: 0 };
        Self { width: Width::One, counting: false, at_states: false, values: side, states: side }
    };

    /// Before the first field of the struct; `None` if it has a field that is not a variable.
    pub(super) fn over(object: &'static RecordShape) -> Option<Self> {
        let mut walk = Self { width: Width::for_count(object.fields.len()), ..Self::NONE };
        for field in object.fields {
            let side = walk.side(match (field.shape)() {
                Shape::Named { name: VARIABLE, .. } => Holds::Values,
                Shape::Named { name: STATES, .. } => Holds::States,
                _ => return None,
            });
            side.declared = side.declared.saturating_add(1);
        }
        Some(walk)
    }

    /// The same, to count the variables that are stored.
    pub(super) fn counting(self) -> Self {
        Self { counting: true, ..self }
    }

    fn side(&mut self, holds: Holds) -> &mut Side {
        match holds {
            Holds::Values => &mut self.values,
            Holds::States => &mut self.states,
        }
    }
}

impl Side {
    /// Goes past a variable and gives its index; `None` if there is none left.
    fn pass(&mut self) -> Option<usize> {
        let index = self.passed;
        self.passed = index.saturating_add(1);
        (index < self.declared).then_some(index)
    }

    /// Goes past a variable that is stored.
    fn take(&mut self) {
        self.taken = self.taken.saturating_add(1);
    }

    /// Whether the stored variables have no indices.
    fn is_dense(&self) -> bool {
        self.stored == self.declared
    }
}

/// Begins to write variables, which were counted.
pub(super) fn start(out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
    let walk = &mut out.state().walk;
    walk.counting = false;
    (walk.values.passed, walk.states.passed) = (0, 0);
    let Walk { width, values, .. } = *walk;
    width.write(values.stored, out)
}

/// Writes the index of the variable that comes next, if it has one, and says whether its contents
/// are to be written.
pub(super) fn enter(
    holds: Holds,
    is_stored: bool,
    out: &mut Writer<'_, Moul>,
) -> Result<bool, EncodeError> {
    let walk = &mut out.state().walk;
    if walk.counting {
        let side = walk.side(holds);
        side.stored = side.stored.saturating_add(usize::from(is_stored));
        return Ok(false);
    }
    match (holds, walk.at_states) {
        (Holds::States, false) => end(out)?,
        (Holds::Values, true) => return Err(invalid(ORDER)),
        _ => {}
    }
    let walk = &mut out.state().walk;
    let (width, side) = (walk.width, walk.side(holds));
    let index = side.pass().ok_or_else(|| invalid(OUTSIDE))?;
    if is_stored && !side.is_dense() {
        width.write(index, out)?;
    }
    Ok(is_stored)
}

/// Ends the variables with values, if that was not done before.
pub(super) fn end(out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
    let walk = &mut out.state().walk;
    if core::mem::replace(&mut walk.at_states, true) {
        return Ok(());
    }
    let Walk { width, states, .. } = *walk;
    width.write(states.stored, out)
}

/// Begins to read variables.
pub(super) fn read_start(input: &mut Reader<'_, '_, Moul>) -> Result<(), DecodeError> {
    read_count(Holds::Values, input)
}

/// Reads the index of the variable that comes next, if it has one, and says whether it is stored.
pub(super) fn read_enter(
    holds: Holds,
    input: &mut Reader<'_, '_, Moul>,
) -> Result<bool, DecodeError> {
    match (holds, input.state().walk.at_states) {
        (Holds::States, false) => read_states_start(input)?,
        (Holds::Values, true) => return Err(fault(ORDER, 0, input)),
        _ => {}
    }
    let walk = &mut input.state().walk;
    let (width, side) = (walk.width, walk.side(holds));
    let Some(index) = side.pass() else { return Err(fault(OUTSIDE, 0, input)) };
    if side.is_dense() {
        side.take();
        return Ok(true);
    }
    if side.taken == side.stored {
        return Ok(false);
    }
    let count = side.declared;
    match width.peek(input.rest()) {
        Some(next) if next >= count => {
            let kind = StateErrorKind::IndexOutOfRange { count, index: next };
            Err(StateError::new(kind, input.offset()).into())
        }
        Some(next) if next < index => Err(fault(ORDER, next, input)),
        Some(next) if next > index => Ok(false),
        _ => {
            width.read(input)?;
            input.state().walk.side(holds).take();
            Ok(true)
        }
    }
}

/// Ends all variables.
pub(super) fn read_end(input: &mut Reader<'_, '_, Moul>) -> Result<(), DecodeError> {
    if !input.state().walk.at_states {
        read_states_start(input)?;
    }
    check_taken(Holds::States, input)
}

fn read_states_start(input: &mut Reader<'_, '_, Moul>) -> Result<(), DecodeError> {
    check_taken(Holds::Values, input)?;
    input.state().walk.at_states = true;
    read_count(Holds::States, input)
}

/// Reads how many of the variables are stored.
fn read_count(holds: Holds, input: &mut Reader<'_, '_, Moul>) -> Result<(), DecodeError> {
    let start = input.offset();
    let found = input.state().walk.width.read(input)?;
    let side = input.state().walk.side(holds);
    side.stored = found;
    let max = side.declared;
    if found > max {
        return Err(StateError::new(StateErrorKind::CountTooLarge { max, found }, start).into());
    }
    Ok(())
}

/// Checks that all stored variables are behind.
fn check_taken(holds: Holds, input: &mut Reader<'_, '_, Moul>) -> Result<(), DecodeError> {
    let side = *input.state().walk.side(holds);
    if side.taken == side.stored { Ok(()) } else { Err(fault(ORDER, side.taken, input)) }
}

const ORDER: &str = "order of variables";
const OUTSIDE: &str = "variable that is not in a state";

#[cold]
fn invalid(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

#[cold]
fn fault(what: &'static str, value: usize, input: &Reader<'_, '_, Moul>) -> DecodeError {
    let value = u64::try_from(value).unwrap_or(u64::MAX);
    input.error(DecodeErrorKind::Invalid { what, value })
}
