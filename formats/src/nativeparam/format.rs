//! The marker type, and the layout of a struct: a count, then fields behind their type ids.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, DecodeItems, Depth, Directive, Encode,
    EncodeError, EncodeErrorKind, EncodeFields, Engine, NoLayout, OptionalFields, Options, Reader,
    Record, Rules, Tag, TagType, Writer,
    shape::{FormatShape, RecordShape},
};

use super::type_id;

/// The nativeparam format.
#[derive(Debug)]
pub struct NativeParam;

/// What is kept while one message is encoded.
#[derive(Debug)]
pub struct EncodeState {
    depth: Depth,
    /// Where the count of the struct that follows stands, if the tag of an enum is already written
    /// as its first field.
    tagged: Option<usize>,
}

/// What is kept while one message is decoded: the fields behind the tag of an enum, if its
/// payload comes next.
#[derive(Debug)]
pub struct DecodeState {
    behind_tag: Option<u8>,
}

/// What is kept while one struct is encoded.
#[derive(Debug, Default)]
pub struct Written {
    /// The number of fields.
    fields: usize,
    /// Whether a field was absent.
    ended: bool,
}

/// What is kept while one struct is decoded: the fields it claims and those that are left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Left {
    claimed: usize,
    fields: usize,
    /// 1 if an enum's tag is one of the claimed fields.
    tag: usize,
}

/// The most fields of a struct.
pub(super) const MAX_FIELDS: u8 = 255;

impl Engine for NativeParam {
    const NAME: &'static str = "nativeparam";
    const SHAPE: FormatShape = super::types::SHAPE;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const RECORD_TYPE: u8 = type_id::STRUCT;
    const INLINE: bool = false;
    const RULES: Rules = Rules {
        max_fields: Some((255, "nativeparam: a struct has at most 255 fields")),
        optional_not_last: Some(
            "nativeparam: only the last fields can be an `Option`; an absent field shortens the \
             count, so no field can follow it",
        ),
        forbidden: Some((
            &[
                Directive::Align,
                Directive::Pad,
                Directive::Count,
                Directive::Len,
                Directive::Switch,
                Directive::With,
                Directive::Tail,
                Directive::End,
            ],
            "nativeparam: every value has its type number before it and says where it ends; \
             `align`, `pad`, `count`, `len`, `switch`, `with`, `tail` and `end` have no meaning here",
        )),
        ..Rules::NONE
    };

    type TypeNumber = u8;
    type Options = ();
    type EncodeState = EncodeState;
    type DecodeState<'de> = DecodeState;
    type RecordLayout = NoLayout;
    type FieldLayout = NoLayout;
    type EncodeRecord = Written;
    type DecodeRecord<'de> = Left;

    #[inline]
    fn encode_state(options: &Options<Self>) -> EncodeState {
        EncodeState { depth: Depth::new(options.limits.depth), tagged: None }
    }

    #[inline]
    fn decode_state<'de>(_: &Options<Self>) -> Self::DecodeState<'de> {
        DecodeState { behind_tag: None }
    }

    #[inline]
    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        enter(out)?;
        let (count, tag) = match out.state().tagged.take() {
            Some(count) => (count, 1),
            None => (open_count(out), 0),
        };
        let mut fields = EncodeFields::new(out, record);
        fields.state.fields = tag;
        body(&mut fields)?;
        let written = fields.state.fields;
        close_count(count, written, out)?;
        leave(out);
        Ok(())
    }

    #[inline]
    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        _index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        let state = &mut fields.state;
        if !value.is_present() {
            state.ended = true;
            return Ok(());
        }
        if state.ended {
            let what = "field behind an absent one";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        }
        state.fields = state.fields.saturating_add(1);
        fields.out.put(&[value.type_number()]);
        value.encode(fields.out)
    }

    #[inline(always)]
    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let (left, tag) = if let Some(left) = input.state().behind_tag.take() {
            (left, 1)
        } else {
            let [left] = input.array()?;
            (left, 0)
        };
        let left = usize::from(left);
        let mut fields = DecodeFields::new(input, record);
        fields.state = Left { claimed: left.saturating_add(tag), fields: left, tag };
        let value = body(&mut fields)?;
        if fields.state.fields > 0 {
            return Err(field_count(record.shape, fields.state, fields.input.offset()));
        }
        Ok(value)
    }

    #[inline(always)]
    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        _index: usize,
    ) -> Result<Option<T>, DecodeError> {
        let Some(left) = fields.state.fields.checked_sub(1) else { return Ok(None) };
        fields.state.fields = left;
        decode_value(fields.input).map(Some)
    }

    #[inline(always)]
    fn decode_field<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<T, DecodeError> {
        match Self::decode_optional(fields, index)? {
            Some(value) => Ok(value),
            None => match T::absent() {
                Some(value) => Ok(value),
                None => Err(field_count(fields.record.shape, fields.state, fields.input.offset())),
            },
        }
    }

    /// Gives the fields that are left to the field with `rest`.
    fn decode_rest<'de, T: DecodeItems<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        let left = core::mem::take(&mut fields.state.fields);
        T::decode_items(left, fields.input)
    }

    /// Writes the tag as the first field of the struct that follows, behind room for its count.
    #[inline]
    fn encode_tag<T: Encode<Self> + TagType>(
        out: &mut Writer<'_, Self>,
        tag: &T,
    ) -> Result<(), EncodeError> {
        if !matches!(tag.tag(), Tag::I32(_) | Tag::U32(_) | Tag::U8(_) | Tag::I64(_) | Tag::Str(_))
        {
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what: "type of a tag" }));
        }
        let count = open_count(out);
        put_field(tag, out)?;
        out.state().tagged = Some(count);
        Ok(())
    }

    fn encode_text_tag<T: Encode<Self>>(
        _: &mut Writer<'_, Self>,
        _: &T,
    ) -> Result<(), EncodeError> {
        let what = "directive: nativeparam cannot write a text that tells of no variant";
        Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
    }

    #[inline]
    fn decode_tag<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        let start = input.offset();
        let [count] = input.array()?;
        let Some(left) = count.checked_sub(1) else {
            let kind = DecodeErrorKind::FieldCount { expected: 1, found: 0 };
            return Err(DecodeError::new(kind, start));
        };
        let tag = decode_value(input)?;
        input.state().behind_tag = Some(left);
        Ok(tag)
    }

    fn type_name(tag: u8) -> &'static str {
        type_id::name(tag).unwrap_or("an unknown type")
    }
}

/// A last field that is absent makes the struct one field shorter.
impl OptionalFields for NativeParam {}

/// Writes a field: type id and value.
#[inline]
pub(super) fn put_field<T: Encode<NativeParam>>(
    value: &T,
    out: &mut Writer<'_, NativeParam>,
) -> Result<(), EncodeError> {
    out.put(&[value.type_number()]);
    value.encode(out)
}

/// Goes one struct down.
#[inline]
pub(super) fn enter(out: &mut Writer<'_, NativeParam>) -> Result<(), EncodeError> {
    out.state().depth.enter()
}

/// Goes one struct up again.
#[inline]
pub(super) fn leave(out: &mut Writer<'_, NativeParam>) {
    out.state().depth.leave();
}

/// Leaves room for the count of a struct, and returns where it is.
fn open_count(out: &mut Writer<'_, NativeParam>) -> usize {
    let count = out.mark();
    out.put(&[0]);
    count
}

/// Fills in the count of a struct.
fn close_count(
    place: usize,
    fields: usize,
    out: &mut Writer<'_, NativeParam>,
) -> Result<(), EncodeError> {
    let count = u8::try_from(fields).map_err(|_| too_many(fields))?;
    out.back_to(place, |out| {
        out.put(&[count]);
        Ok(())
    })
}

#[cold]
pub(super) fn too_many(fields: usize) -> EncodeError {
    EncodeError::too_long(fields, u64::from(MAX_FIELDS))
}

/// Reads a type id and a value behind it.
#[inline(always)]
pub(super) fn decode_value<'de, T: Decode<'de, NativeParam>>(
    input: &mut Reader<'_, 'de, NativeParam>,
) -> Result<T, DecodeError> {
    let start = input.offset();
    let [tag] = input.array()?;
    if tag == T::TYPE {
        return T::decode(input);
    }
    if type_id::name(tag).is_none() {
        return Err(DecodeError::new(DecodeErrorKind::UnknownType { id: u64::from(tag) }, start));
    }
    T::decode_typed(tag, input)
}

// Takes its arguments by value, so that the fields can stay in registers.
#[cold]
#[inline(never)]
fn field_count(shape: &'static RecordShape, state: Left, offset: usize) -> DecodeError {
    let expected = shape.fields.len().saturating_add(state.tag);
    DecodeError::new(DecodeErrorKind::FieldCount { expected, found: state.claimed }, offset)
}
