//! The fields of a struct, as their rules want them.

use codec_core::{
    Shape,
    shape::{Base, Expr, Field, Frame, Lies, Placement, RecordShape, Rule},
};

use super::{Make, Output, Stuck, choose::only, values::DEEP};
use crate::{
    checksum,
    eval::{Scope, Val},
    records::{counts_and_flags, slots},
    text,
};

/// What is known where a field is written.
struct Around<'a> {
    start: usize,
    record: &'static RecordShape,
    index: usize,
    values: &'a [Val],
    places: &'a [usize],
    params: &'a [Val],
    forced: &'a [Option<i128>],
}

impl<'a> Around<'a> {
    fn scope(&self) -> Scope<'a> {
        Scope { fields: self.values, params: self.params, element: None }
    }
}

impl Output<'_> {
    /// Writes the fields of a struct; again, as long as a field has to be another.
    pub(crate) fn record(&mut self, record: &'static RecordShape, params: &[Val]) -> Make<Val> {
        match self.format.lies {
            Lies::Tagged { .. } => return self.tagged_record(record),
            Lies::Named { .. } => return self.named_record(record),
            _ => {}
        }
        let saved = self.save();
        let mut forced = vec![None; record.fields.len()];
        let (mut again, mut rounds) = (0, 4 * forced.len() + 8);
        loop {
            let stuck = match self.nested(|out| out.fields(record, params, &forced)) {
                Ok(value) => return Ok(value),
                Err(stuck) => stuck,
            };
            self.effort = self.effort.saturating_sub(1);
            rounds = rounds.saturating_sub(1);
            if self.effort == 0 || rounds == 0 {
                return Err(Stuck::Again("no way was found"));
            }
            match stuck {
                Stuck::Force(index, number) if forced[index] != Some(number) => {
                    forced[index] = Some(number);
                    self.restore(&saved, true);
                }
                Stuck::Never(why) => return Err(Stuck::Never(why)),
                Stuck::Again(why) if again > 3 => return Err(Stuck::Again(why)),
                _ => {
                    again += 1;
                    forced.fill(None);
                    self.restore(&saved, false);
                }
            }
        }
    }

    fn fields(
        &mut self,
        record: &'static RecordShape,
        params: &[Val],
        forced: &[Option<i128>],
    ) -> Make<Val> {
        let start = self.at();
        let outer = self.hoisted;
        let slots_first = (record.placement)() == Placement::SlotsFirst;
        if slots_first {
            let (lists, others) = slots(record.fields, 8);
            self.put(&vec![0; lists + others])?;
            self.hoisted = Some((start, start + lists));
        }
        let (mut values, mut places, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let mut elsewhere = Vec::new();
        for (index, field) in record.fields.iter().enumerate() {
            places.push(self.at());
            let (values_now, places_now) = (values.clone(), places.clone());
            let (values_now, places_now) = (&values_now[..], &places_now[..]);
            let around = Around {
                start,
                record,
                index,
                values: values_now,
                places: places_now,
                params,
                forced,
            };
            let value = match self.place(field, &around)? {
                Place::Here => {
                    places[index] = self.at();
                    self.field(field, &around)?
                }
                Place::Absent(value) => value,
                Place::Elsewhere { offset, position, base } => {
                    elsewhere.push((index, offset, position, base));
                    Val::Opaque
                }
            };
            values.push(value);
            ends.push(self.at());
        }
        for (index, offset, position, base) in elsewhere {
            // What counts from the start counts from a place before what lies elsewhere.
            let least = i128::try_from(self.at() - base).unwrap();
            let (wanted, distance) = super::choose::lead(position, offset, least, &values, params);
            if values[offset] != Val::Number(wanted) {
                return Err(Stuck::Force(offset, wanted));
            }
            self.put(&vec![0; usize::try_from(distance - least).unwrap()])?;
            let (values_now, places_now) = (values[..index].to_vec(), places.clone());
            let around = Around {
                start,
                record,
                index,
                values: &values_now,
                places: &places_now,
                params,
                forced,
            };
            values[index] = self.field(&record.fields[index], &around)?;
        }
        for (index, field) in record.fields.iter().enumerate() {
            for rule in field.rules {
                if let Rule::Checksum { algorithm, first, last } = rule {
                    let mut bytes = self.bytes[places[*first]..ends[*last]].to_vec();
                    if (*first..=*last).contains(&index) {
                        // It does not cover itself.
                        let own = places[index] - places[*first]..ends[index] - places[*first];
                        bytes[own].fill(0);
                    }
                    let Some(sum) = checksum::of(algorithm, &bytes) else {
                        return Err(Stuck::Never((*algorithm).into()));
                    };
                    if values[index] != Val::Number(sum) {
                        return Err(Stuck::Force(index, sum));
                    }
                }
            }
        }
        if slots_first {
            self.hoisted = outer;
        }
        Ok(Val::Record(record.fields.iter().map(|field| field.name).zip(values).collect()))
    }

    /// Whether a field is there, and where.
    fn place(&mut self, field: &'static Field, around: &Around<'_>) -> Make<Place> {
        let scope = around.scope();
        let version = i128::from(self.version);
        let elsewhere = field.rules.iter().any(|rule| matches!(rule, Rule::At { .. }));
        for rule in field.rules {
            let holds = match rule {
                Rule::Pad(pad) if !elsewhere => {
                    self.put(&vec![0; *pad])?;
                    Some(true)
                }
                Rule::Align(to) if !elsewhere => {
                    let at = self.at();
                    self.put(&vec![0; at.next_multiple_of(*to) - at])?;
                    Some(true)
                }
                Rule::Skip => return Ok(Place::Absent(Val::Absent)),
                Rule::Tag => {
                    let tag = around.params.first().cloned();
                    return Ok(Place::Absent(tag.unwrap_or(Val::Opaque)));
                }
                Rule::Since(since) => scope.number(since).map(|since| version >= since),
                Rule::Until(until) => scope.number(until).map(|until| version <= until),
                Rule::When(expr) => scope.number(expr).map(|number| number != 0),
                Rule::Bit { flags, mask, inverted } => {
                    match (scope.number(flags), scope.number(mask)) {
                        (Some(flags), Some(mask)) => Some((flags & mask != 0) != *inverted),
                        _ => None,
                    }
                }
                Rule::Tail => {
                    let there = !self.closed && !self.random.one_in(3);
                    self.closed |= !there;
                    Some(there)
                }
                Rule::Order(expr) => match scope.number(expr) {
                    Some(order) => {
                        self.big = order != 0;
                        Some(true)
                    }
                    // Both are right, for numbers of any value.
                    None => Some(true),
                },
                _ => Some(true),
            };
            // What is opaque is guessed.
            if !holds.unwrap_or_else(|| self.random.one_in(2)) {
                return Ok(Place::Absent(Val::Absent));
            }
        }
        for rule in field.rules {
            if let Rule::At { offset, position, base } = rule {
                // Inside of another value there is no room behind it: it is what is there.
                if self.depth > 1 && around.values[*offset] == Val::Number(0) {
                    return Ok(Place::Absent(Val::Opaque));
                }
                if self.depth > 1 {
                    return Err(Stuck::Force(*offset, 0));
                }
                let base = match base {
                    Base::Message => 0,
                    Base::Struct => around.start,
                    Base::Field(index) => around.places[*index],
                    _ => return Err(Stuck::Never(field.directives.into())),
                };
                return Ok(Place::Elsewhere { offset: *offset, position, base });
            }
        }
        Ok(Place::Here)
    }

    /// Writes a field, and checks it.
    fn field(&mut self, field: &'static Field, around: &Around<'_>) -> Make<Val> {
        let saved = self.save();
        for _ in 0..40 {
            let value = self.sized(field, around)?;
            let mut values = around.values.to_vec();
            values.push(value.clone());
            let scope = Scope { fields: &values, params: around.params, element: None };
            let fails = |rule: &Rule| match rule {
                Rule::Check(expr) => scope.number(expr) == Some(0),
                _ => false,
            };
            if !field.rules.iter().any(fails) {
                return Ok(value);
            }
            self.restore(&saved, false);
        }
        Err(Stuck::Again("check"))
    }

    /// Writes a field, in as many bytes as another says if one does.
    fn sized(&mut self, field: &'static Field, around: &Around<'_>) -> Make<Val> {
        let shape = (field.shape)();
        let len = field.rules.iter().find_map(|rule| match rule {
            Rule::Len(expr) => Some(expr),
            _ => None,
        });
        let Some(expr) = len else { return self.ended(field, shape, around, false) };
        let start = self.at();
        let closed = std::mem::replace(&mut self.closed, false);
        let value = self.ended(field, shape, around, true)?;
        self.closed = closed;
        let written = i128::try_from(self.at() - start).unwrap();
        match around.scope().number(expr) {
            Some(len) if len == written => Ok(value),
            _ => Err(solve(expr, written, around)),
        }
    }

    fn ended(
        &mut self,
        field: &'static Field,
        shape: Shape,
        around: &Around<'_>,
        bounded: bool,
    ) -> Make<Val> {
        let scope = around.scope();
        let mut with: Vec<Val> = Vec::new();
        for rule in field.rules {
            match rule {
                Rule::Count(Expr::Field(word)) if counts_and_flags(around.record, *word) => {
                    return self.counted(shape, 0);
                }
                Rule::Count(expr) => {
                    let count = match scope.number(expr) {
                        Some(count) => count,
                        None => self.random.below(2).into(),
                    };
                    return match usize::try_from(count) {
                        Ok(count @ 0..=200) => self.counted(shape, count),
                        _ => Err(Stuck::Again("count")),
                    };
                }
                Rule::Rest => return self.rest_of(shape),
                Rule::Switch(expr) => {
                    let (Some(tag), Shape::Enum(shape)) = (scope.number(expr), shape.plain())
                    else {
                        return Err(Stuck::Never(field.directives.into()));
                    };
                    if shape.variant(tag).is_none()
                        && shape.keeps == codec_core::shape::Keeps::Nothing
                    {
                        return Err(Stuck::Again("tag"));
                    }
                    return self.payload(shape, tag);
                }
                Rule::EndItem(expr) => return self.until(shape, expr, &scope),
                Rule::EndValue(expr) => return self.before(shape, expr, &scope),
                Rule::With(values) => {
                    with.extend(values.iter().map(|it| scope.eval(it).unwrap_or(Val::Opaque)));
                }
                Rule::Const(expr) => match scope.eval(expr) {
                    Some(Val::Number(number)) => return self.wanted(shape, Some(number)),
                    Some(Val::Text(text)) => return self.given_text(shape, &text),
                    Some(Val::Bytes(bytes)) => {
                        return self.put(&bytes).map(|()| Val::Bytes(bytes));
                    }
                    Some(Val::Float(number)) => return self.given_float(shape, number),
                    _ => return Err(Stuck::Never(field.directives.into())),
                },
                _ => {}
            }
        }
        match shape.plain() {
            Shape::Record(record) if !with.is_empty() => self.record(record, &with),
            _ if bounded => self.rest_of(shape),
            _ => {
                let wanted = match around.forced[around.index] {
                    Some(number) => Some(number),
                    None => self.choose(around.record, around.index, around.values, around.params),
                };
                self.wanted(shape, wanted)
            }
        }
    }

    /// Writes a value, which is this number if it is one.
    pub(crate) fn wanted(&mut self, shape: Shape, wanted: Option<i128>) -> Make<Val> {
        match shape {
            Shape::Named { of, .. } | Shape::Typed { of, .. } => self.wanted(of(), wanted),
            Shape::Enum(shape) if shape.is_bare() && wanted.is_some() => {
                let tag = wanted.unwrap_or(0);
                if shape.variant(tag).is_none() && shape.keeps == codec_core::shape::Keeps::Nothing
                {
                    return Err(Stuck::Again("tag"));
                }
                self.number((shape.tag)(), tag)?;
                Ok(Val::Number(tag))
            }
            Shape::Record(_) if wanted.is_some() && only(shape).number().is_some() => {
                self.wanted(only(shape), wanted)
            }
            shape => match self.scalar(shape, wanted)? {
                Some(value) => Ok(value),
                None => self.value(shape),
            },
        }
    }

    fn given_float(&mut self, shape: Shape, number: f64) -> Make<Val> {
        let Shape::Float { width, order } = shape.plain() else {
            return Err(Stuck::Never(format!("{number} in {shape}")));
        };
        #[allow(clippy::cast_possible_truncation, reason = "as a literal of the type is")]
        let bytes = match width {
            4 => (number as f32).to_le_bytes().to_vec(),
            _ => number.to_le_bytes().to_vec(),
        };
        self.put_ordered(&bytes, order)?;
        Ok(Val::Float(number))
    }

    /// Writes so many elements, bytes or units.
    fn counted(&mut self, shape: Shape, count: usize) -> Make<Val> {
        match shape.plain() {
            Shape::List { of, .. } => self.items(of, count),
            Shape::Bytes { .. } => self.bytes_in(Frame::Fixed(count)),
            Shape::Text { encoding, .. } => {
                for _ in 0..50 {
                    let (bytes, text) = self.text_of(encoding, count)?;
                    if bytes.len() == count * text::unit(encoding) {
                        self.put(&bytes)?;
                        return Ok(Val::Text(text));
                    }
                }
                Err(Stuck::Again("text of a length"))
            }
            other => Err(Stuck::Never(format!("count of {other}"))),
        }
    }

    /// Writes a value that goes up to the end.
    fn rest_of(&mut self, shape: Shape) -> Make<Val> {
        match shape.plain() {
            Shape::List { of, .. } => {
                let count = self.few();
                self.items(of, count)
            }
            Shape::Bytes { .. } => self.bytes_in(Frame::REST),
            // It ends by itself.
            text @ Shape::Text {
                frame: Frame::Prefix(_) | Frame::Fixed(_) | Frame::Terminated(_),
                ..
            } => self.value(text),
            Shape::Text { encoding, .. } => self.text(encoding, Frame::REST),
            other => self.value(other),
        }
    }
}

/// Where a field is.
enum Place {
    Here,
    Absent(Val),
    Elsewhere { offset: usize, position: &'static Expr, base: usize },
}

/// What must be another number so that `expr` is `target`.
fn solve(expr: &Expr, target: i128, around: &Around<'_>) -> Stuck {
    let Some(index) = (0..around.values.len()).rev().find(|it| super::choose::mentions(expr, *it))
    else {
        return Stuck::Again("length of nothing");
    };
    let of = |number: i128| {
        let mut values = around.values.to_vec();
        values[index] = Val::Number(number);
        Scope { fields: &values, params: around.params, element: None }.number(expr)
    };
    // Most are linear. Small numbers may be no lengths at all.
    for from in [0, 8, 64, 1024] {
        if let (Some(first), Some(second)) = (of(from), of(from + 1))
            && second != first
        {
            let number = from + (target - first) / (second - first);
            if of(number) == Some(target) {
                return Stuck::Force(index, number);
            }
        }
    }
    match (0..2048).find(|number| of(*number) == Some(target)) {
        Some(number) => Stuck::Force(index, number),
        None => Stuck::Again("length"),
    }
}

/// Whether nothing more is nested here.
pub(crate) fn is_deep(depth: usize) -> bool {
    depth > DEEP
}
