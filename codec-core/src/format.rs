//! What a wire format is, and the entry points to encode and decode.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use alloc::vec::Vec;
use core::fmt::Debug;

use bytes::{Bytes, BytesMut};

use crate::{
    annotate::Annotated,
    decode::Decode,
    encode::Encode,
    entry,
    error::{DecodeError, DecodeErrorKind, EncodeError},
    items::DecodeItems,
    layout::Rules,
    limits::Limits,
    object::{DecodeFields, EncodeFields},
    options::Options,
    reader::Reader,
    shape::Object,
    sink::Sink,
    writer::{Encoding, Writer},
};

/// A wire format.
///
/// A format whose values follow each other implements [`Packed`](crate::Packed), and so has this.
/// For others: the required items say what a struct and a field are, the provided ones are the
/// entry points for users.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a wire format",
    label = "not a wire format",
    note = "implement `Packed` for it, or `Format` where values do not just follow each other"
)]
pub trait Format: Sized + 'static {
    /// Its name, for messages to people.
    const NAME: &'static str;
    /// The limits that [`Options::new`] begins with, and so [`DEFAULTS`](Self::DEFAULTS).
    const LIMITS: Limits = Limits::DEFAULT;
    /// What an entry point without `_with` uses: [`Options::new`] of the format's own options.
    const DEFAULTS: &'static Options<Self>;
    /// The type number of a struct.
    const OBJECT_TAG: Self::Tag;
    /// Whether a struct is as long as its fields together.
    const INLINE: bool;
    /// Whether a message, and a field, is nothing but its value in place.
    const BARE: bool = false;
    /// What it demands of structs.
    const RULES: Rules = Rules::NONE;
    /// Whether [`from_slice`](Self::from_slice) overlooks bytes behind the message.
    const IGNORES_TRAILING: bool = false;

    /// The type number before a value; `()` where there is none.
    type Tag: Copy + PartialEq + Debug;
    /// What the format lets callers choose.
    type Options: Clone + Debug + Send + Sync;
    /// What it keeps while it encodes one message.
    type Encoding: Debug;
    /// What it keeps while it decodes one message.
    type Decoding<'de>: Debug;
    /// What it keeps while it encodes one struct: [`Writer::object_state`].
    type EncodeObject<S: Sink>: Debug + Default;
    /// What it keeps while it decodes one struct: [`DecodeFields::state`].
    type DecodeObject<'de>: Debug + Default;

    /// Starts to encode a message.
    fn encoding(options: &Options<Self>) -> Self::Encoding;

    /// Starts to decode a message.
    fn decoding<'de>(options: &Options<Self>) -> Self::Decoding<'de>;

    /// Writes a struct, by letting `body` write its fields, once or several times.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    fn encode_object<S: Sink>(
        out: &mut Writer<'_, Self, S>,
        object: &'static Object,
        body: impl Fn(&mut EncodeFields<'_, '_, Self, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError>;

    /// Writes a field of a struct.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns, and what the format finds wrong.
    fn encode_field<S: Sink, T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self, S>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError>;

    /// Writes `count` zero bytes before a field of a struct.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    fn encode_padding<S: Sink>(
        fields: &mut EncodeFields<'_, '_, Self, S>,
        count: usize,
    ) -> Result<(), EncodeError> {
        fields.out.zeros(count)
    }

    /// Reads a struct, by letting `body` read its fields.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    fn decode_object<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        object: &'static Object,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError>;

    /// Reads a field of a struct, or `None` if the format knows that it is absent.
    ///
    /// # Errors
    ///
    /// What [`Decode::decode`] returns, and what the format finds wrong.
    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<Option<T>, DecodeError>;

    /// Reads a field of a struct.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::MissingField`] if it is absent and its type does not allow that, and as
    /// [`decode_optional`](Self::decode_optional).
    #[inline]
    fn decode_field<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<T, DecodeError> {
        if let Some(value) = Self::decode_optional(fields, index)?.or_else(T::absent) {
            Ok(value)
        } else {
            let name = fields.object.fields.get(index).map_or("?", |field| field.wire_name);
            Err(fields.input.error(DecodeErrorKind::MissingField { name }))
        }
    }

    /// Reads a field of a struct that takes all that is left of it.
    ///
    /// # Errors
    ///
    /// What [`DecodeItems::decode_rest`] returns, and what the format finds wrong.
    #[inline]
    fn decode_rest<'de, T: DecodeItems<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        T::decode_rest(fields.input)
    }

    /// Writes the tag of an enum, whose payload is written next.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns.
    #[inline]
    fn encode_tag<S: Sink, T: Encode<Self> + 'static>(
        out: &mut Writer<'_, Self, S>,
        tag: &T,
    ) -> Result<(), EncodeError> {
        tag.encode(out)
    }

    /// Reads the tag of an enum, whose payload is read next.
    ///
    /// # Errors
    ///
    /// What [`Decode::decode`] returns.
    #[inline]
    fn decode_tag<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        T::decode(input)
    }

    /// Writes a whole message.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns, and what the format finds wrong.
    #[inline(always)]
    fn encode_root<S: Sink, T: Encode<Self> + ?Sized>(
        out: &mut Writer<'_, Self, S>,
        value: &T,
    ) -> Result<(), EncodeError> {
        value.encode(out)
    }

    /// Reads a whole message.
    ///
    /// # Errors
    ///
    /// What [`Decode::decode`] returns, and what the format finds wrong.
    #[inline(always)]
    fn decode_root<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        T::decode(input)
    }

    /// Called between counting and writing a message, with what counting left.
    #[inline]
    fn measured(_state: &mut Self::Encoding) {}

    /// The limits of one decode, of those the caller gave and the length of the input.
    #[inline]
    #[must_use]
    fn limits(given: Limits, _input: usize) -> Limits {
        given
    }

    /// The name of a type number, for error texts.
    #[must_use]
    fn tag_name(_tag: Self::Tag) -> &'static str {
        "value"
    }

    /// Encodes `value`, in one allocation of the exact length.
    ///
    /// # Errors
    ///
    /// Fails if the format cannot hold the value; the error names the field.
    #[inline]
    fn to_vec<T: Encode<Self> + ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
        Self::to_vec_with(value, Self::DEFAULTS)
    }

    /// [`to_vec`](Self::to_vec) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn to_vec_with<T: Encode<Self> + ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<Vec<u8>, EncodeError> {
        entry::encode_to_vec(value, options)
    }

    /// Appends the encoded `value` to `out`: all of it, or nothing.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec); `out` is then unchanged.
    #[inline]
    fn encode_into<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut BytesMut,
    ) -> Result<(), EncodeError> {
        Self::encode_into_with(value, out, Self::DEFAULTS)
    }

    /// [`encode_into`](Self::encode_into) with options.
    ///
    /// # Errors
    ///
    /// As [`encode_into`](Self::encode_into).
    #[inline(always)]
    fn encode_into_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut BytesMut,
        options: &Options<Self>,
    ) -> Result<(), EncodeError> {
        entry::encode_into(value, out, options)
    }

    /// Encodes `value` at the start of `out` and returns its length.
    ///
    /// # Errors
    ///
    /// [`BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall) if `out` is too short (nothing is
    /// written then), and as [`to_vec`](Self::to_vec); the bytes of `out` are then of no use.
    #[inline]
    fn encode_to_slice<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut [u8],
    ) -> Result<usize, EncodeError> {
        Self::encode_to_slice_with(value, out, Self::DEFAULTS)
    }

    /// [`encode_to_slice`](Self::encode_to_slice) with options.
    ///
    /// # Errors
    ///
    /// As [`encode_to_slice`](Self::encode_to_slice).
    #[inline(always)]
    fn encode_to_slice_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut [u8],
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        entry::encode_to_slice(value, out, options)
    }

    /// Encodes `value` at the start of `scratch`, in one pass where the format can, and returns its
    /// length. Bytes behind the message may be overwritten too, and all of them if it fails.
    ///
    /// # Errors
    ///
    /// As [`encode_to_slice`](Self::encode_to_slice).
    #[inline]
    fn encode_to_scratch<T: Encode<Self> + ?Sized>(
        value: &T,
        scratch: &mut [u8],
    ) -> Result<usize, EncodeError> {
        Self::encode_to_scratch_with(value, scratch, Self::DEFAULTS)
    }

    /// [`encode_to_scratch`](Self::encode_to_scratch) with options.
    ///
    /// # Errors
    ///
    /// As [`encode_to_slice`](Self::encode_to_slice).
    #[inline(always)]
    fn encode_to_scratch_with<T: Encode<Self> + ?Sized>(
        value: &T,
        scratch: &mut [u8],
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        entry::encode_to_scratch(value, scratch, options)
    }

    /// The exact length of the encoded `value`; a value that cannot be encoded may have one too.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec), for what must be looked at to be counted, such as text.
    #[inline]
    fn encoded_len<T: Encode<Self> + ?Sized>(value: &T) -> Result<usize, EncodeError> {
        Self::encoded_len_with(value, Self::DEFAULTS)
    }

    /// [`encoded_len`](Self::encoded_len) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    #[inline]
    fn encoded_len_with<T: Encode<Self> + ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        entry::measure(value, &mut Encoding::new(options))
    }

    /// Encodes `value` and notes where each field lies, to be shown to people.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    fn annotate<T: Encode<Self> + ?Sized>(value: &T) -> Result<Annotated, EncodeError> {
        Self::annotate_with(value, Self::DEFAULTS)
    }

    /// [`annotate`](Self::annotate) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    fn annotate_with<T: Encode<Self> + ?Sized>(
        value: &T,
        options: &Options<Self>,
    ) -> Result<Annotated, EncodeError> {
        entry::annotate(value, options)
    }

    /// Decodes a value from the whole of `input`.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not hold such a value, or hold more than it (unless the format
    /// ignores that); the error names offset and field.
    #[inline]
    fn from_slice<'de, T: Decode<'de, Self>>(input: &'de [u8]) -> Result<T, DecodeError> {
        Self::from_slice_with(input, Self::DEFAULTS)
    }

    /// [`from_slice`](Self::from_slice) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline(always)]
    fn from_slice_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        entry::decode(input, None, options)
    }

    /// Decodes a value from the start of `input` and says how many bytes it took.
    ///
    /// For streams: [`DecodeErrorKind::UnexpectedEnd`] means that more bytes may help; nothing is
    /// consumed.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not begin with such a value; the error names offset and field.
    #[inline]
    fn from_prefix<'de, T: Decode<'de, Self>>(input: &'de [u8]) -> Result<(T, usize), DecodeError> {
        Self::from_prefix_with(input, Self::DEFAULTS)
    }

    /// [`from_prefix`](Self::from_prefix) with options.
    ///
    /// # Errors
    ///
    /// As [`from_prefix`](Self::from_prefix).
    #[inline]
    fn from_prefix_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<(T, usize), DecodeError> {
        entry::decode_prefix(input, options)
    }

    /// Decodes a value from the whole of `input`; its `Bytes` fields share the input's memory.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline]
    fn from_bytes<T: for<'de> Decode<'de, Self>>(input: &Bytes) -> Result<T, DecodeError> {
        Self::from_bytes_with(input, Self::DEFAULTS)
    }

    /// [`from_bytes`](Self::from_bytes) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    #[inline]
    fn from_bytes_with<T: for<'de> Decode<'de, Self>>(
        input: &Bytes,
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        entry::decode(input, Some(input), options)
    }
}
