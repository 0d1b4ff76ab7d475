//! Structs whose fields are found by their names.

use codec_core::{
    Shape,
    explain::{Name, Value},
    shape::{Count, Field, Lies, RecordShape, Rule},
};

use crate::{
    eval::Val,
    input::{Input, Result},
};

/// What stands before a value.
#[derive(Clone, Copy)]
struct Token {
    number: u64,
    name: usize,
    /// Where it ends, if that is said.
    end: Option<usize>,
    /// Where its payload begins.
    start: usize,
}

impl Input<'_> {
    /// Reads a message: its names, and the struct.
    pub(crate) fn named_message(&mut self, shape: Shape) -> Result<usize> {
        let start = self.at;
        if self.take(1)?[0] != 0 {
            return self.fault_at(start, "root token");
        }
        let len = self.little(4)?;
        let start = self.at;
        if self.little(2)? != 0 {
            return self.fault_at(start, "root name id");
        }
        let end = self.at;
        let table = self.within(Name::Own("(names)".into()), |input| input.take(len))?;
        let mut at = 0;
        while at < table.len() {
            let name = table.get(at..at + 2).and_then(|len| {
                let len = usize::from(u16::from_le_bytes([len[0], len[1]]));
                table.get(at + 2..at + 2 + len)
            });
            let Some(name) = name else { return self.fault_at(end + at, "name table") };
            if !name.is_ascii() {
                return self.fault_at(end + at + 2, "name");
            }
            self.names.push(String::from_utf8_lossy(name).into_owned());
            at += 2 + name.len();
        }
        let Lies::Named { record, .. } = self.format.lies else { return self.opaque("a format") };
        self.token_value(shape, record)?;
        Ok(self.at)
    }

    fn little(&mut self, width: usize) -> Result<usize> {
        let bytes = self.take(width)?;
        Ok(bytes.iter().rev().fold(0, |all, byte| all << 8 | usize::from(*byte)))
    }

    /// Reads what stands before a value.
    fn token(&mut self) -> Result<Token> {
        let start = self.at;
        let number = u64::from(self.take(1)?[0]);
        if number == 0 || !self.format.types.iter().any(|known| known.number == number) {
            return self.fault_at(start, "token");
        }
        let Lies::Named { sized, .. } = self.format.lies else { return self.opaque("a format") };
        let end = if number >= sized { Some(self.total()?) } else { None };
        let start = self.at;
        let name = self.little(2)?;
        if name >= self.names.len() {
            return self.fault_at(start, "name id");
        }
        Ok(Token { number, name, end, start: self.at })
    }

    /// Reads a total length; returns where it ends.
    fn total(&mut self) -> Result<usize> {
        let len = self.little(4)?;
        if len > self.left() {
            return self.fault("total length");
        }
        Ok(self.at + len)
    }

    /// Goes behind the payload of a token.
    fn skip(&mut self, token: Token) -> Result<()> {
        if let Some(end) = token.end {
            let Some(len) = end.checked_sub(self.at) else { return self.fault("total length") };
            return self.take(len).map(drop);
        }
        let (nodes, open) = (self.nodes.len(), self.open.len());
        let types = self.format.types;
        let Some(known) = types.iter().find(|known| known.number == token.number) else {
            return self.fault("token");
        };
        let result = match (known.shape)().plain() {
            Shape::Text { encoding, .. } => {
                let count = self.little(2)?;
                self.take(count * crate::text::unit(encoding)).map(drop)
            }
            // No value of this length is checked where nobody asks for it.
            Shape::Opaque { .. } => self.take(10).map(drop),
            Shape::Shifted { of, .. } => self.value(of()).map(drop),
            other => self.value(other).map(drop),
        };
        self.nodes.truncate(nodes);
        self.open.truncate(open);
        result
    }

    fn payload_of(&mut self, shape: Shape, token: Token) -> Result<Val> {
        let value = self.token_value(shape, token.number)?;
        match token.end {
            Some(end) if end != self.at => self.fault("total length"),
            _ => Ok(value),
        }
    }

    /// Reads the value of a token of a type.
    fn token_value(&mut self, shape: Shape, number: u64) -> Result<Val> {
        match shape {
            Shape::Typed { number: expected, .. } if expected != number => self.fault("wrong type"),
            Shape::Typed { of, .. } => match (of(), number) {
                (Shape::Any, 0x1e) => self.any_compound(),
                (Shape::Any, _) => self.any_list(),
                (Shape::List { of, frame: codec_core::shape::Frame::Prefix(count) }, _)
                    if count.typed =>
                {
                    self.typed_list(of, &count)
                }
                (other, _) => self.value(other),
            },
            Shape::Named { of, .. } | Shape::Optional { of, .. } => self.token_value(of(), number),
            Shape::Enum(shape) if shape.is_bare() => {
                let Shape::Typed { number: expected, .. } = (shape.tag)() else {
                    return self.opaque(shape.name);
                };
                if expected != number {
                    return self.fault("wrong type");
                }
                self.value(Shape::Enum(shape))
            }
            Shape::Any => {
                let types = self.format.types;
                let known = types.iter().find(|known| known.number == number);
                match known {
                    Some(known) => self.token_value((known.shape)(), number),
                    None => self.fault("token"),
                }
            }
            Shape::Record(_) | Shape::Map { .. } if number != 0x1e => self.fault("wrong type"),
            Shape::Record(record) => self.nested(|input| input.named_record(record)),
            Shape::Map { of } => self.nested(|input| input.map(of)),
            other => self.opaque(other.to_string()),
        }
    }

    fn any_compound(&mut self) -> Result<Val> {
        self.nested(|input| input.map(|| Shape::Any))
    }

    /// Reads a struct whose names are data.
    fn map(&mut self, of: fn() -> Shape) -> Result<Val> {
        let count = self.little(2)?;
        self.note(Value::Int(count.try_into().unwrap()));
        for _ in 0..count {
            let start = self.at;
            let token = self.token()?;
            self.enter(Name::Own(self.names[token.name].as_str().into()));
            self.begin(start);
            self.payload_of(of(), token)?;
            self.leave();
        }
        Ok(Val::List(count))
    }

    fn any_list(&mut self) -> Result<Val> {
        let count = Count::new(|| Shape::Unit, codec_core::shape::Counts::Elements);
        self.typed_list(|| Shape::Any, &count)
    }

    /// Reads a list behind its count and the type of its elements.
    fn typed_list(&mut self, of: fn() -> Shape, _count: &Count) -> Result<Val> {
        let count = self.little(2)?;
        self.note(Value::Int(count.try_into().unwrap()));
        let start = self.at;
        let number = u64::from(self.take(1)?[0]);
        if number == 0x1d || (number == 0 && count > 0) {
            return self.fault_at(start, "type of the elements");
        }
        if number != 0 && !self.format.types.iter().any(|known| known.number == number) {
            return self.fault_at(start, "type of the elements");
        }
        self.nested(|input| {
            for index in 0..count {
                input.within(Name::Index(index), |input| {
                    let end = if number == 0x1e { Some(input.total()?) } else { None };
                    input.token_value(of(), number)?;
                    if end.is_some_and(|end| end != input.at) {
                        return input.fault("total length");
                    }
                    Ok(())
                })?;
            }
            Ok(Val::List(count))
        })
    }

    /// Reads the payload of a token for a field, which begins at `start`.
    fn named_field(&mut self, field: &'static Field, token: Token, start: usize) -> Result<Val> {
        self.enter(Name::Field(field.name));
        self.begin(start);
        let value = self.payload_of((field.shape)(), token)?;
        self.leave();
        Ok(value)
    }

    /// Notes that what was entered last has begun at `start`.
    fn begin(&mut self, start: usize) {
        if let Some(open) = self.open.last() {
            self.nodes[*open].range.start = start;
        }
    }

    /// Reads the fields of a struct, directly while they are in order.
    pub(crate) fn named_record(&mut self, record: &'static RecordShape) -> Result<Val> {
        let mut left = self.little(2)?;
        let mut index: Option<Vec<Token>> = None;
        let mut cursor = 0;
        let mut values = Vec::new();
        for field in record.fields {
            if !field.on_wire {
                values.push((field.name, Val::Absent));
                continue;
            }
            let mut found = None;
            if index.is_none() && left > 0 {
                let start = self.at;
                let token = self.token()?;
                left -= 1;
                if self.names[token.name] == field.wire_name {
                    found = Some(self.named_field(field, token, start)?);
                } else {
                    let mut tokens = vec![token];
                    self.skip(token)?;
                    for _ in 0..std::mem::take(&mut left) {
                        let token = self.token()?;
                        tokens.push(token);
                        self.skip(token)?;
                    }
                    index = Some(tokens);
                }
            }
            if found.is_none()
                && let Some(tokens) = &index
            {
                let is_it = |token: &Token| self.names[token.name] == field.wire_name;
                let behind = tokens[cursor..].iter().position(is_it).map(|at| at + cursor);
                if let Some(at) = behind.or_else(|| tokens[..cursor].iter().position(is_it)) {
                    cursor = at + 1;
                    let (back, token) = (self.at, tokens[at]);
                    self.at = token.start;
                    let start = token.start - if token.end.is_some() { 7 } else { 3 };
                    found = Some(self.named_field(field, token, start)?);
                    self.at = back;
                }
            }
            let may = matches!((field.shape)().plain(), Shape::Optional { .. })
                || field.rules.iter().any(|rule| matches!(rule, Rule::Default));
            match found {
                Some(value) => {
                    self.reached.field(record, values.len());
                    values.push((field.name, value));
                }
                None if may => values.push((field.name, Val::Absent)),
                None => return self.fault(format!("no {}", field.wire_name)),
            }
        }
        for _ in 0..left {
            let token = self.token()?;
            self.skip(token)?;
        }
        Ok(Val::Record(values))
    }
}
