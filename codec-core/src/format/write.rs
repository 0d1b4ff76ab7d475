//! What the entry points of [`Format`] that encode share: count, find room, write.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::vec::Vec;

use crate::{
    describe::shape::Shape,
    error::{EncodeError, EncodeErrorKind},
    fields::items::EncodeItems,
    format::{
        entry_points::Format,
        options::Options,
        run::type_name,
        shared::EncodeShared,
        target::{Target, no_memory, room_behind, room_in_vec},
    },
    io::{
        context::{EncodeContext, count},
        sink::{Sink, Slice, Spread},
        writer::Writer,
    },
    message::{EncodeSwitch, TagType},
    value::{
        encode::Encode,
        size::{Layout, Size},
    },
};

#[inline(always)]
pub(crate) fn measure<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    match count(value, 0, cx) {
        Ok(len) => Ok(len),
        Err(error) => Err(name_root(T::shape, error)),
    }
}

/// Messages of a fixed length of up to this are written on the stack and copied: that is a few
/// stores, where a slice of what grows must be filled first (D `to_vec`).
const SHORT: usize = 64;

/// From so many optional fields on, a message is written in one pass: whether each of them is there
/// is then found out once (`ac_object`).
const MANY: usize = 16;

/// A message that is written in one pass is written on the stack first, if it is not longer than
/// this.
const ONE_PASS: usize = 1024;

/// A message that is being encoded: the options, and where its bytes go.
#[derive(Debug)]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub struct Message<'m, F: Format> {
    options: &'m Options<F>,
    target: Target<'m>,
}

/// What [`Message::tagged`] did.
#[derive(Debug)]
#[allow(unnameable_types, reason = "derived code passes it on")]
#[allow(clippy::exhaustive_enums, reason = "derived code passes it on")]
pub enum Tagging {
    /// It has encoded the message, of that length.
    Done(Result<usize, EncodeError>),
    /// Nothing; all messages of this kind have that length.
    Short(usize),
}

/// Writes a message to `target`.
///
/// It is compiled into each entry point. In a function that they share, counting and writing become
/// one, with too few registers for both (C `encode`, 290 instructions); so they share what writes the
/// fields. A short message of fixed length is a few stores, less than the call.
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

/// Whether all messages have the same length, of up to [`SHORT`].
const fn is_short(size: Size) -> bool {
    matches!(size.fixed, Some(..=SHORT))
}

impl<F: Format> Message<'_, F> {
    /// Encodes `value`.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    #[inline(always)]
    pub fn whole<T: Encode<F> + ?Sized>(self, value: &T) -> Result<usize, EncodeError> {
        if const { F::BARE && !F::OFFSETS && T::SIZE.optional >= MANY } {
            encode_once(value, self.options, self.target)
        } else {
            encode_twice::<F, T, false>(value, self.options, self.target)
        }
    }

    /// Encodes a set whose messages are variants with fields, many of them of one fixed length.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    #[inline(always)]
    pub fn variants<T: Encode<F>>(self, set: &T) -> Result<usize, EncodeError> {
        encode_twice::<F, T, true>(set, self.options, self.target)
    }

    /// Encodes a message of a set behind its tag, unless it is short: the set is matched once, where
    /// it would otherwise be matched to count the message, and again to write it.
    #[inline(always)]
    pub fn tagged<N: Encode<F> + TagType, T: Encode<F>>(&mut self, tag: N, value: &T) -> Tagging {
        if const { is_short(<Tagged<'_, N, T> as Layout<F>>::SIZE) } {
            Tagging::Short(const { <Tagged<'_, N, T> as Layout<F>>::SIZE.fixed_len() })
        } else {
            Tagging::Done(value.encode_behind_tag(tag, self.options, self.target.again()))
        }
    }

    /// [`tagged`](Self::tagged) for a message of nothing but its tag.
    #[inline(always)]
    pub fn unit<N: Encode<F> + TagType>(&mut self, tag: N) -> Tagging {
        self.tagged(tag, &Nothing)
    }

    /// [`tagged`](Self::tagged) for the bytes of an unknown message; an error if its tag `is_known`.
    #[inline(always)]
    pub fn kept<N: Encode<F> + TagType, T: EncodeItems<F>>(
        &mut self,
        tag: N,
        is_known: bool,
        bytes: &T,
    ) -> Tagging {
        if is_known {
            return Tagging::Done(Err(crate::__private::known_tag()));
        }
        self.tagged(tag, &Kept(bytes))
    }

    /// Encodes a short message of a set.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    #[inline(always)]
    pub fn finish<T: EncodeSwitch<F> + Encode<F>>(
        self,
        set: &T,
        tagging: Tagging,
    ) -> Result<usize, EncodeError> {
        match tagging {
            Tagging::Done(Ok(len)) => Ok(len),
            Tagging::Done(Err(error)) => Err(error.in_field(set.variant())),
            Tagging::Short(len) => encode_short::<F, T, true>(set, len, self.options, self.target),
        }
    }
}

/// Encodes a message of a set behind its tag.
#[inline(always)]
pub(super) fn encode_tagged<F: Format, N: Encode<F> + TagType, T: Encode<F>>(
    tag: N,
    value: &T,
    options: &Options<F>,
    target: Target<'_>,
) -> Result<usize, EncodeError> {
    Message { options, target }.whole(&Tagged { tag, value })
}

/// A message of a set behind its tag.
struct Tagged<'v, N, T> {
    tag: N,
    value: &'v T,
}

impl<F: Format, N: Layout<F>, T: Layout<F>> Layout<F> for Tagged<'_, N, T> {
    const SIZE: Size = N::SIZE.and(T::SIZE);

    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, N: Encode<F> + TagType, T: Encode<F>> Encode<F> for Tagged<'_, N, T> {
    #[inline(always)]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        F::encode_tag(out, &self.tag)?;
        self.value.encode(out)
    }
}

/// A message of no bytes.
struct Nothing;

impl<F: Format> Layout<F> for Nothing {
    const SIZE: Size = Size::NOTHING;

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> Encode<F> for Nothing {
    #[inline]
    fn encode<S: Sink>(&self, _: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        Ok(())
    }
}

/// The bytes of an unknown message.
struct Kept<'v, T>(&'v T);

impl<F: Format, T> Layout<F> for Kept<'_, T> {
    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format, T: EncodeItems<F>> Encode<F> for Kept<'_, T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        self.0.encode_items(out)?;
        out.ends()
    }
}

/// Writes a message of `len` bytes, a fixed length of up to [`SHORT`].
#[inline(always)]
fn encode_short<F: Format, T: Encode<F> + ?Sized, const SET: bool>(
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
    if let Ok(len) = written
        && let Some(message) = room.get_mut(..len)
        && cx.finish(message).is_ok()
    {
        match &mut target {
            Target::Slice(out) => match out.get_mut(..len) {
                Some(out) => out.copy_from_slice(message),
                None => return Err(too_small(len, out.len())),
            },
            target => target.append(message),
        }
        return Ok(len);
    }
    let _ = cx.free(Ok(()));
    value.encode_counted(options, target)
}

/// Counts, finds that many bytes of room in `target`, and writes into them. `STACK` writes short
/// messages on the stack.
#[inline(always)]
pub(super) fn encode_twice<F: Format, T: Encode<F> + ?Sized, const STACK: bool>(
    value: &T,
    options: &Options<F>,
    mut target: Target<'_>,
) -> Result<usize, EncodeError> {
    let mut cx = EncodeContext::new(options);
    let len = match count(value, 0, &mut cx) {
        Ok(len) => len,
        Err(error) => return cx.free(Err(error)),
    };
    let mut short = None;
    let room = match &mut target {
        Target::Slice(out) => &mut **out,
        _ if STACK && len <= SHORT => short.insert([0; SHORT]),
        Target::Vec(out) => match room_in_vec(len, out) {
            Some(room) => room,
            None => return cx.free(Err(no_memory(len))),
        },
        Target::Bytes(out) => match room_behind(len, out) {
            Some(room) => room,
            None => return cx.free(Err(no_memory(len))),
        },
    };
    let left = room.len();
    // Wherever the room is, the compiler then knows its length and drops bounds checks (`server`, 3
    // instructions).
    let Some(room) = room.get_mut(..len) else { return cx.free(Err(too_small(len, left))) };
    let written = match cx.data() {
        Some(head) if F::OFFSETS && cx.pass.far.is_nested() => {
            value.encode_spread::<true>(room, head, &mut cx)
        }
        Some(head) if F::OFFSETS => value.encode_spread::<false>(room, head, &mut cx),
        _ => F::encode_root(&mut Writer::new(Slice::<false>::new(&mut *room), &mut cx), value),
    };
    let written = match written {
        Ok(()) => cx.finish(room),
        Err(error) => cx.free(Err(error)),
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

/// Writes a message with data that lies elsewhere, of which `head` bytes are in place.
#[inline(always)]
pub(super) fn spread<F: Format, T: Encode<F> + ?Sized, const NESTED: bool>(
    value: &T,
    room: &mut [u8],
    head: usize,
    cx: &mut EncodeContext<F>,
) -> Result<(), EncodeError> {
    let mut out = Writer::new(Spread::<NESTED>::new(room, head)?, cx);
    F::encode_root(&mut out, value)?;
    out.into_sink().finish()
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
