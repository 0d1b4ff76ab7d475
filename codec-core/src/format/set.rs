//! Messages that are being encoded, alone or as one of a set.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use crate::{
    describe::shape::Shape,
    error::EncodeError,
    fields::{
        items::EncodeItems,
        record::{Record, Variants},
    },
    format::{
        entry_points::Format,
        options::Options,
        shared::EncodeShared,
        target::Target,
        write::{count_whole, encode_short, encode_whole, is_short, is_small, write_counted},
    },
    io::{sink::Sink, writer::Writer},
    message::{EncodeSwitch, TagType},
    value::{
        encode::Encode,
        size::{Layout, Size},
    },
};

/// A message that is being encoded: the options, and where its bytes go.
#[derive(Debug)]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub struct Message<'m, F: Format> {
    pub(super) options: &'m Options<F>,
    pub(super) target: Target<'m>,
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

impl<F: Format> Message<'_, F> {
    /// Encodes `value`.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    #[inline(always)]
    pub fn whole<T: Encode<F> + ?Sized>(self, value: &T) -> Result<usize, EncodeError> {
        if const { is_small(T::SIZE) } {
            value.encode_small(self.options, self.target)
        } else {
            value.encode_whole(self.options, self.target)
        }
    }

    /// Encodes a set whose messages are variants with fields, many of them of one fixed length. `ALL` says
    /// that none is anything else.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    #[inline(always)]
    pub fn variants<const ALL: bool, T: Encode<F> + Variants<F>>(
        self,
        set: &T,
    ) -> Result<usize, EncodeError> {
        let counted = count_whole(set, self.options)?;
        // Without the other ways to find room, the compiler sees in cargo's own profile too that all
        // variants are written alike (`D_fields encode`, 8 instructions).
        if const { ALL && F::INLINE && are_short(T::RECORDS, T::SIZE.min) } {
            let len = counted.len;
            counted.free(Ok(()))?;
            return encode_short::<F, T, false>(set, len, self.options, self.target);
        }
        write_counted::<F, T, true, true>(set, counted, self.options, self.target)
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

/// Whether all variants have a fixed length, and are short behind a tag of `tag` bytes.
const fn are_short<F: Format>(mut records: &[&Record<F>], tag: usize) -> bool {
    while let [record, rest @ ..] = records {
        match record.fixed {
            Some(len) if is_short(Size::fixed(len.saturating_add(tag))) => records = rest,
            _ => return false,
        }
    }
    true
}

/// Encodes a message of a set behind its tag.
#[inline(always)]
pub(super) fn encode_tagged<F: Format, N: Encode<F> + TagType, T: Encode<F>>(
    tag: N,
    value: &T,
    options: &Options<F>,
    target: Target<'_>,
) -> Result<usize, EncodeError> {
    encode_whole::<F, _, true>(&Tagged { tag, value }, options, target)
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
