//! What a format demands of the types that are declared for it.

/// A directive that may have no meaning in a format; see [`Rules::forbidden`].
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
    /// `order = expression`
    Order,
    /// `tail`
    Tail,
    /// `end = value`
    End,
    /// `checksum(Algorithm, first..=last)`
    Checksum,
    /// `at = offset`
    At,
}

impl Directive {
    /// All directives that determine by position where a value begins or ends.
    pub const POSITIONAL: &'static [Self] = &[
        Self::Align,
        Self::Pad,
        Self::Count,
        Self::Len,
        Self::Rest,
        Self::Switch,
        Self::Tag,
        Self::With,
        Self::Tail,
        Self::End,
        Self::Checksum,
        Self::At,
    ];

    /// Whether the directive works only where fields carry no tag, name or offset of their own.
    pub(crate) const fn is_bare(self) -> bool {
        matches!(self, Self::Count | Self::Len | Self::Switch | Self::With | Self::Tail | Self::End)
    }

    /// Whether the directive is in `list`.
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

/// The rules that a whole struct must follow in a format, checked when the struct is compiled.
///
/// Each rule is the text of the compile error, or `None` where the format does not have it. Set
/// the rules that a format has and take the others from [`Rules::NONE`]; rules that are added here
/// later then do not break the format.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many fields a struct may have, and the error text for more.
    pub max_fields: Option<(usize, &'static str)>,
    /// A message must have a field.
    pub no_fields: Option<&'static str>,
    /// A list must be the last field.
    pub list_not_last: Option<&'static str>,
    /// An optional field (without a directive that makes it conditional) may only be followed by
    /// other optional fields.
    pub optional_not_last: Option<&'static str>,
    /// Names must be ASCII.
    pub name_not_ascii: Option<&'static str>,
    /// Names must differ.
    pub name_twice: Option<&'static str>,
    /// Directives that have no meaning in the format.
    pub forbidden: Option<(&'static [Directive], &'static str)>,
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
    };
}
