//! What a wire format is, and the entry points to encode and decode.

use alloc::{vec, vec::Vec};
use core::{cell::RefCell, fmt::Debug};

use bytes::{Bytes, BytesMut};

use crate::{
    annotate::{Annotated, Marks},
    decode::Decode,
    encode::Encode,
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    items::DecodeItems,
    layout::Rules,
    limits::Limits,
    object::{DecodeFields, EncodeFields},
    options::Options,
    prefix::Prefix,
    reader::{Decoding, Reader},
    shape::{Object, Shape},
    sink::{Annotate, Measure, Sink, Slice},
    writer::{Encoding, Writer},
};

/// A wire format.
///
/// A format whose values stand one after the other implements [`Packed`] and gets this trait from
/// it. Other formats implement it themselves: the required items say what a struct and a field
/// are, the provided ones are the entry points for users.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a wire format",
    label = "not a wire format",
    note = "implement `Packed` for it, or `Format` where values do not just follow each other"
)]
pub trait Format: Sized + 'static {
    /// Its name, for messages to people.
    const NAME: &'static str;
    /// What an entry point without `_with` uses.
    const DEFAULTS: &'static Options<Self>;
    /// The type number of a struct.
    const OBJECT_TAG: Self::Tag;
    /// Whether a struct is as long as its fields together.
    const INLINE: bool;
    /// What it demands of structs.
    const RULES: Rules = Rules::NONE;
    /// Whether [`from_slice`](Self::from_slice) overlooks bytes behind the message.
    const IGNORES_TRAILING: bool = false;

    /// The type number that stands before a value; `()` where there is none.
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
        match Self::decode_optional(fields, index)?.or_else(T::absent) {
            Some(value) => Ok(value),
            None => {
                let name = fields.object.fields.get(index).map_or("?", |field| field.wire_name);
                Err(fields.input.error(DecodeErrorKind::MissingField { name }))
            }
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
    #[inline]
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
    #[inline]
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
        let mut bytes = Vec::new();
        encode(value, options, |len| {
            bytes = vec![0; len];
            Ok(&mut bytes)
        })?;
        Ok(bytes)
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
    #[inline]
    fn encode_into_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut BytesMut,
        options: &Options<Self>,
    ) -> Result<(), EncodeError> {
        let start = out.len();
        let result = encode(value, options, |len| {
            out.resize(start.saturating_add(len), 0);
            Ok(out.get_mut(start..).unwrap_or_default())
        });
        if result.is_err() {
            out.truncate(start);
        }
        result.map(|_| ())
    }

    /// Encodes `value` at the start of `out` and returns its length.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`] if `out` is too short (nothing is written then), and
    /// as [`to_vec`](Self::to_vec).
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
    #[inline]
    fn encode_to_slice_with<T: Encode<Self> + ?Sized>(
        value: &T,
        out: &mut [u8],
        options: &Options<Self>,
    ) -> Result<usize, EncodeError> {
        encode(value, options, |needed| {
            let left = out.len();
            out.get_mut(..needed)
                .ok_or_else(|| EncodeError::new(EncodeErrorKind::BufferTooSmall { needed, left }))
        })
    }

    /// The exact length of the encoded `value`.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
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
        let mut cx = Encoding::new(options);
        measure(value, &mut cx)
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
        let mut cx = Encoding::new(options);
        let mut bytes = vec![0; measure(value, &mut cx)?];
        Self::measured(cx.state_mut());
        let marks = RefCell::new(Marks::default());
        Self::encode_root(&mut Writer::new(Annotate::new(&mut bytes, &marks), &mut cx), value)
            .map_err(|error| name_root::<Self, T>(error))?;
        Ok(Annotated::new(bytes, marks.into_inner()))
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
    #[inline]
    fn from_slice_with<'de, T: Decode<'de, Self>>(
        input: &'de [u8],
        options: &Options<Self>,
    ) -> Result<T, DecodeError> {
        decode(input, None, options)
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
        let mut cx = Decoding::new(input, None, options);
        let mut reader = Reader::new(&mut cx);
        match Self::decode_root(&mut reader) {
            Ok(value) => Ok((value, reader.offset())),
            Err(error) => Err(name_input::<Self, T>(error)),
        }
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
        decode(input, Some(input), options)
    }
}

#[inline]
fn measure<F: Format, T: Encode<F> + ?Sized>(
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
#[inline]
fn encode<'w, F: Format, T: Encode<F> + ?Sized>(
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

#[inline]
fn decode<'de, F: Format, T: Decode<'de, F>>(
    input: &'de [u8],
    shared: Option<&'de Bytes>,
    options: &Options<F>,
) -> Result<T, DecodeError> {
    let mut cx = Decoding::new(input, shared, options);
    let mut reader = Reader::new(&mut cx);
    let end = |value, reader: &Reader<'_, 'de, F>| {
        if F::IGNORES_TRAILING && !reader.strict() {
            Ok(value)
        } else {
            reader.finish().map(|()| value)
        }
    };
    match F::decode_root(&mut reader).and_then(|value| end(value, &reader)) {
        Ok(value) => Ok(value),
        Err(error) => Err(name_input::<F, T>(error)),
    }
}

/// The Rust name of `T`, where its description has one.
fn type_name<F: Format, T: crate::layout::Layout<F> + ?Sized>() -> Option<&'static str> {
    match T::shape() {
        Shape::Object(object) => Some(object.name),
        Shape::Enum(shape) => Some(shape.name),
        _ => None,
    }
}

#[cold]
fn name_root<F: Format, T: Encode<F> + ?Sized>(error: EncodeError) -> EncodeError {
    match type_name::<F, T>() {
        Some(name) => error.in_type(name),
        None => error,
    }
}

#[cold]
fn name_input<'de, F: Format, T: Decode<'de, F>>(error: DecodeError) -> DecodeError {
    match type_name::<F, T>() {
        Some(name) => error.in_type(name),
        None => error,
    }
}

/// The order of the bytes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no third order")]
pub enum Order {
    /// The least significant byte first.
    Little,
    /// The most significant byte first.
    Big,
}

/// The order of the bytes of a UUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UuidOrder {
    /// All bytes as they are printed.
    Rfc,
    /// The first three groups least significant byte first, as Windows has them in memory.
    Microsoft,
}

/// A format whose numbers are plain bytes in one order.
///
/// It gives the number types, `bool`, arrays and tuples their representation. [`Packed`] formats
/// have it.
pub trait Scalars: Format {
    /// The order of the bytes of a number.
    const NUMBER_ORDER: Order;
    /// The order of the bytes of a UUID.
    const UUID: UuidOrder = UuidOrder::Rfc;
}

/// A format whose values stand one after the other, with nothing between them.
///
/// ```
/// use codec_core::{Format, NoDefault, Options, Order, Packed, Wire};
///
/// /// Big-endian, lists with a `u16` count.
/// #[derive(Debug)]
/// struct Mine;
///
/// impl Packed for Mine {
///     const NAME: &'static str = "mine";
///     const ORDER: Order = Order::Big;
///     const DEFAULTS: &'static Options<Self> = &Options::new(());
///     type Options = ();
///     type Count = u16;
///     type Text = NoDefault;
/// }
///
/// #[derive(Wire)]
/// #[wire(format = Mine)]
/// struct Scores {
///     player: u32,
///     scores: Vec<u16>,
/// }
///
/// let bytes = Mine::to_vec(&Scores { player: 7, scores: vec![1, 2] })?;
/// assert_eq!(bytes, [0, 0, 0, 7, 0, 2, 0, 1, 0, 2]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
pub trait Packed: Sized + Debug + 'static {
    /// Its name, for messages to people.
    const NAME: &'static str;
    /// The order of the bytes of a number.
    const ORDER: Order;
    /// The order of the bytes of a UUID.
    const UUID: UuidOrder = UuidOrder::Rfc;
    /// What an entry point without `_with` uses.
    const DEFAULTS: &'static Options<Self>;
    /// What it demands of structs.
    const RULES: Rules = Rules::NONE;

    /// What the format lets callers choose; `()` for nothing.
    type Options: Clone + Debug + Send + Sync + 'static;
    /// How a list says its count.
    type Count: Prefix<Self>;
    /// The codec of a `String`; [`NoDefault`] where each field names one.
    type Text;
}

/// No default: every field of the kind names a codec.
#[derive(Debug)]
pub struct NoDefault(());

#[diagnostic::do_not_recommend]
impl<P: Packed> Format for P {
    const NAME: &'static str = P::NAME;
    const DEFAULTS: &'static Options<Self> = P::DEFAULTS;
    const OBJECT_TAG: () = ();
    const INLINE: bool = true;
    const RULES: Rules = P::RULES;

    type Tag = ();
    type Options = P::Options;
    type Encoding = P::Options;
    type Decoding<'de> = P::Options;
    type EncodeObject<S: Sink> = ();
    type DecodeObject<'de> = ();

    #[inline]
    fn encoding(options: &Options<Self>) -> P::Options {
        options.format.clone()
    }

    #[inline]
    fn decoding<'de>(options: &Options<Self>) -> Self::Decoding<'de> {
        options.format.clone()
    }

    #[inline]
    fn encode_object<S: Sink>(
        out: &mut Writer<'_, Self, S>,
        object: &'static Object,
        body: impl Fn(&mut EncodeFields<'_, '_, Self, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        body(&mut EncodeFields::new(out, object))
    }

    #[inline]
    fn encode_field<S: Sink, T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self, S>,
        _index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        value.encode(fields.out)
    }

    #[inline]
    fn decode_object<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        object: &'static Object,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        body(&mut DecodeFields::new(input, object))
    }

    #[inline]
    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        Self::decode_field(fields, index).map(Some)
    }

    #[inline]
    fn decode_field<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        _index: usize,
    ) -> Result<T, DecodeError> {
        T::decode(fields.input)
    }
}

impl<P: Packed> Scalars for P {
    const NUMBER_ORDER: Order = P::ORDER;
    const UUID: UuidOrder = P::UUID;
}
