//! Values by their shapes.

use codec_core::{
    DecodeError, Shape,
    shape::{EnumShape, Keeps, Lies, Present, Taken},
};

use super::{Make, Output, Stuck};
use crate::eval::Val;

/// Levels at which nothing is nested deeper that could be left out.
pub(crate) const DEEP: usize = 12;

impl Output<'_> {
    /// Writes a value.
    pub(crate) fn value(&mut self, shape: Shape) -> Make<Val> {
        if self.depth > 40 {
            return Err(Stuck::Again("too deep"));
        }
        if let Some(value) = self.scalar(shape, None)? {
            return Ok(value);
        }
        let start = self.at();
        match shape {
            Shape::Unit => Ok(Val::Opaque),
            Shape::Text { encoding, frame } => self.text(encoding, frame),
            Shape::Bytes { frame } => self.bytes_in(frame),
            Shape::Array { of, len } => self.items(of, len),
            Shape::List { of, frame } => self.list(of, frame),
            Shape::Optional { of, present } => self.optional(of, present),
            Shape::Record(record) => self.record(record, &[]),
            Shape::Enum(shape) => self.any_variant(shape),
            Shape::Named { of, .. } | Shape::Typed { of, .. } => self.value(of()),
            Shape::Framed { of, frame } => self.framed(of, frame),
            Shape::Padded { of, to } => {
                let value = self.value(of())?;
                let used = self.at() - start;
                self.put(&vec![0; used.next_multiple_of(to) - used])?;
                Ok(value)
            }
            Shape::Open { of, null } => self.open(of(), null),
            Shape::Inside { format, of } => {
                let outer = std::mem::replace(&mut self.format, format());
                let of = match of() {
                    Shape::Unit => Shape::Any,
                    of => of,
                };
                let value = self.value(of)?;
                self.format = outer;
                Ok(value)
            }
            Shape::Any => match self.format.lies {
                Lies::Tagged { .. } => self.any_tagged_record(),
                _ => Err(Stuck::Never("any value".into())),
            },
            Shape::Opaque { read, .. } => self.opaque(read),
            other => Err(Stuck::Never(other.to_string())),
        }
    }

    fn optional(&mut self, of: fn() -> Shape, present: Present) -> Make<Val> {
        let there = self.depth < DEEP && !self.random.one_in(3);
        match present {
            Present::Number(number) => self.number(number(), there.into())?,
            Present::Left if self.closed || !there => {
                self.closed = true;
                return Ok(Val::Absent);
            }
            _ => {}
        }
        if !there && !matches!(present, Present::Left | Present::Format) {
            return Ok(Val::Absent);
        }
        self.nested(|out| out.value(of()))
    }

    /// Writes a value one level down.
    pub(crate) fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> Make<T>) -> Make<T> {
        self.depth += 1;
        let value = body(self)?;
        self.depth -= 1;
        Ok(value)
    }

    /// A tag of an enum: of a variant, or of none if it keeps such.
    pub(crate) fn any_tag(&mut self, shape: &'static EnumShape) -> Make<i128> {
        let tags: Vec<_> = shape.variants.iter().filter(|it| it.first_id().is_some()).collect();
        if tags.is_empty() || (shape.keeps != Keeps::Nothing && self.random.one_in(20)) {
            for _ in 0..64 {
                let number = self.any_number((shape.tag)());
                if shape.variant(number).is_none() {
                    return Ok(number);
                }
            }
            return Err(Stuck::Again("unknown tag"));
        }
        let chosen = self.rare(std::ptr::from_ref(shape).addr(), tags.len());
        let variant = if self.depth > DEEP {
            // One that ends here, if there is one.
            let ends = |it: &&&codec_core::shape::VariantShape| matches!((it.shape)(), Shape::Unit);
            tags.iter().find(ends).map_or(tags[chosen], |it| *it)
        } else {
            tags[chosen]
        };
        // A variant is written with the first of its tags.
        variant.first_id().ok_or(Stuck::Again("variant"))
    }

    fn any_variant(&mut self, shape: &'static EnumShape) -> Make<Val> {
        if let Lies::Tagged { .. } = self.format.lies
            && !shape.is_bare()
        {
            return self.tagged_variant(shape);
        }
        if let Shape::Text { .. } = (shape.tag)().plain() {
            return self.text_variant(shape);
        }
        let tag = self.any_tag(shape)?;
        self.number((shape.tag)(), tag)?;
        if shape.is_bare() {
            return Ok(Val::Number(tag));
        }
        self.payload(shape, tag)
    }

    fn text_variant(&mut self, shape: &'static EnumShape) -> Make<Val> {
        let variants: Vec<_> = shape.variants.iter().filter(|it| !it.texts.is_empty()).collect();
        let chosen = self.rare(std::ptr::from_ref(shape).addr(), variants.len());
        let Some(variant) = variants.get(chosen) else { return Err(Stuck::Again("variant")) };
        self.given_text((shape.tag)(), variant.texts[0])?;
        self.nested(|out| out.value((variant.shape)()))
    }

    /// Writes what stands behind a tag.
    pub(crate) fn payload(&mut self, shape: &'static EnumShape, tag: i128) -> Make<Val> {
        let Some(variant) = shape.variant(tag) else {
            if shape.keeps == Keeps::Rest {
                let len = self.random.index(5);
                let bytes = self.random.bytes(len);
                self.put(&bytes)?;
            }
            return Ok(Val::Opaque);
        };
        self.nested(|out| match (variant.shape)() {
            Shape::Record(record) => out.record(record, &[Val::Number(tag)]),
            shape => out.value(shape),
        })
    }

    fn open(&mut self, shape: Shape, null: i128) -> Make<Val> {
        let Shape::Enum(shape) = shape else { return Err(Stuck::Never(shape.to_string())) };
        if self.depth > 8 || self.random.one_in(3) {
            self.number((shape.tag)(), null)?;
            return Ok(Val::Absent);
        }
        let mut tag = self.any_tag(shape)?;
        if shape.variant(tag).is_none() {
            // All that is left would belong to it.
            tag = null;
        }
        self.number((shape.tag)(), tag)?;
        if tag == null {
            return Ok(Val::Absent);
        }
        self.payload(shape, tag)
    }

    /// Looks for a value that only its own code can read.
    fn opaque(&mut self, read: fn(&[u8]) -> Result<Taken, DecodeError>) -> Make<Val> {
        for _ in 0..200 {
            let len = self.random.index(80);
            let bytes: Vec<u8> = match self.random.below(6) {
                0 => vec![0; 80],
                1 => (0..80).map(|_| self.random.small()).collect(),
                2 => self.random.bytes(80),
                // Hexadecimal digits, as 8 and as 16 bits, and an end.
                3 => (0..len).map(|_| self.random.choose(b"0123456789abcdef")).chain([0]).collect(),
                4 => (0..len)
                    .flat_map(|_| [self.random.choose(b"0123456789abcdef"), 0])
                    .chain([0, 0])
                    .collect(),
                _ => (0..32)
                    .flat_map(|_| [self.random.choose(b"0123456789abcdef"), 0])
                    .chain([0, 0])
                    .collect(),
            };
            if let Ok(taken) = read(&bytes)
                && taken.len <= bytes.len()
            {
                self.put(&bytes[..taken.len])?;
                return Ok(Val::Opaque);
            }
        }
        Err(Stuck::Again("opaque value"))
    }
}
