//! Where counts and lengths come from.

use syn::{Expr, ExprField};

use super::Given;

/// Where a count or length comes from.
#[allow(clippy::large_enum_variant, reason = "a few of them live for the time of one macro call")]
pub(crate) enum Source {
    /// An earlier field, which is written from this one, or a value from outside, which is checked.
    Given(Given),
    /// An expression over earlier fields, which is checked.
    Expr(Expr),
    /// An expression that is linear in one earlier field, which is written from this one by the
    /// steps; then it is checked as any other.
    Solved {
        expr: Expr,
        steps: Vec<Step>,
        /// Whether other fields stand in it too.
        beside: bool,
    },
    /// The same for a field of an earlier field that is a struct.
    Told { expr: Expr, steps: Vec<Step>, head: usize, member: Box<ExprField> },
}

/// A step from the value of an expression to that of the field in it. The operands are constants, and
/// in lengths also numbers of other fields.
#[derive(Clone)]
pub(crate) enum Step {
    /// Adds the operand.
    Plus(Expr),
    /// Subtracts the operand.
    Minus(Expr),
    /// Subtracts from the operand.
    From(Expr),
    /// Divides by the operand, without a remainder.
    Over(Expr),
}

impl Step {
    pub(crate) fn operand(&self) -> &Expr {
        match self {
            Self::Plus(operand)
            | Self::Minus(operand)
            | Self::From(operand)
            | Self::Over(operand) => operand,
        }
    }
}
