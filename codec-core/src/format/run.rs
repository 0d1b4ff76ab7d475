//! What the entry points of [`Format`] that decode share: read, then check the end.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::boxed::Box;

use bytes::Bytes;

use crate::{
    describe::{
        shape::Shape,
        tree::{Explained, Marks},
    },
    error::{DecodeError, DecodeErrorKind},
    format::{entry_points::Format, options::Options, shared::DecodeShared},
    read::{DecodeContext, Reader, Resume},
    value::{decode::Decode, size::Size},
};

/// Reads a value from the start of `input`, and says in `used` how many bytes it took.
#[inline(always)]
pub(crate) fn decode_prefix<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    message(input, None, options, Some(used))
}

/// [`decode_prefix`] of a message of which more may come, and a part may have been read before.
#[inline]
pub(crate) fn decode_resumed<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
    resume: &'de Resume<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    read(&mut DecodeContext::resumed(input, options, resume), options, Some(used))
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
    message(input, shared, options, None)
}

/// Reads a message as [`read`] does.
///
/// The entry points share one function for each struct. Only those that are little code are compiled
/// into them, and message sets, whose long messages have functions of their own.
#[inline(always)]
fn message<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    shared: Option<&'de Bytes>,
    options: &Options<F>,
    used: Option<&mut usize>,
) -> Result<T, DecodeError> {
    if const { T::RECORD.is_none() || is_small(T::SIZE) } {
        read(&mut DecodeContext::new(input, shared, options), options, used)
    } else {
        T::decode_message(input, shared, options, used)
    }
}

/// Whether so little varies in the fields of a message that the code for it is little.
const fn is_small(size: Size) -> bool {
    size.open <= 1 && size.optional <= FEW
}

/// Messages with up to so many optional fields are little code.
const FEW: usize = 8;

/// Reads a value from the start of the input, and says in `used` how many bytes it took; without
/// `used`, it must take the whole input.
// The value is moved out of the result in each branch. A reference to it, which assigning an error to the
// result also needs, makes the compiler write it to the stack field by field and copy it from there in
// larger pieces, and the processor waits for each of them (A and `moul_login`, `decode`).
#[inline(always)]
pub(super) fn read<'de, F: Format, T: Decode<'de, F>>(
    cx: &mut DecodeContext<'de, F>,
    options: &Options<F>,
    used: Option<&mut usize>,
) -> Result<T, DecodeError> {
    let mut reader = Reader::new(cx, options);
    match F::decode_root(&mut reader) {
        Ok(value) => {
            if let Some(used) = used {
                *used = reader.message_end();
                return Ok(value);
            }
            let left = reader.left_over();
            if left == 0 || (F::IGNORES_TRAILING && !reader.strict()) {
                return Ok(value);
            }
            let end = reader.message_end();
            drop(value);
            Err(name_input(T::shape, trailing(left, end)))
        }
        // Not `map_err`, which would be a function for each message.
        Err(error) => Err(name_input(T::shape, error)),
    }
}

/// Reads a value that takes the whole input, and notes what is read.
#[inline(never)]
pub(crate) fn explain<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
) -> Explained<T> {
    let (name, docs) = root(T::shape);
    explain_by(name, docs, T::shape, input, options, |cx| read(cx, options, None))
}

/// Notes what `read` reads.
pub(crate) fn explain_by<'de, F: Format, T>(
    name: &'static str,
    docs: &'static str,
    shape: fn() -> Shape,
    input: &'de [u8],
    options: &Options<F>,
    read: impl FnOnce(&mut DecodeContext<'de, F>) -> Result<T, DecodeError>,
) -> Explained<T> {
    let limits = F::limits(options.limits, input.len());
    let mut notes = Box::new(Marks::within(&limits, input.len()));
    notes.enter_root(name, docs, shape);
    let mut cx = DecodeContext::noting(input, None, options, Some(notes));
    let result = read(&mut cx);
    let notes = cx.notes.unwrap_or_default();
    Explained { tree: notes.into_tree(input, &result), result }
}

#[cold]
#[inline(never)]
fn trailing(left: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::TrailingBytes { left }, offset)
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
