//! `checksum`: 200 bytes with their length and CRC-32.

use codec_core::{Implied, Wire, checksum::Crc32};

use crate::{
    by_hand::number,
    cases::{Case, Cases, Sample},
    ours::Plain,
};

/// Data with its length and its CRC-32.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct Sum {
    pub length: Implied<u32>,
    pub kind: [u8; 4],
    #[wire(count = length)]
    pub data: Vec<u8>,
    #[wire(checksum(Crc32, kind..=data))]
    pub crc: Implied<u32>,
}

fn value() -> Sum {
    Sum { length: Implied::new(), kind: *b"IDAT", data: vec![7; 200], crc: Implied::new() }
}

impl Sum {
    fn write(&self, out: &mut Vec<u8>) -> Option<()> {
        let start = out.len();
        out.reserve(12 + self.data.len());
        out.extend_from_slice(&u32::try_from(self.data.len()).ok()?.to_le_bytes());
        out.extend_from_slice(&self.kind);
        out.extend_from_slice(&self.data);
        let crc = crc32fast::hash(out.get(start + 4..)?);
        out.extend_from_slice(&crc.to_le_bytes());
        Some(())
    }

    fn read(input: &[u8]) -> Option<Self> {
        let (head, rest) = input.split_first_chunk::<8>()?;
        let (data, crc) = rest.split_at_checked(number(head, 0) as usize)?;
        let covered = input.get(4..8 + data.len())?;
        if crc.len() != 4 || crc32fast::hash(covered) != number(crc, 0) {
            return None;
        }
        let kind = *head[4..].first_chunk()?;
        Some(Self { length: Implied::new(), kind, data: data.to_vec(), crc: Implied::new() })
    }
}

/// The sample.
pub fn sample() -> Sample<Sum> {
    Sample::new(value(), Sum::write)
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let mut cases = Cases::of("checksum");
    cases.hand(&sample, Sum::write, Sum::read).ours::<Plain, Sum>(&[sample]);
    cases.finish()
}
