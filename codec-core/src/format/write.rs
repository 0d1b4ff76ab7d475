//! What the entry points of [`Format`] that encode share: count, find room, write.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::vec::Vec;

use crate::{
    describe::shape::Shape,
    error::{EncodeError, EncodeErrorKind},
    format::{
        entry_points::Format,
        options::Options,
        run::type_name,
        set::Message,
        shared::EncodeShared,
        target::{Target, no_memory, room_behind},
    },
    io::{
        context::{Counted, EncodeContext, count},
        sink::{Slice, Spread},
        writer::Writer,
    },
    value::{encode::Encode, size::Size},
};

/// Messages of a fixed length of up to this are written on the stack and copied: that is a few
/// stores, where a slice of what grows must be filled first (D `to_vec`).
const SHORT: usize = 64;

/// Messages with more optional fields than this are not small.
const FEW: usize = 8;

/// From so many optional fields on, a message is written in one pass: whether each of them is there
/// is then found out once (`ac_object`).
const MANY: usize = 16;

/// A message that is written in one pass is written on the stack first, if it is not longer than
/// this.
const ONE_PASS: usize = 1024;

/// Writes a message to `target`.
///
/// The entry points share one function for each message. Only messages that are little code are compiled
/// into them: short ones of fixed length, and those with one text or list ([`is_small`]).
#[inline(always)]
pub(crate) fn encode<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    target: Target<'_>,
) -> Result<usize, EncodeError> {
    let encoded = if const { F::BARE && is_short(T::SIZE) } {
        encode_short::<F, T, false>(value, const { T::SIZE.fixed_len() }, options, target)
    } else {
        value.encode_message(Message { options, target })
    };
    match encoded {
        Ok(len) => Ok(len),
        Err(error) => Err(name_root(T::shape, error)),
    }
}

/// [`Format::encoded_len_with`].
#[inline(always)]
pub(super) fn measure<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
) -> Result<usize, EncodeError> {
    match value.count_whole(options) {
        Ok(counted) => {
            let len = counted.len;
            counted.free(Ok(len))
        }
        Err(error) => Err(name_root(T::shape, error)),
    }
}

/// The counting pass of a message.
#[inline(always)]
pub(super) fn count_whole<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
) -> Result<Counted<F>, EncodeError> {
    let mut cx = EncodeContext::new(options);
    match count(value, 0, &mut cx) {
        Ok(len) => Ok(cx.into_counted(len)),
        Err(error) => cx.free(Err(error)),
    }
}

/// Encodes a message that is not short. `SET` is for one of a set.
#[inline(always)]
pub(super) fn encode_whole<F: Format, T: Encode<F> + ?Sized, const SET: bool>(
    value: &T,
    options: &Options<F>,
    target: Target<'_>,
) -> Result<usize, EncodeError> {
    if const { F::BARE && !F::OFFSETS && T::SIZE.optional >= MANY } {
        encode_once(value, options, target)
    } else if SET {
        write_counted::<F, T, false, true>(value, count_whole(value, options)?, options, target)
    } else {
        write_counted::<F, T, false, false>(value, value.count_whole(options)?, options, target)
    }
}

/// Whether all messages have the same length, of up to [`SHORT`].
pub(super) const fn is_short(size: Size) -> bool {
    matches!(size.fixed, Some(..=SHORT))
}

/// Whether a message is so little code that a call would be much of it (`moul_ping`, `ac_position`).
pub(super) const fn is_small(size: Size) -> bool {
    size.open <= 1 && size.optional <= FEW
}

/// Writes a message of `len` bytes, a fixed length of up to [`SHORT`].
#[inline(always)]
pub(super) fn encode_short<F: Format, T: Encode<F> + ?Sized, const SET: bool>(
    value: &T,
    len: usize,
    options: &Options<F>,
    mut target: Target<'_>,
) -> Result<usize, EncodeError> {
    let mut short = [0; SHORT];
    let room = match &mut target {
        Target::Slice(out) => &mut **out,
        Target::Vec(_) | Target::Bytes(_) => &mut short,
    };
    let left = room.len();
    let Some(room) = room.get_mut(..len) else { return Err(too_small(len, left)) };
    let mut cx = EncodeContext::new(options);
    let written = value.encode(&mut Writer::new(Slice::<SET>::new(&mut *room), &mut cx));
    match written {
        Ok(()) => cx.finish(room)?,
        Err(error) => return cx.free(Err(error)),
    }
    if let Some(message) = short.get(..len) {
        target.append(message);
    }
    Ok(len)
}

/// Writes on the stack, without counting first.
#[inline(always)]
fn encode_once<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    mut target: Target<'_>,
) -> Result<usize, EncodeError> {
    let mut room = [0; ONE_PASS];
    let mut cx = EncodeContext::new(options);
    let written = {
        let mut out = Writer::new(Slice::<false>::new(&mut room), &mut cx);
        match value.encode(&mut out) {
            Ok(()) => Ok(out.raw_position()),
            Err(error) => Err(error),
        }
    };
    let message = match written {
        Ok(len) => room.get_mut(..len),
        Err(error) => {
            let _ = cx.free::<()>(Err(error));
            return value.encode_counted(options, target);
        }
    };
    if let Some(message) = message
        && cx.finish(message).is_ok()
    {
        let len = message.len();
        match &mut target {
            Target::Slice(out) => match out.get_mut(..len) {
                Some(out) => out.copy_from_slice(message),
                None => return Err(too_small(len, out.len())),
            },
            target => target.append(message),
        }
        return Ok(len);
    }
    value.encode_counted(options, target)
}

/// Finds room for a counted message in `target`, and writes it there. `STACK` writes short messages on
/// the stack, `SET` is for messages of a set.
#[inline(always)]
pub(super) fn write_counted<
    F: Format,
    T: Encode<F> + ?Sized,
    const STACK: bool,
    const SET: bool,
>(
    value: &T,
    counted: Counted<F>,
    options: &Options<F>,
    mut target: Target<'_>,
) -> Result<usize, EncodeError> {
    let len = counted.len;
    let mut short = None;
    let room = match &mut target {
        Target::Slice(out) => &mut **out,
        _ if STACK && len <= SHORT => short.insert([0; SHORT]),
        // In line for messages of a set, which are short (`server`).
        Target::Bytes(out) if SET => match room_behind(len, out) {
            Some(room) => room,
            None => return counted.free(Err(no_memory(len))),
        },
        target => match target.room(len) {
            Some(room) => room,
            None => return counted.free(Err(no_memory(len))),
        },
    };
    let left = room.len();
    // Wherever the room is, the compiler then knows its length and drops bounds checks (`server`, 3
    // instructions).
    let Some(room) = room.get_mut(..len) else { return counted.free(Err(too_small(len, left))) };
    let written = match counted.data {
        Some((_, true)) if F::OFFSETS => value.encode_spread::<true>(room, counted, options),
        Some(_) if F::OFFSETS => value.encode_spread::<false>(room, counted, options),
        _ => fill::<F, T>(value, room, counted, options),
    };
    match (written, &short) {
        (Ok(()), None) => Ok(len),
        (Ok(()), Some(bytes)) => {
            target.append(bytes.get(..len).unwrap_or_default());
            Ok(len)
        }
        (Err(error), Some(_)) => Err(error),
        (Err(error), None) => {
            target.shorten(len);
            Err(error)
        }
    }
}

#[cold]
#[inline(never)]
fn too_small(needed: usize, left: usize) -> EncodeError {
    EncodeError::new(EncodeErrorKind::BufferTooSmall { needed, left })
}

/// Writes a counted message into `room`.
#[inline(always)]
fn fill<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    room: &mut [u8],
    counted: Counted<F>,
    options: &Options<F>,
) -> Result<(), EncodeError> {
    let mut cx = EncodeContext::counted(options, counted);
    let sink = Slice::<false>::new(&mut *room);
    let written = F::encode_root(&mut Writer::new(sink, &mut cx), value);
    match written {
        Ok(()) => cx.finish(room),
        Err(error) => cx.free(Err(error)),
    }
}

/// [`fill`] for a message with data that lies elsewhere.
#[inline(always)]
pub(super) fn spread<F: Format, T: Encode<F> + ?Sized, const NESTED: bool>(
    value: &T,
    room: &mut [u8],
    counted: Counted<F>,
    options: &Options<F>,
) -> Result<(), EncodeError> {
    let head = match counted.data {
        Some((start, _)) => start,
        None => room.len(),
    };
    let mut cx = EncodeContext::counted(options, counted);
    let written = match Spread::<NESTED>::new(&mut *room, head) {
        Ok(sink) => {
            let mut out = Writer::new(sink, &mut cx);
            match F::encode_root(&mut out, value) {
                Ok(()) => out.into_sink().finish(),
                Err(error) => Err(error),
            }
        }
        Err(error) => Err(error),
    };
    match written {
        Ok(()) => cx.finish(room),
        Err(error) => cx.free(Err(error)),
    }
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

#[cold]
#[inline(never)]
fn name_root(shape: fn() -> Shape, error: EncodeError) -> EncodeError {
    match type_name(shape) {
        Some(name) => error.in_type(name),
        None => error,
    }
}
