//! Numbers on which other fields depend.

use codec_core::{
    Shape,
    shape::{Expr, Keeps, RecordShape, Rule},
};

use super::{Output, numbers::range, records::is_deep};
use crate::{
    eval::{Scope, Val},
    records::counts_and_flags,
};

impl Output<'_> {
    /// A number for a field, such that other fields can be written; `None` if none depends on it.
    pub(crate) fn choose(
        &mut self,
        record: &'static RecordShape,
        index: usize,
        values: &[Val],
        params: &[Val],
    ) -> Option<i128> {
        let shape = only((record.fields[index].shape)());
        shape.number()?;
        let (mut numbers, mut masks, mut counts) = (Vec::new(), Vec::new(), Vec::new());
        for field in record.fields.iter().skip(index) {
            for rule in field.rules {
                match rule {
                    Rule::Bit { flags, mask, inverted } if mentions(flags, index) => {
                        let scope = Scope { fields: values, params, element: None };
                        masks.push((scope.number(mask).unwrap_or(0), *inverted));
                    }
                    Rule::Count(_) if counts_and_flags(record, index) => {}
                    Rule::Count(expr) | Rule::Len(expr) if mentions(expr, index) => {
                        numbers.extend(0..4);
                        numbers.extend(constants(expr).iter().flat_map(|it| [*it, it + 1, it + 2]));
                        counts.push(expr);
                    }
                    Rule::Switch(expr) if mentions(expr, index) => {
                        if let Shape::Enum(shape) = (field.shape)().plain()
                            && let Ok(tag) = self.any_tag(shape)
                        {
                            numbers.push(tag);
                        }
                    }
                    Rule::At { offset, .. } if *offset == index => numbers.extend([0, 1, 1]),
                    Rule::With(exprs) if exprs.iter().any(|expr| mentions(expr, index)) => {
                        numbers.extend(0..4);
                        numbers.push(self.any_number(shape));
                    }
                    Rule::When(expr) | Rule::Check(expr) | Rule::Order(expr)
                        if mentions(expr, index) =>
                    {
                        numbers.extend(constants(expr).iter().flat_map(|it| [*it, *it, it + 1]));
                        numbers.push(self.any_number(shape));
                    }
                    _ => {}
                }
            }
        }
        if matches!(shape.plain(), Shape::Bits { .. })
            || (numbers.is_empty() && masks.is_empty())
            || (masks.is_empty() && matches!(shape.plain(), Shape::Flags(_)))
        {
            return None;
        }
        let implied = record.fields[index].rules.iter().any(|it| matches!(it, Rule::Implied));
        let (first, last) = range(shape);
        for _ in 0..64 {
            let mut number = match numbers[..] {
                [] => 0,
                _ => self.random.choose(&numbers),
            };
            for (mask, inverted) in &masks {
                let there = !is_deep(self.depth) && self.random.one_in(2);
                if there != *inverted {
                    number |= if implied { *mask } else { self.some_bits(*mask) };
                }
            }
            if !(first..=last).contains(&number) {
                continue;
            }
            if let Shape::Enum(shape) = shape.plain()
                && shape.keeps == Keeps::Nothing
                && shape.variant(number).is_none()
            {
                continue;
            }
            let mut all = values.to_vec();
            all.push(Val::Number(number));
            let scope = Scope { fields: &all, params, element: None };
            let few = |expr: &&Expr| {
                scope.number(expr).is_none_or(|count| (0..=6).contains(&count))
                    // Of an expression over fields that follow nothing is known yet.
                    || (index + 1..record.fields.len()).any(|later| mentions(expr, later))
            };
            if counts.iter().all(few) {
                return Some(number);
            }
        }
        None
    }

    /// All bits of a mask, or one of them.
    fn some_bits(&mut self, mask: i128) -> i128 {
        let bits: Vec<i128> = (0..64).map(|bit| 1 << bit).filter(|bit| mask & bit != 0).collect();
        match bits[..] {
            [] => 0,
            _ if self.random.one_in(2) => self.random.choose(&bits),
            _ => mask,
        }
    }
}

/// The shape of the only field of a struct, or of the field of that.
pub(crate) fn only(shape: Shape) -> Shape {
    match shape.plain() {
        Shape::Record(record) => match record.fields {
            [field] if field.rules.is_empty() => only((field.shape)()),
            _ => shape,
        },
        _ => shape,
    }
}

/// Whether a field is in an expression.
pub(crate) fn mentions(expr: &Expr, index: usize) -> bool {
    match expr {
        Expr::Field(field) => *field == index,
        Expr::Member(of, _) | Expr::IsSome(of) | Expr::Len(of) | Expr::Unary(_, of) => {
            mentions(of, index)
        }
        Expr::Binary(_, left, right) => mentions(left, index) || mentions(right, index),
        _ => false,
    }
}

/// The numbers in an expression.
pub(crate) fn constants(expr: &Expr) -> Vec<i128> {
    match expr {
        Expr::Int(number) => vec![*number],
        Expr::Named(_, value) => value().into_iter().collect(),
        Expr::Member(of, _) | Expr::IsSome(of) | Expr::Len(of) | Expr::Unary(_, of) => {
            constants(of)
        }
        Expr::Binary(_, left, right) => [constants(left), constants(right)].concat(),
        _ => Vec::new(),
    }
}

/// The smallest number above zero in the field `offset` for which `position` is `least` or more, and
/// what it is then.
pub(super) fn lead(
    position: &Expr,
    offset: usize,
    least: i128,
    values: &[Val],
    params: &[Val],
) -> (i128, i128) {
    let mut values = values.to_vec();
    let mut of = |number: i128| {
        values[offset] = Val::Number(number);
        Scope { fields: &values, params, element: None }.number(position)
    };
    (1..).find_map(|it| Some((it, of(it)?)).filter(|(_, at)| *at >= least)).unwrap()
}
