//! The marker type, and the layout of a struct: fixed values and slots, then the data that the
//! slots point to.

#![allow(clippy::inline_always, reason = "keeps heads and tails of a message in registers")]

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, Directive, Encode, EncodeError,
    EncodeFields, Engine, Limits, Options, Order, Reader, Record, Rules, Scalars, Sink, TagType,
    Writer,
    shape::{Field, FormatShape, Frame, Lies, Placement, Shape},
};

use super::{
    placement::{FieldLayout, StructLayout, has_strings_first, is_hoisted, is_ranked},
    slot::Passes,
    walk,
};

/// The TERA format.
#[derive(Debug)]
pub struct Tera;

/// What callers can choose for [`Tera`]: `options.format` of [`codec_core::Options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TeraOptions {
    /// Bytes between the start of the packet, from which offsets count, and the body: 4 for the
    /// header, or 12 where the packet has eight integrity bytes behind it.
    pub body_at: usize,
}

impl TeraOptions {
    /// The defaults: the body follows the header.
    pub const DEFAULT: Self = Self { body_at: 4 };

    /// Eight integrity bytes lie between header and body.
    pub const INTEGRITY: Self = Self { body_at: 12 };
}

impl Default for TeraOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What is kept while one packet is encoded.
#[derive(Debug)]
pub struct EncodeState {
    pub(super) body_at: usize,
    /// The length of the packet's text and bytes, once counted, if they lie before its lists.
    pub(super) root_texts: Option<usize>,
}

/// What is kept while one packet is decoded.
#[derive(Debug)]
pub struct DecodeState {
    pub(super) body_at: usize,
    /// The end of the last byte that was read, in the body.
    pub(super) end: usize,
    /// Where the next slots of a struct with hoisted slots are, in the body.
    pub(super) hoisted: Option<Hoisted>,
}

/// Where the next slots of a struct with hoisted slots are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hoisted {
    pub(super) arrays: usize,
    pub(super) texts: usize,
}

/// The largest packet, and the largest offset.
pub(super) const MAX: usize = 0xffff;

impl Engine for Tera {
    const NAME: &'static str = "TERA";
    const SHAPE: FormatShape = FormatShape::packed(Self::NAME)
        .lying(Lies::Offsets { first: TeraOptions::DEFAULT.body_at })
        .ignoring_trailing();
    const OPTIONS: &'static Options<Self> = &Options::new(TeraOptions::DEFAULT);
    const RECORD_TYPE: () = ();
    const INLINE: bool = true;
    const RULES: Rules = Rules {
        forbidden: Some((
            &[
                Directive::Count,
                Directive::Len,
                Directive::Rest,
                Directive::Switch,
                Directive::With,
                Directive::Tail,
                Directive::End,
            ],
            "TERA: lists and texts are found by their offsets and say where they end; `count`, \
             `len`, `rest`, `switch`, `with`, `tail` and `end` have no meaning here",
        )),
        ..Rules::NONE
    };
    const IGNORES_TRAILING: bool = true;

    type TypeNumber = ();
    type Options = TeraOptions;
    type EncodeState = EncodeState;
    type DecodeState<'de> = DecodeState;
    type RecordLayout = StructLayout;
    type FieldLayout = FieldLayout;
    type EncodeRecord<S: Sink> = Passes<S>;
    type DecodeRecord<'de> = ();

    #[inline]
    fn encode_state(options: &Options<Self>) -> EncodeState {
        EncodeState { body_at: options.format.body_at, root_texts: None }
    }

    #[inline]
    fn decode_state<'de>(options: &Options<Self>) -> Self::DecodeState<'de> {
        DecodeState { body_at: options.format.body_at, end: 0, hoisted: None }
    }

    /// Offsets may point anywhere, so a small packet could demand much work. The elements of one
    /// decode are therefore also limited by the length of the packet, as memory is in all formats.
    #[inline]
    fn limits(given: Limits, input: usize) -> Limits {
        let elements = given.elements.min((input / 2).saturating_add(16));
        Limits { elements, ..given }
    }

    #[inline]
    fn encode_root<S: Sink, T: Encode<Self> + ?Sized>(
        out: &mut Writer<'_, Self, S>,
        value: &T,
    ) -> Result<(), EncodeError> {
        super::slot::root(out, value)?;
        let len = out.position().saturating_add(out.state().body_at);
        if len > MAX { Err(too_long(len)) } else { Ok(()) }
    }

    #[inline]
    fn encode_record<S: Sink>(
        out: &mut Writer<'_, Self, S>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let ordered = is_hoisted(record) || is_ranked(record) || has_strings_first(record);
        if ordered {
            return walk::in_passes(out, record, body);
        }
        body(&mut EncodeFields::new(out, record))
    }

    #[inline(always)]
    fn encode_field<S: Sink, T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self, S>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        if fields.out.record_state().walk.is_none() {
            return value.encode(fields.out);
        }
        let record = fields.record;
        fields.out.local(|out| walk::field(out, record, index, value))
    }

    #[inline]
    fn encode_padding<S: Sink>(
        fields: &mut EncodeFields<'_, '_, Self, S>,
        count: usize,
    ) -> Result<(), EncodeError> {
        if writes_fixed(fields.out) { fields.out.zeros(count) } else { Ok(()) }
    }

    #[inline]
    fn encode_tag<S: Sink, T: Encode<Self> + TagType>(
        out: &mut Writer<'_, Self, S>,
        tag: &T,
    ) -> Result<(), EncodeError> {
        if writes_fixed(out) { tag.encode(out) } else { Ok(()) }
    }

    #[inline]
    fn encode_text_tag<S: Sink, T: Encode<Self>>(
        out: &mut Writer<'_, Self, S>,
        text: &T,
    ) -> Result<(), EncodeError> {
        if writes_fixed(out) { text.encode(out) } else { Ok(()) }
    }

    #[inline]
    fn decode_root<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        let value = T::decode(input)?;
        let end = input.offset().max(input.state().end);
        let left = input.input().len().saturating_sub(end);
        if left > 0 && input.strict() {
            return Err(DecodeError::new(DecodeErrorKind::TrailingBytes { left }, end));
        }
        input.take_rest();
        Ok(value)
    }

    #[inline]
    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        // The slots of a struct inside one with hoisted slots are among those of the outer one.
        if !is_hoisted(record) || input.state().hoisted.is_some() {
            return body(&mut DecodeFields::new(input, record));
        }
        let (arrays, texts) = slots(record.shape.fields, INLINE_DEPTH);
        let start = input.offset();
        let texts_at = start.saturating_add(arrays);
        input.take(arrays.saturating_add(texts))?;
        let hoisted = Hoisted { arrays: start, texts: texts_at };
        let outer = input.state().hoisted.replace(hoisted);
        let value = body(&mut DecodeFields::new(input, record))?;
        let read = core::mem::replace(&mut input.state().hoisted, outer);
        // The count is wrong if some slots are absent in this version, or depend on a tag.
        let end = Hoisted { arrays: texts_at, texts: texts_at.saturating_add(texts) };
        if read == Some(end) {
            return Ok(value);
        }
        let value = u64::try_from(start).unwrap_or(u64::MAX);
        Err(input.error(DecodeErrorKind::Invalid { what: "hoisted slots of a struct at", value }))
    }

    #[inline]
    fn decode_field<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        _index: usize,
    ) -> Result<T, DecodeError> {
        T::decode(fields.input)
    }

    fn placement(layout: &StructLayout) -> Placement {
        if layout.hoisted { Placement::SlotsFirst } else { Placement::InOrder }
    }
}

impl Scalars for Tera {
    const NUMBER_ORDER: Order = Order::Little;
}

#[cold]
pub(super) fn too_long(len: usize) -> EncodeError {
    EncodeError::too_long(len, 0xffff)
}

/// Whether fixed values are written now.
#[inline]
fn writes_fixed<S: Sink>(out: &mut Writer<'_, Tera, S>) -> bool {
    out.record_state().walk.as_ref().is_none_or(|walk| walk.is_fixed())
}

/// How many levels of nested inline structs are searched for hoisted slots. Without a limit, a type
/// that may contain itself would be searched for ever.
const INLINE_DEPTH: usize = 8;

/// The total size of the slots of arrays, and of those of text and bytes, in a struct and the
/// structs inside it.
fn slots(fields: &[Field], depth: usize) -> (usize, usize) {
    fields.iter().fold((0usize, 0usize), |(arrays, texts), field| {
        let (more_arrays, more_texts) = slots_of((field.shape)(), depth);
        (arrays.saturating_add(more_arrays), texts.saturating_add(more_texts))
    })
}

fn slots_of(shape: Shape, depth: usize) -> (usize, usize) {
    let Some(depth) = depth.checked_sub(1) else { return (0, 0) };
    match shape {
        Shape::List { .. } => (4, 0),
        Shape::Text { .. } => (0, 2),
        // Bytes of any number are a byte array, which has a slot; a fixed number lies in place.
        Shape::Bytes { frame: Frame::Far(_) } => (0, 4),
        Shape::Array { of, len } => {
            let (arrays, texts) = slots_of(of(), depth);
            (arrays.saturating_mul(len), texts.saturating_mul(len))
        }
        Shape::Optional { of, .. } | Shape::Named { of, .. } => slots_of(of(), depth),
        Shape::Record(record) => slots(record.fields, depth),
        _ => (0, 0),
    }
}
