//! Valid messages made from descriptions, and how much of a description is opaque.

use std::collections::HashSet;

use codec_core::{
    Shape,
    shape::{Field, FormatShape, RecordShape, Rule},
};

use crate::input::Input;

/// Makes messages of a type: it lets the interpreter read random bytes, and mends what it finds
/// wrong, until all is right.
#[derive(Clone, Debug)]
pub struct Generator {
    seed: u64,
}

impl Generator {
    /// A generator of the messages with this number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 }
    }

    /// A random number below `below`.
    pub fn random(&mut self, below: u64) -> u64 {
        // Xorshift, by Marsaglia.
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        self.seed % below
    }

    /// Bytes of a valid message, if they were found.
    pub fn message(&mut self, format: FormatShape, shape: Shape) -> Option<Vec<u8>> {
        for _ in 0..8 {
            let mut bytes = Vec::new();
            for _ in 0..400 {
                let mut input = Input::new(format, &bytes);
                input.salt = usize::try_from(self.random(1 << 20)).ok()?;
                input.mends = true;
                let fault = match input.message(shape) {
                    Ok(len) => {
                        bytes.truncate(len);
                        return Some(bytes);
                    }
                    Err(fault) => fault,
                };
                if let Some((at, fix)) = fault.fix {
                    match bytes.get_mut(at..at + fix.len()) {
                        Some(wrong) => wrong.copy_from_slice(&fix),
                        None => self.grow(&mut bytes),
                    }
                } else if fault.what.starts_with("needed")
                    || fault.what == "list is cut"
                    || fault.what == "no end"
                {
                    for _ in 0..fault.missing.clamp(1, 64) {
                        let byte = self.byte();
                        bytes.push(byte);
                    }
                } else if fault.opaque || bytes.len() > 2000 {
                    break;
                } else if fault.offset < bytes.len() {
                    bytes[fault.offset] = self.byte();
                } else {
                    self.grow(&mut bytes);
                }
            }
        }
        None
    }

    /// Few elements are likely, and small numbers, and the letters of texts.
    fn byte(&mut self) -> u8 {
        let byte = |number: u64| u8::try_from(number).unwrap_or(0);
        match self.random(8) {
            0..=3 => 0,
            4 | 5 => byte(self.random(3)),
            6 => b'a' + byte(self.random(26)),
            _ => byte(self.random(256)),
        }
    }

    fn grow(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.random(3) {
            let byte = self.byte();
            bytes.push(byte);
        }
    }

    /// A valid message with a fault in it, perhaps.
    pub fn mutate(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        let len = u64::try_from(bytes.len()).unwrap_or(1).max(1);
        for _ in 0..=self.random(2) {
            let at = usize::try_from(self.random(len)).unwrap_or(0);
            match self.random(4) {
                0 => bytes.truncate(at),
                1 if at < bytes.len() => bytes[at] = self.byte(),
                2 if at < bytes.len() => bytes[at] ^= 1 << self.random(8),
                _ => bytes.push(0),
            }
        }
        bytes
    }
}

/// How many steps a description has, and which of them are opaque.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    /// Fields, elements and variants.
    pub all: usize,
    /// The opaque ones.
    pub opaque: Vec<String>,
    met: HashSet<usize>,
}

/// Counts the steps of a description, each struct and enum once.
pub fn count_steps(shape: Shape, steps: &mut Steps) {
    match shape {
        Shape::Record(record) => {
            if steps.met.insert(std::ptr::from_ref(record).addr()) {
                record.fields.iter().for_each(|field| count_field(record, field, steps));
            }
        }
        Shape::Enum(shape) => {
            if steps.met.insert(std::ptr::from_ref(shape).addr()) {
                count_steps((shape.tag)(), steps);
                shape.variants.iter().for_each(|variant| count_steps((variant.shape)(), steps));
            }
        }
        Shape::Opaque { name, .. } => {
            steps.all += 1;
            steps.opaque.push(name.into());
        }
        Shape::Array { of, .. }
        | Shape::List { of, .. }
        | Shape::Map { of }
        | Shape::Optional { of, .. }
        | Shape::Named { of, .. }
        | Shape::Framed { of, .. }
        | Shape::Padded { of, .. }
        | Shape::Open { of, .. }
        | Shape::Typed { of, .. }
        | Shape::Inside { of, .. } => count_steps(of(), steps),
        _ => steps.all += 1,
    }
}

fn count_field(record: &RecordShape, field: &Field, steps: &mut Steps) {
    let opaque = field.rules.iter().any(|rule| match rule {
        Rule::Bit { flags, mask, .. } => flags.is_opaque() || mask.is_opaque(),
        rule => rule.expr().is_some_and(codec_core::shape::Expr::is_opaque),
    });
    if opaque {
        steps.opaque.push(format!("{}.{}: {}", record.name, field.name, field.directives));
    }
    steps.all += 1;
    count_steps((field.shape)(), steps);
}
