//! States as people read them.

use core::fmt;

use super::{AnyState, Marks, Notification, Record, State, StoredStates, StoredValues};
use crate::moul::{
    UnifiedTime,
    key::Uoid,
    sdl::{
        SimpleType, SizedCreatable, Values, Variable, VariableType, element::null_key,
        values::with_list,
    },
};

/// How many elements of an array are shown.
const SHOWN: usize = 16;
/// What is shown of elements without bytes.
const CLOCK: &str = "computed by the client";

/// A tree of all variables by name, in the order of the declaration, each on a line of its own.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.record.descriptor())?;
        if let Some(uoid) = &self.header.uoid {
            write!(f, " of {}", Show(uoid))?;
        }
        write_flags(&self.record, f)?;
        writeln!(f)?;
        write_variables(&self.record, 1, f)
    }
}

impl fmt::Display for AnyState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(state) => state.fmt(f),
            Self::Unknown(state) => {
                let (header, len) = (&state.header, state.body.len());
                writeln!(
                    f,
                    "{} {}: {len} bytes of an unknown descriptor",
                    header.descriptor, header.version
                )
            }
        }
    }
}

/// As [`State`] is shown.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.descriptor())?;
        write_flags(self, f)?;
        writeln!(f)?;
        write_variables(self, 1, f)
    }
}

/// One element, or several in brackets; of long arrays the first ones.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_elements(self, self.len(), f)
    }
}

/// Writes the first of `count` elements, of which `values` has all or those to be shown.
fn write_elements(values: &Values, count: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if count != 1 {
        f.write_str("[")?;
    }
    with_list!(values, list => {
        for (index, element) in list.iter().take(SHOWN).enumerate() {
            write!(f, "{}{}", if index == 0 { "" } else { ", " }, Show(element))?;
        }
        if let Some(more @ 1..) = count.checked_sub(SHOWN) {
            write!(f, ", … {more} more")?;
        }
    }, clock _count => match count {
        1 => f.write_str(CLOCK)?,
        _ => write!(f, "{count} {CLOCK}")?,
    });
    if count == 1 { Ok(()) } else { f.write_str("]") }
}

fn write_flags(record: &Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match record.flags {
        0 => Ok(()),
        Record::VOLATILE => f.write_str(" (volatile)"),
        flags => write!(f, " (flags {flags:#x})"),
    }
}

fn write_variables(record: &Record, level: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for variable in record.descriptor().variables() {
        write!(f, "{}{}", "  ".repeat(level), variable.name())?;
        match variable.ty() {
            VariableType::Simple(ty) => write_values(record, variable, *ty, f)?,
            VariableType::State(_) => write_states(record, variable, level, f)?,
        }
    }
    Ok(())
}

fn write_values(
    record: &Record,
    variable: &Variable,
    ty: SimpleType,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let mut notes = Vec::new();
    match record.stored_at(variable) {
        None => notes.push("not stored".to_owned()),
        Some(stored) => {
            if stored.values.is_none() {
                notes.push("default".to_owned());
            }
            if stored.marks.is_dirty() {
                notes.push("dirty".to_owned());
            }
            if stored.marks.flags & Marks::WANTS_TIMESTAMP != 0 {
                notes.push("wants timestamp".to_owned());
            }
            if let Some(time) = &stored.marks.timestamp {
                notes.push(format!("at {}", Show(time)));
            }
            notes.extend(hint_note(stored.marks.notification.as_ref()));
        }
    }
    f.write_str(" = ")?;
    if let Some(values) = record.stored_at(variable).and_then(StoredValues::values) {
        write_elements(values, values.len(), f)?;
    } else {
        // An array may have far more elements than anyone wants to see.
        let element = variable.default_element(ty);
        let (count, mut values) = (variable.fixed_len().unwrap_or(0), element.clone());
        values.resize(count.min(SHOWN), &element);
        write_elements(&values, count, f)?;
    }
    write_notes(&notes, f)
}

fn write_states(
    record: &Record,
    variable: &Variable,
    level: usize,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let Some(stored) = record.states_at(variable) else {
        return write_notes(&["not stored".to_owned()], f);
    };
    let StoredStates { notification, len, records, .. } = stored;
    write!(f, ": {len} states, {} stored", records.len())?;
    write_notes(&Vec::from_iter(hint_note(notification.as_ref())), f)?;
    for (index, record) in records.iter() {
        let level = level.saturating_add(1);
        write!(f, "{}[{index}] {}", "  ".repeat(level), record.descriptor())?;
        write_flags(record, f)?;
        writeln!(f)?;
        write_variables(record, level.saturating_add(1), f)?;
    }
    Ok(())
}

fn hint_note(notification: Option<&Notification>) -> Option<String> {
    let hint = &notification?.hint;
    (!hint.is_empty()).then(|| format!("hint \"{}\"", hint.escape_ascii()))
}

/// Writes the notes in parentheses, if there are any, and ends the line.
fn write_notes(notes: &[String], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if notes.is_empty() { writeln!(f) } else { writeln!(f, " ({})", notes.join(", ")) }
}

/// An element as people read it.
struct Show<'v, T>(&'v T);

macro_rules! show {
    ($($ty:ty: $value:pat, $f:ident => $body:expr;)+) => {$(
        impl fmt::Display for Show<'_, $ty> {
            fn fmt(&self, $f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let $value = self.0;
                $body
            }
        }
    )+};
}

show! {
    i32: value, f => write!(f, "{value}");
    i16: value, f => write!(f, "{value}");
    u8: value, f => write!(f, "{value}");
    f32: value, f => write!(f, "{value:?}");
    f64: value, f => write!(f, "{value:?}");
    bool: value, f => write!(f, "{value}");
    crate::moul::sdl::String32: value, f => write!(f, "{value}");
    UnifiedTime: time, f => write!(f, "{}.{:06} s", time.seconds, time.microseconds);
    [f32; 3]: [x, y, z], f => write!(f, "({x:?}, {y:?}, {z:?})");
    [f32; 4]: [x, y, z, w], f => write!(f, "({x:?}, {y:?}, {z:?}, {w:?})");
    [u8; 3]: [r, g, b], f => write!(f, "({r}, {g}, {b})");
    [u8; 4]: [r, g, b, a], f => write!(f, "({r}, {g}, {b}, {a})");
    SizedCreatable: object, f => match &object.data {
        Some(data) => write!(f, "class {:#x}, {} bytes", object.class_index, data.len()),
        None => f.write_str("nil"),
    };
    Uoid: key, f => {
        if *key == null_key() {
            return f.write_str("nil");
        }
        let Uoid { location, class_index, object_id, object_name, clone, .. } = key;
        write!(f, "\"{}\"", object_name.escape_debug())?;
        write!(f, " ({class_index:#x}, {object_id}) in {:#x}", location.sequence.0)?;
        match clone {
            Some(clone) => write!(f, ", clone {} of {}", clone.clone_id, clone.player_id),
            None => Ok(()),
        }
    };
}
