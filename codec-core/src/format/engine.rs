//! What the author of a format implements.

#![allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]

use core::fmt::Debug;

use crate::{
    describe::shape::{FormatShape, Placement},
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{DecodeFields, EncodeFields, items::DecodeItems, record::Record},
    format::{limits::Limits, options::Options, packed::Order, rules::Rules},
    message::TagType,
    read::Reader,
    value::{decode::Decode, encode::Encode},
    write::Writer,
};

/// How a wire format lays out messages, structs and fields: what its author implements.
///
/// A format whose values follow each other implements [`Packed`](crate::Packed) instead, which
/// provides this trait. The hooks come in pairs, one to encode and one to decode: for a message
/// (`root`), a struct (`record`), a field and the tag of an enum. Users of the format see
/// [`Format`](crate::Format), which every engine implements.
///
/// ```
/// use codec_core::{
///     DecodeError, DecodeErrorKind, DecodeFields, EncodeError, EncodeFields, Engine, Format,
///     NoLayout, Options, Order, Reader, Record, Scalars, Wire, Writer,
/// };
///
/// /// A struct has the number of its fields before them.
/// #[derive(Debug)]
/// struct Counted;
///
/// /// Gives numbers, `bool`, arrays and tuples their bytes.
/// impl Scalars for Counted {
///     const NUMBER_ORDER: Order = Order::Big;
/// }
///
/// impl Engine for Counted {
///     const NAME: &'static str = "counted";
///     const OPTIONS: &'static Options<Self> = &Options::new(());
///     const RECORD_TYPE: () = ();
///     const INLINE: bool = false;
///
///     type TypeNumber = ();
///     type Options = ();
///     type EncodeState = ();
///     type DecodeState<'de> = ();
///     type RecordLayout = NoLayout;
///     type FieldLayout = NoLayout;
///     type EncodeRecord = ();
///     type DecodeRecord<'de> = ();
///
///     fn encode_state(_: &Options<Self>) {}
///
///     fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {}
///
///     fn encode_record(
///         out: &mut Writer<'_, Self>,
///         record: &'static Record<Self>,
///         body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
///     ) -> Result<(), EncodeError> {
///         out.put(&[u8::try_from(record.shape.fields.len()).unwrap_or(u8::MAX)]);
///         body(&mut EncodeFields::new(out, record))
///     }
///
///     fn decode_record<'de, T>(
///         input: &mut Reader<'_, 'de, Self>,
///         record: &'static Record<Self>,
///         body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
///     ) -> Result<T, DecodeError> {
///         let expected = record.shape.fields.len();
///         let [found] = input.array()?.map(usize::from);
///         if found != expected {
///             return Err(input.error(DecodeErrorKind::FieldCount { expected, found }));
///         }
///         body(&mut DecodeFields::new(input, record))
///     }
/// }
///
/// #[derive(Wire)]
/// #[wire(format = Counted)]
/// struct Point {
///     x: u16,
///     y: u16,
/// }
///
/// let point: Point = Counted::from_slice(&[2, 0, 7, 0, 8])?;
/// assert_eq!((point.x, point.y), (7, 8));
/// assert_eq!(Counted::to_vec(&point)?, [2, 0, 7, 0, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a wire format",
    label = "not a wire format",
    note = "implement `Packed` for it, or `Engine` where values do not just follow each other"
)]
pub trait Engine: Sized + 'static {
    /// The name of the format, for messages to people.
    const NAME: &'static str;
    /// How the fields of a struct lie, for descriptions.
    const SHAPE: FormatShape =
        FormatShape { ignores_trailing: Self::IGNORES_TRAILING, ..FormatShape::packed(Self::NAME) };
    /// The default limits: [`Options::new`] starts with them.
    const LIMITS: Limits = Limits::DEFAULT;
    /// What an entry point without `_with` uses: [`Options::new`] of the format's own options.
    const OPTIONS: &'static Options<Self>;
    /// The type number of a struct.
    const RECORD_TYPE: Self::TypeNumber;
    /// Whether a struct is exactly as long as its fields together, with nothing before, between or
    /// behind them. Only then can the size of a struct be known at compile time.
    const INLINE: bool;
    /// Whether fields carry no type number, name or offset of their own: a field, and a message, is
    /// nothing but its value in place.
    const BARE: bool = false;
    /// What it demands of structs.
    const RULES: Rules = Rules::NONE;
    /// Whether [`from_slice`](crate::Format::from_slice) ignores bytes behind the message.
    const IGNORES_TRAILING: bool = false;
    /// Whether [`limits`](Self::limits) depends on the input. Where it does not, a stream reckons what
    /// messages may cost once.
    #[doc(hidden)]
    const LIMITS_VARY: bool = true;
    /// Whether lists have a count of the format's own, unless a field says otherwise.
    #[doc(hidden)]
    const COUNTS_LISTS: bool = true;
    /// Whether a message chooses the order of the bytes of its numbers: `order = …`.
    const ORDER_VARIES: bool = false;
    /// Whether the elements of a list leave nothing in the [`DecodeState`](Self::DecodeState) that
    /// later ones need, but the order of numbers. A list with `end` in a stream then goes on at
    /// the element in which it was cut; otherwise it is read again from its start.
    const RESUMES: bool = size_of::<Self::DecodeState<'static>>() == 0;

    /// The type number before a value; `()` where there is none.
    type TypeNumber: Copy + PartialEq + Debug;
    /// What the format lets callers choose.
    type Options: Clone + Debug + Send + Sync + 'static;
    /// What it keeps while it encodes one message.
    type EncodeState: Debug + 'static;
    /// What it keeps while it decodes one message.
    type DecodeState<'de>: Debug;
    /// The options that it takes for a struct, `#[wire(layout = …)]`; [`NoLayout`](crate::NoLayout)
    /// for none.
    type RecordLayout: Copy + Debug + 'static;
    /// The options that it takes for a field, `#[wire(layout = …)]`; [`NoLayout`](crate::NoLayout)
    /// for none.
    type FieldLayout: Copy + Debug + 'static;
    /// What it keeps while it encodes one struct: [`EncodeFields::state`].
    type EncodeRecord: Debug + Default;
    /// What it keeps while it decodes one struct: [`DecodeFields::state`].
    type DecodeRecord<'de>: Debug + Default;

    /// Starts to encode a message, once for each run over it.
    fn encode_state(options: &Options<Self>) -> Self::EncodeState;

    /// Starts to decode a message.
    fn decode_state<'de>(options: &Options<Self>) -> Self::DecodeState<'de>;

    /// Writes a struct, by letting `body` write its fields, once or several times.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    #[inline(always)]
    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        body(&mut EncodeFields::new(out, record))
    }

    /// Writes a field of a struct.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns, and what the format finds wrong.
    #[inline]
    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        _index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        value.encode(fields.out)
    }

    /// Reads a struct, by letting `body` read its fields.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    #[inline(always)]
    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        body(&mut DecodeFields::new(input, record))
    }

    /// Reads a field of a struct, or `None` if the format knows that it is absent.
    ///
    /// # Errors
    ///
    /// What [`Decode::decode`] returns, and what the format finds wrong.
    #[inline]
    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        _index: usize,
    ) -> Result<Option<T>, DecodeError> {
        T::decode(fields.input).map(Some)
    }

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
            let name = fields.record.shape.fields.get(index).map_or("?", |field| field.wire_name);
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
    fn encode_tag<T: Encode<Self> + TagType>(
        out: &mut Writer<'_, Self>,
        tag: &T,
    ) -> Result<(), EncodeError> {
        tag.encode(out)
    }

    /// Writes a text that tells of no variant, whose bytes are written next: what a variant with
    /// `other` kept of an enum with `tag = str`.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns.
    #[inline]
    fn encode_text_tag<T: Encode<Self>>(
        out: &mut Writer<'_, Self>,
        text: &T,
    ) -> Result<(), EncodeError> {
        text.encode(out)
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
    fn encode_root<T: Encode<Self> + ?Sized>(
        out: &mut Writer<'_, Self>,
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

    /// The order of the first number of a message, where the [order varies](Self::ORDER_VARIES).
    #[inline]
    #[must_use]
    fn first_order(_options: &Options<Self>) -> Order {
        Order::Little
    }

    /// The limits of one decode, of those the caller gave and the length of the input.
    #[inline]
    #[must_use]
    fn limits(given: Limits, _input: usize) -> Limits {
        given
    }

    /// The name of a type number, for error texts.
    #[must_use]
    fn type_name(_tag: Self::TypeNumber) -> &'static str {
        "value"
    }

    /// Where the slots of a struct with these options lie, for descriptions.
    #[must_use]
    fn placement(_layout: &Self::RecordLayout) -> Placement {
        Placement::InOrder
    }
}
