//! What is known of a type's bytes at compile time.

use crate::{
    describe::shape::{Field, Shape},
    format::entry_points::Format,
};

/// What is known of a type's, or a codec's, bytes in format `F` at compile time.
///
/// `#[derive(Wire)]` writes it. By hand, [`shape`](Self::shape) is the only item without a
/// default; state the lengths too where they are known, because lists use them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "derive it (`#[derive(Wire)]` with `#[wire(format = {F})]`) or name a codec for the field: `#[wire(as = Codec)]`"
)]
pub trait Layout<F: Format> {
    /// The fields, if it is a derived struct: what follows is then the sum of them.
    ///
    /// Here, and not in derived code, so that the compiler reads it once and not for each struct.
    #[doc(hidden)]
    const FIELDS: Option<&'static [Field]> = None;
    /// The length of every value, if all have the same.
    const FIXED_LEN: Option<usize> = match Self::FIELDS {
        Some(fields) => fixed_len::<F>(fields),
        None => None,
    };
    /// The length of the shortest value. Claimed counts are checked with it.
    const MIN_LEN: usize = match (Self::FIELDS, Self::FIXED_LEN) {
        (Some(fields), _) => min_len::<F>(fields),
        (None, Some(len)) => len,
        (None, None) => 0,
    };
    /// The length of what stands in the place of every value, if all have the same: the value
    /// itself, or what points to it in formats that put variable data elsewhere.
    const HEAD_LEN: Option<usize> = match Self::FIELDS {
        Some(fields) => head_len::<F>(fields),
        None => Self::FIXED_LEN,
    };
    /// Whether any bytes of [`FIXED_LEN`](Self::FIXED_LEN) are a value, so that decoding a list of
    /// them cannot fail midway.
    const PLAIN: bool = match Self::FIELDS {
        Some(fields) => plain(fields),
        None => false,
    };
    /// Whether reading a value counts a level of nesting, as derived structs do: the variant of an
    /// enum that holds it need not count it again.
    #[doc(hidden)]
    const COUNTS_LEVEL: bool = Self::FIELDS.is_some();
    /// How a value lies in memory, compared with its bytes on the wire.
    const MEMORY: Memory = Memory::Other;
    /// The type number that a format with typed values writes before the value.
    const TAG: F::Tag = F::OBJECT_TAG;
    /// What the rules of a format need to know of a field of this type.
    const ROLE: Role = Role::Value;

    /// A description of the type.
    fn shape() -> Shape;
}

/// How a value lies in memory, compared with its bytes on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::exhaustive_enums, reason = "there is no fourth way")]
pub enum Memory {
    /// As the same bytes.
    Same,
    /// As the same bytes in another order, because the order of the format is not that of the
    /// machine.
    Swapped,
    /// In another way, or in one that is not known.
    Other,
}

/// What the rules of a format need to know of a field; see [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Role {
    /// A value that is always there.
    Value,
    /// A value that may be absent.
    Optional,
    /// A list of any length.
    List,
    /// Everything up to the end.
    Rest,
}

/// A directive that a format may have no meaning for; see [`Rules::forbidden`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Directive {
    /// `align = n`
    Align,
    /// `pad = n`
    Pad,
    /// `count = field`
    Count,
    /// `len = field`
    Len,
    /// `rest`
    Rest,
    /// `switch = field`
    Switch,
    /// `tag = type` of an enum
    Tag,
    /// `with(value)`
    With,
}

impl Directive {
    /// All directives that tell by places where a value is or ends.
    pub const PLACES: &'static [Self] = &[
        Self::Align,
        Self::Pad,
        Self::Count,
        Self::Len,
        Self::Rest,
        Self::Switch,
        Self::Tag,
        Self::With,
    ];

    /// Whether it means the value alone, so that a field must be nothing but its value.
    pub(crate) const fn is_bare(self) -> bool {
        matches!(self, Self::Count | Self::Len | Self::Switch | Self::With)
    }

    /// Whether `list` has it.
    pub(crate) const fn is_in(self, list: &[Self]) -> bool {
        let mut rest = list;
        while let [first, tail @ ..] = rest {
            #[allow(clippy::as_conversions, reason = "compares enums in a constant")]
            if *first as u8 == self as u8 {
                return true;
            }
            rest = tail;
        }
        false
    }
}

/// What a format demands of a whole struct, checked when the struct is compiled.
///
/// Each rule is the text of the compile error, or `None` where the format does not have it. Write
/// those that a format has and take the others from [`Rules::NONE`], so that new ones do no harm.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many fields a struct may have, and what to say of more.
    pub max_fields: Option<(usize, &'static str)>,
    /// A message must have a field.
    pub no_fields: Option<&'static str>,
    /// A list must be the last field.
    pub list_not_last: Option<&'static str>,
    /// An optional field (that no directive makes conditional) may only be followed by such.
    pub optional_not_last: Option<&'static str>,
    /// Names must be ASCII.
    pub name_not_ascii: Option<&'static str>,
    /// Names must differ.
    pub name_twice: Option<&'static str>,
    /// Directives that have no meaning in the format.
    pub forbidden: Option<(&'static [Directive], &'static str)>,
    /// The format places variable data by `slots` and `tail`.
    pub tail: bool,
}

impl Rules {
    /// No rules.
    pub const NONE: Self = Self {
        max_fields: None,
        no_fields: None,
        list_not_last: None,
        optional_not_last: None,
        name_not_ascii: None,
        name_twice: None,
        forbidden: None,
        tail: false,
    };
}

/// The sum of two lengths, if both are known.
#[must_use]
pub(crate) const fn add_len(a: Option<usize>, b: Option<usize>) -> Option<usize> {
    match (a, b) {
        (Some(a), Some(b)) => a.checked_add(b),
        _ => None,
    }
}

/// The length of a struct, if all its values have the same.
pub(crate) const fn fixed_len<F: Format>(fields: &[Field]) -> Option<usize> {
    let mut total = if F::INLINE { Some(0) } else { None };
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        total = add_len(total, field.fixed_len);
        rest = tail;
    }
    total
}

/// The length of a struct without the data that lies elsewhere, if all its values have the same.
const fn head_len<F: Format>(fields: &[Field]) -> Option<usize> {
    let mut total = if F::INLINE { Some(0) } else { None };
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        total = add_len(total, field.head_len);
        rest = tail;
    }
    total
}

/// Whether any bytes are a value of a struct.
const fn plain(fields: &[Field]) -> bool {
    let mut rest = fields;
    while let [field, tail @ ..] = rest {
        if !field.plain {
            return false;
        }
        rest = tail;
    }
    true
}

/// The length of the shortest value of a struct.
const fn min_len<F: Format>(fields: &[Field]) -> usize {
    let mut total = 0usize;
    let mut rest = fields;
    while F::INLINE
        && let [field, tail @ ..] = rest
    {
        total = total.saturating_add(field.min_len);
        rest = tail;
    }
    total
}
