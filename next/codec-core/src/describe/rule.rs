//! Descriptions of directives: what other fields say about a field, as expression trees.

/// What a directive says about a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// It has so many elements.
    Count(Expr),
    /// It has so many bytes.
    Len(Expr),
    /// It takes all that is left, of the message or of its [`Len`](Self::Len).
    Rest,
    /// It is there if this holds.
    When(Expr),
    /// It is there if one of the bits of `mask` is set in `flags`, or none if `inverted`.
    Bit {
        /// The word.
        flags: Expr,
        /// The bits.
        mask: Expr,
        /// Whether it is there if they are not set.
        inverted: bool,
    },
    /// It is there if bytes are left.
    Tail,
    /// It has no tag; its variant is the one that this number selects.
    Switch(Expr),
    /// So many zero bytes stand before it.
    Pad(usize),
    /// Zero bytes stand before it, up to a multiple of so many bytes from the start of the message.
    Align(usize),
    /// It has always this value.
    Const(Expr),
    /// This holds, or decoding fails.
    Check(Expr),
    /// Versions from this one on have it.
    Since(Expr),
    /// Versions up to this one have it.
    Until(Expr),
    /// It lies elsewhere: at the offset that another field holds.
    At {
        /// The field that holds the offset. If it is 0, the field is absent.
        offset: usize,
        /// How far it lies from the base: the offset, or an expression over it.
        position: Expr,
        /// What the offset counts from.
        base: Base,
    },
    /// It is a checksum over the bytes from one field to another. If it is among them, its own bytes
    /// count as zero.
    Checksum {
        /// The algorithm, as it is written.
        algorithm: &'static str,
        /// The first field that it covers.
        first: usize,
        /// The last field that it covers.
        last: usize,
    },
    /// The first element for which this holds ends the list, and is part of it.
    EndItem(Expr),
    /// This value stands behind the last element.
    EndValue(Expr),
    /// It has a default where it is absent: that of its type, or the
    /// [`DefaultValue`](Self::DefaultValue).
    Default,
    /// What its default is, if it is not that of its type.
    DefaultValue(Expr),
    /// It gets these values: [`Expr::Param`] of its own fields.
    With(&'static [Expr]),
    /// The order of its numbers and of those behind it: true is big-endian.
    Order(Expr),
    /// It is on the wire and not in memory, because other fields determine it.
    Implied,
    /// It is not on the wire.
    Skip,
    /// It holds the tag of its variant, which is read before.
    Tag,
}

/// What an offset counts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Base {
    /// The start of the message.
    Message,
    /// The start of the struct.
    Struct,
    /// The first byte of the field of this number.
    Field(usize),
}

/// An expression over fields.
///
/// Numbers are whole numbers without a width: an operation whose result does not fit in the types
/// of the declaration is an error when a message is decoded.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Expr {
    /// An earlier field of the same struct, or the field itself in a [`Rule::Check`].
    Field(usize),
    /// A value that the struct gets from the one around it: [`Rule::With`].
    Param(usize),
    /// The element, in a [`Rule::EndItem`].
    Element,
    /// A field of a value that is a struct, or a group of its bits.
    Member(&'static Expr, &'static str),
    /// A whole number; `true` is 1 and `false` 0.
    Int(i128),
    /// A floating point number.
    Float(f64),
    /// A text.
    Text(&'static str),
    /// Bytes.
    Bytes(&'static [u8]),
    /// A constant: its name, and its value where it is a number or an enum of numbers.
    Named(&'static str, fn() -> Option<i128>),
    /// Whether an optional field is there.
    IsSome(&'static Expr),
    /// The number of elements, bytes or characters of a field.
    Len(&'static Expr),
    /// An operation on one value.
    Unary(Unary, &'static Expr),
    /// An operation on two values.
    Binary(Binary, &'static Expr, &'static Expr),
    /// Rust that is more than that, as it is written.
    Opaque(&'static str),
}

/// An operation on one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unary {
    /// `!`, of a condition or of the bits of a number.
    Not,
    /// `-`
    Minus,
}

/// An operation on two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the operators of Rust")]
pub enum Binary {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    BitAnd,
    BitOr,
    BitXor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
    /// Subtraction that stops at 0.
    SaturatingSub,
}

impl Binary {
    /// How it is written.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
            Self::Rem => "%",
            Self::BitAnd => "&",
            Self::BitOr => "|",
            Self::BitXor => "^",
            Self::Shl => "<<",
            Self::Shr => ">>",
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
            Self::And => "&&",
            Self::Or => "||",
            Self::SaturatingSub => "saturating -",
        }
    }
}

impl Expr {
    /// Whether a part of it is [opaque](Self::Opaque), or a constant whose value is not a number.
    #[must_use]
    pub fn is_opaque(&self) -> bool {
        match self {
            Self::Opaque(_) => true,
            Self::Named(_, value) => value().is_none(),
            Self::Member(of, _) | Self::IsSome(of) | Self::Len(of) | Self::Unary(_, of) => {
                of.is_opaque()
            }
            Self::Binary(_, left, right) => left.is_opaque() || right.is_opaque(),
            _ => false,
        }
    }
}

impl Rule {
    /// The expression in it, if it has one.
    #[must_use]
    pub const fn expr(&self) -> Option<&Expr> {
        match self {
            Self::Count(expr)
            | Self::Len(expr)
            | Self::When(expr)
            | Self::Switch(expr)
            | Self::Const(expr)
            | Self::Check(expr)
            | Self::Since(expr)
            | Self::Until(expr)
            | Self::EndItem(expr)
            | Self::EndValue(expr)
            | Self::DefaultValue(expr)
            | Self::Order(expr) => Some(expr),
            Self::Bit { mask, .. } => Some(mask),
            _ => None,
        }
    }

    /// Whether it needs the value of the field `index` of its struct.
    #[must_use]
    pub fn names(&self, index: usize) -> bool {
        match self {
            Self::Bit { flags, mask, .. } => flags.names(index) || mask.names(index),
            Self::At { position, offset, .. } => *offset == index || position.names(index),
            Self::With(values) => values.iter().any(|value| value.names(index)),
            other => other.expr().is_some_and(|expr| expr.names(index)),
        }
    }
}

impl Expr {
    /// Whether it needs the value of the field `index`. What is opaque may.
    #[must_use]
    pub fn names(&self, index: usize) -> bool {
        match self {
            Self::Field(field) => *field == index,
            Self::Opaque(_) => true,
            Self::Member(of, _) | Self::IsSome(of) | Self::Len(of) | Self::Unary(_, of) => {
                of.names(index)
            }
            Self::Binary(_, left, right) => left.names(index) || right.names(index),
            _ => false,
        }
    }
}
