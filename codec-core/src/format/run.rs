//! What the entry points of [`Format`] share: count, then write; read, then check the end.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::vec::Vec;
use bytes::{BufMut as _, Bytes, BytesMut};

use crate::{
    describe::{
        shape::{RecordShape, Shape},
        tree::{Explained, Marks},
    },
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options},
    io::{
        context::{EncodeContext, count},
        probe::{Notes, Probe},
        reader::{DecodeContext, Reader},
        short::short_record,
        sink::{Slice, Spread},
        writer::Writer,
    },
    value::{decode::Decode, encode::Encode, size::Layout},
};

#[inline(always)]
pub(crate) fn measure<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    match count(value, 0, cx) {
        Ok(len) => Ok(len),
        Err(error) => Err(name_root::<F, T>(error)),
    }
}

/// Where the bytes of a message go.
pub(crate) enum Target<'w> {
    /// To the start of a slice.
    Slice(&'w mut [u8]),
    /// Into an empty vector.
    Vec(&'w mut Vec<u8>),
    /// Behind what is there already.
    Bytes(&'w mut BytesMut),
}

/// Messages of up to this length are written on the stack and copied as a whole: safe code gets a
/// slice of a growing buffer only by filling it first (D `to_vec`).
const SMALL: usize = 128;

/// Writes a message to `target`.
///
/// All entry points call one function for it, so that a program which uses several of them has the
/// code of each message once. A short message of fixed length is a few stores, less than the call.
#[inline(always)]
pub(crate) fn encode<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    target: Target<'_>,
) -> Result<usize, EncodeError> {
    #[inline]
    fn shared<F: Format, T: Encode<F> + ?Sized>(
        value: &T,
        options: &Options<F>,
        target: Target<'_>,
    ) -> Result<usize, EncodeError> {
        encode_here(value, options, target)
    }
    if F::BARE && matches!(T::SIZE.fixed, Some(..=64)) {
        encode_here(value, options, target)
    } else {
        shared(value, options, target)
    }
}

/// Counts, finds that many bytes of room in `target`, and writes into them.
#[inline(always)]
fn encode_here<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    mut target: Target<'_>,
) -> Result<usize, EncodeError> {
    let mut cx = EncodeContext::new(options);
    let len = match measure(value, &mut cx) {
        Ok(len) => len,
        Err(error) => return cx.free(Err(error)),
    };
    let mut small = None;
    let room = match &mut target {
        Target::Slice(out) => {
            let left = out.len();
            match out.get_mut(..len) {
                Some(room) => room,
                None => return cx.free(Err(too_small(len, left))),
            }
        }
        Target::Vec(_) | Target::Bytes(_) if len <= SMALL => {
            small.insert([0; SMALL]).get_mut(..len).unwrap_or_default()
        }
        Target::Vec(out) => match room_in_vec(len, out) {
            Ok(room) => room,
            Err(error) => return cx.free(Err(error)),
        },
        Target::Bytes(out) => match room_behind(len, out) {
            Ok(room) => room,
            Err(error) => return cx.free(Err(error)),
        },
    };
    let written = match cx.data() {
        Some(head) if F::OFFSETS && cx.pass.far.is_nested() => {
            spread::<F, T, true>(value, room, head, &mut cx)
        }
        Some(head) if F::OFFSETS => spread::<F, T, false>(value, room, head, &mut cx),
        _ => F::encode_root(&mut Writer::new(Slice::new(&mut *room), &mut cx), value),
    };
    let written = match written {
        Ok(()) => cx.finish(room, ()),
        Err(error) => cx.free(Err(error)),
    };
    match written {
        Ok(()) => {
            if let Some(bytes) = &small {
                target.append(bytes.get(..len).unwrap_or_default());
            }
            Ok(len)
        }
        Err(error) => {
            if small.is_none() {
                target.shorten(len);
            }
            Err(name_root::<F, T>(error))
        }
    }
}

impl Target<'_> {
    /// Appends a message that was written elsewhere.
    #[inline]
    fn append(&mut self, message: &[u8]) {
        match self {
            Self::Slice(_) => {}
            Self::Vec(out) => copy_to_vec(message, out),
            Self::Bytes(out) => out.extend_from_slice(message),
        }
    }

    /// Takes away the room of a message that could not be written.
    #[cold]
    fn shorten(&mut self, len: usize) {
        if let Self::Bytes(out) = self {
            out.truncate(out.len().saturating_sub(len));
        }
    }
}

/// Out of line, because it does not depend on the message.
#[inline(never)]
fn copy_to_vec(message: &[u8], out: &mut Vec<u8>) {
    *out = message.to_vec();
}

/// Room for `len` bytes in an empty vector, or an error if there is no memory for them.
#[inline(never)]
fn room_in_vec(len: usize, out: &mut Vec<u8>) -> Result<&mut [u8], EncodeError> {
    // Not `vec![0; len]`: memory that comes as zeros costs some allocators more than to fill it
    // (A `to_vec`).
    *out = reserved(len)?;
    out.resize(len, 0);
    Ok(out)
}

/// Room for `len` bytes behind what is there already, or an error if there is no memory for them.
#[inline(never)]
fn room_behind(len: usize, out: &mut BytesMut) -> Result<&mut [u8], EncodeError> {
    let start = out.len();
    // `BytesMut` has no way to ask for memory that may not be there.
    if len > LARGE {
        reserved(len.saturating_add(start))?;
    }
    out.put_bytes(0, len);
    Ok(out.get_mut(start..).unwrap_or_default())
}

#[cold]
#[inline(never)]
fn too_small(needed: usize, left: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::BufferTooSmall { needed, left })
}

/// Writes a message with data that lies elsewhere, of which `head` bytes are in place.
#[inline(never)]
fn spread<F: Format, T: Encode<F> + ?Sized, const NESTED: bool>(
    value: &T,
    room: &mut [u8],
    head: usize,
    cx: &mut EncodeContext<F>,
) -> Result<(), EncodeError> {
    let mut out = Writer::new(Spread::<NESTED>::new(room, head)?, cx);
    F::encode_root(&mut out, value)?;
    out.into_sink().finish()
}

/// Writes into the slice, without counting first where the format does not need that.
#[inline(always)]
pub(crate) fn encode_to_scratch<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    scratch: &mut [u8],
    options: &Options<F>,
) -> Result<usize, EncodeError> {
    /// Encodes again with a counting pass first, which finds the proper error.
    #[cold]
    #[inline(never)]
    fn counted<F: Format, T: Encode<F> + ?Sized>(
        value: &T,
        scratch: &mut [u8],
        options: &Options<F>,
    ) -> Result<usize, EncodeError> {
        encode_to_slice(value, scratch, options)
    }
    if !F::BARE {
        return encode_to_slice(value, scratch, options);
    }
    let mut cx = EncodeContext::new(options);
    let written = {
        let mut out = Writer::new(Slice::new(&mut *scratch), &mut cx);
        F::encode_root(&mut out, value).map(|()| out.position())
    };
    if let Ok(len) = written
        && let Ok(len) = cx.finish(scratch.get_mut(..len).unwrap_or_default(), len)
    {
        return Ok(len);
    }
    let _ = cx.free(Ok(()));
    counted(value, scratch, options)
}

/// Writes into a vector of the exact length.
#[inline(always)]
pub(crate) fn encode_to_vec<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = Vec::new();
    encode(value, options, Target::Vec(&mut bytes))?;
    Ok(bytes)
}

/// Messages that are longer might not fit in memory.
const LARGE: usize = 1 << 30;

/// Room for `len` bytes, or an error if there is no memory for them.
#[inline]
fn reserved(len: usize) -> Result<Vec<u8>, EncodeError> {
    let mut bytes = Vec::new();
    let most = u64::try_from(isize::MAX).unwrap_or(u64::MAX);
    bytes.try_reserve_exact(len).map_err(|_| EncodeError::too_long(len, most))?;
    Ok(bytes)
}

/// Appends to `out`: all of it, or nothing.
#[inline(always)]
pub(crate) fn encode_into<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    out: &mut BytesMut,
    options: &Options<F>,
) -> Result<(), EncodeError> {
    encode(value, options, Target::Bytes(out)).map(|_| ())
}

/// Counts, and writes into the slice if it is long enough.
#[inline(always)]
pub(crate) fn encode_to_slice<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    out: &mut [u8],
    options: &Options<F>,
) -> Result<usize, EncodeError> {
    encode(value, options, Target::Slice(out))
}

/// Reads a value from the start of `input`, and says in `used` how many bytes it took.
#[inline]
pub(crate) fn decode_prefix<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
    used: &mut usize,
) -> Result<T, DecodeError> {
    let mut cx = DecodeContext::new(input, None, options);
    let mut reader = Reader::new(&mut cx);
    // The result stays in one variable, so that a large value is not copied into another.
    let mut result = F::decode_root(&mut reader);
    match &mut result {
        Ok(_) if F::OFFSETS => *used = reader.message_end(),
        Ok(_) => *used = reader.offset(),
        Err(_) => result = result.map_err(name_input::<F, T>),
    }
    result
}

/// How many bytes `input` lacks, if the value says so without being decoded; 0 if it does not.
// It has a context of its own, of which nothing is left when it is compiled.
#[inline(always)]
pub(crate) fn lacks<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
) -> usize {
    if !F::BARE || input.len() < T::HEAD {
        return 0;
    }
    T::lacks(&mut Reader::new(&mut DecodeContext::new(input, None, options)))
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
    whole(&mut DecodeContext::new(input, shared, options))
}

/// Reads a value that takes the whole input.
#[inline(always)]
fn whole<'de, F: Format, T: Decode<'de, F>, P: Probe>(
    cx: &mut DecodeContext<'de, F, P>,
) -> Result<T, DecodeError> {
    let mut reader = Reader::new(cx);
    // The result stays in one variable, so that a large value is not copied into another.
    let mut result = F::decode_root(&mut reader);
    match &mut result {
        Ok(_) if reader.rest().is_empty() || (F::IGNORES_TRAILING && !reader.strict()) => {}
        Ok(_) if F::OFFSETS && reader.message_end() >= reader.input().len() => {}
        Ok(_) if F::OFFSETS => {
            let end = reader.message_end();
            let left = reader.input().len().saturating_sub(end);
            result = Err(name_input::<F, T>(trailing(left, end)));
        }
        Ok(_) => result = Err(name_input::<F, T>(trailing(reader.rest().len(), reader.offset()))),
        Err(_) => result = result.map_err(name_input::<F, T>),
    }
    result
}

/// Reads a value that takes the whole input, and notes what is read.
#[inline(never)]
pub(crate) fn explain<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    options: &Options<F>,
) -> Explained<T> {
    let (name, docs) = root::<F, T>();
    explain_by(name, docs, T::shape, input, options, whole)
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

/// The Rust name of `T`, where its description has one.
fn type_name<F: Format, T: Layout<F> + ?Sized>() -> Option<&'static str> {
    match root::<F, T>() {
        ("", _) => None,
        (name, _) => Some(name),
    }
}

/// The Rust name and the documentation of `T`, where its description has them.
fn root<F: Format, T: Layout<F> + ?Sized>() -> (&'static str, &'static str) {
    let shape = match T::shape() {
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
