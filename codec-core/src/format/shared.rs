//! Functions that a message has once, whichever entry points and callers it has.
//!
//! They are methods of the message, because the compiler puts a method into the object file of the
//! module of its type. Functions of this module would all be compiled again when any message of a
//! program changes.

use bytes::Bytes;

use crate::{
    error::DecodeError,
    format::{entry_points::Format, options::Options, run},
    read::{DecodeContext, Reader},
    value::decode::Decode,
};

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

    /// Decodes the payload of a variant.
    ///
    /// `APART` keeps each payload out of line, for enums of many messages: inlined, they would all be
    /// one huge function.
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
