//! Functions that a message has once, whichever entry points and callers it has.
//!
//! They are methods of the message. The compiler puts a method into the object file of the module of
//! its type, a function or closure into that of the module it was written in: as functions, the code
//! of all messages of a program would lie in one object file, to be made anew when any of them
//! changes. The functions that they share are compiled into their callers (`inline(always)`), and
//! have no closures.

use alloc::vec::Vec;

use bytes::{Bytes, BytesMut};

use crate::{
    error::{DecodeError, EncodeError},
    format::{entry_points::Format, options::Options, run, set, target::Target, write},
    io::{
        context::Counted,
        reader::{DecodeContext, Reader},
        sink::Sink,
        writer::Writer,
    },
    message::TagType,
    value::{decode::Decode, encode::Encode},
};

/// What the entry points of [`Format`] that encode do with a message.
pub(crate) trait EncodeShared<F: Format>: Encode<F> {
    /// [`Format::to_vec_with`].
    #[inline]
    fn encode_vec(&self, options: &Options<F>) -> Result<Vec<u8>, EncodeError> {
        write::encode_to_vec(self, options)
    }

    /// [`Format::encode_into`].
    #[inline]
    fn encode_behind(&self, out: &mut BytesMut) -> Result<(), EncodeError> {
        F::encode_into_with(self, out, F::DEFAULTS)
    }

    /// [`Format::encode_to_slice`].
    #[inline]
    fn encode_in(&self, out: &mut [u8]) -> Result<usize, EncodeError> {
        write::encode(self, F::DEFAULTS, Target::Slice(out))
    }

    /// [`Format::encoded_len_with`].
    #[inline]
    fn measure(&self, options: &Options<F>) -> Result<usize, EncodeError> {
        write::measure(self, options)
    }

    /// Encodes a message, for all entry points.
    #[inline(never)]
    fn encode_whole(&self, options: &Options<F>, target: Target<'_>) -> Result<usize, EncodeError> {
        write::encode_whole::<F, Self, false>(self, options, target)
    }

    /// [`encode_whole`](Self::encode_whole) for a message that is small enough to be compiled into each
    /// entry point.
    #[inline]
    fn encode_small(&self, options: &Options<F>, target: Target<'_>) -> Result<usize, EncodeError> {
        write::encode_whole::<F, Self, false>(self, options, target)
    }

    /// Counts a message. Apart from what writes it: in one function there are too few registers for both
    /// (C `encode`).
    #[inline]
    fn count_whole(&self, options: &Options<F>) -> Result<Counted<F>, EncodeError> {
        write::count_whole(self, options)
    }

    /// Encodes a message of a set. Out of line: inlined, all messages of a set would be one huge
    /// function.
    #[inline(never)]
    fn encode_behind_tag<N: Encode<F> + TagType>(
        &self,
        tag: N,
        options: &Options<F>,
        target: Target<'_>,
    ) -> Result<usize, EncodeError>
    where
        Self: Sized,
    {
        set::encode_tagged(tag, self, options, target)
    }

    /// Encodes what is too long for one pass, must be counted first, or cannot be encoded: that finds
    /// the error.
    #[cold]
    #[inline(never)]
    fn encode_counted(
        &self,
        options: &Options<F>,
        target: Target<'_>,
    ) -> Result<usize, EncodeError> {
        let counted = self.count_whole(options)?;
        write::write_counted::<F, Self, false, false>(self, counted, options, target)
    }

    /// Writes a counted message with data that lies elsewhere.
    #[inline(never)]
    fn encode_spread<const NESTED: bool>(
        &self,
        room: &mut [u8],
        counted: Counted<F>,
        options: &Options<F>,
    ) -> Result<(), EncodeError> {
        write::spread::<F, Self, NESTED>(self, room, counted, options)
    }

    /// Encodes the payload of a variant.
    ///
    /// `APART` keeps each payload out of line, for enums of many messages: inlined, they would all be
    /// one huge function.
    #[inline]
    fn put_payload<S: Sink, const APART: bool>(
        &self,
        out: &mut Writer<'_, F, S>,
    ) -> Result<(), EncodeError> {
        if const { S::SHORT && APART && Self::SIZE.fixed.is_none() } {
            // `Message::tagged` has encoded it.
            Ok(())
        } else if const { APART && Self::SIZE.fixed.is_none() } {
            self.put_apart(out)
        } else {
            self.encode(out)
        }
    }

    /// Encodes the payload of a variant, out of line.
    #[inline(never)]
    fn put_apart<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        self.encode(out)
    }
}

impl<F: Format, T: Encode<F> + ?Sized> EncodeShared<F> for T {}

/// What the entry points of [`Format`] that decode do with a message.
pub(crate) trait DecodeShared<'de, F: Format>: Decode<'de, F> {
    /// [`Format::from_slice`].
    #[inline]
    fn decode_slice(input: &'de [u8]) -> Result<Self, DecodeError> {
        run::decode(input, None, F::DEFAULTS)
    }

    /// [`Format::from_bytes_with`].
    #[inline]
    fn decode_bytes(input: &'de Bytes, options: &Options<F>) -> Result<Self, DecodeError> {
        run::decode(input, Some(input), options)
    }

    /// [`Format::from_prefix_with`].
    #[inline]
    fn decode_start(
        input: &'de [u8],
        options: &Options<F>,
        used: &mut usize,
    ) -> Result<Self, DecodeError> {
        run::decode_prefix(input, options, used)
    }

    /// Decodes a message, for all entry points; see [`run::read`].
    #[inline]
    fn decode_message(
        input: &'de [u8],
        shared: Option<&'de Bytes>,
        options: &Options<F>,
        used: Option<&mut usize>,
    ) -> Result<Self, DecodeError> {
        run::read(&mut DecodeContext::new(input, shared, options), options, used)
    }

    /// Decodes the payload of a variant, with `APART` as for
    /// [encoding](EncodeShared::put_payload).
    #[inline]
    fn get_payload<const APART: bool>(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        if const { APART && Self::SIZE.fixed.is_none() } {
            Self::get_apart(input)
        } else {
            Self::get_nested(input)
        }
    }

    /// Decodes the payload of a variant, out of line.
    #[inline(never)]
    fn get_apart(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::get_nested(input)
    }

    /// Decodes the payload of a variant, one level down.
    #[inline]
    fn get_nested(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        // A type of fixed length cannot contain itself.
        if const { Self::SIZE.is_level || Self::SIZE.fixed.is_some() } {
            return Self::decode(input);
        }
        input.enter_level()?;
        let value = Self::decode(input);
        input.leave_level();
        value
    }
}

impl<'de, F: Format, T: Decode<'de, F>> DecodeShared<'de, F> for T {}
