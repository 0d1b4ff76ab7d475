//! Values by their shapes.

use codec_core::{
    Shape,
    explain::Value,
    shape::{BitKind, BitsShape, EnumShape, Keeps, Lies, Present, Rule},
};

use crate::{
    eval::{Scope, Val},
    input::{Input, Result},
};

impl Input<'_> {
    /// Reads a value.
    pub(crate) fn value(&mut self, shape: Shape) -> Result<Val> {
        if let Some(value) = self.scalar(shape)? {
            return Ok(value);
        }
        let start = self.at;
        match shape {
            Shape::Unit => Ok(Val::Opaque),
            Shape::Text { encoding, frame } => self.framed_text(encoding, frame),
            Shape::Bytes { frame } => self.framed_bytes(frame),
            Shape::Array { of, len } => self.array(of, len),
            Shape::List { of, frame } => self.list(of, frame),
            Shape::Optional { of, present } => {
                let there = match present {
                    Present::Number(number) => match self.value(number())? {
                        Val::Number(number) => number != 0,
                        other => return self.opaque(format!("{other:?} as a condition")),
                    },
                    Present::Left => self.left() > 0,
                    _ => true,
                };
                if there { self.nested(|input| input.value(of())) } else { Ok(Val::Absent) }
            }
            Shape::Record(record) => self.nested(|input| input.record(record, &[])),
            Shape::Enum(shape) => self.tagged_enum(shape),
            Shape::Bits { of, bits } => {
                let number = self.number(of())?;
                let pattern = u64::try_from(number & i128::from(u64::MAX)).unwrap();
                self.groups(bits, pattern, start)
            }
            Shape::Named { of, .. } | Shape::Typed { of, .. } => self.value(of()),
            Shape::Framed { of, frame } => {
                let len = self.frame_len(frame, 1)?;
                self.limited(len, |input| input.value(of()))
            }
            Shape::Padded { of, to } => {
                let value = self.value(of())?;
                let used = self.at - start;
                self.take(used.next_multiple_of(to) - used)?;
                Ok(value)
            }
            Shape::Open { of, null } => self.open(of(), null),
            Shape::Inside { format, of } => {
                let outer = std::mem::replace(&mut self.format, format());
                let of = match of() {
                    Shape::Unit => Shape::Any,
                    of => of,
                };
                let value = self.value(of);
                self.format = outer;
                value
            }
            Shape::Any => match self.format.lies {
                Lies::Tagged { .. } => self.any_tagged_record(),
                _ => self.opaque("any value"),
            },
            Shape::Opaque { name, read } => match read(self.rest()) {
                Ok(taken) => {
                    self.at += taken.len;
                    self.note(start, Value::Text(taken.value));
                    Ok(Val::Opaque)
                }
                Err(error) => self.fault_at(start + error.offset(), name),
            },
            other => self.opaque(other.to_string()),
        }
    }

    pub(crate) fn tagged_enum(&mut self, shape: &'static EnumShape) -> Result<Val> {
        let start = self.at;
        if let Lies::Tagged { .. } = self.format.lies
            && !shape.is_bare()
        {
            return self.tagged_variant(shape);
        }
        let number = self.number((shape.tag)())?;
        if shape.is_bare() {
            if shape.variant(number).is_none() && shape.keeps == Keeps::Nothing {
                return self.wrong_tag(shape, start);
            }
            let value = match shape.variant(number) {
                Some(variant) => Value::Named { name: variant.name, number },
                None => Value::Int(number),
            };
            self.note(start, value);
            return Ok(Val::Number(number));
        }
        self.note(start, Value::Int(number));
        self.payload(shape, number, start)
    }

    /// Reads the variant that a tag, read at `start`, selects.
    pub(crate) fn payload(
        &mut self,
        shape: &'static EnumShape,
        tag: i128,
        start: usize,
    ) -> Result<Val> {
        let Some(variant) = shape.variant(tag) else {
            if self.mends && !self.salt.is_multiple_of(16) {
                return self.wrong_tag(shape, start);
            }
            return match shape.keeps {
                Keeps::Number => Ok(Val::Opaque),
                Keeps::Rest => {
                    let (begin, rest) = (self.at, self.rest().to_vec());
                    self.take(rest.len())?;
                    self.note(begin, Value::Bytes(rest));
                    Ok(Val::Opaque)
                }
                _ => self.wrong_tag(shape, start),
            };
        };
        match (variant.shape)() {
            Shape::Record(record) => self.nested(|input| input.record(record, &[Val::Number(tag)])),
            shape => self.nested(|input| input.value(shape)),
        }
    }

    /// The fault of a tag that no variant has.
    pub(crate) fn wrong_tag<T>(&self, shape: &'static EnumShape, start: usize) -> Result<T> {
        let ids: Vec<i128> =
            shape.variants.iter().flat_map(|variant| variant.ids).copied().collect();
        let wanted = ids.get(start.wrapping_mul(31).wrapping_add(self.salt) % ids.len().max(1));
        let end = (shape.tag)().number().and_then(|number| match number {
            Shape::Int { width, .. } => Some(start + width),
            _ => None,
        });
        match end {
            Some(end) => self.wanted(start, end, wanted.copied(), shape.name),
            None => self.fault_at(start, shape.name),
        }
    }

    /// A fault at `start`, where a number up to `end` should be another one.
    pub(crate) fn wanted<T>(
        &self,
        start: usize,
        end: usize,
        number: Option<i128>,
        what: &str,
    ) -> Result<T> {
        let mut fault =
            crate::Fault { offset: start, what: what.into(), opaque: false, missing: 0, fix: None };
        if let (Some(number), Some(width @ 1..=8)) = (number, end.checked_sub(start)) {
            fault.fix = Some((start, number.to_le_bytes()[..width].to_vec()));
        }
        Err(fault)
    }

    /// Reads an object of a class that may be unknown.
    pub(crate) fn open(&mut self, shape: Shape, null: i128) -> Result<Val> {
        let Shape::Enum(shape) = shape else { return self.opaque(shape.to_string()) };
        let tag = self.number((shape.tag)())?;
        if tag == null {
            return Ok(Val::Absent);
        }
        let (start, steps, end) = (self.at, self.steps.len(), self.end);
        if shape.variant(tag).is_some() {
            match self.payload(shape, tag, start) {
                Ok(value) => return Ok(value),
                Err(fault) if self.unknown_end == Some(fault.offset) && is_end(&fault) => {}
                Err(fault) => return Err(fault),
            }
        }
        self.steps.truncate(steps);
        (self.at, self.end) = (start, end);
        let rest = self.rest().to_vec();
        self.take(rest.len())?;
        self.note(start, Value::Bytes(rest));
        self.unknown_end = Some(self.at);
        Ok(Val::Opaque)
    }

    /// Notes the groups of a number that was read from `start` on.
    pub(crate) fn groups(
        &mut self,
        bits: &'static BitsShape,
        number: u64,
        start: usize,
    ) -> Result<Val> {
        let mut values: Vec<(&'static str, Val)> = Vec::new();
        for group in bits.groups {
            let mask = u64::MAX.checked_shr(64 - group.width).unwrap_or(0);
            let part = number.checked_shr(group.start).unwrap_or(0) & mask;
            let value = match group.kind {
                _ if group.width == 0 => Val::Absent,
                BitKind::Struct(inner) => self.groups(inner, part, start)?,
                BitKind::Bool if part > 1 => return self.fault_at(start, group.name),
                BitKind::Enum { variants, .. } => {
                    let _ = variants;
                    Val::Number(part.into())
                }
                BitKind::Int { signed: true } => {
                    let unused = 64 - group.width;
                    Val::Number(((part << unused).cast_signed() >> unused).into())
                }
                _ => Val::Number(part.into()),
            };
            values.push((group.name, value));
            let fields: Vec<Val> = values.iter().map(|(_, value)| value.clone()).collect();
            let scope = Scope { fields: &fields, params: &[], element: None };
            for rule in group.rules {
                let holds = match rule {
                    Rule::Const(expr) => {
                        scope.eval(expr).map(|value| Some(&value) == fields.last())
                    }
                    Rule::Check(expr) => scope.number(expr).map(|number| number != 0),
                    _ => Some(true),
                };
                match holds {
                    Some(true) => {}
                    Some(false) => return self.fault_at(start, group.name),
                    None => return self.opaque(group.directives),
                }
            }
        }
        Ok(Val::Record(values))
    }
}

fn is_end(fault: &crate::Fault) -> bool {
    fault.what.starts_with("needed") || fault.what == "list is cut"
}
