//! `bits`: 100 words of four groups of bits.

use codec_core::Wire;

use crate::{
    cases::{Case, Cases, Sample},
    ours::Plain,
};

/// 100 words of four groups of bits.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct Bits {
    pub words: Vec<Word>,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain, bits = u32, lsb_first)]
pub struct Word {
    #[wire(bits = 4)]
    pub version: u8,
    #[wire(bits = 12)]
    pub len: u16,
    #[wire(bits = 1)]
    pub more: bool,
    #[wire(bits = 15)]
    pub offset: u16,
}

fn value() -> Bits {
    let word = |n: u16| Word { version: 4, len: n * 3, more: n.is_multiple_of(2), offset: n * 7 };
    Bits { words: (0..100).map(word).collect() }
}

impl Bits {
    fn write(&self, out: &mut Vec<u8>) -> Option<()> {
        let count = u32::try_from(self.words.len()).ok()?;
        out.reserve(4 + self.words.len() * 4);
        out.extend_from_slice(&count.to_le_bytes());
        for word in &self.words {
            let Word { version, len, more, offset } = *word;
            if version >= 1 << 4 || len >= 1 << 12 || offset >= 1 << 15 {
                return None;
            }
            let [version, len, more, offset] =
                [version.into(), len.into(), more.into(), offset.into()].map(|part: u32| part);
            let number = version | len << 4 | more << 16 | offset << 17;
            out.extend_from_slice(&number.to_le_bytes());
        }
        Some(())
    }

    fn read(input: &[u8]) -> Option<Self> {
        let (count, rest) = input.split_first_chunk()?;
        if u32::from_le_bytes(*count) as usize * 4 != rest.len() {
            return None;
        }
        let word = |bytes: &[u8; 4]| {
            let number = u32::from_le_bytes(*bytes);
            Word {
                version: (number & 0xf) as u8,
                len: (number >> 4 & 0xfff) as u16,
                more: number >> 16 & 1 != 0,
                offset: (number >> 17) as u16,
            }
        };
        Some(Self { words: rest.as_chunks().0.iter().map(word).collect() })
    }
}

/// The sample.
pub fn sample() -> Sample<Bits> {
    Sample::new(value(), Bits::write)
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let mut cases = Cases::of("bits");
    cases.hand(&sample, Bits::write, Bits::read).ours::<Plain, Bits>(&[sample]);
    cases.finish()
}
