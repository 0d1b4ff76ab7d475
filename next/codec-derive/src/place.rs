//! Where directives stand, and which there are.

use crate::{container, directive, foreign, suggest::nearest};

/// A place where directives can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Struct,
    Enum,
    Variant,
    Field,
}

impl Place {
    const ALL: [Self; 4] = [Self::Struct, Self::Enum, Self::Variant, Self::Field];

    /// Its name with an article.
    fn text(self) -> String {
        let article = if self == Self::Enum { "an" } else { "a" };
        format!("{article} {}", self.name())
    }

    fn name(self) -> &'static str {
        match self {
            Self::Struct => "struct",
            Self::Enum => "enum",
            Self::Variant => "variant",
            Self::Field => "field",
        }
    }

    /// An example of a directive for this place.
    pub(crate) fn example(self) -> &'static str {
        match self {
            Self::Struct | Self::Enum => "format = Path",
            Self::Variant => "id = 3",
            Self::Field => "as = Codec",
        }
    }

    /// The names of its directives.
    fn directives(self) -> Vec<&'static str> {
        match self {
            Self::Field => directive::ALL.iter().map(|spec| spec.name).collect(),
            place => container::rows(place).iter().map(|row| row.0).collect(),
        }
    }

    /// What is wrong with a `name` that is no directive here.
    pub(crate) fn unknown(self, name: &str) -> String {
        let others = Self::ALL.into_iter().filter(|place| place.directives().contains(&name));
        let others: Vec<String> = others.map(Self::text).collect();
        if !others.is_empty() {
            let (others, here) = (others.join(" or "), self.text());
            return format!("`{name}` belongs on {others}, not on {here}");
        }
        let (here, known) = (self.name(), self.directives());
        let meant = match foreign::ours(name, self) {
            Some(ours) => format!("; here it is {ours}"),
            None => match nearest(name, known.iter().copied()) {
                Some(meant) => format!("; did you mean `{meant}`?"),
                None => format!("; expected one of `{}`", known.join("`, `")),
            },
        };
        format!("unknown {here} directive `{name}`{meant}")
    }
}
