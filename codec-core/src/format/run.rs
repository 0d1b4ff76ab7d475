//! What the entry points of [`Format`] that decode share: read, then check the end.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use bytes::Bytes;

use crate::{
    describe::{
        shape::{RecordShape, Shape},
        tree::{Explained, Marks},
    },
    error::{DecodeError, DecodeErrorKind},
    format::{entry_points::Format, options::Options},
    io::{
        probe::{Notes, Probe},
        reader::{DecodeContext, Reader},
        resume::Resume,
        short::short_record,
    },
    value::decode::Decode,
};

/// Reads a value from the start of `input`, and says in `used` how many bytes it took.
#[inline(always)]
pub(crate) fn decode_prefix<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    prefix(&mut DecodeContext::new(input, None, options), options, used)
}

/// [`decode_prefix`] of a message of which more may come, and a part may have been read before.
#[inline]
pub(crate) fn decode_resumed<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
    resume: &'de Resume<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    prefix(&mut DecodeContext::resumed(input, options, resume), options, used)
}

#[inline(always)]
fn prefix<'de, F: Format, T: Decode<'de, F>>(
    cx: &mut DecodeContext<'de, F>,
    options: &Options<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    let mut reader = Reader::new(cx, options);
    // The result stays in one variable, so that a large value is not copied into another.
    let mut result = F::decode_root(&mut reader);
    match &mut result {
        Ok(_) if F::OFFSETS => *used = reader.message_end(),
        Ok(_) => *used = reader.offset(),
        // Not `map_err`, which would be a function for each message.
        Err(_) => {
            result = match result {
                Ok(value) => Ok(value),
                Err(error) => Err(name_input(T::shape, error)),
            }
        }
    }
    result
}

/// Where a message behind a length ends, of which the length is there.
///
/// # Errors
///
/// What the length finds wrong.
// It has a context of its own, of which nothing is left when it is compiled.
#[inline(always)]
pub(crate) fn frame_end<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
) -> Result<usize, DecodeError> {
    let mut cx = DecodeContext::new(input, None, options);
    let mut reader = Reader::new(&mut cx, options);
    let len = T::frame(&mut reader)?;
    Ok(reader.offset().saturating_add(len))
}

/// [`Decode::HEAD`] of a whole message, in formats in which that begins with it.
pub(crate) const fn head<'de, F: Format, T: Decode<'de, F>>() -> Option<usize> {
    match T::HEAD {
        Some(1..) if F::BARE => T::HEAD,
        _ => None,
    }
}

#[inline(always)]
pub(crate) fn decode<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    shared: Option<&'de Bytes>,
    options: &Options<F>,
) -> Result<T, DecodeError> {
    // Every bit pattern of the right length is a valid value: one length check replaces those of
    // all fields.
    if F::BARE
        && let (true, Some(len)) = (T::SIZE.any_bits, T::SIZE.fixed)
        && let Shape::Record(shape) = T::shape()
        && input.len() != len
    {
        return Err(wrong_len(shape, len, input.len()));
    }
    whole(&mut DecodeContext::new(input, shared, options), options)
}

/// Reads a value that takes the whole input.
#[inline(always)]
fn whole<'de, F: Format, T: Decode<'de, F>, P: Probe>(
    cx: &mut DecodeContext<'de, F, P>,
    options: &Options<F>,
) -> Result<T, DecodeError> {
    let mut reader = Reader::new(cx, options);
    // The result stays in one variable, so that a large value is not copied into another.
    let mut result = F::decode_root(&mut reader);
    match &mut result {
        Ok(_) if reader.rest().is_empty() || (F::IGNORES_TRAILING && !reader.strict()) => {}
        Ok(_) if F::OFFSETS && reader.message_end() >= reader.input().len() => {}
        Ok(_) if F::OFFSETS => {
            let end = reader.message_end();
            let left = reader.input().len().saturating_sub(end);
            result = Err(name_input(T::shape, trailing(left, end)));
        }
        Ok(_) => {
            let error = trailing(reader.rest().len(), reader.offset());
            result = Err(name_input(T::shape, error));
        }
        // Not `map_err`, which would be a function for each message.
        Err(_) => {
            result = match result {
                Ok(value) => Ok(value),
                Err(error) => Err(name_input(T::shape, error)),
            }
        }
    }
    result
}

/// Reads a value that takes the whole input, and notes what is read.
#[inline(never)]
pub(crate) fn explain<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
) -> Explained<T> {
    let (name, docs) = root(T::shape);
    explain_by(name, docs, T::shape, input, options, |cx| whole(cx, options))
}

/// Notes what `read` reads.
pub(crate) fn explain_by<'de, F: Format, T>(
    name: &'static str,
    docs: &'static str,
    shape: fn() -> Shape,
    input: &'de [u8],
    options: &Options<F>,
    read: impl FnOnce(&mut DecodeContext<'de, F, Notes>) -> Result<T, DecodeError>,
) -> Explained<T> {
    let limits = F::limits(options.limits, input.len());
    let mut notes = Notes { marks: Marks::within(&limits, input.len()) };
    notes.marks.enter_root(name, docs, shape);
    let mut cx = DecodeContext::over(input, None, options, notes);
    let result = read(&mut cx);
    Explained { tree: cx.probe.marks.into_tree(input, &result), result }
}

#[cold]
#[inline(never)]
fn trailing(left: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::TrailingBytes { left }, offset)
}

/// The error for `len` bytes where a struct takes `wanted`.
#[cold]
#[inline(never)]
fn wrong_len(shape: &'static RecordShape, wanted: usize, len: usize) -> DecodeError {
    let error = match len.checked_sub(wanted) {
        Some(left) => trailing(left, wanted),
        None => short_record(shape, false, len, len),
    };
    error.in_type(shape.name)
}

/// The Rust name of a type, where its description has one.
pub(crate) fn type_name(shape: fn() -> Shape) -> Option<&'static str> {
    match root(shape) {
        ("", _) => None,
        (name, _) => Some(name),
    }
}

/// The Rust name and the documentation of a type, where its description has them.
fn root(shape: fn() -> Shape) -> (&'static str, &'static str) {
    let shape = match shape() {
        // What stands around a message has no name of its own.
        Shape::Framed { of, .. } => of(),
        shape => shape,
    };
    match shape {
        Shape::Record(shape) => (shape.name, shape.docs),
        Shape::Enum(shape) => (shape.name, shape.docs),
        Shape::Bits { bits, .. } => (bits.name, bits.docs),
        _ => ("", ""),
    }
}

#[cold]
#[inline(never)]
pub(crate) fn name_input(shape: fn() -> Shape, error: DecodeError) -> DecodeError {
    match type_name(shape) {
        Some(name) => error.in_type(name),
        None => error,
    }
}
