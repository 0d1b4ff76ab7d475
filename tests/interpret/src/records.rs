//! The fields of a struct.

use codec_core::{
    Shape,
    explain::Value,
    shape::{Base, Field, Frame, Lies, Placement, RecordShape, Rule},
};

use crate::{
    eval::{Scope, Val},
    input::{Input, Result},
    text,
};

impl Input<'_> {
    /// Reads the fields of a struct.
    pub(crate) fn record(&mut self, record: &'static RecordShape, params: &[Val]) -> Result<Val> {
        if let Lies::Tagged { .. } = self.format.lies {
            return self.tagged_record(record, None);
        }
        if let Lies::Named { .. } = self.format.lies {
            return self.named_record(record);
        }
        let start = self.at;
        let outer = self.hoisted;
        let slots_first = (record.placement)() == Placement::SlotsFirst;
        if slots_first {
            let (lists, others) = slots(record.fields, 8);
            if lists + others > self.left() {
                return self.fault("slots");
            }
            self.hoisted = Some((start, start + lists));
            self.at += lists + others;
        } else if self.hoisted.is_some() && outer.is_none() {
            self.hoisted = None;
        }
        let mut values: Vec<Val> = Vec::new();
        let mut places: Vec<usize> = Vec::new();
        for field in record.fields {
            places.push(self.at);
            let value = self.field(field, start, &values, &places, params)?;
            values.push(value);
        }
        if slots_first {
            self.hoisted = outer;
        }
        let names = record.fields.iter().map(|field| field.name);
        Ok(Val::Record(names.zip(values).collect()))
    }

    pub(crate) fn field(
        &mut self,
        field: &'static Field,
        start: usize,
        values: &[Val],
        places: &[usize],
        params: &[Val],
    ) -> Result<Val> {
        let scope = Scope { fields: values, params, element: None };
        let rules = field.rules;
        let mut present = true;
        for rule in rules {
            let holds = match rule {
                Rule::Skip => return Ok(Val::Absent),
                Rule::Tag => return Ok(params.first().cloned().unwrap_or(Val::Opaque)),
                Rule::Since(version) => {
                    scope.number(version).map(|version| i128::from(self.version) >= version)
                }
                Rule::Until(version) => {
                    scope.number(version).map(|version| i128::from(self.version) <= version)
                }
                Rule::When(expr) => scope.number(expr).map(|number| number != 0),
                Rule::Bit { flags, mask, inverted } => {
                    self.any(scope.eval(flags), scope.number(mask)).map(|any| any != *inverted)
                }
                Rule::Tail => Some(self.left() > 0),
                Rule::Order(expr) => {
                    let Some(order) = scope.number(expr) else {
                        return self.opaque(field.directives);
                    };
                    self.big = order != 0;
                    Some(true)
                }
                _ => Some(true),
            };
            match holds {
                Some(holds) => present &= holds,
                None => return self.opaque(format!("{}: {}", field.name, field.directives)),
            }
        }
        if !present {
            return Ok(Val::Absent);
        }
        for rule in rules {
            let pad = match rule {
                Rule::Pad(pad) => *pad,
                Rule::Align(to) => self.at.next_multiple_of(*to) - self.at,
                Rule::At { offset, base } => {
                    let Some(Val::Number(offset)) = values.get(*offset) else {
                        return self.opaque(field.directives);
                    };
                    if *offset == 0 {
                        return Ok(Val::Absent);
                    }
                    let base = match base {
                        Base::Message => 0,
                        Base::Struct => start,
                        Base::Field(index) => places[*index],
                        _ => return self.opaque(field.directives),
                    };
                    let back = self.at;
                    let at = offset + i128::try_from(base).unwrap();
                    return self.follow(at, back, |input| input.part(field, &scope));
                }
                _ => 0,
            };
            self.take(pad)?;
        }
        let begin = self.at;
        let value = self.part(field, &scope)?;
        let mut all = values.to_vec();
        all.push(value.clone());
        let scope = Scope { fields: &all, params, element: None };
        for rule in rules {
            let holds = match rule {
                Rule::Const(expr) => scope.eval(expr).map(|expected| same(&expected, &value)),
                Rule::Check(expr) => scope.number(expr).map(|number| number != 0),
                _ => Some(true),
            };
            match holds {
                Some(true) => {}
                Some(false) => {
                    let wanted = match rule {
                        Rule::Const(expr) => scope.number(expr),
                        _ => None,
                    };
                    return self.wanted(begin, self.at, wanted, field.directives);
                }
                None => return self.opaque(format!("{}: {}", field.name, field.directives)),
            }
        }
        Ok(value)
    }

    /// Whether one of the bits of a mask is set.
    pub(crate) fn any(&self, flags: Option<Val>, mask: Option<i128>) -> Option<bool> {
        match flags? {
            Val::Number(flags) => Some(flags & mask? != 0),
            _ => None,
        }
    }

    /// Reads a field whose place is known.
    pub(crate) fn part(&mut self, field: &'static Field, scope: &Scope<'_>) -> Result<Val> {
        let find = |wanted: fn(&Rule) -> bool| field.rules.iter().find(|rule| wanted(rule));
        let shape = (field.shape)();
        if let Some(Rule::Len(expr)) = find(|rule| matches!(rule, Rule::Len(_))) {
            let Some(len) = scope.number(expr) else { return self.opaque(field.directives) };
            let Ok(len) = usize::try_from(len) else { return self.fault("length") };
            return self.limited(len, |input| input.ended(field, shape, scope, true));
        }
        self.ended(field, shape, scope, false)
    }

    pub(crate) fn ended(
        &mut self,
        field: &'static Field,
        shape: Shape,
        scope: &Scope<'_>,
        bounded: bool,
    ) -> Result<Val> {
        let start = self.at;
        let with: Vec<Val> = field
            .rules
            .iter()
            .filter_map(|rule| if let Rule::With(values) = rule { Some(*values) } else { None })
            .flatten()
            .map(|expr| scope.eval(expr).unwrap_or(Val::Opaque))
            .collect();
        for rule in field.rules {
            match rule {
                Rule::Count(expr) => {
                    let Some(count) = scope.number(expr) else {
                        return self.opaque(format!("{}: {}", field.name, field.directives));
                    };
                    let Ok(count) = usize::try_from(count) else { return self.fault("count") };
                    return self.counted_items(shape, count);
                }
                Rule::Rest => return self.rest_of(shape),
                Rule::Switch(expr) => {
                    let Some(tag) = scope.number(expr) else {
                        return self.opaque(field.directives);
                    };
                    let Shape::Enum(shape) = shape.plain() else {
                        return self.opaque(shape.to_string());
                    };
                    return self.payload(shape, tag, start);
                }
                Rule::EndItem(_) | Rule::EndValue(_) => return self.opaque(field.directives),
                _ => {}
            }
        }
        if bounded {
            return self.rest_of(shape);
        }
        match shape {
            Shape::Record(record) if !with.is_empty() => {
                self.nested(|input| input.record(record, &with))
            }
            shape => self.value(shape),
        }
    }

    /// Reads so many elements, bytes or units.
    pub(crate) fn counted_items(&mut self, shape: Shape, count: usize) -> Result<Val> {
        match shape.plain() {
            Shape::List { of, .. } => self.items(of, count),
            Shape::Bytes { .. } => self.framed_bytes(Frame::Fixed(count)),
            Shape::Text { encoding, .. } => {
                let start = self.at;
                let bytes = self.take(count.saturating_mul(text::unit(encoding)))?;
                let value = self.text_of(encoding, bytes, start)?;
                self.note(start, Value::Text(value.clone()));
                Ok(Val::Text(value))
            }
            other => self.opaque(other.to_string()),
        }
    }

    /// Reads a value that goes up to the end.
    pub(crate) fn rest_of(&mut self, shape: Shape) -> Result<Val> {
        match shape.plain() {
            Shape::List { of, .. } => self.rest_items(of),
            Shape::Bytes { .. } => self.framed_bytes(Frame::REST),
            other => self.value(other),
        }
    }
}

/// Whether a constant is the value that was found.
fn same(expected: &Val, found: &Val) -> bool {
    expected == found || matches!(found, Val::Opaque | Val::List(_))
}

/// The bytes of the slots of lists, and of those of texts and bytes.
fn slots(fields: &[Field], depth: usize) -> (usize, usize) {
    fields.iter().fold((0, 0), |(lists, others), field| {
        let (more, most) = slots_of((field.shape)(), depth);
        (lists + more, others + most)
    })
}

fn slots_of(shape: Shape, depth: usize) -> (usize, usize) {
    let Some(depth) = depth.checked_sub(1) else { return (0, 0) };
    match shape {
        Shape::List { .. } => (4, 0),
        Shape::Text { .. } => (0, 2),
        Shape::Bytes { frame: Frame::Far(_) } => (0, 4),
        Shape::Array { of, len } => {
            let (lists, others) = slots_of(of(), depth);
            (lists * len, others * len)
        }
        Shape::Optional { of, .. } | Shape::Named { of, .. } => slots_of(of(), depth),
        Shape::Record(record) => slots(record.fields, depth),
        _ => (0, 0),
    }
}
