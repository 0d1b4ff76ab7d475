//! What the entry points of [`Format`] share: count, then write; read, then check the end.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use bytes::Bytes;

use crate::{
    decode::Decode,
    encode::Encode,
    error::{DecodeError, DecodeErrorKind, EncodeError},
    format::Format,
    layout::Layout,
    options::Options,
    reader::{Decoding, Reader},
    shape::{Object, Shape},
    short::short_object,
    sink::{Measure, Slice},
    writer::{Encoding, Writer},
};

#[inline(always)]
pub(crate) fn measure<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    cx: &mut Encoding<F>,
) -> Result<usize, EncodeError> {
    let mut out = Writer::new(Measure::default(), cx);
    match F::encode_root(&mut out, value) {
        Ok(()) => Ok(out.position()),
        Err(error) => Err(name_root::<F, T>(error)),
    }
}

/// Counts, asks `room` for that many bytes, and writes into them.
#[inline(always)]
pub(crate) fn encode<'w, F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    room: impl FnOnce(usize) -> Result<&'w mut [u8], EncodeError>,
) -> Result<usize, EncodeError> {
    let mut cx = Encoding::new(options);
    let len = measure(value, &mut cx)?;
    F::measured(cx.state_mut());
    let mut out = Writer::new(Slice::new(room(len)?), &mut cx);
    match F::encode_root(&mut out, value) {
        Ok(()) => Ok(len),
        Err(error) => Err(name_root::<F, T>(error)),
    }
}

#[inline(always)]
pub(crate) fn decode<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    shared: Option<&'de Bytes>,
    options: &Options<F>,
) -> Result<T, DecodeError> {
    // Any bytes of the right length are a value of a plain struct: one check stands for all.
    if F::BARE
        && let (true, Some(len)) = (T::PLAIN, T::FIXED_LEN)
        && let Shape::Object(object) = T::shape()
        && input.len() != len
    {
        return Err(wrong_len(object, len, input.len()));
    }
    let mut cx = Decoding::new(input, shared, options);
    let mut reader = Reader::new(&mut cx);
    // One variable for all of it, or a large value would be copied out of it and into another.
    let mut result = F::decode_root(&mut reader);
    match &mut result {
        Ok(_) if reader.rest().is_empty() || (F::IGNORES_TRAILING && !reader.strict()) => {}
        Ok(_) => result = Err(name_input::<F, T>(trailing(reader.rest().len(), reader.offset()))),
        Err(_) => result = result.map_err(name_input::<F, T>),
    }
    result
}

#[cold]
#[inline(never)]
fn trailing(left: usize, offset: usize) -> DecodeError {
    DecodeError::new(DecodeErrorKind::TrailingBytes { left }, offset)
}

/// The error for `len` bytes where a struct takes `wanted`.
#[cold]
#[inline(never)]
fn wrong_len(object: &'static Object, wanted: usize, len: usize) -> DecodeError {
    let error = match len.checked_sub(wanted) {
        Some(left) => trailing(left, wanted),
        None => short_object(object, false, len, len),
    };
    error.in_type(object.name)
}

/// The Rust name of `T`, where its description has one.
fn type_name<F: Format, T: Layout<F> + ?Sized>() -> Option<&'static str> {
    match T::shape() {
        Shape::Object(object) => Some(object.name),
        Shape::Enum(shape) => Some(shape.name),
        _ => None,
    }
}

#[cold]
pub(crate) fn name_root<F: Format, T: Encode<F> + ?Sized>(error: EncodeError) -> EncodeError {
    match type_name::<F, T>() {
        Some(name) => error.in_type(name),
        None => error,
    }
}

#[cold]
pub(crate) fn name_input<'de, F: Format, T: Decode<'de, F>>(error: DecodeError) -> DecodeError {
    match type_name::<F, T>() {
        Some(name) => error.in_type(name),
        None => error,
    }
}
