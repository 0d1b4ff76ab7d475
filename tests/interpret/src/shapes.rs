//! Values by their shapes.

use codec_core::{
    Shape,
    explain::{Name, Value},
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
                    Present::Number(number) => {
                        let Val::Number(there) = self.value(number())? else {
                            return self.opaque(format!("{} as a condition", number()));
                        };
                        if let Some(number) = number().number() {
                            // The number itself, and not only what it stands for.
                            let end = std::mem::replace(&mut self.at, start);
                            let number = self.number(number)?;
                            self.note(Value::Int(number));
                            self.at = end;
                        }
                        there != 0
                    }
                    Present::Left => {
                        self.look();
                        self.left() > 0
                    }
                    _ => true,
                };
                if there { self.nested(|input| input.value(of())) } else { Ok(Val::Absent) }
            }
            Shape::Record(record) => self.nested(|input| input.record(record, &[])),
            Shape::Enum(shape) => self.tagged_enum(shape),
            Shape::Bits { of, bits } => {
                let number = self.number(of())?;
                let pattern = u64::try_from(number & i128::from(u64::MAX)).unwrap();
                self.note(Value::Int(number));
                self.groups(bits, pattern, start, 0)
            }
            Shape::Named { of, .. } | Shape::Typed { of, .. } => self.value(of()),
            Shape::Framed { of, frame } => {
                let len = self.frame_len(frame, 1)?;
                self.limited(len, |input| input.value(of()))
            }
            Shape::Padded { of, to } => {
                let value = self.value(of())?;
                let used = self.at - start;
                let pad = used.next_multiple_of(to) - used;
                self.within(Name::Padding, |input| input.take(pad))?;
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
                    self.note(Value::Text(taken.value));
                    if let Some(open) = self.open.last() {
                        self.nodes[*open].opaque = true;
                    }
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
                return self.fault_at(start, shape.name);
            }
            self.reached.variant(shape, number);
            let value = match shape.variant(number) {
                Some(variant) => Value::Named { name: variant.name, number },
                None => Value::Int(number),
            };
            self.note(value);
            return Ok(Val::Number(number));
        }
        self.note(Value::Int(number));
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
            return match shape.keeps {
                Keeps::Number => Ok(Val::Opaque),
                Keeps::Rest => {
                    self.look();
                    self.within(Name::Field("(unknown)"), |input| {
                        let rest = input.rest().to_vec();
                        input.take(rest.len())?;
                        input.note(Value::Bytes(rest));
                        Ok(Val::Opaque)
                    })
                }
                _ => self.fault_at(start, shape.name),
            };
        };
        self.reached.variant(shape, tag);
        self.within(Name::Field(variant.name), |input| match (variant.shape)() {
            Shape::Record(record) => {
                input.nested(|input| input.record(record, &[Val::Number(tag)]))
            }
            shape => input.nested(|input| input.value(shape)),
        })
    }

    /// Reads an object of a class that may be unknown.
    pub(crate) fn open(&mut self, shape: Shape, null: i128) -> Result<Val> {
        let Shape::Enum(shape) = shape else { return self.opaque(shape.to_string()) };
        let tag = self.number((shape.tag)())?;
        self.note(Value::Int(tag));
        if tag == null {
            return Ok(Val::Absent);
        }
        let (start, nodes, open, end) = (self.at, self.nodes.len(), self.open.len(), self.end);
        if shape.variant(tag).is_some() {
            match self.payload(shape, tag, start) {
                Ok(value) => return Ok(value),
                Err(fault) if self.unknown_end == Some(fault.offset) && is_end(&fault) => {}
                Err(fault) => return Err(fault),
            }
        }
        self.nodes.truncate(nodes);
        self.open.truncate(open);
        self.look();
        (self.at, self.end) = (start, end);
        let rest = self.rest().to_vec();
        self.take(rest.len())?;
        self.note(Value::Bytes(rest));
        self.unknown_end = Some(self.at);
        Ok(Val::Opaque)
    }

    /// Notes the groups of a number that was read from `start` on.
    pub(crate) fn groups(
        &mut self,
        bits: &'static BitsShape,
        number: u64,
        start: usize,
        low: u32,
    ) -> Result<Val> {
        let mut values: Vec<(&'static str, Val)> = Vec::new();
        for group in bits.groups {
            let mask = u64::MAX.checked_shr(64 - group.width).unwrap_or(0);
            let part = number.checked_shr(group.start).unwrap_or(0) & mask;
            let at = low + group.start;
            if group.width > 0 {
                self.enter(Name::Field(group.name));
                let node = self.nodes.last_mut().unwrap();
                node.range = start..self.at;
                node.bits = Some(at..at + group.width);
            }
            let value = match group.kind {
                _ if group.width == 0 => Val::Absent,
                BitKind::Struct(inner) => self.groups(inner, part, start, at)?,
                BitKind::Int { signed: true } => {
                    let unused = 64 - group.width;
                    Val::Number(((part << unused).cast_signed() >> unused).into())
                }
                _ => Val::Number(part.into()),
            };
            if group.width > 0 {
                if let Val::Number(number) = &value {
                    self.note(Value::Int(*number));
                }
                self.open.pop();
            }
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
