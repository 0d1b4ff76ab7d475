//! The closed list of directives and where each may stand.

/// A place where a directive can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Struct,
    Enum,
    Variant,
    Field,
}

impl Place {
    pub(crate) fn name(self) -> &'static str {
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

    fn article(self) -> &'static str {
        if matches!(self, Self::Enum) { "an" } else { "a" }
    }
}

/// What follows the name of a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Nothing: `rest`.
    Flag,
    /// A type: `as = Codec`.
    Type,
    /// An expression: `count = len`.
    Expr,
    /// Nothing or an expression: `default`, `default = 3`.
    FlagOrExpr,
    /// A list in parentheses: `bound(T: Trait)`.
    List,
    /// A type on an enum, nothing on a field: `tag = u16`, `tag`.
    TypeOrFlag,
    /// A type or a whole number: `bits = u16`, `bits = 4`.
    TypeOrNumber,
    /// An expression, or a list in parentheses: `at = offset`, `at(offset, from = base)`.
    ExprOrList,
}

/// A directive.
pub(crate) struct Directive {
    pub(crate) name: &'static str,
    pub(crate) places: &'static [Place],
    pub(crate) form: Form,
    /// How it is written, for error messages.
    pub(crate) usage: &'static str,
}

const fn directive(
    name: &'static str,
    places: &'static [Place],
    form: Form,
    usage: &'static str,
) -> Directive {
    Directive { name, places, form, usage }
}

use Form::{Expr, ExprOrList, Flag, FlagOrExpr, List, Type, TypeOrFlag, TypeOrNumber};
use Place::{Enum, Field, Struct, Variant};

/// All directives, in the order of the reference page.
pub(crate) const DIRECTIVES: &[Directive] = &[
    directive("format", &[Struct, Enum], Type, "format = Path"),
    directive("crate", &[Struct, Enum], Type, "crate = path"),
    directive("bound", &[Struct, Enum], List, "bound(T: Trait)"),
    directive("id", &[Struct, Variant], Expr, "id = 3"),
    directive("name", &[Struct, Field], Expr, "name = \"…\""),
    directive("plain", &[Struct], Flag, "plain"),
    directive("repr", &[Enum], Type, "repr = u32"),
    directive("open", &[Enum], Flag, "open"),
    directive("tag", &[Enum, Field], TypeOrFlag, "tag = u16"),
    directive("other", &[Variant], Flag, "other"),
    directive("as", &[Field], Type, "as = Codec"),
    directive("count", &[Field], Expr, "count = field"),
    directive("len", &[Field], Expr, "len = field"),
    directive("rest", &[Field], Flag, "rest"),
    directive("bit", &[Field], Expr, "bit = flags & MASK"),
    directive("when", &[Field], Expr, "when = condition"),
    directive("switch", &[Field], Expr, "switch = field"),
    directive("with", &[Struct, Field], List, "with(value)"),
    directive("align", &[Field], Expr, "align = 4"),
    directive("pad", &[Field], Expr, "pad = 2"),
    directive("const", &[Field], Expr, "const = value"),
    directive("default", &[Field], FlagOrExpr, "default"),
    directive("skip", &[Field], Flag, "skip"),
    directive("check", &[Field], Expr, "check = condition"),
    directive("since", &[Field], Expr, "since = 2"),
    directive("until", &[Field], Expr, "until = 5"),
    directive("layout", &[Struct, Field], Expr, "layout = CONSTANT"),
    directive("order", &[Field], Expr, "order = expression"),
    directive("bits", &[Struct, Field], TypeOrNumber, "bits = u16"),
    directive("lsb_first", &[Struct], Flag, "lsb_first"),
    directive("tail", &[Field], Flag, "tail"),
    directive("end", &[Field], Expr, "end = VALUE"),
    directive("checksum", &[Field], List, "checksum(Crc32, first..=last)"),
    directive("at", &[Field], ExprOrList, "at = offset"),
];

/// The directive called `name`.
pub(crate) fn find(name: &str) -> Option<&'static Directive> {
    DIRECTIVES.iter().find(|directive| directive.name == name)
}

/// The error text for a name that is not a directive of this place.
pub(crate) fn unknown(name: &str, place: Place) -> String {
    if let Some(directive) = find(name) {
        let places: Vec<_> = directive
            .places
            .iter()
            .map(|place| format!("{} {}", place.article(), place.name()))
            .collect();
        return format!(
            "`{name}` belongs on {}, not on {} {}",
            places.join(" or "),
            place.article(),
            place.name()
        );
    }
    if let Some(ours) = super::foreign::ours(name, place) {
        return format!("unknown {} directive `{name}`; here it is {ours}", place.name());
    }
    let here: Vec<_> = DIRECTIVES
        .iter()
        .filter(|directive| directive.places.contains(&place))
        .map(|directive| directive.name)
        .collect();
    let nearest = here.iter().copied().min_by_key(|known| distance(name, known));
    match nearest {
        Some(known) if distance(name, known).saturating_mul(3) <= known.len().max(name.len()) => {
            format!("unknown {} directive `{name}`; did you mean `{known}`?", place.name())
        }
        _ => format!(
            "unknown {} directive `{name}`; expected one of `{}`",
            place.name(),
            here.join("`, `")
        ),
    }
}

/// The name of `known` that is nearest to `name`, if one is near enough to be meant.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    known
        .map(|known| (distance(name, known), known))
        .min()
        .filter(|(far, known)| far.saturating_mul(3) <= known.len().max(name.len()))
        .map(|(_, known)| known)
}

/// How many letters must change to turn one word into the other; swapping two neighbours counts as
/// one change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    let mut last = None;
    for (i, from) in a.chars().enumerate() {
        let mut next = vec![i.saturating_add(1)];
        for (j, to) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX);
            let mut best = at(&row, j).saturating_add(usize::from(from != *to));
            best = best.min(at(&row, j.saturating_add(1)).saturating_add(1));
            best = best.min(at(&next, j).saturating_add(1));
            let swapped = j.checked_sub(1).and_then(|k| b.get(k)) == Some(&from)
                && last == Some(*to)
                && !before.is_empty();
            if swapped {
                best = best.min(at(&before, j.saturating_sub(1)).saturating_add(1));
            }
            next.push(best);
        }
        before = std::mem::replace(&mut row, next);
        last = Some(from);
    }
    row.last().copied().unwrap_or(0)
}
