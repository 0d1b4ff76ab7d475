//! What a format demands of the types that are declared for it.

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
    /// All directives that say by positions where a value is or ends.
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

    /// Whether it means the value alone, so that a field must be nothing but its value.
    pub(crate) const fn is_bare(self) -> bool {
        matches!(self, Self::Count | Self::Len | Self::Switch | Self::With | Self::Tail | Self::End)
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
