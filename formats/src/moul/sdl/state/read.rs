//! From bytes to states.

use std::collections::BTreeSet;

use codec_core::{
    Decode as _, DecodeAs as _, DecodeContext, Layout, Options, Reader, explain::Explained,
};

use super::{
    AnyState, Header, Marks, Notification, RawState, Record, State, StateError,
    StateErrorKind as Kind, StoredStates, StoredValues, stored::MAX_READ, width::Width,
};
use crate::moul::{
    Moul, MoulOptions, SafeBytes,
    sdl::{Descriptor, Descriptors, Values, Variable, VariableType},
};

/// The version of the way to write variables.
pub(in crate::moul::sdl) const IO_VERSION: u8 = 6;

impl Descriptors {
    /// Decodes the state that `bytes` hold.
    ///
    /// # Errors
    ///
    /// [`StateError`]; for a state of an unknown descriptor or another version it is
    /// [`StateErrorKind::UnknownDescriptor`](Kind::UnknownDescriptor).
    pub fn decode(&self, bytes: &[u8]) -> Result<State, StateError> {
        self.decode_with(bytes, &Options::new(MoulOptions::DEFAULT))
    }

    /// [`decode`](Self::decode) with options: limits, strict mode, forms of strings.
    ///
    /// In strict mode, bits without a meaning are errors, and so are bytes other than 0 and 1 in a
    /// `BOOL`.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    pub fn decode_with(&self, bytes: &[u8], options: &Options<Moul>) -> Result<State, StateError> {
        let mut decoding = DecodeContext::new(bytes, None, options);
        let mut input = Reader::new(&mut decoding, options);
        let state = self.read(&mut input)?;
        input.finish()?;
        Ok(state)
    }

    /// Decodes the state that `bytes` begin with and says how many bytes it took.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    pub fn decode_prefix(&self, bytes: &[u8]) -> Result<(State, usize), StateError> {
        let options = Options::new(MoulOptions::DEFAULT);
        let mut decoding = DecodeContext::new(bytes, None, &options);
        let mut input = Reader::new(&mut decoding, &options);
        let state = self.read(&mut input)?;
        Ok((state, input.offset()))
    }

    /// Decodes the state that `bytes` hold, or keeps them if the descriptor is not known.
    ///
    /// # Errors
    ///
    /// [`StateError`], if the header is malformed, or the variables of a known descriptor are.
    pub fn decode_any(&self, bytes: &[u8]) -> Result<AnyState, StateError> {
        self.decode_any_with(bytes, &Options::new(MoulOptions::DEFAULT))
    }

    /// [`decode_any`](Self::decode_any) with options, as [`decode_with`](Self::decode_with).
    ///
    /// # Errors
    ///
    /// As [`decode_any`](Self::decode_any).
    pub fn decode_any_with(
        &self,
        bytes: &[u8],
        options: &Options<Moul>,
    ) -> Result<AnyState, StateError> {
        self.read_any(&mut Reader::new(&mut DecodeContext::new(bytes, None, options), options))
    }

    /// Decodes the state that `bytes` hold, as [`decode_any`](Self::decode_any), and shows which
    /// bytes are which variable, with its value.
    ///
    /// ```
    /// use formats::moul::sdl::Descriptors;
    ///
    /// let text = "STATEDESC Door { VERSION 1  VAR BOOL isOpen[1] }";
    /// let descriptors = Descriptors::parse(text)?;
    /// let bytes = [0, 0x80, 4, 0xf0, 0xbb, 0x90, 0x90, 0x8d, 1, 0, 0, 0, 6, 1, 0, 0, 1, 0];
    /// let explained = descriptors.explain(&bytes);
    /// print!("{}", explained.tree);
    /// assert_eq!(explained.tree.find("isOpen").unwrap().value, Some(true.into()));
    /// # explained.result?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn explain(&self, bytes: &[u8]) -> Explained<AnyState> {
        self.explain_with(bytes, &Options::new(MoulOptions::DEFAULT))
    }

    /// [`explain`](Self::explain) with options, as [`decode_with`](Self::decode_with).
    #[must_use]
    #[inline]
    pub fn explain_with(&self, bytes: &[u8], options: &Options<Moul>) -> Explained<AnyState> {
        let shape = <AnyState as Layout<Moul>>::shape;
        Explained::by("State", shape, bytes, options, |input| Ok(self.read_any(input)?))
    }

    fn read_any(&self, input: &mut Reader<'_, '_, Moul>) -> Result<AnyState, StateError> {
        let header = read_header(input)?;
        let Some(descriptor) = self.get(&header.descriptor, header.version) else {
            input.enter_name("body");
            let body = input.take_rest();
            let body = input.share(body)?;
            input.note(|| &*body);
            input.leave();
            return Ok(AnyState::Unknown(RawState { header, body }));
        };
        let record = read_root(&descriptor, input)?;
        input.finish()?;
        Ok(AnyState::Known(State { header, record }))
    }

    fn read(&self, input: &mut Reader<'_, '_, Moul>) -> Result<State, StateError> {
        let header = read_header(input)?;
        let Some(descriptor) = self.get(&header.descriptor, header.version) else {
            let Header { descriptor: name, version, .. } = header;
            return Err(fault(Kind::UnknownDescriptor { name, version }, input));
        };
        let record = read_root(&descriptor, input)?;
        Ok(State { header, record })
    }
}

pub(in crate::moul::sdl) fn read_header(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<Header, StateError> {
    let start = input.offset();
    if let Some(flags) = input.rest().first_chunk().copied().map(u16::from_le_bytes)
        && flags & Header::ALWAYS == 0
    {
        return Err(StateError::new(Kind::MissingHeaderFlag { flags }, start));
    }
    input.enter_name("header");
    let header = Header::decode(input)?;
    input.leave();
    check_bits("header flags", header.flags.all(), Header::KNOWN, start, input)?;
    Ok(header)
}

/// Reads the flags and variables of the outermost state, which errors name.
fn read_root(
    descriptor: &Descriptor,
    input: &mut Reader<'_, '_, Moul>,
) -> Result<Record, StateError> {
    read_record(descriptor, input).map_err(|error| error.in_variable(descriptor.name()))
}

/// Reads the flags and variables of a state.
fn read_record(
    descriptor: &Descriptor,
    input: &mut Reader<'_, '_, Moul>,
) -> Result<Record, StateError> {
    let start = input.offset();
    input.budget().enter(start)?;
    let mut record = Record::new(descriptor);
    record.flags = read_record_head(input)?;
    let (simple, nested) = (descriptor.simple_count(), descriptor.nested_count());
    let width = Width::for_count(simple.saturating_add(nested));

    input.enter_name("value_count");
    let mut indices = Indices::read(width, simple, input)?;
    input.leave();
    while let Some(index) = indices.next(input)? {
        // Every index below the count has a variable.
        let Some(variable) = descriptor.simple(index) else { continue };
        input.enter_name(variable.name());
        let stored = read_values(variable, input).map_err(|e| e.in_variable(variable.name()))?;
        input.leave();
        input.push(&mut record.simple, stored, start)?;
    }
    input.enter_name("state_count");
    let mut indices = Indices::read(width, nested, input)?;
    input.leave();
    while let Some(index) = indices.next(input)? {
        let Some(variable) = descriptor.nested(index) else { continue };
        let Some(bound) = descriptor.bound(variable) else { continue };
        input.enter_name(variable.name());
        let stored =
            read_states(variable, &bound, input).map_err(|e| e.in_variable(variable.name()))?;
        input.leave();
        input.push(&mut record.nested, stored, start)?;
    }
    input.budget().leave();
    Ok(record)
}

/// Reads the flags of a state, and the version of the way to write variables.
pub(in crate::moul::sdl) fn read_record_head(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<u16, StateError> {
    let start = input.offset();
    input.enter_name("flags");
    let flags = u16::decode(input)?;
    input.leave();
    check_bits("state flags", flags, Record::VOLATILE, start, input)?;
    let at = input.offset();
    input.enter_name("io_version");
    let found = u8::decode(input)?;
    input.leave();
    if found != IO_VERSION {
        return Err(StateError::new(Kind::UnsupportedIoVersion { found }, at));
    }
    Ok(flags)
}

fn read_values(
    variable: &Variable,
    input: &mut Reader<'_, '_, Moul>,
) -> Result<StoredValues, StateError> {
    let (marks, is_default) = read_marks(input)?;
    let values = match variable.ty() {
        VariableType::Simple(ty) if !is_default => {
            let count = match variable.fixed_len() {
                Some(count) => count,
                None => read_len(input)?,
            };
            Some(Values::read(*ty, count, input)?)
        }
        _ => None,
    };
    // What stands beside the values has noted itself; the values are what people look for.
    match &values {
        Some(values) => values.note(variable.count() == Some(1), input),
        None => input.note(|| "default"),
    }
    Ok(StoredValues { index: variable.index(), marks, values })
}

/// Reads what stands beside values, and whether they are those of the default.
pub(in crate::moul::sdl) fn read_marks(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<(Marks, bool), StateError> {
    let (header, notification) = read_notification(input)?;
    let start = input.offset();
    let contents = u8::decode(input)?;
    check_bits("contents", contents.into(), 0x3c, start, input)?;
    let timestamp = if contents & Marks::HAS_TIMESTAMP == 0 {
        None
    } else {
        input.enter_name("timestamp");
        let timestamp = input.value()?;
        input.leave();
        Some(timestamp)
    };
    let flags = contents & !Marks::COMPUTED;
    let marks = Marks { header, notification, flags, timestamp };
    Ok((marks, contents & Marks::IS_DEFAULT != 0))
}

fn read_states(
    variable: &Variable,
    bound: &Descriptor,
    input: &mut Reader<'_, '_, Moul>,
) -> Result<StoredStates, StateError> {
    let (header, notification, flags) = read_states_head(input)?;
    let (len, width) = match variable.fixed_len() {
        Some(len) => (len, Width::for_count(len)),
        // A byte, however long the list is.
        None => (read_len(input)?, Width::One),
    };
    let mut records = Vec::new();
    let start = input.offset();
    let mut indices = Indices::read(width, len, input)?;
    while let Some(index) = indices.next(input)? {
        input.enter_index(index);
        let record = read_record(bound, input).map_err(|error| error.at_index(index))?;
        input.leave();
        input.push(&mut records, (index, record), start)?;
    }
    let index = variable.index();
    input.note(|| i128::try_from(len).unwrap_or(i128::MAX));
    Ok(StoredStates { index, header, notification, flags, len, records })
}

/// Reads what stands before states.
pub(in crate::moul::sdl) fn read_states_head(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<(u8, Option<Notification>, u8), StateError> {
    let (header, notification) = read_notification(input)?;
    let start = input.offset();
    let flags = u8::decode(input)?;
    check_bits("flags of states", flags.into(), 0, start, input)?;
    Ok((header, notification, flags))
}

/// Reads the header of a variable, and what scripts are told.
fn read_notification(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<(u8, Option<Notification>), StateError> {
    let start = input.offset();
    let header = u8::decode(input)?;
    let known = Marks::HAS_NOTIFICATION;
    check_bits("header of a variable", header.into(), known.into(), start, input)?;
    if header & known == 0 {
        return Ok((header, None));
    }
    let start = input.offset();
    let flags = u8::decode(input)?;
    check_bits("notification flags", flags.into(), 0, start, input)?;
    let hint = SafeBytes::decode_as(input)?;
    Ok((header & !known, Some(Notification { flags, hint })))
}

/// Reads the number of elements of a list.
pub(in crate::moul::sdl) fn read_len(
    input: &mut Reader<'_, '_, Moul>,
) -> Result<usize, StateError> {
    let start = input.offset();
    let found = u32::decode(input)?;
    if found > MAX_READ {
        return Err(StateError::new(Kind::ListTooLong { found }, start));
    }
    Ok(usize::try_from(found).unwrap_or(usize::MAX))
}

/// The indices of what is stored: all in order, or one before each.
pub(in crate::moul::sdl) struct Indices {
    width: Width,
    /// How many there may be.
    count: usize,
    /// How many are stored.
    stored: usize,
    /// How many of them are still to come.
    left: usize,
    /// The indices so far, where they are in the bytes.
    seen: BTreeSet<usize>,
}

impl Indices {
    /// Reads how many of `count` are stored.
    pub(in crate::moul::sdl) fn read(
        width: Width,
        count: usize,
        input: &mut Reader<'_, '_, Moul>,
    ) -> Result<Self, StateError> {
        let start = input.offset();
        let stored = width.read(input)?;
        if stored > count {
            let kind = Kind::CountTooLarge { max: count, found: stored };
            return Err(StateError::new(kind, start));
        }
        Ok(Self { width, count, stored, left: stored, seen: BTreeSet::new() })
    }

    /// The index of what comes next.
    pub(in crate::moul::sdl) fn next(
        &mut self,
        input: &mut Reader<'_, '_, Moul>,
    ) -> Result<Option<usize>, StateError> {
        let &mut Self { width, count, stored, left, .. } = self;
        let Some(rest) = left.checked_sub(1) else { return Ok(None) };
        self.left = rest;
        if stored == count {
            return Ok(count.checked_sub(left));
        }
        let start = input.offset();
        input.enter_name("index");
        let index = width.read(input)?;
        input.leave();
        if index >= count {
            return Err(StateError::new(Kind::IndexOutOfRange { count, index }, start));
        }
        // A node of the set has room for 11 numbers, and may be half empty.
        let first = if self.seen.is_empty() { 16 } else { 4 };
        input.charge(0, size_of::<usize>().saturating_mul(first))?;
        if !self.seen.insert(index) {
            return Err(StateError::new(Kind::DuplicateIndex { index }, start));
        }
        Ok(Some(index))
    }
}

/// Checks in strict mode that no bits but those in `known` are set in `flags`, at `start`.
fn check_bits(
    what: &'static str,
    flags: u16,
    known: u16,
    start: usize,
    input: &Reader<'_, '_, Moul>,
) -> Result<(), StateError> {
    if input.strict() && flags & !known != 0 {
        return Err(StateError::new(Kind::UnknownFlags { what, flags }, start));
    }
    Ok(())
}

#[cold]
fn fault(kind: Kind, input: &Reader<'_, '_, Moul>) -> StateError {
    StateError::new(kind, input.offset())
}
