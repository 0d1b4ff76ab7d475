//! Values of fields, and expressions over them.

use codec_core::shape::{Binary, Expr, Unary};

/// A value that expressions can be about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Val {
    /// Not there.
    Absent,
    /// A whole number, or true and false.
    Number(i128),
    /// A word of flags with a count among them.
    Word(i128),
    Float(f64),
    Text(String),
    Bytes(Vec<u8>),
    List(usize),
    Record(Vec<(&'static str, Val)>),
    /// Something that expressions are not about.
    Opaque,
}

impl Val {
    /// The number that it is, or that its only field is.
    pub(crate) fn number(&self) -> Option<i128> {
        match self {
            Self::Number(number) | Self::Word(number) => Some(*number),
            Self::Record(fields) => match &fields[..] {
                [(_, only)] => only.number(),
                _ => None,
            },
            _ => None,
        }
    }
}

/// What an expression is evaluated over.
pub(crate) struct Scope<'a> {
    pub(crate) fields: &'a [Val],
    pub(crate) params: &'a [Val],
    pub(crate) element: Option<&'a Val>,
}

impl Scope<'_> {
    /// The value of an expression; `None` if it is opaque, `Some(None)` if it overflows.
    pub(crate) fn number(&self, expr: &Expr) -> Option<i128> {
        self.eval(expr)?.number()
    }

    pub(crate) fn eval(&self, expr: &Expr) -> Option<Val> {
        Some(match expr {
            Expr::Field(index) => self.fields.get(*index)?.clone(),
            Expr::Param(index) => self.params.get(*index)?.clone(),
            Expr::Element => self.element?.clone(),
            Expr::Member(of, name) => match self.eval(of)? {
                Val::Record(fields) => fields
                    .iter()
                    .find(|(field, _)| field == name)
                    .map(|(_, value)| value.clone())?,
                // A field of a codec that is transparent.
                other if *name == "0" => other,
                _ => return None,
            },
            Expr::Int(number) => Val::Number(*number),
            Expr::Float(number) => Val::Float(*number),
            Expr::Text(text) => Val::Text((*text).into()),
            Expr::Bytes(bytes) => Val::Bytes(bytes.to_vec()),
            Expr::Named(_, value) => Val::Number(value()?),
            Expr::IsSome(of) => Val::Number((self.eval(of)? != Val::Absent).into()),
            Expr::Len(of) => Val::Number(match self.eval(of)? {
                Val::Text(text) => i128::try_from(text.len()).ok()?,
                Val::Bytes(bytes) => i128::try_from(bytes.len()).ok()?,
                Val::List(len) => i128::try_from(len).ok()?,
                _ => return None,
            }),
            Expr::Unary(op, of) => {
                let number = self.number(of)?;
                Val::Number(match op {
                    // Of a condition; of bits, the operand is wider, and masks narrow it again.
                    Unary::Not if (0..=1).contains(&number) && is_condition(of) => 1 - number,
                    Unary::Not => !number,
                    _ => number.checked_neg()?,
                })
            }
            Expr::Binary(op, left, right) => {
                let (left, right) = (self.eval(left)?, self.eval(right)?);
                binary(*op, &left, &right)?
            }
            _ => return None,
        })
    }
}

/// Whether the expression is true or false, and not a number.
fn is_condition(expr: &Expr) -> bool {
    match expr {
        Expr::IsSome(_) | Expr::Unary(Unary::Not, _) => true,
        Expr::Binary(op, ..) => matches!(
            op,
            Binary::Eq
                | Binary::Ne
                | Binary::Lt
                | Binary::Le
                | Binary::Gt
                | Binary::Ge
                | Binary::And
                | Binary::Or
        ),
        Expr::Field(_) | Expr::Param(_) => true,
        _ => false,
    }
}

fn binary(op: Binary, left: &Val, right: &Val) -> Option<Val> {
    if let (Val::Float(left), Val::Float(right)) = (left, right) {
        return Some(Val::Number(i128::from(match op {
            Binary::Eq => left == right,
            Binary::Ne => left != right,
            Binary::Lt => left < right,
            Binary::Le => left <= right,
            Binary::Gt => left > right,
            Binary::Ge => left >= right,
            _ => return None,
        })));
    }
    let (Val::Number(left), Val::Number(right)) = (left, right) else {
        return match op {
            Binary::Eq => Some(Val::Number((left == right).into())),
            Binary::Ne => Some(Val::Number((left != right).into())),
            _ => None,
        };
    };
    let (left, right) = (*left, *right);
    Some(Val::Number(match op {
        Binary::Add => left.checked_add(right)?,
        Binary::Sub => left.checked_sub(right)?,
        Binary::Mul => left.checked_mul(right)?,
        Binary::Div => left.checked_div(right)?,
        Binary::Rem => left.checked_rem(right)?,
        Binary::BitAnd => left & right,
        Binary::BitOr => left | right,
        Binary::BitXor => left ^ right,
        Binary::Shl => left.checked_shl(right.try_into().ok()?)?,
        Binary::Shr => left.checked_shr(right.try_into().ok()?)?,
        Binary::Eq => (left == right).into(),
        Binary::Ne => (left != right).into(),
        Binary::Lt => (left < right).into(),
        Binary::Le => (left <= right).into(),
        Binary::Gt => (left > right).into(),
        Binary::Ge => (left >= right).into(),
        Binary::And => (left != 0 && right != 0).into(),
        Binary::Or => (left != 0 || right != 0).into(),
        Binary::SaturatingSub => (left - right).max(0),
        _ => return None,
    }))
}
