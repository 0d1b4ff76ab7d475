//! Where in the message the interpreter is.

use codec_core::{
    Shape, UuidOrder,
    explain::{Name, Value},
    shape::{ByteOrder, FormatShape, Lies, NumberForm, Truth},
};

use crate::{Fault, Node, Reached, eval::Val};

/// The state of the interpreter.
pub(crate) struct Input<'a> {
    pub(crate) format: FormatShape,
    pub(crate) bytes: &'a [u8],
    pub(crate) at: usize,
    pub(crate) end: usize,
    /// The order of numbers that the message chooses.
    pub(crate) big: bool,
    pub(crate) version: u32,
    pub(crate) depth: usize,
    /// The largest offset that was read up to, of data that lies elsewhere.
    pub(crate) far_end: usize,
    /// Where a value of an unknown class ended, which took all that was left.
    pub(crate) unknown_end: Option<usize>,
    /// The names of the message, where it has some.
    pub(crate) names: Vec<String>,
    /// Slots that lie apart from their fields: those of lists, and those of others.
    pub(crate) hoisted: Option<(usize, usize)>,
    pub(crate) nodes: Vec<Node>,
    /// The nodes that are being read.
    pub(crate) open: Vec<usize>,
    pub(crate) reached: Reached,
    pub(crate) ends_anywhere: bool,
}

pub(crate) type Result<T> = std::result::Result<T, Fault>;

impl<'a> Input<'a> {
    pub(crate) fn new(format: FormatShape, bytes: &'a [u8]) -> Self {
        Self {
            format,
            bytes,
            at: 0,
            end: bytes.len(),
            big: false,
            version: u32::MAX,
            depth: 0,
            far_end: 0,
            unknown_end: None,
            names: Vec::new(),
            hoisted: None,
            nodes: Vec::new(),
            open: Vec::new(),
            reached: Reached::default(),
            ends_anywhere: false,
        }
    }

    pub(crate) fn message(&mut self, shape: Shape, tag: Option<i128>) -> Result<usize> {
        self.enter(Name::Root(""));
        if let Lies::Named { .. } = self.format.lies {
            let len = self.named_message(shape)?;
            self.nodes[0].range.end = self.end;
            return Ok(len);
        }
        match (shape, tag) {
            (Shape::Record(record), Some(tag)) => {
                self.nested(|input| input.record(record, &[Val::Number(tag)]))?;
            }
            _ => drop(self.value(shape)?),
        }
        let at = self.at.max(self.far_end);
        let all = if self.format.ignores_trailing { self.end } else { at };
        self.nodes[0].range.end = all;
        if at < self.end && !self.format.ignores_trailing {
            return self.fault_at(at, "bytes are left");
        }
        Ok(at)
    }

    pub(crate) fn fault<T>(&self, what: impl Into<String>) -> Result<T> {
        self.fault_at(self.at, what)
    }

    pub(crate) fn fault_at<T>(&self, offset: usize, what: impl Into<String>) -> Result<T> {
        Err(Fault { offset, what: what.into(), opaque: false, short: false })
    }

    pub(crate) fn short<T>(&self, len: usize) -> Result<T> {
        let (offset, left) = (self.at, self.left());
        let what = format!("needed {len} bytes, {left} left");
        Err(Fault { offset, what, opaque: false, short: true })
    }

    pub(crate) fn opaque<T>(&self, what: impl Into<String>) -> Result<T> {
        Err(Fault { offset: self.at, what: what.into(), opaque: true, short: false })
    }

    pub(crate) fn left(&self) -> usize {
        self.end - self.at
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..self.end]
    }

    pub(crate) fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        if len > self.left() {
            return self.short(len);
        }
        let bytes = &self.bytes[self.at..self.at + len];
        self.at += len;
        Ok(bytes)
    }

    /// Notes the value of what is being read; the last one counts.
    pub(crate) fn note(&mut self, value: Value) {
        if let Some(open) = self.open.last() {
            self.nodes[*open].value = Some(value);
        }
    }

    /// Notes that something begins here.
    pub(crate) fn enter(&mut self, name: Name) {
        let (parent, range) = (self.open.last().copied(), self.at..self.at);
        self.open.push(self.nodes.len());
        self.nodes.push(Node {
            name,
            parent,
            range,
            bits: None,
            value: None,
            raw: None,
            opaque: false,
        });
    }

    /// Notes that what was entered last ends here; it is forgotten if nothing was there.
    pub(crate) fn leave(&mut self) {
        let Some(index) = self.open.pop() else { return };
        let node = &mut self.nodes[index];
        node.range.end = self.at;
        let nothing = node.range.is_empty() && node.value.is_none();
        if nothing && index + 1 == self.nodes.len() {
            self.nodes.pop();
        }
    }

    /// Reads a part of a value.
    pub(crate) fn within<T>(
        &mut self,
        name: Name,
        body: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        self.enter(name);
        let value = body(self)?;
        self.leave();
        Ok(value)
    }

    /// Notes that the end of the message, and not only a length in it, says where something ends.
    pub(crate) fn look(&mut self) {
        self.ends_anywhere |= self.end == self.bytes.len();
    }

    /// Reads a value from exactly `len` bytes.
    pub(crate) fn limited<T>(
        &mut self,
        len: usize,
        body: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        if len > self.left() {
            return self.short(len);
        }
        let outer = (self.end, std::mem::take(&mut self.far_end));
        self.end = self.at + len;
        let value = body(self)?;
        let reached = self.at.max(self.far_end);
        if reached < self.end {
            return self.fault_at(reached, "bytes are left");
        }
        self.at = self.end;
        (self.end, self.far_end) = (outer.0, self.far_end.max(outer.1));
        Ok(value)
    }

    /// Reads a value one level down.
    pub(crate) fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        self.depth += 1;
        if self.depth > 600 {
            return self.fault("too deep");
        }
        let value = body(self);
        self.depth -= 1;
        value
    }

    fn is_big(&self, order: ByteOrder) -> bool {
        match order {
            ByteOrder::Big => true,
            ByteOrder::Varies => self.big,
            _ => false,
        }
    }

    fn pattern(&mut self, width: usize, order: ByteOrder) -> Result<u128> {
        let big = self.is_big(order);
        let mut bytes = self.take(width)?.to_vec();
        if big {
            bytes.reverse();
        }
        Ok(bytes.iter().rev().fold(0, |all, byte| all << 8 | u128::from(*byte)))
    }

    /// Reads a number, without noting it.
    pub(crate) fn number(&mut self, shape: Shape) -> Result<i128> {
        match shape {
            Shape::Int { width, signed, order } => {
                let pattern = self.pattern(width, order)?;
                let unused = 128 - 8 * u32::try_from(width).unwrap();
                let high = i128::from_le_bytes((pattern << unused).to_le_bytes());
                Ok(if signed { high >> unused } else { i128::from_le_bytes(pattern.to_le_bytes()) })
            }
            Shape::VarInt { form, bits, .. } => self.varying(form, bits),
            Shape::Named { of, .. } | Shape::Typed { of, .. } | Shape::Bool { of, .. } => {
                self.number(of())
            }
            Shape::Bits { of, .. } => self.number(of()),
            Shape::Flags(flags) => self.number((flags.of)()),
            Shape::Enum(shape) => self.number((shape.tag)()),
            Shape::Shifted { of, plus, range: (least, most) } => {
                let start = self.at;
                let number = self.number(of())? + plus;
                if (least..=most).contains(&number) {
                    Ok(number)
                } else {
                    self.fault_at(start, format!("{number} is out of range"))
                }
            }
            other => self.opaque(format!("{other} as a number")),
        }
    }

    fn varying(&mut self, form: NumberForm, bits: u32) -> Result<i128> {
        match form {
            NumberForm::Leb128 | NumberForm::ZigZag => {
                let (mut number, mut shift) = (0_i128, 0);
                // The sign of a zigzag number has a bit of its own, which `bits` counts.
                loop {
                    let at = self.at;
                    let byte = self.take(1)?[0];
                    let part = i128::from(byte & 0x7f);
                    number |= part << shift;
                    let left = bits.saturating_sub(shift);
                    let fits = left >= 7 || part >> left == 0;
                    shift += 7;
                    if !fits || (byte >= 0x80 && shift >= bits) {
                        return self.fault_at(at, "last byte of a varint");
                    }
                    if byte < 0x80 {
                        break;
                    }
                }
                let zigzag = form == NumberForm::ZigZag;
                Ok(if zigzag { (number >> 1) ^ -(number & 1) } else { number })
            }
            NumberForm::Halves { half } => {
                let top = 1 << (8 * half - 1);
                let first = i128::try_from(self.pattern(half, ByteOrder::Little)?).unwrap();
                if first & top == 0 {
                    return Ok(first);
                }
                let low = i128::try_from(self.pattern(half, ByteOrder::Little)?).unwrap();
                Ok((first & (top - 1)) << (8 * half) | low)
            }
            NumberForm::Escaped { wide } => match self.take(1)?[0] {
                0xff => Ok(i128::try_from(self.pattern(wide, ByteOrder::Little)?).unwrap()),
                short => Ok(short.into()),
            },
            other => self.opaque(format!("{other:?}")),
        }
    }

    /// Reads and notes a number, a `bool` or a UUID; `None` if the shape is something else.
    pub(crate) fn scalar(&mut self, shape: Shape) -> Result<Option<Val>> {
        let start = self.at;
        let (value, noted) = match shape {
            Shape::Int { width: 16, signed: false, order } => {
                let number = self.pattern(16, order)?;
                (Val::Opaque, Value::from(number))
            }
            Shape::Int { .. } | Shape::VarInt { .. } | Shape::Shifted { .. } => {
                let number = self.number(shape)?;
                (Val::Number(number), Value::Int(number))
            }
            Shape::Flags(flags) => {
                let number = self.number(shape)?;
                let bits = u64::try_from(number & i128::from(u64::MAX)).unwrap();
                let set = |flag: &&codec_core::shape::FlagShape| bits & flag.mask == flag.mask;
                let names = flags.flags.iter().filter(set).map(|flag| flag.name).collect();
                (Val::Number(number), Value::Flags { names, number: bits })
            }
            Shape::Float { width: 4, order } => {
                let bits = u32::try_from(self.pattern(4, order)?).unwrap();
                (Val::Float(f32::from_bits(bits).into()), Value::F32(f32::from_bits(bits)))
            }
            Shape::Float { width: 8, order } => {
                let bits = u64::try_from(self.pattern(8, order)?).unwrap();
                (Val::Float(f64::from_bits(bits)), Value::F64(f64::from_bits(bits)))
            }
            Shape::Float { width: 2, order } => {
                let bits = u16::try_from(self.pattern(2, order)?).unwrap();
                (Val::Opaque, Value::F32(half(bits)))
            }
            Shape::Float { width, order } => {
                let bits = self.pattern(width, order)?;
                (Val::Opaque, Value::from(bits))
            }
            Shape::Bool { of, truth } => {
                let number = self.number(of())?;
                if truth == Truth::One && !(0..=1).contains(&number) {
                    return self.fault_at(start, "bool");
                }
                (Val::Number((number != 0).into()), Value::Bool(number != 0))
            }
            Shape::Uuid { order } => {
                let bytes: [u8; 16] = self.take(16)?.try_into().unwrap();
                let id = match order {
                    UuidOrder::Rfc => uuid::Uuid::from_bytes(bytes),
                    _ => uuid::Uuid::from_bytes_le(bytes),
                };
                (Val::Opaque, Value::Uuid(id))
            }
            _ => return Ok(None),
        };
        if let (Shape::Shifted { plus, .. }, Value::Int(number), Some(open)) =
            (shape, &noted, self.open.last())
        {
            self.nodes[*open].raw = Some(number - plus);
        }
        self.note(noted);
        Ok(Some(value))
    }
}

/// The number that 16 bits are by IEEE 754: one bit for the sign, five for the exponent.
fn half(bits: u16) -> f32 {
    let (sign, exponent, fraction) = (bits >> 15, bits >> 10 & 0x1f, bits & 0x3ff);
    let sign = u32::from(sign) << 31;
    let wide = match (exponent, fraction) {
        (0x1f, 0) => 0xff << 23,
        // Not a number, and none that signals.
        (0x1f, fraction) => 0xff << 23 | 1 << 22 | u32::from(fraction) << 13,
        (0, fraction) => (f32::from(fraction) / f32::from(1_u16 << 14) / 1024.0).to_bits(),
        (exponent, fraction) => (u32::from(exponent) + 112) << 23 | u32::from(fraction) << 13,
    };
    f32::from_bits(sign | wide)
}
