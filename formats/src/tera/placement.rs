//! Where the slots and the data of a struct lie: `#[wire(layout = …)]`.

use codec_core::{
    Record,
    shape::{Frame, Shape},
};

use super::Tera;

/// All slots before the fixed values, those of lists first: `#[wire(layout = HOISTED)]`.
pub const HOISTED: StructLayout = StructLayout { hoisted: true, strings_first: false };

/// Text and bytes before lists in the data: `#[wire(layout = STRINGS_FIRST)]`.
pub const STRINGS_FIRST: StructLayout = StructLayout { hoisted: false, strings_first: true };

/// Where the slots and the data of a struct lie, if not in the order of the fields.
///
/// ```
/// use codec_core::{Format, Wire};
/// use formats::tera::{self, Tera};
///
/// #[derive(Wire)]
/// #[wire(format = Tera, layout = tera::HOISTED.strings_first())]
/// struct Guild {
///     level: u32,
///     name: String,
///     ranks: Vec<u32>,
/// }
///
/// let guild = Guild { level: 3, name: "Hi".into(), ranks: vec![7] };
/// let bytes = Tera::to_vec(&guild)?;
/// assert_eq!(bytes[..10], [1, 0, 20, 0, 14, 0, 3, 0, 0, 0]); // slots of ranks and name, level
/// assert_eq!(bytes[10..16], *b"H\0i\0\0\0");
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructLayout {
    /// All slots come first, those of lists before those of text and bytes.
    pub hoisted: bool,
    /// Text and bytes lie before lists.
    pub strings_first: bool,
}

impl StructLayout {
    /// The same with text and bytes before lists.
    #[must_use]
    pub const fn strings_first(self) -> Self {
        Self { strings_first: true, ..self }
    }
}

/// The place of a field's data among the data of the struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldLayout {
    /// Data with lower numbers lies before data with higher ones, and before that of fields without
    /// a number. Lists with the same number are interleaved, element by element.
    pub tail: u16,
}

/// The place of a field's data: `#[wire(layout = tail(2))]`.
#[must_use]
pub const fn tail(tail: u16) -> FieldLayout {
    FieldLayout { tail }
}

/// Whether all slots of `record` come first.
#[inline]
pub(super) fn is_hoisted(record: &Record<Tera>) -> bool {
    record.layout.is_some_and(|layout| layout.hoisted)
}

/// Whether text and bytes of `record` lie before its lists.
#[inline]
pub(super) fn has_strings_first(record: &Record<Tera>) -> bool {
    record.layout.is_some_and(|layout| layout.strings_first)
}

/// Whether a field of `record` chooses the place of its data.
#[inline]
pub(super) fn is_ranked(record: &Record<Tera>) -> bool {
    !record.field_layouts().is_empty()
}

/// What kind of data a slot points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    List,
    /// Text or bytes.
    Text,
}

/// The slots of a struct whose slots come first: the bytes of each kind, or where the next one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Slots {
    lists: usize,
    texts: usize,
}

impl Slots {
    /// Those in a value of this shape. Without a limit to the levels of structs in each other, a type
    /// that may contain itself would be searched for ever.
    pub(super) fn of(shape: Shape, levels: usize) -> Self {
        let Some(levels) = levels.checked_sub(1) else { return Self::default() };
        match shape {
            Shape::List { .. } => Self { lists: 4, texts: 0 },
            Shape::Text { .. } => Self { lists: 0, texts: 2 },
            // Bytes of any number are a byte array, which has a slot; a fixed number lies in place.
            Shape::Bytes { frame: Frame::Far(_) } => Self { lists: 0, texts: 4 },
            Shape::Array { of, len } => {
                let Self { lists, texts } = Self::of(of(), levels);
                Self { lists: lists.saturating_mul(len), texts: texts.saturating_mul(len) }
            }
            Shape::Optional { of, .. } | Shape::Named { of, .. } => Self::of(of(), levels),
            Shape::Record(record) => record.fields.iter().fold(Self::default(), |all, field| {
                let Self { lists, texts } = Self::of((field.shape)(), levels);
                let (lists, texts) =
                    (all.lists.saturating_add(lists), all.texts.saturating_add(texts));
                Self { lists, texts }
            }),
            _ => Self::default(),
        }
    }

    /// The bytes of all.
    pub(super) fn len(self) -> usize {
        self.lists.saturating_add(self.texts)
    }

    /// Where the first of each kind are, if they begin at `start`.
    pub(super) fn at(self, start: usize) -> Self {
        Self { lists: start, texts: start.saturating_add(self.lists) }
    }

    /// Where they end, each kind.
    pub(super) fn end(self, start: usize) -> Self {
        let Self { texts, .. } = self.at(start);
        Self { lists: texts, texts: texts.saturating_add(self.texts) }
    }

    /// The place of the next slot, of `len` bytes.
    pub(super) fn take(&mut self, kind: Kind, len: usize) -> usize {
        let next = match kind {
            Kind::List => &mut self.lists,
            Kind::Text => &mut self.texts,
        };
        let place = *next;
        *next = place.saturating_add(len);
        place
    }
}
