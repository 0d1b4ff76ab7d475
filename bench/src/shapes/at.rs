//! `at`: a table of 32 pieces of data, and the data behind it.

use codec_core::{Implied, NoDefault, Options, Order, Packed, Wire};

use crate::{
    by_hand::number,
    cases::{Case, Cases, Sample},
};

/// A format with data that lies elsewhere.
#[derive(Debug)]
pub struct Offsets;

impl Packed for Offsets {
    const NAME: &'static str = "offsets";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = NoDefault;
}

/// A table of 32 pieces of data, and the data behind it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Offsets)]
pub struct At {
    pub pieces: Vec<Piece>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Offsets)]
pub struct Piece {
    pub kind: u32,
    pub offset: Implied<u32>,
    pub size: Implied<u32>,
    #[wire(at = offset, len = size)]
    pub data: Vec<u8>,
}

fn value() -> At {
    let piece = |kind: u32| {
        let (offset, size) = (Implied::new(), Implied::new());
        Piece { kind, offset, size, data: vec![kind as u8; 20 + kind as usize % 13] }
    };
    At { pieces: (0..32).map(piece).collect() }
}

impl At {
    fn write(&self, out: &mut Vec<u8>) -> Option<()> {
        let count = u32::try_from(self.pieces.len()).ok()?;
        let mut end = 4 + self.pieces.len() * 12;
        let len = self.pieces.iter().fold(end, |len, piece| len + piece.data.len());
        out.reserve(len);
        out.extend_from_slice(&count.to_le_bytes());
        for piece in &self.pieces {
            let mut head = [0; 12];
            head[..4].copy_from_slice(&piece.kind.to_le_bytes());
            head[4..8].copy_from_slice(&u32::try_from(end).ok()?.to_le_bytes());
            head[8..].copy_from_slice(&u32::try_from(piece.data.len()).ok()?.to_le_bytes());
            out.extend_from_slice(&head);
            end += piece.data.len();
        }
        for piece in &self.pieces {
            out.extend_from_slice(&piece.data);
        }
        Some(())
    }

    fn read(input: &[u8]) -> Option<Self> {
        let (count, rest) = input.split_first_chunk()?;
        let count = u32::from_le_bytes(*count) as usize;
        let (heads, _) = rest.get(..count.checked_mul(12)?)?.as_chunks::<12>();
        let mut last = 4 + count * 12;
        // What all pieces may take together, however they overlap.
        let mut left = input.len() * 8;
        let mut pieces = Vec::with_capacity(count);
        for head in heads {
            let (offset, size) = (number(head, 4) as usize, number(head, 8) as usize);
            let end = offset.checked_add(size)?;
            let data = input.get(offset..end)?;
            left = left.checked_sub(size)?;
            last = last.max(end);
            let (offset, size) = (Implied::new(), Implied::new());
            pieces.push(Piece { kind: number(head, 0), offset, size, data: data.to_vec() });
        }
        (last >= input.len()).then_some(Self { pieces })
    }
}

/// The sample.
pub fn sample() -> Sample<At> {
    Sample::new(value(), At::write)
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let mut cases = Cases::of("at");
    cases.hand(&sample, At::write, At::read).ours::<Offsets, At>(&[sample]);
    cases.finish()
}
