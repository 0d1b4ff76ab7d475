//! `VarInt`: 100 numbers of one to five bytes.

use codec_core::{Wire, codec::VarInt};

use crate::{
    cases::{Case, Cases, Sample},
    ours::Plain,
};

/// 100 numbers of one to five bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct Varint {
    #[wire(as = Vec<VarInt<u32>>)]
    pub numbers: Vec<u32>,
}

fn value() -> Varint {
    Varint { numbers: (0..100).map(|n: u32| 1 << (n % 32)).collect() }
}

impl Varint {
    fn write(&self, out: &mut Vec<u8>) -> Option<()> {
        let count = u32::try_from(self.numbers.len()).ok()?;
        out.reserve(4 + self.numbers.len() * 5);
        out.extend_from_slice(&count.to_le_bytes());
        for number in &self.numbers {
            let mut number = *number;
            while number >= 0x80 {
                out.push(number as u8 | 0x80);
                number >>= 7;
            }
            out.push(number as u8);
        }
        Some(())
    }

    fn read(input: &[u8]) -> Option<Self> {
        let (count, mut rest) = input.split_first_chunk()?;
        let count = u32::from_le_bytes(*count) as usize;
        if count > rest.len() {
            return None;
        }
        let mut numbers = Vec::with_capacity(count);
        for _ in 0..count {
            let (mut number, mut shift) = (0_u64, 0);
            loop {
                let (byte, behind) = rest.split_first()?;
                rest = behind;
                number |= u64::from(byte & 0x7f) << shift;
                if *byte < 0x80 {
                    // No more bytes than the number needs.
                    if *byte == 0 && shift > 0 {
                        return None;
                    }
                    break;
                }
                shift += 7;
                if shift > 28 {
                    return None;
                }
            }
            numbers.push(u32::try_from(number).ok()?);
        }
        rest.is_empty().then_some(Self { numbers })
    }
}

/// The sample.
pub fn sample() -> Sample<Varint> {
    Sample::new(value(), Varint::write)
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let mut cases = Cases::of("varint");
    cases.hand(&sample, Varint::write, Varint::read).ours::<Plain, Varint>(&[sample]);
    cases.finish()
}
