//! One shape for each directive that does more than put a value in its place: `at`, `bits`,
//! `checksum`, and numbers of variable length.

#[cfg(feature = "peers")]
mod binrw;
#[cfg(feature = "peers")]
mod deku;

use codec_core::{
    Implied, NoDefault, Options, Order, Packed, Wire, checksum::Crc32, codec::VarInt,
};

use crate::{
    cases::{Case, Cases, Sample, Wanted},
    hand::number,
    ours,
    shapes::Plain,
};

/// Their names.
pub const NAMES: &[&str] = &["at", "bits", "checksum", "varint"];

/// The values with their bytes.
struct Samples {
    at: Sample<At>,
    bits: Sample<Bits>,
    sum: Sample<Sum>,
    varint: Sample<Varint>,
}

/// The cases; of the peers, those that are `wanted`.
pub fn cases(wanted: Wanted<'_>) -> Vec<Case> {
    let samples = Samples {
        at: Sample::new(at(), At::write),
        bits: Sample::new(bits(), Bits::write),
        sum: Sample::new(sum(), Sum::write),
        varint: Sample::new(varint(), Varint::write),
    };
    let Samples { at, bits, sum, varint } = &samples;
    let mut hand = Cases::of("hand");
    hand.both("at", at, At::write, At::read)
        .both("bits", bits, Bits::write, Bits::read)
        .both("checksum", sum, Sum::write, Sum::read)
        .both("varint", varint, Varint::write, Varint::read);
    let mut cases = Cases::of("ours");
    ours::both::<Offsets, _>(&mut cases, "at", at);
    ours::both::<Plain, _>(&mut cases, "bits", bits);
    ours::both::<Plain, _>(&mut cases, "checksum", sum);
    ours::both::<Plain, _>(&mut cases, "varint", varint);
    let mut list = hand.finish();
    list.extend(cases.finish());
    #[cfg(feature = "peers")]
    {
        if wanted("binrw") {
            list.extend(binrw::cases(&samples));
        }
        if wanted("deku") {
            list.extend(deku::cases(&samples));
        }
    }
    #[cfg(not(feature = "peers"))]
    let _ = wanted;
    list
}

/// [`Plain`] with data that lies elsewhere.
#[derive(Debug)]
struct Offsets;

impl Packed for Offsets {
    const NAME: &'static str = "offsets";
    const ORDER: Order = Order::Little;
    const OPTIONS: &'static Options<Self> = &Options::new(());
    const OFFSETS: bool = true;

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = NoDefault;
}

/// A table of 32 pieces of data, and the data behind it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Offsets)]
struct At {
    pieces: Vec<Piece>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Offsets)]
struct Piece {
    kind: u32,
    offset: Implied<u32>,
    size: Implied<u32>,
    #[wire(at = offset, len = size)]
    data: Vec<u8>,
}

fn at() -> At {
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

/// 100 words of four groups of bits.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct Bits {
    words: Vec<Word>,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain, bits = u32, lsb_first)]
struct Word {
    #[wire(bits = 4)]
    version: u8,
    #[wire(bits = 12)]
    len: u16,
    #[wire(bits = 1)]
    more: bool,
    #[wire(bits = 15)]
    offset: u16,
}

fn bits() -> Bits {
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

/// Data with its length and its CRC-32.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct Sum {
    length: Implied<u32>,
    kind: [u8; 4],
    #[wire(count = length)]
    data: Vec<u8>,
    #[wire(checksum(Crc32, kind..=data))]
    crc: Implied<u32>,
}

fn sum() -> Sum {
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

/// 100 numbers of one to five bytes.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct Varint {
    #[wire(as = Vec<VarInt<u32>>)]
    numbers: Vec<u32>,
}

fn varint() -> Varint {
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
