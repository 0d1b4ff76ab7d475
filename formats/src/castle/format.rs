//! The marker type, and the layout of a struct: a count, then tokens that are found by their names.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, DecodeFields, DecodeItems, Depth, Directive, Encode,
    EncodeError, EncodeErrorKind, EncodeFields, Engine, Limits, NoLayout, OptionalFields, Options,
    Reader, Record, Rules, TagType, Writer, shape::FormatShape,
};

use super::{
    count::{Count, Len},
    ends::Ends,
    name::{Names, NamesOut, take_head},
    object::{self, Children, Entry},
    small::Text,
    token,
};

/// The Castle format.
#[derive(Debug)]
pub struct Castle;

/// What callers can choose for [`Castle`]: `options.format` of [`codec_core::Options`]. All of it is
/// about reading only.
///
/// ```
/// use codec_core::{Format, Options};
/// use formats::castle::{Castle, CastleOptions, Compound};
///
/// let strict = Options { strict: true, ..Options::new(CastleOptions::LENIENT_LENGTH) };
/// assert_eq!(strict.limits.depth, 512);
/// let bytes = Castle::to_vec(&Compound::default())?;
/// assert!(Castle::from_slice_with::<Compound>(&bytes, &strict).is_ok());
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct CastleOptions {
    /// Also accept total lengths that count the length field itself (4 more), or not the name id
    /// (2 less), as other programs do.
    pub lenient_length: bool,
    /// Read the form of the two printed examples: the root token may be missing, and a `String`
    /// has a total length instead of a count.
    pub draft: bool,
}

impl CastleOptions {
    /// The defaults: the format as it is described.
    pub const DEFAULT: Self = Self { lenient_length: false, draft: false };

    /// [`lenient_length`](Self::lenient_length)
    pub const LENIENT_LENGTH: Self = Self { lenient_length: true, ..Self::DEFAULT };

    /// [`draft`](Self::draft)
    pub const DRAFT: Self = Self { draft: true, ..Self::DEFAULT };

    /// The same with or without [`lenient_length`](Self::lenient_length).
    #[must_use]
    pub const fn with_lenient_length(self, lenient_length: bool) -> Self {
        Self { lenient_length, ..self }
    }

    /// The same with or without [`draft`](Self::draft).
    #[must_use]
    pub const fn with_draft(self, draft: bool) -> Self {
        Self { draft, ..self }
    }
}

/// What is kept while one file is encoded.
#[derive(Debug)]
pub struct EncodeState {
    pub(super) names: NamesOut,
    pub(super) depth: Depth,
}

/// What is kept while one file is decoded.
#[derive(Debug)]
pub struct DecodeState<'de> {
    pub(super) options: CastleOptions,
    pub(super) names: Names<'de>,
    /// The names as a tree of values shares them; filled when the first tree is read.
    pub(super) shared: Vec<Text>,
    /// The tokens of the open structs whose fields are not in order, innermost last.
    pub(super) index: Vec<Entry>,
    /// The length of a text without a count, if it comes next.
    pub(super) bare_text: Option<usize>,
    /// Where nodes end whose lengths do not say it.
    pub(super) ends: Ends,
}

/// What is kept while one struct is encoded.
#[derive(Debug, Default)]
pub struct Written {
    /// Tokens that were written.
    tokens: usize,
    /// Where the ids of the names of its fields are kept.
    names: usize,
}

impl Engine for Castle {
    const NAME: &'static str = "Castle";
    const SHAPE: FormatShape = super::types::SHAPE;
    const LIMITS: Limits = Limits { depth: 512, ..Limits::DEFAULT };
    const OPTIONS: &'static Options<Self> = &Options::new(CastleOptions::DEFAULT);
    const RECORD_TYPE: u8 = token::COMPOUND;
    const INLINE: bool = false;
    const RULES: Rules = {
        let mut rules = Rules::NONE;
        rules.max_fields = Some((65535, "Castle: a compound has at most 65535 tokens"));
        rules.name_not_ascii = Some(
            "Castle: token names are ASCII; give the field another one: `#[wire(name = \"...\")]`",
        );
        rules.name_twice = Some(
            "Castle: the tokens of a compound have different names, and another field has this one",
        );
        rules.forbidden = Some((
            Directive::POSITIONAL,
            "Castle: values are found by their names, not by their places; `align`, `pad`, \
             `count`, `len`, `rest`, `switch`, `with`, `tail`, `end` and an enum's `tag` have no \
             meaning here",
        ));
        rules
    };
    const IGNORES_TRAILING: bool = true;

    type TypeNumber = u8;
    type Options = CastleOptions;
    type EncodeState = EncodeState;
    type DecodeState<'de> = DecodeState<'de>;
    type RecordLayout = NoLayout;
    type FieldLayout = NoLayout;
    type EncodeRecord = Written;
    type DecodeRecord<'de> = Children;

    #[inline]
    fn encode_state(options: &Options<Self>) -> EncodeState {
        EncodeState { names: NamesOut::default(), depth: Depth::new(options.limits.depth) }
    }

    #[inline]
    fn decode_state<'de>(options: &Options<Self>) -> Self::DecodeState<'de> {
        DecodeState {
            options: options.format,
            names: Names::Borrowed(&[]),
            shared: Vec::new(),
            index: Vec::new(),
            bare_text: None,
            ends: Ends::default(),
        }
    }

    #[inline]
    fn encode_root<T: Encode<Self> + ?Sized>(
        out: &mut Writer<'_, Self>,
        value: &T,
    ) -> Result<(), EncodeError> {
        if value.type_number() != token::COMPOUND {
            let what = "root that is not a compound";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        }
        out.put(&[token::ROOT]);
        let len = out.open::<Len>();
        out.put(&[0, 0]);
        // The names stand first and are known last.
        let gap = out.gap(0);
        value.encode(out)?;
        let table = out.state().names.take_table();
        out.close(len, table.len())?;
        let start = out.close_gap(gap, table.len());
        out.back_to(start, |out| {
            out.put(&table);
            Ok(())
        })
    }

    #[inline]
    fn encode_record(
        out: &mut Writer<'_, Self>,
        record: &'static Record<Self>,
        body: impl Fn(&mut EncodeFields<'_, '_, Self>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        enter(out)?;
        let count = out.open::<Count>();
        let names = out.state().names.fields.of(record.shape);
        let mut fields = EncodeFields::new(out, record);
        fields.state.names = names;
        body(&mut fields)?;
        let tokens = fields.state.tokens;
        out.close(count, tokens)?;
        leave(out);
        Ok(())
    }

    #[inline]
    fn encode_field<T: Encode<Self> + ?Sized>(
        fields: &mut EncodeFields<'_, '_, Self>,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        if !value.is_present() {
            return Ok(());
        }
        let Some(field) = fields.record.shape.fields.get(index) else { return Ok(()) };
        fields.state.tokens = fields.state.tokens.saturating_add(1);
        let start = fields.state.names;
        let name = fields.out.state().names.field_id(start, index, field.wire_name)?;
        put_token(name, value, fields.out)
    }

    #[inline]
    fn decode_root<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        let draft = input.state().options.draft;
        input.state().names = Names::Owned(take_head(input, draft)?);
        T::decode_typed(token::COMPOUND, input)
    }

    #[inline]
    fn decode_record<'de, T>(
        input: &mut Reader<'_, 'de, Self>,
        record: &'static Record<Self>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, Self>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let children = Children::open(input)?;
        let mut fields = DecodeFields::new(input, record);
        fields.state = children;
        let value = body(&mut fields)?;
        fields.state.close(fields.input)?;
        Ok(value)
    }

    #[inline]
    fn decode_optional<'de, T: Decode<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        let Some(field) = fields.record.shape.fields.get(index) else { return Ok(None) };
        object::decode_named(&mut fields.state, fields.input, field.wire_name)
    }

    fn decode_rest<'de, T: DecodeItems<'de, Self>>(
        fields: &mut DecodeFields<'_, '_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        Err(fields.input.error(NOT_HERE))
    }

    #[inline]
    fn encode_tag<T: Encode<Self> + TagType>(
        _: &mut Writer<'_, Self>,
        _: &T,
    ) -> Result<(), EncodeError> {
        let what = "directive: Castle has no place for the tag of an enum";
        Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
    }

    fn encode_text_tag<T: Encode<Self>>(
        _: &mut Writer<'_, Self>,
        _: &T,
    ) -> Result<(), EncodeError> {
        let what = "directive: Castle has no place for the tag of an enum";
        Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
    }

    #[inline]
    fn decode_tag<'de, T: Decode<'de, Self>>(
        input: &mut Reader<'_, 'de, Self>,
    ) -> Result<T, DecodeError> {
        Err(input.error(NOT_HERE))
    }

    fn type_name(tag: u8) -> &'static str {
        token::name(tag).unwrap_or("an unknown token")
    }
}

/// A token that is absent has no field.
impl OptionalFields for Castle {}

/// The error for the directives `rest` and `tag`, which have no meaning for named tokens.
const NOT_HERE: DecodeErrorKind =
    DecodeErrorKind::Invalid { what: "directive in Castle", value: 0 };

/// Writes a token: id, total length where it has one, name id and payload.
#[inline]
pub(super) fn put_token<T: Encode<Castle> + ?Sized>(
    name: u16,
    value: &T,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    let tag = value.type_number();
    out.put(&[tag]);
    if tag < token::LIST {
        out.put(&name.to_le_bytes());
        return value.encode(out);
    }
    out.length::<Len>(|out| {
        out.put(&name.to_le_bytes());
        value.encode(out)
    })
}

/// Goes one compound or list down.
#[inline]
pub(super) fn enter(out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
    out.state().depth.enter()
}

/// Goes one compound or list up again.
#[inline]
pub(super) fn leave(out: &mut Writer<'_, Castle>) {
    out.state().depth.leave();
}
