//! From states to bytes.

use std::collections::BTreeSet;

use codec_core::{Encode, EncodeAs as _, EncodeError, EncodeErrorKind, Layout, Shape, Writer};

use super::{
    AnyState, Marks, Notification, RawState, Record, State, StoredStates, StoredValues,
    read::IO_VERSION,
    stored::{MAX_STORED, MAX_WRITTEN},
    width::Width,
};
use crate::moul::{Moul, SafeBytes, sdl::Variable};

/// How deep states may lie in each other.
const MAX_DEPTH: usize = 64;

impl Layout<Moul> for State {
    fn shape() -> Shape {
        Shape::Named { name: "SDL state", of: <RawState as Layout<Moul>>::shape }
    }
}

/// The bytes that were read, with the changes that were made. `BOOL` is written as 0 or 1, and
/// strings are inverted.
impl Encode<Moul> for State {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let Self { header, record } = self;
        let descriptor = record.descriptor();
        if !header.descriptor.eq_ignore_ascii_case(descriptor.name())
            || header.version != descriptor.version()
        {
            return Err(invalid("descriptor of the variables: the header names another"));
        }
        header.encode(out)?;
        write_record(record, MAX_DEPTH, out)
    }
}

impl Layout<Moul> for AnyState {
    fn shape() -> Shape {
        <State as Layout<Moul>>::shape()
    }
}

impl Encode<Moul> for AnyState {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        match self {
            Self::Known(state) => state.encode(out),
            Self::Unknown(state) => state.encode(out),
        }
    }
}

/// Writes the flags and variables of a state, in which `depth` levels may lie, itself included.
fn write_record(
    record: &Record,
    depth: usize,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    let Some(depth) = depth.checked_sub(1) else {
        return Err(EncodeError::new(EncodeErrorKind::DepthLimit { limit: MAX_DEPTH }));
    };
    let descriptor = record.descriptor();
    let (simple, nested) = (descriptor.simple_count(), descriptor.nested_count());
    let width = Width::for_count(simple.saturating_add(nested));
    record.flags.encode(out)?;
    IO_VERSION.encode(out)?;
    write_all(
        record.simple.len(),
        record.simple.iter(),
        simple,
        width,
        out,
        |index, stored, out| {
            let is_list = descriptor.simple(index).is_some_and(is_list);
            write_values(stored, is_list, out)
        },
    )
    .map_err(|error| error.in_field("values"))?;
    write_all(
        record.nested.len(),
        record.nested.iter(),
        nested,
        width,
        out,
        |index, stored, out| {
            let Some(variable) = descriptor.nested(index) else { return Ok(()) };
            let bound = descriptor.bound(variable);
            if stored.records.iter().any(|(_, record)| Some(record.descriptor()) != bound.as_ref())
            {
                return Err(invalid("descriptor of a state inside of another"));
            }
            write_states(stored, is_list(variable), depth, out)
        },
    )
    .map_err(|error| error.in_field("states"))
}

fn write_values(
    stored: &StoredValues,
    is_list: bool,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    let StoredValues { marks, values, .. } = stored;
    write_marks(marks, values.is_none(), out)?;
    let Some(values) = values else { return Ok(()) };
    if is_list {
        write_len(values.len(), out)?;
    }
    values.write(out)
}

/// Writes what stands beside values, and whether they are those of the default.
pub(in crate::moul::sdl) fn write_marks(
    marks: &Marks,
    is_default: bool,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    let Marks { header, notification, flags, timestamp } = marks;
    write_notification(*header, notification.as_ref(), out)?;
    let mut contents = flags & !Marks::COMPUTED;
    if timestamp.is_some() {
        contents |= Marks::HAS_TIMESTAMP;
    }
    if is_default {
        contents |= Marks::IS_DEFAULT;
    }
    contents.encode(out)?;
    timestamp.map_or(Ok(()), |timestamp| timestamp.encode(out))
}

fn write_states(
    stored: &StoredStates,
    is_list: bool,
    depth: usize,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    let StoredStates { header, notification, flags, len, records, .. } = stored;
    write_states_head(*header, notification.as_ref(), *flags, out)?;
    let width = if is_list {
        write_len(*len, out)?;
        Width::One
    } else {
        Width::for_count(*len)
    };
    write_all(records.len(), records.iter(), *len, width, out, |_, record, out| {
        write_record(record, depth, out)
    })
}

/// Writes what stands before states.
pub(in crate::moul::sdl) fn write_states_head(
    header: u8,
    notification: Option<&Notification>,
    flags: u8,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    write_notification(header, notification, out)?;
    flags.encode(out)
}

/// Checks the indices of what is stored of `count`: each is there once, all are in order where they
/// are not written, and a list stores no more than fit.
pub(in crate::moul::sdl) fn check_stored<T>(
    list: &[(usize, T)],
    count: usize,
    is_list: bool,
) -> Result<(), EncodeError> {
    if is_list {
        check_len(list.len(), MAX_STORED)?;
    }
    let mut seen = BTreeSet::new();
    for (place, &(index, _)) in list.iter().enumerate() {
        if index >= count || !seen.insert(index) {
            return Err(invalid("index of a state"));
        }
        if list.len() == count && place != index {
            return Err(invalid("order of states"));
        }
    }
    Ok(())
}

/// Writes how many of `count` are stored, then each of them, with its index if some are missing.
pub(in crate::moul::sdl) fn write_all<'a, T: 'a>(
    stored: usize,
    list: impl Iterator<Item = (usize, &'a T)>,
    count: usize,
    width: Width,
    out: &mut Writer<'_, Moul>,
    mut write: impl FnMut(usize, &T, &mut Writer<'_, Moul>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    width.write(stored, out)?;
    for (index, item) in list {
        if stored != count {
            width.write(index, out)?;
        }
        write(index, item, out).map_err(|error| error.at_index(index))?;
    }
    Ok(())
}

fn write_notification(
    header: u8,
    notification: Option<&Notification>,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    let header = header & !Marks::HAS_NOTIFICATION;
    let Some(Notification { flags, hint }) = notification else { return header.encode(out) };
    (header | Marks::HAS_NOTIFICATION).encode(out)?;
    flags.encode(out)?;
    SafeBytes::encode_as(hint, out)
}

/// Writes the number of elements of a list.
pub(in crate::moul::sdl) fn write_len(
    len: usize,
    out: &mut Writer<'_, Moul>,
) -> Result<(), EncodeError> {
    check_len(len, MAX_WRITTEN)?;
    Width::Four.write(len, out)
}

fn check_len(len: usize, max: usize) -> Result<(), EncodeError> {
    if len > max {
        return Err(EncodeError::too_long(len, u64::try_from(max).unwrap_or(u64::MAX)));
    }
    Ok(())
}

fn is_list(variable: &Variable) -> bool {
    variable.count().is_none()
}

#[cold]
fn invalid(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
