//! Values by their shapes.

use codec_core::{
    Shape,
    explain::Value,
    shape::{
        Base, BitKind, BitsShape, Count, Counts, EnumShape, Far, Field, Frame, Keeps, Lies,
        Placement, Present, RecordShape, Rule,
    },
};

use crate::{
    eval::{Scope, Val},
    input::{Input, Result},
    text,
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

    /// Reads a number that says how long something is.
    fn counted(&mut self, count: &Count) -> Result<usize> {
        let start = self.at;
        let number = self.number((count.number)())?;
        if count.set != 0 && number & i128::from(count.set) == 0 {
            // Only SafeString has such bits; its wide form does not look at them.
            if count.terminator.is_empty() {
                return self.fault_at(start, "count");
            }
        }
        let counted = number & i128::from(count.mask);
        let Some(counted) = counted.checked_sub(count.plus.into()).filter(|count| *count >= 0)
        else {
            // Records in units: nothing at all is also a list.
            if number == 0 && count.counts == Counts::Units {
                return Ok(usize::MAX);
            }
            return self.fault_at(start, "length");
        };
        let counted = usize::try_from(counted).unwrap_or(usize::MAX);
        let noted = i128::try_from(counted).unwrap_or(i128::MAX);
        self.note(start, Value::Int(noted));
        let claimed = counted.saturating_add(usize::try_from(count.plus).unwrap());
        let claimed = if count.counts == Counts::Units { claimed } else { counted };
        if count.max.is_some_and(|max| claimed > max) {
            return self.fault_at(start, "too long");
        }
        Ok(counted)
    }

    /// The bytes of what is in a frame, of units of so many bytes.
    fn frame_len(&mut self, frame: Frame, unit: usize) -> Result<usize> {
        Ok(match frame {
            Frame::Prefix(count) => {
                let start = self.at;
                let number = self.counted(&count)?;
                match count.counts {
                    Counts::Bytes if number % unit != 0 => {
                        return self.fault_at(start, "length of a text");
                    }
                    Counts::Bytes => number,
                    _ => number.saturating_mul(unit),
                }
            }
            Frame::Fixed(len) => len * unit,
            Frame::Rest { max } => {
                let left = self.left();
                if max.is_some_and(|max| left > max) {
                    return self.fault("too long");
                }
                left
            }
            other => return self.opaque(other.to_string()),
        })
    }

    fn framed_text(&mut self, encoding: &'static str, frame: Frame) -> Result<Val> {
        let (start, unit) = (self.at, text::unit(encoding));
        match frame {
            Frame::Far(far) => return self.far(start, far, |input| input.far_text(encoding)),
            Frame::Terminated(nul) => {
                let mut chunks = self.rest().chunks_exact(unit);
                let Some(units) = chunks.position(|chunk| chunk == nul) else {
                    self.at = start;
                    return self.fault("no end");
                };
                let bytes = self.take(units * unit)?;
                let value = self.text_of(encoding, bytes, self.at - bytes.len())?;
                self.note(start, Value::Text(value.clone()));
                self.take(nul.len())?;
                return Ok(Val::Text(value));
            }
            _ => {}
        }
        let len = self.frame_len(frame, unit)?;
        let begin = self.at;
        let terminator = match frame {
            Frame::Prefix(count) => count.terminator,
            _ => &[],
        };
        let counted = matches!(frame, Frame::Prefix(count) if count.plus > 0);
        let all = if counted { len + terminator.len() } else { len };
        let mut bytes = self.take(all)?;
        if counted {
            // The terminator is part of the count, and must be the first one.
            let mut units = bytes.chunks_exact(unit);
            if units.position(|chunk| chunk == terminator) != Some(len / unit) {
                return self.fault_at(start, "end of a text");
            }
            bytes = &bytes[..len];
        } else if !terminator.is_empty() {
            self.take(terminator.len())?;
        }
        if let Frame::Fixed(_) = frame {
            let mut units = bytes.chunks_exact(unit);
            let nul = units.position(|chunk| chunk.iter().all(|byte| *byte == 0));
            bytes = &bytes[..nul.map_or(len, |nul| nul * unit)];
        }
        let value = self.text_of(encoding, bytes, begin)?;
        self.note(start, Value::Text(value.clone()));
        Ok(Val::Text(value))
    }

    fn text_of(&self, encoding: &str, bytes: &[u8], start: usize) -> Result<String> {
        match text::decode(encoding, bytes) {
            Some(text) => Ok(text),
            None => self.fault_at(start, encoding),
        }
    }

    fn far_text(&mut self, encoding: &'static str) -> Result<Val> {
        let (start, unit) = (self.at, text::unit(encoding));
        let mut units = self.rest().chunks_exact(unit);
        let Some(len) = units.position(|chunk| chunk.iter().all(|byte| *byte == 0)) else {
            return self.fault("no end");
        };
        let bytes = self.take(len * unit)?;
        self.take(unit)?;
        if encoding == "16-bit units" {
            return Ok(Val::Opaque);
        }
        let value = self.text_of(encoding, bytes, start)?;
        self.note(start, Value::Text(value.clone()));
        Ok(Val::Text(value))
    }

    /// Follows an offset.
    fn far(
        &mut self,
        start: usize,
        far: Far,
        read: impl FnOnce(&mut Self) -> Result<Val>,
    ) -> Result<Val> {
        let lists = far.linked;
        let position = self.hoisted.as_mut().map(|(arrays, texts)| {
            let cursor = if lists { arrays } else { texts };
            let len = if far.count.is_some() { 4 } else { 2 };
            let position = *cursor;
            *cursor += len;
            position
        });
        let behind = self.at;
        if let Some(position) = position {
            self.at = position;
        }
        let _ = start;
        let mut count = None;
        if far.count_first
            && let Some(number) = far.count
        {
            count = Some(self.number(number())?);
        }
        self.slot = self.at;
        let offset = self.number((far.offset)())?;
        if !far.count_first
            && let Some(number) = far.count
        {
            count = Some(self.number(number())?);
        }
        let slot_end = if position.is_some() { behind } else { self.at };
        if count == Some(0) {
            self.at = slot_end;
            return Ok(Val::List(0));
        }
        let value = self.follow(offset, slot_end, |input| {
            if far.linked || count.is_none() {
                return read(input);
            }
            let len = usize::try_from(count.unwrap_or(0)).unwrap();
            let begin = input.at;
            let bytes = input.take(len)?.to_vec();
            input.note(begin, Value::Bytes(bytes.clone()));
            Ok(Val::Bytes(bytes))
        })?;
        Ok(value)
    }

    /// Reads what lies at an offset, and goes back.
    pub(crate) fn follow<T>(
        &mut self,
        offset: i128,
        back: usize,
        read: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let first = match self.format.lies {
            Lies::Offsets { first } => i128::try_from(first).unwrap(),
            _ => 0,
        };
        let position = usize::try_from(offset - first).ok();
        let Some(position) = position.filter(|position| *position <= self.bytes.len()) else {
            self.at = back;
            let end = i128::try_from(self.bytes.len()).unwrap() + first;
            return Err(crate::Fault {
                offset: back,
                what: "offset".into(),
                opaque: false,
                missing: 0,
                fix: (end <= 0xffff).then(|| (self.slot, end.to_le_bytes()[..2].to_vec())),
            });
        };
        let end = self.end;
        (self.at, self.end) = (position, self.bytes.len());
        let value = read(self)?;
        self.far_end = self.far_end.max(self.at);
        (self.at, self.end) = (back, end);
        Ok(value)
    }

    fn framed_bytes(&mut self, frame: Frame) -> Result<Val> {
        let start = self.at;
        match frame {
            Frame::Far(far) => return self.far(start, far, |input| input.opaque("bytes")),
            Frame::Terminated(end) => {
                let rest = self.rest();
                let len = rest.windows(end.len()).position(|bytes| bytes == end);
                let len = len.unwrap_or(rest.len());
                let all = self.take(len + end.len())?;
                let bytes = all[..len].to_vec();
                self.note(start, Value::Bytes(bytes.clone()));
                return Ok(Val::Bytes(bytes));
            }
            _ => {}
        }
        let len = self.frame_len(frame, 1)?;
        let begin = self.at;
        let bytes = self.take(len)?.to_vec();
        self.note(begin, Value::Bytes(bytes.clone()));
        Ok(Val::Bytes(bytes))
    }

    fn list(&mut self, of: fn() -> Shape, frame: Frame) -> Result<Val> {
        match frame {
            Frame::Prefix(count) if count.counts == Counts::Units => self.unit_records(of, &count),
            Frame::Prefix(count) => {
                let count = self.counted(&count)?;
                self.items(of, count)
            }
            Frame::Fixed(len) => self.items(of, len),
            Frame::Rest { .. } => self.rest_items(of),
            Frame::Far(far) if far.linked => self.chain(of, far),
            other => self.opaque(other.to_string()),
        }
    }

    /// Records up to a zero unit, which fill as many units as the count says.
    fn unit_records(&mut self, of: fn() -> Shape, count: &Count) -> Result<Val> {
        let units = self.counted(count)?;
        if units == usize::MAX {
            return Ok(Val::List(0));
        }
        let bytes = (units + 1).saturating_mul(2);
        self.limited(bytes, |input| {
            let mut items = 0;
            while !input.rest().starts_with(&[0, 0]) {
                input.value(of())?;
                items += 1;
            }
            input.take(2)?;
            if units == 1 && input.rest() == [0, 0] {
                input.take(2)?;
            }
            Ok(Val::List(items))
        })
    }

    /// Reads an array, which is read as a whole if its elements are numbers.
    fn array(&mut self, of: fn() -> Shape, len: usize) -> Result<Val> {
        if let Shape::Int { width, .. } | Shape::Float { width, .. } = of()
            && width * len > self.left()
        {
            return self.take(width * len).map(|_| Val::Opaque);
        }
        self.items(of, len)
    }

    /// Reads so many elements.
    pub(crate) fn items(&mut self, of: fn() -> Shape, count: usize) -> Result<Val> {
        if let Some(len) = self.fixed_len(of(), 8) {
            let all = count.saturating_mul(len);
            if all > self.left() && len > 0 {
                // The whole list is checked first; the fault is in the first element that is cut.
                let whole = self.left() / len;
                self.at += whole * len;
                let end = self.at + self.left() % len;
                self.end = end;
                return match self.value(of()) {
                    Err(fault) if fault.offset <= end => Err(crate::Fault {
                        offset: fault.offset,
                        what: "list is cut".into(),
                        opaque: fault.opaque,
                        missing: 0,
                        fix: None,
                    }),
                    _ => self.fault("list is cut"),
                };
            }
        }
        if of_bytes(of()) {
            let start = self.at;
            let bytes = self.take(count)?.to_vec();
            self.note(start, Value::Bytes(bytes));
            return Ok(Val::List(count));
        }
        for _ in 0..count {
            self.value(of())?;
        }
        Ok(Val::List(count))
    }

    /// Reads elements up to the end.
    fn rest_items(&mut self, of: fn() -> Shape) -> Result<Val> {
        if of_bytes(of()) {
            let count = self.left();
            return self.items(of, count);
        }
        let mut count = 0;
        while self.left() > 0 {
            let before = self.at;
            self.value(of())?;
            count += 1;
            if self.at == before {
                return self.fault("bytes are left");
            }
        }
        Ok(Val::List(count))
    }

    /// Elements that each have the offset of the next.
    fn chain(&mut self, of: fn() -> Shape, far: Far) -> Result<Val> {
        let position = self.hoisted.as_mut().map(|(arrays, _)| {
            *arrays += 4;
            *arrays - 4
        });
        let behind = self.at;
        self.at = position.unwrap_or(behind);
        let number = far.count.unwrap_or(far.offset);
        let count = self.number(number())?;
        self.slot = self.at;
        let mut next = self.number((far.offset)())?;
        let back = if position.is_some() { behind } else { self.at };
        self.at = back;
        let hoisted = self.hoisted.take();
        for index in 0..count {
            if next == 0 && index > 0 {
                let Err(mut fault) = self.fault::<Val>("end of the chain") else { continue };
                let end = self.bytes.len() + 4;
                fault.fix = Some((self.slot, end.to_le_bytes()[..2].to_vec()));
                return Err(fault);
            }
            next = self.follow(next, back, |input| {
                input.number((far.offset)())?;
                let slot = input.at;
                let next = input.number((far.offset)())?;
                input.value(of())?;
                input.slot = slot;
                Ok(next)
            })?;
        }
        self.hoisted = hoisted;
        Ok(Val::List(usize::try_from(count).unwrap()))
    }

    fn tagged_enum(&mut self, shape: &'static EnumShape) -> Result<Val> {
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
    fn wrong_tag<T>(&self, shape: &'static EnumShape, start: usize) -> Result<T> {
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
    fn wanted<T>(&self, start: usize, end: usize, number: Option<i128>, what: &str) -> Result<T> {
        let mut fault =
            crate::Fault { offset: start, what: what.into(), opaque: false, missing: 0, fix: None };
        if let (Some(number), Some(width @ 1..=8)) = (number, end.checked_sub(start)) {
            fault.fix = Some((start, number.to_le_bytes()[..width].to_vec()));
        }
        Err(fault)
    }

    /// Reads an object of a class that may be unknown.
    fn open(&mut self, shape: Shape, null: i128) -> Result<Val> {
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
    fn groups(&mut self, bits: &'static BitsShape, number: u64, start: usize) -> Result<Val> {
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

    fn field(
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
    fn any(&self, flags: Option<Val>, mask: Option<i128>) -> Option<bool> {
        match flags? {
            Val::Number(flags) => Some(flags & mask? != 0),
            _ => None,
        }
    }

    /// Reads a field whose place is known.
    fn part(&mut self, field: &'static Field, scope: &Scope<'_>) -> Result<Val> {
        let find = |wanted: fn(&Rule) -> bool| field.rules.iter().find(|rule| wanted(rule));
        let shape = (field.shape)();
        if let Some(Rule::Len(expr)) = find(|rule| matches!(rule, Rule::Len(_))) {
            let Some(len) = scope.number(expr) else { return self.opaque(field.directives) };
            let Ok(len) = usize::try_from(len) else { return self.fault("length") };
            return self.limited(len, |input| input.ended(field, shape, scope, true));
        }
        self.ended(field, shape, scope, false)
    }

    fn ended(
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
    fn counted_items(&mut self, shape: Shape, count: usize) -> Result<Val> {
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
    fn rest_of(&mut self, shape: Shape) -> Result<Val> {
        match shape.plain() {
            Shape::List { of, .. } => self.rest_items(of),
            Shape::Bytes { .. } => self.framed_bytes(Frame::REST),
            other => self.value(other),
        }
    }

    /// The bytes of a value, if they are always as many.
    fn fixed_len(&self, shape: Shape, depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        match shape {
            Shape::Unit => Some(0),
            Shape::Int { width, .. } | Shape::Float { width, .. } => Some(width),
            Shape::Uuid { .. } => Some(16),
            Shape::Bool { of, .. } | Shape::Bits { of, .. } | Shape::Named { of, .. } => {
                self.fixed_len(of(), depth)
            }
            Shape::Shifted { of, .. } | Shape::Typed { of, .. } => self.fixed_len(of(), depth),
            Shape::Flags(flags) => self.fixed_len((flags.of)(), depth),
            Shape::Enum(shape) if shape.is_bare() => self.fixed_len((shape.tag)(), depth),
            Shape::Bytes { frame: Frame::Fixed(len) } => Some(len),
            Shape::Text { encoding, frame: Frame::Fixed(len) } => Some(len * text::unit(encoding)),
            Shape::Array { of, len } => Some(self.fixed_len(of(), depth)? * len),
            Shape::Record(record) if self.format.lies == Lies::Packed => {
                record.fields.iter().map(|field| field.size.fixed).sum()
            }
            _ => None,
        }
    }
}

/// Whether elements are bytes.
fn of_bytes(shape: Shape) -> bool {
    matches!(shape, Shape::Int { width: 1, signed: false, .. })
}

fn is_end(fault: &crate::Fault) -> bool {
    fault.what.starts_with("needed") || fault.what == "list is cut"
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
