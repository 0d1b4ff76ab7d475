//! Numbers, and what is made of one number.

use codec_core::{
    Shape, UuidOrder,
    shape::{BitKind, BitsShape, ByteOrder, NumberForm, Rule},
};

use super::{Make, Output, Stuck};
use crate::eval::{Scope, Val};

impl Output<'_> {
    /// Writes a number or another value of fixed form; `wanted` is what it must be. `None` if the
    /// shape is something else.
    pub(crate) fn scalar(&mut self, shape: Shape, wanted: Option<i128>) -> Make<Option<Val>> {
        Ok(Some(match shape {
            Shape::Int { .. } | Shape::VarInt { .. } | Shape::Shifted { .. } => {
                let number = match wanted {
                    Some(number) => number,
                    None => self.any_number(shape),
                };
                self.number(shape, number)?;
                Val::Number(number)
            }
            Shape::Bool { of, .. } => {
                let truth = match wanted {
                    Some(number) => number != 0,
                    None => self.random.one_in(2),
                };
                self.number(of(), truth.into())?;
                Val::Number(truth.into())
            }
            Shape::Flags(flags) => {
                let number = match wanted {
                    Some(number) => number,
                    None => {
                        let (mut word, rare) = (0, self.random.choose(&[2, 5, 20]));
                        for flag in flags.flags {
                            word |= if self.random.one_in(rare) { flag.mask } else { 0 };
                        }
                        i128::from(word)
                    }
                };
                let number = self.fitted((flags.of)(), number);
                self.number((flags.of)(), number)?;
                Val::Number(number)
            }
            Shape::Bits { of, bits } => {
                let pattern = match wanted {
                    Some(number) => u64::try_from(number & i128::from(u64::MAX)).unwrap(),
                    None => self.pattern_of(bits)?,
                };
                let number = self.fitted(of(), pattern.into());
                self.number(of(), number)?;
                group_values(bits, pattern)
            }
            Shape::Float { width, order } => {
                let bytes = match width {
                    4 => match self.random.below(4) {
                        0 => self.random.bytes(4),
                        _ => {
                            let number = self.random.below(2000).cast_signed() - 1000;
                            let number = f32::from(i16::try_from(number).unwrap()) / 8.0;
                            number.to_le_bytes().to_vec()
                        }
                    },
                    width => self.random.bytes(width),
                };
                let value = match bytes[..] {
                    [a, b, c, d] => Val::Float(f32::from_le_bytes([a, b, c, d]).into()),
                    [a, b, c, d, e, f, g, h] => {
                        Val::Float(f64::from_le_bytes([a, b, c, d, e, f, g, h]))
                    }
                    _ => Val::Opaque,
                };
                self.put_ordered(&bytes, order)?;
                value
            }
            Shape::Uuid { order } => {
                let _: UuidOrder = order;
                let bytes = match self.random.one_in(4) {
                    true => vec![0; 16],
                    false => self.random.bytes(16),
                };
                self.put(&bytes)?;
                Val::Opaque
            }
            _ => return Ok(None),
        }))
    }

    /// Any number that the shape can have; small ones are likely.
    pub(crate) fn any_number(&mut self, shape: Shape) -> i128 {
        let (first, last) = range(shape);
        let number = match self.random.below(8) {
            0 => 0,
            1..=3 => i128::from(self.random.below(10)),
            4 => i128::from(self.random.below(256)),
            5 => -i128::from(self.random.below(100)),
            6 => self.random.choose(&[first, last]),
            _ => i128::from(self.random.next()),
        };
        if (first..=last).contains(&number) {
            return number;
        }
        // The shape may be far from zero.
        let span = last.saturating_sub(first).saturating_add(1).max(1);
        first.saturating_add(number.rem_euclid(span))
    }

    /// The number of the shape that has the bits of `number`.
    fn fitted(&self, shape: Shape, number: i128) -> i128 {
        let (first, last) = range(shape);
        let span = last - first + 1;
        if number > last { number - span } else { number.max(first) }
    }

    /// Writes `number`.
    pub(crate) fn number(&mut self, shape: Shape, number: i128) -> Make<()> {
        let (first, last) = range(shape);
        if !(first..=last).contains(&number) {
            return Err(Stuck::Again("number out of range"));
        }
        match shape {
            Shape::Int { width, order, .. } => {
                let bytes = number.to_le_bytes();
                self.put_ordered(&bytes[..width], order)
            }
            Shape::VarInt { form, bits, .. } => self.varint(form, bits, number),
            Shape::Shifted { of, plus, .. } => self.number(of(), number - plus),
            Shape::Named { of, .. } | Shape::Typed { of, .. } => self.number(of(), number),
            Shape::Bool { of, .. } | Shape::Bits { of, .. } => self.number(of(), number),
            Shape::Flags(flags) => self.number((flags.of)(), number),
            Shape::Enum(shape) => self.number((shape.tag)(), number),
            other => Err(Stuck::Never(format!("number {other}"))),
        }
    }

    fn varint(&mut self, form: NumberForm, bits: u32, number: i128) -> Make<()> {
        match form {
            NumberForm::Leb128 | NumberForm::ZigZag => {
                let mut left = match form {
                    NumberForm::ZigZag => (number << 1) ^ (number >> 127),
                    // A negative number has all its bits.
                    _ if number < 0 => number & ((1 << bits) - 1),
                    _ => number,
                };
                loop {
                    let byte = u8::try_from(left & 0x7f).unwrap();
                    left >>= 7;
                    if left == 0 {
                        return self.put(&[byte]);
                    }
                    self.put(&[byte | 0x80])?;
                }
            }
            NumberForm::Halves { half } => {
                let top = 1_i128 << (8 * half - 1);
                if number < top {
                    return self.put(&number.to_le_bytes()[..half]);
                }
                let high = (number >> (8 * half)) | top;
                self.put(&high.to_le_bytes()[..half])?;
                self.put(&number.to_le_bytes()[..half])
            }
            NumberForm::Escaped { wide } => match u8::try_from(number) {
                Ok(short @ 0..=0xfe) => self.put(&[short]),
                _ => {
                    self.put(&[0xff])?;
                    self.put(&number.to_le_bytes()[..wide])
                }
            },
            other => Err(Stuck::Never(format!("{other:?}"))),
        }
    }

    /// Writes bytes that are little-endian in the order of the message.
    pub(crate) fn put_ordered(&mut self, little: &[u8], order: ByteOrder) -> Make<()> {
        let big = match order {
            ByteOrder::Little => false,
            ByteOrder::Big => true,
            _ => self.big,
        };
        let mut bytes = little.to_vec();
        if big {
            bytes.reverse();
        }
        self.put(&bytes)
    }

    /// A number whose groups are all valid.
    fn pattern_of(&mut self, bits: &'static BitsShape) -> Make<u64> {
        'again: for _ in 0..200 {
            let mut word = 0;
            let mut values: Vec<Val> = Vec::new();
            for group in bits.groups {
                let width = group.width;
                let mask = u64::MAX.checked_shr(64 - width).unwrap_or(0);
                let scope = Scope { fields: &values, params: &[], element: None };
                let constant = group.rules.iter().find_map(|rule| match rule {
                    Rule::Const(expr) => scope.number(expr),
                    _ => None,
                });
                let part = match group.kind {
                    _ if width == 0 => 0,
                    _ if constant.is_some() => {
                        u64::try_from(constant.unwrap_or(0) & i128::from(mask)).unwrap()
                    }
                    BitKind::Bool => self.random.below(2),
                    BitKind::Enum { variants, .. } if !variants.is_empty() => {
                        let (_, number) = self.random.choose(variants);
                        u64::try_from(number & i128::from(mask)).unwrap()
                    }
                    BitKind::Struct(inner) => self.pattern_of(inner)?,
                    BitKind::Unused => 0,
                    _ if self.random.one_in(2) => self.random.below(4) & mask,
                    _ => self.random.next() & mask,
                };
                let number = match group.kind {
                    BitKind::Int { signed: true } if width > 0 => {
                        ((part << (64 - width)).cast_signed() >> (64 - width)).into()
                    }
                    _ => i128::from(part),
                };
                values.push(if width == 0 { Val::Absent } else { Val::Number(number) });
                let scope = Scope { fields: &values, params: &[], element: None };
                for rule in group.rules {
                    if let Rule::Check(expr) = rule
                        && scope.number(expr) == Some(0)
                    {
                        continue 'again;
                    }
                }
                word |= part.checked_shl(group.start).unwrap_or(0);
            }
            return Ok(word);
        }
        Err(Stuck::Again("bits"))
    }
}

/// The values of the groups of a number.
fn group_values(bits: &'static BitsShape, word: u64) -> Val {
    let value = |group: &codec_core::shape::BitGroup| {
        let mask = u64::MAX.checked_shr(64 - group.width).unwrap_or(0);
        let part = word.checked_shr(group.start).unwrap_or(0) & mask;
        let value = match group.kind {
            _ if group.width == 0 => Val::Absent,
            BitKind::Struct(inner) => group_values(inner, part),
            BitKind::Int { signed: true } => {
                let unused = 64 - group.width;
                Val::Number(((part << unused).cast_signed() >> unused).into())
            }
            _ => Val::Number(part.into()),
        };
        (group.name, value)
    };
    Val::Record(bits.groups.iter().map(value).collect())
}

/// The smallest and the largest number of a shape.
pub(crate) fn range(shape: Shape) -> (i128, i128) {
    match shape {
        Shape::Int { width, signed, .. } => of_bits(u32::try_from(8 * width).unwrap(), signed),
        Shape::VarInt { form: NumberForm::Halves { half }, .. } => {
            of_bits(u32::try_from(16 * half).unwrap() - 1, false)
        }
        Shape::VarInt { form: NumberForm::Escaped { wide }, .. } => {
            of_bits(u32::try_from(8 * wide).unwrap(), false)
        }
        Shape::VarInt { bits, signed, .. } => of_bits(bits, signed),
        Shape::Shifted { of, plus, range: (first, last) } => {
            let (low, high) = range(of());
            (first.max(low.saturating_add(plus)), last.min(high.saturating_add(plus)))
        }
        Shape::Named { of, .. } | Shape::Typed { of, .. } => range(of()),
        Shape::Bool { .. } => (0, 1),
        Shape::Bits { of, .. } => range(of()),
        Shape::Flags(flags) => range((flags.of)()),
        Shape::Enum(shape) => range((shape.tag)()),
        _ => (i128::MIN, i128::MAX),
    }
}

fn of_bits(bits: u32, signed: bool) -> (i128, i128) {
    match (bits, signed) {
        (127.., true) => (i128::MIN, i128::MAX),
        (127.., false) => (0, i128::MAX),
        (bits, true) => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        (bits, false) => (0, (1 << bits) - 1),
    }
}
