//! The marker type, and the layout of a struct: fixed values and slots, then the data that the
//! slots point to.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, Directive, Encode, EncodeError,
    EncodeFields, Engine, Limits, Options, Order, Reader, Record, Rules, Scalars, Writer,
    shape::{FormatShape, Lies, Placement, Shape},
};

use super::{
    placement::{FieldLayout, Slots, StructLayout, is_hoisted, is_ranked},
    slot::structure,
    walk::{self, EncodeState},
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

/// What is kept while one packet is decoded.
#[derive(Debug, Default)]
pub struct DecodeState {
    /// The end of the last byte that was read, in the body.
    pub(super) end: usize,
    /// Where the next slots of a struct with hoisted slots are, in the body.
    pub(super) hoisted: Option<Slots>,
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
    /// Whether the fields choose the place of their data.
    type EncodeRecord = bool;
    type DecodeRecord<'de> = ();

    #[inline]
    fn encode_state(_: &Options<Self>) -> EncodeState {
        EncodeState::default()
    }

    #[inline]
    fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {
        DecodeState::default()
    }

    /// Offsets may point anywhere, so a small packet could demand much work. The elements of one
    /// decode are therefore also limited by the length of the packet, as memory is in all formats.
    #[inline]
    fn limits(given: Limits, input: usize) -> Limits {
        let elements = given.elements.min((input / 2).saturating_add(16));
        Limits { elements, ..given }
    }

    #[inline]
    fn encode_root<T: Encode<Self> + ?Sized>(
        out: &mut Writer<'_, Self>,
        value: &T,
    ) -> Result<(), EncodeError> {
        structure(value, out)?;
        let len = out.mark().saturating_add(out.options().body_at);
        if len > MAX { Err(too_long(len)) } else { Ok(()) }
    }

    #[inline]
    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let fields =
            |out: &mut Writer<'_, Self>, state| body(&mut EncodeFields { out, record, state });
        if record.layout.is_none() && !is_ranked(record) {
            return fields(out, false);
        }
        walk::in_order(out, record, &fields)
    }

    #[inline]
    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        if !fields.state {
            return value.encode(fields.out);
        }
        let tail = fields.record.field_layout(index).map(|layout| layout.tail);
        walk::ranked(fields.out, tail, |out| value.encode(out))
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
        let (start, slots) = (input.offset(), Slots::of(Shape::Record(record.shape), LEVELS));
        input.take(slots.len())?;
        input.state().hoisted = Some(slots.at(start));
        let value = body(&mut DecodeFields::new(input, record))?;
        // The count is wrong if some slots are absent in this version, or depend on a tag.
        if input.state().hoisted.take() == Some(slots.end(start)) {
            return Ok(value);
        }
        let value = u64::try_from(start).unwrap_or(u64::MAX);
        Err(input.error(DecodeErrorKind::Invalid { what: "hoisted slots of a struct at", value }))
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

/// How many levels of structs in each other are searched for slots that come first.
const LEVELS: usize = 9;
