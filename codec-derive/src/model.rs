//! The checked model of a type: what to print, with no attribute in it.

mod source;

use proc_macro2::{Span, TokenStream};
use syn::{Expr, Generics, Ident, Member, Path, Type, WherePredicate};

pub(crate) use self::source::{Source, Step};
pub(crate) use crate::{
    attr::container::{NumberType, Param},
    syntax::Substitution,
};

/// A type to derive for.
pub(crate) struct Container {
    pub(crate) ident: Ident,
    pub(crate) generics: Generics,
    pub(crate) formats: Vec<Type>,
    pub(crate) krate: Path,
    pub(crate) bound: Option<Vec<WherePredicate>>,
    pub(crate) docs: String,
    /// `#[doc(alias = "…")]`.
    pub(crate) aliases: Vec<String>,
    pub(crate) id: Option<Expr>,
    pub(crate) name: Option<String>,
    /// Where `plain` stands: the type is on the wire as it lies in memory.
    pub(crate) plain: Option<Span>,
    /// The options of the format for the struct.
    pub(crate) layout: Option<Expr>,
    pub(crate) kind: Kind,
}

/// What kind of type it is.
#[allow(clippy::large_enum_variant, reason = "one of each is built for a type")]
pub(crate) enum Kind {
    Struct(Fields),
    Repr(ReprEnum),
    Tagged(TaggedEnum),
    Bits(BitStruct),
}

/// A struct that is a number, and whose fields are bits of it.
pub(crate) struct BitStruct {
    pub(crate) fields: Fields,
    /// The number, or its codec.
    pub(crate) number: Type,
    /// Where `bits` stands.
    pub(crate) span: Span,
    /// Whether the first field is the least significant.
    pub(crate) lsb_first: bool,
}

/// An enum without fields, written as a number.
pub(crate) struct ReprEnum {
    pub(crate) repr: NumberType,
    pub(crate) variants: Vec<ReprVariant>,
    pub(crate) other: Option<Ident>,
    /// What it has of its number, if it is `open`.
    pub(crate) open: Option<Open>,
}

/// What an enum with `open` has of its number.
pub(crate) struct Open {
    /// The type of the number in memory.
    pub(crate) number: Type,
    /// Whether the number 0 is its default, because no variant is `#[default]`.
    pub(crate) default: bool,
}

pub(crate) struct ReprVariant {
    pub(crate) ident: Ident,
    pub(crate) docs: String,
    /// The number; if absent, one more than that of the variant before.
    pub(crate) value: Option<Expr>,
}

/// An enum whose variants have a tag before their fields.
pub(crate) struct TaggedEnum {
    pub(crate) tag: NumberType,
    pub(crate) variants: Vec<TaggedVariant>,
    pub(crate) other: Option<OtherVariant>,
}

impl TaggedEnum {
    /// Whether the tag is a text: `tag = str`.
    pub(crate) fn is_text(&self) -> bool {
        self.tag.ident == "str"
    }
}

pub(crate) struct TaggedVariant {
    pub(crate) ident: Ident,
    pub(crate) docs: String,
    /// `#[doc(alias = "…")]`.
    pub(crate) aliases: Vec<String>,
    pub(crate) ids: Ids,
    pub(crate) payload: Payload,
}

impl TaggedVariant {
    /// The field that holds the tag.
    pub(crate) fn tag_field(&self) -> Option<(usize, &Field)> {
        match &self.payload {
            Payload::Fields(fields) => {
                fields.list.iter().enumerate().find(|(_, field)| field.is_tag())
            }
            _ => None,
        }
    }
}

/// The tags of a variant.
pub(crate) enum Ids {
    /// Numbers, texts, and ranges of numbers, `first..=last`.
    Given(Vec<Expr>),
    /// The message number of the payload.
    OfPayload,
}

/// What follows the tag.
#[allow(clippy::large_enum_variant, reason = "one of each is built for a type")]
pub(crate) enum Payload {
    Unit,
    /// One type with a representation of its own.
    Value(Type),
    Fields(Fields),
}

/// The variant that keeps unknown tags.
pub(crate) struct OtherVariant {
    pub(crate) ident: Ident,
    /// The fields for the tag and the bytes.
    pub(crate) members: [Member; 2],
    pub(crate) tag: Type,
    pub(crate) bytes: Type,
}

/// The fields of a struct or variant.
pub(crate) struct Fields {
    pub(crate) list: Vec<Field>,
    /// The values that it gets from the struct around it.
    pub(crate) params: Vec<Param>,
}

/// A field.
#[allow(clippy::struct_excessive_bools, reason = "they are independent of each other")]
pub(crate) struct Field {
    pub(crate) member: Member,
    pub(crate) name: String,
    pub(crate) wire_name: Option<String>,
    /// Where its wire name is given.
    pub(crate) name_span: Option<Span>,
    pub(crate) docs: String,
    pub(crate) directives: String,
    /// Its declared type.
    pub(crate) ty: Type,
    /// The type on the wire: without `Implied`, and without `Option` if a directive determines
    /// when the field is present.
    pub(crate) value: Type,
    /// Whether the declared type is `Implied<…>`.
    pub(crate) implied: bool,
    /// Whether the declared type is `Option<…>` and a directive determines when it is present.
    pub(crate) optional: bool,
    pub(crate) codec: Option<Type>,
    /// The type of the value that selects its variant.
    pub(crate) selector: Option<Type>,
    pub(crate) extent: Extent,
    /// How many bytes it has, if something else determines that.
    pub(crate) len: Option<Source>,
    /// The values that it gets.
    pub(crate) with: Vec<Expr>,
    pub(crate) presence: Presence,
    pub(crate) versions: Option<Versions>,
    pub(crate) padding: Padding,
    pub(crate) constant: Option<Expr>,
    #[allow(clippy::option_option, reason = "absent, without a value, with a value")]
    pub(crate) default: Option<Option<Expr>>,
    pub(crate) check: Option<Expr>,
    /// Whether it is not on the wire among the fields.
    pub(crate) skip: bool,
    /// The options of the format for the field.
    pub(crate) layout: Option<Expr>,
    /// The order of its numbers, and of those behind it.
    pub(crate) order: Option<Expr>,
    /// How many bits it has, in a struct with `bits`.
    pub(crate) bits: Option<u32>,
    /// The checksum that it holds.
    pub(crate) checksum: Option<Sum>,
    /// Whether it is noted where it begins, for a checksum.
    pub(crate) noted: bool,
    /// Whether fields behind it say what stands in it: see [`Source::Told`].
    pub(crate) told: bool,
    /// Where it lies, if that is elsewhere.
    pub(crate) at: Option<At>,
    /// Where each of its directives stands.
    pub(crate) given: Vec<(&'static str, Span)>,
    /// Where the directives are written that have no meaning in some formats.
    pub(crate) places: Vec<(Ident, Span)>,
    /// What other fields determine about it.
    pub(crate) determined: Vec<Determined>,
}

/// Where a field ends.
#[allow(clippy::large_enum_variant, reason = "a few of them live for the time of one macro call")]
pub(crate) enum Extent {
    /// Its own bytes determine that.
    Own,
    /// It has as many elements as the expression evaluates to.
    Count(Source),
    /// It takes all that is left, of the message or of its `len`.
    Rest,
    /// Another value selects its variant.
    Switch(Given),
    /// The value of an expression selects its variant.
    SwitchOn(Selection),
    /// It goes on to an element, or up to a value, that ends it.
    End(End),
}

/// An expression over earlier fields that selects a variant.
pub(crate) struct Selection {
    pub(crate) expr: Expr,
    /// What is written of a field where the expression takes some of its bits; else it is checked.
    pub(crate) bits: Option<TagBits>,
}

/// The bits of an earlier field that an expression takes.
pub(crate) struct TagBits {
    /// The field.
    pub(crate) source: usize,
    /// `& mask`.
    pub(crate) mask: Option<Expr>,
    /// `>> shift`.
    pub(crate) shift: Option<Expr>,
    /// Whether the mask is for what the shift leaves.
    pub(crate) shifted: bool,
}

/// What ends a list.
#[allow(clippy::large_enum_variant, reason = "a few of them live for the time of one macro call")]
pub(crate) enum End {
    /// The first element for which the closure holds.
    Item(syn::ExprClosure),
    /// A constant behind the last element.
    Value(Expr),
}

/// A value that directives can name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    /// An earlier field.
    Field(usize),
    /// What the struct gets from the one around it.
    Param(usize),
}

impl Given {
    /// The variable that holds it.
    pub(crate) fn variable(self) -> Ident {
        match self {
            Self::Field(index) => local(index),
            Self::Param(index) => param(index),
        }
    }
}

/// When a field is present.
pub(crate) enum Presence {
    Always,
    Bit {
        flags: Given,
        mask: Expr,
        inverted: bool,
    },
    When(Expr),
    /// If bytes are left.
    Tail,
}

/// The first and the last version that has a field, if it has one.
pub(crate) type Versions = (Option<Expr>, Option<Expr>);

/// Zero bytes before a field.
#[derive(Default)]
pub(crate) struct Padding {
    pub(crate) align: Option<usize>,
    pub(crate) pad: Option<usize>,
}

/// Where a field lies that is not in its place.
pub(crate) struct At {
    /// The field that holds the offset.
    pub(crate) offset: usize,
    /// The expression for the offset, if it is not the field itself.
    pub(crate) linear: Option<Linear>,
    pub(crate) base: Base,
}

/// An expression over one field between constants, which is solved for that.
pub(crate) struct Linear {
    pub(crate) expr: Expr,
    pub(crate) steps: Vec<Step>,
}

/// What an offset counts from.
#[derive(Clone, Copy)]
pub(crate) enum Base {
    Message,
    Struct,
    /// The first byte of an earlier field.
    Field(usize),
}

/// A checksum over the bytes of fields.
pub(crate) struct Sum {
    pub(crate) algorithm: Type,
    /// The first field that it covers.
    pub(crate) first: usize,
    /// The last field that it covers.
    pub(crate) last: usize,
    /// Those of the two that are named.
    pub(crate) named: Vec<usize>,
    /// Where the fields are named.
    pub(crate) span: Span,
}

impl Sum {
    /// Whether it covers the field `index`.
    pub(crate) fn covers(&self, index: usize) -> bool {
        (self.first..=self.last).contains(&index)
    }
}

/// What another field determines of this one.
#[derive(Clone)]
pub(crate) enum Determined {
    Count(usize),
    Len(usize),
    Bit(usize),
    Switch(usize),
    /// Some of its bits are the tag of the field.
    Selected(usize),
    /// It is a value that a later field gets, the one of this number.
    With(usize, usize),
    /// It says where a later field lies.
    At(usize),
}

impl Field {
    /// Whether the value to write is computed.
    pub(crate) fn is_computed(&self) -> bool {
        !self.determined.is_empty() || self.constant.is_some() || self.checksum.is_some()
    }

    /// Its directives, in which expressions name other fields.
    pub(crate) fn expressions(&self) -> TokenStream {
        self.directives.parse().unwrap_or_default()
    }

    /// Whether it holds the tag of its variant; it has `skip` too then.
    pub(crate) fn is_tag(&self) -> bool {
        self.given.iter().any(|(name, _)| *name == "tag")
    }

    /// The fields that this one counts, and whether it counts their elements or their bytes.
    pub(crate) fn lengths(&self) -> impl DoubleEndedIterator<Item = (usize, bool)> {
        self.determined.iter().filter_map(|determined| match determined {
            Determined::Count(index) => Some((*index, true)),
            Determined::Len(index) => Some((*index, false)),
            _ => None,
        })
    }

    /// Whether it says where another field lies.
    pub(crate) fn is_offset(&self) -> bool {
        self.determined.iter().any(|determined| matches!(determined, Determined::At(_)))
    }

    /// Whether its value is known only when the fields whose bytes it counts are written.
    pub(crate) fn is_later(&self) -> bool {
        let later =
            |determined: &Determined| matches!(determined, Determined::Len(_) | Determined::At(_));
        !self.determined.is_empty() && self.determined.iter().all(later)
    }

    /// Whether its value is known only when that of all others is: it is solved for in an expression
    /// over several fields.
    pub(crate) fn is_last(&self, list: &[Self]) -> bool {
        let is_beside = |user: &Self| matches!(user.len, Some(Source::Solved { beside: true, .. }));
        self.lengths().any(|(user, _)| list.get(user).is_some_and(is_beside))
    }

    /// Whether the field is always present and its type or codec determines its length.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self.extent, Extent::Own)
            && self.len.is_none()
            && matches!(self.presence, Presence::Always)
            && self.versions.is_none()
            && self.padding.align.is_none()
            && self.default.is_none()
            && self.at.is_none()
    }

    /// Whether one call writes or reads it, and no other field depends on it or determines it.
    pub(crate) fn is_simple(&self) -> bool {
        let alone = !self.is_computed() && self.check.is_none() && self.padding.pad.is_none();
        let alone = alone && self.order.is_none();
        self.is_plain()
            && alone
            && !self.noted
            && !self.implied
            && !self.optional
            && self.with.is_empty()
    }

    /// Whether its padding stands apart, because it matters where the field itself begins.
    pub(crate) fn is_apart(&self) -> bool {
        self.check.is_some() || self.noted
    }

    /// Where its codec or type is written.
    pub(crate) fn span(&self) -> Span {
        crate::syntax::span_of(self.codec.as_ref().unwrap_or(&self.ty))
    }
}

/// The name of a local variable for the field `index`.
pub(crate) fn local(index: usize) -> Ident {
    Ident::new(&format!("__wire_{index}"), Span::mixed_site())
}

/// The name of a local variable for the value `index` from outside.
pub(crate) fn param(index: usize) -> Ident {
    Ident::new(&format!("__wire_with_{index}"), Span::mixed_site())
}
