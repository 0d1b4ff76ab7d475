//! Texts, bytes and lists: where they end.

use codec_core::{
    Shape,
    explain::{Name, Value},
    shape::{Count, Counts, Far, Frame, Lies},
};

use crate::{
    eval::Val,
    input::{Input, Result},
    text,
};

impl Input<'_> {
    /// Reads a number that says how long something is.
    pub(crate) fn counted(&mut self, count: &Count) -> Result<usize> {
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
                self.note(Value::Int(0));
                return Ok(usize::MAX);
            }
            return self.fault_at(start, "length");
        };
        let counted = usize::try_from(counted).unwrap_or(usize::MAX);
        self.note(Value::Int(number & i128::from(count.mask)));
        let claimed = counted.saturating_add(usize::try_from(count.plus).unwrap());
        let claimed = if count.counts == Counts::Units { claimed } else { counted };
        if count.max.is_some_and(|max| claimed > max) {
            return self.fault_at(start, "too long");
        }
        Ok(counted)
    }

    /// The bytes of what is in a frame, of units of so many bytes.
    pub(crate) fn frame_len(&mut self, frame: Frame, unit: usize) -> Result<usize> {
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
                self.look();
                let left = self.left();
                if max.is_some_and(|max| left > max) {
                    return self.fault("too long");
                }
                left
            }
            other => return self.opaque(other.to_string()),
        })
    }

    pub(crate) fn framed_text(&mut self, encoding: &'static str, frame: Frame) -> Result<Val> {
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
                self.note(Value::Text(value.clone()));
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
            self.within(Name::Padding, |input| input.take(terminator.len()))?;
        }
        if let Frame::Fixed(_) = frame {
            let mut units = bytes.chunks_exact(unit);
            let nul = units.position(|chunk| chunk.iter().all(|byte| *byte == 0));
            bytes = &bytes[..nul.map_or(len, |nul| nul * unit)];
            let end = self.at;
            self.at = begin + bytes.len();
            self.within(Name::Padding, |input| input.take(end - input.at))?;
        }
        let value = self.text_of(encoding, bytes, begin)?;
        self.note(Value::Text(value.clone()));
        Ok(Val::Text(value))
    }

    pub(crate) fn text_of(&self, encoding: &str, bytes: &[u8], start: usize) -> Result<String> {
        match text::decode(encoding, bytes) {
            Some(text) => Ok(text),
            None => self.fault_at(start, encoding),
        }
    }

    pub(crate) fn far_text(&mut self, encoding: &'static str) -> Result<Val> {
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
        Ok(Val::Text(value))
    }

    /// Follows an offset.
    pub(crate) fn far(
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
        if far.count.is_some() && self.left() < 4 {
            return self.short(4);
        }
        let mut count = None;
        if far.count_first
            && let Some(number) = far.count
        {
            count = Some(self.number(number())?);
        }
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
            input.within(Name::Data, |input| match count {
                None => read(input),
                Some(count) => {
                    let bytes = input.take(usize::try_from(count).unwrap())?;
                    Ok(Val::Bytes(bytes.to_vec()))
                }
            })
        })?;
        match &value {
            Val::Text(text) => self.note(Value::Text(text.clone())),
            Val::Bytes(bytes) => self.note(Value::Bytes(bytes.clone())),
            _ => {}
        }
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
            if self.format.lies == Lies::Packed {
                // It may lie behind the part that it is in.
                (self.at, self.end) = (self.bytes.len(), self.bytes.len());
                return self.short(1);
            }
            self.at = back;
            return self.fault("offset");
        };
        let end = self.end;
        (self.at, self.end) = (position, self.bytes.len());
        let value = read(self)?;
        self.far_end = self.far_end.max(self.at);
        (self.at, self.end) = (back, end);
        Ok(value)
    }

    pub(crate) fn framed_bytes(&mut self, frame: Frame) -> Result<Val> {
        let start = self.at;
        match frame {
            Frame::Far(far) => return self.far(start, far, |input| input.opaque("bytes")),
            Frame::Terminated(end) => {
                let rest = self.rest();
                let len = rest.windows(end.len()).position(|bytes| bytes == end);
                let len = len.unwrap_or(rest.len());
                let all = self.take(len + end.len())?;
                let bytes = all[..len].to_vec();
                self.note(Value::Bytes(bytes.clone()));
                return Ok(Val::Bytes(bytes));
            }
            _ => {}
        }
        let len = self.frame_len(frame, 1)?;
        let bytes = self.take(len)?.to_vec();
        self.note(Value::Bytes(bytes.clone()));
        Ok(Val::Bytes(bytes))
    }

    pub(crate) fn list(&mut self, of: fn() -> Shape, frame: Frame) -> Result<Val> {
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
    pub(crate) fn unit_records(&mut self, of: fn() -> Shape, count: &Count) -> Result<Val> {
        let units = self.counted(count)?;
        if units == usize::MAX {
            return Ok(Val::List(0));
        }
        let bytes = (units + 1).saturating_mul(2);
        self.limited(bytes, |input| {
            let mut items = 0;
            while !input.rest().starts_with(&[0, 0]) {
                input.within(Name::Index(items), |input| input.value(of()))?;
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
    pub(crate) fn array(&mut self, of: fn() -> Shape, len: usize) -> Result<Val> {
        if let Shape::Int { .. } | Shape::Float { .. } | Shape::Bool { .. } = of()
            && let Some(width) = self.fixed_len(of(), 8)
            && width * len > self.left()
        {
            return self.take(width * len).map(|_| Val::Opaque);
        }
        self.items(of, len)
    }

    /// Reads so many elements.
    pub(crate) fn items(&mut self, of: fn() -> Shape, count: usize) -> Result<Val> {
        let bare = self.format.lies == Lies::Packed;
        if let (false, Some(len)) = (bare, self.fixed_len(of(), 8)) {
            // Numbers of these formats are read as a whole.
            let all = count.saturating_mul(len);
            if all > self.left() {
                return self.take(all).map(|_| Val::Opaque);
            }
        }
        if let Some(len) = self.fixed_len(of(), 8) {
            let all = count.saturating_mul(len);
            if all > self.left() && len > 0 {
                // The whole list is checked first; the fault is in the first element that is cut.
                let whole = self.left() / len;
                self.at += whole * len;
                return match of() {
                    Shape::Record(record) => self.short_record(record),
                    _ => self.short(len),
                };
            }
        }
        if of_bytes(of()) {
            let bytes = self.take(count)?.to_vec();
            self.note(Value::Bytes(bytes));
            return Ok(Val::List(count));
        }
        if let Some(values) = self.numbers(of(), count)? {
            self.note(Value::List(values));
            return Ok(Val::List(count));
        }
        for index in 0..count {
            self.within(Name::Index(index), |input| input.value(of()))?;
        }
        Ok(Val::List(count))
    }

    /// Reads numbers, which are no nodes of their own; `None` if the elements are no numbers.
    fn numbers(&mut self, of: Shape, count: usize) -> Result<Option<Vec<Value>>> {
        let whole = match of.plain() {
            Shape::Int { .. } | Shape::Float { .. } => true,
            Shape::Uuid { .. } | Shape::Bool { .. } => self.format.lies != Lies::Packed,
            _ => false,
        };
        if !whole {
            return Ok(None);
        }
        let Some(open) = self.open.last().copied() else { return Ok(None) };
        let mut values = Vec::new();
        for _ in 0..count {
            self.scalar(of.plain())?;
            values.extend(self.nodes[open].value.take());
        }
        Ok(Some(values))
    }

    /// Reads elements up to the end.
    pub(crate) fn rest_items(&mut self, of: fn() -> Shape) -> Result<Val> {
        if of_bytes(of()) {
            self.look();
            let count = self.left();
            return self.items(of, count);
        }
        self.look();
        let width = match of().plain() {
            Shape::Int { width, .. } | Shape::Float { width, .. } => width,
            _ => usize::MAX,
        };
        let whole = self.left() / width;
        if width < usize::MAX
            && let Some(values) = self.numbers(of(), whole)?
        {
            self.note(Value::List(values));
            return if self.left() > 0 { self.short(width) } else { Ok(Val::List(whole)) };
        }
        let mut count = 0;
        while self.left() > 0 {
            let before = self.at;
            self.within(Name::Index(count), |input| input.value(of()))?;
            count += 1;
            if self.at == before {
                return self.fault("bytes are left");
            }
        }
        Ok(Val::List(count))
    }

    /// Elements that each have the offset of the next.
    pub(crate) fn chain(&mut self, of: fn() -> Shape, far: Far) -> Result<Val> {
        let position = self.hoisted.as_mut().map(|(arrays, _)| {
            *arrays += 4;
            *arrays - 4
        });
        let behind = self.at;
        self.at = position.unwrap_or(behind);
        if self.left() < 4 {
            return self.short(4);
        }
        let count = self.number((far.count.unwrap_or(far.offset))())?;
        let mut next = self.number((far.offset)())?;
        self.note(Value::Int(count));
        let back = if position.is_some() { behind } else { self.at };
        self.at = back;
        let hoisted = self.hoisted.take();
        for index in 0..count {
            if next == 0 && index > 0 {
                return self.fault("end of the chain");
            }
            next = self.follow(next, back, |input| {
                input.within(Name::Index(usize::try_from(index).unwrap()), |input| {
                    if input.left() < 4 {
                        return input.short(4);
                    }
                    input.number((far.offset)())?;
                    let next = input.number((far.offset)())?;
                    input.value(of()).map(|_| next)
                })
            })?;
        }
        self.hoisted = hoisted;
        Ok(Val::List(usize::try_from(count).unwrap()))
    }

    /// The bytes of a value, if they are always as many.
    pub(crate) fn fixed_len(&self, shape: Shape, depth: usize) -> Option<usize> {
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
            Shape::Record(record)
                if matches!(self.format.lies, Lies::Packed | Lies::Offsets { .. }) =>
            {
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
