//! Structs whose fields are found by their names.

use codec_core::{
    Shape,
    shape::{Frame, Lies, RecordShape, Rule},
};

use super::{Make, Output, Stuck};
use crate::eval::Val;

/// The token of a list.
const LIST: u64 = 0x1d;

impl Output<'_> {
    /// Writes a message: its names, which are known only when the struct is written, and the struct.
    pub(crate) fn named_message(&mut self, shape: Shape) -> Make<()> {
        let Lies::Named { record, .. } = self.format.lies else {
            return Err(Stuck::Never("names".into()));
        };
        self.payload_of(shape, record)?;
        let table: Vec<u8> = self
            .names
            .iter()
            .flat_map(|name| {
                let len = u16::try_from(name.len()).unwrap_or(u16::MAX);
                len.to_le_bytes().into_iter().chain(name.bytes())
            })
            .collect();
        let mut bytes = vec![0];
        bytes.extend(u32::try_from(table.len()).map_err(|_| Stuck::Again("names"))?.to_le_bytes());
        bytes.extend([0, 0]);
        bytes.extend(table);
        bytes.append(&mut self.bytes);
        self.bytes = bytes;
        Ok(())
    }

    /// Writes a value behind its type, its length if it has one, and its name.
    fn token(&mut self, shape: Shape, name: &str) -> Make<Val> {
        let number = match self.type_of(shape) {
            Some(number) => number,
            None => {
                let types = self.format.types;
                let deep = if self.depth > 8 { 2 } else { 0 };
                types[self.rare(types.as_ptr().addr() + deep, types.len() - deep)].number
            }
        };
        let Lies::Named { sized, .. } = self.format.lies else {
            return Err(Stuck::Never("names".into()));
        };
        let id = match self.names.iter().position(|known| known == name) {
            Some(id) => id,
            None => {
                self.names.push(name.into());
                self.names.len() - 1
            }
        };
        self.put(&[u8::try_from(number).map_err(|_| Stuck::Again("type"))?])?;
        let place = self.at();
        if number >= sized {
            self.put(&[0; 4])?;
        }
        self.put(&u16::try_from(id).map_err(|_| Stuck::Again("names"))?.to_le_bytes())?;
        let value = self.payload_of(shape, number)?;
        if number >= sized {
            self.fill_length(place);
        }
        Ok(value)
    }

    /// Fills in a length of four bytes, of all that is behind it.
    fn fill_length(&mut self, place: usize) {
        let len = u32::try_from(self.at() - place - 4).unwrap_or(u32::MAX);
        self.bytes[place..place + 4].copy_from_slice(&len.to_le_bytes());
    }

    /// The type of a shape; `None` if it may have any.
    fn type_of(&self, shape: Shape) -> Option<u64> {
        match shape {
            Shape::Any => None,
            shape => crate::tagged::number_of(shape, self.format.lies),
        }
    }

    fn payload_of(&mut self, shape: Shape, number: u64) -> Make<Val> {
        let Lies::Named { record: compound, .. } = self.format.lies else {
            return Err(Stuck::Never("names".into()));
        };
        match shape {
            Shape::Typed { of, .. } => match (of(), number) {
                (Shape::Any, number) if number == compound => self.map(|| Shape::Any),
                (Shape::Any, _) => self.typed_list(|| Shape::Any),
                (Shape::List { of, frame: Frame::Prefix(count) }, _) if count.typed => {
                    self.typed_list(of)
                }
                (other, _) => self.value(other),
            },
            Shape::Named { of, .. } | Shape::Optional { of, .. } => self.payload_of(of(), number),
            Shape::Any => {
                let types = self.format.types;
                match types.iter().find(|known| known.number == number) {
                    Some(known) => self.payload_of((known.shape)(), number),
                    None => Err(Stuck::Again("type")),
                }
            }
            Shape::Record(record) => self.named_record(record),
            Shape::Map { of } => self.map(of),
            other => self.value(other),
        }
    }

    /// Writes a struct whose names are data.
    fn map(&mut self, of: fn() -> Shape) -> Make<Val> {
        let count = self.few();
        self.put(&u16::try_from(count).unwrap_or(0).to_le_bytes())?;
        self.depth += 1;
        let mut letters: Vec<u8> = (b'a'..=b'h').collect();
        for _ in 0..count {
            let letter = letters.remove(self.random.index(letters.len()));
            let name = String::from_utf8_lossy(&[letter]).repeat(1 + self.random.index(3));
            self.token(of(), &name)?;
        }
        self.depth -= 1;
        Ok(Val::List(count))
    }

    /// Writes a list behind its count and the type of its elements.
    fn typed_list(&mut self, of: fn() -> Shape) -> Make<Val> {
        let Lies::Named { record: compound, .. } = self.format.lies else {
            return Err(Stuck::Never("names".into()));
        };
        let count = self.few();
        self.put(&u16::try_from(count).unwrap_or(0).to_le_bytes())?;
        let number = match self.type_of(of()) {
            Some(number) => number,
            None => {
                let types = self.format.types;
                let numbers: Vec<u64> =
                    types.iter().map(|known| known.number).filter(|it| *it != LIST).collect();
                self.random.choose(&numbers)
            }
        };
        self.put(&[u8::try_from(number).map_err(|_| Stuck::Again("type"))?])?;
        self.depth += 1;
        for _ in 0..count {
            let place = self.at();
            if number == compound {
                self.put(&[0; 4])?;
            }
            self.payload_of(of(), number)?;
            if number == compound {
                self.fill_length(place);
            }
        }
        self.depth -= 1;
        Ok(Val::List(count))
    }

    pub(crate) fn named_record(&mut self, record: &'static RecordShape) -> Make<Val> {
        let place = self.at();
        self.put(&[0; 2])?;
        let (mut count, mut values) = (0_u16, Vec::new());
        self.depth += 1;
        for field in record.fields {
            let may_miss = matches!((field.shape)().plain(), Shape::Optional { .. })
                || field.rules.iter().any(|rule| matches!(rule, Rule::Default));
            if !field.on_wire || (may_miss && (self.depth > 8 || self.random.one_in(3))) {
                values.push((field.name, Val::Absent));
                continue;
            }
            let value = self.token((field.shape)(), field.wire_name)?;
            values.push((field.name, value));
            count += 1;
        }
        self.depth -= 1;
        self.bytes[place..place + 2].copy_from_slice(&count.to_le_bytes());
        Ok(Val::Record(values))
    }
}
