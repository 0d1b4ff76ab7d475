//! The fields of a struct.

use codec_core::{
    Shape,
    explain::{Name, Value},
    shape::{Base, Expr, Field, Frame, Lies, Placement, RecordShape, Rule},
};

use crate::{
    checksum,
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
        if self.len_in_place(record).is_some_and(|len| len > self.left()) {
            return self.short_record(record);
        }
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
        let (mut places, mut ends): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for field in record.fields {
            places.push(self.at);
            let value = self.field(field, start, &values, &mut places, params)?;
            ends.push(self.at);
            if value != Val::Absent {
                self.reached.field(record, values.len());
            }
            values.push(match value {
                Val::Number(number) if counts_and_flags(record, values.len()) => Val::Word(number),
                value => value,
            });
            self.checksums(record, &values, &places, &ends)?;
        }
        if slots_first {
            self.hoisted = outer;
        }
        self.implied(record, &values)?;
        let names = record.fields.iter().map(|field| field.name);
        Ok(Val::Record(names.zip(values).collect()))
    }

    /// How many bytes of a struct are in place, if that is always the same number.
    fn len_in_place(&self, record: &'static RecordShape) -> Option<usize> {
        if self.format.lies != Lies::Packed {
            return self.fixed_len(Shape::Record(record), 8);
        }
        record.fields.iter().map(|field| field.size.fixed.or(field.size.in_place)).sum()
    }

    /// The fault of a struct of fixed length: in the field in which the bytes end.
    pub(crate) fn short_record<T>(&mut self, record: &'static RecordShape) -> Result<T> {
        for field in record.fields {
            let len = field.size.fixed.or(field.size.in_place).unwrap_or(0);
            if len <= self.left() {
                self.at += len;
                continue;
            }
            if field.padding <= self.left() {
                self.at += field.padding;
                if let Shape::Record(record) = (field.shape)() {
                    return self.short_record(record);
                }
            }
            break;
        }
        self.short(self.left() + 1)
    }

    /// Checks the checksums for which the last field was waited.
    fn checksums(
        &self,
        record: &'static RecordShape,
        values: &[Val],
        places: &[usize],
        ends: &[usize],
    ) -> Result<()> {
        for (index, field) in record.fields.iter().enumerate() {
            for rule in field.rules {
                let Rule::Checksum { algorithm, first, last } = rule else { continue };
                if index.max(*last) + 1 != values.len() || values[index] == Val::Absent {
                    continue;
                }
                let mut bytes = self.bytes[places[*first]..ends[*last]].to_vec();
                if (*first..=*last).contains(&index) {
                    // It does not cover itself.
                    let own = places[index] - places[*first]..ends[index] - places[*first];
                    bytes[own].fill(0);
                }
                match checksum::of(algorithm, &bytes) {
                    Some(sum) if values[index] == Val::Number(sum) => {}
                    Some(_) => return self.fault_at(places[index], *algorithm),
                    None => return self.opaque(*algorithm),
                }
            }
        }
        Ok(())
    }

    /// Checks the fields that others determine, when all are read.
    fn implied(&mut self, record: &'static RecordShape, values: &[Val]) -> Result<()> {
        let scope = Scope { fields: values, params: &[], element: None };
        for (index, field) in record.fields.iter().enumerate() {
            let kept = !field.rules.iter().any(|rule| matches!(rule, Rule::Implied));
            let Some(number) = values[index].number().filter(|_| !kept) else { continue };
            let mut word = None;
            for (user, of) in record.fields.iter().enumerate() {
                for rule in of.rules {
                    match rule {
                        Rule::Bit { flags: Expr::Field(flags), mask, inverted }
                            if *flags == index =>
                        {
                            let there = values[user] != Val::Absent;
                            let mask = scope.number(mask).filter(|_| there != *inverted);
                            word = Some(word.unwrap_or(0) | mask.unwrap_or(0));
                        }
                        // It counts what is not there.
                        Rule::Count(Expr::Field(count)) | Rule::Len(Expr::Field(count))
                            if *count == index && values[user] == Val::Absent =>
                        {
                            word = Some(0);
                        }
                        // It selects the variant by the first of its numbers.
                        Rule::Switch(Expr::Field(tag)) if *tag == index => {
                            if let Shape::Enum(shape) = (of.shape)().plain()
                                && let Some(first) = shape.variant(number)
                            {
                                word = first.first_id();
                            }
                        }
                        _ => {}
                    }
                }
            }
            if word.is_some_and(|word| word != number) {
                return self.fault(format!("{} is not what it must be", field.name));
            }
        }
        Ok(())
    }

    pub(crate) fn field(
        &mut self,
        field: &'static Field,
        start: usize,
        values: &[Val],
        places: &mut [usize],
        params: &[Val],
    ) -> Result<Val> {
        let scope = Scope { fields: values, params, element: None };
        let rules = field.rules;
        let (mut present, mut elsewhere) = (true, false);
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
                Rule::Tail => {
                    self.look();
                    Some(self.left() > 0)
                }
                Rule::Order(expr) => {
                    let Some(order) = scope.number(expr) else {
                        return self.opaque(field.directives);
                    };
                    self.big = order != 0;
                    Some(true)
                }
                Rule::At { .. } => {
                    elsewhere = true;
                    Some(true)
                }
                Rule::Pad(_) | Rule::Align(_) if present && !elsewhere => {
                    let pad = match rule {
                        Rule::Align(to) => self.at.next_multiple_of(*to) - self.at,
                        Rule::Pad(pad) => *pad,
                        _ => 0,
                    };
                    self.within(Name::Padding, |input| input.take(pad))?;
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
            if let Rule::At { offset, position, base } = rule {
                let Some(Val::Number(_)) = values.get(*offset) else {
                    return self.opaque(field.directives);
                };
                let Some(offset) = scope.number(position) else {
                    return self.opaque(field.directives);
                };
                let base = match base {
                    Base::Message => 0,
                    Base::Struct => start,
                    Base::Field(index) => places[*index],
                    _ => return self.opaque(field.directives),
                };
                let back = self.at;
                let at = offset + i128::try_from(base).unwrap();
                return self.follow(at, back, |input| {
                    input.within(Name::Field(field.name), |input| input.part(field, &scope))
                });
            }
        }
        let begin = self.at;
        if let Some(place) = places.last_mut() {
            *place = begin;
        }
        self.enter(Name::Field(field.name));
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
                Some(false) => return self.fault_at(begin, field.directives),
                None => return self.opaque(format!("{}: {}", field.name, field.directives)),
            }
        }
        self.leave();
        Ok(value)
    }

    /// Whether one of the bits of a mask is set.
    pub(crate) fn any(&self, flags: Option<Val>, mask: Option<i128>) -> Option<bool> {
        Some(flags?.number()? & mask? != 0)
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
                Rule::Count(expr) if matches!(scope.eval(expr), Some(Val::Word(_))) => {
                    return self.opaque("a count among flags");
                }
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
                Rule::EndItem(_) | Rule::EndValue(_) => return self.up_to(shape, rule, scope),
                _ => {}
            }
        }
        match shape.plain() {
            Shape::Record(record) if !with.is_empty() => {
                self.nested(|input| input.record(record, &with))
            }
            _ if bounded => self.rest_of(shape),
            _ => self.value(shape),
        }
    }

    /// Reads elements up to the one that ends them.
    fn up_to(&mut self, shape: Shape, rule: &Rule, scope: &Scope<'_>) -> Result<Val> {
        let Shape::List { of, .. } = shape.plain() else { return self.opaque(shape.to_string()) };
        let mut count = 0;
        loop {
            let value = self.within(Name::Index(count), |input| input.value(of()))?;
            let ends = match rule {
                Rule::EndItem(expr) => {
                    let scope = Scope { element: Some(&value), ..*scope };
                    scope.number(expr).map(|number| number != 0)
                }
                Rule::EndValue(expr) => scope.eval(expr).map(|end| end == value),
                _ => None,
            };
            count += 1;
            match (ends, rule) {
                (Some(true), Rule::EndValue(_)) => return Ok(Val::List(count - 1)),
                (Some(true), _) => return Ok(Val::List(count)),
                (Some(false), _) => {}
                (None, _) => return self.opaque("the end of a list"),
            }
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
                self.note(Value::Text(value.clone()));
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

/// Whether a field is a word of flags, and a count among them: which of its bits count is not said.
pub(crate) fn counts_and_flags(record: &RecordShape, index: usize) -> bool {
    let any = |wanted: fn(&Rule, usize) -> bool| {
        record.fields.iter().any(|field| field.rules.iter().any(|rule| wanted(rule, index)))
    };
    any(|rule, index| matches!(rule, Rule::Count(Expr::Field(word)) if *word == index))
        && any(
            |rule, index| matches!(rule, Rule::Bit { flags: Expr::Field(word), .. } if *word == index),
        )
}

/// Whether a constant is the value that was found.
fn same(expected: &Val, found: &Val) -> bool {
    expected == found || matches!(found, Val::Opaque | Val::List(_))
}

/// The bytes of the slots of lists, and of those of texts and bytes.
pub(crate) fn slots(fields: &[Field], depth: usize) -> (usize, usize) {
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
