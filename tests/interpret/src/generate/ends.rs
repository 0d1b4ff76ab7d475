//! Lists that an element or a value ends.

use codec_core::{Shape, shape::Expr};

use super::{Make, Output, Stuck, choose::constants};
use crate::eval::{Scope, Val};

impl Output<'_> {
    /// Writes elements up to the first for which `ends` holds.
    pub(crate) fn until(&mut self, shape: Shape, ends: &Expr, scope: &Scope<'_>) -> Make<Val> {
        let Shape::List { of, .. } = shape.plain() else {
            return Err(Stuck::Never(format!("end of {shape}")));
        };
        let count = self.few();
        for index in 0..=count {
            self.element(
                of,
                index == count,
                |value| {
                    let scope = Scope { element: Some(value), ..*scope };
                    scope.number(ends).map(|number| number != 0)
                },
                ends,
            )?;
        }
        Ok(Val::List(count + 1))
    }

    /// Writes elements, and the value `end` behind them.
    pub(crate) fn before(&mut self, shape: Shape, end: &Expr, scope: &Scope<'_>) -> Make<Val> {
        let Shape::List { of, .. } = shape.plain() else {
            return Err(Stuck::Never(format!("end of {shape}")));
        };
        let Some(last) = scope.eval(end) else { return Err(Stuck::Never("end".into())) };
        let count = self.few();
        for _ in 0..count {
            self.element(of, false, |value| Some(*value == last), end)?;
        }
        match last {
            Val::Number(number) => self.wanted(of(), Some(number))?,
            Val::Bytes(bytes) => self.put(&bytes).map(|()| Val::Opaque)?,
            Val::Text(text) => self.given_text(of(), &text)?,
            _ => return Err(Stuck::Never("end".into())),
        };
        Ok(Val::List(count))
    }

    /// Writes an element that ends its list, or one that does not.
    fn element(
        &mut self,
        of: fn() -> Shape,
        last: bool,
        ends: impl Fn(&Val) -> Option<bool>,
        expr: &Expr,
    ) -> Make<()> {
        let saved = self.save();
        for round in 0..400 {
            let numbers = constants(expr);
            let wanted = match numbers[..] {
                [] => None,
                _ if round % 2 == 0 && last => Some(self.random.choose(&numbers)),
                _ => None,
            };
            let value = self.wanted(of(), wanted)?;
            match ends(&value) {
                Some(end) if end == last => return Ok(()),
                Some(_) => self.restore(&saved, false),
                None => return Err(Stuck::Never("end".into())),
            }
        }
        Err(Stuck::Again("element"))
    }
}
